/** How the rules page is built: its sections, the rules in them, and the pictures that go with them. */
import type { God } from "../api/types";
import type { EffectKind } from "../art/spriteNames";

export type PictureName =
  | "tile"
  | "setup"
  | "display-generate"
  | "cost-reduction"
  | "pyramid"
  | "placement"
  | "wilderness"
  | "village"
  | "forest-neighbors"
  | "volcano"
  | "irrigation"
  | "temple-ranking";

interface Section {
  id: string;
  /** Messages. */
  title: string;
  about?: string;
  rules: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  { id: "course", title: "rules-section-course", rules: ["G1", "G2"] },
  { id: "pieces", title: "rules-section-pieces", rules: ["C1", "C2", "C3", "C4", "C5", "C6", "C7"] },
  {
    id: "turn",
    title: "rules-section-turn",
    about: "rules-about-turn",
    rules: ["T1", "T2", "T3", "T4", "T5", "T6", "T7"],
  },
  { id: "universe", title: "rules-section-universe", rules: ["U1", "U2", "U3", "U4", "U5"] },
  { id: "wilderness", title: "rules-section-wilderness", rules: ["W1", "X1"] },
  {
    id: "effects",
    title: "rules-section-effects",
    about: "rules-about-effects",
    rules: ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8"],
  },
  {
    id: "gods",
    title: "rules-section-gods",
    about: "rules-about-gods",
    rules: ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10"],
  },
  { id: "end", title: "rules-section-end", rules: ["F1", "F2", "F3"] },
  { id: "setup", title: "rules-section-setup", rules: ["S1", "S2", "S3", "S4", "S5", "S6"] },
  {
    id: "questions",
    title: "rules-section-questions",
    about: "rules-about-questions",
    // The other rulings are about slips of single editions, which no player would ask for.
    rules: [2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((number) => `R${number}`),
  },
];

/** Pictures beside their rules. */
export const PICTURES: Readonly<Record<string, PictureName>> = {
  C2: "tile",
  S1: "setup",
  T1: "display-generate",
  T3: "cost-reduction",
  U1: "pyramid",
  U4: "placement",
  W1: "wilderness",
  E2: "village",
  E3: "forest-neighbors",
  E4: "volcano",
  E5: "irrigation",
  F1: "temple-ranking",
};

export const EFFECTS: Readonly<Record<string, EffectKind>> = {
  E1: "farm",
  E2: "village",
  E3: "forest",
  E4: "volcano",
  E5: "irrigation",
  E6: "temple",
  E7: "proselytism",
  E8: "sacred-stone",
};

export const GODS: Readonly<Record<string, God>> = {
  D1: "love",
  D2: "apprentice",
  D3: "oceans",
  D4: "fire",
  D5: "nature",
  D6: "harvests",
  D7: "technology",
  D8: "idleness",
  D9: "equilibrium",
  D10: "death",
};
