/** The draft on the screen: what is selected, what was done to it, what is wrong with it, and whether it is kept. */
import type { Color, Region, TileSet } from "../api/types";
import type { Violation } from "../customTiles/check";
import { contentOf, ordered, problemsOf, type Draft, type DraftTile } from "./draft";
import { saveDraft } from "./drafts";
import * as editing from "./editing";
import { begin, change, redo, undo, type History } from "./history";

export class Editor {
  #history = $state.raw<History<Draft>>(begin({ name: "", tiles: [] }));
  selectedKey = $state<number | null>(null);
  /** Whether the draft is in this browser; a shared one only once it is changed. */
  isKept = $state(false);
  /** Whether the last attempt to store it failed. */
  isUnsaved = $state(false);

  readonly draft: Draft = $derived(this.#history.now);
  readonly tiles: readonly DraftTile[] = $derived(ordered(this.draft.tiles));
  readonly selected: DraftTile | null = $derived(
    this.tiles.find(({ key }) => key === this.selectedKey) ?? null,
  );
  readonly problems: readonly Violation[] = $derived(problemsOf(this.draft));
  /** By the id of the tile; those of the whole set are under "". */
  readonly problemsOf: ReadonlyMap<string, readonly Violation[]> = $derived(byTile(this.problems));
  readonly canUndo = $derived(this.#history.past.length > 0);
  readonly canRedo = $derived(this.#history.future.length > 0);

  constructor(
    readonly id: string,
    draft: Draft,
    isKept: boolean,
  ) {
    this.#history = begin(draft);
    this.isKept = isKept;
    this.selectedKey = ordered(draft.tiles)[0]?.key ?? null;
  }

  rename(name: string): void {
    this.#do(editing.rename(this.draft, name), "name");
  }

  /** Print something else on the selected tile. Typing into one field is one step. */
  print(changes: editing.Print): void {
    const key = this.selectedKey;
    if (key !== null) this.#do(editing.print(this.draft, key, changes), `${key} ${Object.keys(changes)}`);
  }

  changeKind(kind: Region["effect"]["kind"]): void {
    if (this.selectedKey !== null) this.#do(editing.changeKind(this.draft, this.selectedKey, kind));
  }

  recolor(color: Color, level: number): void {
    if (this.selectedKey !== null) this.#do(editing.recolor(this.draft, this.selectedKey, color, level));
  }

  add(color: Color, level: number): void {
    this.#inserted(editing.add(this.draft, color, level));
  }

  duplicate(): void {
    if (this.selectedKey !== null) this.#inserted(editing.duplicate(this.draft, this.selectedKey));
  }

  /** The tile after it is selected next, or the one before it. */
  remove(): void {
    const index = this.tiles.findIndex(({ key }) => key === this.selectedKey);
    const tile = this.tiles[index];
    if (!tile) return;
    const next = this.tiles[index + 1] ?? this.tiles[index - 1];
    this.#do(editing.remove(this.draft, tile.key));
    this.selectedKey = next?.key ?? null;
  }

  move(step: 1 | -1): void {
    if (this.selectedKey !== null) this.#do(editing.move(this.draft, this.selectedKey, step));
  }

  undo(): void {
    this.#become(undo(this.#history));
  }

  redo(): void {
    this.#become(redo(this.#history));
  }

  /** Store it in this browser. */
  keep(): void {
    this.isKept = saveDraft(this.id, this.draft);
    this.isUnsaved = !this.isKept;
  }

  /** The set with its digest, for games; it must be right. */
  async tileSet(): Promise<TileSet> {
    const [{ loadTileSet }, { engineHere }] = await Promise.all([
      import("../customTiles/load"),
      import("../records/here"),
    ]);
    return loadTileSet(await engineHere(), contentOf(this.draft));
  }

  #inserted({ draft, key }: { draft: Draft; key: number | null }): void {
    if (key === null) return;
    this.#do(draft);
    this.selectedKey = key;
  }

  #do(draft: Draft, subject: string | null = null): void {
    this.#become(change(this.#history, draft, subject));
  }

  #become(history: History<Draft>): void {
    if (history === this.#history) return;
    this.#history = history;
    if (!this.selected) this.selectedKey = this.tiles[0]?.key ?? null;
    this.keep();
  }
}

function byTile(problems: readonly Violation[]): Map<string, Violation[]> {
  const found = new Map<string, Violation[]>();
  for (const problem of problems.flatMap(onBothTiles)) {
    const tile = problem.tile ?? "";
    found.set(tile, [...(found.get(tile) ?? []), problem]);
  }
  return found;
}

/** A value that two tiles share is a problem of both: either of them may just have been changed. */
function onBothTiles(problem: Violation): Violation[] {
  const { tile, kind, args } = problem;
  if (kind !== "taken" || tile === null) return [problem];
  return [problem, { ...problem, tile: String(args.other), args: { ...args, other: tile } }];
}
