/** Requests to the server, and its refusals as errors. */
import { IllegalAction } from "../engine/illegalAction";
import { isLocal } from "../local/code";
import { RecordError } from "../records/recordError";
import { hrefOf } from "../ui/base";
import { server } from "./reachable.svelte";
import type { ErrorForm } from "./types";

/** Why the server rejected a request: `code` and `args` are translated, `message` never is. */
export class ApiError extends Error {
  readonly code: string;
  readonly args: Record<string, unknown>;
  readonly rule: string | null;

  constructor(
    readonly status: number,
    form: Partial<ErrorForm>,
    readonly retryAfter = 0,
  ) {
    super(form.message ?? `status ${status}`);
    this.code = form.code ?? "request/refused";
    this.args = (form.args ?? {}) as Record<string, unknown>;
    this.rule = form.rule ?? null;
  }
}

/** The server could not be reached at all. */
export const UNREACHABLE = "page/unreachable";
/** This page has no server. */
export const NO_SERVER = "page/no-server";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Send a request, to the server or to the tables of this page; every failure is an `ApiError`. Requests with the same `key` take effect only once. */
export async function ask<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
  if (isLocal(path.split("/")[2] ?? "")) {
    const { answerLocal } = await import("../local/server");
    return (await answerLocal(method, path, body)) as Answer;
  }
  const response = await reach(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const retryAfter = Number(response.headers.get("retry-after") ?? 0);
    throw new ApiError(response.status, (answer ?? {}) as Partial<ErrorForm>, retryAfter);
  }
  return answer as Answer;
}

const prefetched = new Map<string, Promise<unknown>>();

/** Request what will soon be needed, while the scripts that need it are still loading. Resolves when all of it is here. */
export async function prefetch(...paths: string[]): Promise<void> {
  for (const path of paths) prefetched.set(path, ask("GET", path));
  await Promise.allSettled(prefetched.values()); // `get` reports a failure
}

/** A prefetched answer, once, or a new one. */
export function get<Answer>(path: string): Promise<Answer> {
  const answer = prefetched.get(path) ?? ask("GET", path);
  prefetched.delete(path);
  return answer as Promise<Answer>;
}

/** The path of a table. */
export function tablePath(code: string): string {
  return `/tables/${encodeURIComponent(code)}`;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  if (!server.exists) throw new ApiError(0, { code: NO_SERVER, message: "This page has no server" });
  try {
    const response = await fetch(hrefOf(`/api${path}`), request);
    server.reachable = true;
    return response;
  } catch {
    server.reachable = false;
    throw new ApiError(0, { code: UNREACHABLE, message: "The server cannot be reached" });
  }
}

/** Whether an error is about a connection that works again. */
export function isOver(error: ApiError): boolean {
  return error.code === UNREACHABLE && server.reachable;
}

/** Whatever was thrown, as an `ApiError`. */
export function asApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof IllegalAction || thrown instanceof RecordError)
    return new ApiError(422, thrown.refusal);
  return new ApiError(0, { code: "page/failed", message: String(thrown) });
}
