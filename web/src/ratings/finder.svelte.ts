/** Waiting for opponents: asking the server, following the table where one waits, and giving up. */
import { asApiError, ask, tablePath, type ApiError } from "../api/client";
import type { Level, Message, Snapshot, Table, Waiting } from "../api/types";
import { remember } from "../front/remembered";
import { contribute } from "../proof/contribute";
import { router } from "../ui/route.svelte";

export type Wish = Required<Omit<Waiting, "code">>;
type Place = Wish & { code: string };

/** After this, those who wait are told that bots would play too. */
const PATIENCE_MS = 45_000;
const WAIT_SECONDS = 25;
const RETRY_MS = 3000;

export class Finder {
  waiting = $state.raw<Place | null>(null);
  /** The table where one waits. */
  table = $state.raw<Table | null>(null);
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** Nobody has come for a while. */
  isSlow = $state(false);
  /** The table was closed while this browser was away. */
  wasClosed = $state(false);
  #seat = $state(0);
  /** Only the host may put bots in the seats that are free. */
  readonly isHost: boolean = $derived(this.table?.host === this.#seat);
  // The same as in `waiting`, but as it is now: what is reactive has its former value while a component goes.
  #code: string | null = null;
  #speed: Wish["speed"] = "live";
  #patience: ReturnType<typeof setTimeout> | undefined;
  #number = 0;

  /** Take up the waiting that began before, on another device or before a reload. */
  async look(): Promise<void> {
    const found = await ask<{ waiting: Place[] }>("GET", "/matches").catch(() => null);
    const [first] = found?.waiting ?? [];
    if (!first || this.waiting) return;
    this.#begin(first, await ask<Snapshot>("GET", tablePath(first.code)));
  }

  async find(wish: Wish): Promise<void> {
    await this.#run(async () => {
      const snapshot = await ask<Snapshot>("POST", "/matches", wish);
      this.#begin({ ...wish, code: snapshot.table.code }, snapshot);
    });
  }

  /** Give up, unless the game has begun at the same moment. */
  async cancel(): Promise<void> {
    const code = this.#code;
    if (!code) return;
    this.#end();
    await this.#run(async () => {
      await ask("DELETE", "/matches");
      const { table } = await ask<Snapshot>("GET", tablePath(code));
      if (table.status === "playing") this.#show(table);
    });
  }

  /** Bots take the seats that are still free. */
  async fill(level: Level): Promise<void> {
    const { table } = this;
    if (!table) return;
    await this.#run(async () => {
      for (const [seat, { kind }] of table.seats.entries()) {
        const path = `${tablePath(table.code)}/seats/${seat}`;
        if (kind === "open") await ask("PUT", path, { kind: "bot", level });
      }
      await ask("POST", `${tablePath(table.code)}/start`, {});
    });
  }

  /** The page goes. A live game needs somebody who looks. */
  close(): void {
    const isLive = this.#code !== null && this.#speed === "live";
    this.#end();
    if (isLive) void ask("DELETE", "/matches").catch(() => {}); // who does not look is gone soon anyway
  }

  async #run(request: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await request();
      this.error = null;
    } catch (thrown) {
      this.error = asApiError(thrown);
    }
    this.busy = false;
  }

  #begin(waiting: Place, snapshot: Snapshot): void {
    this.#end();
    this.waiting = waiting;
    this.#code = waiting.code;
    this.#speed = waiting.speed;
    this.#seat = snapshot.you.seats[0] ?? 0;
    this.wasClosed = false;
    this.#patience = setTimeout(() => (this.isSlow = true), PATIENCE_MS);
    if (!this.#show(snapshot.table)) return;
    void contribute(snapshot);
    void this.#follow(snapshot.last, this.#number);
  }

  #end(): void {
    clearTimeout(this.#patience);
    this.#number++;
    this.#code = null;
    this.waiting = null;
    this.table = null;
    this.isSlow = false;
  }

  /** Long polls: they also tell the server that somebody is here. */
  async #follow(last: number, number: number): Promise<void> {
    while (this.#code && number === this.#number) {
      try {
        const path = `${tablePath(this.#code)}/events?after=${last}&wait=${WAIT_SECONDS}`;
        const message = await ask<Message>("GET", path);
        if (number !== this.#number || !this.#show(message.table)) return;
        last = message.last;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  /** Whether one still waits. */
  #show(table: Table): boolean {
    this.table = table;
    if (table.status === "open") return true;
    this.#end();
    this.wasClosed = table.status === "closed";
    if (!this.wasClosed) {
      remember({ played: true });
      router.go(`/t/${table.code}`);
    }
    return false;
  }
}
