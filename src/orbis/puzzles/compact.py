"""A position as short text: what a public state between turns says, without what follows from the rest."""

import re
from typing import Final

from orbis.errors import OrbisError
from orbis.forms import Form
from orbis.game.actions import PLACES
from orbis.game.public import (
    PublicGod,
    PublicPlace,
    PublicPlayer,
    PublicState,
    PublicTile,
    Worshipers,
    round_number,
)
from orbis.tiles import COLORS

EMPTY: Final = "-"
CANCELLED: Final = "!"
WILDERNESS: Final = "~"
_PLACE: Final = re.compile(r"([RBYGW]\d[a-z])([RBYGW]*)")
_TILE: Final = re.compile(r"([1-4])\.([1-5])([RBYGW]\d[a-z])(~?)(!?)")


class CompactPlayer(Form, frozen=True):
    """What a player has: color letters, a god, and tiles such as `2.1R3e`, with `~` for wildernesses."""

    realm: str
    reductions: str
    universe: str
    god: str = ""


class CompactState(Form, frozen=True):
    """A public state between turns. Places in the display are tiles with color letters, such as `B3aRR`."""

    turn: int
    player: int
    display: str
    piles: list[int]
    gods: str
    temple_tokens: list[int]
    players: list[CompactPlayer]


def compact(state: PublicState) -> CompactState:
    """The short form of a public state between turns."""
    assert state.player is not None
    return CompactState(
        turn=state.turn,
        player=state.player,
        display=" ".join((place.tile or EMPTY) + _letters(place.worshipers) for place in state.display),
        piles=state.piles,
        gods=" ".join(state.gods),
        temple_tokens=state.temple_tokens,
        players=[_compact_player(player) for player in state.players],
    )


def _compact_player(player: PublicPlayer) -> CompactPlayer:
    tiles = [
        f"{tile.row}.{tile.column}{tile.tile}"
        + (WILDERNESS if tile.face == "wilderness" else "")
        + (CANCELLED if tile.cancelled else "")
        for tile in player.universe
    ]
    god = "" if player.god is None else player.god.god + (CANCELLED if player.god.cancelled else "")
    return CompactPlayer(_letters(player.realm), "".join(player.reductions), " ".join(tiles), god)


def _letters(worshipers: Worshipers) -> str:
    return "".join(color * getattr(worshipers, color) for color in COLORS)


def expand(state: CompactState) -> PublicState:
    """The public state of a short form, or a clear error."""
    places = state.display.split(" ")
    if len(places) != len(PLACES):
        raise _damaged(state.display)
    return PublicState(
        turn=state.turn,
        round=round_number(state.turn, len(state.players)),
        player=state.player,
        step="take",
        pending=0,
        display=[_place(place, text) for place, text in zip(PLACES, places, strict=True)],
        piles=state.piles,
        gods=state.gods.split(),
        temple_tokens=state.temple_tokens,
        taken=None,
        players=[_player(player) for player in state.players],
    )


def _place(place: str, text: str) -> PublicPlace:
    if text == EMPTY:
        return PublicPlace(place, None, _worshipers(""))
    found = _PLACE.fullmatch(text)
    if found is None:
        raise _damaged(text)
    return PublicPlace(place, found[1], _worshipers(found[2]))


def _player(player: CompactPlayer) -> PublicPlayer:
    god = PublicGod(player.god.removesuffix(CANCELLED), player.god.endswith(CANCELLED)) if player.god else None
    tiles = [_tile(text) for text in player.universe.split()]
    return PublicPlayer(_worshipers(player.realm), list(player.reductions), god, tiles)


def _tile(text: str) -> PublicTile:
    found = _TILE.fullmatch(text)
    if found is None:
        raise _damaged(text)
    row, column, tile, face, cancelled = found.groups()
    return PublicTile(int(row), int(column), tile, "wilderness" if face else "up", bool(cancelled))


def _worshipers(letters: str) -> Worshipers:
    return Worshipers(**{color: letters.count(color) for color in COLORS})


def _damaged(text: str) -> OrbisError:
    return OrbisError("puzzles/damaged", f"{text!r} is not part of a position")
