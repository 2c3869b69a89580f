import { expect, it } from "vitest";
import { contributionTo, noteOf, noteTable } from "./notes";

function store(content: string | null = null) {
  return {
    getItem: () => content,
    setItem: (_key: string, value: string) => void (content = value),
  };
}

const open = { code: "abcd", status: "open" as const, seed_hash: "sha256:1", contributions: [null, null] };

it("draws one contribution per table", () => {
  const own = store();
  const first = contributionTo(open, own);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(contributionTo(open, own)).toBe(first);
  expect(contributionTo({ ...open, code: "efgh" }, own)).not.toBe(first);
});

it("keeps the code that was seen first", () => {
  const own = store();
  noteTable(open, own);
  noteTable({ ...open, seed_hash: "sha256:2" }, own);
  expect(noteOf("abcd", own)?.seedHash).toBe("sha256:1");
});

it("notes where its contribution was shown, until the game starts", () => {
  const own = store();
  const contribution = contributionTo(open, own);
  noteTable({ ...open, contributions: [contribution, "f".repeat(32)] }, own);
  expect(noteOf("abcd", own)?.seats).toEqual([0]);
  noteTable({ ...open, status: "playing" }, own);
  expect(noteOf("abcd", own)?.seats).toEqual([0]);
  noteTable(open, own);
  expect(noteOf("abcd", own)?.seats).toEqual([]);
});

it("notes nothing about a game that is over", () => {
  const own = store();
  noteTable({ ...open, status: "over" }, own);
  expect(noteOf("abcd", own)).toBeNull();
});

it("survives anything in the storage, and forgets the oldest notes", () => {
  for (const content of ["", "null", "[1]", '{"abcd": 1}', '{"abcd": {"seedHash": "x"}}']) {
    expect(noteOf("abcd", store(content))).toBeNull();
  }
  const own = store();
  for (let number = 0; number < 60; number++) noteTable({ ...open, code: `table${number}` }, own);
  expect(noteOf("table0", own)).toBeNull();
  expect(noteOf("table59", own)).not.toBeNull();
});

it("does not fail where nothing can be stored", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(contributionTo(open, full)).toMatch(/^[0-9a-f]{32}$/);
});
