/** A table in this page: it answers as the server would, to the one browser that plays here. */
import { ApiError } from "../api/client";
import type {
  Action,
  ErrorForm,
  GameRecord,
  Hint,
  Message,
  PlayerPoints,
  Replay,
  Review,
  Score,
  SeatReview,
  Signal,
  Snapshot,
  State,
  Table,
  TableEvent,
  TileSet,
  TurnAnswer,
  TurnEvent,
} from "../api/types";
import { actionNumber } from "../engine/actionForm";
import { pointsOf } from "../engine/scoreForm";
import { LocalAnalyses } from "./analyses";
import { botSeed, dealOf } from "./deal";
import { LocalGame, type GameTurn } from "./game";
import { firstSeat, OPTIONS } from "./options";
import { JobError, type WorkerPool } from "./pool";
import { recordNames, recordOf } from "./record";
import { seatsHere, type Notes, type SavedGame } from "./saved";

/** What a table needs from the page. */
export interface LocalContext {
  tileSet: TileSet;
  pool: WorkerPool;
  now(): number;
  save(game: SavedGame): Promise<void>;
  annotate(notes: Notes): Promise<void>;
  /** A game was played to its end, and is kept. */
  over(code: string): void;
}

export interface LocalListener {
  message(message: Message): void;
  signal(signal: Signal): void;
  /** A bot cannot play. */
  refused(error: ErrorForm): void;
}

export class LocalTable {
  readonly #analyses: LocalAnalyses;
  readonly #listeners = new Set<LocalListener>();
  readonly #events: TableEvent[];
  #saved: SavedGame;
  #isThinking = false;
  #changing: Promise<unknown> = Promise.resolve();

  constructor(
    saved: SavedGame,
    private readonly game: LocalGame,
    private readonly seedHash: string,
    private readonly context: LocalContext,
  ) {
    this.#saved = saved;
    const tell = (signal: Signal) => this.#listeners.forEach((listener) => listener.signal(signal));
    const keep = (review: SeatReview[]) => void this.#keepReview(review);
    this.#analyses = new LocalAnalyses(saved.code, game, context.tileSet, context.pool, tell, keep);
    this.#events = [
      { kind: "created", number: 1, at: saved.times[0]!, seats: saved.seats.map(firstSeat) },
      {
        kind: "started",
        number: 2,
        at: saved.times[0]!,
        first: saved.first,
        seed_hash: seedHash,
        deadline: null,
      },
    ];
    saved.turns.forEach((notation, ply) => this.#told(game.playNotation(notation), saved.times[ply + 1]!));
  }

  get code(): string {
    return this.#saved.code;
  }

  /** Tell a listener everything, then whatever happens, until the returned function is called. */
  listen(after: number, listener: LocalListener): () => void {
    this.#listeners.add(listener);
    listener.message(this.#message(after));
    for (const seat of seatsHere(this.#saved)) listener.signal({ signal: "presence", seat, here: true });
    void this.#letBotsPlay();
    return () => {
      this.#listeners.delete(listener);
      if (!this.#listeners.size) this.#stopThinking();
    };
  }

  /** Nobody is here anymore. */
  #stopThinking(): void {
    this.context.pool.cancel(this.code);
    this.#analyses.cancelHints();
    this.#isThinking = false;
  }

  snapshot(): Snapshot {
    return {
      ...this.#situation(),
      last: this.#events.length,
      turns: this.#saved.turns,
      start: this.game.start,
      you: { seats: seatsHere(this.#saved), host: true, may_end: this.#status() === "playing" },
      url: "",
    };
  }

  /** Play the turn of whoever sits at this screen. The same turn again gets the same answer. */
  commit(ply: number, actions: readonly Action[]): Promise<TurnAnswer> {
    return this.#alone(async () => {
      if (ply < this.#saved.turns.length) return this.#answer(ply);
      const seat = this.#table().seat_to_move;
      if (seat === null || !seatsHere(this.#saved).includes(seat)) {
        throw new ApiError(409, { code: "turn/too-early", args: { ply: this.game.state.turn, asked: ply } });
      }
      await this.#play(actions.map(actionNumber));
      void this.#letBotsPlay();
      return this.#answer(ply);
    });
  }

  /** End the game without a result. */
  discard(): Promise<Snapshot> {
    return this.#alone(async () => {
      await this.#save({ ...this.#saved, discarded: true });
      this.#tell({
        kind: "ended",
        number: 0,
        at: this.context.now(),
        reason: "discarded",
        seed: this.#saved.seed,
        result: null,
      });
      return this.snapshot();
    });
  }

  /** Remember the table where these players play again. */
  setRematch(code: string): Promise<void> {
    return this.#alone(() => this.#save({ ...this.#saved, rematch: code }));
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  get tileSet(): TileSet {
    return this.context.tileSet;
  }

  /** The best ways to continue from staged actions. */
  hint(ply: number, actions: readonly Action[]): Hint {
    return this.#analyses.hint(ply, actions);
  }

  /** Every turn of the game compared with the best one. */
  review(): Review {
    this.#checkOver();
    return this.#analyses.review(this.#names());
  }

  /** The game turn by turn. */
  replay(): Replay {
    this.#checkOver();
    return this.game.replay(this.#names(), this.tileSet);
  }

  /** The game as a file that can be replayed anywhere. */
  record(): GameRecord {
    this.#checkOver();
    return recordOf(this.#saved, this.game, this.tileSet, this.seedHash);
  }

  /** The piles stay secret as long as somebody plays. */
  #checkOver(): void {
    if (this.#status() !== "over")
      throw new ApiError(409, { code: "table/status", args: { status: "playing" } });
  }

  #names(): string[] {
    return recordNames(this.#saved);
  }

  /** Keep a review with the game; without it, the game can be reviewed again. */
  async #keepReview(review: SeatReview[]): Promise<void> {
    await this.context.annotate({ review }).catch(() => undefined);
    this.#saved = { ...this.#saved, review };
  }

  #answer(ply: number): TurnAnswer {
    const event = this.#events.find((one): one is TurnEvent => one.kind === "turn" && one.ply === ply)!;
    return { event, ...this.#message(event.number - 1) };
  }

  /** Play a turn: kept first, then told. */
  async #play(numbers: number[]): Promise<void> {
    const turn = this.game.play(numbers);
    const at = this.context.now();
    try {
      const { turns, times } = this.#saved;
      await this.#save({ ...this.#saved, turns: [...turns, turn.notation], times: [...times, at] });
    } catch (error) {
      this.game.takeBack();
      throw error;
    }
    const before = this.#events.length;
    this.#told(turn, at);
    for (const listener of this.#listeners) listener.message(this.#message(before));
    if (this.game.isOver) this.context.over(this.code);
  }

  async #save(saved: SavedGame): Promise<void> {
    await this.context.save(saved);
    this.#saved = saved;
  }

  /** Let the bots play until it is a person's turn. */
  async #letBotsPlay(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    try {
      await this.#playBots();
    } catch (thrown) {
      const code = (thrown instanceof JobError && thrown.code) || "local/bot";
      const error = { code, rule: null, message: String(thrown), args: {} };
      for (const listener of this.#listeners) listener.refused(error);
    } finally {
      this.#isThinking = false;
    }
  }

  async #playBots(): Promise<void> {
    for (let level = this.#botToMove(); level && this.#listeners.size; level = this.#botToMove()) {
      const ply = this.game.state.turn;
      for (const listener of this.#listeners) {
        listener.signal({ signal: "thinking", seat: this.game.state.player!, ply });
      }
      const [turn] = await Promise.all([
        this.context.pool.run(this.code, {
          kind: "bot",
          tileSet: this.tileSet,
          given: { state: this.game.view(), level, seed: botSeed(this.#saved, ply) },
        }),
        new Promise((resolve) => setTimeout(resolve, 1000 * this.#saved.botPause)),
      ]);
      await this.#alone(async () => {
        if (this.game.state.turn === ply && this.#botToMove()) await this.#play(turn);
      });
    }
  }

  #botToMove() {
    const seat = this.#table().seat_to_move;
    return seat === null ? null : this.#saved.seats[seat]!.level;
  }

  #told(turn: GameTurn, at: number): void {
    const following = turn.state.player;
    this.#events.push({
      kind: "turn",
      number: this.#events.length + 1,
      at,
      ply: turn.ply,
      seat: turn.player,
      turn: turn.notation,
      by: this.#saved.seats[turn.player]!.kind,
      next: following,
      deadline: null,
      actions: turn.actions,
    });
    if (!this.game.isOver) return;
    const { winners, tie_break, ...score } = this.game.score();
    const players = pointsOf({ winners, tie_break, ...score });
    const result = { players, winners, tie_break };
    const number = this.#events.length + 1;
    this.#events.push({ kind: "ended", number, at, reason: "finished", seed: this.#saved.seed, result });
  }

  #tell(event: TableEvent): void {
    this.#events.push({ ...event, number: this.#events.length + 1 });
    for (const listener of this.#listeners) listener.message(this.#message(this.#events.length - 1));
  }

  #message(after: number): Message {
    const events = this.#events.slice(after);
    return { ...this.#situation(), events, last: this.#events.length, more: false };
  }

  #situation(): { table: Table; state: State; points: PlayerPoints[]; score: Score } {
    const score = this.game.score();
    return { table: this.#table(), state: this.game.state, points: pointsOf(score), score };
  }

  #status(): Table["status"] {
    return this.game.isOver || this.#saved.discarded ? "over" : "playing";
  }

  #table(): Table {
    const { seats, times, discarded, rematch, botPause } = this.#saved;
    const status = this.#status();
    const isOver = status === "over";
    return {
      code: this.code,
      status,
      ended_by: this.game.isOver ? "finished" : discarded ? "discarded" : null,
      host: seatsHere(this.#saved)[0] ?? null,
      seats: seats.map(({ kind, name, level }) => ({ kind, name, level, stand_in: null })),
      seat_to_move: isOver ? null : this.game.state.player,
      question: null,
      turn_began_at: isOver ? null : times.at(-1)!,
      deadline: null,
      seed_hash: this.seedHash,
      contributions: seats.map(() => null),
      secret: isOver ? this.#saved.seed : null,
      seed: isOver ? this.#saved.seed : null,
      rematch,
      created_at: times[0]!,
      updated_at: times.at(-1)!,
      tile_set: { name: this.context.tileSet.name, digest: this.context.tileSet.digest },
      options: { ...OPTIONS, bot_pause: botPause, analysis: isOver || !dealOf(this.code)?.counts },
    };
  }

  /** One change at a time. */
  #alone<Result>(change: () => Promise<Result>): Promise<Result> {
    const next = this.#changing.then(change, change);
    this.#changing = next.catch(() => undefined);
    return next;
  }
}
