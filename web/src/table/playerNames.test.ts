import { expect, it, vi } from "vitest";
import { recordNames } from "./playerNames";

vi.mock("../i18n/words.svelte", () => ({
  t: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id),
}));

it("names the bots of a record by their levels, as at a table", () => {
  expect(recordNames(["Ada", "novice (bot)", "Novice (bot)", "random (bot)", "novice"])).toEqual([
    "Ada",
    'seat-bot {"number":2,"level":"level-novice"}',
    "Novice (bot)",
    "random (bot)",
    "novice",
  ]);
});
