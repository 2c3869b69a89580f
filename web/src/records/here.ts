/** Replays and reviews records in this page. */
import { ApiError } from "../api/client";
import type { Replay, Review, TileSet } from "../api/types";
import type { Engine } from "../engine/engine";
import { sharedEngine } from "../engine/shared";
import earlier from "../rules/earlier.json";
import { standard } from "../rules/standard";
import { LocalAnalyses } from "../local/analyses";
import { workers } from "../local/pool";
import { playRecord, replayRecord } from "./replayRecord";

/** The standard set and its earlier versions, which old records name. */
const SHIPPED = [standard, ...(earlier as TileSet[])];

export async function replayHere(record: unknown): Promise<Replay> {
  return replayRecord(await engineHere(), record, SHIPPED);
}

/** The review of a record, as far as it is known; it goes on as long as somebody asks. */
export class RecordReview {
  #analyses: LocalAnalyses | null = null;
  #names: string[] = [];

  constructor(private readonly record: unknown) {}

  async ask(): Promise<Review> {
    this.#analyses ??= await this.#begin();
    return this.#analyses.review(this.#names);
  }

  async #begin(): Promise<LocalAnalyses> {
    const { game, names, tileSet } = playRecord(await engineHere(), this.record, SHIPPED);
    this.#names = names;
    return new LocalAnalyses("record", game, tileSet, workers, () => {});
  }
}

export async function engineHere(): Promise<Engine> {
  try {
    return await sharedEngine();
  } catch (error) {
    throw new ApiError(0, { code: "local/no-engine", message: String(error) });
  }
}
