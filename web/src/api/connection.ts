/** The WebSocket to a table: it reconnects after every loss and continues with the first missed event. */
import { isLocal } from "../local/code";
import { hrefOf } from "../ui/base";
import type { ErrorForm, Message, Signal } from "./types";

export type ConnectionStatus = "connecting" | "open" | "lost" | "refused";

interface Listener {
  message(message: Message): void;
  signal(signal: Signal): void;
  status(status: ConnectionStatus): void;
  /** The server rejected the connection for good; `error` says why. */
  refused(error: ErrorForm): void;
}

/** The part of a WebSocket that is used, so that tests can replace it. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8000;
const SILENCE_MS = 45_000; // the server's heartbeat comes every 20 seconds
const REFUSED_FOR_GOOD = 1008;

export class Connection {
  #socket: Socket | null = null;
  #retries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #error: ErrorForm | null = null;

  /** `last` is the number of the last known event; `open` creates a socket for the events after a number. */
  constructor(
    private last: number,
    private readonly listener: Listener,
    private readonly open: (after: number) => Socket,
  ) {
    this.#connect();
  }

  /** Reconnect now instead of waiting for the next retry: the network may be back. */
  retryNow(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #connect(): void {
    this.listener.status(this.#retries ? "lost" : "connecting");
    const socket = this.open(this.last);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retries = 0;
      this.listener.status("open");
      this.#resetSilence();
    };
    socket.onmessage = ({ data }) => {
      this.#resetSilence();
      this.#receive(JSON.parse(String(data)) as Message | Signal | { error: ErrorForm });
    };
    socket.onclose = ({ code }) => this.#lost(code);
    this.#resetSilence();
  }

  #receive(frame: Message | Signal | { error: ErrorForm }): void {
    if ("error" in frame) this.#error = frame.error;
    else if ("signal" in frame) this.listener.signal(frame);
    else {
      this.last = frame.last;
      this.listener.message(frame);
    }
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (code === REFUSED_FOR_GOOD) {
      this.#closed = true;
      this.listener.status("refused");
      if (this.#error) this.listener.refused(this.#error);
      return;
    }
    this.listener.status("lost");
    const delay = Math.min(FIRST_RETRY_MS * 2 ** this.#retries, LONGEST_RETRY_MS);
    this.#retries += 1;
    this.#timer = setTimeout(() => this.#connect(), delay);
  }

  /** Something arrived: a connection that stays silent for too long counts as lost. */
  #resetSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(0), SILENCE_MS);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** What follows a table. */
export interface Following {
  retryNow(): void;
  close(): void;
}

/** Follow a table of this page. */
class LocalConnection implements Following {
  #isClosed = false;
  #stop: (() => void) | null = null;

  constructor(code: string, last: number, listener: Listener) {
    listener.status("connecting");
    void this.#open(code, last, listener);
  }

  retryNow(): void {
    // Nothing is ever lost here.
  }

  close(): void {
    this.#isClosed = true;
    this.#stop?.();
  }

  async #open(code: string, last: number, listener: Listener): Promise<void> {
    const { followLocal } = await import("../local/server");
    const stop = await followLocal(code, last, listener);
    this.#stop = stop;
    if (this.#isClosed) stop();
    else listener.status("open");
  }
}

/** Connect to the events of a table. */
export function connect(code: string, last: number, listener: Listener): Following {
  if (isLocal(code)) return new LocalConnection(code, last, listener);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const base = `${scheme}//${location.host}${hrefOf(`/api/tables/${encodeURIComponent(code)}/events`)}`;
  return new Connection(last, listener, (after) => new WebSocket(`${base}?after=${after}`) as Socket);
}
