"""Statistics of tiles, colors and effects."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.arena.statistics import Estimate, mean, rate, ratio_of_shares
from orbis.balance.figures import ColorFigures, RegionFigures, Wins
from orbis.balance.replay import Flags
from orbis.balance.sample import NOT_TAKEN, Sample
from orbis.engine.scoring import SCORED, TURNED_OVER, UNFULFILLED, VOID
from orbis.engine.vocabulary import IDLENESS
from orbis.tiles import COLORS, EFFECTS

ByTile: TypeAlias = NDArray[Any]  # [game, tile]


class RegionTable:
    """Games by tile, as flags and numbers that can be summed over any group of tiles."""

    def __init__(self, sample: Sample) -> None:
        counts = sample.tile_counts
        games = np.arange(sample.games)[:, None]
        is_idle = sample.gods[games, sample.tile_seats] == IDLENESS  # D8
        printed = np.array([region.cp for region in sample.tile_set.regions])
        self.sample = sample
        self.taken: Flags = counts != NOT_TAKEN
        self.face_up: Flags = self.taken & (counts != TURNED_OVER)
        self.won: ByTile = sample.win_shares[games, sample.tile_seats] * self.taken
        self.cp_face_up: ByTile = (counts == SCORED) * printed
        self.cp: ByTile = self.cp_face_up - ((counts == TURNED_OVER) & ~is_idle)

    def tiles(self) -> tuple[RegionFigures, ...]:
        """The statistics of each tile in play."""
        return self._groups([region.id for region in self.sample.tile_set.regions])

    def effects(self) -> tuple[RegionFigures, ...]:
        """The statistics of each effect in play."""
        return self._groups([region.effect.kind for region in self.sample.tile_set.regions], EFFECTS)

    def colors(self) -> tuple[ColorFigures, ...]:
        """The statistics of each color in play."""
        names = [region.color for region in self.sample.tile_set.regions]
        return tuple(
            ColorFigures(regions, self.winners_share(self._group(names, regions.name)))
            for regions in self._groups(names, COLORS)
        )

    def _groups(self, names: Sequence[str], order: Iterable[str] | None = None) -> tuple[RegionFigures, ...]:
        """The statistics of groups of tiles by name, for the tiles in play."""
        groups = {name: self._group(names, name) for name in order or names}
        return tuple(self.figures(name, tiles) for name, tiles in groups.items() if tiles.any())

    def _group(self, names: Sequence[str], name: str) -> Flags:
        group: Flags = self.sample.in_play & (np.array(names) == name)
        return group

    def figures(self, name: str, tiles: Flags) -> RegionFigures:
        """The statistics of a group of tiles, all of them in play."""
        counts = self.sample.tile_counts
        taken, face_up = _sum(self.taken, tiles), _sum(self.face_up, tiles)
        num_tiles = int(tiles.sum())
        return RegionFigures(
            name=name,
            num_tiles=num_tiles,
            taken=rate(taken, np.full(self.sample.games, num_tiles)),
            round=mean(_sum(self.sample.tile_rounds, tiles), taken),
            face_up=rate(face_up, taken),
            validated=rate(_sum(counts == SCORED, tiles), face_up),
            cancelled=rate(_sum(counts == VOID, tiles), face_up),
            unfulfilled=rate(_sum(counts == UNFULFILLED, tiles), face_up),
            cp=mean(_sum(self.cp, tiles), taken),
            cp_face_up=mean(_sum(self.cp_face_up, tiles), face_up),
            wins=self._wins(self.taken, tiles),
            wins_face_up=self._wins(self.face_up, tiles),
        )

    def winners_share(self, tiles: Flags) -> Estimate:
        """A group's share of the winners' face-up tiles, relative to its share of all players'."""
        everything = np.ones_like(tiles)
        return ratio_of_shares(
            _sum(self.won * self.face_up, tiles),
            _sum(self.won * self.face_up, everything),
            _sum(self.face_up, tiles),
            _sum(self.face_up, everything),
        )

    def _wins(self, holds: Flags, tiles: Flags) -> Wins:
        won = rate(_sum(self.won * holds, tiles), _sum(holds, tiles))
        return Wins(won.times(self.sample.players), 1 / self.sample.players)


def _sum(values: ByTile, tiles: Flags) -> NDArray[Any]:
    """Sums over a group of tiles, one per game."""
    sums: NDArray[Any] = values[:, tiles].sum(axis=1)
    return sums
