/** Actions that nobody played yet, in words: hints and better turns. */
import type { Action } from "../api/types";
import type { BoardView } from "../board/view";
import { godName, tileName } from "../i18n/tell";
import { spoken } from "../i18n/spoken";
import { t } from "../i18n/words.svelte";
import { figures, symbols } from "../model/names";
import { countColors } from "../model/suggest";

type Seen = Pick<BoardView, "state" | "tiles">;

export function actionsText(actions: readonly Action[], view: Seen): string {
  return spoken(
    runs(actions)
      .map((run) => runText(run, view))
      .join(", "),
  );
}

/** Worshipers that go the same way one after the other belong together. */
function runs(actions: readonly Action[]): Action[][] {
  const result: Action[][] = [];
  for (const action of actions) {
    const last = result.at(-1);
    if (last && "color" in action && last[0]!.kind === action.kind) last.push(action);
    else result.push([action]);
  }
  return result;
}

function runText(run: readonly Action[], { state, tiles }: Seen): string {
  const action = run[0]!;
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
    case "gain":
    case "remove":
      return t(`did-${action.kind}`, { what: figures(countColors(run)) });
    case "exchange":
      return t("did-exchange", { give: symbols(action.give.repeat(3)), get: symbols(action.get) });
    case "decline":
      return t("did-cancelled");
  }
}
