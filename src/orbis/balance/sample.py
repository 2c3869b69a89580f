"""Finished games as arrays, from which the statistics of a balance report are computed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.balance.replay import Flags, Ints, replay_all
from orbis.engine.scoring import SCORED, TURNED_OVER, UNFULFILLED, VOID
from orbis.engine.tile_array import tile_array
from orbis.engine.universe import NEIGHBORS
from orbis.engine.vocabulary import FOREST, NUM_CELLS, NUM_COLORS, NUM_TILES
from orbis.records import Record
from orbis.tiles import TileSet

Floats: TypeAlias = NDArray[np.float64]

# The columns of `Sample.results`.
RESULT_FIELDS: Final = ("total", "regions", "wilderness", "god", "temple_token", "worshipers")
TOTAL, REGIONS, WILDERNESS, GOD, TEMPLE_TOKEN, WORSHIPERS = range(len(RESULT_FIELDS))

NOT_TAKEN: Final = -1


@dataclass(frozen=True, slots=True)
class Sample:
    """Games with one number of players and one tile set. Seats are in turn order; the first player's is 0."""

    players: int
    tile_set: TileSet
    in_play: Flags  # [tile]
    results: Ints  # [game, seat, RESULT_FIELDS]
    win_shares: Floats  # [game, seat]; a shared victory is split evenly
    num_wildernesses: Ints  # [game, seat]
    reductions: Flags  # [game, seat, color]
    gods: Ints  # [game, seat]
    laid_out: Flags  # [game, god]
    god_rounds: Ints  # [game, god]; NO_ROUND if nobody took it
    tile_rounds: Ints  # [game, tile]; NO_ROUND if nobody took it
    tile_seats: Ints  # [game, tile]; NOT_TAKEN or the seat that has it
    tile_counts: Ints  # [game, tile]; NOT_TAKEN, SCORED, VOID, UNFULFILLED or TURNED_OVER

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.results)


def samples_of(records: Iterable[Record], tile_set: TileSet) -> dict[int, Sample]:
    """Finished games by number of players. They must be valid and use this tile set."""
    by_players: dict[int, list[Record]] = {}
    for record in records:
        by_players.setdefault(len(record.seats), []).append(record)
    return {players: sample_of(by_players[players], tile_set) for players in sorted(by_players)}


def sample_of(records: Sequence[Record], tile_set: TileSet) -> Sample:
    """Finished games with the same number of players. They must be valid and use this tile set."""
    players = len(records[0].seats)
    replayed = replay_all(records, tile_set)
    states = replayed.states
    games = np.arange(len(records))[:, None]
    firsts = np.array([record.first for record in records])[:, None]
    order = (firsts + np.arange(players)) % players  # [game, seat]: who sits there
    universe = states["universe"][games, order]
    counts = _how_tiles_count(
        states["colored"][games, order], states["cancelled"][games, order], universe, tile_array(tile_set)
    )
    seats = np.broadcast_to(np.arange(players, dtype=np.int16)[:, None], universe.shape)
    return Sample(
        players=players,
        tile_set=tile_set,
        in_play=np.isin(np.arange(NUM_TILES), states["pile"][0]),
        results=_results(records)[games, order],
        win_shares=_win_shares(records)[games, order],
        num_wildernesses=(counts == TURNED_OVER).sum(axis=2, dtype=np.int16),
        reductions=states["reductions"][games, order] == 1,
        gods=states["god"][games, order].astype(np.int16),
        laid_out=replayed.laid_out,
        god_rounds=replayed.god_rounds,
        tile_rounds=replayed.tile_rounds,
        tile_seats=_by_tile(universe, seats),
        tile_counts=_by_tile(universe, counts),
    )


def _results(records: Sequence[Record]) -> Ints:
    rows = [
        [[getattr(player, field) for field in RESULT_FIELDS] for player in record.result.players]
        for record in records
        if record.result
    ]
    return np.array(rows, dtype=np.int16)


def _win_shares(records: Sequence[Record]) -> Floats:
    shares = np.zeros((len(records), len(records[0].seats)))
    for game, record in enumerate(records):
        if record.result:
            shares[game, record.result.winners] = 1 / len(record.result.winners)
    return shares


def _how_tiles_count(colored: Ints, cancelled: Ints, universe: NDArray[np.int8], tiles: NDArray[np.void]) -> Ints:
    """How each tile counts, by game, seat and cell: the engine's `how_tile_counts` for all of them at once."""
    cells = np.arange(NUM_CELLS)
    wildernesses = np.bitwise_and.reduce(colored, axis=2)
    asked_for = tiles["colors_mask"][universe]
    right_color = np.zeros(universe.shape, dtype=np.int16)
    for color in range(NUM_COLORS):
        right_color |= np.where(asked_for >> color & 1, colored[:, :, color, None], 0).astype(np.int16)
    has_too_few = np.bitwise_count(NEIGHBORS & right_color) < tiles["number"][universe]
    counts = np.full(universe.shape, SCORED, dtype=np.int16)
    counts[(tiles["effect"][universe] == FOREST) & has_too_few] = UNFULFILLED
    counts[cancelled[:, :, None] >> cells & 1 == 1] = VOID
    counts[wildernesses[:, :, None] >> cells & 1 == 1] = TURNED_OVER
    return counts


def _by_tile(universe: NDArray[np.int8], values: Ints) -> Ints:
    """Rearrange values from game, seat and cell to game and tile."""
    by_tile = np.full((len(universe), NUM_TILES), NOT_TAKEN, dtype=np.int16)
    games = np.arange(len(universe))[:, None, None]
    by_tile[games, universe] = values
    return by_tile
