"""Turns that make no difference are one candidate; whatever could make a difference is not merged."""

import itertools
import random
from collections import Counter

import pytest
from analysis_positions import FEW
from random_games import after, choose
from rules_table import DISPLAY, PLACES, USUAL_GODS, Json, give, lay, new_table, put, region

from orbis import Game, Place, Take, analyze
from orbis.analysis import Budget, RankedTurn
from orbis.analysis.equivalence import is_equivalent
from orbis.analysis.explain import MIN_LOSS
from orbis.analysis.turns import mark_for
from orbis.engine.kernel import COMPILED
from orbis.engine.vocabulary import NO_PLACE, NO_TILE, STEP_TAKE
from orbis.tiles import load_tile_set

FOREST = region("forest 2 R", cp=3)


def same(game: Game, one: str, other: str) -> bool:
    """Whether two turns are equivalent."""
    first, second = (game.after(turn, refill=False).state for turn in (one, other))
    return is_equivalent(first, second, game.tiles, game.player)


def table(*rows: str, **printed: Json) -> Game:
    """A universe in the making, with everything at hand."""
    game = new_table(players=2, gods=USUAL_GODS, first=0, display=DISPLAY, **printed)
    game.state.turn = 6
    put(game, 0, *rows)
    give(game, 0, "RRBBYYGG")
    return game


@pytest.mark.parametrize("rows", [("~Y2a ~G2a",), ("Y2a Y2b",), ("R2a Y2a R2b",), ("R2a Y2a R2b", "!Y2c Y2b")])
def test_both_ends_of_a_symmetric_row_are_the_same(rows: tuple[str, ...]) -> None:
    assert same(table(*rows), "a1 1<", "a1 1>")
    assert same(table(*rows), "a1 ~1<", "a1 ~1>")


@pytest.mark.parametrize("rows", [("R2a Y2a",), ("R2a Y2a R2b", "Y2b"), ("~Y2a G2a",)])
def test_the_ends_of_other_rows_are_not(rows: tuple[str, ...]) -> None:
    assert not same(table(*rows), "a1 1<", "a1 1>")


def test_an_open_forest_makes_a_difference_until_it_has_its_neighbors() -> None:
    assert not same(table("G2a G2b", G2b=FOREST), "b1 1<", "b1 1>")
    assert same(table("G2a G2b", G2b=FOREST), "b1 1<", "b1 1<")
    fulfilled = table("R2a G2b G2c R2b", "R2c . R2d", G2b=FOREST)
    assert same(fulfilled, "b1 1<", "b1 1>")


def test_faces_cancelled_tiles_and_other_takes_make_a_difference() -> None:
    game = table("Y2a Y2b", R1a=region("village 1", cp=2))
    assert not same(game, "a1 ~1>", "a1 1> -R")
    assert not same(game, "a1 1> no", "a1 1> -R")
    assert not same(game, "a1 1> -B", "a1 1> -R")
    assert not same(game, "a1 1> -B", "b1 1>")


def test_the_order_of_payments_and_removals_makes_none() -> None:
    game = table("Y2a Y2b", R1a=region("village 2", cp=2), B1a=region("volcano 2 RG", cp=3))
    lay(game, a3="RR", c3="G")
    assert same(game, "a1 1> -RB", "a1 1> -BR")
    assert same(game, "b1 1> xa3R xc3G", "b1 1> xc3G xa3R")
    assert not same(game, "b1 1> xa3R xa3R", "b1 1> xc3G xa3R")


def test_in_the_last_turn_only_points_count() -> None:
    game = table("R2a Y2a", R1a=region("village 1", cp=2))
    assert not same(game, "a1 1< -R", "a1 1> -B")
    game.state.turn = 28
    assert same(game, "a1 1< -R", "a1 1> -B")
    assert not same(game, "a1 1< -R", "a1 1> no")
    assert not same(game, "a1 1< no", "a1 ~1>")
    forest = table("G2a Y2a", G2a=region("forest 1 R", cp=3))
    forest.state.turn = 28
    assert not same(forest, "a1 1<", "a1 1>")


def test_equivalent_turns_have_the_same_future() -> None:
    """After either, the player can make the same points with the same tile."""
    num_equivalent = 0
    for number in range(40 if COMPILED else 2):
        game = after(2, f"future/{number}", 3 + number % 12, load_tile_set())
        rng = random.Random(number)
        game.play(choose(rng, game))
        ends = [game.after([action], refill=False) for action in game.legal() if game.step == "place"]
        whole = [end for end in ends if end.turn != game.turn]
        for one, other in itertools.combinations(whole, 2):
            if is_equivalent(one.state, other.state, game.tiles, game.player):
                num_equivalent += 1
                assert future(one, game.player) == future(other, game.player)
    assert num_equivalent > (20 if COMPILED else 0)


def future(game: Game, player: int) -> Counter[tuple[str, str, int]]:
    """What each tile of the display would score, wherever it is placed, if it were the player's turn again."""
    again = game.copy()
    again.state.player, again.state.step, again.state.place = player, STEP_TAKE, NO_PLACE
    found: Counter[tuple[str, str, int]] = Counter()
    for take in again.legal():
        if not isinstance(take, Take) or again.state.display[PLACES.index(take.place)] == NO_TILE:
            continue
        taken = again.after([take], refill=False)
        for place in taken.legal():
            if isinstance(place, Place):
                placed = taken.after([place], refill=False)
                found[take.place, place.face, placed.score().players[player].total] += 1
    return found


def test_hints_do_not_list_equivalent_turns() -> None:
    for number in range(12 if COMPILED else 1):
        game = after(2 + number % 3, f"merged/{number}", 4 + 2 * number, load_tile_set())
        if number % 2:
            game.play(choose(random.Random(number), game))
        found = analyze(game, Budget(simulations=400 if COMPILED else 8))
        ends = [game.after(ranked.turn.actions, refill=False).state for ranked in found.turns]
        for one, other in itertools.combinations(ends, 2):
            assert not is_equivalent(one, other, game.tiles, game.player)


def test_the_turns_after_the_best_say_why_they_are_worse() -> None:
    explained = 0
    for number in range(12 if COMPILED else 1):
        game = after(2, f"reasons/{number}", 10, load_tile_set())
        best, *others = analyze(game, FEW, num_turns=8).turns
        assert best.reasons == ()
        for ranked in others:
            assert bool(ranked.reasons) == (ranked.loss >= MIN_LOSS or is_marked(best, ranked, game.player))
            explained += bool(ranked.reasons)
    if COMPILED:
        assert explained > 2


def is_marked(best: RankedTurn, ranked: RankedTurn, player: int) -> bool:
    """Whether a turn would get a mark."""
    chances = [each.turn.estimate.win_chances[player] for each in (best, ranked)]
    return mark_for(ranked.loss, max(0.0, chances[0] - chances[1])) is not None
