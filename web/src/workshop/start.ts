/** Drafts to start from. */
import { standard } from "../rules/standard";
import type { Draft } from "./draft";
import { withKeys } from "./draft";

/** A copy of the standard set, under another name. */
export function standardDraft(name: string): Draft {
  return { name, tiles: withKeys(standard.regions) };
}

/** As many tiles of each color, level and star as in the standard set; each costs nothing and gives a worshiper. */
export function blankDraft(name: string): Draft {
  const regions = standard.regions.map((region) => ({
    ...region,
    cost: "",
    effect: { kind: "proselytism", number: 1, colors: region.color } as const,
    cp: 0,
  }));
  return { name, tiles: withKeys(regions) };
}
