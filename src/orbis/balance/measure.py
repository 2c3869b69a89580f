"""From finished games to the figures of a balance report."""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orbis.arena.statistics import mean, median, rate
from orbis.balance.figures import (
    Distribution,
    Figures,
    GodFigures,
    ReductionFigures,
    SeatFigures,
    SourceFigures,
    TokenFigures,
    Wins,
)
from orbis.balance.regions import RegionTable
from orbis.balance.replay import Flags
from orbis.balance.sample import GOD, TEMPLE_TOKEN, TOTAL, WILDERNESS, WORSHIPERS, Sample, samples_of
from orbis.engine.scoring import TEMPLE_TOKENS
from orbis.game.names import COLOR_NAMES
from orbis.records import Record
from orbis.tiles import EFFECTS, TileSet

NO_TOKEN = 0


def figures_of_records(records: Iterable[Record], tile_set: TileSet) -> dict[int, Figures]:
    """The statistics of finished games by number of players. They must be valid and use this tile set."""
    return {players: figures_of(sample) for players, sample in samples_of(records, tile_set).items()}


def figures_of(sample: Sample) -> Figures:
    """All statistics for one number of players."""
    winning = sample.results[:, :, TOTAL].max(axis=1)
    num_best = (sample.results[:, :, TOTAL] == winning[:, None]).sum(axis=1)
    is_shared = sample.win_shares.max(axis=1) < 1
    ones = np.ones(sample.games)
    regions = RegionTable(sample)
    return Figures(
        players=sample.players,
        games=sample.games,
        score=_distribution(sample.results[:, :, TOTAL]),
        winning_score=_distribution(winning[:, None]),
        median_winning_score=median(winning),
        wildernesses=_distribution(sample.num_wildernesses),
        worshipers_left=_distribution(sample.results[:, :, WORSHIPERS]),
        ties_broken=rate((num_best > 1) & ~is_shared, ones),
        shared_victories=rate(is_shared, ones),
        sources=tuple(_sources(sample, regions)),
        seats=tuple(_seats(sample)),
        gods=tuple(_gods(sample)),
        tokens=tuple(_tokens(sample)),
        reductions=tuple(_reductions(sample)),
        colors=regions.colors(),
        effects=regions.effects(),
        tiles=regions.tiles(),
    )


def wins_of(sample: Sample, holds: Flags) -> Wins:
    """How often the seats that hold something win; `holds` is by game and seat."""
    won = rate((sample.win_shares * holds).sum(axis=1), holds.sum(axis=1))
    return Wins(won.times(sample.players), 1 / sample.players)


def _distribution(values: NDArray[Any]) -> Distribution:
    """The distribution of values by game and seat."""
    numbers, times = np.unique(values, return_counts=True)
    return Distribution(
        mean=mean(values.sum(axis=1), np.full(len(values), values.shape[1])),
        median=float(np.median(values)),
        least=int(numbers[0]),
        most=int(numbers[-1]),
        counts=dict(zip(numbers.tolist(), times.tolist(), strict=True)),
    )


def _sources(sample: Sample, regions: RegionTable) -> Iterator[SourceFigures]:
    """CP by source, starting with the effects of regions; they add up to a player's total."""
    ones = np.ones(sample.games)
    effects = np.array([region.effect.kind for region in sample.tile_set.regions])
    for effect in EFFECTS:
        cp = regions.cp_face_up * (effects == effect)
        everybody = mean(cp.sum(axis=1), ones * sample.players)
        yield SourceFigures(effect, everybody, mean((cp * regions.won).sum(axis=1), ones))
    for name, column in (("wilderness", WILDERNESS), ("god", GOD), ("temple token", TEMPLE_TOKEN)):
        cp = sample.results[:, :, column]
        everybody = mean(cp.sum(axis=1), ones * sample.players)
        yield SourceFigures(name, everybody, mean((cp * sample.win_shares).sum(axis=1), ones))


def _seats(sample: Sample) -> Iterator[SeatFigures]:
    for seat in range(sample.players):
        holds = np.zeros(sample.win_shares.shape, dtype=np.bool_)
        holds[:, seat] = True
        score = mean(sample.results[:, seat, TOTAL], np.ones(sample.games))
        yield SeatFigures(seat + 1, score, wins_of(sample, holds))


def _gods(sample: Sample) -> Iterator[GodFigures]:
    for god, name in enumerate(sample.tile_set.gods):
        holds = sample.gods == god
        holders = holds.sum(axis=1)
        cp = (sample.results[:, :, GOD] * holds).sum(axis=1)
        yield GodFigures(
            god=name,
            laid_out=int(sample.laid_out[:, god].sum()),
            taken=rate(holders, sample.laid_out[:, god]),
            round=mean(sample.god_rounds[:, god], holders),
            fulfilled=rate(cp > 0, holders),
            cp=mean(cp, holders),
            wins=wins_of(sample, holds),
        )


def _tokens(sample: Sample) -> Iterator[TokenFigures]:
    for token in (*TEMPLE_TOKENS[sample.players], NO_TOKEN):
        yield TokenFigures(token, wins_of(sample, sample.results[:, :, TEMPLE_TOKEN] == token))


def _reductions(sample: Sample) -> Iterator[ReductionFigures]:
    for color, name in enumerate(COLOR_NAMES.values()):
        yield ReductionFigures(name, wins_of(sample, sample.reductions[:, :, color]))
    holds_any: Flags = np.any(sample.reductions, axis=2)
    yield ReductionFigures("any", wins_of(sample, holds_any))
    yield ReductionFigures("none", wins_of(sample, ~holds_any))
