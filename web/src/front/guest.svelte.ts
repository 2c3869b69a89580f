/** Who plays in this browser: a guest of the server has a name and nothing else. */
import { ask } from "../api/client";

class Guest {
  /** The name, if the server knows us. */
  name = $state<string | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);

  /** Ask the server who we are. */
  async look(): Promise<void> {
    this.#take((await ask<{ name: string | null }>("GET", "/me")).name);
  }

  /** Choose a name, and become a guest by that. */
  async become(name: string): Promise<void> {
    this.#take((await ask<{ name: string }>("PUT", "/me", { name: name.trim() })).name);
  }

  /** Be a guest, if need be under a name that can be changed later. */
  async ensure(name: string): Promise<void> {
    if (!this.known) await this.look();
    if (this.name === null) await this.become(name);
  }

  #take(name: string | null): void {
    this.name = name;
    this.known = true;
  }
}

export const guest = new Guest();
