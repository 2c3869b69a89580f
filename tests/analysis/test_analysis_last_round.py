"""In the last round the analysis is exact."""

import numpy as np
import pytest
from analysis_positions import FEW
from random_games import after

from orbis import Game, analyze
from orbis.analysis import last_round, review_turn
from orbis.bots.endgame import MARGIN_WORTH, MAX_SOLVER_DEPTH, new_solver_scratch, solve
from orbis.engine.kernel import COMPILED
from orbis.engine.state import new_states
from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.tiles import load_tile_set

LATE = [(2, 28), (2, 29), (3, 43), (3, 44), (4, 58), (4, 59)] if COMPILED else [(2, 29)]


def solved_values(game: Game) -> list[float]:
    """What the solver says for each player: the share of wins, and a bit for the margin."""
    states = new_states(MAX_SOLVER_DEPTH)
    states[0] = game.view().state
    values = np.zeros(MAX_PLAYERS)
    solve(states, game.tiles, 10**7, new_solver_scratch(), values)
    return [float(value) for value in values[: game.num_players]]


@pytest.mark.parametrize(("players", "turns"), LATE)
def test_the_numbers_are_those_of_the_solver(players: int, turns: int) -> None:
    for number in range(4 if COMPILED else 1):
        game = after(players, f"late/{number}", turns, load_tile_set())
        analysis = analyze(game, FEW)
        assert analysis.exact
        assert all(ranked.turn.estimate.exact for ranked in analysis.turns)
        estimate = analysis.estimate
        values = [
            won + MARGIN_WORTH * margin for won, margin in zip(estimate.win_chances, estimate.margins, strict=True)
        ]
        assert values == pytest.approx(solved_values(game), abs=1e-9)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_turn_brings_what_it_brings(players: int) -> None:
    game = after(players, "very last", 15 * players - 1, load_tile_set())
    for ranked in analyze(game, FEW, num_turns=20).turns:
        end = game.copy()
        end.play_turn(ranked.turn.actions)
        totals = end.score().totals
        margins = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
        assert list(ranked.turn.estimate.margins) == margins
        wins = [float(seat in end.winners) / len(end.winners) for seat in range(players)]
        assert list(ranked.turn.estimate.win_chances) == wins


def test_a_review_of_the_last_turn_is_exact() -> None:
    game = after(2, "very last", 29, load_tile_set())
    analysis = analyze(game, FEW, num_turns=20)
    for ranked in analysis.turns[:6]:
        reviewed = review_turn(game, ranked.turn.actions, FEW)
        assert reviewed.played.estimate.exact
        assert reviewed.loss == ranked.loss
        assert reviewed.best.estimate == analysis.estimate


def test_what_cannot_be_solved_is_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(last_round, "MAX_SOLVER_NODES", 1)
    analysis = analyze(after(2, "late", 28, load_tile_set()), FEW)
    assert not analysis.exact
    assert all(ranked.turn.estimate.simulations > 0 for ranked in analysis.turns)
