"""Game records: the header, the turns in the notation, and the result. See docs/notation.md for the form."""

import functools
from collections.abc import Sequence
from typing import Literal

import msgspec

from orbis.engine import scoring
from orbis.errors import OrbisError
from orbis.game import Game
from orbis.game.layout import seed_hash as hash_of_seed
from orbis.game.score import score_sheet, standing_of
from orbis.tiles import TileSet, shipped_tile_sets

FORMAT_VERSION: Literal[1] = 1


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


class EffectDefinition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The effect of a region, as in docs/tiles.md."""

    kind: str
    number: int
    colors: str


class RegionDefinition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A region tile, as in docs/tiles.md."""

    id: str
    color: str
    level: int
    cost: str
    effect: EffectDefinition
    cp: int
    star: str | None
    mystic: int | None


class TileSetDefinition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A whole tile set. Checks only the types; comparing two definitions is fast."""

    name: str
    regions: list[RegionDefinition]
    gods: list[str]
    temple_tokens: list[int]


class TileSetReference(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """Which tile set was used. A custom set is stored in the record itself, so that it can be replayed anywhere."""

    name: str
    digest: str
    definition: TileSetDefinition | None = None


class Seat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """Who played."""

    name: str


class PlayerResult(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A player's total and its parts (F2), with the tiebreaker (F3)."""

    total: int
    regions: int
    wilderness: int
    god: int
    temple_token: int
    worshipers: int
    rank: int


class Result(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """How a game ended."""

    players: list[PlayerResult]
    winners: list[int]
    tie_break: Literal["worshipers", "shared"] | None


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A game that can be replayed anywhere. Without a result it is unfinished."""

    format: Literal["orbis"] = "orbis"
    version: Literal[1] = FORMAT_VERSION
    tiles: TileSetReference
    seats: list[Seat]
    first: int
    seed: str | None
    seed_hash: str | msgspec.UnsetType = msgspec.UNSET  # the commitment made before the game
    piles: list[list[str]]
    gods: list[str]
    turns: list[str]
    result: Result | None = None


def record_of(game: Game, names: Sequence[str] | None = None, seed_hash: str | None = None) -> Record:
    """The record of a game so far. Leaves out the actions of an incomplete turn.

    `seed_hash` is the hash of the seed that the players saw before the game, if they did.
    """
    names = [f"player {player}" for player in range(game.num_players)] if names is None else names
    if len(names) != game.num_players:
        raise OrbisError("record/seats", f"expected {game.num_players} names, one per player, not {len(names)}")
    if len(game.turns) != game.turn:
        raise OrbisError("record/history", "this game was not played from its start, so its earlier turns are unknown")
    if seed_hash is not None:
        check_seed_hash(seed_hash, game.seed)
    return Record(
        tiles=refer_to(game.tile_set),
        seats=[Seat(name=name) for name in names],
        first=int(game.state.first),
        seed=game.seed,
        seed_hash=msgspec.UNSET if seed_hash is None else seed_hash,
        piles=game.piles,
        gods=list(game.gods_laid_out),
        turns=game.notation,
        result=result_of(score_sheet(game.state, game.tiles)) if game.over else None,
    )


def check_seed_hash(promised: str, seed: str | None) -> None:
    """Refuse a hash that does not match the seed: the shuffle is not the one that was promised."""
    if seed is None:
        raise RecordError("record/seed-hash", f"there is no seed to check against the hash {promised!r}", rule="S4")
    if promised != hash_of_seed(seed):
        message = f"the hash of the seed is {hash_of_seed(seed)}, not {promised!r}"
        raise RecordError("record/seed-hash", message, rule="S4")


@functools.lru_cache(maxsize=4)
def refer_to(tile_set: TileSet) -> TileSetReference:
    """A shipped tile set by name and digest, any other with its definition."""
    is_shipped = tile_set.digest in shipped_tile_sets()
    definition = None if is_shipped else msgspec.convert(tile_set.to_dict(), TileSetDefinition)
    return TileSetReference(name=tile_set.name, digest=tile_set.digest, definition=definition)


def result_of(sheet: list[list[int]]) -> Result:
    """The result for a record, from a score sheet."""
    standing = standing_of(sheet)
    players = [
        PlayerResult(
            total=row[scoring.TOTAL],
            regions=row[scoring.REGIONS],
            wilderness=row[scoring.WILDERNESSES],
            god=row[scoring.GOD_POINTS],
            temple_token=row[scoring.TEMPLE_TOKEN],
            worshipers=row[scoring.WORSHIPERS],
            rank=rank,
        )
        for row, rank in zip(sheet, standing.ranks, strict=True)
    ]
    return Result(players=players, winners=list(standing.winners), tie_break=standing.tie_break)
