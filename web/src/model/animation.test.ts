import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardAnimation, MOMENT_MS } from "./animation.svelte";
import { game, levelOf, playedTurn } from "./testdata/game";
import { Timeline } from "./timeline";

const timeline = new Timeline(game.start, levelOf, game.turns.map(playedTurn));
const [first, second] = [timeline.moments(0), timeline.moments(1)];
const [ME, BOT] = [timeline.turns[0]!.seat, timeline.turns[1]!.seat];

let pace: number;
let still: boolean;
let shown: string[];
let animation: BoardAnimation;

beforeEach(() => {
  vi.useFakeTimers();
  [pace, still, shown] = [1, false, []];
  animation = new BoardAnimation(levelOf, () => still, {
    pace: (seat) => (seat === ME ? 1 : pace),
    shown: (moments, part) => void shown.push(`${part} ${moments.length}`),
  });
  animation.jumpTo(game.start);
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long it takes until nothing moves. */
function duration(): number {
  const start = Date.now();
  while (animation.playing) vi.advanceTimersToNextTimer();
  return Date.now() - start;
}

describe("the speed of other players' turns", () => {
  it.each([1.8, 1, 0.5])("%d times the usual duration", (factor) => {
    pace = factor;
    animation.add(second, BOT);
    expect(animation.flights.map((flight) => flight.duration)).toContain(MOMENT_MS * factor);
    const moving = shownMoments(second, BOT);
    expect(duration()).toBeGreaterThanOrEqual(moving * MOMENT_MS * factor);
    expect(animation.state).toEqual(timeline.at(2));
  });

  it("shows them at once after one's own turn", () => {
    pace = 0;
    animation.add(first, ME);
    animation.add(second, BOT);
    expect(animation.playing).toBe(true);
    expect(animation.flights[0]!.duration).toBe(MOMENT_MS);
    duration();
    expect(animation.state).toEqual(timeline.at(2));
    expect(shown.at(-1)).toBe(`whole ${second.length}`);
  });

  it("gives way to a pace that is asked for", () => {
    pace = 0;
    animation.add(second, BOT, undefined, 0.5);
    expect(animation.flights[0]!.duration).toBe(MOMENT_MS / 2);
  });

  it("calls back when everything has been shown", () => {
    pace = 0;
    const then = vi.fn();
    animation.add(second, BOT, then);
    expect(then).toHaveBeenCalledOnce();
    expect(animation.playing).toBe(false);
  });
});

describe("what is shown", () => {
  it("has a start and an end", () => {
    animation.add(first.slice(0, 1), ME);
    expect(shown).toEqual(["start 1"]);
    duration();
    expect(shown).toEqual(["start 1", "end 1"]);
  });

  it("is one whole without animations", () => {
    still = true;
    animation.add(second, BOT);
    expect(shown).toEqual([`whole ${second.length}`]);
  });

  it("is the rest when somebody skips it", () => {
    animation.add([...first, ...second], ME);
    animation.skip();
    expect(shown).toEqual(["start 1", "end 1", `whole ${first.length + second.length - 1}`]);
  });

  it("is nothing when the board jumps", () => {
    animation.add(first, ME);
    animation.jumpTo(game.start);
    expect(shown).toEqual(["start 1"]);
  });
});

/** How many moments have something that moves. */
function shownMoments(moments: typeof first, seat: number): number {
  const other = new BoardAnimation(levelOf, () => false);
  let count = 0;
  for (const moment of moments) {
    other.jumpTo(game.start);
    other.add([moment], seat);
    if (other.playing) count += 1;
  }
  other.jumpTo(null);
  return count;
}
