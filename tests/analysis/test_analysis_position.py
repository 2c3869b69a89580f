"""`analyze`: the best turns of a position with what to expect of them."""

import random

import pytest
from analysis_positions import FEW
from random_games import after

from orbis import Game, OrbisError, analyze
from orbis.analysis import Budget
from orbis.engine.kernel import COMPILED
from orbis.game.names import STEPS
from orbis.tiles import load_tile_set

POSITIONS = [(2, 0), (2, 17), (3, 25), (4, 50)] if COMPILED else [(2, 17)]


@pytest.mark.parametrize(("players", "turns"), POSITIONS)
def test_the_best_turns_come_first_with_comparable_numbers(players: int, turns: int) -> None:
    game = after(players, "analysis", turns, load_tile_set())
    before = bytes(game)
    analysis = analyze(game, FEW)
    assert bytes(game) == before
    assert 1 < len(analysis.turns) <= 5
    assert analysis.turns[0].loss == 0.0
    worths = [ranked.turn.estimate.worth(game.player) for ranked in analysis.turns]
    assert worths == sorted(worths, reverse=True)
    assert len({ranked.turn.estimate.simulations for ranked in analysis.turns}) == 1
    for ranked in analysis.turns:
        estimate = ranked.turn.estimate
        assert sum(estimate.win_chances) == pytest.approx(1.0)
        assert len(estimate.margins) == players
        assert ranked.share is None or 0 < ranked.share <= 1
        game.copy().play_turn(ranked.turn.actions)
    assert analysis.estimate == analysis.best.estimate
    assert any(ranked.share for ranked in analysis.turns)


def test_equal_seeds_and_simulations_give_equal_analyses() -> None:
    game = after(2, "same", 12, load_tile_set())
    assert analyze(game, FEW, "a").form().to_json() == analyze(game, FEW, "a").form().to_json()
    if COMPILED:
        assert analyze(game, FEW, "a").form().to_json() != analyze(game, FEW, "b").form().to_json()
        threads = Budget(simulations=400, threads=2)
        assert analyze(game, threads).form().to_json() == analyze(game, threads).form().to_json()


def test_a_turn_that_has_begun_is_completed() -> None:
    """At every question of some random games; each answer can be played."""
    seen = set()
    for number in range(24 if COMPILED else 1):
        game = Game(2 + number % 3, f"begun/{number}")
        rng = random.Random(number)
        while not game.over and game.round < 15:
            if game.staged and (game.step not in seen or rng.random() < 0.02):
                seen.add(game.step)
                analysis = analyze(game, Budget(simulations=40 if COMPILED else 4), num_turns=3)
                assert analysis.step == game.step
                for ranked in analysis.turns:
                    game.copy().play_turn(ranked.turn.actions)
            game.play(rng.choice(game.sensible()))
    if COMPILED:
        assert seen == set(STEPS) - {"take", "over", "complete"}


def test_a_number_of_turns_is_asked_for() -> None:
    game = after(2, "number", 9, load_tile_set())
    assert len(analyze(game, FEW, num_turns=1).turns) == 1
    for number in (0, -1, 1.5):
        with pytest.raises(OrbisError) as caught:
            analyze(game, FEW, num_turns=number)  # type: ignore[arg-type]  # on purpose
        assert caught.value.code == "analysis/turns"


@pytest.mark.parametrize("simulations", [1, 2, 5])
def test_a_very_short_search_finds_turns_too(simulations: int) -> None:
    game = after(2, "short", 9, load_tile_set())
    analysis = analyze(game, Budget(simulations=simulations))
    assert analysis.turns
    game.play_turn(analysis.best.actions)


def test_time_can_be_the_budget() -> None:
    analysis = analyze(after(2, "time", 9, load_tile_set()), Budget(seconds=0.05))
    assert analysis.best.estimate.simulations > 0


def test_there_is_nothing_to_analyze_when_the_game_is_over() -> None:
    game = Game(2, 1)
    game.play_out(1)
    with pytest.raises(OrbisError) as caught:
        analyze(game, FEW)
    assert caught.value.code == "analysis/over"


def test_the_json_form() -> None:
    game = after(2, "json", 9, load_tile_set())
    game.play("b2")
    form = analyze(game, FEW).form().to_json()
    assert (form["turn"], form["round"], form["player"], form["step"], form["staged"]) == (9, 5, 1, "place", "b2")
    assert form["exact"] is False
    best = form["turns"][0]
    assert form["win_chances"] == best["win_chances"]
    assert form["margins"] == best["margins"]
    assert best["actions"][0]["kind"] in ("place", "exchange")
    game.play_turn(best["actions"])
    assert game.notation[-1] == f"b2 {best['notation']}"
