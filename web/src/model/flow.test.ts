import { describe, expect, it } from "vitest";
import type { ActionChanges, Changes } from "../api/types";
import { flowOf } from "./flow";

const turn = (...changes: Partial<Changes>[]) =>
  changes.map((each) => ({ action: { kind: "decline" }, changes: each })) as unknown as ActionChanges[];

describe("a turn in short", () => {
  it("adds up what came and what went", () => {
    const flow = flowOf(
      turn(
        { took: { place: "a1", tile: "x" }, collected: { R: 2 } } as Partial<Changes>,
        {
          placed: { tile: "x", row: 1, column: 1, face: "wilderness", shifted: false },
          paid: { R: 1, B: 2 },
        } as Partial<Changes>,
        { gained: { R: 1 } } as Partial<Changes>,
        { given: { R: 1 } } as Partial<Changes>,
      ),
    );
    expect(flow.tile).toBe("x");
    expect(flow.face).toBe("wilderness");
    expect([flow.gained, flow.numGained]).toEqual([{ R: 3 }, 3]);
    expect([flow.lost, flow.numLost]).toEqual([{ R: 2, B: 2 }, 4]);
  });

  it("knows a god", () => {
    expect(flowOf(turn({ god: "love" } as Partial<Changes>))).toMatchObject({ tile: null, god: "love" });
  });
});
