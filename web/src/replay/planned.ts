/** Turns that were looked at by the review, in words: worshipers that go the same way are told together. */
import { COLORS, type Action, type Color } from "../api/types";
import type { BoardView } from "../board/view";
import { t } from "../i18n/words.svelte";
import { figures } from "../model/names";
import { actionsText } from "../table/actions";

type Moving = Extract<Action, { kind: "give" | "gain" | "remove" }>;

const SAYS: Record<Moving["kind"], string> = { give: "did-pay", gain: "did-gain", remove: "did-remove" };

export function plannedText(actions: readonly Action[], view: Pick<BoardView, "state" | "tiles">): string {
  return runs(actions)
    .map((run) => (isMoving(run[0]) ? movingText(run as Moving[]) : actionsText(run, view)))
    .join(" · ");
}

/** Actions cut into groups: those that move worshipers in the same way stay together. */
export function runs(actions: readonly Action[]): [Action, ...Action[]][] {
  const groups: [Action, ...Action[]][] = [];
  for (const action of actions) {
    const group = groups.at(-1);
    if (group && isMoving(action) && group[0].kind === action.kind) group.push(action);
    else groups.push([action]);
  }
  return groups;
}

function movingText(run: readonly Moving[]): string {
  const count = (color: Color) => run.filter((action) => action.color === color).length;
  const counts = Object.fromEntries(COLORS.map((color) => [color, count(color)]));
  return t(SAYS[run[0]!.kind], { what: figures(counts) });
}

const isMoving = (action: Action): action is Moving => action.kind in SAYS;
