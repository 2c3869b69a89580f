import { describe, expect, it } from "vitest";
import { NOT_TAKEN, ROW } from "../engine/selfPlay";
import type { Job } from "../local/jobs";
import { standard } from "../rules/standard";
import { Estimate, MOST_GAMES, type Players } from "./estimate";
import { Counts, Pairs, Shares } from "./statistics";
import { Tally } from "./tally";
import { judge, judgeAll } from "./targets";

type Given = Job<"games">["given"];

/** Games in which the first seat always wins with as many points as there are players. */
function rowsOf({ players, count }: Given): Int16Array {
  const rows = new Int16Array(count * ROW.WIDTH);
  for (let start = 0; start < rows.length; start += ROW.WIDTH) {
    const row = rows.subarray(start, start + ROW.WIDTH).fill(NOT_TAKEN, ROW.SEAT);
    for (let seat = 0; seat < players; seat++) {
      row[ROW.TOTAL + seat] = 20 + players - seat;
      row[ROW.RANK + seat] = seat + 1;
      row[ROW.GOD + seat] = seat;
      row[ROW.SEAT + seat] = row[ROW.HOW + seat] = seat && 3;
    }
  }
  return rows;
}

/** Workers that answer when they are told to. */
class Crew implements Players {
  readonly size = 3;
  readonly given: Given[] = [];
  cancelled = 0;
  #waiting: (() => void)[] = [];
  #fails = false;

  run(_owner: string, { given }: Job<"games">): Promise<Int16Array> {
    this.given.push(given);
    return new Promise((resolve, reject) =>
      this.#waiting.push(() => (this.#fails ? reject(new Error("no")) : resolve(rowsOf(given)))),
    );
  }

  cancel(): void {
    this.cancelled += 1;
  }

  async answer(fails = false): Promise<void> {
    this.#fails = fails;
    for (const answer of this.#waiting.splice(0)) answer();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function begun() {
  const crew = new Crew();
  const told: boolean[] = [];
  let clock = 0;
  const estimate = new Estimate(
    crew,
    (isFailed) => told.push(isFailed),
    () => (clock += 10),
  );
  estimate.begin(standard.regions);
  return { crew, told, estimate };
}

describe("an estimate", () => {
  it("plays games of all numbers of players, on all workers but one", async () => {
    const { crew, estimate } = begun();
    expect(crew.given).toHaveLength(crew.size - 1);
    for (let round = 0; round < 6; round++) await crew.answer();
    for (const players of [2, 3, 4]) {
      const jobs = crew.given.filter((given) => given.players === players);
      expect(jobs.length).toBeGreaterThan(1);
      jobs.reduce((next, { first, count }) => {
        expect(first).toBe(next);
        return next + count;
      }, 0);
      expect(estimate.figures(players)!.games).toBeGreaterThan(0);
    }
  });

  it("ends when there are enough games", async () => {
    const { crew, estimate } = begun();
    for (let round = 0; estimate.isRunning; round++) {
      expect(round).toBeLessThan(10_000);
      await crew.answer();
    }
    expect(estimate.isDone).toBe(true);
    for (const players of [2, 3, 4]) expect(estimate.figures(players)!.games).toBe(MOST_GAMES);
  });

  it("does not count games of the set before", async () => {
    const { crew, estimate } = begun();
    await crew.answer();
    estimate.begin(standard.regions.map((region) => ({ ...region, cost: "" })));
    await crew.answer(); // the games that were being played
    expect([2, 3, 4].map((players) => estimate.figures(players))).toEqual([null, null, null]);
  });

  it("starts no games while it is paused, and goes on", async () => {
    const { crew, estimate } = begun();
    estimate.pause(true);
    await crew.answer();
    expect(estimate.isRunning).toBe(false);
    expect(crew.given).toHaveLength(2);
    estimate.pause(false);
    expect(crew.given).toHaveLength(4);
  });

  it("gives up if the workers cannot play", async () => {
    const { crew, told, estimate } = begun();
    await crew.answer(true);
    expect(told).toEqual([true, true]);
    expect(estimate.isRunning).toBe(false);
    estimate.end();
    expect(crew.cancelled).toBe(1);
  });
});

describe("figures", () => {
  const tally = new Tally(3, standard.regions);
  tally.add(rowsOf({ players: 3, seed: "", first: 0, count: 40 }));
  const figures = tally.figures();

  it("are those of the games", () => {
    expect(figures.games).toBe(40);
    expect(figures.winningScore).toEqual({ value: 23, low: 23, high: 23, number: 40 });
    expect(figures.seats.map(({ value }) => value)).toEqual([3, 0, 0]);
    expect(figures.gods[1]!.wins.value).toBe(0);
    expect(figures.gods[5]!.wins.value).toBeNull();
  });

  it("are judged: met, undecided or missed", () => {
    const verdicts = Object.fromEntries(judgeAll(figures).map(({ key, verdict }) => [key, verdict]));
    expect(verdicts).toMatchObject({ "winning-score": "ok", seats: "missed", "top-token": null });
    const estimate = { value: 1, low: 0.9, high: 1.1, number: 9 };
    expect(judge(estimate, [0, 2])).toBe("ok");
    expect(judge(estimate, [1, 2])).toBe("undecided");
    expect(judge(estimate, [1.2, 2])).toBe("missed");
    expect(judge({ ...estimate, low: null }, [0, 2])).toBe("undecided");
  });
});

describe("statistics", () => {
  it("know nothing of nothing", () => {
    for (const found of [
      new Pairs().rate(),
      new Pairs().mean(),
      new Shares().ratio(),
      new Counts().median(),
    ]) {
      expect(found).toMatchObject({ value: null, low: null, high: null });
    }
  });

  it("have narrower intervals with more games", () => {
    const widths = [20, 200, 2000].map((games) => {
      const pairs = new Pairs();
      for (let game = 0; game < games; game++) pairs.add(game % 2, 1);
      const { value, low, high } = pairs.rate();
      expect(value).toBe(0.5);
      return high! - low!;
    });
    expect(widths).toEqual([...widths].sort((one, other) => other - one));
  });

  it("take the middle of an even number of values", () => {
    const counts = new Counts();
    for (const value of [4, 1, 3, 2]) counts.add(value);
    expect(counts.median()).toEqual({ value: 2.5, low: null, high: null, number: 4 });
  });
});
