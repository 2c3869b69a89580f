/** A public state with the changes that an action made: the state after it. No rule is known here (docs/actions.md, "Changes"). */
import { COLORS, type Changes, type Color, type PlayerState, type State } from "../api/types";

type Counts = Partial<Record<Color, number>>;
/** The level of each tile by its id: whose pile a refill comes from. */
export type Levels = (tile: string) => number;

/** The state after an action of the player whose turn it is. */
export function fold(before: State, changes: Changes, levelOf: Levels): State {
  const state = copyOf(before);
  const player = state.players[before.player ?? -1];
  if (!player) return state;
  foldDisplay(state, changes, levelOf);
  foldPlayer(player, changes);
  if (changes.god) state.gods = state.gods.filter((god) => god !== changes.god);
  if (changes.took) state.taken = changes.took.tile;
  if (changes.placed) state.taken = null;
  const { now } = changes;
  state.step = now.step;
  state.pending = now.pending;
  if (now.turn != null) state.turn = now.turn;
  if (now.round != null) state.round = now.round;
  if ("player" in now) state.player = now.player ?? null;
  return state;
}

/** A copy of everything that an action can change; the other players are shared. */
function copyOf(before: State): State {
  return {
    ...before,
    display: before.display.map((there) => ({ ...there, worshipers: { ...there.worshipers } })),
    piles: [...before.piles],
    players: before.players.map((player, seat) => (seat === before.player ? copyOfPlayer(player) : player)),
  };
}

function copyOfPlayer(player: PlayerState): PlayerState {
  return {
    ...player,
    realm: { ...player.realm },
    universe: player.universe.map((placed) => ({ ...placed })),
    god: player.god && { ...player.god },
  };
}

function foldDisplay(state: State, changes: Changes, levelOf: Levels): void {
  const at = (place: string) => state.display.find((tile) => tile.place === place)!;
  if (changes.took) {
    const taken = at(changes.took.place);
    taken.tile = null;
    for (const color of COLORS) taken.worshipers[color] = 0;
  }
  for (const { place, color } of changes.generated ?? []) at(place).worshipers[color] += 1;
  if (changes.removed) at(changes.removed.place).worshipers[changes.removed.color] -= 1;
  const refilled = changes.refilled;
  if (refilled?.tile) {
    at(refilled.place).tile = refilled.tile;
    const pile = levelOf(refilled.tile) - 1;
    state.piles[pile] = (state.piles[pile] ?? 0) - 1;
  }
}

function foldPlayer(player: PlayerState, changes: Changes): void {
  add(player, changes.collected, 1);
  add(player, changes.paid, -1);
  add(player, changes.given, -1);
  add(player, changes.gained, 1);
  if (changes.god) player.god = { god: changes.god, cancelled: false };
  if (changes.god_cancelled && player.god) player.god.cancelled = true;
  if (changes.reductions) {
    player.reductions = COLORS.filter(
      (c) => player.reductions.includes(c) || changes.reductions!.includes(c),
    );
  }
  if (changes.placed) place(player, changes.placed);
  const cancelled = changes.cancelled;
  if (cancelled) {
    const tile = player.universe.find(
      ({ row, column }) => row === cancelled.row && column === cancelled.column,
    );
    if (tile) tile.cancelled = true;
  }
}

function place(player: PlayerState, placed: NonNullable<Changes["placed"]>): void {
  const { tile, row, column, face, shifted } = placed;
  if (shifted) for (const there of player.universe) there.column += 1;
  player.universe.push({ row, column, tile, face, cancelled: false });
  player.universe.sort((one, other) => one.row - other.row || one.column - other.column);
}

function add(player: PlayerState, counts: Counts | null | undefined, sign: 1 | -1): void {
  for (const color of COLORS) player.realm[color] += sign * (counts?.[color] ?? 0);
}
