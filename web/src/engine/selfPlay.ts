/** Whole games of quick bots, as fast as possible: the same as `orbis balance --bot greedy` plays, in short rows of numbers. */
import type { Engine } from "./engine";
import { SCORING, TURNS, VOCABULARY } from "./layout";
import type { Block } from "./memory";

const { MAX_PLAYERS, NO_ACTION, NO_GOD, NO_TILE, NUM_CELLS, NUM_TILES, STEP_OVER } = VOCABULARY;
const TURN_ROW = TURNS.MAX_TURN_LENGTH + 1;

/** What a row tells about a game. Seats are in turn order; the first player's is 0. */
export const ROW = {
  TOTAL: 0,
  RANK: MAX_PLAYERS,
  WILDERNESSES: 2 * MAX_PLAYERS,
  GOD: 3 * MAX_PLAYERS,
  TOKEN: 4 * MAX_PLAYERS,
  /** The gods on the table at the start, one bit each. */
  LAID_OUT: 5 * MAX_PLAYERS,
  /** By tile: who has it, or NOT_TAKEN. */
  SEAT: 5 * MAX_PLAYERS + 1,
  /** By tile: how it counts, or NOT_TAKEN. */
  HOW: 5 * MAX_PLAYERS + 1 + NUM_TILES,
  WIDTH: 5 * MAX_PLAYERS + 1 + 2 * NUM_TILES,
} as const;
export const NOT_TAKEN = -1;

/** The games of a series: game `number` depends on nothing else. */
export interface Series {
  players: number;
  seed: string;
  first: number;
  count: number;
}

/** Plays with one set of tiles. It allocates: use it within `memory.scoped`. */
export class SelfPlay {
  readonly #engine: Engine;
  readonly #tiles: Block<"tiles">;
  readonly #state: Block<"state">;
  readonly #random: Block<"random">;
  readonly #pile: Block<"pile">;
  readonly #states: Block<"turnStates">;
  readonly #weights: Block<"evaluation">;
  readonly #scratch: Block<"turnScratch">;
  readonly #turns: Block<"turns">;
  readonly #values: Block<"values">;
  readonly #view: Block<"state">;
  readonly #sheet: Block<"breakdown">;
  readonly #cells: Block<"tileBreakdown">;

  constructor(engine: Engine, tiles: Block<"tiles">) {
    this.#engine = engine;
    this.#tiles = tiles;
    this.#state = engine.allocate("state");
    this.#view = engine.allocate("state");
    this.#random = engine.allocate("random");
    this.#pile = engine.allocate("pile");
    this.#states = engine.allocate("turnStates");
    this.#weights = engine.weights("evaluation");
    this.#scratch = engine.allocate("turnScratch");
    this.#turns = engine.allocate("turns");
    this.#values = engine.allocate("values");
    this.#sheet = engine.allocate("breakdown");
    this.#cells = engine.allocate("tileBreakdown");
  }

  /** The rows of some games, one after the other. */
  play({ players, seed, first, count }: Series): Int16Array<ArrayBuffer> {
    const rows = new Int16Array(count * ROW.WIDTH);
    for (let index = 0; index < count; index++) {
      const number = first + index;
      const row = rows.subarray(index * ROW.WIDTH, (index + 1) * ROW.WIDTH);
      this.#playOne(players, `${seed}/${players}/${number}`, number % players, row);
    }
    return rows;
  }

  #playOne(players: number, seed: string, first: number, row: Int16Array): void {
    const { kernels, memory } = this.#engine;
    this.#engine.seed(this.#random, seed);
    kernels.deal(this.#state, this.#tiles, players, first, this.#random, this.#pile);
    for (const god of memory.field(this.#state, "gods")) if (god !== NO_GOD) row[ROW.LAID_OUT]! |= 1 << god;
    const step = memory.field(this.#state, "step");
    while (step[0] !== STEP_OVER) this.#playTurn();
    this.#write(players, first, row);
  }

  /** The turn that looks best, without a look at the order of the piles. */
  #playTurn(): void {
    const { kernels, memory } = this.#engine;
    memory.copy(this.#state, this.#view);
    kernels.hideOrder(this.#view);
    memory.copy(this.#view, this.#states);
    const number = kernels.listTurns(
      this.#states,
      this.#tiles,
      this.#weights,
      this.#scratch,
      this.#turns,
      this.#values,
    );
    const values = memory.numbers(this.#values);
    let best = 0;
    for (let turn = 1; turn < number; turn++) if (values[turn]! > values[best]!) best = turn;
    const actions = memory.numbers(this.#turns);
    for (let at = best * TURN_ROW; actions[at] !== NO_ACTION; at++) {
      kernels.playThrough(this.#state, this.#tiles, actions[at]!);
    }
  }

  #write(players: number, first: number, row: Int16Array): void {
    const { kernels, memory } = this.#engine;
    memory.bytes(this.#cells).fill(0);
    kernels.breakDown(this.#state, this.#tiles, this.#sheet, this.#cells);
    const sheet = memory.numbers(this.#sheet);
    const cells = memory.numbers(this.#cells);
    const universe = memory.field(this.#state, "universe");
    const gods = memory.field(this.#state, "god");
    row.fill(NOT_TAKEN, ROW.SEAT);
    for (let seat = 0; seat < players; seat++) {
      const player = (first + seat) % players;
      const score = player * SCORING.NUM_BREAKDOWN_COLUMNS;
      row[ROW.TOTAL + seat] = sheet[score + SCORING.TOTAL]!;
      row[ROW.RANK + seat] = sheet[score + SCORING.RANK]!;
      row[ROW.TOKEN + seat] = sheet[score + SCORING.TEMPLE_TOKEN]!;
      row[ROW.GOD + seat] = gods[player]!;
      for (let cell = 0; cell < NUM_CELLS; cell++) {
        const tile = universe[player * NUM_CELLS + cell]!;
        if (tile === NO_TILE) continue;
        const how = cells[(player * NUM_CELLS + cell) * SCORING.NUM_TILE_COLUMNS + SCORING.HOW]!;
        row[ROW.SEAT + tile] = seat;
        row[ROW.HOW + tile] = how;
        row[ROW.WILDERNESSES + seat]! += Number(how === SCORING.TURNED_OVER);
      }
    }
  }
}
