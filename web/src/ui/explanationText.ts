/** The things of the game in words, for whoever points at them. */
import { costText, effectText, godName, tileName } from "../i18n/gameText";
import { botAndLevel, levelSays } from "../lobby/seats";
import { t } from "../i18n/words.svelte";
import { symbols } from "../model/symbols";
import type { Subject } from "./explain.svelte";

interface Explained {
  title: string;
  lines: string[];
}

/** What a thing of the game is, and what there is to say about it. */
export function explanationOf(subject: Subject): Explained {
  switch (subject.kind) {
    case "region":
      return { title: tileName(subject.region), lines: regionLines(subject) };
    case "wilderness":
      return { title: t("wilderness"), lines: [t("wilderness-says")] };
    case "god":
      return {
        title: godName(subject.god),
        lines: [t(`god-${subject.god}-says`), ...(subject.cancelled ? [t("cancelled-says")] : [])],
      };
    case "temple-token":
      return { title: t("temple-token", { cp: subject.cp }), lines: [t("temple-token-says")] };
    case "reduction":
      return { title: t("reduction", { color: symbols(subject.color) }), lines: [t("reduction-says")] };
    case "pile":
      return { title: t("pile", { level: subject.level, count: subject.count }), lines: [t("pile-says")] };
    case "worshipers":
      return {
        title: t(`worshipers-${subject.color}`, { count: subject.count }),
        lines: [t("worshiper-says")],
      };
    case "character":
      return { title: botAndLevel(subject.name, subject.level), lines: [levelSays(subject.level)] };
    case "text":
      return { title: subject.title, lines: [subject.text] };
  }
}

function regionLines({
  region,
  cancelled,
  unfulfilled,
  notes,
}: Extract<Subject, { kind: "region" }>): string[] {
  return [
    ...(notes?.() ?? []),
    `${t("cost")}: ${costText(region)}`,
    effectText(region),
    ...(region.cp ? [t("cp-long", { count: region.cp })] : []),
    ...(region.mystic !== null ? [`${t("mystic-value")}: ${region.mystic}. ${t("mystic-value-says")}`] : []),
    ...(region.star ? [t("star-says")] : []),
    ...(cancelled ? [t("cancelled-says")] : []),
    ...(unfulfilled ? [t("unfulfilled-says")] : []),
  ];
}
