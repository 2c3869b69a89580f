/** Columns of parts upon each other, those below zero hanging from it, in the units of the drawing. */

interface Part {
  series: number;
  y: number;
  height: number;
}

interface DrawnColumn {
  x: number;
  width: number;
  parts: Part[];
  /** The sum of the parts. */
  sum: number;
}

export interface Columns {
  columns: DrawnColumn[];
  levels: { value: number; y: number }[];
  zero: number;
}

const MOST_LEVELS = 5;
const GAP = 0.22; // of a column's room
const MOST_WIDTH = 46;

export function columnsOf(
  values: readonly (readonly number[])[],
  box: { width: number; height: number },
): Columns {
  const tops = values.map((parts) => sumOf(parts.filter((part) => part > 0)));
  const bottoms = values.map((parts) => sumOf(parts.filter((part) => part < 0)));
  const [most, least] = [Math.max(0, ...tops), Math.min(0, ...bottoms)];
  const step = levelStep(most - least);
  const high = Math.max(step, Math.ceil(most / step - 1e-9) * step);
  const low = Math.floor(least / step + 1e-9) * step;
  const y = (value: number) => round(((high - value) / (high - low)) * box.height);
  const room = box.width / Math.max(1, values.length);
  const width = round(Math.min(MOST_WIDTH, room * (1 - GAP)));
  return {
    columns: values.map((parts, index) => ({
      x: round((index + 0.5) * room - width / 2),
      width,
      parts: stacked(parts, y),
      sum: sumOf(parts),
    })),
    levels: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => {
      const value = round(low + index * step, 2);
      return { value, y: y(value) };
    }),
    zero: y(0),
  };
}

function stacked(parts: readonly number[], y: (value: number) => number): Part[] {
  let [up, down] = [0, 0];
  return parts.flatMap((value, series) => {
    if (!value) return [];
    const from = value > 0 ? up : down;
    const to = from + value;
    if (value > 0) up = to;
    else down = to;
    const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))];
    return [{ series, y: top, height: round(bottom - top) }];
  });
}

/** 0.1, 0.2, 0.5, 1 … between two levels, so that there are few. */
function levelStep(range: number): number {
  for (let size = 0.1; ; size *= 10) {
    for (const factor of [1, 2, 5]) {
      const step = round(size * factor, 1);
      if (range / step <= MOST_LEVELS - 1) return step;
    }
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
