"""What a turn leads to: the reply to it, its tiles, the terms of the evaluation; and the comparison of two turns."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.aftermath import measured_terms, position_after, weights_at
from orbis.analysis.search import Thinker, answer, is_branching
from orbis.analysis.turns import Turn
from orbis.bots.evaluation import (
    COLORS_HELD,
    FOREST_FAR,
    FOREST_NEAR,
    GOD,
    NO_GOD_YET,
    NO_TEMPLE,
    REDUCED_WORSHIPERS,
    REDUCTIONS,
    SECURED,
    SURPLUS,
    TEMPLES,
    WILDERNESS,
    WORSHIPERS,
)
from orbis.bots.forests import NEAR, OUT_OF_REACH, forest_outlook, most_free_neighbors, num_missing_neighbors
from orbis.bots.search import Search
from orbis.engine import actions
from orbis.engine.scoring import SCORED, TURNED_OVER, UNFULFILLED, how_tile_counts
from orbis.engine.state import State, Tiles
from orbis.engine.turn import play
from orbis.engine.vocabulary import IDLENESS, NO_GOD, NO_TILE, NUM_PLACES, NUM_ROUNDS, STEP_OVER
from orbis.tiles import TileSet

POINT_TERMS: Final = (SECURED, FOREST_NEAR, FOREST_FAR, TEMPLES, NO_TEMPLE, GOD, NO_GOD_YET, WILDERNESS)
REALM_TERMS: Final = (WORSHIPERS, REDUCED_WORSHIPERS, COLORS_HELD, SURPLUS, REDUCTIONS)

# A forest is near if one neighbor is missing, far if more are, and blocked if they can no longer all come.
TileStatus: TypeAlias = Literal["scored", "cancelled", "wilderness", "near", "far", "blocked"]


class Outcome:
    """The position after a turn, and the expected reply."""

    def __init__(self, thinker: Thinker, turn: Turn) -> None:
        """Play a whole turn in the thinker's position."""
        self.turn = turn
        self.tiles: Tiles = thinker.tiles
        self.player = int(thinker.state.player)
        self.tile = int(thinker.state.display[turn[0]]) if turn[0] < actions.GOD else NO_TILE
        self.god = turn[0] - actions.GOD if actions.GOD <= turn[0] < actions.PLACE_UP else NO_GOD
        self.declined = actions.DECLINE in turn
        self.state: State = position_after(thinker.state, thinker.tiles, turn)
        self.reply: Reply | None = None
        if self.state.step != STEP_OVER:
            self.reply = expected_reply(self.state, self.tiles, thinker.search_after(turn))

    @cached_property
    def measured(self) -> NDArray[np.float64]:
        """The terms, one row per player."""
        return measured_terms(self.state, self.tiles)

    @cached_property
    def weighed(self) -> NDArray[np.float64]:
        """The terms in creation points."""
        return np.asarray(self.measured * weights_at(self.state))

    @cached_property
    def weighed_after_reply(self) -> NDArray[np.float64]:
        """The terms after the reply, or before it if there is none."""
        if self.reply is None:
            return self.weighed
        return np.asarray(measured_terms(self.reply.state, self.tiles) * weights_at(self.reply.state))

    def cost_of_reply(self) -> float:
        """How much of the player's lead the reply takes away."""
        return self._lead(self.weighed) - self._lead(self.weighed_after_reply)

    def _lead(self, weighed: NDArray[np.float64]) -> float:
        """The lead in points, plus what the realms are worth until the last round begins."""
        is_late = self.state.turn >= (NUM_ROUNDS - 1) * self.state.num_players
        worths = weighed[:, POINT_TERMS if is_late else POINT_TERMS + REALM_TERMS].sum(axis=1)
        return float(worths[self.player] - np.delete(worths, self.player).mean())


@dataclass(frozen=True, slots=True)
class Comparison:
    """A turn that was played, next to a better one."""

    state: State  # before both
    tile_set: TileSet
    played: Outcome
    best: Outcome

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.played.player

    def own(self, *terms: int) -> float:
        """How much better the player's terms are after the turn played, in points."""
        return float(sum(self._difference[self.player, term] for term in terms))

    def others(self, *terms: int) -> float:
        """How much worse the others' terms are for them after the turn played, in points."""
        others = np.delete(self._difference, self.player, axis=0)
        return float(-sum(others[:, term].mean() for term in terms))

    @property
    def _difference(self) -> NDArray[np.float64]:
        return np.asarray(self.played.weighed - self.best.weighed)


@dataclass(frozen=True, slots=True)
class Reply:
    """The next player's turn, the share of simulations that took the same tile, and the position after it."""

    turn: Turn
    share: float
    state: State


def expected_reply(state: State, tiles: Tiles, search: Search) -> Reply | None:
    """The most visited reply in a position that takes something known; None if there is none.

    `state` comes from `position_after` and is not the end of the game; `search` has simulated what follows it.
    """
    takes = search.found()
    known = takes.visits.copy()
    known[:NUM_PLACES][state.display == NO_TILE] = 0
    if not known.any():
        return None
    take = int(np.argmax(known))
    turn = _completed(state, tiles, search, take)
    if turn is None:
        return None
    return Reply(turn, float(known[take] / takes.visits.sum()), position_after(state, tiles, turn))


def _completed(state: State, tiles: Tiles, search: Search, take: int) -> Turn | None:
    """The most visited turn that starts with a given take; None if the search never completed one."""
    after = state.copy()
    path: list[int] = []
    turn: list[int] = []
    action = take
    while True:
        play(after, tiles, action)
        path.append(action)
        turn += [action, *answer(after, tiles, int(state.turn))]
        if after.turn != state.turn or not is_branching(after):
            return tuple(turn)
        found = search.found(path)
        if not found.visits.any():
            return None
        action = found.best


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile in a universe, with its worth by the evaluation and, for a forest, the number of missing neighbors."""

    cell: int
    status: TileStatus
    worth: float
    missing: int = 0


def placed_tiles(outcome: Outcome) -> dict[int, PlacedTile]:
    """The tiles in the player's universe after a turn."""
    universe = outcome.state.universe[outcome.player]
    return {int(universe[cell]): _placed(outcome, int(cell)) for cell in np.flatnonzero(universe != NO_TILE)}


def _placed(outcome: Outcome, cell: int) -> PlacedTile:
    state, player = outcome.state, outcome.player
    weights = weights_at(state)
    tile = outcome.tiles[state.universe[player, cell]]
    counts = how_tile_counts(state, outcome.tiles, player, cell)
    if counts == SCORED:
        return PlacedTile(cell, "scored", float(weights[SECURED] * tile.cp))
    if counts == TURNED_OVER:
        worth = 0.0 if state.god[player] == IDLENESS else float(weights[WILDERNESS])
        return PlacedTile(cell, "wilderness", worth)
    if counts != UNFULFILLED:
        return PlacedTile(cell, "cancelled", 0.0)
    return _placed_forest(outcome, cell)


def _placed_forest(outcome: Outcome, cell: int) -> PlacedTile:
    """An unfulfilled forest. The evaluation gives nothing for one that needs the bottom row to grow to the left."""
    state, player = outcome.state, outcome.player
    missing = num_missing_neighbors(state, outcome.tiles, player, cell)
    if missing > most_free_neighbors(state, player, cell):
        return PlacedTile(cell, "blocked", 0.0, missing)
    outlook = forest_outlook(state, outcome.tiles, player, cell)
    weight = 0.0 if outlook == OUT_OF_REACH else weights_at(state)[FOREST_NEAR if outlook == NEAR else FOREST_FAR]
    worth = float(weight * outcome.tiles[state.universe[player, cell]].cp)
    return PlacedTile(cell, "near" if missing == 1 else "far", worth, missing)
