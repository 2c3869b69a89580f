/** Thinking happens here, so that the page stays free: one job at a time. */
import { loadEngine } from "../engine/engine";
import address from "../engine/orbis.wasm?url";
import { done, type Job, type JobKind, type Results } from "./jobs";

export type Answer = { result: Results[JobKind] } | { error: string };

const loading = loadEngine(fetch(address));

addEventListener("message", ({ data }: MessageEvent<Job>) => void answer(data));

async function answer(job: Job): Promise<void> {
  let answer: Answer;
  try {
    answer = { result: done(await loading, job) };
  } catch (error) {
    answer = { error: String(error) };
  }
  postMessage(answer);
}
