/** The targets of a balanced tile set, as src/orbis/balance/bars.py has them, and whether figures meet them. */
import type { Estimate } from "./statistics";
import type { Figures } from "./tally";
import given from "./targets.json";

export type TargetKey =
  "winning-score" | "wildernesses" | "seats" | "gods" | "colors" | "face-up" | "top-token";
export type Verdict = "ok" | "undecided" | "missed";
export type Bounds = readonly [low: number, high: number];

/** One of the things that a target is about: a seat, a god, a color, a tile; "" if there is only one. */
export interface Item {
  name: string;
  estimate: Estimate;
  /** Null without a target. */
  verdict: Verdict | null;
  /** The same in games with the standard tiles; null if that is unknown. */
  standard: number | null;
}

export interface Judged {
  key: TargetKey;
  unit: "" | "%";
  decimals: number;
  bounds: Bounds | null;
  items: Item[];
  /** The item that is nearest to failing. */
  worst: Item;
  verdict: Verdict | null;
}

interface Target {
  key: TargetKey;
  low: number | null;
  high: number | null;
  high_by_players: Partial<Record<string, number>> | null;
  unit: "" | "%";
  decimals: number;
}

const TARGETS = given.targets as Target[];
const STANDARD = given.standard as unknown as Record<string, Record<TargetKey, (number | null)[]>>;
/** The worst comes first. */
const ORDER: readonly (Verdict | null)[] = ["missed", "undecided", "ok", null];

const ITEMS: Record<TargetKey, (figures: Figures) => [name: string, estimate: Estimate][]> = {
  "winning-score": ({ winningScore }) => [["", winningScore]],
  wildernesses: ({ wildernesses }) => [["", wildernesses]],
  seats: ({ seats }) => seats.map((estimate, seat) => [String(seat + 1), estimate]),
  gods: ({ gods }) => gods.map(({ god, wins }) => [god, wins]),
  colors: ({ colors }) => colors.map(({ color, share }) => [color, share]),
  "face-up": ({ tiles }) => Object.entries(tiles).map(([id, { faceUp }]) => [id, faceUp]),
  "top-token": ({ topToken }) => [[String(topToken.token), topToken.wins]],
};

/** All targets for the games of one number of players. */
export function judgeAll(figures: Figures): Judged[] {
  return TARGETS.map((target) => judgeTarget(target, figures));
}

/** Missed if one item is outside for certain, ok if all are inside for certain, else undecided. */
function judgeTarget(target: Target, figures: Figures): Judged {
  const { key, unit, decimals } = target;
  const bounds = boundsOf(target, figures.players);
  // The tiles of another set are not those of the standard set.
  const standard = key === "face-up" ? [] : STANDARD[figures.players]![key];
  const items = ITEMS[key](figures).map(([name, estimate], number) => ({
    name,
    estimate,
    verdict: bounds && judge(estimate, bounds),
    standard: standard[number] ?? null,
  }));
  const worst = items.reduce((worst, item) => (isWorse(item, worst, bounds) ? item : worst));
  return { key, unit, decimals, bounds, items, worst, verdict: worst.verdict };
}

/** Whether an interval lies within the bounds or beyond them; undecided if it does neither. */
export function judge({ low, high }: Estimate, [least, most]: Bounds): Verdict {
  if (low === null || high === null) return "undecided";
  if (least <= low && high <= most) return "ok";
  return high < least || low > most ? "missed" : "undecided";
}

function boundsOf({ low, high, high_by_players: byPlayers }: Target, players: number): Bounds | null {
  const least = low ?? -Infinity;
  if (!byPlayers) return [least, high ?? Infinity];
  const most = byPlayers[players];
  return most === undefined ? null : [least, most];
}

function isWorse(one: Item, other: Item, bounds: Bounds | null): boolean {
  const rank = ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict);
  return rank < 0 || (rank === 0 && bounds !== null && margin(one, bounds) < margin(other, bounds));
}

/** How far a value is inside the bounds; negative outside. */
function margin({ estimate: { value } }: Item, [least, most]: Bounds): number {
  return value === null ? Infinity : Math.min(value - least, most - value);
}
