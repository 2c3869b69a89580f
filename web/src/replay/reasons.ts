/** Why a turn was worse than another, in words. */
import type { God, ReviewedTurn } from "../api/types";
import { godName, readable, tileName } from "../i18n/gameText";
import { t, words, type Arguments } from "../i18n/words.svelte";
import type { Tiles } from "../model/tiles";

type Reason = ReviewedTurn["reasons"][number];

export function reasonText({ key, args }: Reason, tiles: Tiles, names: readonly string[]): string {
  const id = `reason-${key.replaceAll("_", "-")}`;
  return t(words.has(id) ? id : "reason-unexplained", reasonArguments(key, args, tiles, names));
}

/** The arguments as they stand in a sentence: what the same name means differs from reason to reason. */
export function reasonArguments(
  key: string,
  args: Record<string, unknown>,
  tiles: Tiles,
  names: readonly string[],
): Arguments {
  const words: Arguments = {};
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === "player") words[name] = names[value as number] ?? "";
    else if (name === "best")
      words[name] = key === "weaker_god" ? godName(value as God) : tileName(tiles.get(value as string));
    else if (name === "place") words[name] = t("place-said", { place: value as string });
    else if (name === "worshipers" || (name === "colors" && typeof value === "string"))
      words[name] = `[[w:${value as string}]]`;
    else if (typeof value === "number") words[name] = value;
    else plain[name] = value;
  }
  if (typeof args["worshipers"] === "string") words["count"] = args["worshipers"].length;
  return { ...readable(plain, tiles), ...words };
}
