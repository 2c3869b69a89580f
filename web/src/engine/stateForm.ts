/** The public state as a form, and as the record that the kernels work on. */
import type { Color, PlacedTile, PlayerState, State, Worshipers } from "../api/types";
import { NAMES, RECORDS, VOCABULARY } from "./layout";
import type { Block, Memory } from "./memory";
import type { TileNames } from "./tileSet";

const { NO_ACTION, NO_CELL, NO_GOD, NO_PLACE, NO_TILE, NUM_CELLS, NUM_COLORS, NUM_ROUNDS } = VOCABULARY;

type StateField = keyof (typeof RECORDS)["state"]["fields"];

/** Reads the fields of a state. */
export class StateReader {
  readonly #memory: Memory;
  readonly #state: Block<"state">;

  constructor(memory: Memory, state: Block<"state">) {
    this.#memory = memory;
    this.#state = state;
  }

  /** A field that is one number. */
  number(name: StateField): number {
    return this.list(name)[0]!;
  }

  /** The numbers of a field, or its row of this number. */
  list(name: StateField, row?: number, width: number = NUM_COLORS): number[] {
    const numbers = Array.from(this.#memory.field(this.#state, name));
    return row === undefined ? numbers : numbers.slice(row * width, (row + 1) * width);
  }
}

/** The state between turns that a form describes. The piles stay empty: no turn depends on them before its end. */
export function writeState(memory: Memory, block: Block<"state">, form: State, names: TileNames): void {
  const numPlayers = form.players.length;
  const player = form.player ?? 0;
  memory.bytes(block).fill(0);
  const write = (name: StateField, ...numbers: number[]) => memory.field(block, name).set(numbers);
  const put = (name: StateField, index: number, number: number) => {
    memory.field(block, name)[index] = number;
  };
  write("turn", form.turn);
  write("numPlayers", numPlayers);
  write("first", (((player - form.turn) % numPlayers) + numPlayers) % numPlayers);
  write("player", player);
  write("step", NAMES.STEPS.indexOf(form.step));
  write("last", NO_ACTION);
  write("taken", NO_TILE);
  write("place", NO_PLACE);
  write("cell", NO_CELL);
  write("display", ...form.display.map(({ tile }) => (tile === null ? NO_TILE : names.numberOf(tile))));
  write("displayWorshipers", ...form.display.flatMap(({ worshipers }) => countsOf(worshipers)));
  memory.field(block, "gods").fill(NO_GOD);
  write("gods", ...form.gods.map((god) => names.gods.indexOf(god)));
  memory.field(block, "god").fill(NO_GOD);
  memory.field(block, "universe").fill(NO_TILE);
  memory.field(block, "pile").fill(NO_TILE);
  form.players.forEach((state, seat) => {
    state.reductions.forEach((color) =>
      put("reductions", seat * NUM_COLORS + NAMES.COLORS.indexOf(color), 1),
    );
    countsOf(state.realm).forEach((count, color) => put("realm", seat * NUM_COLORS + color, count));
    if (state.god) put("god", seat, names.gods.indexOf(state.god.god));
    put("godCancelled", seat, Number(state.god?.cancelled ?? false));
    put("numRegions", seat, state.universe.length);
    put("rowSize", seat, state.universe.filter(({ row }) => row === 1).length);
    for (const placed of state.universe) writeTile(memory, block, seat, placed, names);
  });
}

function writeTile(
  memory: Memory,
  block: Block<"state">,
  seat: number,
  placed: PlacedTile,
  names: TileNames,
): void {
  const cell = NAMES.CELLS.findIndex(([row, column]) => row === placed.row && column === placed.column);
  const tile = names.numberOf(placed.tile);
  const colored = memory.field(block, "colored");
  memory.field(block, "universe")[seat * NUM_CELLS + cell] = tile;
  memory.field(block, "cancelled")[seat]! |= Number(placed.cancelled) << cell;
  NAMES.COLORS.forEach((color, number) => {
    const shows = placed.face === "wilderness" || names.region(tile).color === color; // W1
    colored[seat * NUM_COLORS + number]! |= Number(shows) << cell;
  });
}

/** The form of a state. */
export function readState(state: StateReader, names: TileNames): State {
  const turn = state.number("turn");
  const numPlayers = state.number("numPlayers");
  const isOver = state.number("step") === VOCABULARY.STEP_OVER;
  return {
    turn,
    round: Math.min(Math.floor(turn / numPlayers) + 1, NUM_ROUNDS),
    player: isOver ? null : state.number("player"),
    step: NAMES.STEPS[state.number("step")]!,
    pending: state.number("pending"),
    display: NAMES.PLACES.map((place, number) => ({
      place,
      tile: names.idOf(state.list("display")[number]!),
      worshipers: worshipersOf(state.list("displayWorshipers", number)),
    })),
    piles: pileSizes(state, names),
    gods: state.list("gods").flatMap((god) => (god === NO_GOD ? [] : [names.gods[god]!])),
    temple_tokens: [...NAMES.TEMPLE_TOKENS[numPlayers]!],
    taken: names.idOf(state.number("taken")),
    players: Array.from({ length: numPlayers }, (_, seat) => playerOf(state, seat, names)),
  };
}

function playerOf(state: StateReader, seat: number, names: TileNames): PlayerState {
  const god = state.list("god")[seat]!;
  const held = state.list("reductions", seat);
  return {
    realm: worshipersOf(state.list("realm", seat)),
    reductions: NAMES.COLORS.filter((_, color) => held[color]),
    god:
      god === NO_GOD ? null : { god: names.gods[god]!, cancelled: Boolean(state.list("godCancelled")[seat]) },
    universe: universeOf(state, seat, names),
  };
}

function universeOf(state: StateReader, seat: number, names: TileNames): PlacedTile[] {
  const wildernesses = state.list("colored", seat).reduce((all, cells) => all & cells); // only they have every color
  const cancelled = state.list("cancelled")[seat]!;
  return state.list("universe", seat, NUM_CELLS).flatMap((tile, cell) => {
    if (tile === NO_TILE) return [];
    const [row, column] = NAMES.CELLS[cell]!;
    const face = (wildernesses >> cell) & 1 ? "wilderness" : "up";
    return [{ row, column, tile: names.region(tile).id, face, cancelled: Boolean((cancelled >> cell) & 1) }];
  });
}

function pileSizes(state: StateReader, names: TileNames): number[] {
  const unseen = state.list("pile").slice(state.number("drawn"));
  const levels = unseen.filter((tile) => tile !== NO_TILE).map((tile) => names.region(tile).level);
  return [1, 2, 3].map((level) => levels.filter((other) => other === level).length);
}

function countsOf(worshipers: Worshipers): number[] {
  return NAMES.COLORS.map((color) => worshipers[color]);
}

function worshipersOf(counts: number[]): Worshipers {
  return Object.fromEntries(
    NAMES.COLORS.map((color: Color, number) => [color, counts[number]!]),
  ) as Worshipers;
}
