import { describe, expect, it } from "vitest";
import { contentOf } from "./draft";
import { deleteDraft, listDrafts, loadDraft, MAX_DRAFTS, saveDraft } from "./drafts";
import { print } from "./editing";
import { readFile } from "./file";
import { blankDraft, standardDraft } from "./start";

/** The storage of a browser, or of one that is full. */
class Shelf {
  readonly #texts = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.#texts.size;
  }
  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.#texts.set(key, text);
  }
  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

const draft = standardDraft("Mine");

describe("drafts", () => {
  it("are kept, listed and deleted", () => {
    const shelf = new Shelf();
    shelf.setItem("orbis.front", "{}");
    expect(saveDraft("one", draft, shelf)).toBe(true);
    expect(saveDraft("two", print(blankDraft("Plain"), 3, { cp: 77 }), shelf)).toBe(true);
    expect(listDrafts(shelf).map(({ id, name, problems }) => [id, name, problems])).toEqual(
      expect.arrayContaining([
        ["one", "Mine", 0],
        ["two", "Plain", 1],
      ]),
    );
    expect(contentOf(loadDraft("one", shelf)!)).toEqual(contentOf(draft));
    deleteDraft("one", shelf);
    expect(loadDraft("one", shelf)).toBeNull();
    expect(listDrafts(shelf)).toHaveLength(1);
    expect(shelf.getItem("orbis.front")).toBe("{}");
  });

  it.each(["", "[", "null", "7", '{"version": 2}', '{"version": 1, "content": {"regions": [1]}}'])(
    "that read %s are left alone",
    (text) => {
      const shelf = new Shelf();
      shelf.setItem("orbis.workshop.odd", text);
      expect(listDrafts(shelf)).toEqual([]);
      expect(loadDraft("odd", shelf)).toBeNull();
      expect(shelf.length).toBe(1);
    },
  );

  it("that cannot be stored leave those that are", () => {
    const shelf = new Shelf();
    saveDraft("one", draft, shelf);
    shelf.isFull = true;
    expect(saveDraft("one", blankDraft("Plain"), shelf)).toBe(false);
    expect(loadDraft("one", shelf)!.name).toBe("Mine");
  });

  it("are limited, but those that are there can be changed", () => {
    const shelf = new Shelf();
    for (let number = 0; number < MAX_DRAFTS; number++) saveDraft(`${number}`, draft, shelf);
    expect(saveDraft("more", draft, shelf)).toBe(false);
    expect(saveDraft("0", blankDraft("Plain"), shelf)).toBe(true);
  });
});

describe("files", () => {
  const file = (name: string, text: string, size = text.length) => ({ name, size, text: async () => text });

  it("are read or explained", async () => {
    expect(await readFile(file("a.json", '{"name": "x"}'))).toEqual({ data: { name: "x" } });
    expect(await readFile(file("a.json", "{"))).toEqual({ problem: "wrong" });
    expect(await readFile(file("a.toml", 'name = "x"'))).toEqual({ problem: "toml" });
    expect(await readFile(file("a.json", "{}", 10_000_000))).toEqual({ problem: "large" });
  });

  it("that cannot be read are explained", async () => {
    const gone = { name: "a.json", size: 1, text: () => Promise.reject(new Error("gone")) };
    expect(await readFile(gone)).toEqual({ problem: "wrong" });
  });
});
