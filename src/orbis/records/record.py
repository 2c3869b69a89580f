"""Game records: the header, the turns in the notation, and the result. See docs/notation.md for the form."""

import functools
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from orbis.errors import OrbisError
from orbis.forms import Form
from orbis.game import Game
from orbis.game.layout import seed_hash as hash_of_seed
from orbis.game.score import Result, result_of, score_sheet
from orbis.records.contributions import Contribution, seed_from
from orbis.tiles import TileSet, TileSetDefinition, shipped_tile_sets

FORMAT_VERSION: Literal[1] = 1
VERSION_WITH_CONTRIBUTIONS: Literal[2] = 2


class RecordError(OrbisError):
    """A record that cannot be read or does not replay; `line` (of its file) and `turn` count from 1."""

    def __init__(
        self, code: str, message: str, *, rule: str | None = None, line: int | None = None, turn: int | None = None
    ) -> None:
        super().__init__(code, message, rule)
        self.line = line
        self.turn = turn

    def __str__(self) -> str:
        numbers = {"line": self.line, "turn": self.turn}
        where = [f"{name} {number}" for name, number in numbers.items() if number is not None]
        return f"{', '.join(where)}: {self.message}" if where else self.message


class TileSetReference(Form, frozen=True, kw_only=True):
    """Which tile set was used. A custom set is stored in the record itself, so that it can be replayed anywhere."""

    name: str
    digest: str
    definition: TileSetDefinition | None = None


class RecordSeat(Form, frozen=True, kw_only=True):
    """Who played."""

    name: str


class Record(Form, frozen=True, kw_only=True):
    """A game that can be replayed anywhere. Without a result it is unfinished."""

    format: Literal["orbis"] = "orbis"
    version: Literal[1, 2] = FORMAT_VERSION
    tiles: TileSetReference
    seats: list[RecordSeat]
    first: int
    seed: str | None
    seed_hash: str | msgspec.UnsetType = msgspec.UNSET  # the commitment made before the game
    secret: str | msgspec.UnsetType = msgspec.UNSET  # what the dealer committed to, if players contributed
    contributions: list[Contribution | None] | msgspec.UnsetType = msgspec.UNSET  # by seat
    piles: list[list[str]]
    gods: tuple[str, ...]
    turns: list[str]
    result: Result | None = None


class Contributed(NamedTuple):
    """What a seed was made of: the dealer's secret, and what players added, by seat."""

    secret: str
    contributions: Sequence[str | None]


def record_of(
    game: Game,
    names: Sequence[str] | None = None,
    seed_hash: str | None = None,
    contributed: Contributed | None = None,
) -> Record:
    """The record of a game so far. Leaves out the actions of an incomplete turn.

    `seed_hash` is the hash that the players saw before the game, if they did: that of the seed, or of the dealer's
    secret if players contributed.
    """
    names = [f"player {player}" for player in range(game.num_players)] if names is None else names
    if len(names) != game.num_players:
        raise OrbisError("record/seats", f"expected {game.num_players} names, one per player, not {len(names)}")
    if len(game.turns) != game.turn:
        raise OrbisError("record/history", "this game was not played from its start, so its earlier turns are unknown")
    record = Record(
        tiles=refer_to(game.tile_set),
        seats=[RecordSeat(name=name) for name in names],
        first=int(game.state.first),
        seed=game.seed,
        seed_hash=msgspec.UNSET if seed_hash is None else seed_hash,
        piles=game.piles,
        gods=game.gods_laid_out,
        turns=game.notation,
        result=result_of(score_sheet(game.state, game.tiles)) if game.over else None,
    )
    if contributed is not None:
        record = msgspec.structs.replace(
            record,
            version=VERSION_WITH_CONTRIBUTIONS,
            secret=contributed.secret,
            contributions=list(contributed.contributions),
        )
    check_seed(record)
    return record


def check_seed(record: Record) -> None:
    """Refuse a seed that is not made of the secret and the contributions, or not the one that was promised."""
    _check_contributions(record)
    if record.seed_hash is not msgspec.UNSET:
        check_seed_hash(record.seed_hash, record)


def check_seed_hash(promised: str, record: Record) -> None:
    """Refuse a hash of another seed, or of another secret if players contributed."""
    is_mixed = record.secret is not msgspec.UNSET
    name, hashed = ("secret", record.secret) if is_mixed else ("seed", record.seed)
    if not isinstance(hashed, str):
        raise RecordError("record/seed-hash", f"there is no seed to check against the hash {promised!r}", rule="S4")
    if promised != hash_of_seed(hashed):
        message = f"the hash of the {name} is {hash_of_seed(hashed)}, not {promised!r}"
        raise RecordError("record/seed-hash", message, rule="S4")


def _check_contributions(record: Record) -> None:
    secret, contributions = record.secret, record.contributions
    if record.version == FORMAT_VERSION and secret is msgspec.UNSET and contributions is msgspec.UNSET:
        return
    if record.version != VERSION_WITH_CONTRIBUTIONS or secret is msgspec.UNSET or contributions is msgspec.UNSET:
        raise _not_made(
            f"records of version {VERSION_WITH_CONTRIBUTIONS}, and no others, have secret and contributions"
        )
    if not secret.isprintable():  # a line feed would make the text ambiguous
        raise _not_made("a secret must be printable text")
    if len(contributions) != len(record.seats):
        raise _not_made(f"expected {len(record.seats)} contributions or nulls, one per seat, not {len(contributions)}")
    if all(each is None for each in contributions):
        raise _not_made("nobody contributed, so there must be no secret apart from the seed")
    if record.seed != seed_from(secret, contributions):
        raise _not_made("the seed is not the one that the secret and the contributions make")


def _not_made(message: str) -> RecordError:
    return RecordError("record/contributions", message, rule="S4")


@functools.lru_cache(maxsize=4)
def refer_to(tile_set: TileSet) -> TileSetReference:
    """A shipped tile set by name and digest, any other with its definition."""
    is_shipped = tile_set.digest in shipped_tile_sets()
    definition = None if is_shipped else msgspec.convert(tile_set, TileSetDefinition, from_attributes=True)
    return TileSetReference(name=tile_set.name, digest=tile_set.digest, definition=definition)
