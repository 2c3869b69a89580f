/** Lets bots think in a worker. */
import type { BotAnswer, BotRequest } from "./bots.worker";

export class Thinker {
  #worker: Worker | null = null;
  #waiting = new Map<number, { resolve: (turn: number[]) => void; reject: (error: Error) => void }>();
  #asked = 0;

  /** The turn that a bot chooses. */
  choose(request: Omit<BotRequest, "id">): Promise<number[]> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#start().postMessage({ ...request, id });
    });
  }

  /** Stop thinking at once; whoever waits is never answered. */
  cancel(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting.clear();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => this.#receive(data);
    worker.onerror = ({ message }) => this.#fail(message || "The worker for bots cannot be started");
    this.#worker = worker;
    return worker;
  }

  #receive(answer: BotAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ("turn" in answer) waiting?.resolve(answer.turn);
    else waiting?.reject(new Error(answer.error));
  }

  #fail(message: string): void {
    const waiting = [...this.#waiting.values()];
    this.cancel();
    for (const { reject } of waiting) reject(new Error(message));
  }
}
