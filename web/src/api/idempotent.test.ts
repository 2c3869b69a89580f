import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IdempotentRequest } from "./idempotent";

describe("an idempotent request", () => {
  const fetched = vi.fn();
  const keys = () => fetched.mock.calls.map(([, request]) => request.headers["idempotency-key"] as string);
  const lost = () => Promise.reject(new TypeError("lost"));
  const answered = () => Promise.resolve(new Response("{}", { status: 201 }));

  beforeEach(() => vi.stubGlobal("fetch", fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it("keeps its key when sent again", async () => {
    const once = new IdempotentRequest();
    fetched.mockImplementationOnce(lost).mockImplementation(answered);
    await expect(once.post("/tables", { seats: 2 })).rejects.toThrow();
    await once.post("/tables", { seats: 2 });
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it("has a new key after success", async () => {
    const once = new IdempotentRequest();
    fetched.mockImplementation(answered);
    await once.post("/tables/abcd2345/chat", { text: "hello" });
    await once.post("/tables/abcd2345/chat", { text: "hello" });
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it("has a new key for a different request", async () => {
    const once = new IdempotentRequest();
    fetched.mockImplementationOnce(lost).mockImplementation(answered);
    await expect(once.post("/tables/abcd2345/chat", { text: "helo" })).rejects.toThrow();
    await once.post("/tables/abcd2345/chat", { text: "hello" });
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});
