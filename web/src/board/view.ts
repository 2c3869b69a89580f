/** What the board draws, and what it calls back: the same for a table, a replay and the tutorial. */
import type { Action, Level, Place, PlayerPoints, Refusal, Score, State } from "../api/types";
import { botAndLevel } from "../lobby/seats";
import type { Outlook } from "../model/outlook";
import type { Tiles } from "../model/tiles";
import type { CellOption, Face, Option, Targets } from "../model/targets";

/**
 * One object for the lifetime of the board, whose parts change one by one (getters, see `byParts`): whatever reads some
 * of them is updated only when one of these changes.
 */
export interface BoardView {
  state: State;
  tiles: Tiles;
  /** The players' names by seat. */
  names: readonly string[];
  /** The levels of the bots by seat; null for people. */
  levels: readonly (Level | null)[];
  /** The seat whose universe is drawn large. */
  viewer: number;
  /** What can be chosen; null unless it is this browser's turn. */
  targets: Targets | null;
  face: Face;
  /** Where the tile in hand was taken from. */
  taken: Place | null;
  /** What can be expected of each tile in the display; null unless one is to be taken. */
  outlooks: ReadonlyMap<Place, Outlook> | null;
  /** The place whose tile the pointer or the focus is on. */
  considered: Place | null;
  score: Score | null;
  points: readonly Pick<PlayerPoints, "total">[] | null;
  /** What is pointed out, by the names of `anchors` in model/flights.ts: the tutorial's next step, a better turn. */
  marked: ReadonlySet<string>;
  choose(...actions: Action[]): void;
  consider(place: Place | null): void;
  /** Explain why a choice is illegal, and what is possible instead. */
  why(refusal: Refusal, instead?: Option | null): void;
}

/** A player's name; a bot's with its level. */
export function fullName({ names, levels }: Pick<BoardView, "names" | "levels">, seat: number): string {
  const [name, level] = [names[seat] ?? "", levels[seat]];
  return level ? botAndLevel(name, level) : name;
}

/** Choose an option, or explain why not. */
export function tryOption(view: BoardView, option: Option | null | undefined, instead?: Option | null): void {
  if (option && !option.refusal) view.choose(option.action);
  else if (option?.refusal) view.why(option.refusal, instead);
  else if (view.targets) view.why(view.targets.otherwise);
}

/** The cell with the tile this side up, or the other side instead. */
export function tryCell(view: BoardView, cell: CellOption): void {
  const other = cell[view.face === "up" ? "wilderness" : "up"];
  tryOption(view, cell[view.face], other && !other.refusal ? other : null);
}

/** Nothing is pointed out. */
export const NOTHING_MARKED: ReadonlySet<string> = new Set();

/** A board on which nothing can be chosen. */
export const nothingToChoose = {
  levels: [] as (Level | null)[],
  targets: null,
  face: "up",
  taken: null,
  outlooks: null,
  considered: null,
  consider: () => undefined,
  marked: NOTHING_MARKED,
  choose: () => undefined,
  why: () => undefined,
} as const;
