/** The score with its breakdown, from the sheets that the kernels fill. */
import type { God, PlayerPoints, PlayerScore, Score } from "../api/types";
import type { Engine } from "./engine";
import { NAMES, SCORING, VOCABULARY } from "./layout";
import type { Block } from "./memory";
import { StateReader } from "./stateForm";
import type { TileNames } from "./tileSet";

const { FIRST_UPPER_CELL, IDLENESS, NO_GOD, NO_TILE, NUM_CELLS } = VOCABULARY;

type TileScore = PlayerScore["tiles"][number];
type EffectKind = keyof typeof NAMES.EFFECT_RULES;
type HowName = keyof typeof NAMES.COUNTS;

/** The score as if the game ended now. */
export function scoreOf(
  engine: Engine,
  block: Block<"state">,
  tiles: Block<"tiles">,
  names: TileNames,
): Score {
  const { kernels, memory } = engine;
  return memory.scoped(() => {
    const sheet = memory.allocate("breakdown");
    const cells = memory.allocate("tileBreakdown");
    kernels.breakDown(block, tiles, sheet, cells);
    const state = new StateReader(memory, block);
    const numbers = Array.from(memory.numbers(sheet));
    const counted = Array.from(memory.numbers(cells));
    const numPlayers = state.number("numPlayers");
    const players = Array.from({ length: numPlayers }, (_, seat) => {
      const row = part(numbers, seat, SCORING.NUM_BREAKDOWN_COLUMNS);
      const perCell = part(counted, seat, NUM_CELLS * SCORING.NUM_TILE_COLUMNS);
      return playerScore(state, seat, row, perCell, names);
    });
    return {
      players,
      winners: players.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])),
      tie_break: NAMES.TIE_BREAKS[kernels.tieBreak(sheet, numPlayers)]!,
    };
  });
}

/** The points without what they are made of. */
export function pointsOf(score: Score): PlayerPoints[] {
  return score.players.map(({ total, regions, wilderness, god, temple_token, worshipers, rank }) => ({
    total,
    regions,
    wilderness,
    god,
    temple_token,
    worshipers,
    rank,
  }));
}

function playerScore(
  state: StateReader,
  seat: number,
  row: number[],
  perCell: number[],
  names: TileNames,
): PlayerScore {
  const god = state.list("god")[seat]!;
  const tiles = state.list("universe", seat, NUM_CELLS).flatMap((tile, cell) => {
    if (tile === NO_TILE) return [];
    return [tileScore(tile, cell, part(perCell, cell, SCORING.NUM_TILE_COLUMNS), god, names)];
  });
  return {
    total: row[SCORING.TOTAL]!,
    regions: row[SCORING.REGIONS]!,
    wilderness: row[SCORING.WILDERNESSES]!,
    god: row[SCORING.GOD_POINTS]!,
    temple_token: row[SCORING.TEMPLE_TOKEN]!,
    worshipers: row[SCORING.WORSHIPERS]!,
    rank: row[SCORING.RANK]!,
    secured: row[SCORING.SECURED]!,
    contested: row[SCORING.CONTESTED]!,
    possible: row[SCORING.POSSIBLE]!,
    god_detail: godScore(god, row, names),
    tiles,
    temples: { symbols: row[SCORING.TEMPLE_SYMBOLS]!, mystic: row[SCORING.MYSTIC]! },
  };
}

function godScore(god: number, row: number[], names: TileNames): PlayerScore["god_detail"] {
  if (god === NO_GOD) return null;
  const name: God = names.gods[god]!;
  const [why, whyNot] = NAMES.GOD_REASONS[name];
  return {
    god: name,
    cp: row[SCORING.GOD_POINTS]!,
    rule: `D${god + 1}`,
    why: row[SCORING.GOD_FULFILLED] ? why : whyNot,
  };
}

function tileScore(tile: number, cell: number, counted: number[], god: number, names: TileNames): TileScore {
  const { id, effect } = names.region(tile);
  const how = counted[SCORING.HOW]!;
  const [row, column] = NAMES.CELLS[cell]!;
  const score: TileScore = {
    row,
    column,
    tile: id,
    cp: counted[SCORING.CP]!,
    counts: NAMES.COUNTS[String(how) as HowName],
    rule: NAMES.EFFECT_RULES[effect.kind as EffectKind],
  };
  if (how === SCORING.TURNED_OVER) score.rule = god === IDLENESS ? "D8" : "W1";
  else if (effect.kind === "forest") {
    score.neighbors = counted[SCORING.NEIGHBORS_OF_COLORS]!;
    score.needed = effect.number;
  } else if (effect.kind === "irrigation" && how === SCORING.VOID && cell < FIRST_UPPER_CELL)
    score.rule = "R6";
  return score;
}

function part(numbers: number[], index: number, size: number): number[] {
  return numbers.slice(index * size, (index + 1) * size);
}
