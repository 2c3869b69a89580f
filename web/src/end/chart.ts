/** Points over the rounds as lines, in the units of the drawing. */

interface Box {
  width: number;
  height: number;
  /** How far two labels must be apart. */
  labelHeight: number;
}

export interface Line {
  seat: number;
  path: string;
  end: { x: number; y: number };
  /** The height of the label beside the end, moved where it would lie on another. */
  labelY: number;
  points: number;
}

interface Chart {
  lines: Line[];
  rounds: { round: number; x: number }[];
  levels: { points: number; y: number }[];
}

const ROUNDS_BETWEEN_MARKS = 5;
const MOST_LEVELS = 6;

/** `history` holds the points of each player after every turn. */
export function chartOf(history: readonly (readonly number[])[], players: number, box: Box): Chart {
  const turns = history.length;
  const values = [0, ...history.flat()];
  const step = levelStep(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const x = (turn: number) => round((turn / Math.max(1, turns)) * box.width);
  const y = (points: number) => round(((high - points) / (high - low)) * box.height);

  const lines = Array.from({ length: players }, (_, seat): Line => {
    const points = [0, ...history.map((after) => after[seat] ?? 0)];
    const path = points.map((value, turn) => `${turn ? "L" : "M"}${x(turn)} ${y(value)}`).join("");
    const last = points.at(-1) ?? 0;
    return { seat, path, end: { x: x(turns), y: y(last) }, labelY: y(last), points: last };
  });
  spread(lines, box);
  return { lines, rounds: roundMarks(turns, players, x), levels: levelMarks(low, high, step, y) };
}

function roundMarks(turns: number, players: number, x: (turn: number) => number): Chart["rounds"] {
  const rounds = Math.ceil(turns / players);
  const marks = [0, ...Array.from({ length: rounds }, (_, index) => index + 1)];
  return marks
    .filter((mark) => mark % ROUNDS_BETWEEN_MARKS === 0)
    .map((mark) => ({ round: mark, x: x(Math.min(turns, mark * players)) }));
}

function levelMarks(low: number, high: number, step: number, y: (points: number) => number): Chart["levels"] {
  const count = Math.round((high - low) / step) + 1;
  return Array.from({ length: count }, (_, index) => low + index * step).map((points) => ({
    points,
    y: y(points),
  }));
}

/** 1, 2, 5, 10 … points between two levels, so that there are few. */
function levelStep(range: number): number {
  for (let size = 1; ; size *= 10) {
    for (const factor of [1, 2, 5]) if (range / (size * factor) <= MOST_LEVELS - 1) return size * factor;
  }
}

/** Move labels apart, those of the leaders up. */
function spread(lines: Line[], { height, labelHeight }: Box): void {
  const sorted = [...lines].sort((one, other) => one.labelY - other.labelY || one.seat - other.seat);
  let above = -Infinity;
  for (const line of sorted) {
    line.labelY = Math.max(line.labelY, above + labelHeight);
    above = line.labelY;
  }
  let below = Math.max(height, 0) + labelHeight;
  for (const line of sorted.toReversed()) {
    line.labelY = Math.min(line.labelY, below - labelHeight);
    below = line.labelY;
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
