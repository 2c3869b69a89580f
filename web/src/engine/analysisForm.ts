/** What the kernels of the analysis find, in the forms of the server; numbers are rounded for people. */
import type { Hint, JudgedTurn, ReviewedTurn, ReviewResult, SeatReview } from "../api/types";
import { actionForm, notationOf } from "./actionForm";
import { NAMES } from "./layout";
import type { Block } from "./memory";
import type { Estimate, Turn } from "./position";
import type { Rules } from "./rules";
import type { TileNames } from "./tileSet";

export type Analysis = NonNullable<Hint["result"]>;
type Reason = ReviewedTurn["reasons"][number];

/** A reviewed turn, with its loss before it is rounded. */
export interface TurnReview {
  form: ReviewedTurn;
  loss: number;
}

export const CHANCE_DIGITS = 4;
export const POINT_DIGITS = 2;

/** Round as Python does: halves, which only few digits of the binary system can express, go to the even neighbor. */
export function rounded(value: number, digits: number): number {
  const halves = value * 2 ** (digits + 1);
  if (!Number.isInteger(halves) || halves % 2 === 0) return Number(value.toFixed(digits)) || 0;
  const scale = 10 ** digits;
  return (2 * Math.round((value * scale) / 2)) / scale || 0;
}

/** A turn in a position, and what each player can expect after it. */
export function judgedTurn(rules: Rules, state: Block<"state">, turn: Turn, estimate: Estimate): JudgedTurn {
  const { kernels, memory } = rules.engine;
  return memory.scoped(() => {
    const now = memory.allocate("state");
    memory.copy(state, now);
    const rowSize = memory.field(now, "rowSize")[memory.field(now, "player")[0]!]!;
    const steps = turn.map((action) => {
      const step = NAMES.STEPS[memory.field(now, "step")[0]!]!;
      kernels.play(now, rules.tiles, action);
      return step;
    });
    return {
      notation: notationOf(turn),
      actions: turn.map((action) => actionForm(action, rowSize)),
      steps,
      win_chances: estimate.chances.map((chance) => rounded(chance, CHANCE_DIGITS)),
      margins: estimate.margins.map((margin) => rounded(margin, POINT_DIGITS)),
      simulations: estimate.simulations,
      exact: estimate.exact,
    };
  });
}

/** Reasons with what their numbers stand for. The sentences are the page's own. */
export function reasonForms(rules: Rules, found: Block<"reasons">, number: number): Reason[] {
  const { memory } = rules.engine;
  return Array.from({ length: number }, (_, index) => {
    const { key, fields } = NAMES.REVIEW_REASONS[memory.field(found, "key", index)[0]!]!;
    const numbers = Array.from(memory.field(found, "args", index));
    const worshipers = Array.from(memory.field(found, "worshipers", index));
    const args = Object.entries(fields).map(([name, kind]) => [
      name,
      kind === "worshipers" ? lettersOf(worshipers) : argumentOf(kind, numbers.shift()!, rules.names),
    ]);
    const cp = rounded(memory.field(found, "cp", index)[0]!, POINT_DIGITS);
    return { key, args: { ...Object.fromEntries(args), cp }, text: "" };
  });
}

/** What a number stands for. */
function argumentOf(kind: string, number: number, names: TileNames): unknown {
  switch (kind) {
    case "tile":
      return names.idOf(number);
    case "god":
      return names.gods[number];
    case "place":
      return NAMES.PLACES[number];
    case "color":
      return NAMES.COLORS[number];
    case "effect":
      return NAMES.EFFECTS[number];
    case "tenths":
      return number / 10;
    case "truth":
      return number !== 0;
    default:
      return number;
  }
}

function lettersOf(counts: readonly number[]): string {
  return counts.map((count, color) => NAMES.COLORS[color]!.repeat(count)).join("");
}

/** The review of a whole game. */
export function reviewForm(turns: readonly TurnReview[], seats: string[]): ReviewResult {
  return {
    players: seats.length,
    seats,
    turns: turns.map(({ form }) => form),
    summary: seats.map((name, player) => {
      const own = turns.filter(({ form }) => form.player === player);
      const total = own.reduce((sum, { loss }) => sum + loss, 0);
      const marks = NAMES.MARKS.map((mark) => [mark, own.filter(({ form }) => form.mark === mark).length]);
      return {
        player,
        name,
        turns: own.length,
        mean_loss: rounded(total / Math.max(1, own.length), POINT_DIGITS),
        marks: Object.fromEntries(marks) as Record<string, number>,
      };
    }),
  };
}

/** What is kept of a review with the game. */
export function seatReviews(turns: readonly TurnReview[], players: number): SeatReview[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = turns.flatMap(({ form }) => (form.player === seat ? [form] : []));
    return { losses: own.map(({ loss }) => loss), marks: own.map(({ mark }) => mark) };
  });
}
