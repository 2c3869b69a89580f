/** The finished games of this browser: read, worked out where that is still to be done, exported, deleted. */
import type { GameRecord, PlayedGame } from "../api/types";
import type { Engine } from "../engine/engine";
import { Rules } from "../engine/rules";
import { sharedEngine } from "../engine/shared";
import { mayHaveGames } from "../local/code";
import { seedCommitment } from "../local/commitment";
import { recordOf } from "../local/record";
import { isOver, type SavedGame } from "../local/saved";
import { annotateLocal, keptGames } from "../local/server";
import { standard } from "../rules/standard";
import { keptSummary, listed, replaySaved, summarize } from "./summarize";

export interface LocalGames {
  games: PlayedGame[];
  /** Those that have to be replayed before they can be listed. */
  waiting: SavedGame[];
  /** The keys of what cannot be read, and of games that are still being played. */
  damaged: string[];
  unfinished: string[];
}

export async function readLocalGames(): Promise<LocalGames> {
  if (!mayHaveGames()) return { games: [], waiting: [], damaged: [], unfinished: [] };
  const { games, damaged } = await keptGames();
  const over = games.filter(isOver);
  const known = over.flatMap((saved) => {
    const summary = keptSummary(saved);
    return summary ? [listed(saved, summary)] : [];
  });
  return {
    games: known,
    waiting: over.filter((saved) => !keptSummary(saved)),
    damaged,
    unfinished: games.filter((saved) => !isOver(saved)).map(({ code }) => code),
  };
}

/** Replay games one by one, so that nothing on the screen has to wait; null for those that are damaged. */
export async function* worked(waiting: readonly SavedGame[]): AsyncGenerator<[SavedGame, PlayedGame | null]> {
  if (!waiting.length) return;
  const engine = await sharedEngine();
  for (const saved of waiting) {
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const summary = withRules(engine, saved, (rules) => summarize(rules, saved));
      await annotateLocal(saved.code, { summary }).catch(() => undefined); // worked out again the next time
      yield [saved, listed(saved, summary)];
    } catch {
      yield [saved, null];
    }
  }
}

/** The records of all games that are over, one per line; those that are damaged are left out. */
export async function localRecords(): Promise<string[]> {
  if (!mayHaveGames()) return [];
  const over = (await keptGames()).games.filter(isOver);
  if (!over.length) return [];
  const engine = await sharedEngine();
  const lines: string[] = [];
  for (const saved of over) {
    await new Promise((resolve) => setTimeout(resolve));
    try {
      lines.push(JSON.stringify(withRules(engine, saved, (rules) => record(rules, saved))));
    } catch {
      // It cannot be replayed, here or anywhere else.
    }
  }
  return lines;
}

function record(rules: Rules, saved: SavedGame): GameRecord {
  const game = replaySaved(rules, saved);
  return recordOf(saved, game, saved.tiles ?? standard, seedCommitment(rules.engine, saved.seed));
}

/** Work with the rules of a game's tiles, which take memory only meanwhile. */
function withRules<Result>(engine: Engine, { tiles }: SavedGame, work: (rules: Rules) => Result): Result {
  return engine.memory.scoped(() => work(new Rules(engine, tiles ?? standard)));
}
