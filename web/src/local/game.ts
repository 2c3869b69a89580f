/** A game with its history, played by the engine of this page. */
import type { ActionChanges, Replay, Score, State, TileSet } from "../api/types";
import { notationOf, numbersOf } from "../engine/actionForm";
import { IllegalAction } from "../engine/illegalAction";
import { NAMES } from "../engine/layout";
import type { Block } from "../engine/memory";
import type { Rules } from "../engine/rules";

/** A turn that was played, and what it led to. */
export interface GameTurn {
  ply: number;
  player: number;
  notation: string;
  actions: ActionChanges[];
  state: State;
}

export class LocalGame {
  readonly turns: GameTurn[] = [];
  readonly start: State;
  /** The record of the game: it knows the order of the piles, so it never leaves this class as a whole. */
  #bytes: Uint8Array<ArrayBuffer>;
  /** The same before the last turn. */
  #before: Uint8Array<ArrayBuffer>;
  /** The same before the first turn. */
  readonly #dealt: Uint8Array<ArrayBuffer>;

  /** Deal a game, or start from a record. Equal seeds give equal games, here and on the server. */
  constructor(
    private readonly rules: Rules,
    readonly seed: string | null,
    readonly numPlayers: number,
    readonly first: number,
    start?: Uint8Array<ArrayBuffer>,
  ) {
    this.#dealt = start ?? this.#deal(seed ?? "");
    this.#bytes = this.#before = this.#dealt;
    this.start = this.#with((state) => rules.stateOf(state));
  }

  get state(): State {
    return this.turns.at(-1)?.state ?? this.start;
  }

  get isOver(): boolean {
    return this.state.step === "over";
  }

  score(): Score {
    return this.#with((state) => this.rules.scoreOf(state));
  }

  /** The state without the order of the piles: all that a bot may know. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#with((state) => {
      this.rules.engine.kernels.hideOrder(state);
      return this.rules.engine.memory.bytes(state).slice();
    });
  }

  /** The same after actions of the turn; what is not legal, or completes the turn, is refused. */
  staged(numbers: number[]): Uint8Array<ArrayBuffer> {
    return this.#with((state) => {
      this.rules.engine.kernels.hideOrder(state);
      const { after, isComplete } = this.rules.play(state, numbers, false);
      if (isComplete) throw new IllegalAction({ ...NAMES.TURN_REASONS.complete, message: "", args: {} });
      return this.rules.engine.memory.bytes(after).slice();
    });
  }

  /** What a player may know before each turn. */
  views(): Uint8Array<ArrayBuffer>[] {
    const again = new LocalGame(this.rules, this.seed, this.numPlayers, this.first, this.#dealt);
    return this.turns.map(({ notation }) => {
      const view = again.view();
      again.playNotation(notation);
      return view;
    });
  }

  /** Play a whole turn; what is not legal is refused, and nothing changes. */
  play(numbers: number[]): GameTurn {
    const before = this.state;
    const turn = this.#with((state) => {
      const played = this.rules.playTurn(state, numbers);
      this.#before = this.#bytes;
      this.#bytes = this.rules.engine.memory.bytes(played.after).slice();
      return {
        ply: before.turn,
        player: before.player ?? 0,
        notation: notationOf(numbers),
        actions: played.actions,
        state: this.rules.stateOf(played.after),
      };
    });
    this.turns.push(turn);
    return turn;
  }

  /** Take back the last turn, which could not be kept. */
  takeBack(): void {
    this.turns.pop();
    this.#bytes = this.#before;
  }

  /** Play a turn in the notation. */
  playNotation(notation: string): GameTurn {
    return this.play(numbersOf(notation));
  }

  /** The game as the replay page shows it. */
  replay(seats: string[], tileSet: TileSet): Replay {
    const again = new LocalGame(this.rules, this.seed, this.numPlayers, this.first, this.#dealt);
    const turns = this.turns.map(({ notation }) => {
      const round = again.state.round;
      const { ply, player, actions, state } = again.playNotation(notation);
      return {
        turn: ply + 1,
        round,
        player,
        notation,
        actions: actions.map(({ action }) => action),
        changes: actions.map(({ changes }) => changes),
        state,
        points: again.score().players.map(({ total }) => total),
      };
    });
    return {
      players: this.numPlayers,
      seats,
      first: this.first,
      seed: this.seed,
      tile_set: tileSet,
      piles: this.piles(),
      gods: this.start.gods,
      temple_tokens: this.start.temple_tokens,
      start: this.start,
      turns,
      score: this.isOver ? this.score() : null,
    };
  }

  /** The three piles as they were dealt, the top first: only for records of finished games. */
  piles(): string[][] {
    const { engine, names } = this.rules;
    return this.#with((state) => {
      const dealt = Array.from(engine.memory.field(state, "pile")).flatMap((tile) => names.idOf(tile) ?? []);
      return [1, 2, 3].map((level) => dealt.filter((id) => names.region(names.numberOf(id)).level === level));
    });
  }

  /** Whether the game starts with these bytes. */
  startsAs(bytes: Uint8Array): boolean {
    return this.#dealt.every((byte, index) => byte === bytes[index]);
  }

  #deal(seed: string): Uint8Array<ArrayBuffer> {
    const { engine, tiles } = this.rules;
    return engine.memory.scoped(() => {
      const state = engine.allocate("state");
      const random = engine.allocate("random");
      engine.seed(random, seed);
      engine.kernels.deal(state, tiles, this.numPlayers, this.first, random, engine.allocate("pile"));
      return engine.memory.bytes(state).slice();
    });
  }

  #with<Result>(work: (state: Block<"state">) => Result): Result {
    const { engine } = this.rules;
    return engine.memory.scoped(() => {
      const state = engine.allocate("state");
      engine.memory.bytes(state).set(this.#bytes);
      return work(state);
    });
  }
}
