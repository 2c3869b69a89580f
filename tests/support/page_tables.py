"""Tables for tests of the page, with games whose turns are known."""

import functools
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from server_client import Person, Seated

from orbis import Game
from orbis.bots import bot_factory, play_choice
from orbis.server.live import registry
from orbis.server.work import bots

NAMES = ("Ada", "Bo", "Cy", "Dee")

# A game of three from this seed in which everything happens that a player can be asked.
EVERYTHING_SEED = "three at one screen 1989"
EVERYTHING = """
c2 1> +Y; c3 1>; b2 1>; c1 1>; b1 1>; a3 1>; b1 1>; b3 ~1>; c1 1<; a2 1< -B; c2 1< -YW; c1 3R=W 1<; c3 1>;
@death -BBWWWW; c1 1< xb2R xb2R xc2R xa3R; @love +GGGGG -GGG; b3 1<; b1 2.2 -RYY; b2 2.3 +B -RGGGGG; c3 ~2.4; a3 2.1 -B;
c3 2.1 -G; c1 ~2.2; b2 2.4; a3 ~2.2; b3 ~2.3 -G; c2 2.3 xb2Y xa3Y xc3Y; b3 ~2.4; c2 ~3.2; a2 3.3 -WWW; a3 ~3.2;
c2 ~2.1; b2 ~3.1 -BYGGG; c2 3.3 -BYYGW; a3 3.1 xc1W xa2W xc3W; b2 3.2 -RW; b2 ~3.1; c1 3.3 -Y;
b3 4.1 xa1W xb1W xa2R xb2R xa3R xc3R xc3R; c2 ~4.1; a3 ~4.1; b2 ~4.2 -R; a2 4.2; a2 ~4.2; @apprentice
"""
EVERYTHING_TURNS = tuple(turn.strip() for turn in EVERYTHING.replace("\n", " ").split(";"))


@contextmanager
def dealt_from(seed: str) -> Iterator[None]:
    """The tables that are made here deal from a seed, and bots choose by it."""
    chosen = SimpleNamespace(choice=secrets.choice, token_hex=lambda _bytes: seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "secrets", chosen)
        patch.setattr(bots, "secrets", chosen)
        yield


@functools.cache
def sample_turns(players: int) -> tuple[str, ...]:
    """A good game from the seed `page`."""
    game = Game(players, "page", first=0)
    bot = bot_factory("expert")("page")
    while not game.over:
        play_choice(game, bot)
    return tuple(game.notation)


def sample_table(person: Person, players: int = 2, until: int | None = None, **options: object) -> Seated:
    """A table of one person in all seats, with that game until some turn."""
    return table_with(person, "page", sample_turns(players)[:until], players, **options)


def table_with(person: Person, seed: str, turns: tuple[str, ...], players: int, **options: object) -> Seated:
    """A table of one person in all seats, where these turns were played."""
    seats = [{"kind": "person", "name": name} for name in NAMES[:players]]
    with dealt_from(seed):
        table = person.create(*seats, **{"first": 0, "start": True, **options})
    for ply, turn in enumerate(turns):
        table.commit(ply, turn)
    return table
