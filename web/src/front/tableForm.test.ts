import { expect, test } from "vitest";
import { EASY, isLevel, LEVELS } from "./levels";
import { defaultChoices, playsHere, quickForm, seatForm, sharedForm, tableForm } from "./tableForm";

test("a new table is for the guest and a friend, and waits for the start", () => {
  const form = tableForm(defaultChoices());
  expect(form.seats).toEqual([{ kind: "person" }, { kind: "open" }]);
  expect(form).toMatchObject({ first: "random", public: false, watch: true, pace: "live", start: false });
});

test("only the time limit of the chosen pace is sent", () => {
  const choices = { ...defaultChoices(), seconds: 60, days: 5 };
  expect(tableForm(choices)).toMatchObject({ pace: "live", turn_seconds: 60 });
  expect(tableForm(choices)).not.toHaveProperty("turn_days");
  expect(tableForm({ ...choices, pace: "days" })).toMatchObject({ pace: "days", turn_days: 5 });
  expect(tableForm({ ...choices, pace: "days" })).not.toHaveProperty("turn_seconds");
  expect(tableForm({ ...choices, seconds: null })).not.toHaveProperty("turn_seconds");
});

test("a removed seat cannot be the first", () => {
  expect(tableForm({ ...defaultChoices(), first: 3 }).first).toBe("random");
  expect(tableForm({ ...defaultChoices(), first: 1 }).first).toBe(1);
});

test("seats are persons with or without a name, bots of a level, or open", () => {
  expect(seatForm({ occupant: "person", name: "  " })).toEqual({ kind: "person" });
  expect(seatForm({ occupant: "person", name: " Bo " })).toEqual({ kind: "person", name: "Bo" });
  expect(seatForm({ occupant: "bot:master", name: "Bo" })).toEqual({ kind: "bot", level: "master" });
  expect(seatForm({ occupant: "open", name: "" })).toEqual({ kind: "open" });
});

test("a rated table is at the server, whoever plays", () => {
  const choices = defaultChoices("Ada", "bot:novice");
  expect(playsHere(choices)).toBe(true);
  expect(tableForm(choices)).not.toHaveProperty("rated");
  expect(playsHere({ ...choices, rated: true })).toBe(false);
  expect(tableForm({ ...choices, rated: true }).rated).toBe(true);
});

test("one click starts a game", () => {
  const form = quickForm(2, EASY);
  expect(form.seats).toEqual([
    { kind: "person" },
    { kind: "bot", level: EASY },
    { kind: "bot", level: EASY },
  ]);
  expect(form.start).toBe(true);
});

test("people at one screen play in the given order, before the bots", () => {
  expect(sharedForm(["Ada", "Bo"], 1, "casual").seats).toEqual([
    { kind: "person", name: "Ada" },
    { kind: "person", name: "Bo" },
    { kind: "bot", level: "casual" },
  ]);
});

test("a game of people at this screen and bots needs no server", () => {
  const here = defaultChoices("", "bot:novice");
  expect(playsHere(here)).toBe(true);
  expect(playsHere(defaultChoices())).toBe(false);
  expect(playsHere({ ...here, public: true })).toBe(false);
  expect(playsHere({ ...here, seconds: 60 })).toBe(false);
  expect(playsHere({ ...here, pace: "days" })).toBe(false);
  expect(playsHere({ ...here, seats: [here.seats[1]!, here.seats[1]!] })).toBe(false);
});

test("levels go from the easiest to the hardest", () => {
  expect(LEVELS[0]).toBe("beginner");
  expect(LEVELS.at(-1)).toBe("deity");
  expect(LEVELS.indexOf(EASY as (typeof LEVELS)[number])).toBeLessThan(3);
  expect(isLevel("expert")).toBe(true);
  expect(isLevel("hard")).toBe(false);
});
