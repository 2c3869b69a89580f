import { expect, it } from "vitest";
import { withoutNumeral } from "./seats";

it("takes off the numeral alone", () => {
  const names = ["Mareon", "Mareon II", "Mareon III", "Mareon IV", "Mareon XII", "II", "HAWAII", ""];
  expect(names.map(withoutNumeral)).toEqual([
    "Mareon",
    "Mareon",
    "Mareon",
    "Mareon",
    "Mareon XII",
    "II",
    "HAWAII",
    "",
  ]);
});
