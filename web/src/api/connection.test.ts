import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ConnectionStatus } from "./connection";
import { FakeSocket } from "./testdata/socket";
import type { CompactTurn, Message } from "./types";

describe("a connection", () => {
  let sockets: FakeSocket[];
  let asked: number[];
  let statuses: ConnectionStatus[];
  let messages: Message[];
  let turns: CompactTurn[];
  let connection: Connection;
  const refused = vi.fn();
  const signal = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, asked, statuses, messages, turns] = [[], [], [], [], []];
    const listener = {
      message: (message: Message) => messages.push(message),
      turn: (turn: CompactTurn) => turns.push(turn),
      status: (status: ConnectionStatus) => statuses.push(status),
      signal,
      refused,
    };
    connection = new Connection(0, listener, (after) => {
      asked.push(after);
      sockets.push(new FakeSocket());
      return sockets.at(-1)!;
    });
    sockets[0]!.onopen!();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it("reconnects after a loss and continues after the last event", () => {
    sockets[0]!.receive({ events: [], last: 7 });
    sockets[0]!.onclose!({ code: 1006 });
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(asked).toEqual([0, 7]);
    sockets[1]!.onopen!();
    expect(statuses.at(-1)).toBe("open");
  });

  const turn = { number: 8, kind: "turn", ply: 5, turn: "b2 ~1>" };

  it("continues after a turn that came alone", () => {
    sockets[0]!.receive({ turn });
    expect(turns).toEqual([turn]);
    sockets[0]!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(600);
    expect(asked).toEqual([0, 8]);
  });

  it("sends a turn, which is answered by its event", async () => {
    const played = connection.commit(5, "b2 ~1>");
    expect(sockets[0]!.sent).toEqual([{ commit: { ply: 5, actions: "b2 ~1>" } }]);
    sockets[0]!.receive({ turn });
    expect(await played).toBe(true);
    const last = connection.commit(5, "b2 ~1>");
    sockets[0]!.receive({ events: [turn, { number: 9, kind: "ended" }], last: 9 });
    expect(await last).toBe(true);
  });

  it("throws why a turn was refused", async () => {
    const played = connection.commit(5, "b2 ~1>");
    const error = { code: "turn/stale", message: "", rule: null, args: { ply: 6 } };
    sockets[0]!.receive({ refused: { ply: 4, status: 409, error } }); // of another turn
    sockets[0]!.receive({ turn: { ...turn, turn: "a1 ~1>" } }); // another tab was faster
    sockets[0]!.receive({ refused: { ply: 5, status: 409, error } });
    await expect(played).rejects.toMatchObject({ status: 409, code: "turn/stale", args: { ply: 6 } });
  });

  it("does not know about a turn if the connection is lost or silent", async () => {
    const lost = connection.commit(5, "b2 ~1>");
    sockets[0]!.onclose!({ code: 1006 });
    expect(await lost).toBe(false);
    expect(await connection.commit(5, "b2 ~1>")).toBe(false);
    vi.advanceTimersByTime(600);
    sockets[1]!.onopen!();
    const silent = connection.commit(5, "b2 ~1>");
    vi.advanceTimersByTime(8000);
    expect(await silent).toBe(false);
  });

  it("waits longer each time, up to a limit", () => {
    for (let round = 0; round < 8; round++) {
      sockets.at(-1)!.onclose!({ code: 1006 });
      vi.advanceTimersByTime(8000);
    }
    expect(sockets).toHaveLength(9);
  });

  it("reconnects immediately when the network is back", () => {
    sockets[0]!.onclose!({ code: 1006 });
    connection.retryNow();
    expect(sockets).toHaveLength(2);
    connection.retryNow();
    expect(sockets).toHaveLength(2);
  });

  it("notices a connection that went silent", () => {
    vi.advanceTimersByTime(46_000);
    expect(statuses).toContain("lost");
    expect(sockets[0]!.closed).toBe(true);
  });

  it("does not reconnect after a permanent rejection", () => {
    sockets[0]!.receive({ error: { code: "table/unknown", message: "", rule: null, args: {} } });
    sockets[0]!.onclose!({ code: 1008 });
    vi.advanceTimersByTime(60_000);
    expect(refused).toHaveBeenCalledOnce();
    expect(statuses.at(-1)).toBe("refused");
    expect(sockets).toHaveLength(1);
  });

  it("reconnects after a temporary rejection", () => {
    refused.mockClear();
    sockets[0]!.receive({ error: { code: "server/full", message: "", rule: null, args: {} } });
    sockets[0]!.onclose!({ code: 1013 });
    vi.advanceTimersByTime(600);
    expect(refused).not.toHaveBeenCalled();
    expect(sockets).toHaveLength(2);
  });

  it("tells signals and messages apart", () => {
    sockets[0]!.receive({ signal: "heartbeat", at: 1 });
    expect(signal).toHaveBeenCalledWith({ signal: "heartbeat", at: 1 });
    expect(messages).toEqual([]);
  });

  it("is silent after it was closed", () => {
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
