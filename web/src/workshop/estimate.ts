/** A balance estimate that grows while bots play: the games of each number of players, in small jobs for the workers. */
import type { Region, TileSet } from "../api/types";
import { TILE_CHECKS } from "../engine/layout";
import type { Job } from "../local/jobs";
import { PLAYER_COUNTS } from "../model/constants";
import { Tally, type Figures } from "./tally";

/** With so many games for each number of players the estimate is good enough, and the device may rest. */
export const MOST_GAMES = 2000;
/** How long a job should take: short, so that nothing else waits for it. */
const JOB_MS = 250;
const FIRST_GAMES = 2;
const OWNER = "workshop";
const SEED = "workshop";

/** The part of the workers that is used, so that tests can replace it. */
export interface Players {
  readonly size: number;
  run(owner: string, job: Job<"games">): Promise<Int16Array>;
  cancel(owner: string): void;
}

interface Progress {
  tally: Tally;
  /** Games that were given out. */
  dealt: number;
}

export class Estimate {
  #progress = new Map<number, Progress>();
  #set: Pick<TileSet, "regions" | "gods"> | null = null;
  #running = 0;
  #perMs = 0;
  #isPaused = false;
  #generation = 0;
  /** One worker is left for the page, which is being worked with. */
  readonly #mostJobs: number;

  constructor(
    private readonly workers: Players,
    /** Called after every job, and with `null` if a job cannot be done. */
    private readonly tell: (isFailed: boolean) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#mostJobs = Math.max(1, workers.size - 1);
  }

  get isRunning(): boolean {
    return this.#running > 0;
  }

  get isDone(): boolean {
    return this.#progress.size > 0 && this.#least().tally.games >= MOST_GAMES && !this.isRunning;
  }

  /** Start over with these tiles, in canonical order; null to stop. What is still played for others no longer counts. */
  begin(regions: readonly Region[] | null): void {
    this.#generation += 1;
    this.#progress.clear();
    this.#set = regions && { regions: [...regions], gods: [...TILE_CHECKS.GODS] as TileSet["gods"] };
    for (const players of regions ? PLAYER_COUNTS : []) {
      this.#progress.set(players, { tally: new Tally(players, regions!), dealt: 0 });
    }
    this.#continue();
  }

  /** Start no more jobs until it goes on. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#continue();
  }

  /** Stop everything at once. */
  end(): void {
    this.begin(null);
    this.workers.cancel(OWNER);
  }

  /** What is known so far; null before the first games. */
  figures(players: number): Figures | null {
    const tally = this.#progress.get(players)?.tally;
    return tally?.games ? tally.figures() : null;
  }

  /** As many jobs as there are workers for them. */
  #continue(): void {
    while (this.#set && !this.#isPaused && this.#running < this.#mostJobs) {
      const [players, progress] = this.#next();
      const count = Math.min(this.#size(), MOST_GAMES - progress.dealt);
      if (count <= 0) return;
      const given = { players, seed: SEED, first: progress.dealt, count };
      progress.dealt += count;
      this.#running += 1;
      void this.#play(progress, given, this.#generation);
    }
  }

  async #play(progress: Progress, given: Job<"games">["given"], generation: number): Promise<void> {
    const start = this.now();
    const job = { kind: "games", tileSet: this.#set!, given } as Job<"games">;
    const rows = await this.workers.run(OWNER, job).catch(() => null);
    this.#running -= 1;
    if (rows) {
      this.#perMs = given.count / Math.max(1, this.now() - start);
      if (generation === this.#generation) progress.tally.add(rows);
    } else {
      this.#set = null; // it would fail again
    }
    this.#continue();
    this.tell(rows === null);
  }

  /** The number of players with the fewest games so far. */
  #next(): [number, Progress] {
    return [...this.#progress].reduce((fewest, other) => (other[1].dealt < fewest[1].dealt ? other : fewest));
  }

  #least(): Progress {
    return [...this.#progress.values()].reduce((fewest, other) =>
      other.tally.games < fewest.tally.games ? other : fewest,
    );
  }

  #size(): number {
    return this.#perMs ? Math.max(1, Math.round(this.#perMs * JOB_MS)) : FIRST_GAMES;
  }
}
