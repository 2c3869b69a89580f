/** What can be chosen now, and why the rest cannot, sorted by where it is chosen on the screen. */
import { type Action, type Color, type God, type Place, type Preview, type Refusal } from "../api/types";

/** Something on the screen that stands for an action, and why the action is illegal if it is. */
export interface Option {
  action: Action;
  refusal: Refusal | null;
  sensible: boolean;
}

export type Face = "up" | "wilderness";

/** A cell where the taken tile could go. */
export interface CellOption {
  row: number;
  /** Where it is drawn among the current tiles: 0 is left of the bottom row. */
  column: number;
  up: Option | null;
  wilderness: Option | null;
}

export interface Targets {
  step: Preview["state"]["step"];
  places: Map<Place, Option>;
  gods: Map<God, Option>;
  cells: CellOption[];
  gives: Map<Color, Option>;
  gains: Map<Color, Option>;
  /** By place and color, as "b2R". */
  removals: Map<string, Option>;
  exchanges: Option[];
  decline: Option | null;
  /** Why everything else is refused. */
  otherwise: Refusal;
}

export function targetsOf(preview: Preview): Targets {
  const targets: Targets = {
    step: preview.state.step,
    places: new Map(),
    gods: new Map(),
    cells: [],
    gives: new Map(),
    gains: new Map(),
    removals: new Map(),
    exchanges: [],
    decline: null,
    otherwise: preview.otherwise,
  };
  for (const { action, sensible } of preview.next) sort(targets, { action, refusal: null, sensible });
  for (const { action, notation: _, ...refusal } of preview.refused) {
    sort(targets, { action, refusal, sensible: false });
  }
  return targets;
}

function sort(targets: Targets, option: Option): void {
  const { action } = option;
  switch (action.kind) {
    case "take":
      targets.places.set(action.place, option);
      break;
    case "god":
      targets.gods.set(action.god, option);
      break;
    case "place":
      sortCell(targets.cells, option, action);
      break;
    case "give":
      targets.gives.set(action.color, option);
      break;
    case "gain":
      targets.gains.set(action.color, option);
      break;
    case "remove":
      targets.removals.set(action.place + action.color, option);
      break;
    case "exchange":
      targets.exchanges.push(option);
      break;
    case "decline":
      targets.decline = option;
  }
}

type PlaceAction = Extract<Action, { kind: "place" }>;

function sortCell(cells: CellOption[], option: Option, { row, column, end, face }: PlaceAction): void {
  const drawn = end === "left" ? 0 : column;
  let cell = cells.find((other) => other.row === row && other.column === drawn);
  if (!cell) {
    cell = { row, column: drawn, up: null, wilderness: null };
    cells.push(cell);
  }
  cell[face] = option;
}

/** Whether the tile fits into any cell this side up. */
export function canPlace(targets: Targets, face: Face): boolean {
  return targets.cells.some((cell) => cell[face]?.refusal === null);
}
