/** What workers compute: from states without the order of the piles, or whole games of bots. */
import type { TileSet } from "../api/types";
import { Analyst, BUDGET } from "../engine/analyst";
import type { Analysis, TurnReview } from "../engine/analysisForm";
import { Bots, usesNetwork, type Level } from "../engine/bots";
import type { Engine } from "../engine/engine";
import type { Block } from "../engine/memory";
import type { Network } from "../engine/network";
import { Rules } from "../engine/rules";
import { SelfPlay, type Series } from "../engine/selfPlay";

type Bytes = Uint8Array<ArrayBuffer>;

export interface Jobs {
  bot: { state: Bytes; level: Level; seed: string };
  hint: { state: Bytes; staged: number[] };
  review: { state: Bytes; turn: number[] };
  games: Series;
}
export interface Results {
  bot: number[];
  hint: Analysis;
  review: TurnReview;
  games: Int16Array<ArrayBuffer>;
}
export type JobKind = keyof Jobs;

/** A job of one kind, with the tiles that it is about. */
export type Job<Kind extends JobKind = JobKind> = {
  [Each in Kind]: { kind: Each; tileSet: Pick<TileSet, "regions" | "gods">; given: Jobs[Each] };
}[Kind];

/** Half of what a review spends on a turn: somebody is waiting, perhaps with a slow phone. */
const HINT_BUDGET = { ...BUDGET, simulations: BUDGET.simulations / 2 };

/** Whether a job can only be done with the network. */
export function needsNetwork(job: Job): boolean {
  if (job.kind === "games") return false;
  return job.kind !== "bot" || usesNetwork(job.given.level);
}

/** Do a job. */
export function done(engine: Engine, job: Job, network: Network | null = null): Results[JobKind] {
  const { memory } = engine;
  return memory.scoped(() => {
    const rules = new Rules(engine, job.tileSet);
    if (job.kind === "games") return new SelfPlay(engine, rules.tiles).play(job.given);
    const state = engine.allocate("state");
    memory.bytes(state).set(job.given.state);
    if (job.kind === "bot") return chosenTurn(rules, state, job.given, network);
    if (!network) throw new Error("The network is not loaded");
    if (job.kind === "hint") return new Analyst(rules, network, HINT_BUDGET).analyze(state, job.given.staged);
    return new Analyst(rules, network).review(state, job.given.turn);
  });
}

/** A whole turn: in the last round a bot chooses one action at a time. */
function chosenTurn(
  { engine, tiles }: Rules,
  state: Block<"state">,
  { level, seed }: Jobs["bot"],
  network: Network | null,
): number[] {
  const { kernels, memory } = engine;
  const bots = new Bots(engine, tiles, network);
  const start = memory.field(state, "turn")[0];
  const turn: number[] = [];
  while (memory.field(state, "turn")[0] === start) {
    for (const action of bots.choose(state, level, seed, turn.length)) {
      kernels.playThrough(state, tiles, action);
      turn.push(action);
    }
  }
  return turn;
}
