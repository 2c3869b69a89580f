import { expect, it } from "vitest";
import { columnsOf } from "./columns";

const BOX = { width: 100, height: 80 };

it("draws parts upon each other, and those below zero under it", () => {
  const { columns, levels, zero } = columnsOf([[20, 10, -10]], BOX);
  expect(levels.map(({ value }) => value)).toEqual([-10, 0, 10, 20, 30]);
  expect(zero).toBe(60);
  expect(columns[0]).toMatchObject({ sum: 20 });
  expect(columns[0]!.parts).toEqual([
    { series: 0, y: 20, height: 40 },
    { series: 1, y: 0, height: 20 },
    { series: 2, y: 60, height: 20 },
  ]);
});

it("has few levels, also for small numbers and for none", () => {
  expect(columnsOf([[0.34]], BOX).levels.map(({ value }) => value)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(columnsOf([[0]], BOX).levels.length).toBeGreaterThan(1);
  expect(columnsOf([], BOX).columns).toEqual([]);
});

it("gives every column the same room", () => {
  const { columns } = columnsOf([[1], [2], [3], [4]], BOX);
  expect(columns.map(({ x, width }) => x + width / 2)).toEqual(
    [12.5, 37.5, 62.5, 87.5].map((x) => expect.closeTo(x, 0)),
  );
  expect(columnsOf([[1]], { ...BOX, width: 900 }).columns[0]!.width).toBeLessThan(60);
});
