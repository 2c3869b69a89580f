"""Records of games whose players contributed to the seed, and what a dealer who cheats would make of them."""

from collections.abc import Callable

import msgspec
from sample_records import finished

from orbis import Game
from orbis.game.layout import seed_hash
from orbis.records import Contributed, Record, record_of
from orbis.records.contributions import seed_from

SECRET = "5ec7e7" * 8
ADA, BEN = "a" * 32, "0123456789abcdef" * 2


def mixed(secret: str = SECRET, contributions: tuple[str | None, ...] = (ADA, None, BEN)) -> Record:
    """The record of a game of three, two of whom contributed."""
    game = finished(Game(3, seed_from(secret, contributions)))
    return record_of(game, seed_hash=seed_hash(secret), contributed=Contributed(secret, contributions))


def changed(**fields: object) -> Callable[[], Record]:
    return lambda: msgspec.structs.replace(mixed(), **fields)


CHEATS: dict[str, tuple[str, Callable[[], Record]]] = {
    "another secret": ("record/contributions", changed(secret="another")),
    "another secret and its hash": ("record/contributions", changed(secret="x", seed_hash=seed_hash("x"))),
    "another secret, dealt from": (
        "record/seed-hash",
        lambda: msgspec.structs.replace(mixed("another"), seed_hash=seed_hash(SECRET)),
    ),
    "a contribution dropped": ("record/contributions", changed(contributions=[ADA, None, None])),
    "a contribution altered": ("record/contributions", changed(contributions=[ADA, None, BEN[::-1]])),
    "a contribution added": ("record/contributions", changed(contributions=[ADA, ADA, BEN])),
    "contributions swapped": ("record/contributions", changed(contributions=[BEN, None, ADA])),
    "all contributions dropped": ("record/contributions", changed(contributions=[None, None, None])),
    "a seat too many": ("record/contributions", changed(contributions=[ADA, None, BEN, None])),
    "no contributions": ("record/contributions", changed(contributions=msgspec.UNSET)),
    "no secret": ("record/contributions", changed(secret=msgspec.UNSET)),
    "the old version": ("record/contributions", changed(version=1)),
    "a secret of two lines": ("record/contributions", changed(secret=f"{SECRET}\n0:{ADA}")),
    "another seed": ("record/shuffle", changed(seed=SECRET)),
    "no seed": ("record/contributions", changed(seed=None)),
}
