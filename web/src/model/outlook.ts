/** What a player can expect of each tile before taking it: the page asks its engine, which knows the rules. */
import type { Action, Changes, Place, Preview, Refusal } from "../api/types";
import { targetsOf, type CellOption } from "./targets";

export interface Outlook {
  /** Whether the tile can be paid for and placed face up somewhere. */
  isReady: boolean;
  /** The cells where it may go. */
  cells: readonly CellOption[];
  /** Why it cannot be placed face up. */
  notFaceUp: Refusal | null;
  /** Whether exchanging worshipers first would help. */
  exchangeHelps: boolean;
  /** The worshipers that taking it puts on its neighbors. */
  generated: NonNullable<Changes["generated"]>;
}

/** The outlook of every tile that may be taken; `look` previews the turn with one more action. */
export function outlooksOf(preview: Preview, look: (action: Action) => Preview): Map<Place, Outlook> {
  const outlooks = new Map<Place, Outlook>();
  if (preview.state.step !== "take") return outlooks;
  for (const { action } of preview.next) {
    if (action.kind === "take") outlooks.set(action.place, outlookOf(look(action)));
  }
  return outlooks;
}

function outlookOf(taken: Preview): Outlook {
  return {
    isReady: taken.next.some(({ action }) => action.kind === "place" && action.face === "up"),
    cells: targetsOf(taken).cells,
    notFaceUp: taken.guidance.not_face_up,
    exchangeHelps: taken.next.some(({ action, sensible }) => action.kind === "exchange" && sensible),
    generated: taken.actions.at(-1)?.changes.generated ?? [],
  };
}
