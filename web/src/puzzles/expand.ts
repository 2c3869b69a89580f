/** The state of a puzzle from its short form: the same as `expand` in src/orbis/puzzles/compact.py. */
import {
  COLORS,
  type Color,
  type God,
  type PlacedTile,
  type PlayerState,
  type State,
  type Worshipers,
} from "../api/types";
import type { CompactPlayer, CompactState } from "./puzzle";

const PLACES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] as const;
const EMPTY = "-";
const CANCELLED = "!";
const PLACE = /^([RBYGW]\d[a-z])([RBYGW]*)$/;
const TILE = /^(\d)\.(\d)([RBYGW]\d[a-z])(~?)(!?)$/;

export function expand(form: CompactState): State {
  const places = form.display.split(" ");
  return {
    turn: form.turn,
    round: Math.floor(form.turn / form.players.length) + 1,
    player: form.player,
    step: "take",
    pending: 0,
    display: PLACES.map((place, number) => {
      const [, tile = null, letters = ""] = matched(PLACE, places[number] ?? "");
      return { place, tile, worshipers: worshipers(letters) };
    }),
    piles: form.piles,
    gods: words(form.gods) as God[],
    temple_tokens: form.temple_tokens,
    taken: null,
    players: form.players.map(player),
  };
}

function player({ realm, reductions, universe, god = "" }: CompactPlayer): PlayerState {
  return {
    realm: worshipers(realm),
    reductions: [...reductions] as Color[],
    god: god ? { god: god.replace(CANCELLED, "") as God, cancelled: god.endsWith(CANCELLED) } : null,
    universe: words(universe).map(placed),
  };
}

function placed(text: string): PlacedTile {
  const [, row, column, tile, face, cancelled] = matched(TILE, text);
  return {
    row: Number(row),
    column: Number(column),
    tile: tile!,
    face: face ? "wilderness" : "up",
    cancelled: Boolean(cancelled),
  };
}

function worshipers(letters: string): Worshipers {
  return Object.fromEntries(
    COLORS.map((color) => [color, [...letters].filter((letter) => letter === color).length]),
  ) as unknown as Worshipers;
}

const words = (text: string): string[] => text.split(" ").filter(Boolean);

/** The parts of a text; nothing for an empty place. Anything else is damaged. */
function matched(form: RegExp, text: string): (string | undefined)[] {
  if (text === EMPTY) return [];
  const parts = form.exec(text);
  if (!parts) throw new Error(`A puzzle has no place for ${text}`);
  return parts;
}
