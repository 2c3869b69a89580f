"""What a turn leads to, in facts and in terms of the evaluation, and the comparison of two turns."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.analysis.aftermath import measured_terms, position_after, weights_at
from orbis.analysis.reply import Reply, expected_reply
from orbis.analysis.thinking import Thinker, Turn
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
from orbis.engine import actions
from orbis.engine.state import State, Tiles
from orbis.engine.vocabulary import NO_GOD, NO_TILE, NUM_ROUNDS, STEP_OVER
from orbis.tiles import TileSet

POINT_TERMS: Final = (SECURED, FOREST_NEAR, FOREST_FAR, TEMPLES, NO_TEMPLE, GOD, NO_GOD_YET, WILDERNESS)
REALM_TERMS: Final = (WORSHIPERS, REDUCED_WORSHIPERS, COLORS_HELD, SURPLUS, REDUCTIONS)


class Outcome:
    """The position after a turn, and the reply to it that is to be expected."""

    def __init__(self, thinker: Thinker, turn: Turn) -> None:
        """The turn must be a whole one; it is played in the thinker's position."""
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
        """The terms, one row a player."""
        return measured_terms(self.state, self.tiles)

    @cached_property
    def weighed(self) -> NDArray[np.float64]:
        """The same in creation points."""
        return np.asarray(self.measured * weights_at(self.state))

    @cached_property
    def weighed_after_reply(self) -> NDArray[np.float64]:
        """The terms after the reply; those before it if there is none."""
        if self.reply is None:
            return self.weighed
        return np.asarray(measured_terms(self.reply.state, self.tiles) * weights_at(self.reply.state))

    def cost_of_reply(self) -> float:
        """How much of the lead the reply takes from the player."""
        return self._lead(self.weighed) - self._lead(self.weighed_after_reply)

    def _lead(self, weighed: NDArray[np.float64]) -> float:
        """The lead in points, and in what the realms hold unless the last round has begun."""
        is_late = self.state.turn >= (NUM_ROUNDS - 1) * self.state.num_players
        worths = weighed[:, POINT_TERMS if is_late else POINT_TERMS + REALM_TERMS].sum(axis=1)
        return float(worths[self.player] - np.delete(worths, self.player).mean())


@dataclass(frozen=True, slots=True)
class Comparison:
    """A turn that was played beside a better one."""

    state: State  # before both
    tile_set: TileSet
    played: Outcome
    best: Outcome

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.played.player

    def own(self, *terms: int) -> float:
        """By how much the terms of the player are better after the played turn, in points."""
        return float(sum(self._difference[self.player, term] for term in terms))

    def others(self, *terms: int) -> float:
        """By how much the terms of the others are worse for them after the played turn, in points."""
        others = np.delete(self._difference, self.player, axis=0)
        return float(-sum(others[:, term].mean() for term in terms))

    @property
    def _difference(self) -> NDArray[np.float64]:
        return np.asarray(self.played.weighed - self.best.weighed)
