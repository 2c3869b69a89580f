import { expect, it, vi } from "vitest";
import type { Table } from "../api/types";
import { recordLevels, recordNames, seatNames } from "./playerNames";

vi.mock("../i18n/words.svelte", () => ({
  t: (id: string, args?: Record<string, string>) => (args ? `${id} ${Object.values(args).join(" ")}` : id),
}));

const RECORD = ["Ada", "novice (bot)", "Novice (bot)", "random (bot)", "novice"];

it("names the bots of a record by their characters, as at a table", () => {
  expect(recordNames(RECORD)).toEqual(["Ada", "bot-novice", "Novice (bot)", "random (bot)", "novice"]);
  expect(recordLevels(RECORD)).toEqual([null, "novice", null, null, null]);
});

it("has words for those who have deleted their account", () => {
  const seats = [
    { kind: "person", level: null, name: "" },
    { kind: "open", level: null, name: null },
  ];
  expect(seatNames({ seats } as unknown as Table)).toEqual(["player-deleted", "seat-open"]);
  expect(recordNames(["deleted player", "Ada"])).toEqual(["player-deleted", "Ada"]);
});

it("gives bots of one level different names", () => {
  const bot = (level: string) => ({ kind: "bot", level, name: null });
  const seats = [bot("novice"), bot("expert"), bot("novice"), { kind: "person", level: null, name: "Ada" }];
  const names = seatNames({ seats: [...seats.slice(0, 3), bot("novice")] } as unknown as Table);
  expect(names).toEqual(["bot-novice", "bot-expert", "bot-twin bot-novice II", "bot-twin bot-novice III"]);
  expect(seatNames({ seats } as unknown as Table)[3]).toBe("Ada");
});
