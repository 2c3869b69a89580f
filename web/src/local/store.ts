/** Where games of this page are kept: in the browser's IndexedDB, each under its code. */
import { isSavedGame, type Notes, type SavedGame } from "./saved";

const DATABASE = "orbis";
const GAMES = "games";

/** The database could not be read or written, for instance because it is full. */
export class StorageError extends Error {}

export class GameStore {
  #database: Promise<IDBDatabase> | null = null;

  /** A game; null if there is none, or if what is stored is not a game. */
  async load(code: string): Promise<SavedGame | null> {
    const value = await this.#run("readonly", (games) => games.get(code));
    return isSavedGame(value) ? value : null;
  }

  /** All games, the latest first. */
  async list(): Promise<SavedGame[]> {
    const values: unknown[] = await this.#run("readonly", (games) => games.getAll());
    return values.filter(isSavedGame).sort((one, other) => other.times.at(-1)! - one.times.at(-1)!);
  }

  /** The keys of everything that is stored, games or not. */
  async keys(): Promise<string[]> {
    return (await this.#run("readonly", (games) => games.getAllKeys())).map(String);
  }

  /** Keep notes with a game, unless it was deleted meanwhile. */
  async annotate(code: string, notes: Notes): Promise<void> {
    await this.#run("readwrite", (games) => {
      const found: IDBRequest<unknown> = games.get(code);
      found.onsuccess = () => {
        if (isSavedGame(found.result)) games.put({ ...found.result, ...notes }, code);
      };
      return found;
    });
  }

  /** Delete whatever is stored under these keys, all or nothing. */
  async delete(keys: readonly string[]): Promise<void> {
    await this.#run("readwrite", (games) => {
      for (const key of keys) games.delete(key);
      return games.count();
    });
  }

  /** Keep a game; it is safe when this resolves. */
  async save(game: SavedGame): Promise<void> {
    await this.#run("readwrite", (games) => games.put(game, game.code));
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("The database cannot be opened"));
    }).catch((error: unknown) => {
      this.#database = null;
      throw error;
    });
    return this.#database;
  }

  async #run<Result>(
    mode: IDBTransactionMode,
    ask: (games: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    try {
      const database = await this.#open();
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(GAMES, mode, { durability: "strict" });
        const request = ask(transaction.objectStore(GAMES));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
      });
    } catch (error) {
      throw new StorageError(String(error));
    }
  }
}
