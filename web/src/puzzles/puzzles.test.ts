/** The puzzles that come with the page, as it reads, judges and draws them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { actionForm, actionNumber, notationOf, numbersOf } from "../engine/actionForm";
import { loadEngine } from "../engine/engine";
import { Rules } from "../engine/rules";
import { standard } from "../rules/standard";
import { expand } from "./expand";
import { knownTurn } from "./judge";
import { LibraryError, loadIndex, loadPuzzle } from "./library";
import { positionOf } from "./position";
import type { Puzzle } from "./puzzle";

const FOLDER = join(import.meta.dirname, "data");
const EVERY = 12; // of the puzzles, one in so many
const FILES = readdirSync(FOLDER).filter((name) => name !== "index.json");
const puzzles = FILES.flatMap(
  (name) => (JSON.parse(readFileSync(join(FOLDER, name), "utf-8")) as { puzzles: Puzzle[] }).puzzles,
);
const sample = puzzles.filter((_, number) => number % EVERY === 0);
let rules: Rules;

beforeAll(async () => {
  rules = new Rules(
    await loadEngine(readFileSync(join(import.meta.dirname, "../engine/orbis.wasm"))),
    standard,
  );
});
afterEach(() => vi.unstubAllGlobals());

const actionsOf = (turn: string) => numbersOf(turn).map((number) => actionForm(number, 0));

describe("positions", () => {
  it("are between turns, with as many unseen tiles as there are in the piles", () => {
    for (const { state: form } of sample) {
      const state = expand(form);
      const bytes = positionOf(rules, state);
      const read = rules.engine.memory.scoped(() => {
        const block = rules.engine.allocate("state");
        rules.engine.memory.bytes(block).set(bytes);
        return rules.stateOf(block);
      });
      expect(read).toEqual(state);
    }
  });

  it("allow all turns of their puzzles, to the end", () => {
    for (const { state, turns } of sample)
      for (const { turn } of turns) {
        const preview = rules.preview(
          expand(state),
          numbersOf(turn).map((number) => actionForm(number, 0)),
        );
        expect(preview).toMatchObject({ complete: true, staged: turn });
      }
  });

  it("are refused when they are damaged", () => {
    const { state } = puzzles[0]!;
    expect(() => expand({ ...state, display: "nonsense" })).toThrow();
  });
});

describe("turns", () => {
  it("are known by what they take and where they place it", () => {
    for (const puzzle of sample)
      for (const known of puzzle.turns) expect(knownTurn(puzzle, actionsOf(known.turn))).toBe(known);
  });

  it("amount to the same whatever worshipers pay", () => {
    const puzzle = {
      turns: [{ turn: "b2 2.1 -R" }, { turn: "a1 1>", same: ["a1 1<"] }],
    } as unknown as Puzzle;
    expect(knownTurn(puzzle, actionsOf("b2 2.1 -G"))).toBe(puzzle.turns[0]);
    expect(knownTurn(puzzle, actionsOf("b2 3R=G 2.1 -G"))).toBe(puzzle.turns[0]);
    expect(knownTurn(puzzle, actionsOf("a1 1<"))).toBe(puzzle.turns[1]);
    expect(knownTurn(puzzle, actionsOf("b2 2.1 no"))).toBeNull();
    expect(knownTurn(puzzle, actionsOf("b2 ~2.1"))).toBeNull();
  });

  it("have one notation", () => {
    for (const { turns } of sample)
      for (const { turn } of turns) expect(notationOf(actionsOf(turn).map(actionNumber))).toBe(turn);
  });
});

describe("the library", () => {
  const serve = (answer: (name: string) => Response) =>
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(answer(/(\w+)\.json/.exec(address)![1]!)));
  const file = (name: string) => new Response(readFileSync(join(FOLDER, `${name}.json`)));

  it("has every puzzle of its index", async () => {
    serve(file);
    const entries = await loadIndex();
    expect(entries.map(({ id }) => id).sort()).toEqual(puzzles.map(({ id }) => id).sort());
    for (const puzzle of sample) expect(await loadPuzzle(puzzle.id)).toEqual(puzzle);
  });

  it.each(["", "zzz", "0000000"])("has no puzzle %s", async (id) => {
    serve(file);
    expect(await loadPuzzle(id)).toBeNull();
  });

  it.each([
    ["missing", () => new Response("", { status: 404 })],
    ["damaged", () => new Response('{"version":1,"puz')],
    ["damaged", () => new Response('{"version":2,"puzzles":[]}')],
    ["damaged", () => new Response("<!doctype html>")],
  ])("says when a file is %s", async (reason, answer) => {
    serve(answer);
    await expect(loadIndex()).rejects.toEqual(new LibraryError(reason as "missing" | "damaged"));
  });

  it("says when there is no network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(loadIndex()).rejects.toMatchObject({ reason: "missing" });
  });
});
