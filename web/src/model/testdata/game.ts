/** A real game for tests: tests/test_page_game.py makes it. */
import type { Action, Changes, Preview, Region, State } from "../../api/types";
import type { PlayedTurn } from "../timeline";
import data from "./game.json";

interface Turn {
  player: number;
  notation: string;
  actions: Action[];
  changes: Changes[];
  /** After some of the turns. */
  state?: State;
}

export const game = data as unknown as {
  regions: Region[];
  start: State;
  turns: Turn[];
  previews: [Preview, Preview, Preview];
};

export const levelOf = (tile: string): number => Number(tile[1]);

export function playedTurn({ player, notation, actions, changes }: Turn, ply: number): PlayedTurn {
  const done = actions.map((action, index) => ({ action, changes: changes[index]! }));
  return { ply, seat: player, notation, by: "person", actions: done };
}
