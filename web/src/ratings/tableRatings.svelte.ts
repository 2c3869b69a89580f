/** The ratings of those at a table, asked for once by all who show them. */
import { ask, tablePath } from "../api/client";
import type { TableRatings } from "../api/types";

class RatingsOfTable {
  found = $state.raw<TableRatings | null>(null);
  #asking: Promise<void> | null = null;

  constructor(private readonly code: string) {}

  /** Ask the server. Ratings are an addition: without them the table is as usable. */
  load(): Promise<void> {
    this.#asking ??= ask<TableRatings>("GET", `${tablePath(this.code)}/ratings`)
      .then((found) => {
        this.found = found;
      })
      .catch(() => {})
      .finally(() => (this.#asking = null));
    return this.#asking;
  }
}

let latest: { code: string; ratings: RatingsOfTable } | null = null;

/** The ratings at a table. */
export function ratingsAt(code: string): RatingsOfTable {
  if (latest?.code !== code) latest = { code, ratings: new RatingsOfTable(code) };
  return latest.ratings;
}
