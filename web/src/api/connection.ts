/** The WebSocket to a table: it comes back after every loss, and goes on with the first event that was missed. */
import type { ErrorForm, Message, Signal } from "./types";

export type ConnectionStatus = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  message(message: Message): void;
  signal(signal: Signal): void;
  status(status: ConnectionStatus): void;
  /** The server will not have us, now or ever; `error` says why. */
  refused(error: ErrorForm): void;
}

/** The part of a WebSocket that is used, so that tests can bring their own. */
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

  /** `last` is the number of the last event that is known; `open` makes a socket for the events after a number. */
  constructor(
    private last: number,
    private readonly listener: Listener,
    private readonly open: (after: number) => Socket,
  ) {
    this.#connect();
  }

  /** Try at once, without waiting for the next retry: the network may be back. */
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
      this.#heard();
    };
    socket.onmessage = ({ data }) => {
      this.#heard();
      this.#receive(JSON.parse(String(data)) as Message | Signal | { error: ErrorForm });
    };
    socket.onclose = ({ code }) => this.#lost(code);
    this.#heard();
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

  /** Something came: whoever is silent for too long is gone, even if nobody said so. */
  #heard(): void {
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

/** A connection of the browser to the events of a table. */
export function connect(code: string, last: number, listener: Listener): Connection {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const base = `${scheme}//${location.host}/api/tables/${encodeURIComponent(code)}/events`;
  return new Connection(last, listener, (after) => new WebSocket(`${base}?after=${after}`) as Socket);
}
