"""The search: what its trees hold, its budgets, and its threads."""

import time

import numpy as np
import pytest
from random_games import after

from orbis.bots import Budget
from orbis.bots.search import Search
from orbis.bots.tree import JUDGEMENT, NO_NODE, PLAYOUT_TURNS, RANDOM_PLAYOUT, ROOT, SETTINGS, WHOLE_PLAYOUT, Judgement
from orbis.engine.kernel import COMPILED
from orbis.engine.vocabulary import STEP_TAKE
from orbis.game import ACTIONS, Game
from orbis.tiles import load_tile_set

SIMS = 600 if COMPILED else 6


def searched(game: Game, simulations: int = SIMS, playout: float | None = None, **options: object) -> Search:
    settings = SETTINGS.copy()
    if playout is not None:
        settings[PLAYOUT_TURNS] = playout
    judgement = Judgement(JUDGEMENT.policy, JUDGEMENT.evaluation, settings)
    search = Search(game.state, game.tiles, "test", simulations=simulations, judgement=judgement, **options)  # type: ignore[arg-type]
    search.grow(simulations)
    return search


def position(players: int = 2, turns: int = 10) -> Game:
    return after(players, "search", turns, load_tile_set())


@pytest.mark.parametrize("playout", [None, RANDOM_PLAYOUT, WHOLE_PLAYOUT, 0.0])
@pytest.mark.parametrize("players", [2, 4])
def test_every_simulation_is_counted_once_at_each_level(playout: float | None, players: int) -> None:
    game = position(players)
    search = searched(game, playout=playout)
    nodes = search._trees[0].nodes
    assert nodes["visits"][ROOT] == SIMS
    for node in range(search._trees[0]._num_nodes):
        children = []
        child = nodes["first_child"][node]
        while child != NO_NODE:
            children.append(child)
            child = nodes["next_sibling"][child]
        through = int(nodes["visits"][children].sum()) if children else 0
        first = 0 if node == ROOT else 1  # the simulation that found it went no further
        assert through in (0, nodes["visits"][node] - first)
        assert len({int(nodes["action"][c]) for c in children}) == len(children)
    visited = nodes[nodes["visits"] > 0]
    np.testing.assert_allclose(visited["wins"][:, :players].sum(axis=1), visited["visits"], rtol=1e-3)


def test_only_what_is_sensible_is_tried_at_the_root() -> None:
    game = position()
    assert int(game.state.step) == STEP_TAKE
    tried = np.flatnonzero(searched(game).found().visits)
    assert {ACTIONS[action] for action in tried} <= set(game.sensible())


def test_threads_share_the_simulations() -> None:
    game = position()
    search = searched(game, threads=3)
    assert sum(int(tree.nodes["visits"][ROOT]) for tree in search._trees) == SIMS
    again = searched(game, threads=3)
    np.testing.assert_array_equal(search.found().visits, again.found().visits)
    wins, margins = search.expectation()
    assert wins.sum() == pytest.approx(1, abs=1e-3)
    assert margins[0] == pytest.approx(-margins[1], abs=1e-2)
    search.close()
    again.close()


def test_a_full_tree_still_counts() -> None:
    game = position()
    search = Search(game.state, game.tiles, "full", simulations=1)
    search.grow(SIMS)
    assert int(search._trees[0].nodes["visits"][ROOT]) == SIMS


def test_a_budget_of_seconds_is_kept() -> None:
    game = position()
    search = Search(game.state, game.tiles, "clock")
    search.grow(1)
    start = time.perf_counter()
    search.run(Budget(seconds=0.05))
    assert time.perf_counter() - start < 30  # far more than it takes, far less than no budget would
    assert int(search._trees[0].nodes["visits"][ROOT]) > 1


def test_it_stops_when_nothing_can_change_any_more() -> None:
    game = position(turns=10)
    game.play(game.sensible()[0])
    search = Search(game.state, game.tiles, "decided", simulations=10**6)
    search.run(Budget(simulations=4 * SIMS))
    assert int(search._trees[0].nodes["visits"][ROOT]) <= 4 * SIMS
