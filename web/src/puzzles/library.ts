/** The puzzles that come with the page: an index, and a few files that are fetched when one of their puzzles is wanted. */
import { THEMES, type Difficulty, type Entry, type Puzzle, type Theme } from "./puzzle";

const VERSION = 1;
const ADDRESSES = import.meta.glob<string>("./data/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const NUM_FILES = Object.keys(ADDRESSES).length - 1;
const DIGITS = 16;

type IndexForm = { version: number; puzzles: [string, number, Difficulty, Theme[]][] };
type FileForm = { version: number; puzzles: Puzzle[] };

/** `missing`: a file cannot be fetched; `damaged`: it is not what it should be. */
export class LibraryError extends Error {
  constructor(readonly reason: "missing" | "damaged") {
    super(`The puzzles are ${reason}`);
  }
}

/** All puzzles, with what is needed to choose one. */
export async function loadIndex(): Promise<Entry[]> {
  const { puzzles } = await read<IndexForm>("index");
  return puzzles.map(([id, players, difficulty, themes]) => ({
    id,
    players,
    difficulty,
    themes: themes.filter((theme) => THEMES.includes(theme)),
  }));
}

/** A puzzle by its id; null if there is none. */
export async function loadPuzzle(id: string): Promise<Puzzle | null> {
  const first = Number.parseInt(id[0] ?? "", DIGITS);
  if (Number.isNaN(first)) return null;
  const { puzzles } = await read<FileForm>(String(Math.floor((first * NUM_FILES) / DIGITS)));
  return puzzles.find((puzzle) => puzzle.id === id) ?? null;
}

async function read<Form extends { version: number; puzzles: unknown[] }>(name: string): Promise<Form> {
  const response = await fetch(ADDRESSES[`./data/${name}.json`]!).catch(() => null);
  if (!response?.ok) throw new LibraryError("missing");
  const form = (await response.json().catch(() => null)) as Form | null;
  if (form?.version !== VERSION || !Array.isArray(form.puzzles)) throw new LibraryError("damaged");
  return form;
}
