/** The balance estimate on the screen: it follows the draft with a short delay, and rests while nobody looks. */
import type { Region } from "../api/types";
import { MAX_PLAYERS, PLAYER_COUNTS } from "../model/constants";
import { Estimate, MOST_GAMES, type Players } from "./estimate";
import type { Figures } from "./tally";

/** Whoever drags a number up makes many sets; only the last one is worth playing. */
const DELAY_MS = 500;
/** Figures that change more often cannot be read. */
const REFRESH_MS = 400;
/** With fewer games there are no intervals yet, and the figures of the set before stay. */
const MIN_GAMES = 10;

export type BalanceStatus = "waiting" | "playing" | "paused" | "done" | "failed";

export class Balance {
  /** By number of players; null before the first games. */
  figures = $state.raw<Partial<Record<number, Figures>>>({});
  status = $state<BalanceStatus>("playing");
  /** Whether the figures are those of the set before the last change. */
  isOld = $state(false);
  /** The number of players whose figures are shown. */
  players = $state(MAX_PLAYERS);
  isPaused = $state(false);

  readonly shown: Figures | null = $derived(this.figures[this.players] ?? null);
  /** How much of all games is played. */
  readonly share: number = $derived(
    this.isOld
      ? 0
      : PLAYER_COUNTS.reduce((sum, players) => sum + (this.figures[players]?.games ?? 0), 0) /
          (PLAYER_COUNTS.length * MOST_GAMES),
  );

  #estimate: Estimate;
  #followed: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refreshed = 0;

  constructor(workers: Players) {
    this.#estimate = new Estimate(workers, (isFailed) => this.#hear(isFailed));
  }

  /** Estimate these tiles, in canonical order; null while something is wrong with them. */
  follow(regions: readonly Region[] | null): void {
    const text = regions && JSON.stringify(regions);
    if (text === this.#followed) return;
    const isFirst = this.#followed === null && !this.shown;
    this.#followed = text;
    clearTimeout(this.#timer);
    this.#estimate.begin(null);
    this.isOld = this.shown !== null;
    this.status = regions ? (this.isPaused ? "paused" : "playing") : "waiting";
    if (regions) this.#timer = setTimeout(() => this.#estimate.begin(regions), isFirst ? 0 : DELAY_MS);
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    this.look();
    if (this.status === "playing" || this.status === "paused") this.status = isPaused ? "paused" : "playing";
  }

  /** Play on only while the page can be seen. */
  look(): void {
    this.#estimate.pause(this.isPaused || document.hidden);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#estimate.end();
  }

  #hear(isFailed: boolean): void {
    if (isFailed) this.status = "failed";
    const { isDone } = this.#estimate;
    const now = performance.now();
    if (!isDone && now - this.#refreshed < REFRESH_MS) return;
    const found = PLAYER_COUNTS.map((players) => this.#estimate.figures(players));
    if (!found.every((figures) => figures !== null && figures.games >= MIN_GAMES)) return;
    this.#refreshed = now;
    this.figures = Object.fromEntries(found.map((figures) => [figures!.players, figures!]));
    this.isOld = false;
    if (isDone) this.status = "done";
  }
}
