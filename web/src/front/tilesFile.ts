/** A custom tile set from a file, checked in this page. */
import type { TileSet } from "../api/types";
import { t, words } from "../i18n/words.svelte";
import type { Violation } from "../customTiles/check";

const MOST_SHOWN = 12;

/** The tile set in a file, or sentences that say why there is none. */
export type Read = { tiles: TileSet } | { problems: string[] };

export async function readTiles(file: File): Promise<Read> {
  const data = parsed(await file.text().catch(() => ""));
  if (data === undefined) {
    return { problems: [t(/\.toml$/i.test(file.name) ? "front-tiles-toml" : "front-tiles-wrong")] };
  }
  const [{ loadTileSet, TileSetError }, { engineHere }] = await Promise.all([
    import("../customTiles/load"),
    import("../records/here"),
    words.need("tiles"),
  ]);
  try {
    return { tiles: loadTileSet(await engineHere(), data) };
  } catch (error) {
    if (!(error instanceof TileSetError)) throw error;
    return { problems: [t("front-tiles-invalid"), ...sentences(error.violations)] };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentences(violations: readonly Violation[]): string[] {
  const shown = violations.slice(0, MOST_SHOWN).map(sentence);
  const more = violations.length - shown.length;
  return more ? [...shown, t("violations-more", { count: more })] : shown;
}

function sentence({ tile, field, kind, args }: Violation): string {
  const subject = tile === null ? field : t("violation-tile", { tile, field });
  return `${subject}: ${t(`violation-${kind}`, args)}`;
}
