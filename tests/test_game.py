"""`Game`, the object that users have: seeds, copies, views, pictures, and every way to write an action."""

import copy
import json
import pickle
import re
from typing import Any

import pytest
from hypothesis import given, settings
from sample_games import ODD, PLAIN, SOME_GAMES, Json, everything, plain_data, plain_game, some_game

from orbis import Decline, Exchange, Game, Give, OrbisError, Place, Remove, Take, TakeGod
from orbis.game import format_actions
from orbis.game.actions import action_form
from orbis.game.refusals import IllegalAction

# Seeds


def test_the_standard_tiles_are_the_default() -> None:
    assert Game(2, 1) == Game(seed=1) == Game(2, 1, "standard") != Game(2, 1, ODD)


def test_equal_seeds_give_equal_games() -> None:
    assert Game(3, "orbis", ODD) == Game(3, "orbis", ODD)
    assert Game(3, 5, ODD) == Game(3, "5", ODD)
    assert Game(2, 0, ODD).seed == "0"


def test_different_seeds_give_different_games() -> None:
    assert len({Game(2, seed, ODD) for seed in range(40)}) == 40


def test_without_a_seed_one_is_drawn() -> None:
    game, other = Game(2, tiles=ODD), Game(2, tiles=ODD)
    assert game.seed is not None
    assert re.fullmatch("[0-9a-f]{64}", game.seed)
    assert game.seed != other.seed
    assert Game(2, game.seed, ODD) == game


def test_the_first_player_changes_neither_piles_nor_gods() -> None:
    games = [Game(3, 8, ODD, first=first) for first in (0, 1, 2)]
    assert [game.player for game in games] == [0, 1, 2]
    assert len({str(game.piles) for game in games}) == 1
    assert len({str(game.public_state().to_json()["gods"]) for game in games}) == 1


@pytest.mark.parametrize("first", [-1, 2, True, None, 0.0, "youngest"])
def test_the_first_player_is_one_of_the_players(first: Any) -> None:
    piles, gods = plain_game().piles, plain_game().public_state().to_json()["gods"]
    with pytest.raises(OrbisError) as dealt:
        Game(2, 1, PLAIN, first=first)
    with pytest.raises(OrbisError) as laid_out:
        Game.from_piles(piles, gods, 2, PLAIN, first=first)
    for caught in (dealt, laid_out):
        assert (caught.value.code, caught.value.rule) == ("game/first", "S5")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_laid_out_again_from_its_piles_and_gods(players: int) -> None:
    game = Game(players, 3, ODD, first=1)
    again = Game.from_piles(game.piles, game.public_state().to_json()["gods"], players, ODD, first=1)
    assert again == game
    assert again.seed is None


# Copies, equality, views


def test_a_copy_goes_its_own_way() -> None:
    game = plain_game()
    game.play("b2")
    before = everything(game)
    copy = game.copy()
    assert everything(copy) == before
    copy.play("1>")
    copy.play_turn("a1 1>")
    assert everything(game) == before
    after = everything(copy)
    assert game.undo() == Take("b2")
    assert everything(copy) == after


def test_a_copy_can_be_undone() -> None:
    game = plain_game()
    start = bytes(game)
    game.play("b2")
    copy = game.copy()
    assert copy.undo() == Take("b2")
    assert bytes(copy) == start
    assert game.staged == [Take("b2")]


def test_equality_is_that_of_states_and_tile_sets() -> None:
    game, other = plain_game(), plain_game()
    assert game == other
    assert hash(game) == hash(other)
    game.play("b2")
    assert game != other
    game.undo()
    assert game == other
    renamed = Game(2, 1, plain_data("another name"))
    assert bytes(renamed) == bytes(game)
    assert renamed != game
    assert game != bytes(game)
    assert len({game, other, renamed}) == 2


def test_a_view_hides_the_order_of_the_unseen_tiles() -> None:
    game = plain_game()
    piles, gods = game.piles, game.public_state().to_json()["gods"]
    other = Game.from_piles([piles[0][:9] + piles[0][:8:-1], piles[1][::-1], piles[2][::-1]], gods, 2, PLAIN)
    assert other != game
    assert other.view() == game.view()
    assert game.view().seed is None
    assert game.view().public_state().to_json() == game.public_state().to_json() == other.public_state().to_json()


@settings(deadline=None)
@given(SOME_GAMES)
def test_a_view_is_a_game_like_any_other(game: Game) -> None:
    before = everything(game)
    view = game.view()
    assert view.public_state().to_json() == game.public_state().to_json()
    assert (view.legal(), view.notation, view.staged) == (game.legal(), game.notation, game.staged)
    assert view.score() == game.score()
    assert view.view() == view
    assert [sorted(pile) for pile in view.piles] == [sorted(pile) for pile in game.piles]
    while view.staged:
        view.undo()
        assert view.view() == view  # no step back shows the order
    assert everything(game) == before


# Looking at a game


def test_the_public_state_is_json() -> None:
    state = some_game(3, 60).public_state().to_json()
    assert json.loads(json.dumps(state)) == state


def test_a_short_description() -> None:
    game = plain_game()
    assert repr(game) == "<Game of 2: round 1, player 0, step take>"
    while not game.over:
        game.play(game.legal()[0])
    assert repr(game) == "<Game of 2: over>"
    assert game.round == 15
    assert len(game.winners) >= 1


def test_a_picture_of_the_table() -> None:
    game = plain_game()
    for turn in ("b2 1>", "b1 1>", "a2 ~1>"):
        game.play_turn(turn)
    state, picture = game.public_state().to_json(), str(game)
    assert "Round 2: player 1, step take" in picture
    assert all(place["tile"] in picture for place in state["display"])
    assert all(god in picture for god in state["gods"])
    assert "temple tokens: 7 2" in picture
    assert "piles: " + "/".join(map(str, state["piles"])) in picture
    for number, player in enumerate(state["players"]):
        realm = "".join(color * count for color, count in player["realm"].items())
        assert f"player {number}   realm: {realm or '-'} ({len(realm)})" in picture
    assert "> player 1" in picture
    first, second = (player["universe"][0]["tile"] for player in state["players"])
    bottom_rows = [line.split() for line in picture.splitlines() if len(line.split()) == 5]
    assert [first, "~~~", ".", ".", "."] in bottom_rows
    assert [second, ".", ".", ".", "."] in bottom_rows


@settings(deadline=None)
@given(SOME_GAMES)
def test_every_game_has_a_picture(game: Game) -> None:
    picture = str(game)
    assert all(place["tile"] in picture for place in game.public_state().to_json()["display"] if place["tile"])
    assert all(f"player {player} " in picture for player in range(game.num_players))


# Ways to write an action


@settings(deadline=None)
@given(SOME_GAMES)
def test_objects_words_and_json_mean_the_same(game: Game) -> None:
    row_size = int(game.state.row_size[game.player])
    for action in game.legal():
        results = []
        for form in (action, format_actions([action]), action_form(action, row_size).to_json()):
            copy = game.copy()
            assert copy.why_not(form) is None
            copy.play(form)
            results.append(everything(copy))
        assert results[0] == results[1] == results[2]


@pytest.mark.parametrize(
    ("form", "action"),
    [
        ({"kind": "take", "place": "b2"}, Take("b2")),
        ({"kind": "god", "god": "fire"}, TakeGod("fire")),
        ({"kind": "place", "row": 1, "column": 1, "end": "left", "face": "up"}, Place("1<")),
        ({"kind": "place", "row": 1, "column": 3, "end": "right", "face": "wilderness"}, Place("1>", "wilderness")),
        ({"kind": "place", "row": 3, "column": 2, "face": "up"}, Place("3.2")),
        ({"kind": "give", "color": "W"}, Give("W")),
        ({"kind": "remove", "place": "c1", "color": "R"}, Remove("c1", "R")),
        ({"kind": "exchange", "give": "R", "get": "B"}, Exchange("R", "B")),
        ({"kind": "decline"}, Decline()),
    ],
)
def test_the_json_form_of_an_action(form: Json, action: Any) -> None:
    assert action_form(action, row_size=2).to_json() == form
    game = plain_game()
    assert game.why_not(action_form(action, row_size=0).to_json()) == game.why_not(action)


def test_the_column_at_an_end_of_the_bottom_row_may_be_left_out_but_not_be_wrong() -> None:
    game = plain_game()
    game.play("a1")
    end = {"kind": "place", "row": 1, "end": "right", "face": "wilderness"}
    assert game.why_not(end) is None
    assert game.why_not({**end, "column": 1}) is None
    with pytest.raises(OrbisError, match="the column at this end must be 1, not 2"):
        game.why_not({**end, "column": 2})
    with pytest.raises(OrbisError, match="not one of the 117 actions"):
        game.why_not({**end, "row": True})


def test_a_picture_keeps_its_shape_under_many_worshipers() -> None:
    game = plain_game()
    game.state.display_worshipers[4] = [12, 10, 9, 11, 13]
    widths = {len(line) for line in str(game).splitlines() if "|" in line}
    assert len(widths) == 1
    assert "12R 10B 9Y 11G 13W" in str(game)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_python_s_own_copies_are_games_of_their_own(duplicate: Any) -> None:
    game = Game(2, "copies")
    game.play_turn("b2 ~1>")
    game.play("a1")
    other = duplicate(game)
    assert (other, other.turns, other.staged) == (game, game.turns, game.staged)
    other.undo()
    assert other.step == "take"
    assert game.step == "place"
    other.play("a1")
    assert other == game


def test_a_turn_with_an_illegal_action_changes_nothing() -> None:
    game = Game(2, 1)
    with pytest.raises(IllegalAction) as refused:
        game.play_turn("b2 b3")
    assert refused.value.refusal.args["number"] == 2
    assert game == Game(2, 1)
