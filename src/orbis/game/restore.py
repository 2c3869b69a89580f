"""From a public state back to a game, for bots and clients that have only what they were sent.

A state that cannot be a table of this game is refused with its position in the form. Finally, the new game's public
state must equal the given one. Whether the rules can lead there is not checked.
"""

from collections.abc import Iterator
from typing import Any, NoReturn

import msgspec
import numpy as np

from orbis.engine.setup import lay_out
from orbis.engine.state import State
from orbis.engine.universe import cells_above_pairs, row_and_column
from orbis.engine.vocabulary import (
    ALL_COLORS_MASK,
    DEATH,
    FIRST_UPPER_CELL,
    NO_TILE,
    NUM_CELLS,
    NUM_COLORS,
    NUM_PLACES,
    NUM_ROUNDS,
    NUM_TILES,
    REALM_LIMIT,
    STEP_OVER,
    STEP_TAKE,
)
from orbis.errors import OrbisError, safe_repr
from orbis.game.layout import check_first, check_gods
from orbis.game.public import PublicState, public_state
from orbis.tiles import COLORS, God, TileSet

_CELLS = {row_and_column(cell): cell for cell in range(NUM_CELLS)}
_BOTTOM_ROW = (1 << FIRST_UPPER_CELL) - 1


def restore(public: PublicState, state: State, tile_set: TileSet, first: int | None) -> tuple[God, ...]:
    """Fill a state from a public state, and return the gods, those still on the table first.

    Seen tiles come in ascending order, and so do the unseen ones: when each appeared is not public.
    """
    players = len(public.players)
    numbers = _tile_numbers(public, tile_set)
    first = _first_player(public, first)
    seen = sorted(numbers.values())
    unseen = _unseen(seen, players, tile_set)
    pile = np.full(NUM_TILES, NO_TILE, dtype=np.int8)
    pile[: len(seen) + len(unseen)] = seen + unseen
    lay_out(state, players, first, pile)
    state.turn = public.turn
    state.player = (first + public.turn) % players
    state.step = STEP_OVER if public.turn == NUM_ROUNDS * players else STEP_TAKE
    state.drawn = len(seen)
    _fill_display(public, state, numbers)
    for player in range(players):
        _fill_universe(public, state, player, numbers, tile_set)
        _fill_realm(public, state, player)
        _check_turns(public, player, first)
    gods = _fill_gods(public, state, tile_set)
    _check_levels(seen, unseen, tile_set)
    _check_same(public.to_json(), public_state(state.tobytes(), tile_set).to_json(), "$")
    return gods


def _refuse(where: str, why: str, rule: str | None = None) -> NoReturn:
    raise OrbisError("game/public-state", f"invalid public state: {why} - at `{where}`", rule)


# Tiles


def _tiles_on_the_table(public: PublicState) -> Iterator[tuple[str, str]]:
    """The position and id of every visible tile, the nine in the display first."""
    for number, place in enumerate(public.display):
        if place.tile is None:
            _refuse(f"$.display[{number}].tile", "between turns every place must hold a tile", "T7")
        yield f"$.display[{number}].tile", place.tile
    for player, seat in enumerate(public.players):
        for number, tile in enumerate(seat.universe):
            yield f"$.players[{player}].universe[{number}].tile", tile.tile


def _tile_numbers(public: PublicState, tile_set: TileSet) -> dict[str, int]:
    """The tiles on the table by id. None may appear twice."""
    numbers: dict[str, int] = {}
    for where, tile in _tiles_on_the_table(public):
        if tile in numbers:
            _refuse(where, f"{tile} appears twice", "C1")
        try:
            numbers[tile] = tile_set.index(tile)
        except OrbisError:
            _refuse(where, f"the tile set {safe_repr(tile_set.name)} has no tile {safe_repr(tile)}", "C1")
    return numbers


def _unseen(seen: list[int], players: int, tile_set: TileSet) -> list[int]:
    """The tiles in play that are not on the table."""
    in_play = {tile_set.index(tile) for level in tile_set.in_play(players) for tile in level}
    strange = [tile_set.regions[tile].id for tile in seen if tile not in in_play]
    if strange:
        _refuse("$", f"not in play with {players} players: {', '.join(strange)}", "S1")
    return sorted(in_play.difference(seen))


def _check_levels(seen: list[int], unseen: list[int], tile_set: TileSet) -> None:
    """T7: each pile is used up before the next one."""
    last, missing = tile_set.regions[seen[-1]], tile_set.regions[(unseen or seen)[0]]
    if unseen and last.level > missing.level:
        _refuse("$", f"{last.id} has been drawn before {missing.id}, which has a lower level", "T7")


def _fill_display(public: PublicState, state: State, numbers: dict[str, int]) -> None:
    lying = [msgspec.structs.astuple(place.worshipers) for place in public.display]
    for number, counts in enumerate(lying):
        if sum(counts) > public.turn:  # T1 adds at most one per turn
            _refuse(
                f"$.display[{number}].worshipers",
                f"{sum(counts)} worshipers are too many after {public.turn} turns",
                "T1",
            )
    state.display[:] = list(numbers.values())[:NUM_PLACES]
    state.display_worshipers[:] = lying


# Players


def _fill_universe(public: PublicState, state: State, player: int, numbers: dict[str, int], tile_set: TileSet) -> None:
    universe = [NO_TILE] * NUM_CELLS
    colored = [0] * NUM_COLORS
    cancelled = 0
    for number, tile in enumerate(public.players[player].universe):
        where = f"$.players[{player}].universe[{number}]"
        cell = _CELLS.get((tile.row, tile.column))
        if cell is None or universe[cell] != NO_TILE:
            _refuse(where, "no such cell" if cell is None else "there is already a tile in this cell", "U1")
        if tile.cancelled and tile.face == "wilderness":
            _refuse(where, "a wilderness cannot be cancelled: it has no effect", "W1")
        universe[cell] = numbers[tile.tile]
        cancelled |= tile.cancelled << cell
        own_color = 1 << COLORS.index(tile_set.regions[universe[cell]].color)
        shown = own_color if tile.face == "up" else ALL_COLORS_MASK
        colored = [cells | (shown >> color & 1) << cell for color, cells in enumerate(colored)]
    _check_supported(universe, f"$.players[{player}].universe")
    state.universe[player] = universe
    state.colored[player] = colored
    state.cancelled[player] = cancelled
    state.num_regions[player] = NUM_CELLS - universe.count(NO_TILE)
    state.row_size[player] = FIRST_UPPER_CELL - universe[:FIRST_UPPER_CELL].count(NO_TILE)


def _check_supported(universe: list[int], where: str) -> None:
    """U2, U3: the bottom row has no gaps, and every other tile rests on two."""
    occupied = sum(1 << cell for cell, tile in enumerate(universe) if tile != NO_TILE)
    bottom = occupied & _BOTTOM_ROW
    if bottom & (bottom + 1):
        _refuse(where, "the bottom row has a gap or does not start in column 1", "U2")
    floating = occupied & ~_BOTTOM_ROW & ~cells_above_pairs(occupied & occupied >> 1)
    if floating:
        row, column = row_and_column(floating.bit_length() - 1)
        _refuse(where, f"the tile in row {row}, column {column} does not rest on two tiles", "U3")


def _fill_realm(public: PublicState, state: State, player: int) -> None:
    seat = public.players[player]
    realm = msgspec.structs.astuple(seat.realm)
    if sum(realm) > REALM_LIMIT:
        _refuse(
            f"$.players[{player}].realm",
            f"{sum(realm)} worshipers, but at most {REALM_LIMIT} are allowed between turns",
            "T6",
        )
    state.realm[player] = realm
    state.reductions[player] = [color in seat.reductions for color in COLORS]


def _fill_gods(public: PublicState, state: State, tile_set: TileSet) -> tuple[str, ...]:
    held = {player: seat.god for player, seat in enumerate(public.players) if seat.god is not None}
    gods = (*public.gods, *(god.god for god in held.values()))
    try:
        numbers = check_gods(gods, len(public.players), tile_set)
    except OrbisError as error:
        _refuse("$.gods", f"among the gods left and held, {error.message}", error.rule)
    state.gods[: len(public.gods)] = numbers[: len(public.gods)]
    for (player, god), number in zip(held.items(), numbers[len(public.gods) :], strict=True):
        if god.cancelled and number != DEATH:
            _refuse(f"$.players[{player}].god", f"{god.god} cannot be cancelled", "D10")
        state.god[player] = number
        state.god_cancelled[player] = god.cancelled
    return gods


# Turns


def _first_player(public: PublicState, given: int | None) -> int:
    """Who started: the player of turn t is (first + t) mod players."""
    players = len(public.players)
    if given is not None:
        check_first(given, players)
    if public.turn > NUM_ROUNDS * players:
        _refuse(
            "$.turn",
            f"a game with {players} players has {NUM_ROUNDS * players} turns, not {safe_repr(public.turn)}",
            "G1",
        )
    if public.turn == NUM_ROUNDS * players:
        if given is None:
            _refuse("$.player", "the game is over, so `first` must be given: the state does not say who started", "R13")
        return given
    if public.player is None or not 0 <= public.player < players:
        _refuse("$.player", f"the player must be 0 to {players - 1}, not {safe_repr(public.player)}", "S5")
    first = (public.player - public.turn) % players
    if given not in (None, first):
        _refuse("$.player", f"after {public.turn} turns player {first} must have started, not {given}", "S5")
    return first


def _check_turns(public: PublicState, player: int, first: int) -> None:
    """G1: each turn takes one region or one god."""
    players = len(public.players)
    num_turns = (public.turn + players - 1 - (player - first) % players) // players
    seat = public.players[player]
    num_taken = len(seat.universe) + (seat.god is not None)
    if num_taken != num_turns:
        _refuse(
            f"$.players[{player}]",
            f"expected {num_turns} tiles and gods after {num_turns} turns, found {num_taken}",
            "G1",
        )


# Comparing the result


def _check_same(found: Any, expected: Any, where: str) -> None:
    """Report the first difference from the rebuilt game."""
    if found == expected:
        return
    if isinstance(found, dict):
        for key in found:
            _check_same(found[key], expected[key], f"{where}.{key}")
    if isinstance(found, list) and len(found) == len(expected):
        for number, pair in enumerate(zip(found, expected, strict=True)):
            _check_same(*pair, f"{where}[{number}]")
    _refuse(where, f"found {safe_repr(found)}, expected {safe_repr(expected)}")
