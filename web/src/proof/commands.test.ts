import { expect, it } from "vitest";
import { commandsOf } from "./commands";

const table = { code: "abcd", seed_hash: "sha256:12", contributions: [null, "ff"], secret: "5e" };

it("gives the commands of the notation", () => {
  expect(commandsOf(table).map(({ command }) => command)).toEqual([
    "printf 'orbis seed commitment\\n5e' | sha256sum",
    "printf 'orbis seed\\n5e\\n1:ff' | sha256sum",
    "orbis verify abcd.orbis.json --seed-hash sha256:12",
  ]);
  expect(commandsOf({ ...table, contributions: [null, null] })).toHaveLength(2);
});

it("gives no command to a server that would smuggle something in", () => {
  expect(commandsOf({ ...table, secret: "'; rm -rf ~; '" })).toEqual([]);
  expect(commandsOf({ ...table, contributions: ["%s$(x)", null] })).toEqual([]);
});
