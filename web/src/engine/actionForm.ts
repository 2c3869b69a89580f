/** Actions as forms and as the numbers of the kernels. */
import type { Action } from "../api/types";
import { ACTIONS, NAMES } from "./layout";

const NUMBERS: ReadonlyMap<string, number> = new Map(
  NAMES.ACTIONS.map((action, number) => [keyOf(action as Action), number]),
);

/** What tells an action from all others: at an end of the bottom row the column does not matter. */
function keyOf(action: Action): string {
  if (action.kind !== "place") return JSON.stringify(Object.entries(action).sort());
  const { row, column, face, end } = action;
  return `${face} ${end ?? `${row}.${column}`}`;
}

/** The number of an action. */
export function actionNumber(action: Action): number {
  return NUMBERS.get(keyOf(action)) ?? ACTIONS.NUM_ACTIONS;
}

/** The form of an action, for a player whose bottom row has so many tiles. */
export function actionForm(number: number, rowSize: number): Action {
  const action = NAMES.ACTIONS[number] as Action;
  return action.kind === "place" && action.end === "right" ? { ...action, column: rowSize + 1 } : action;
}

/** The actions of a turn in the notation. Only for what this page has written itself: other words are an error. */
export function numbersOf(notation: string): number[] {
  return notation.split(" ").flatMap((word) => {
    const isMany = "+-".includes(word[0] ?? "") && word.length > 2;
    return isMany ? [...word.slice(1)].map((color) => numberOf(word[0]! + color)) : [numberOf(word)];
  });
}

function numberOf(word: string): number {
  const number = (NAMES.WORDS as readonly string[]).indexOf(word);
  if (number < 0) throw new Error(`There is no action ${word}`);
  return number;
}

/** Actions in the notation: consecutive gives share a word, and so do consecutive gains. */
export function notationOf(numbers: readonly number[]): string {
  const words: string[] = [];
  for (const number of numbers) {
    const word = NAMES.WORDS[number]!;
    const last = words.at(-1);
    if (last && "+-".includes(word[0]!) && last[0] === word[0]) words[words.length - 1] = last + word[1]!;
    else words.push(word);
  }
  return words.join(" ");
}
