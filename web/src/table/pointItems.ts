/** What a player's points are made of, item by item: secured, contested, or possible. The engine has decided which is which. */
import type { God, PlayerScore } from "../api/types";

export type Item =
  | { kind: "regions"; count: number; cp: number }
  | { kind: "wilderness"; count: number; cp: number }
  | { kind: "temple"; symbols: number; cp: number }
  | { kind: "god"; god: God; why: string; cp: number }
  | { kind: "forest"; tile: string; neighbors: number; needed: number; cp: number };

export interface Items {
  /** These add up to what is secured. */
  secured: Item[];
  /** These add up to what is contested. */
  contested: Item[];
  /** These would come on top. */
  possible: Item[];
}

/** `cpOf` is what a tile is worth in full. */
export function itemsOf(player: PlayerScore, cpOf: (tile: string) => number): Items {
  const { tiles, temples, temple_token, contested } = player;
  const numScored = tiles.filter(({ counts, cp }) => counts === "scored" && cp > 0).length;
  const numTurned = tiles.filter(({ counts }) => counts === "wilderness").length;
  const gods = godItem(player);
  // Whatever is contested besides the token is the god.
  const isGodContested = contested !== temple_token;
  const isGodOpen = player.god === 0 && player.god_detail?.why !== "cancelled";
  return {
    secured: [
      { kind: "regions", count: numScored, cp: player.regions },
      ...(numTurned ? [{ kind: "wilderness" as const, count: numTurned, cp: player.wilderness }] : []),
      ...(isGodContested || isGodOpen ? [] : gods),
    ],
    contested: [
      ...(temples.symbols ? [{ kind: "temple" as const, symbols: temples.symbols, cp: temple_token }] : []),
      ...(isGodContested ? gods : []),
    ],
    possible: [
      ...tiles
        .filter(({ counts }) => counts === "unfulfilled")
        .map(({ tile, neighbors, needed }) => ({
          kind: "forest" as const,
          tile,
          neighbors: neighbors ?? 0,
          needed: needed ?? 0,
          cp: cpOf(tile),
        })),
      ...(isGodOpen ? gods : []),
    ],
  };
}

function godItem({ god_detail }: PlayerScore): Item[] {
  if (!god_detail) return [];
  const { god, why, cp } = god_detail;
  return [{ kind: "god", god, why, cp }];
}
