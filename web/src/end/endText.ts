/** The end of a game in words. */
import type { Score, Table } from "../api/types";
import { joined } from "../i18n/spoken";
import { godName, tileName } from "../i18n/gameText";
import { t } from "../i18n/words.svelte";
import type { Tiles } from "../model/tiles";
import type { Rival, Step } from "./ceremony";
import { placementOf, subjectOf, type Placement } from "./placement";

/** What a step of the scoring is about, without the player's name. */
export function stepText(step: Step, names: readonly string[], tiles: Tiles): string {
  const { points } = step;
  switch (step.kind) {
    case "temple":
      return [t("end-temple", { symbols: step.symbols, points }), ...tieText(step, names)].join(" ");
    case "no-temple":
      return t("end-no-temple");
    case "regions":
      return [
        t("end-regions", { count: step.scored, points }),
        ...(step.cancelled ? [t("end-regions-cancelled", { count: step.cancelled })] : []),
      ].join(" ");
    case "forest": {
      const { neighbors, needed } = step;
      const region = tiles.get(step.tile);
      const args = { tile: tileName(region), neighbors, needed, points: step.fulfilled ? points : region.cp };
      return t(step.fulfilled ? "end-forest" : "end-forest-unfulfilled", args);
    }
    case "wilderness":
      return t(points ? "end-wilderness" : "end-wilderness-idle", { count: step.count, points: -points });
    case "god":
      return t("end-god", { god: godName(step.god), why: t(`why-${step.why}`), points });
  }
}

function tieText(
  { mystic, rivals }: { mystic: number; rivals: Rival[] },
  names: readonly string[],
): string[] {
  if (!rivals.length) return [];
  const args = {
    names: joined(rivals.map(({ seat }) => names[seat] ?? "")),
    mystic,
    others: joined(rivals.map((rival) => String(rival.mystic))),
  };
  const decided = rivals.every((rival) => rival.mystic < mystic);
  return [t(decided ? "end-tie-mystic" : "end-tie-order", args)];
}

/** Who won with how many points, or why there is no winner. */
export function resultText(
  score: Score | null,
  endedBy: Table["ended_by"],
  names: readonly string[],
  own: readonly number[],
): string {
  if (!score) return t(`end-${endedBy ?? "agreed"}`);
  const [winner = 0] = score.winners;
  const points = score.players[winner]?.total ?? 0;
  if (score.winners.length > 1) {
    return t("end-shared", { names: joined(score.winners.map((seat) => names[seat] ?? "")), points });
  }
  if (own.length === 1 && own[0] === winner) return t("end-you-win", { points });
  return t("end-wins", { name: names[winner] ?? "", points });
}

/** Where the only player at this browser finished, and by how much; in front of others how the winner won. */
export function placementText(score: Score, own: readonly number[]): string {
  const placement = placementOf(score, subjectOf(score, own));
  return [...(own.length === 1 ? [placeText(placement)] : []), ...gapText(score, placement)].join(" ");
}

function placeText({ place, players, tied }: Placement): string {
  return tied.length ? t("end-place-tied", { place }) : t("end-place", { place, players });
}

function gapText({ tie_break }: Score, { short, lead }: Placement): string[] {
  if (short?.points === 0) return [t("end-short-even", { place: short.place })];
  if (short) return [t("end-short", short)];
  if (lead === null) return tie_break ? [t(`tie-${tie_break}`)] : [];
  return [lead ? t("end-won-by", { points: lead }) : t("end-won-even")];
}
