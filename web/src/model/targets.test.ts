import { describe, expect, it } from "vitest";
import { canPlace, targetsOf } from "./targets";
import { game } from "./testdata/game";

const [fresh, taken, placed] = game.previews;

describe("targets", () => {
  it("are all tiles and gods at the start of a turn", () => {
    const targets = targetsOf(fresh);
    expect([...targets.places.keys()]).toEqual(game.start.display.map(({ place }) => place));
    const gods = [...targets.gods].filter(([, { refusal }]) => !refusal).map(([god]) => god);
    expect(gods.sort()).toEqual(game.start.gods.toSorted());
    expect([...targets.places.values()].every(({ refusal }) => refusal === null)).toBe(true);
  });

  it("are cells for both sides of the tile in hand", () => {
    const targets = targetsOf(taken);
    const first = targets.cells.find(({ row, up }) => row === 1 && up && !up.refusal);
    expect(first).toMatchObject({ row: 1, column: 1 });
    expect(first!.wilderness!.refusal).toBeNull();
    expect(canPlace(targets, "up")).toBe(true);
  });

  it("say why a cell is not possible", () => {
    const high = targetsOf(taken).cells.find(({ row }) => row === 3);
    expect(high!.up!.refusal).toMatchObject({ code: "action/not-supported", rule: "U3" });
  });

  it("are empty when the turn is complete", () => {
    const done = placed.complete ? placed : { ...placed, next: [], refused: [] };
    const targets = targetsOf(done);
    expect(targets.places.size + targets.cells.length + targets.gives.size).toBe(0);
  });
});
