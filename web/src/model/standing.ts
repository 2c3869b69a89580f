/** A player's points by how certain they are. */
import type { PlayerScore } from "../api/types";
import type { Tiles } from "./tiles";

interface Standing {
  /** What no one can take away anymore. */
  secured: number;
  /** What counts now but depends on the others: the temple token, and a god for the most or the fewest. */
  contested: number;
  /** What forests with too few neighbors would add. */
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
