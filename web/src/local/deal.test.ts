import { describe, expect, it } from "vitest";
import { attemptCode, botSeed, dealOf, practiceCode } from "./deal";
import { VERSION, type SavedGame } from "./saved";

const TODAY = "2026-11-19";

describe("codes of games", () => {
  it("say which deal it is, and whether it counts", () => {
    expect(dealOf(attemptCode(TODAY))).toEqual({ date: TODAY, counts: true });
    expect(dealOf(practiceCode(TODAY, "ab2c"))).toEqual({ date: TODAY, counts: false });
    for (const other of ["local-abcd2345", "k7mq2xwd", "local-2026-11-1", ""])
      expect(dealOf(other)).toBeNull();
  });

  it("decide how bots choose", () => {
    const game = { version: VERSION, seed: "s" } as SavedGame;
    expect(botSeed({ ...game, code: attemptCode(TODAY) }, 7)).toBe("s/bots");
    expect(botSeed({ ...game, code: "local-abcd2345" }, 7)).toBe("local-abcd2345/7");
  });
});
