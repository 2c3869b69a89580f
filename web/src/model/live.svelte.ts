/** A table: what the server has sent, the turn being staged, and what is shown. */
import { asApiError, ask, ApiError, get, tablePath } from "../api/client";
import { IdempotentRequest } from "../api/idempotent";
import { server } from "../api/reachable.svelte";
import { connect, type Following, type ConnectionStatus } from "../api/connection";
import type {
  Action,
  CompactTurn,
  TableEvent,
  Message,
  PlayerPoints,
  Preview,
  Score,
  Signal,
  Snapshot,
  State,
  Table,
  TileSet,
  TurnAnswer,
  TurnEvent,
} from "../api/types";
import type { Rules } from "../engine/rules";
import { messageOf } from "./follow";
import { keepEqual } from "./keep";
import { BoardAnimation, type ShownMoment, type ShownPart } from "./animation.svelte";
import { Staging } from "./staging.svelte";
import { onlyEnd, Timeline, type PlayedTurn } from "./timeline";
import { Tiles } from "./tiles";

/** Events after which this guest may have become the host, or may end the game. */
const CHANGES_YOU: ReadonlySet<string> = new Set(["host", "substituted", "returned", "resigned"]);

/** What a table needs from the page. */
interface PageContext {
  /** Whether animations are off. */
  isStill(): boolean;
  /** Resolves when everything known so far is on the screen. */
  drawn(): Promise<void>;
  /** Announce an event; `isNew` is false for events from before the page was opened. */
  notify(event: TableEvent, isNew: boolean): void;
  /** How long turns of others are shown: 1 is the usual duration, 0 is at once. */
  pace(): number;
  /** Moments of turns are on the screen. */
  shown: (moments: readonly ShownMoment[], part: ShownPart) => void;
}

/** The rules for a tile set, from a script that is loaded with the first table. */
async function rulesFor(tiles: TileSet): Promise<Rules | null> {
  try {
    const { loadRules } = await import("../engine/shared");
    return await loadRules(tiles);
  } catch {
    return null;
  }
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  you = $state.raw<Snapshot["you"]>({ seats: [], host: false, may_end: false });
  url = $state("");
  points = $state.raw<PlayerPoints[] | null>(null);
  score = $state.raw<Score | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** The game's latest state, whatever is shown. */
  state = $state.raw<State | null>(null);
  timeline = $state.raw<Timeline | null>(null);
  /** The number of turns in the timeline, which itself is not reactive. */
  plies = $state(0);
  tiles = $state.raw<Tiles | null>(null);
  staging = $state.raw<Staging | null>(null);
  animation = $state.raw<BoardAnimation | null>(null);
  connection = $state<ConnectionStatus>("connecting");
  here = $state<Record<number, boolean>>({});
  thinking = $state<number | null>(null);
  sending = $state(false);
  /** Why the table cannot be shown at all. */
  failure = $state.raw<ApiError | null>(null);
  /** What the server refused last. */
  error = $state.raw<ApiError | null>(null);
  #connection: Following | null = null;
  /** The same when they are there. */
  rules = $state.raw<Rules | null>(null);
  /** The rules in this page; null where the engine cannot run, and the server is asked instead. */
  #rules: Promise<Rules | null> = Promise.resolve(null);
  #saying = new IdempotentRequest();
  #openings = 0;
  /** The last event of the snapshot that was shown first: everything up to it is past. */
  #openedAsOf = 0;
  /** Whether so much was missed that more messages of it will follow. */
  #behind = false;
  /** The last event that `you` takes into account. */
  #youAsOf = 0;
  /** The last event that the table, the state and the points take into account. */
  #asOf = 0;

  /** The seat that this browser plays now, if it is its turn. */
  readonly acting: number | null = $derived.by(() => {
    const seat = this.table?.status === "playing" ? this.table.seat_to_move : null;
    return seat !== null && seat !== undefined && this.plays(seat) ? seat : null;
  });

  constructor(
    readonly code: string,
    private readonly context: PageContext,
  ) {}

  get path(): string {
    return tablePath(this.code);
  }

  /** Nobody gets hints in a rated game. */
  get mayHint(): boolean {
    return Boolean(this.table?.options.analysis && !this.table.options.rated);
  }

  /** Load the table and connect to it; after `close`, possibly as another guest. */
  async open(): Promise<void> {
    const opening = ++this.#openings;
    try {
      const [snapshot, tiles] = await Promise.all([
        get<Snapshot>(this.path),
        get<TileSet>(`${this.path}/tiles`),
      ]);
      this.failure = null;
      this.tiles = new Tiles(tiles);
      this.#rules = rulesFor(tiles);
      this.animation = new BoardAnimation(this.tiles.levelOf, () => this.context.isStill(), {
        pace: (seat) => (this.plays(seat) ? 1 : this.context.pace()),
        shown: this.context.shown,
      });
      this.#openedAsOf = snapshot.last;
      this.#load(snapshot);
      await this.context.drawn(); // the table first, then its history
      const rules = await this.#rules;
      this.rules = rules;
      if (opening === this.#openings) this.#connect(0, rules);
    } catch (thrown) {
      this.failure = asApiError(thrown);
    }
  }

  /** Whether this browser plays a seat, and no bot does so meanwhile. */
  plays(seat: number): boolean {
    return this.you.seats.includes(seat) && !this.table?.seats[seat]?.stand_in;
  }

  /** Follow the table after an event. With the rules, turns are enough: everything else follows from them. */
  #connect(last: number, rules: Rules | null): void {
    this.#connection = connect(this.code, last, rules !== null, {
      message: (message) => this.#receive(message),
      turn: (turn) => this.#follow(turn, rules!),
      signal: (signal) => this.#signal(signal),
      status: (status) => this.#connected(status),
      refused: (error) => (this.failure = new ApiError(403, error)),
    });
  }

  /** Work out what a turn led to. If that fails, let the server tell everything. */
  #follow(turn: CompactTurn, rules: Rules): void {
    try {
      this.#receive(messageOf(turn, this.table!, this.state!, rules));
    } catch {
      this.#connection?.close();
      this.#connect(this.events.length, null);
    }
  }

  close(): void {
    this.#openings += 1;
    this.#connection?.close();
    this.animation?.jumpTo(null);
  }

  retryNow(): void {
    this.#connection?.retryNow();
  }

  /** Play the staged turn, over the WebSocket if it is open. Otherwise the response is a message, which may also arrive there. */
  async commit(): Promise<boolean> {
    const staging = this.staging;
    if (!staging?.complete || this.sending) return false;
    this.sending = true;
    const opening = this.#openings;
    const turn = { ply: staging.ply, actions: staging.actions };
    const done = await this.#try(async () => {
      if (await this.#connection?.commit(staging.ply, staging.preview!.staged)) return;
      const answer = await ask<TurnAnswer>("POST", `${this.path}/turns`, turn);
      if (opening === this.#openings) this.#receive(answer);
    });
    this.sending = false;
    return done;
  }

  /** Send a chat message, once, even if it is sent again after a lost answer. */
  async say(text: string): Promise<boolean> {
    return this.#try(async () =>
      this.#load(await this.#saying.post<Snapshot>(`${this.path}/chat`, { text })),
    );
  }

  /** Ask for a change of the table; `false` and `error` if it was refused. */
  async do(path: string, body: unknown = {}, method: "POST" | "PUT" = "POST"): Promise<boolean> {
    return this.#try(async () => this.#load(await ask<Snapshot>(method, this.path + path, body)));
  }

  async #try(change: () => Promise<void>): Promise<boolean> {
    try {
      await change();
      this.error = null;
      return true;
    } catch (thrown) {
      this.error = asApiError(thrown);
      return false;
    }
  }

  /** Show the last turns again, from a ply on, even if turns of others are usually shown at once. */
  replayFrom(ply: number): void {
    if (!this.timeline || !this.animation) return;
    this.animation.jumpTo(this.timeline.at(ply));
    const pace = this.context.pace() || 1;
    for (let turn = ply; turn < this.timeline.length; turn++) {
      this.animation.add(this.timeline.moments(turn), this.timeline.turns[turn]!.seat, undefined, pace);
    }
  }

  #load(snapshot: Snapshot): void {
    this.#youAsOf = snapshot.last;
    this.you = snapshot.you;
    this.url = snapshot.url;
    if (snapshot.start && !this.timeline && this.tiles) {
      this.timeline = new Timeline(snapshot.start, this.tiles.levelOf);
    }
    this.#update(snapshot);
    if (snapshot.state && !this.animation?.state) this.animation?.jumpTo(snapshot.state);
  }

  /**
   * Handle the new events. Turns played since the board was first shown are shown step by step.
   * After a gap, ignore the message: the WebSocket will send everything in order.
   */
  #receive(message: Message): void {
    const known = this.events.length;
    const fresh = message.events.filter(({ number }) => number > known);
    if (fresh.length && fresh[0]!.number > known + 1) return;
    const skipped = this.#behind || (message.more && message.last > this.#openedAsOf);
    this.#behind = skipped && message.more;
    const isNew = ({ number }: TableEvent) => !skipped && number > this.#openedAsOf;
    this.events = [...this.events, ...fresh];
    if (fresh.some(({ kind }) => kind === "started") && !this.timeline) void this.#reload();
    else if (fresh.some(({ kind, number }) => number > this.#youAsOf && CHANGES_YOU.has(kind)))
      void this.#reload();
    for (const event of fresh) {
      if (event.kind === "turn") this.#played(event, isNew(event));
      this.context.notify(event, isNew(event));
    }
    this.#update(message);
    const isHistory = known === 0 && !fresh.some((event) => event.kind === "turn" && isNew(event));
    if (skipped || isHistory) this.animation?.jumpTo(this.staging?.preview?.state ?? this.state);
  }

  /** Update the current situation unless it is older than ours; what did not change stays the same object. */
  #update({ last, table, state, points, score }: Omit<Message, "events" | "more">): void {
    const isOld = last < this.#asOf || (state && this.state && state.turn < this.state.turn);
    if (isOld) return;
    this.#asOf = last;
    this.table = keepEqual(this.table, table);
    this.state = keepEqual(this.state, state);
    this.points = keepEqual(this.points, points);
    this.score = keepEqual(this.score, score);
    this.thinking = this.thinking === table.seat_to_move ? this.thinking : null;
    this.#stage();
  }

  #played(event: TurnEvent, isNew: boolean): void {
    const turn: PlayedTurn = {
      ply: event.ply,
      seat: event.seat,
      notation: event.turn,
      by: event.by,
      actions: event.actions,
    };
    if (!this.timeline?.add(turn)) return;
    this.plies = this.timeline.length;
    if (!isNew) return;
    const moments = this.timeline.moments(event.ply);
    this.animation?.add(this.#isStaged(event) ? moments.slice(-1).map(onlyEnd) : moments, event.seat);
  }

  /** Whether the turn is already on the screen because it was staged here. */
  #isStaged(event: TurnEvent): boolean {
    const staging = this.staging;
    if (staging?.ply !== event.ply || staging.preview?.staged !== event.turn) return false;
    this.animation?.jumpTo(staging.preview.state);
    return true;
  }

  /** Begin to stage a turn of this browser's player, or stop when it is over. */
  #stage(): void {
    const state = this.state;
    const ply = state?.turn ?? 0;
    if (this.acting === null || !state) {
      this.staging?.forget();
      this.staging = null;
    } else if (this.staging?.ply !== ply) {
      this.staging?.forget();
      this.staging = new Staging(ply, {
        preview: (_, actions) => this.#preview(state, actions),
        store: localStorage,
        key: `orbis.staged.${this.code}`,
        show: (preview, seen) => this.#showStaged(preview, seen),
      });
      void this.staging.start();
    }
  }

  /** What staged actions lead to: no request is sent unless the page cannot run the engine. */
  async #preview(state: State, actions: Action[]): Promise<Preview> {
    const rules = await this.#rules;
    if (rules) return rules.preview(state, actions);
    return ask<Preview>("POST", `${this.path}/preview`, { ply: state.turn, actions });
  }

  /** Show what was staged: new actions are animated, an undo is immediate. */
  #showStaged(preview: Preview, seen: number): void {
    if (!this.animation || this.acting === null) return;
    if (seen < 0 && this.timeline) this.animation.jumpTo(this.timeline.at(preview.turn));
    const fresh = preview.actions.slice(Math.max(0, seen));
    if (!fresh.length || (seen < 0 && fresh.length > 1)) {
      if (!this.animation.playing || fresh.length) this.animation.jumpTo(preview.state);
      return;
    }
    this.animation.add(
      fresh.map((done) => ({ ...done, state: preview.state })),
      this.acting,
    );
  }

  /** What the staged turn would be with one more action, without staging it; null without the rules. */
  look(action: Action): Preview | null {
    const { state, staging, rules } = this;
    return state && staging && rules ? rules.preview(state, [...staging.actions, action]) : null;
  }

  async #reload(): Promise<void> {
    const opening = this.#openings;
    const known = this.events.at(-1)?.number ?? 0; // another process of the server may know less than this page
    const snapshot = await ask<Snapshot>("GET", `${this.path}?at_least=${known}`).catch(() => null);
    if (!snapshot || opening !== this.#openings) return;
    const fresh = !this.timeline;
    this.#load(snapshot);
    if (fresh && this.timeline) this.#catchUp();
  }

  /** The game began after the page was opened: turns may have arrived before its start was known. */
  #catchUp(): void {
    for (const event of this.events) if (event.kind === "turn") this.#played(event, false);
    this.animation?.jumpTo(this.state);
  }

  #connected(status: ConnectionStatus): void {
    this.connection = status;
    if (status !== "open") return;
    server.reachable = true;
    if (this.staging && !this.staging.preview) void this.staging.start();
  }

  #signal(signal: Signal): void {
    if (signal.signal === "presence") this.here[signal.seat] = signal.here;
    else if (signal.signal === "thinking") this.thinking = signal.seat;
  }
}
