/** Thinking happens here, so that the page stays free: one job at a time. */
import { loadEngine } from "../engine/engine";
import { fetchWeights, Network, WeightsError } from "../engine/network";
import engineAddress from "../engine/orbis.wasm?url";
import weightsAddress from "../engine/weights.bin?url";
import { done, needsNetwork, type Job, type JobKind, type Results } from "./jobs";

/** `code` says what is wrong if it is not the job itself. */
export type Answer = { result: Results[JobKind] } | { error: string; code: string | null };

const loading = loadEngine(fetch(engineAddress));
let network: Network | null = null;

addEventListener("message", ({ data }: MessageEvent<Job>) => void answer(data));

async function answer(job: Job): Promise<void> {
  let answer: Answer;
  try {
    const engine = await loading;
    if (needsNetwork(job)) network ??= new Network(engine, await fetchWeights(weightsAddress));
    answer = { result: done(engine, job, network) };
  } catch (error) {
    answer = { error: String(error), code: error instanceof WeightsError ? "local/weights" : null };
  }
  postMessage(answer);
}
