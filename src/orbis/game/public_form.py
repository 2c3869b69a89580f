"""The form of a public state as documented in docs/actions.md, and how to parse it."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from orbis.engine.vocabulary import MAX_PLAYERS, NUM_PLACES, NUM_ROUNDS
from orbis.errors import OrbisError
from orbis.game.actions import Face
from orbis.game.names import STEPS

# T1: a turn brings at most one worshiper to a place. (A realm holds fewer: T6.)
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=NUM_ROUNDS * MAX_PLAYERS)]


class Worshipers(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The number of worshipers of each color."""

    R: Count
    B: Count
    Y: Count
    G: Count
    W: Count


class PublicPlace(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A place in the display."""

    place: str
    tile: str | None
    worshipers: Worshipers


class PublicGod(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A player's god."""

    god: str
    cancelled: bool


class PublicTile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A tile in a universe."""

    row: int
    column: int
    tile: str
    face: Face
    cancelled: bool


class PublicPlayer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a player has."""

    realm: Worshipers
    reductions: list[Literal["R", "B", "Y", "G", "W"]]
    god: PublicGod | None
    universe: list[PublicTile]


class PublicState(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything that a player may know."""

    turn: Annotated[int, msgspec.Meta(ge=0)]
    round: int
    player: int | None
    step: str
    pending: int
    display: Annotated[list[PublicPlace], msgspec.Meta(min_length=NUM_PLACES, max_length=NUM_PLACES)]
    piles: list[int]
    gods: list[str]
    temple_tokens: list[int]
    taken: str | None
    players: Annotated[list[PublicPlayer], msgspec.Meta(min_length=2, max_length=MAX_PLAYERS)]


def read_public_state(form: object) -> PublicState:
    """Parse a public state between turns. Checks only its form; `restore` checks the rest."""
    try:
        public = msgspec.convert(form, PublicState)
    except msgspec.ValidationError as error:
        raise OrbisError("game/public-state", f"invalid public state: {error}") from None
    if public.step in STEPS and public.step not in ("take", "over"):
        message = f"a game can only be restored between turns, not in the step {public.step!r}"
        raise OrbisError("game/mid-turn", message)
    return public
