/** What is pointed out on the screen: by the board itself, or by a frame around a part of the page. */
import type { Action } from "../api/types";
import type { Face } from "../model/targets";
import { anchors } from "../model/flights";

interface Marks {
  /** Anchors that the board draws as marked. */
  board: ReadonlySet<string>;
  /** Selectors of what gets a frame. */
  framed: readonly string[];
  /** Selectors of everything that is pointed out, to bring it into sight. */
  all: readonly string[];
}

/** The seat of the player who learns. */
export const LEARNER = 0;

const PARTS: Record<string, string> = {
  display: '[data-region="display"]',
  universe: '[data-region="universe"]',
  realm: '[data-region="realm"]',
  points: '[data-region="realm"] .points',
  "temple-tokens": '[data-region="temple-tokens"]',
  "held-gods": '[data-anchor^="held-god"] .god',
};

/** Whether a word of a lesson's `look` points at something that there is. */
export const isMark = (word: string) => word in PARTS || selectorOf(word) !== null;

export function marksOf(look: readonly string[], expected: readonly Action[], face: Face): Marks {
  const words = [...look, ...expected.flatMap((action) => anchorOf(action, face) ?? [])];
  const board = words.filter((word) => selectorOf(word) !== null);
  const framed = [
    ...look.flatMap((word) => PARTS[word] ?? []),
    ...expected.flatMap((action) => framesOf(action, face)),
  ];
  return {
    board: new Set(board),
    framed: [...new Set(framed)],
    all: [...board.flatMap((word) => selectorOf(word) ?? []), ...framed],
  };
}

/** What the board marks by itself. */
function anchorOf(action: Action, face: Face): string | null {
  if (action.kind === "take") return anchors.place(action.place);
  if (action.kind === "god") return anchors.god(action.god);
  if (action.kind !== "place" || action.face !== face) return null;
  return anchors.cell(LEARNER, action.row, action.end === "left" ? 0 : action.column);
}

function framesOf(action: Action, face: Face): string[] {
  switch (action.kind) {
    case "give":
    case "gain":
      return [`[data-region="realm"] [data-color="${action.color}"]`];
    case "remove":
      return [`[data-remove="${action.place}${action.color}"]`];
    case "exchange":
      return ['[data-action="exchange"]', `[data-give="${action.give}"]`, `[data-get="${action.get}"]`];
    case "place":
      return action.face === face ? [] : [`[data-face="${action.face}"]`];
    default:
      return [];
  }
}

/** Where an anchor of the board is in the page. */
function selectorOf(anchor: string): string | null {
  const [, kind, rest] = /^(place|god|cell)-(.+)$/.exec(anchor) ?? [];
  if (kind === "place") return `[data-place="${rest}"]`;
  if (kind === "god") return `[data-god="${rest}"]`;
  if (kind !== "cell") return null;
  const [seat, row, column] = rest!.split("-");
  return `[data-anchor="universe-${seat}"] [data-cell="${row}.${column}"]`;
}
