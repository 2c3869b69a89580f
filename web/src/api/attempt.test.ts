import { expect, it } from "vitest";
import { Attempt } from "./attempt.svelte";
import { ApiError } from "./client";

it("says why a request failed, until one succeeds", async () => {
  const attempt = new Attempt();
  const error = new ApiError(409, { code: "table/full" });
  expect(await attempt.run(() => Promise.reject(error))).toBe(false);
  expect(attempt).toMatchObject({ busy: false, error });
  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect(attempt.error).toBeNull();
});

it("is busy while the request runs, and after success", async () => {
  const attempt = new Attempt();
  const run = attempt.run(() => Promise.resolve());
  expect(attempt.busy).toBe(true);
  await run;
  expect(attempt.busy).toBe(true);
});
