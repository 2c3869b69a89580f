/** The turn that is being thought about: staged step by step, kept through a reload, sent as a whole. */
import { asApiError, type ApiError } from "../api/client";
import type { Action, Preview } from "../api/types";
import { sameAction } from "./names";
import { forced, suggest } from "./suggest";
import { targetsOf, type Face, type Targets } from "./targets";

/** What a staged turn needs of the server and the browser. */
export interface Workbench {
  preview(ply: number, actions: Action[]): Promise<Preview>;
  /** Where staged actions survive a reload. */
  store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  key: string;
  /** A preview is there. `seen` of its actions were on the screen before; it is -1 after something was taken back. */
  shown(preview: Preview, seen: number): void;
}

interface Kept {
  ply: number;
  decisions: Action[][];
}

export class Staging {
  /** Each decision of the player with the actions that it led to: those that left no choice came by themselves. */
  decisions = $state.raw<Action[][]>([]);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** Which side up the taken tile is about to be placed. */
  face = $state<Face>("up");
  readonly targets: Targets | null = $derived(this.preview ? targetsOf(this.preview) : null);
  readonly suggestion: Action[] | null = $derived(
    this.preview && this.targets ? suggest(this.preview, this.targets) : null,
  );
  readonly complete: boolean = $derived(this.preview?.complete ?? false);
  #asked = 0;

  constructor(
    readonly ply: number,
    private readonly bench: Workbench,
  ) {}

  get actions(): Action[] {
    return this.decisions.flat();
  }

  get isEmpty(): boolean {
    return this.decisions.length === 0;
  }

  /** Begin with what was staged before a reload, if it was for this turn. */
  async start(): Promise<void> {
    const kept = this.#kept();
    if (kept && (await this.#show(kept.decisions))) return;
    await this.#show([]);
  }

  /** Stage one decision; a tile that is chosen instead of another begins the turn anew. */
  async choose(...actions: Action[]): Promise<boolean> {
    const first = actions[0]?.kind;
    const anew = (first === "take" || first === "god") && this.preview?.state.step !== "take";
    const before = anew
      ? this.decisions.filter(isExchangeOnly).slice(0, this.#exchangesAtStart())
      : this.decisions;
    return this.#show([...before, actions]);
  }

  undo(): Promise<boolean> {
    return this.undoTo(this.decisions.length - 1);
  }

  /** Take back the decision of this number and all after it. */
  undoTo(number: number): Promise<boolean> {
    return this.#show(this.decisions.slice(0, Math.max(0, number)));
  }

  startOver(): Promise<boolean> {
    return this.#show([]);
  }

  /** The turn was played, by us or otherwise: nothing is to be kept. */
  forget(): void {
    this.bench.store.removeItem(this.bench.key);
  }

  /** Ask for the preview of these decisions, go on while there is no choice, and keep them. */
  async #show(decisions: Action[][]): Promise<boolean> {
    const number = ++this.#asked;
    this.busy = true;
    try {
      let preview = await this.bench.preview(this.ply, decisions.flat());
      let only: Action | null;
      while (decisions.length && (only = forced(preview, targetsOf(preview)))) {
        decisions = [...decisions.slice(0, -1), [...decisions.at(-1)!, only]];
        preview = await this.bench.preview(this.ply, decisions.flat());
      }
      if (number !== this.#asked) return false; // something else was chosen meanwhile
      const before = this.actions;
      const goesOn = before.every((action, index) => sameAction(action, decisions.flat()[index]));
      this.decisions = decisions;
      this.preview = preview;
      this.error = null;
      this.face = defaultFace(preview);
      this.#keep();
      this.bench.shown(preview, goesOn ? before.length : -1);
      return true;
    } catch (thrown) {
      if (number === this.#asked) this.error = asApiError(thrown);
      return false;
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }

  #exchangesAtStart(): number {
    const taken = this.decisions.findIndex((decision) => !isExchangeOnly(decision));
    return taken < 0 ? this.decisions.length : taken;
  }

  #kept(): Kept | null {
    try {
      const kept = JSON.parse(this.bench.store.getItem(this.bench.key) ?? "null") as Kept | null;
      return kept?.ply === this.ply && Array.isArray(kept.decisions) ? kept : null;
    } catch {
      return null;
    }
  }

  #keep(): void {
    const kept: Kept = { ply: this.ply, decisions: this.decisions };
    this.bench.store.setItem(this.bench.key, JSON.stringify(kept));
  }
}

const isExchangeOnly = (decision: Action[]) => decision.every(({ kind }) => kind === "exchange");

function defaultFace(preview: Preview): Face {
  const faceUp = preview.next.some(({ action }) => action.kind === "place" && action.face === "up");
  return faceUp || preview.state.step !== "place" ? "up" : "wilderness";
}
