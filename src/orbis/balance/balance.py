"""The balance of a tile set, measured by games with the same bot in every seat or by given records."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from orbis import __version__
from orbis.arena.games import Job
from orbis.balance.bars import Bar, Judged, judge_all
from orbis.balance.figures import Figures
from orbis.balance.measure import figures_of_records
from orbis.errors import OrbisError
from orbis.records import Record, RecordError, Verifier, read_records, start_of
from orbis.records.files import STREAM_SUFFIX
from orbis.tiles import TileSet

DEFAULT_BOT: Final = "network:sims=400"
_DECIMALS: Final = 4  # in the JSON form: sums of fractions differ between machines in their last digits


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the games of a report come from, and the command that reproduces it."""

    tile_set: TileSet
    bots: tuple[str, ...]
    seed: str | None
    command: str


@dataclass(frozen=True, slots=True)
class Balance:
    """A balance report, ready to be written, drawn or sent."""

    origin: Origin
    figures: dict[int, Figures]  # by number of players
    bars: dict[int, tuple[Judged, ...]]  # by number of players

    def judged(self, bar: Bar, players: int) -> Judged:
        """The result for a limit with this many players."""
        return next(judged for judged in self.bars[players] if judged.bar is bar)

    def to_json(self) -> dict[str, Any]:
        """All numbers as JSON."""
        tile_set = self.origin.tile_set
        form: dict[str, Any] = {
            "orbis": __version__,
            "command": self.origin.command,
            "bots": self.origin.bots,
            "seed": self.origin.seed,
            "tile_set": {"name": tile_set.name, "digest": tile_set.digest},
            "bars": [_bar_to_json(judged) for bars in self.bars.values() for judged in bars],
            "figures": list(self.figures.values()),
        }
        rounded: dict[str, Any] = _rounded(msgspec.to_builtins(form, str_keys=True))
        return rounded


def balance_of(records: Iterable[Record], origin: Origin) -> Balance:
    """The balance shown by finished games. They must be valid and use the tile set of their origin."""
    figures = figures_of_records(records, origin.tile_set)
    return Balance(origin, figures, {players: judge_all(figures[players]) for players in figures})


def balance_jobs(players: int, games: int, bot: str, seed: str, tile_set: TileSet) -> list[Job]:
    """The games to play. Every player starts equally often, and no game depends on the number of games."""
    return [
        Job((bot,) * players, f"{seed}/{players}/{number}", number % players, tile_set, number)
        for number in range(games)
    ]


def read_games(paths: Sequence[Path], offered: TileSet | None) -> tuple[TileSet, list[Record]]:
    """The finished games in some files and their common tile set; `offered` is a set that records may just name."""
    verifier = Verifier(offered)
    records: list[Record] = []
    for path in paths:
        for line, record in read_records(path):
            try:
                records.append(_check(record, verifier, records))
            except RecordError as error:
                error.line = line if path.suffix == STREAM_SUFFIX else None
                raise OrbisError(error.code, f"{path}: {error}", error.rule) from None
    if not records:
        raise OrbisError("record/empty", f"no record found in {', '.join(map(str, paths))}")
    return start_of(records[0], offered).tile_set, records


def _check(record: Record | RecordError, verifier: Verifier, before: Sequence[Record]) -> Record:
    if isinstance(record, RecordError):
        raise record
    verifier.verify(record)
    if record.result is None:
        raise RecordError("record/unfinished", "the game is not finished", rule="G1")
    if before and record.tiles.digest != before[0].tiles.digest:
        raise RecordError("record/tile-set", "its tile set differs from that of the first record", rule="C1")
    return record


def _bar_to_json(judged: Judged) -> dict[str, Any]:
    low, high = judged.bounds or (None, None)
    return {
        "bar": judged.bar.name,
        "players": judged.players,
        "low": _finite(low),
        "high": _finite(high),
        "verdict": judged.verdict,
        "worst": judged.worst,
        "items": judged.items,
        "verdicts": judged.verdicts,
    }


def _finite(bound: float | None) -> float | None:
    return None if bound is None or abs(bound) == float("inf") else bound


def _rounded(form: Any) -> Any:
    if isinstance(form, float):
        return round(form, _DECIMALS)
    if isinstance(form, dict):
        return {key: _rounded(value) for key, value in form.items()}
    return [_rounded(value) for value in form] if isinstance(form, list | tuple) else form
