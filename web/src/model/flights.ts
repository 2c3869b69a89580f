/** What moves where while an action is shown: an explanation without words. */
import { COLORS, type Changes, type Color, type God } from "../api/types";

type Thing =
  | { kind: "worshiper"; color: Color }
  | { kind: "tile"; tile: string; face: "up" | "wilderness" }
  | { kind: "god"; god: God }
  | { kind: "reduction"; color: Color };

/** From one anchor of the board to another; see `anchor.ts`. Without an end, it fades away or appears. */
export interface Flight {
  thing: Thing;
  from: string | null;
  to: string | null;
  /** How long its moment lasts, in ms; it depends on whose turn is shown. */
  duration?: number;
}

export const anchors = {
  place: (place: string) => `place-${place}`,
  cell: (seat: number, row: number, column: number) => `cell-${seat}-${row}-${column}`,
  realm: (seat: number) => `realm-${seat}`,
  /** The worshipers of a color in a realm. */
  worshipers: (seat: number, color: Color) => `realm-${seat}-${color}`,
  /** The worshipers of a color on a tile of the display. */
  lying: (place: string, color: Color) => `lying-${place}-${color}`,
  god: (god: God) => `god-${god}`,
  heldGod: (seat: number) => `held-god-${seat}`,
  pile: (level: number) => `pile-${level}`,
  hand: "hand",
  /** The button that lets an effect be cancelled. */
  decline: "decline",
};

/** The flights of an action. `taken` is where the tile in hand came from. */
export function flightsOf(
  changes: Changes,
  seat: number,
  levelOf: (tile: string) => number,
  taken: string | null,
): Flight[] {
  return [
    ...takingFlights(changes, seat),
    ...realmFlights(changes, seat),
    ...placingFlights(changes, seat, taken),
    ...refillFlights(changes, levelOf),
  ];
}

function takingFlights(changes: Changes, seat: number): Flight[] {
  const flights: Flight[] = [];
  const place = changes.took ? anchors.place(changes.took.place) : null;
  for (const { place: neighbor, color } of changes.generated ?? []) {
    flights.push({ thing: { kind: "worshiper", color }, from: place, to: anchors.place(neighbor) });
  }
  for (const color of expand(changes.collected)) {
    flights.push({ thing: { kind: "worshiper", color }, from: place, to: anchors.realm(seat) });
  }
  if (changes.god) {
    const thing: Thing = { kind: "god", god: changes.god };
    flights.push({ thing, from: anchors.god(changes.god), to: anchors.heldGod(seat) });
  }
  return flights;
}

function realmFlights(changes: Changes, seat: number): Flight[] {
  const leaving = [...expand(changes.paid), ...expand(changes.given)];
  const flights: Flight[] = leaving.map((color) => ({
    thing: { kind: "worshiper", color },
    from: anchors.realm(seat),
    to: null,
  }));
  for (const color of expand(changes.gained)) {
    flights.push({ thing: { kind: "worshiper", color }, from: null, to: anchors.realm(seat) });
  }
  for (const color of changes.reductions ?? []) {
    flights.push({ thing: { kind: "reduction", color }, from: null, to: anchors.realm(seat) });
  }
  if (changes.removed) {
    const { place, color } = changes.removed;
    flights.push({ thing: { kind: "worshiper", color }, from: anchors.place(place), to: null });
  }
  return flights;
}

function placingFlights(changes: Changes, seat: number, taken: string | null): Flight[] {
  if (!changes.placed) return [];
  const { tile, face, row, column, shifted } = changes.placed;
  const to = anchors.cell(seat, row, shifted ? 0 : column);
  return [{ thing: { kind: "tile", tile, face }, from: taken, to }];
}

function refillFlights(changes: Changes, levelOf: (tile: string) => number): Flight[] {
  const { refilled } = changes;
  if (!refilled?.tile) return [];
  const thing: Thing = { kind: "tile", tile: refilled.tile, face: "up" };
  return [{ thing, from: anchors.pile(levelOf(refilled.tile)), to: anchors.place(refilled.place) }];
}

function expand(counts: Partial<Record<Color, number>> | null | undefined): Color[] {
  return COLORS.flatMap((color) => Array.from({ length: counts?.[color] ?? 0 }, () => color));
}
