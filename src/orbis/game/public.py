"""The public state of a game as JSON: everything that a player may know. See docs/actions.md for the form."""

from functools import reduce
from operator import and_
from types import SimpleNamespace
from typing import Any

from orbis.engine.scoring import TEMPLE_TOKENS
from orbis.engine.state import State
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import LEVEL_STARTS, NO_GOD, NO_TILE, NUM_CELLS, NUM_LEVELS, NUM_ROUNDS, STEP_OVER
from orbis.game.actions import PLACES
from orbis.game.names import STEPS
from orbis.tiles import COLORS, TileSet

_ROWS_AND_COLUMNS = [row_and_column(cell) for cell in range(NUM_CELLS)]
_LEVEL_INDICES = [level for level in range(NUM_LEVELS) for _ in range(LEVEL_STARTS[level], LEVEL_STARTS[level + 1])]


def public_state(state: State, tile_set: TileSet) -> dict[str, Any]:
    """The public state. Nothing in it depends on the order of the unseen tiles."""
    fields = plain_fields(state)
    return {
        "turn": fields.turn,
        "round": _round_of(fields.turn, fields.num_players),
        "player": None if fields.step == STEP_OVER else fields.player,
        "step": STEPS[fields.step],
        "pending": fields.pending,
        "display": [_place(fields, tile_set, place) for place in range(len(PLACES))],
        "piles": _sizes(fields.pile[fields.drawn :]),
        "gods": [tile_set.gods[god] for god in fields.gods if god != NO_GOD],
        "temple_tokens": list(TEMPLE_TOKENS[fields.num_players]),
        "taken": _tile_id(tile_set, fields.taken),
        "players": [_player(fields, tile_set, player) for player in range(fields.num_players)],
    }


def plain_fields(state: State) -> SimpleNamespace:
    """The fields of a state as plain numbers and lists, which are much faster to read one by one."""
    values = [value if isinstance(value, int) else value.tolist() for value in state.item()]
    return SimpleNamespace(**dict(zip(state.dtype.names or (), values, strict=True)))


def round_number(state: State) -> int:
    """The current round, 1–15; still 15 after the end."""
    return _round_of(int(state.turn), int(state.num_players))


def _round_of(turn: int, num_players: int) -> int:
    return min(turn // num_players + 1, NUM_ROUNDS)


def pile_sizes(state: State) -> list[int]:
    """The number of tiles left in each pile, level 1 first."""
    return _sizes(state.pile[state.drawn :].tolist())


def _sizes(unseen: list[int]) -> list[int]:
    levels = [_LEVEL_INDICES[tile] for tile in unseen if tile != NO_TILE]
    return [levels.count(level) for level in range(NUM_LEVELS)]


def _place(fields: SimpleNamespace, tile_set: TileSet, place: int) -> dict[str, Any]:
    return {
        "place": PLACES[place],
        "tile": _tile_id(tile_set, fields.display[place]),
        "worshipers": _by_color(fields.display_worshipers[place]),
    }


def _player(fields: SimpleNamespace, tile_set: TileSet, player: int) -> dict[str, Any]:
    god = fields.god[player]
    cancelled = fields.cancelled[player]
    wilderness = reduce(and_, fields.colored[player])  # W1: only they have every color
    return {
        "realm": _by_color(fields.realm[player]),
        "reductions": [letter for letter, held in zip(COLORS, fields.reductions[player], strict=True) if held],
        "god": None if god == NO_GOD else {"god": tile_set.gods[god], "cancelled": bool(fields.god_cancelled[player])},
        "universe": [
            {
                "row": row,
                "column": column,
                "tile": tile_set.regions[tile].id,
                "face": "wilderness" if wilderness >> cell & 1 else "up",
                "cancelled": bool(cancelled >> cell & 1),
            }
            for cell, (tile, (row, column)) in enumerate(zip(fields.universe[player], _ROWS_AND_COLUMNS, strict=True))
            if tile != NO_TILE
        ],
    }


def _tile_id(tile_set: TileSet, tile: int) -> str | None:
    return None if tile == NO_TILE else tile_set.regions[tile].id


def _by_color(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLORS, counts, strict=True))
