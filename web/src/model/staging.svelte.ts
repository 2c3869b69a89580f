/** The turn being planned: staged step by step, saved across a reload, sent as a whole. */
import { asApiError, type ApiError } from "../api/client";
import type { Action, Preview } from "../api/types";
import { storeSafely } from "../ui/storeSafely";
import { sameAction } from "./actions";
import { targetsOf, type Face, type Targets } from "./targets";

/** What a staged turn needs from the server and the browser. */
interface StagingContext {
  preview(ply: number, actions: Action[]): Promise<Preview>;
  /** Where staged actions survive a reload. */
  store: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  key: string;
  /** Show a preview. `seen` of its actions were on the screen before; it is -1 after an undo. */
  show(preview: Preview, seen: number): void;
}

interface Saved {
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
  /** A complete answer to the current step, or null where only the player can decide. */
  readonly suggestion: Action[] | null = $derived(
    this.preview?.guidance.suggested.length ? this.preview.guidance.suggested : null,
  );
  readonly complete: boolean = $derived(this.preview?.complete ?? false);
  #asked = 0;

  constructor(
    readonly ply: number,
    private readonly context: StagingContext,
  ) {}

  get actions(): Action[] {
    return this.decisions.flat();
  }

  get isEmpty(): boolean {
    return this.decisions.length === 0;
  }

  /** Start with what was staged before a reload, if it was for this turn. */
  async start(): Promise<void> {
    const saved = this.#saved();
    if (saved) {
      const showing = this.#show(saved.decisions);
      const asked = this.#asked;
      if ((await showing) || asked !== this.#asked) return; // it may have been started once more meanwhile
    }
    await this.#show([]);
  }

  /** Stage one decision; choosing another tile or god starts the turn over. */
  async choose(...actions: Action[]): Promise<boolean> {
    const first = actions[0]?.kind;
    const startsOver = (first === "take" || first === "god") && this.preview?.state.step !== "take";
    const before = startsOver
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

  /** The turn was played, from here or elsewhere: delete what was saved. */
  forget(): void {
    this.context.store.removeItem(this.context.key);
  }

  /** Preview these decisions, continue while there is no choice, and save them. */
  async #show(decisions: Action[][]): Promise<boolean> {
    const number = ++this.#asked;
    this.busy = true;
    try {
      let preview = await this.context.preview(this.ply, decisions.flat());
      while (decisions.length && preview.guidance.forced) {
        decisions = [...decisions.slice(0, -1), [...decisions.at(-1)!, preview.guidance.forced]];
        preview = await this.context.preview(this.ply, decisions.flat());
      }
      if (number !== this.#asked) return false; // something else was chosen meanwhile
      const before = this.actions;
      const goesOn = before.every((action, index) => sameAction(action, decisions.flat()[index]));
      this.decisions = decisions;
      this.preview = preview;
      this.error = null;
      this.face = defaultFace(preview);
      this.#save();
      this.context.show(preview, goesOn ? before.length : -1);
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

  #saved(): Saved | null {
    try {
      const saved = JSON.parse(this.context.store.getItem(this.context.key) ?? "null") as Saved | null;
      return saved?.ply === this.ply && Array.isArray(saved.decisions) ? saved : null;
    } catch {
      return null;
    }
  }

  #save(): void {
    const saved: Saved = { ply: this.ply, decisions: this.decisions };
    storeSafely(this.context.key, JSON.stringify(saved), this.context.store);
  }
}

const isExchangeOnly = (decision: Action[]) => decision.every(({ kind }) => kind === "exchange");

function defaultFace(preview: Preview): Face {
  const faceUp = preview.next.some(({ action }) => action.kind === "place" && action.face === "up");
  return faceUp || preview.state.step !== "place" ? "up" : "wilderness";
}
