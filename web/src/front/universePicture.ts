/** The universe on the front page: fourteen regions that could lie like this in a game, under their god. */
import type { God, Region } from "../api/types";

type Printed = [
  id: string,
  cost: string,
  effect: Region["effect"]["kind"],
  number: number,
  colors: string,
  cp: number,
];

/** From the bottom row to the top; each color has company below, as the rules ask. */
const ROWS: Printed[][] = [
  [
    ["W1c", "", "proselytism", 2, "W", 0],
    ["R1d", "", "sacred-stone", 0, "", 1],
    ["G1b", "", "proselytism", 2, "G", 0],
    ["B1a", "", "proselytism", 1, "B", 0],
    ["Y1b", "", "farm", 0, "B", 0],
  ],
  [
    ["R2a", "BY", "volcano", 4, "R", 1],
    ["G2b", "Y", "forest", 2, "BG", 1],
    ["B2c", "BG*", "irrigation", 0, "G", 3],
    ["Y2c", "G", "village", 2, "", 1],
  ],
  [
    ["R3c", "BYGW", "volcano", 6, "BY", 5],
    ["B3c", "RGG", "irrigation", 0, "G", 4],
    ["Y3a", "GWW", "village", 2, "", 3],
  ],
  [
    ["R3b", "RBYG", "volcano", 4, "G", 4],
    ["B3d", "YGWW", "irrigation", 0, "Y", 5],
  ],
];

export const PICTURE_GOD: God = "oceans";

/** A tile of the picture and where its middle lies, in widths of a tile from the middle of the bottom row. */
interface PlacedRegion {
  region: Region | null;
  x: number;
  y: number;
}

/** Pointed hexagons share their slanted edges: a row lies three quarters of a tile's height higher. */
const ROW_STEP = 0.75 * 1.155;

export function picture(): PlacedRegion[] {
  const tiles = ROWS.flatMap((row, height) =>
    row.map((printed, at) => ({
      region: region(printed),
      x: at - (row.length - 1) / 2,
      y: height * ROW_STEP,
    })),
  );
  return [...tiles, { region: null, x: 0, y: ROWS.length * ROW_STEP }];
}

function region([id, cost, kind, number, colors, cp]: Printed): Region {
  return {
    id,
    color: id[0] as Region["color"],
    level: Number(id[1]),
    cost,
    effect: { kind, number, colors },
    cp,
    star: null,
    mystic: null,
  } as Region;
}
