/** The points after every turn, and how sure they were. The engine in this page knows; the replay has only totals. */
import type { Replay, Score } from "../api/types";
import type { Rules } from "../engine/rules";
import { writeState } from "../engine/stateForm";

/** `secured` and `contested` add up to the points; `possible` would come on top. */
export interface Points {
  secured: number;
  contested: number;
  possible: number;
}

const TURNS_AT_ONCE = 4; // so that nothing else on the screen has to wait

/** The points of each player after every turn; null where the engine cannot run. */
export async function pointsByTurn(replay: Replay): Promise<Points[][] | null> {
  try {
    const { loadRules } = await import("../engine/shared");
    return await splitPoints(replay, await loadRules(replay.tile_set));
  } catch {
    return null;
  }
}

export async function splitPoints(replay: Replay, rules: Rules): Promise<Points[][]> {
  const history: Points[][] = [];
  for (const [index, { state, points }] of replay.turns.entries()) {
    if (index % TURNS_AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    const isLast = index === replay.turns.length - 1;
    const score = (isLast && replay.score) || scoreAt(rules, state);
    history.push(score.players.map((player, seat) => pointsOf(player, points[seat] ?? player.total)));
  }
  return history;
}

/** The totals alone: nothing is known about how sure they were. */
export function totalsByTurn(replay: Replay): Points[][] {
  return replay.turns.map(({ points }) =>
    points.map((total) => ({ secured: total, contested: 0, possible: 0 })),
  );
}

function pointsOf({ contested, possible }: Score["players"][number], total: number): Points {
  return { secured: total - contested, contested, possible };
}

function scoreAt(rules: Rules, state: Replay["start"]): Score {
  const { engine, names } = rules;
  return engine.memory.scoped(() => {
    const block = engine.allocate("state");
    writeState(engine.memory, block, state, names);
    return rules.scoreOf(block);
  });
}
