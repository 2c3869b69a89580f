import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../api/testdata/socket";
import type { Changes, TableEvent, Message, Preview, Score, Snapshot, Table, TurnEvent } from "../api/types";
import { LiveTable } from "./live.svelte";
import { game, levelOf, playedTurn } from "./testdata/game";
import { Timeline } from "./timeline";

const CODE = "k7mq2xwd";
const SEAT = game.turns[0]!.player;
const turns = game.turns.map(playedTurn);
const timeline = new Timeline(game.start, levelOf, turns);

const EVENTS_BEFORE_TURNS = 2;
const before = [
  { number: 1, at: 0, kind: "created" },
  { number: 2, at: 0, kind: "started" },
] as TableEvent[];

function turnEvent(ply: number): TurnEvent {
  const { seat, notation, by, actions } = turns[ply]!;
  const number = EVENTS_BEFORE_TURNS + 1 + ply;
  return { number, at: 0, kind: "turn", ply, seat, turn: notation, by, next: null, deadline: null, actions };
}

/** The table after this many turns. The score only says how many, to tell it from others. */
function standing(plies: number): Omit<Message, "events" | "more"> {
  const state = timeline.at(plies);
  const seats = state.players.map((_, seat) => ({ seat, stand_in: null }));
  const table = { code: CODE, status: "playing", seats, seat_to_move: state.player } as unknown as Table;
  const score = { plies } as unknown as Score;
  return { last: EVENTS_BEFORE_TURNS + plies, table, state, points: null, score };
}

function message(plies: number, ...events: TableEvent[]): Message {
  return { events, more: false, ...standing(plies) };
}

const snapshot = {
  ...standing(0),
  turns: "",
  start: game.start,
  you: { seats: [SEAT], host: true, may_end: true },
  url: "",
} as unknown as Snapshot;
const preview: Preview = { ...game.previews[2], staged: turns[0]!.notation, actions: turns[0]!.actions };
const answer = { event: turnEvent(0), ...message(1, turnEvent(0)) };

function stubBrowser(opened: (socket: FakeSocket) => void): void {
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("WebSocket", function () {
    const socket = new FakeSocket();
    opened(socket);
    return socket;
  });
}

describe("a committed turn", () => {
  let socket: FakeSocket;
  let live: LiveTable;
  let happened: number[];
  let requests: string[];
  /** What is sent over the WebSocket before the response to the commit. */
  let beforeResponse: Message[];

  beforeEach(async () => {
    [happened, requests, beforeResponse] = [[], [], []];
    stubBrowser((opened) => (socket = opened));
    vi.stubGlobal("fetch", async (path: string) => {
      requests.push(path);
      if (path.endsWith("/turns")) beforeResponse.forEach((sent) => socket.receive(sent));
      return Response.json(responseTo(path));
    });
    live = new LiveTable(CODE, {
      isStill: () => true,
      drawn: async () => {},
      notify: ({ number }, isNew) => void (isNew && happened.push(number)),
      pace: () => 1,
      shown: () => {},
    });
    await live.open();
    socket.receive(message(0, ...before));
    await vi.waitUntil(() => live.staging?.preview);
    requests = [];
  });

  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  function responseTo(path: string): unknown {
    if (path.endsWith("/tiles")) return { regions: game.regions };
    if (path.endsWith("/preview")) return preview;
    return path.endsWith("/turns") ? answer : snapshot;
  }

  /** The turn was played exactly once, and everything is as after it. */
  function expectPlayedOnce(): void {
    expect(live.events.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(happened).toEqual([3]);
    expect(live.plies).toBe(1);
    expect(live.state).toEqual(timeline.at(1));
    expect(live.animation!.state).toEqual(timeline.at(1));
    expect(live.score).toEqual({ plies: 1 });
    expect(live.staging).toBeNull();
    expect(requests).toEqual([`/api/tables/${CODE}/turns`]);
  }

  it("is played from the response alone", async () => {
    expect(live.score).toEqual({ plies: 0 });
    expect(await live.commit()).toBe(true);
    expectPlayedOnce();
  });

  it("is played once if the WebSocket message arrives before the response", async () => {
    beforeResponse = [message(1, turnEvent(0))];
    expect(await live.commit()).toBe(true);
    expectPlayedOnce();
  });

  it("is played once if the WebSocket message arrives after the response", async () => {
    await live.commit();
    const { table, state, score } = live;
    socket.receive(message(1, turnEvent(0)));
    expectPlayedOnce();
    expect([live.table, live.state, live.score]).toEqual([table, state, score]);
    expect(live.state).toBe(state); // nothing is drawn again
  });

  it("is played once if the WebSocket message arrives twice", async () => {
    beforeResponse = [message(1, turnEvent(0))];
    await live.commit();
    socket.receive(message(1, turnEvent(0)));
    expectPlayedOnce();
  });

  it("is not undone by an older message", async () => {
    beforeResponse = [message(2, turnEvent(0), turnEvent(1))];
    await live.commit();
    expect(live.plies).toBe(2);
    expect(live.state).toEqual(timeline.at(2));
    expect(live.score).toEqual({ plies: 2 });
  });

  it("goes over the WebSocket if it is open", async () => {
    socket.onopen!();
    const done = live.commit();
    const actions = turns[0]!.notation;
    await vi.waitUntil(() => socket.sent.length);
    expect(socket.sent).toEqual([{ commit: { ply: 0, actions } }]);
    socket.receive(message(1, turnEvent(0)));
    expect(await done).toBe(true);
    expect(live.plies).toBe(1);
    expect(requests).toEqual([]);
  });

  it("shows why it was refused", async () => {
    socket.onopen!();
    const done = live.commit();
    await vi.waitUntil(() => socket.sent.length);
    const error = { code: "turn/stale", message: "", rule: null, args: { ply: 1 } };
    socket.receive({ refused: { ply: 0, status: 409, error } });
    expect(await done).toBe(false);
    expect(live.error?.code).toBe("turn/stale");
    expect(requests).toEqual([]);
  });

  it("is sent over HTTP if the WebSocket is lost", async () => {
    socket.onopen!();
    const done = live.commit();
    await vi.waitUntil(() => socket.sent.length);
    socket.onclose!({ code: 1006 });
    expect(await done).toBe(true);
    expectPlayedOnce();
  });

  it("waits for the WebSocket if events before it are missing", async () => {
    answerWithGap();
    await live.commit();
    expect(live.plies).toBe(0);
    const chat = { number: 3, at: 0, kind: "chat", seat: 0, name: "Ada", text: "hello" } as TableEvent;
    socket.receive({ ...message(1, chat, { ...turnEvent(0), number: 4 }), last: 4 });
    expect(live.events.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(live.plies).toBe(1);
    expect(live.state).toEqual(timeline.at(1));
  });

  /** Another player's chat message has not arrived yet: the turn is event 4. */
  function answerWithGap(): void {
    const event = { ...turnEvent(0), number: 4 };
    const late = { event, ...message(1, event), last: 4 };
    vi.stubGlobal("fetch", async () => Response.json(late));
  }

  it("brings the score with every later message, without another request", async () => {
    await live.commit();
    requests = [];
    socket.receive(message(2, turnEvent(1)));
    expect(live.score).toEqual({ plies: 2 });
    expect(requests).toEqual([]);
  });
});

describe("a turn played while the page connects", () => {
  let socket: FakeSocket;
  let live: LiveTable;
  let happened: number[];
  let shown: Changes[];

  beforeEach(async () => {
    [happened, shown] = [[], []];
    stubBrowser((opened) => (socket = opened));
    vi.stubGlobal("fetch", async (path: string) =>
      Response.json(path.endsWith("/tiles") ? { regions: game.regions } : watching),
    );
    live = new LiveTable(CODE, {
      isStill: () => true,
      drawn: async () => {},
      notify: ({ number }, isNew) => void (isNew && happened.push(number)),
      pace: () => 1,
      shown: (moments) => void shown.push(...moments.map(({ changes }) => changes)),
    });
    await live.open();
  });

  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
  });

  /** The board has been shown after one turn. */
  const watching = {
    ...standing(1),
    turns: "",
    start: game.start,
    you: { seats: [], host: false, may_end: false },
    url: "",
  } as unknown as Snapshot;
  const stepsOf = (ply: number) => timeline.moments(ply).map(({ changes }) => changes);

  it("is shown step by step, and the turns before it are not", () => {
    socket.receive(message(2, ...before, turnEvent(0), turnEvent(1)));
    expect(shown).toEqual(stepsOf(1));
    expect(happened).toEqual([4]);
    expect(live.animation!.state).toEqual(timeline.at(2));
  });

  it("is shown step by step after a history of several messages", () => {
    socket.receive({ ...message(2, ...before), last: 2, more: true });
    expect(live.animation!.state).toEqual(timeline.at(1));
    socket.receive(message(2, turnEvent(0), turnEvent(1)));
    expect(shown).toEqual(stepsOf(1));
    expect(happened).toEqual([4]);
    expect(live.plies).toBe(2);
  });

  it("is not shown if far more was missed", () => {
    socket.receive(message(1, ...before, turnEvent(0)));
    socket.receive({ ...message(3, turnEvent(1)), last: 4, more: true });
    socket.receive(message(3, turnEvent(2)));
    expect([shown, happened]).toEqual([[], []]);
    expect(live.animation!.state).toEqual(timeline.at(3));
  });
});
