/** Requests that take effect only once, even if they are sent again after a lost answer. */
import { ask } from "./client";

const KEY_BYTES = 16;

export class IdempotentRequest {
  #key = "";
  #request = "";

  /** Post something. Until it succeeds, the same request keeps its key, by which the server recognizes it. */
  async post<Answer>(path: string, body: unknown): Promise<Answer> {
    const key = this.keyFor(path, body);
    const answer = await ask<Answer>("POST", path, body, key);
    this.#request = "";
    return answer;
  }

  keyFor(path: string, body: unknown): string {
    const request = `${path} ${JSON.stringify(body)}`;
    if (request !== this.#request) this.#key = newKey();
    this.#request = request;
    return this.#key;
  }
}

/** `crypto.randomUUID` exists only on pages loaded over TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
