"""The public state of a game: everything that a player may know. See docs/actions.md for its JSON form."""

from functools import reduce
from operator import and_
from types import SimpleNamespace
from typing import Annotated, TypeAlias

import msgspec

from orbis.engine.scoring import TEMPLE_TOKENS
from orbis.engine.state import State
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import (
    LEVEL_STARTS,
    MAX_PLAYERS,
    NO_GOD,
    NO_TILE,
    NUM_CELLS,
    NUM_LEVELS,
    NUM_PLACES,
    NUM_ROUNDS,
    STEP_OVER,
)
from orbis.errors import OrbisError
from orbis.forms import Form
from orbis.game.actions import PLACES, Column, DisplayPlace, Face, Row
from orbis.game.names import STEPS, Step
from orbis.game.plain import plain_fields
from orbis.tiles import COLORS, Color, God, TileSet

# T1: a turn brings at most one worshiper to a place. (A realm holds fewer: T6.)
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=NUM_ROUNDS * MAX_PLAYERS)]
PlayerNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PLAYERS)]

_ROWS_AND_COLUMNS = [row_and_column(cell) for cell in range(NUM_CELLS)]
_LEVEL_INDICES = [level for level in range(NUM_LEVELS) for _ in range(LEVEL_STARTS[level], LEVEL_STARTS[level + 1])]


class Worshipers(Form, frozen=True):
    """The number of worshipers of each color."""

    R: Count
    B: Count
    Y: Count
    G: Count
    W: Count


class PublicPlace(Form, frozen=True):
    """A place in the display."""

    place: DisplayPlace
    tile: str | None
    worshipers: Worshipers


class PublicGod(Form, frozen=True):
    """A player's god."""

    god: God
    cancelled: bool


class PublicTile(Form, frozen=True):
    """A tile in a universe."""

    row: Row
    column: Column
    tile: str
    face: Face
    cancelled: bool


class PublicPlayer(Form, frozen=True):
    """What a player has."""

    realm: Worshipers
    reductions: list[Color]
    god: PublicGod | None
    universe: list[PublicTile]


class PublicState(Form, frozen=True):
    """Everything that a player may know."""

    turn: Annotated[int, msgspec.Meta(ge=0)]
    round: int
    player: PlayerNumber | None
    step: Step
    pending: int
    display: Annotated[list[PublicPlace], msgspec.Meta(min_length=NUM_PLACES, max_length=NUM_PLACES)]
    piles: Annotated[list[int], msgspec.Meta(min_length=NUM_LEVELS, max_length=NUM_LEVELS)]
    gods: list[God]
    temple_tokens: list[int]
    taken: str | None
    players: Annotated[list[PublicPlayer], msgspec.Meta(min_length=2, max_length=MAX_PLAYERS)]


def public_state(state: bytes, tile_set: TileSet) -> PublicState:
    """The public state. Nothing in it depends on the order of the unseen tiles."""
    fields = plain_fields(state)
    return PublicState(
        turn=fields.turn,
        round=round_number(fields.turn, fields.num_players),
        player=None if fields.step == STEP_OVER else fields.player,
        step=STEPS[fields.step],
        pending=fields.pending,
        display=[_place(fields, tile_set, place) for place in range(len(PLACES))],
        piles=_sizes(fields.pile[fields.drawn :]),
        gods=[tile_set.gods[god] for god in fields.gods if god != NO_GOD],
        temple_tokens=list(TEMPLE_TOKENS[fields.num_players]),
        taken=_tile_id(tile_set, fields.taken),
        players=[_player(fields, tile_set, player) for player in range(fields.num_players)],
    )


def read_public_state(form: object) -> PublicState:
    """Parse a public state between turns. Checks only its form; `restore` checks the rest."""
    try:
        public = msgspec.convert(form, PublicState)
    except msgspec.ValidationError as error:
        raise OrbisError("game/public-state", f"invalid public state: {error}") from None
    if public.step not in ("take", "over"):
        message = f"a game can only be restored between turns, not in the step {public.step!r}"
        raise OrbisError("game/mid-turn", message)
    return public


def round_number(turn: int, num_players: int) -> int:
    """The current round, 1–15; still 15 after the end."""
    return min(turn // num_players + 1, NUM_ROUNDS)


def pile_sizes(state: State) -> list[int]:
    """The number of tiles left in each pile, level 1 first."""
    return _sizes(state.pile[state.drawn :].tolist())


def _sizes(unseen: list[int]) -> list[int]:
    levels = [_LEVEL_INDICES[tile] for tile in unseen if tile != NO_TILE]
    return [levels.count(level) for level in range(NUM_LEVELS)]


def _place(fields: SimpleNamespace, tile_set: TileSet, place: int) -> PublicPlace:
    worshipers = Worshipers(*fields.display_worshipers[place])
    return PublicPlace(PLACES[place], _tile_id(tile_set, fields.display[place]), worshipers)


def _player(fields: SimpleNamespace, tile_set: TileSet, player: int) -> PublicPlayer:
    god = fields.god[player]
    cancelled = fields.cancelled[player]
    wilderness = reduce(and_, fields.colored[player])  # W1: only they have every color
    return PublicPlayer(
        realm=Worshipers(*fields.realm[player]),
        reductions=[color for color, held in zip(COLORS, fields.reductions[player], strict=True) if held],
        god=None if god == NO_GOD else PublicGod(tile_set.gods[god], bool(fields.god_cancelled[player])),
        universe=[
            PublicTile(
                row,
                column,
                tile_set.regions[tile].id,
                "wilderness" if wilderness >> cell & 1 else "up",
                bool(cancelled >> cell & 1),
            )
            for cell, (tile, (row, column)) in enumerate(zip(fields.universe[player], _ROWS_AND_COLUMNS, strict=True))
            if tile != NO_TILE
        ],
    )


def _tile_id(tile_set: TileSet, tile: int) -> str | None:
    return None if tile == NO_TILE else tile_set.regions[tile].id
