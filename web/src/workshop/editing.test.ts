import { describe, expect, it } from "vitest";
import { COLORS } from "../api/types";
import { NAMES } from "../engine/layout";
import { contentOf, ordered, problemsOf, type Draft, type DraftTile } from "./draft";
import * as editing from "./editing";
import { begin, change, redo, undo } from "./history";
import { blankDraft, standardDraft } from "./start";

const draft = standardDraft("Mine");
const tileOf = ({ tiles }: Draft, id: string): DraftTile => tiles.find((tile) => tile.id === id)!;
const keyOf = (id: string) => tileOf(draft, id).key;
const fieldsOf = (changed: Draft) => problemsOf(changed).map(({ tile, field }) => [tile, field]);
const ids = ({ tiles }: Draft) => ordered(tiles).map(({ id }) => id);

describe("the sets to start from", () => {
  it.each([draft, blankDraft("Plain")])("have no problems", (start) => {
    expect(problemsOf(start)).toEqual([]);
    expect(start.tiles).toHaveLength(65);
  });
});

describe("a tile", () => {
  it("shows what is printed on it, right or wrong", () => {
    const wrong = editing.print(draft, keyOf("G2a"), { cp: 50, cost: "RB" });
    expect(tileOf(wrong, "G2a")).toMatchObject({ cp: 50, cost: "RB" });
    expect(fieldsOf(wrong)).toEqual([["G2a", "cp"]]);
    expect(fieldsOf(editing.print(wrong, keyOf("G2a"), { cp: 5 }))).toEqual([]);
  });

  it.each(NAMES.EFFECTS)("fits whatever it was when it becomes a %s", (kind) => {
    for (const { key } of draft.tiles) {
      const changed = editing.changeKind(draft, key, kind);
      expect(problemsOf(changed)).toEqual([]);
      expect(changed.tiles.find((tile) => tile.key === key)!.effect.kind).toBe(kind);
    }
  });

  it("has a free letter of its new color and level, and a mystic value only if it is white", () => {
    const recolored = editing.recolor(draft, keyOf("W2b"), "R", 2);
    expect(tileOf(recolored, "R2e")).toMatchObject({ color: "R", level: 2, mystic: null, key: keyOf("W2b") });
    expect(problemsOf(recolored)).toEqual([]);
    expect(fieldsOf(editing.recolor(draft, keyOf("W2b"), "W", 3))).toContainEqual([
      null,
      "regions of level 3",
    ]);
    expect(editing.recolor(draft, keyOf("W2b"), "W", 2).tiles).toEqual(draft.tiles);
  });

  it("swaps its place with that of its neighbors", () => {
    const moved = editing.move(draft, keyOf("G2a"), 1);
    expect(tileOf(moved, "G2b").key).toBe(keyOf("G2a"));
    expect(tileOf(moved, "G2a").key).toBe(keyOf("G2b"));
    expect(ids(moved)).toEqual(ids(draft));
    expect(editing.move(draft, keyOf("G2a"), -1)).toBe(draft);
  });

  it("can be added, duplicated and removed, which the counts tell", () => {
    const { draft: more, key } = editing.add(draft, "Y", 1);
    expect(tileOf(more, "Y1e").key).toBe(key);
    expect(fieldsOf(more)).toEqual([
      [null, "regions"],
      [null, "regions of level 1"],
    ]);
    expect(editing.remove(more, key!).tiles).toEqual(draft.tiles);
    const { draft: twice, key: copy } = editing.duplicate(draft, keyOf("W1a"));
    expect(twice.tiles.find((tile) => tile.key === copy)).toMatchObject({
      ...{ id: "W1e", mystic: null, effect: tileOf(draft, "W1a").effect },
    });
  });

  it("cannot be added when the letters or the room run out", () => {
    let full: Draft = { name: "", tiles: [] };
    for (let number = 0; number < 26; number++) full = editing.add(full, "R", 1).draft;
    expect(editing.hasRoom(full, "R", 1)).toBe(false);
    expect(editing.add(full, "R", 1)).toEqual({ draft: full, key: null });
    for (const color of COLORS) {
      for (let number = 0; number < 26; number++) full = editing.add(full, color, 2).draft;
    }
    expect(full.tiles).toHaveLength(editing.MAX_TILES);
  });
});

it("is written in canonical order whatever was done", () => {
  const shuffled = { ...draft, tiles: [...draft.tiles].reverse() };
  expect(contentOf(shuffled)).toEqual(contentOf(draft));
});

describe("the history", () => {
  it("goes back and forth", () => {
    const history = change(change(begin("a"), "b"), "c");
    expect(undo(history).now).toBe("b");
    expect(undo(undo(undo(history))).now).toBe("a");
    expect(redo(undo(history)).now).toBe("c");
    expect(redo(history)).toBe(history);
  });

  it("forgets what was undone when something else is done", () => {
    const other = change(undo(change(begin("a"), "b")), "c");
    expect(redo(other).now).toBe("c");
    expect(undo(other).now).toBe("a");
  });

  it("takes typing in one field as one step", () => {
    let history = begin("");
    for (const text of ["M", "My", "My tiles"]) history = change(history, text, "name");
    history = change(history, "cost", "cost");
    expect(undo(history).now).toBe("My tiles");
    expect(undo(undo(history)).now).toBe("");
    const again = change(undo(history), "Mine", "name");
    expect(undo(again).now).toBe("My tiles");
  });

  it("has an end", () => {
    let history = begin(0);
    for (let step = 1; step <= 1000; step++) history = change(history, step);
    expect(history.past.length).toBeLessThan(1000);
    expect(undo(history).now).toBe(999);
  });
});
