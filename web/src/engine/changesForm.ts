/** What actions changed, from the rows that the kernels fill. */
import type { ActionChanges, Changes, Color } from "../api/types";
import { actionForm } from "./actionForm";
import { CHANGES, NAMES, VOCABULARY } from "./layout";
import type { TileNames } from "./tileSet";

const { NO_CELL, NO_PLACE, NO_TILE, NUM_COLORS } = VOCABULARY;

type Row = ArrayLike<number> & { subarray(start: number, end: number): Int16Array };
type Counts = Partial<Record<Color, number>>;

/** The changes of an action, from its row. */
export function changesOf(number: number, row: Row, names: TileNames): ActionChanges {
  const at = (column: number) => row[column]!;
  const action = actionForm(number, at(CHANGES.ROW_SIZE));
  const changes: Partial<Changes> = {};
  const paid = countsIn(row, CHANGES.PAID);
  switch (action.kind) {
    case "place": {
      const { row: line, column, face } = action;
      const tile = names.idOf(at(CHANGES.PLACED_TILE))!;
      changes.placed = { tile, row: line, column, face, shifted: Boolean(at(CHANGES.IS_SHIFTED)) };
      if (paid) changes.paid = paid;
      break;
    }
    case "take":
      takeInto(changes, row, action.place, names);
      break;
    case "god":
      changes.god = action.god;
      break;
    case "give":
      changes.given = { [action.color]: 1 };
      changes.purpose = NAMES.STEPS[at(CHANGES.STEP_BEFORE)] as Changes["purpose"];
      break;
    case "remove":
      changes.removed = { place: action.place, color: action.color };
      break;
    case "exchange":
      changes.exchanged = { give: action.give, get: action.get };
      changes.given = countsIn(row, CHANGES.GIVEN);
      changes.purpose = "exchange";
  }
  effectsInto(changes, row);
  endInto(changes, row, names);
  return { action, changes: changes as Changes };
}

/** T1, T2. */
function takeInto(
  changes: Partial<Changes>,
  row: Row,
  place: NonNullable<Changes["took"]>["place"],
  names: TileNames,
): void {
  const tile = names.region(row[CHANGES.TOOK_TILE]!);
  const collected = countsIn(row, CHANGES.COLLECTED);
  changes.took = { place, tile: tile.id };
  changes.generated = NAMES.PLACES.filter((_, bit) => (row[CHANGES.GENERATED]! >> bit) & 1).map((there) => ({
    place: there,
    color: tile.color,
  }));
  if (collected) changes.collected = collected;
}

/** T5, D1, D10. */
function effectsInto(changes: Partial<Changes>, row: Row): void {
  const won = row[CHANGES.REDUCTIONS]!;
  if (won) changes.reductions = NAMES.COLORS.filter((_, bit) => (won >> bit) & 1);
  const gained = countsIn(row, CHANGES.GAINED);
  if (gained) changes.gained = gained;
  const cancelled = row[CHANGES.CANCELLED]!;
  if (cancelled !== NO_CELL) {
    const [line, column] = NAMES.CELLS[cancelled]!;
    changes.cancelled = { row: line, column };
  }
  if (row[CHANGES.GOD_CANCELLED]) changes.god_cancelled = true;
}

/** T7. */
function endInto(changes: Partial<Changes>, row: Row, names: TileNames): void {
  const step = NAMES.STEPS[row[CHANGES.STEP_AFTER]!]!;
  const pending = row[CHANGES.PENDING]!;
  if (!row[CHANGES.ENDS_TURN]) {
    changes.now = { step, pending };
    return;
  }
  const place = row[CHANGES.REFILLED]!;
  const tile = row[CHANGES.REFILLED_TILE]!;
  if (place !== NO_PLACE) {
    changes.refilled = { place: NAMES.PLACES[place]!, tile: tile === NO_TILE ? null : names.idOf(tile) };
  }
  const player = row[CHANGES.PLAYER]!;
  changes.now = {
    step,
    pending,
    turn: row[CHANGES.TURN]!,
    round: row[CHANGES.ROUND]!,
    player: player === CHANGES.NO_PLAYER ? null : player,
  };
}

/** The counts in five columns, without zeros; nothing if all are. */
function countsIn(row: Row, first: number): Counts | undefined {
  const numbers = row.subarray(first, first + NUM_COLORS);
  const counts: Counts = {};
  NAMES.COLORS.forEach((color, index) => {
    if (numbers[index]) counts[color] = numbers[index];
  });
  return Object.keys(counts).length ? counts : undefined;
}
