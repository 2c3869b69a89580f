/** The scoring of a game, step by step: what is counted for whom, and on which tiles. No rule is decided here. */
import type { God, PlayerScore, Score } from "../api/types";
import type { Tiles } from "../model/tiles";

interface Cell {
  row: number;
  column: number;
}

interface Common {
  seat: number;
  /** What this step adds to the player's points. */
  points: number;
  /** The tiles that it is about. */
  cells: Cell[];
}

/** A player with the same number of temple symbols who takes a later token. */
export interface Rival {
  seat: number;
  mystic: number;
}

export type Step =
  | (Common & { kind: "temple"; symbols: number; mystic: number; rivals: Rival[] })
  | (Common & { kind: "no-temple" })
  | (Common & { kind: "regions"; scored: number; cancelled: number })
  | (Common & { kind: "forest"; tile: string; neighbors: number; needed: number; fulfilled: boolean })
  | (Common & { kind: "wilderness"; count: number })
  | (Common & { kind: "god"; god: God; why: string });

export type Phase = "temples" | "regions" | "forests" | "wildernesses" | "gods";

export const PHASE_OF: Record<Step["kind"], Phase> = {
  temple: "temples",
  "no-temple": "temples",
  regions: "regions",
  forest: "forests",
  wilderness: "wildernesses",
  god: "gods",
};

type ScoredTile = PlayerScore["tiles"][number];

/** Temple tokens first (F1), then everything that a universe is worth (F2). */
export function ceremony(score: Score, tiles: Tiles): Step[] {
  const all = score.players.map((player, seat) => ({ player, seat }));
  return [
    ...templeSteps(score, tiles),
    ...all.map(({ player, seat }) => regionsStep(player, seat)),
    ...all.flatMap(({ player, seat }) => player.tiles.filter(isForest).map((tile) => forestStep(tile, seat))),
    ...all.flatMap(({ player, seat }) => wildernessSteps(player, seat)),
    ...all.flatMap(({ player, seat }) => godSteps(player, seat)),
  ];
}

/** Every player's points after this many steps. */
export function totals(steps: readonly Step[], done: number, players: number): number[] {
  const sums = Array.from({ length: players }, () => 0);
  for (const { seat, points } of steps.slice(0, done)) sums[seat]! += points;
  return sums;
}

/** The score as known after this many steps: forests that were not checked yet are left out. */
export function scoreAfter(score: Score, steps: readonly Step[], done: number): Score {
  const isChecked = (seat: number, tile: string) =>
    steps.slice(0, done).some((step) => step.kind === "forest" && step.seat === seat && step.tile === tile);
  return {
    ...score,
    players: score.players.map((player, seat) => ({
      ...player,
      tiles: player.tiles.filter((tile) => !isForest(tile) || isChecked(seat, tile.tile)),
    })),
  };
}

function templeSteps({ players }: Score, tiles: Tiles): Step[] {
  const seats = players.map((_, seat) => seat);
  // The first player takes the highest token, so the tokens give the order.
  const order = seats.sort((one, other) => players[other]!.temple_token - players[one]!.temple_token);
  return order.map((seat, place): Step => {
    const { temples, temple_token, tiles: own } = players[seat]!;
    if (!temples.symbols) return { kind: "no-temple", seat, points: 0, cells: [] };
    const rivals = order
      .slice(place + 1)
      .filter((other) => players[other]!.temples.symbols === temples.symbols)
      .map((other) => ({ seat: other, mystic: players[other]!.temples.mystic }));
    const cells = own
      .filter(({ tile, counts }) => counts !== "wilderness" && isTemple(tiles, tile))
      .map(cellOf);
    return { kind: "temple", seat, ...temples, rivals, points: temple_token, cells };
  });
}

function regionsStep({ tiles }: PlayerScore, seat: number): Step {
  const scoring = tiles.filter((tile) => tile.counts === "scored" && tile.cp > 0 && !isForest(tile));
  return {
    kind: "regions",
    seat,
    scored: scoring.length,
    cancelled: tiles.filter(({ counts }) => counts === "cancelled").length,
    points: sumOf(scoring),
    cells: scoring.map(cellOf),
  };
}

function forestStep(tile: ScoredTile, seat: number): Step {
  return {
    kind: "forest",
    seat,
    tile: tile.tile,
    neighbors: tile.neighbors ?? 0,
    needed: tile.needed ?? 0,
    fulfilled: tile.counts === "scored",
    points: tile.cp,
    cells: [cellOf(tile)],
  };
}

function wildernessSteps({ tiles }: PlayerScore, seat: number): Step[] {
  const turned = tiles.filter(({ counts }) => counts === "wilderness");
  if (!turned.length) return [];
  return [
    { kind: "wilderness", seat, count: turned.length, points: sumOf(turned), cells: turned.map(cellOf) },
  ];
}

function godSteps({ god_detail }: PlayerScore, seat: number): Step[] {
  if (!god_detail) return [];
  const { god, why, cp } = god_detail;
  return [{ kind: "god", seat, god, why, points: cp, cells: [] }];
}

/** Only forests that lie face up have `needed`. */
const isForest = ({ needed }: ScoredTile): boolean => needed != null;
const isTemple = (tiles: Tiles, tile: string): boolean => tiles.get(tile).effect.kind === "temple";
const cellOf = ({ row, column }: ScoredTile): Cell => ({ row, column });
const sumOf = (scored: readonly ScoredTile[]): number => scored.reduce((sum, { cp }) => sum + cp, 0);
