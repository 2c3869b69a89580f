/** The tables in this page, behind the same requests as the server's: their codes begin with `local-`. */
import { ApiError } from "../api/client";
import type { Action, Snapshot, TableSummary, TileSet } from "../api/types";
import { loadRules } from "../engine/shared";
import { standard } from "../rules/standard";
import { LocalGame } from "./game";
import { LOCAL, markGames } from "./code";
import { dealOf } from "./deal";
import { seedCommitment } from "./commitment";
import { summaryOf, VERSION, type Notes, type SavedGame, type SavedSeat } from "./saved";
import { GameStore, StorageError } from "./store";
import { workers } from "./pool";
import { LocalTable, type LocalListener } from "./table";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // without those that look alike
const CODE_LENGTH = 8;
const SEED_BYTES = 32;
const store = new GameStore();
const tables = new Map<string, Promise<LocalTable>>();

/** What a table is created with. */
export interface LocalForm {
  seats: SavedSeat[];
  tiles: TileSet | null;
  botPause: number;
  first: number | "random";
  /** Without them, chance decides. */
  seed?: string;
  code?: string;
}

/** Deal a new game and keep it. */
export async function createLocal({ first: wanted, ...form }: LocalForm): Promise<LocalTable> {
  const { seed = hex(crypto.getRandomValues(new Uint8Array(SEED_BYTES))), code = newCode() } = form;
  const first = wanted === "random" ? await firstPlayer(seed, form) : wanted;
  const times = [now()];
  const saved: SavedGame = {
    ...form,
    version: VERSION,
    code,
    seed,
    first,
    turns: [],
    times,
    discarded: false,
    rematch: null,
  };
  await stored(() => store.save(saved));
  markGames();
  const table = opened(saved);
  tables.set(code, table);
  return table;
}

/** The games of this browser, as the front page lists them. */
export async function localTables(withFinished: boolean): Promise<TableSummary[]> {
  const games = (await stored(() => store.list())).filter(({ discarded }) => !discarded);
  return games.map(summaryOf).filter(({ status }) => (status === "over") === withFinished);
}

/** Everything that is kept in this browser: the games, the latest first, and the keys of what cannot be read. */
export async function keptGames(): Promise<{ games: SavedGame[]; damaged: string[] }> {
  const keys = await stored(() => store.keys());
  const games = await stored(() => store.list()); // afterwards: a game that was just created is not damaged
  const readable = new Set(games.map(({ code }) => code));
  return { games, damaged: keys.filter((key) => !readable.has(key)) };
}

export async function annotateLocal(code: string, notes: Notes): Promise<void> {
  await stored(() => store.annotate(code, notes));
}

/** Delete games for good. */
export async function deleteLocal(keys: readonly string[]): Promise<void> {
  await stored(() => store.delete(keys));
  for (const key of keys) tables.delete(key);
}

/** A game as it is kept; null if there is none. */
export function savedGame(code: string): Promise<SavedGame | null> {
  return stored(() => store.load(code));
}

/** Follow a table until the returned function is called. */
export async function followLocal(code: string, after: number, listener: LocalListener): Promise<() => void> {
  return (await tableWith(code)).listen(after, listener);
}

/** Answer a request about a table of this page. */
export async function answerLocal(method: string, path: string, body: unknown): Promise<unknown> {
  const [, code = "", action = ""] = /^\/tables\/([^/?]+)\/?([^?]*)/.exec(path) ?? [];
  const table = await tableWith(code);
  switch (`${method} ${action}`) {
    case "GET ":
      return table.snapshot();
    case "GET tiles":
      return table.tileSet;
    case "GET replay":
      return table.replay();
    case "GET record":
      return table.record();
    case "POST turns": {
      const { ply, actions } = body as { ply: number; actions: Action[] };
      return stored(() => table.commit(ply, actions));
    }
    case "POST hint": {
      const { ply, actions } = body as { ply: number; actions: Action[] };
      return table.hint(ply, actions);
    }
    case "POST review":
      return table.review();
    case "POST end":
      return stored(() => table.discard());
    case "POST rematch":
      return rematch(table);
    default:
      throw new ApiError(404, { code: "request/unknown" });
  }
}

async function rematch(table: LocalTable): Promise<Snapshot> {
  const { rematch: code, seats, tiles, botPause } = table.saved;
  if (code) return (await tableWith(code)).snapshot();
  const next = await createLocal({ seats, tiles, botPause, first: "random" });
  await stored(() => table.setRematch(next.code));
  return next.snapshot();
}

function tableWith(code: string): Promise<LocalTable> {
  let table = tables.get(code);
  if (!table) {
    table = loaded(code);
    tables.set(code, table);
    table.catch(() => tables.delete(code));
  }
  return table;
}

async function loaded(code: string): Promise<LocalTable> {
  const saved = await stored(() => store.load(code));
  if (!saved) throw new ApiError(404, { code: "local/missing" });
  try {
    return await opened(saved);
  } catch (error) {
    throw error instanceof ApiError
      ? error
      : new ApiError(422, { code: "local/damaged", message: String(error) });
  }
}

async function opened(saved: SavedGame): Promise<LocalTable> {
  const tileSet = saved.tiles ?? standard;
  const rules = await rulesOf(tileSet);
  const game = new LocalGame(rules, saved.seed, saved.seats.length, saved.first);
  const context = {
    tileSet,
    pool: workers,
    now,
    save: (game: SavedGame) => store.save(game),
    annotate: (notes: Notes) => store.annotate(saved.code, notes),
    over,
  };
  return new LocalTable(saved, game, seedCommitment(rules.engine, saved.seed), context);
}

/** A game was played to its end. */
function over(code: string): void {
  if (dealOf(code)?.counts) void import("../daily/submit").then(({ finishDeal }) => finishDeal(code));
}

async function rulesOf(tileSet: TileSet) {
  try {
    return await loadRules(tileSet);
  } catch (error) {
    throw new ApiError(0, { code: "local/no-engine", message: String(error) });
  }
}

/** Who starts: the same for a seed as on the server. */
async function firstPlayer(
  seed: string,
  { seats, tiles }: Pick<LocalForm, "seats" | "tiles">,
): Promise<number> {
  const { engine } = await rulesOf(tiles ?? standard);
  return engine.memory.scoped(() => {
    const random = engine.allocate("random");
    engine.seed(random, `${seed}/first`);
    return engine.kernels.randomBelow(random, seats.length);
  });
}

/** Work with the browser's storage; whatever goes wrong there is an `ApiError`. */
async function stored<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new ApiError(0, { code: "local/storage", message: error.message });
  }
}

const now = () => Date.now() / 1000;
const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const newCode = () => LOCAL + randomLetters(CODE_LENGTH);

/** Letters and digits for a code. */
export function randomLetters(number: number): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(number))];
  return bytes.map((byte) => LETTERS[byte % LETTERS.length]).join("");
}
