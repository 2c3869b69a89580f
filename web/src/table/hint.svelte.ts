/** A hint for the turn being staged: the best ways to continue, and how far one of them has been followed. */
import { asApiError, ask, type ApiError } from "../api/client";
import type { Action, Hint } from "../api/types";
import { NOTHING_MARKED } from "../board/view";
import { words } from "../i18n/words.svelte";
import { isLocal } from "../local/code";
import { actionsLeft, sameAction } from "../model/actions";
import { highlightsOf } from "../model/highlights";
import type { Staging } from "../model/staging.svelte";
import type { Face } from "../model/targets";

export type HintResult = NonNullable<Hint["result"]>;
export type HintOption = HintResult["turns"][number];

/** The table, as far as hints need it. */
interface HintContext {
  readonly code: string;
  readonly path: string;
  readonly staging: Staging | null;
}

const NUM_OPTIONS = 4;
const POLL_MS = 250;
/** A table in the page answers at no cost. */
const LOCAL_POLL_MS = 50;

/**
 * As long as the player stages what one of the options says, in whatever way, the hint follows. It is out of the way
 * while the staged turn is another one or complete, and gone when the turn has been played.
 */
export class TableHint {
  error = $state.raw<ApiError | null>(null);
  #asked = $state.raw<{ staging: Staging; actions: Action[] } | null>(null);
  #result = $state.raw<HintResult | null>(null);
  #picked = $state(0);
  #stepping = $state(false);
  #number = 0;

  constructor(private readonly table: HintContext) {}

  /** What was staged since the hint was asked for; null if it is about something else. */
  readonly #since: Action[] | null = $derived.by(() => {
    const { staging } = this.table;
    if (!staging || staging !== this.#asked?.staging || staging.complete) return null;
    const [before, now] = [this.#asked.actions, staging.actions];
    return before.every((action, number) => sameAction(action, now[number]))
      ? now.slice(before.length)
      : null;
  });

  /** The options with the numbers of their actions that are left; those that do not fit what is staged are missing. */
  readonly #fitting = $derived.by(() => {
    const since = this.#since;
    if (!since || !this.#result) return [];
    return this.#result.turns.slice(0, NUM_OPTIONS).flatMap((option, index) => {
      const left = actionsLeft(option.actions, since);
      return left?.length ? [{ option, index, left }] : [];
    });
  });

  readonly #chosen = $derived(
    this.#fitting.find(({ index }) => index === this.#picked) ?? this.#fitting[0] ?? null,
  );

  /** Whether there is anything to show. */
  readonly open: boolean = $derived(
    this.#since !== null && (this.error !== null || this.#result === null || this.#chosen !== null),
  );
  readonly thinking: boolean = $derived(this.open && !this.#result && !this.error);
  readonly result: HintResult | null = $derived(this.open ? this.#result : null);
  /** The option on show, and its rank from 0 among all options. */
  readonly option: HintOption | null = $derived(this.#chosen?.option ?? null);
  readonly rank: number = $derived(this.#chosen?.index ?? 0);
  /** What is left to do of it, in the form of a turn in words. */
  readonly left: Pick<HintOption, "actions" | "steps"> = $derived.by(() => {
    const { option, left } = this.#chosen ?? { option: null, left: [] };
    return {
      actions: left.map((number) => option!.actions[number]!),
      steps: left.map((number) => option!.steps[number]!),
    };
  });
  /** The player goes step by step: only the next one is drawn. */
  readonly stepping: boolean = $derived(this.#stepping && this.#chosen !== null);
  readonly #drawn = $derived(this.stepping ? this.left.actions.slice(0, 1) : this.left.actions);
  /** What to mark on the board, see `anchors`. */
  readonly marked: ReadonlySet<string> = $derived(
    this.#drawn.length ? highlightsOf(this.#drawn, this.#result!.player).marked : NOTHING_MARKED,
  );
  /** Which side up the option places its tile, if it still does. */
  readonly face: Face | null = $derived(
    this.left.actions.find((action) => action.kind === "place")?.face ?? null,
  );
  readonly hasPrevious: boolean = $derived(this.#neighbor(-1) !== null);
  readonly hasNext: boolean = $derived(this.#neighbor(1) !== null);

  /** Ask for a hint about what is staged now. */
  async ask(): Promise<void> {
    const { staging } = this.table;
    if (!staging || staging.complete || (this.open && !this.error)) return;
    this.close();
    const number = this.#number;
    const asked = { staging, actions: staging.actions };
    this.#asked = asked;
    try {
      const [hint] = await Promise.all([this.#poll(asked, number), words.need("review")]);
      if (number === this.#number) this.#result = hint;
    } catch (thrown) {
      if (number === this.#number) this.error = asApiError(thrown);
    }
  }

  async #poll(asked: { staging: Staging; actions: Action[] }, number: number): Promise<HintResult | null> {
    const pause = isLocal(this.table.code) ? LOCAL_POLL_MS : POLL_MS;
    while (number === this.#number && this.table.staging === asked.staging) {
      const body = { ply: asked.staging.ply, actions: asked.actions };
      const hint = await ask<Hint>("POST", `${this.table.path}/hint`, body);
      if (hint.result) return hint.result;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return null;
  }

  close(): void {
    this.#number += 1;
    this.#asked = this.#result = this.error = null;
    this.#picked = 0;
    this.#stepping = false;
  }

  /** Show another option: the next one or the one before. */
  turn(by: 1 | -1): void {
    const other = this.#neighbor(by);
    if (other === null) return;
    this.#picked = other;
    this.#stepping = false;
  }

  #neighbor(by: 1 | -1): number | null {
    const fitting = this.#fitting;
    return fitting[fitting.findIndex(({ index }) => index === this.#chosen?.index) + by]?.index ?? null;
  }

  /** Stage the next action only. */
  async step(): Promise<void> {
    const next = this.left.actions[0];
    if (!next) return;
    this.#picked = this.rank;
    this.#stepping = true;
    await this.table.staging?.choose(next);
  }

  /** Stage the rest of the turn. */
  async doAll(): Promise<void> {
    const { actions } = this.left;
    if (!actions.length) return;
    this.#picked = this.rank;
    await this.table.staging?.choose(...actions);
  }
}
