/** The drafts of this browser: each is stored under a key of its own, so that saving one cannot damage another. */
import { contentOf, problemsOf, type Draft } from "./draft";
import { readDraft } from "./read";

const PREFIX = "orbis.workshop.";
const VERSION = 1;
/** Enough to try things out, and a small part of what browsers store. */
export const MAX_DRAFTS = 50;

export interface ListedDraft {
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  edited: number;
  problems: number;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** All drafts, the latest first; what cannot be read is left out and left alone. */
export function listDrafts(store: Store = localStorage): ListedDraft[] {
  const drafts = idsIn(store).flatMap((id) => {
    const found = read(store, id);
    if (!found) return [];
    const { draft, edited } = found;
    return [{ id, name: draft.name, edited, problems: problemsOf(draft).length }];
  });
  return drafts.sort((one, other) => other.edited - one.edited);
}

export function loadDraft(id: string, store: Store = localStorage): Draft | null {
  return read(store, id)?.draft ?? null;
}

/** Whether it could be stored: the browser may be full, or refuse. */
export function saveDraft(id: string, draft: Draft, store: Store = localStorage): boolean {
  const text = JSON.stringify({ version: VERSION, edited: Date.now(), content: contentOf(draft) });
  try {
    const isNew = store.getItem(PREFIX + id) === null;
    if (isNew && idsIn(store).length >= MAX_DRAFTS) return false;
    store.setItem(PREFIX + id, text);
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(id: string, store: Store = localStorage): void {
  store.removeItem(PREFIX + id);
}

export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);
}

function idsIn(store: Store): string[] {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
}

function read(store: Store, id: string): { draft: Draft; edited: number } | null {
  try {
    const stored = JSON.parse(store.getItem(PREFIX + id) ?? "null") as Record<string, unknown> | null;
    if (stored?.version !== VERSION) return null;
    const found = readDraft(stored.content);
    if (!("draft" in found)) return null;
    return { draft: found.draft, edited: Number(stored.edited) || 0 };
  } catch {
    return null;
  }
}
