import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { notationOf, numbersOf } from "../engine/actionForm";
import { loadEngine } from "../engine/engine";
import { IllegalAction } from "../engine/illegalAction";
import { Rules } from "../engine/rules";
import { game as recorded } from "../model/testdata/game";
import { standard } from "../rules/standard";
import { LocalGame } from "./game";
import { isSavedGame, summaryOf, VERSION, type SavedGame } from "./saved";

const WASM = join(import.meta.dirname, "../engine/orbis.wasm");
let rules: Rules;

beforeAll(async () => {
  rules = new Rules(await loadEngine(readFileSync(WASM)), standard);
});

describe("a game in this page", () => {
  it("is the same as on the server", () => {
    const game = new LocalGame(rules, "page", 3, 1);
    expect(game.start).toEqual(recorded.start);
    for (const { player, notation, actions, changes, state } of recorded.turns) {
      const turn = game.playNotation(notation);
      expect(turn).toMatchObject({ player, notation });
      expect(turn.actions).toEqual(actions.map((action, number) => ({ action, changes: changes[number] })));
      if (state) expect(turn.state).toEqual(state);
    }
    expect(game.isOver).toBe(true);
    expect(game.replay(["Ada", "Bo", "Cy"], standard).turns.map(({ notation }) => notation)).toEqual(
      recorded.turns.map(({ notation }) => notation),
    );
  });

  it("refuses what is not a whole legal turn, and stays as it is", () => {
    const game = new LocalGame(rules, "page", 3, 1);
    for (const wrong of ["b2", "1>", "b2 1> b3", `${recorded.turns[0]!.notation} no`]) {
      expect(() => game.playNotation(wrong)).toThrow(IllegalAction);
    }
    expect(game.state).toEqual(recorded.start);
  });

  it("can be continued after a turn that could not be kept", () => {
    const game = new LocalGame(rules, "page", 3, 1);
    const first = recorded.turns[0]!.notation;
    game.playNotation(first);
    game.takeBack();
    expect(game.state).toEqual(recorded.start);
    game.playNotation(first);
    game.playNotation(recorded.turns[1]!.notation);
    expect(game.state.turn).toBe(2);
  });

  it("hides the order of the piles from bots", () => {
    const seeds = ["page", "another"].map((seed) => new LocalGame(rules, seed, 2, 0).view());
    expect(seeds[0]).not.toEqual(seeds[1]); // the displays differ
    const game = new LocalGame(rules, "page", 2, 0);
    expect(game.view()).toEqual(game.view());
  });
});

describe("the notation", () => {
  it("is read as it is written", () => {
    for (const { notation } of recorded.turns) expect(notationOf(numbersOf(notation))).toBe(notation);
    expect(() => numbersOf("b2 nonsense")).toThrow("nonsense");
  });
});

describe("a saved game", () => {
  const saved: SavedGame = {
    version: VERSION,
    code: "local-abcd2345",
    seed: "page",
    first: 0,
    seats: [
      { kind: "person", name: "Ada", level: null },
      { kind: "bot", name: null, level: "novice" },
    ],
    tiles: null,
    botPause: 0,
    turns: [],
    times: [1],
    discarded: false,
    rematch: null,
  };

  it("knows whose turn it is without being played", () => {
    const game = new LocalGame(rules, "page", 3, 1);
    const seats = [...saved.seats, saved.seats[0]!];
    const at = (ply: number) =>
      summaryOf({
        ...saved,
        first: 1,
        seats,
        turns: recorded.turns.slice(0, ply).map(({ notation }) => notation),
        times: Array.from({ length: ply + 1 }, (_, second) => second),
      });
    for (const { notation } of recorded.turns) {
      const { round, player } = game.state;
      expect(at(game.turns.length)).toMatchObject({ round, seat_to_move: player, status: "playing" });
      game.playNotation(notation);
    }
    expect(at(game.turns.length)).toMatchObject({ seat_to_move: null, status: "over", may_end: false });
    expect(summaryOf({ ...saved, discarded: true })).toMatchObject({ status: "over", your_turn: false });
  });

  it("is recognized, and nothing else is", () => {
    expect(isSavedGame(saved)).toBe(true);
    const others = [
      null,
      "game",
      {},
      { ...saved, version: 2 },
      { ...saved, turns: [1] },
      { ...saved, times: [] },
    ];
    for (const other of [...others, { ...saved, seats: [{}] }]) expect(isSavedGame(other)).toBe(false);
  });
});
