/** A table as it stands now: what the server tells, the turn that is being staged, and what is shown. */
import { asApiError, ask, ApiError, get, tablePath } from "../api/client";
import { Once } from "../api/once";
import { server } from "../api/reachable.svelte";
import { connect, type Connection, type ConnectionStatus } from "../api/connection";
import type {
  Action,
  Event,
  Message,
  PlayerPoints,
  Preview,
  Score,
  Signal,
  Snapshot,
  State,
  Table,
  TileSet,
  TurnEvent,
} from "../api/types";
import { Show } from "./show.svelte";
import { Staging } from "./staging.svelte";
import { Timeline, type PlayedTurn } from "./timeline";
import { Tiles } from "./names";

/** How many points and from where come a moment after a turn, once for several turns in a row. */
const SCORE_DELAY_MS = 250;

/** After these, we may be the host, or may end the game. */
const CHANGES_YOU: ReadonlySet<string> = new Set(["host", "substituted", "returned", "resigned"]);

export interface Surroundings {
  isStill(): boolean;
  /** What was told so far is on the screen. */
  drawn(): Promise<void>;
  /** Something happened: for the log, the live region and the chime. `fresh` is false for what is past. */
  told(event: Event, fresh: boolean): void;
}

export class LiveTable {
  table = $state.raw<Table | null>(null);
  you = $state.raw<Snapshot["you"]>({ seats: [], host: false, may_end: false });
  url = $state("");
  points = $state.raw<PlayerPoints[] | null>(null);
  score = $state.raw<Score | null>(null);
  events = $state.raw<Event[]>([]);
  /** The game's latest state, whatever is shown. */
  state = $state.raw<State | null>(null);
  timeline = $state.raw<Timeline | null>(null);
  /** Counts the turns in the timeline, which itself is not looked at for changes. */
  plies = $state(0);
  tiles = $state.raw<Tiles | null>(null);
  staging = $state.raw<Staging | null>(null);
  show = $state.raw<Show | null>(null);
  connection = $state<ConnectionStatus>("connecting");
  here = $state<Record<number, boolean>>({});
  thinking = $state<number | null>(null);
  sending = $state(false);
  /** Why the table cannot be shown at all. */
  failure = $state.raw<ApiError | null>(null);
  /** What the server refused last. */
  error = $state.raw<ApiError | null>(null);
  analysis = $state.raw<Extract<Signal, { signal: "hint" | "review" }> | null>(null);
  #connection: Connection | null = null;
  #saying = new Once();
  #openings = 0;
  /** Whether more of what is past is on its way. */
  #behind = false;
  /** The last event that `you` knows of. */
  #asOf = 0;
  #scoreTimer: ReturnType<typeof setTimeout> | undefined;

  /** The seat that this browser plays now, if it is its turn. */
  readonly acting: number | null = $derived.by(() => {
    const seat = this.table?.status === "playing" ? this.table.seat_to_move : null;
    if (seat === null || seat === undefined || !this.you.seats.includes(seat)) return null;
    return this.table?.seats[seat]?.stand_in ? null : seat;
  });

  constructor(
    readonly code: string,
    private readonly around: Surroundings,
  ) {}

  get path(): string {
    return tablePath(this.code);
  }

  /** Come to the table; after `close`, also as somebody else. */
  async open(): Promise<void> {
    const opening = ++this.#openings;
    try {
      const [snapshot, tiles] = await Promise.all([
        get<Snapshot>(this.path),
        get<TileSet>(`${this.path}/tiles`),
      ]);
      this.failure = null;
      this.tiles = new Tiles(tiles);
      this.show = new Show(this.tiles.levelOf, () => this.around.isStill());
      this.#take(snapshot);
      await this.around.drawn(); // the table first, then how it came to be
      if (opening !== this.#openings) return;
      this.#connection = connect(this.code, 0, {
        message: (message) => this.#receive(message),
        signal: (signal) => this.#signal(signal),
        status: (status) => this.#connected(status),
        refused: (error) => (this.failure = new ApiError(403, error)),
      });
    } catch (thrown) {
      this.failure = asApiError(thrown);
    }
  }

  close(): void {
    this.#openings += 1;
    clearTimeout(this.#scoreTimer);
    this.#connection?.close();
    this.show?.cut(null);
  }

  retryNow(): void {
    this.#connection?.retryNow();
  }

  /** Play the staged turn. What becomes of it comes as an event. */
  async commit(): Promise<boolean> {
    const staging = this.staging;
    if (!staging?.complete || this.sending) return false;
    this.sending = true;
    const done = await this.do("/turns", { ply: staging.ply, actions: staging.actions });
    this.sending = false;
    return done;
  }

  /** Say something, once, although it is sent again after a lost answer. */
  async say(text: string): Promise<boolean> {
    return this.#change(() => this.#saying.post(`${this.path}/chat`, { text }));
  }

  /** Ask for a change of the table; `false` and `error` if it was refused. */
  async do(path: string, body: unknown = {}, method: "POST" | "PUT" = "POST"): Promise<boolean> {
    return this.#change(() => ask(method, this.path + path, body));
  }

  async #change(send: () => Promise<Partial<Snapshot>>): Promise<boolean> {
    try {
      const answer = await send();
      if (answer.you && answer.table) this.#take(answer as Snapshot);
      this.error = null;
      return true;
    } catch (thrown) {
      this.error = asApiError(thrown);
      return false;
    }
  }

  /** Show the last turns again, from a ply on. */
  replayFrom(ply: number): void {
    if (!this.timeline || !this.show) return;
    this.show.cut(this.timeline.at(ply));
    for (let turn = ply; turn < this.timeline.length; turn++) {
      this.show.add(this.timeline.moments(turn), this.timeline.turns[turn]!.seat);
    }
  }

  #take(snapshot: Snapshot): void {
    this.#asOf = snapshot.last;
    this.you = snapshot.you;
    this.url = snapshot.url;
    this.score = snapshot.score;
    if (snapshot.start && !this.timeline && this.tiles) {
      this.timeline = new Timeline(snapshot.start, this.tiles.levelOf);
    }
    this.#stand(snapshot);
    if (snapshot.state && !this.show?.state) this.show?.cut(snapshot.state);
  }

  #receive(message: Message): void {
    const known = this.events.length;
    const fresh = message.events.filter(({ number }) => number > known);
    const catchingUp = known === 0 || message.more || this.#behind;
    this.#behind = message.more;
    this.events = [...this.events, ...fresh];
    if (fresh.some(({ kind }) => kind === "started") && !this.timeline) void this.#reload();
    else if (fresh.some(({ kind, number }) => number > this.#asOf && CHANGES_YOU.has(kind)))
      void this.#reload();
    for (const event of fresh) {
      if (event.kind === "turn") this.#played(event, catchingUp);
      this.around.told(event, !catchingUp);
    }
    this.#stand(message);
    if (catchingUp) this.show?.cut(this.staging?.preview?.state ?? message.state);
  }

  /** How things stand, whoever told it; the latest counts. */
  #stand({ table, state, points }: Pick<Message, "table" | "state" | "points">): void {
    if (this.state && state && state.turn < this.state.turn) return;
    this.table = table;
    this.state = state;
    this.points = points;
    this.thinking = this.thinking === table.seat_to_move ? this.thinking : null;
    this.#stage();
  }

  #played(event: TurnEvent, catchingUp: boolean): void {
    const turn: PlayedTurn = {
      ply: event.ply,
      seat: event.seat,
      notation: event.turn,
      by: event.by,
      actions: event.actions,
    };
    if (!this.timeline?.add(turn)) return;
    this.plies = this.timeline.length;
    if (catchingUp) return;
    const moments = this.timeline.moments(event.ply);
    const seen = this.#isStaged(event) ? moments.slice(-1) : moments;
    this.show?.add(seen, event.seat);
    this.#askForScore();
  }

  /** Whether the turn was on the screen already, as the staged one. */
  #isStaged(event: TurnEvent): boolean {
    const staging = this.staging;
    if (staging?.ply !== event.ply || staging.preview?.staged !== event.turn) return false;
    this.show?.cut(staging.preview.state);
    return true;
  }

  /** A new turn of this browser's player begins, or an old one is over. */
  #stage(): void {
    const ply = this.state?.turn ?? 0;
    if (this.acting === null || !this.state) {
      this.staging?.forget();
      this.staging = null;
    } else if (this.staging?.ply !== ply) {
      this.staging?.forget();
      this.staging = new Staging(ply, {
        preview: (at: number, actions: Action[]) =>
          ask<Preview>("POST", `${this.path}/preview`, { ply: at, actions }),
        store: localStorage,
        key: `orbis.staged.${this.code}`,
        shown: (preview, seen) => this.#showStaged(preview, seen),
      });
      void this.staging.start();
    }
  }

  /** Show what was staged: what is new flies, what was taken back is gone at once. */
  #showStaged(preview: Preview, seen: number): void {
    if (!this.show || this.acting === null) return;
    if (seen < 0 && this.timeline) this.show.cut(this.timeline.at(preview.turn));
    const fresh = preview.actions.slice(Math.max(0, seen));
    if (!fresh.length || (seen < 0 && fresh.length > 1)) {
      if (!this.show.playing || fresh.length) this.show.cut(preview.state);
      return;
    }
    this.show.add(
      fresh.map((told) => ({ told, state: preview.state })),
      this.acting,
    );
  }

  #askForScore(): void {
    clearTimeout(this.#scoreTimer);
    this.#scoreTimer = setTimeout(() => void this.#reload(), SCORE_DELAY_MS);
  }

  async #reload(): Promise<void> {
    const opening = this.#openings;
    const known = this.events.at(-1)?.number ?? 0; // another process of the server may know less than this page
    const snapshot = await ask<Snapshot>("GET", `${this.path}?at_least=${known}`).catch(() => null);
    if (!snapshot || opening !== this.#openings) return;
    const fresh = !this.timeline;
    this.#take(snapshot);
    if (fresh && this.timeline) this.#catchUp();
  }

  /** The game began after the page was opened: its turns so far may have come before its start was known. */
  #catchUp(): void {
    for (const event of this.events) if (event.kind === "turn") this.#played(event, true);
    this.show?.cut(this.state);
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
    else if (signal.signal === "hint" || signal.signal === "review") this.analysis = signal;
  }
}
