/** The lists of tables on the front page, refreshed while they are visible. */
import { ask, asApiError, type ApiError } from "../api/client";
import { server } from "../api/reachable.svelte";
import type { TableSummary } from "../api/types";
import { isLocal, mayHaveGames } from "../local/code";
import { guest } from "./guest.svelte";

const REFRESH_MS = 10_000;

export class TableLists {
  /** Nothing until the server has answered. */
  mine = $state.raw<TableSummary[] | null>(null);
  open = $state.raw<TableSummary[] | null>(null);
  playing = $state.raw<TableSummary[] | null>(null);
  finished = $state(false);
  error = $state.raw<ApiError | null>(null);
  readonly waiting: number = $derived(this.mine?.filter(({ your_turn }) => your_turn).length ?? 0);

  /** Refresh the lists until the returned function is called. */
  watch(): () => void {
    const refresh = () => void (document.hidden || !navigator.onLine || this.refresh());
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    addEventListener("online", refresh);
    void this.refresh();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      removeEventListener("online", refresh);
    };
  }

  async refresh(): Promise<void> {
    if (!server.exists) {
      this.mine = await localTables(this.finished);
      return;
    }
    try {
      await Promise.all([this.#loadMine(), this.#loadPublic("open"), this.#loadPublic("playing")]);
      this.error = null;
    } catch (thrown) {
      this.error = asApiError(thrown);
    }
  }

  async #loadMine(): Promise<void> {
    const here = await localTables(this.finished);
    if (here.length || this.mine) {
      this.mine = [...here, ...(this.mine ?? []).filter(({ code }) => !isLocal(code))];
    }
    if (!guest.known) await guest.look();
    const elsewhere = guest.name === null ? [] : await tables(`/me/tables?over=${this.finished}`);
    this.mine = [...here, ...elsewhere];
  }

  /** Other people's tables; your own are in a separate list. */
  async #loadPublic(status: "open" | "playing"): Promise<void> {
    this[status] = (await tables(`/tables?status=${status}`)).filter(({ your_seats }) => !your_seats.length);
  }
}

/** The games in this browser, which need no server. */
async function localTables(finished: boolean): Promise<TableSummary[]> {
  if (!mayHaveGames()) return [];
  const { localTables: list } = await import("../local/server");
  return list(finished).catch(() => []);
}

async function tables(path: string): Promise<TableSummary[]> {
  return (await ask<{ tables: TableSummary[] }>("GET", path)).tables;
}
