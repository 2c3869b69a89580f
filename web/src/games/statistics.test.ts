import { describe, expect, it } from "vitest";
import type { PlayedGame, SeatReview } from "../api/types";
import { personalBests } from "./bests";
import { counted, countedGames, opponentsOf, seatShown } from "./counting";
import {
  byColor,
  byGod,
  byOpponent,
  byPlayers,
  byWildernesses,
  lossesByRound,
  lossesOverTime,
  overTime,
  scoresOverTime,
  SOURCES,
} from "./statistics";
import { listed } from "./summarize";
import { knownGames } from "./testdata/games";

const games: PlayedGame[] = knownGames.map(({ saved, seats }) => listed(saved, { version: 1, seats }));
const finished = games.slice(0, 6);
const counting = countedGames(games);
const own = finished.map(({ seats }) => seats[0]!);
const wins = own.filter(({ points }) => points!.rank === 1).length;

const alone = { ...finished[0]!, your_seats: [0] };
const reviewed = (losses: number[], code: string): PlayedGame => {
  const review: SeatReview = { losses, marks: losses.map(() => null) };
  return { ...alone, code, review: alone.seats.map(() => review) };
};

describe("games that count", () => {
  it("are those that somebody played to the end in a single seat with the standard tiles", () => {
    expect(counted(alone)).toMatchObject({ seat: 0, own: alone.seats[0] });
    expect(counted(games.at(-1)!)).toBeNull();
    expect(counted({ ...alone, your_seats: [0, 1] })).toBeNull();
    expect(counted({ ...alone, your_seats: [] })).toBeNull();
    expect(counted({ ...alone, custom_tiles: true })).toBeNull();
    const [first, ...rest] = alone.seats;
    expect(counted({ ...alone, seats: [{ ...first!, stand_in: "novice" }, ...rest] })).toBeNull();
  });

  it("are told by the player's universe, others by the winner's", () => {
    expect(seatShown({ ...alone, your_seats: [1] })).toBe(1);
    const winner = alone.seats.findIndex(({ points }) => points!.rank === 1);
    expect(seatShown({ ...alone, your_seats: [0, 1] })).toBe(winner);
    expect(seatShown({ ...games.at(-1)!, your_seats: [0, 1] })).toBe(0);
  });

  it("have opponents, each kind once", () => {
    const [me, bot] = alone.seats;
    const seats = [me!, bot!, bot!, { ...bot!, kind: "person" as const, level: null }];
    expect(opponentsOf({ ...alone, seats })).toEqual(["novice", "person"]);
  });
});

describe("statistics", () => {
  it("count wins by number of players and opponent", () => {
    expect(counting).toHaveLength(finished.filter(({ your_seats }) => your_seats.length === 1).length);
    const tallies = byPlayers(counting);
    expect(tallies.reduce((sum, each) => sum + each.games, 0)).toBe(counting.length);
    expect(tallies.map(({ key }) => key)).toEqual([
      ...new Set(counting.map(({ game }) => game.seats.length)),
    ]);
    const [novice] = byOpponent(counting);
    expect(novice).toMatchObject({
      key: "novice",
      games: counting.length,
      won: counting.filter(({ won }) => won).length,
    });
  });

  it("average the sources of points, the oldest game first", () => {
    const periods = scoresOverTime(counting);
    expect(periods).toHaveLength(counting.length);
    periods.forEach((period, index) => {
      const { points } = counting[index]!;
      expect(period.values).toEqual(SOURCES.map((source) => points[source]));
      expect(period.values.reduce((sum, value) => sum + value, 0)).toBe(points.total);
    });
  });

  it("take few steps over many games", () => {
    const many = Array.from({ length: 100 }, (_, number) => ({
      ...counting[0]!,
      game: { ...alone, ended_at: number },
    }));
    const periods = overTime(many.reverse(), ({ game }) => [game.ended_at]);
    expect(periods).toHaveLength(20);
    expect(periods[0]).toEqual({ from: 0, to: 4, games: 5, values: [2] });
    expect(overTime([], () => [1])).toEqual([]);
  });

  it("count gods, colors and wildernesses", () => {
    const gods = byGod(counting);
    expect(gods.reduce((sum, { games: each }) => sum + each, 0)).toBe(counting.length);
    for (const { key, games: count, cp } of gods) {
      const worth = counting.filter((game) => game.own.god === key).map(({ points }) => points.god);
      expect(count).toBe(worth.length);
      expect(cp).toBeCloseTo(worth.reduce((sum, value) => sum + value, 0) / worth.length);
    }
    const tiles = counting.flatMap((game) => [...game.own.universe]);
    for (const { color, all } of byColor(counting))
      expect(all).toBeCloseTo(tiles.filter((letter) => letter === color).length / counting.length);
    const wildernesses = byWildernesses(counting);
    expect(wildernesses.reduce((sum, { games: each }) => sum + each, 0)).toBe(counting.length);
    expect(byWildernesses([])).toEqual([{ key: 0, games: 0, won: 0 }]);
  });

  it("average what reviews found, game by game and round by round", () => {
    const some = countedGames([reviewed([1, 2], "a"), reviewed([3], "b"), alone]);
    expect(lossesOverTime(some).map(({ values }) => values)).toEqual([[1.5], [3]]);
    expect(lossesByRound(some)).toEqual([2, 2]);
    expect(lossesByRound(countedGames([alone]))).toEqual([]);
  });
});

describe("personal bests", () => {
  it("are the games that stand out", () => {
    const bests = new Map(personalBests(counting).map((best) => [best.kind, best]));
    expect(bests.get("score")!.value).toBe(Math.max(...counting.map(({ points }) => points.total)));
    expect(bests.get("regions")!.value).toBe(Math.max(...counting.map(({ points }) => points.regions)));
    expect(bests.has("accuracy")).toBe(false);
    expect(bests.has("lead")).toBe(wins > 0);
  });

  it("are the first of equal ones, and the least loss", () => {
    const some = countedGames([
      { ...reviewed([2], "later"), ended_at: 9 },
      { ...reviewed([1], "best"), ended_at: 3 },
      { ...reviewed([1], "same"), ended_at: 5 },
    ]);
    const accuracy = personalBests(some).find(({ kind }) => kind === "accuracy")!;
    expect([accuracy.game.game.code, accuracy.value]).toEqual(["best", 1]);
  });

  it("are none without games", () => {
    expect(personalBests([])).toEqual([]);
  });
});
