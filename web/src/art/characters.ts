/** Who the bots are: a character for each level. Their names and styles of play are in the locales (`bot-…`, `level-…-says`). */
import type { God, Level } from "../api/types";

export interface Character {
  /** The god whose face it has. */
  face: God;
  /** The color around the face, light and deep. */
  halo: readonly [light: string, deep: string];
}

/** A new level needs an entry here, and its texts. */
export const CHARACTERS: Readonly<Record<Level, Character>> = {
  beginner: { face: "idleness", halo: ["#5b4a9c", "#2c2264"] },
  novice: { face: "apprentice", halo: ["#8fb8a8", "#2f6f68"] },
  casual: { face: "harvests", halo: ["#b5562f", "#6e2a1c"] },
  skilled: { face: "nature", halo: ["#e3cf8a", "#9a7a2c"] },
  expert: { face: "technology", halo: ["#4f6a8c", "#22344f"] },
  master: { face: "oceans", halo: ["#9fdcea", "#2a86a8"] },
  grandmaster: { face: "equilibrium", halo: ["#a8486e", "#56163c"] },
  immortal: { face: "fire", halo: ["#3d3a4f", "#15131f"] },
  deity: { face: "death", halo: ["#f4e3a1", "#c9962f"] },
};
