/** The line of a rating over its games and the band of its uncertainty, in the units of the drawing. */

interface Point {
  rating: number;
  uncertainty: number;
}

export interface RatingChart {
  line: string;
  band: string;
  end: { x: number; y: number };
  /** Round numbers with their heights. */
  levels: { rating: number; y: number }[];
}

const STEPS = [50, 100, 200, 500, 1000];
const MOST_LEVELS = 4;

export function chartOf(points: readonly Point[], width: number, height: number): RatingChart {
  const low = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty));
  const high = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty));
  const x = (at: number) => rounded(points.length > 1 ? (at / (points.length - 1)) * width : width / 2);
  const y = (rating: number) => rounded(((high - rating) / Math.max(1, high - low)) * height);
  const edge = (side: 1 | -1) =>
    points.map(({ rating, uncertainty }, at) => `${x(at)} ${y(rating + side * uncertainty)}`);
  const last = points.length - 1;
  return {
    line: `M${points.map(({ rating }, at) => `${x(at)} ${y(rating)}`).join("L")}`,
    band: `M${[...edge(1), ...edge(-1).reverse()].join("L")}Z`,
    end: { x: x(last), y: y(points[last]?.rating ?? 0) },
    levels: levelsIn(low, high).map((rating) => ({ rating, y: y(rating) })),
  };
}

function levelsIn(low: number, high: number): number[] {
  const step = STEPS.find((each) => (high - low) / each <= MOST_LEVELS) ?? STEPS.at(-1)!;
  const first = Math.ceil(low / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((high - first) / step) + 1) },
    (_, at) => first + at * step,
  );
}

const rounded = (value: number) => Math.round(value * 10) / 10;
