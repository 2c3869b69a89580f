/** Requests to the server, and its refusals as errors. */
import { server } from "./reachable.svelte";
import type { ErrorForm } from "./types";

/** What the server refused: `code` and `args` are translated, never `message`. */
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

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Ask the server for something; whatever goes wrong is an `ApiError`. With the same `key` it happens only once. */
export async function ask<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  key?: string,
): Promise<Answer> {
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

const ahead = new Map<string, Promise<unknown>>();

/** Get what will be wanted soon, while the scripts that want it are still on their way. Done when all of it is here. */
export async function prefetch(...paths: string[]): Promise<void> {
  for (const path of paths) ahead.set(path, ask("GET", path));
  await Promise.allSettled(ahead.values()); // of a failure hears whoever wants it
}

/** What was got ahead, once, or is got now. */
export function get<Answer>(path: string): Promise<Answer> {
  const answer = ahead.get(path) ?? ask("GET", path);
  ahead.delete(path);
  return answer as Promise<Answer>;
}

/** What the server tells of a table is below this. */
export function tablePath(code: string): string {
  return `/tables/${encodeURIComponent(code)}`;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(`/api${path}`, request);
    server.reachable = true;
    return response;
  } catch {
    server.reachable = false;
    throw new ApiError(0, { code: UNREACHABLE, message: "The server cannot be reached" });
  }
}

/** Whether an error is about a connection that has come back. */
export function isOver(error: ApiError): boolean {
  return error.code === UNREACHABLE && server.reachable;
}

/** Whatever was thrown, as an `ApiError`. */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError
    ? thrown
    : new ApiError(0, { code: "page/failed", message: String(thrown) });
}
