/** Where a replay comes from: a table or an uploaded record, with the players' names. */
import { ApiError, ask, tablePath } from "../api/client";
import type { Level, Replay, Review, Snapshot } from "../api/types";
import type { PlayedTurn } from "../model/timeline";
import { recordLevels, recordNames, seatLevels, seatNames } from "../table/playerNames";

const DROPPED = "orbis.dropped";

export interface Source {
  replay: Replay;
  /** How the players are called in the chosen language. */
  names: () => string[];
  /** The levels of the bots; null for people. */
  levels: (Level | null)[];
  /** The table; null for an uploaded record. */
  code: string | null;
  /** The record from a file. */
  record: unknown;
  /** The review of the game, as far as it is known. */
  review: () => Promise<Review>;
  /** Whose universe is in front at first. */
  seat: number;
}

export async function readTable(code: string): Promise<Source> {
  const path = tablePath(code);
  const [replay, snapshot] = await Promise.all([
    ask<Replay>("GET", `${path}/replay`),
    ask<Snapshot>("GET", path),
  ]);
  return {
    replay,
    names: () => seatNames(snapshot.table),
    levels: seatLevels(snapshot.table),
    code,
    record: null,
    review: () => ask<Review>("POST", `${path}/review`, {}),
    seat: snapshot.you.seats[0] ?? 0,
  };
}

export async function readRecord(record: unknown): Promise<Source> {
  const { RecordReview, replayHere } = await import("../records/here");
  const replay = await replayHere(record);
  const review = new RecordReview(record);
  const names = () => recordNames(replay.seats);
  const levels = recordLevels(replay.seats);
  return { replay, names, levels, code: null, record, review: () => review.ask(), seat: 0 };
}

/** The records in a text: one, or one a line. */
export function recordsIn(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    const lines = text.split("\n").filter((line) => line.trim());
    try {
      if (lines.length > 1) return lines.map((line) => JSON.parse(line) as unknown);
    } catch {
      // Told below.
    }
    throw new ApiError(422, { code: "record/not-json", message: "This is not JSON" });
  }
}

/** What was chosen or dropped before, here or on the front page. */
export const droppedText = (): string | null => sessionStorage.getItem(DROPPED);
export const keepText = (text: string): void => sessionStorage.setItem(DROPPED, text);

/** The turns of a replay as the timeline takes them. */
export function playedTurns({ turns }: Replay): PlayedTurn[] {
  return turns.map(({ turn, player, notation, actions, changes }) => ({
    ply: turn - 1,
    seat: player,
    notation,
    by: "person",
    actions: actions.map((action, number) => ({ action, changes: changes[number]! })),
  }));
}
