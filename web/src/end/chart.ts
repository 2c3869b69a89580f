/** Points over the rounds, one picture per player on the same scale, in the units of the drawing. */
import type { Points } from "./history";

interface Box {
  width: number;
  height: number;
}

/** The parts of a player's points, one upon the other. */
export interface Panel {
  seat: number;
  /** The area of what was secured, from zero. */
  secured: string;
  /** The band of what was contested, on top of it. */
  contested: string;
  /** The upper edge of what forests could still have added; empty if that was never anything. */
  possible: string;
  /** The line of the points themselves. */
  total: string;
  end: { x: number; y: number };
  points: number;
}

interface Chart {
  panels: Panel[];
  rounds: { round: number; x: number }[];
  levels: { points: number; y: number }[];
}

const ROUNDS_BETWEEN_MARKS = 5;
const MOST_LEVELS = 5;
const NOTHING: Points = { secured: 0, contested: 0, possible: 0 };

/** `history` holds the points of each player after every turn. */
export function chartOf(history: readonly (readonly Points[])[], players: number, box: Box): Chart {
  const turns = history.length;
  const values = [0, ...history.flat().flatMap((each) => [each.secured, totalOf(each), highestOf(each)])];
  const step = levelStep(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...values) / step) * step);
  const x = (turn: number) => round((turn / Math.max(1, turns)) * box.width);
  const y = (points: number) => round(((high - points) / (high - low)) * box.height);
  const line = (points: readonly number[]) => points.map((value, turn) => `${x(turn)} ${y(value)}`);

  const panels = Array.from({ length: players }, (_, seat): Panel => {
    const own = [NOTHING, ...history.map((after) => after[seat] ?? NOTHING)];
    const secured = line(own.map((each) => each.secured));
    const total = line(own.map(totalOf));
    const points = totalOf(own.at(-1)!);
    return {
      seat,
      secured: areaOf(secured, line(own.map(() => 0))),
      contested: own.some(({ contested }) => contested) ? areaOf(total, secured) : "",
      possible: own.some(({ possible }) => possible) ? pathOf(line(own.map(highestOf))) : "",
      total: pathOf(total),
      end: { x: x(turns), y: y(points) },
      points,
    };
  });
  return { panels, rounds: roundMarks(turns, players, x), levels: levelMarks(low, high, step, y) };
}

const totalOf = ({ secured, contested }: Points): number => secured + contested;
const highestOf = (points: Points): number => totalOf(points) + points.possible;
const pathOf = (line: readonly string[]): string => `M${line.join("L")}`;
const areaOf = (top: readonly string[], bottom: readonly string[]): string =>
  `${pathOf([...top, ...bottom.toReversed()])}Z`;

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

const round = (value: number): number => Math.round(value * 10) / 10;
