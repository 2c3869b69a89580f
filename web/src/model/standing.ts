/** A player's points by how sure they are. */
import type { PlayerScore } from "../api/types";
import type { Tiles } from "./tiles";

export interface Standing {
  /** What nobody can take away any more. */
  secured: number;
  /** What counts now but depends on the others: the temple token, and a god who asks for the most or the fewest. */
  contested: number;
  /** What forests would bring that have too few neighbors so far. */
  possible: number;
}

const CONTESTED_WHY: readonly string[] = ["most", "fewest"];

export function standing(score: PlayerScore, tiles: Tiles): Standing {
  const god = score.god_detail;
  const contestedGod = god && CONTESTED_WHY.includes(god.why) ? god.cp : 0;
  const contested = score.temple_token + contestedGod;
  const open = score.tiles.filter(({ counts }) => counts === "unfulfilled");
  const possible = open.reduce((sum, { tile }) => sum + tiles.get(tile).cp, 0);
  return { secured: score.total - contested, contested, possible };
}
