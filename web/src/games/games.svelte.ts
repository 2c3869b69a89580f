/** All games of the player: those of this browser at once, those at the server as they arrive. */
import { asApiError, UNREACHABLE, type ApiError } from "../api/client";
import type { PlayedGame } from "../api/types";
import { isLocal } from "../local/code";
import { deleteLocal } from "../local/server";
import { localRecords, readLocalGames, worked } from "./localGames";
import { onlineGames, onlineRecords, removeOnline } from "./onlineGames";

export class Games {
  /** The latest first. */
  all = $state.raw<PlayedGame[]>([]);
  loading = $state(true);
  /** Why games at the server are missing, and why those of this browser are. */
  onlineError = $state.raw<ApiError | null>(null);
  localError = $state.raw<ApiError | null>(null);
  /** The keys of what is stored here but cannot be shown, and of games that are still being played. */
  damaged = $state.raw<string[]>([]);
  unfinished = $state.raw<string[]>([]);
  #closed = false;

  readonly local: PlayedGame[] = $derived(this.all.filter(({ code }) => isLocal(code)));

  async load(): Promise<void> {
    await Promise.all([this.#loadLocal(), this.#loadOnline()]);
    this.loading = false;
  }

  close(): void {
    this.#closed = true;
  }

  async #loadLocal(): Promise<void> {
    try {
      const { games, waiting, damaged, unfinished } = await readLocalGames();
      [this.damaged, this.unfinished] = [damaged, unfinished];
      this.#add(games);
      for await (const [saved, game] of worked(waiting)) {
        if (this.#closed) return;
        if (game) this.#add([game]);
        else this.damaged = [...this.damaged, saved.code];
      }
    } catch (thrown) {
      this.localError = asApiError(thrown);
    }
  }

  async #loadOnline(): Promise<void> {
    try {
      for await (const games of onlineGames()) {
        if (this.#closed) return;
        this.#add(games);
      }
      this.onlineError = null;
    } catch (thrown) {
      this.onlineError = asApiError(thrown);
    }
  }

  /** A game that is there already is replaced: pages may overlap when a game ends meanwhile. */
  #add(games: readonly PlayedGame[]): void {
    const codes = new Set(games.map(({ code }) => code));
    const others = this.all.filter(({ code }) => !codes.has(code));
    this.all = [...others, ...games].sort((one, other) => other.ended_at - one.ended_at);
  }

  /** Delete a game of this browser, or remove one from the list at the server. */
  async remove({ code }: PlayedGame): Promise<void> {
    if (isLocal(code)) await deleteLocal([code]);
    else await removeOnline(code);
    this.all = this.all.filter((game) => game.code !== code);
  }

  /** Delete all games of this browser that are over, what is damaged, and on request those that are still being played. */
  async removeLocal(withUnfinished: boolean): Promise<void> {
    const unfinished = withUnfinished ? this.unfinished : [];
    await deleteLocal([...this.local.map(({ code }) => code), ...this.damaged, ...unfinished]);
    this.all = this.all.filter(({ code }) => !isLocal(code));
    this.damaged = [];
    if (withUnfinished) this.unfinished = [];
  }

  /** The records of all games as one file; whether those at the server are in it. */
  async records(): Promise<{ text: string; isComplete: boolean }> {
    const here = await localRecords();
    try {
      return { text: fileOf([...here, ...(await onlineRecords())]), isComplete: true };
    } catch (thrown) {
      if (asApiError(thrown).code !== UNREACHABLE || !here.length) throw thrown;
      return { text: fileOf(here), isComplete: false };
    }
  }
}

const fileOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
