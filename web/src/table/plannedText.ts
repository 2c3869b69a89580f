/** Suggested turns in words: hints and better turns. */
import type { Action, JudgedTurn } from "../api/types";
import type { BoardView } from "../board/view";
import { godName, tileName } from "../i18n/gameText";
import { t } from "../i18n/words.svelte";
import { EXCHANGE_RATE } from "../model/constants";
import { costs, figures, symbols } from "../model/symbols";
import { countColors } from "../model/actions";

type Seen = Pick<BoardView, "state" | "tiles">;
/** Reviews stored by an older server lack the steps. */
type Planned = Pick<JudgedTurn, "actions"> & Partial<Pick<JudgedTurn, "steps">>;

/** The phrases of a turn, with symbols in them. */
export function plannedText({ actions, steps = [] }: Planned, view: Seen): string[] {
  return runs(actions.map((action, number) => ({ action, step: steps[number] }))).map((run) =>
    runText(run, view),
  );
}

interface PlannedAction {
  action: Action;
  /** The question that it answers. */
  step: string | undefined;
}

/** Combine worshipers that are given, gained or removed for the same purpose. */
function runs(actions: readonly PlannedAction[]): PlannedAction[][] {
  const result: PlannedAction[][] = [];
  for (const next of actions) {
    const last = result.at(-1);
    const before = last?.[0];
    const same = before?.action.kind === next.action.kind && before.step === next.step;
    if (last && same && "color" in next.action) last.push(next);
    else result.push([next]);
  }
  return result;
}

function runText(run: readonly PlannedAction[], { state, tiles }: Seen): string {
  const { action, step } = run[0]!;
  switch (action.kind) {
    case "take": {
      const tile = state.display.find(({ place }) => place === action.place)?.tile;
      const where = t("place-said", { place: action.place });
      return `${t("did-take", { tile: tile ? tileName(tiles.get(tile)) : "" })} (${where})`;
    }
    case "god":
      return t("did-god", { god: godName(action.god) });
    case "place": {
      const { row, column, end } = action;
      const did = t(action.face === "up" ? "did-place" : "did-wilderness", { row, column });
      return end ? `${did} (${t(`board-${end}-end`)})` : did;
    }
    case "give":
      return t(step ? `did-give-${step}` : "did-give", { what: worshipers(run) });
    case "gain":
    case "remove":
      return t(`did-${action.kind}`, { what: worshipers(run) });
    case "exchange":
      return t("did-exchange", { give: costs(action.give.repeat(EXCHANGE_RATE)), get: symbols(action.get) });
    case "decline":
      return t(step === "death" ? "did-god-cancelled" : "did-cancelled");
  }
}

function worshipers(run: readonly PlannedAction[]): string {
  return figures(countColors(run.map(({ action }) => action)));
}
