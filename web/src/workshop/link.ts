/** A tile set inside a link: compressed, after `#`. No server keeps it or sees it. */
import type { Region } from "../api/types";
import { packed, unpacked } from "../records/packed";
import { TILE_CHECKS } from "../engine/layout";
import type { Content } from "./draft";

export const MARK = "#set=";
/** Several times as much as any set takes: the letters of a link, and the text in them. */
const MAX_LETTERS = 12_000;
const MAX_BYTES = 60_000;

type Row = [id: string, cost: string, effect: string, cp: number, star: string, mystic: number];
const STARS = { "": null, w: "white", p: "purple" } as const;

/** What follows the address of the workshop. */
export async function hashOf({ name, regions }: Content): Promise<string> {
  return MARK + (await packed(JSON.stringify([name, regions.map(rowOf)])));
}

/** The data in an address, which may be anything; undefined if it is damaged or far too large. */
export async function dataInHash(hash: string): Promise<unknown> {
  const letters = hash.slice(MARK.length);
  if (!hash.startsWith(MARK) || letters.length > MAX_LETTERS) return undefined;
  try {
    const [name, rows] = JSON.parse(await unpacked(letters, MAX_BYTES)) as [unknown, unknown[]];
    const { GODS, TEMPLE_TOKENS } = TILE_CHECKS;
    return { name, regions: rows.map(regionOf), gods: [...GODS], temple_tokens: [...TEMPLE_TOKENS] };
  } catch {
    return undefined;
  }
}

function rowOf({ id, cost, effect, cp, star, mystic }: Region): Row {
  return [id, cost, effectText(effect), cp, star?.[0] ?? "", mystic ?? 0];
}

function regionOf(row: unknown): unknown {
  const [id, cost, effect, cp, star, mystic] = row as Row;
  return { id, cost, effect, cp, star: STARS[star as keyof typeof STARS], mystic: mystic || null };
}

/** An effect as a word or a few, as in TOML files. */
function effectText({ kind, number, colors }: Region["effect"]): string {
  if (kind === "proselytism") return `${kind} ${colors.repeat(number)}`;
  return [kind, number || "", colors].filter(Boolean).join(" ");
}
