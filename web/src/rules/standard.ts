/** The standard tile set, for pages without a table. `orbis tiles --json` makes the file; a test compares them. */
import type { TileSet } from "../api/types";
import { Tiles } from "../model/tiles";
import set from "./standard.json";

export const standard = set as TileSet;
export const LEVELS = [...new Set(standard.regions.map(({ level }) => level))];
export const standardTiles = new Tiles(standard);
