import { describe, expect, it } from "vitest";
import type { ReviewedTurn } from "../api/types";
import { decidingTurn } from "./decided";

/** Turns of two players, after which the first one wins with these chances. */
function turnsWith(...chances: number[]): ReviewedTurn[] {
  return chances.map(
    (chance, index) =>
      ({
        turn: index + 1,
        round: Math.floor(index / 2) + 1,
        player: index % 2,
        played: { win_chances: [chance, 1 - chance] },
      }) as ReviewedTurn,
  );
}

describe("the turn that decided", () => {
  it("raised the winner's chance the most", () => {
    const found = decidingTurn(turnsWith(0.5, 0.45, 0.8, 0.85, 1), [0]);
    expect(found).toMatchObject({ turn: { turn: 3, player: 0 }, before: 0.45, after: 0.8 });
  });

  it("may be an opponent's mistake", () => {
    expect(decidingTurn(turnsWith(0.5, 0.9, 0.95, 1), [0])?.turn).toMatchObject({ turn: 2, player: 1 });
  });

  it("is not one whose gain was lost again", () => {
    // From 30 to 75 %, but back to 35; the gain of turn 5 stayed.
    expect(decidingTurn(turnsWith(0.3, 0.75, 0.35, 0.4, 0.7, 0.9), [0])?.turn.turn).toBe(5);
  });

  it("is the one that kept the most of its gain", () => {
    // Turn 2 keeps 25 % of its 35, turn 4 all of its 15.
    expect(decidingTurn(turnsWith(0.2, 0.55, 0.45, 0.6, 0.65), [0])?.turn.turn).toBe(2);
  });

  it("may be the first, where everybody begins with the same chance", () => {
    expect(decidingTurn(turnsWith(0.9, 0.9, 1), [0])).toMatchObject({ turn: { turn: 1 }, before: 0.5 });
  });

  it("looks at the winner's chance", () => {
    expect(decidingTurn(turnsWith(0.6, 0.5, 0.2, 0), [1])).toMatchObject({
      turn: { turn: 3 },
      before: 0.5,
      after: 0.8,
    });
  });

  it("is none where the winner was ahead all the time, or there is none", () => {
    expect(decidingTurn(turnsWith(0.55, 0.6, 0.65, 0.7), [0])).toBeNull();
    expect(decidingTurn(turnsWith(0.2, 0.9), [0, 1])).toBeNull();
    expect(decidingTurn(turnsWith(0.2, 0.9), [])).toBeNull();
    expect(decidingTurn([], [0])).toBeNull();
  });
});
