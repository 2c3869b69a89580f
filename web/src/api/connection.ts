/** The WebSocket to a table: it reconnects after every loss and continues with the first missed event. */
import { isLocal } from "../local/code";
import { hrefOf } from "../ui/base";
import { ApiError } from "./client";
import type { Commit, CompactTurn, ErrorForm, Message, RefusedMessage, Signal, TurnMessage } from "./types";

export type ConnectionStatus = "connecting" | "open" | "lost" | "refused";

interface Listener {
  message(message: Message): void;
  /** A turn without what follows from it: only if `compact` messages were asked for. */
  turn(turn: CompactTurn): void;
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
  send(frame: string): void;
  close(): void;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8000;
const SILENCE_MS = 45_000; // the server's heartbeat comes every 20 seconds
const REFUSED_FOR_GOOD = 1008;
const ANSWER_MS = 8000; // a turn that nobody hears of for so long is sent another way

type Frame = Message | TurnMessage | RefusedMessage | Signal | { error: ErrorForm };

/** A turn that was sent and has not been answered yet. */
interface SentTurn {
  ply: number;
  notation: string;
  answer(isPlayed: boolean): void;
  refuse(error: ApiError): void;
}

export class Connection {
  #socket: Socket | null = null;
  #retries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #error: ErrorForm | null = null;
  #isOpen = false;
  #sent: SentTurn | null = null;

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

  /** Send a turn in the notation; whether it was played is unknown if the connection is lost. Throws a refusal. */
  async commit(ply: number, notation: string): Promise<boolean> {
    const socket = this.#socket;
    if (!socket || !this.#isOpen) return false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<boolean>((answer, refuse) => {
        this.#sent = { ply, notation, answer, refuse };
        timer = setTimeout(() => answer(false), ANSWER_MS);
        socket.send(JSON.stringify({ commit: { ply, actions: notation } } satisfies Commit));
      });
    } finally {
      clearTimeout(timer);
      this.#sent = null;
    }
  }

  #connect(): void {
    this.listener.status(this.#retries ? "lost" : "connecting");
    const socket = this.open(this.last);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retries = 0;
      this.#isOpen = true;
      this.listener.status("open");
      this.#resetSilence();
    };
    socket.onmessage = ({ data }) => {
      this.#resetSilence();
      this.#receive(JSON.parse(String(data)) as Frame);
    };
    socket.onclose = ({ code }) => this.#lost(code);
    this.#resetSilence();
  }

  #receive(frame: Frame): void {
    if ("error" in frame) this.#error = frame.error;
    else if ("signal" in frame) this.listener.signal(frame);
    else if ("refused" in frame) this.#refuse(frame);
    else if ("turn" in frame) {
      this.last = frame.turn.number;
      this.listener.turn(frame.turn);
      this.#answer(frame.turn);
    } else {
      this.last = frame.last;
      this.listener.message(frame);
      for (const event of frame.events) if (event.kind === "turn") this.#answer(event);
    }
  }

  #answer({ ply, turn }: Pick<CompactTurn, "ply" | "turn">): void {
    if (this.#sent?.ply === ply && this.#sent.notation === turn) this.#sent.answer(true);
  }

  #refuse({ refused: { ply, status, error } }: RefusedMessage): void {
    if (ply === null || ply === this.#sent?.ply) this.#sent?.refuse(new ApiError(status, error));
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
    this.#isOpen = false;
    this.#sent?.answer(false);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** What follows a table. */
export interface Following {
  retryNow(): void;
  close(): void;
  /** Send a turn; false if it has to be sent another way. */
  commit(ply: number, notation: string): Promise<boolean>;
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

  async commit(): Promise<boolean> {
    return false;
  }

  async #open(code: string, last: number, listener: Listener): Promise<void> {
    const { followLocal } = await import("../local/server");
    const stop = await followLocal(code, last, listener);
    this.#stop = stop;
    if (this.#isClosed) stop();
    else listener.status("open");
  }
}

/** Connect to the events of a table; `compact`: turns come without what follows from them. */
export function connect(code: string, last: number, compact: boolean, listener: Listener): Following {
  if (isLocal(code)) return new LocalConnection(code, last, listener);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const base = `${scheme}//${location.host}${hrefOf(`/api/tables/${encodeURIComponent(code)}/events`)}`;
  return new Connection(
    last,
    listener,
    (after) => new WebSocket(`${base}?after=${after}&compact=${compact}`) as Socket,
  );
}
