import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IdempotentRequest } from "./idempotent";

describe("a request that must not happen twice", () => {
  const fetched = vi.fn();
  const keys = () => fetched.mock.calls.map(([, request]) => request.headers["idempotency-key"] as string);
  const lost = () => Promise.reject(new TypeError("lost"));
  const answered = () => Promise.resolve(new Response("{}", { status: 201 }));

  beforeEach(() => vi.stubGlobal("fetch", fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it("has the same key when it is sent again", async () => {
    const once = new IdempotentRequest();
    fetched.mockImplementationOnce(lost).mockImplementation(answered);
    await expect(once.post("/tables", { seats: 2 })).rejects.toThrow();
    await once.post("/tables", { seats: 2 });
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it("has another key after it has succeeded", async () => {
    const once = new IdempotentRequest();
    fetched.mockImplementation(answered);
    await once.post("/tables/abcd2345/chat", { text: "hello" });
    await once.post("/tables/abcd2345/chat", { text: "hello" });
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it("has another key when it is another request", async () => {
    const once = new IdempotentRequest();
    fetched.mockImplementationOnce(lost).mockImplementation(answered);
    await expect(once.post("/tables/abcd2345/chat", { text: "helo" })).rejects.toThrow();
    await once.post("/tables/abcd2345/chat", { text: "hello" });
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});
