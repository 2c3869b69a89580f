"""The reply to a turn that the search expects."""

from dataclasses import dataclass

import numpy as np

from orbis.analysis.aftermath import position_after
from orbis.analysis.candidates import answer, is_branching
from orbis.analysis.thinking import Turn
from orbis.bots.search import Search
from orbis.engine.state import State, Tiles
from orbis.engine.turn import apply
from orbis.engine.vocabulary import NO_TILE, NUM_PLACES


@dataclass(frozen=True, slots=True)
class Reply:
    """The next player's turn, the share of the simulations that took the same tile, and the position after it."""

    turn: Turn
    share: float
    state: State


def expected_reply(state: State, tiles: Tiles, search: Search) -> Reply | None:
    """The most visited reply in a position, of those that take something known; None if there is none.

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
    """The most visited turn that begins with a take; None if the search has never completed one."""
    after = state.copy()
    path: list[int] = []
    turn: list[int] = []
    action = take
    while True:
        apply(after, tiles, action)
        path.append(action)
        turn += [action, *answer(after, tiles, int(state.turn))]
        if after.turn != state.turn or not is_branching(after):
            return tuple(turn)
        found = search.found(path)
        if not found.visits.any():
            return None
        action = found.best
