/** A table in words, for those who do not see it or would rather read it. */
import type { BoardView } from "../board/view";
import { effectText, godName, regionText, tileName } from "../i18n/gameText";
import { t } from "../i18n/words.svelte";
import { figures, symbols, total } from "../model/symbols";

interface Paragraph {
  title: string;
  lines: string[];
}

export function describe(view: BoardView): Paragraph[] {
  const seats = view.names.map((_, index) => (view.viewer + index) % view.names.length);
  return [
    { title: t("board-display"), lines: view.state.display.map((place) => placeLine(view, place)) },
    ...seats.map((seat) => ({ title: view.names[seat] ?? "", lines: playerLines(view, seat) })),
    { title: t("board-supply"), lines: supplyLines(view) },
  ];
}

function placeLine(
  view: BoardView,
  { place, tile, worshipers }: BoardView["state"]["display"][number],
): string {
  const where = t("place-said", { place });
  if (!tile) return `${where}: ${t("board-empty-place")}`;
  const lying = total(worshipers) ? t("board-lying", { what: figures(worshipers) }) : "";
  return `${where}: ${regionText(view.tiles.get(tile))} ${lying}`;
}

function playerLines(view: BoardView, seat: number): string[] {
  const { realm, reductions, god, universe } = view.state.players[seat]!;
  const points = view.points?.[seat];
  return [
    ...(view.state.player === seat ? [t("board-turn")] : []),
    ...(points ? [t("cp-long", { count: points.total })] : []),
    `${t("worshipers", { count: total(realm) })}${total(realm) ? `: ${figures(realm)}` : ""}`,
    ...reductions.map((color) => t("reduction", { color: symbols(color) })),
    ...(god ? [godName(god.god) + (god.cancelled ? `: ${t("cancelled")}` : "")] : []),
    ...universe.map((placed) => {
      const region = view.tiles.get(placed.tile);
      const where = t("cell-said", { row: placed.row, column: placed.column });
      if (placed.face === "wilderness") return `${where}: ${t("wilderness")}`;
      return `${where}: ${tileName(region)}. ${placed.cancelled ? t("cancelled") : effectText(region)}`;
    }),
  ];
}

function supplyLines(view: BoardView): string[] {
  return [
    ...view.state.gods.map((god) => `${godName(god)}: ${t(`god-${god}-says`)}`),
    ...view.state.piles.map((count, index) => t("pile", { level: index + 1, count })),
    ...view.state.temple_tokens.map((cp) => t("temple-token", { cp })),
  ];
}
