"""`Game`, the object that users have: seeds, turns, undo, copies, views, and every way to write an action."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from odd_tile_sets import random_tile_set

from orbis import Decline, Exchange, Game, Give, IllegalAction, OrbisError, Place, Remove, Take, TakeGod
from orbis.game import ACTIONS, format_actions
from orbis.game.actions import action_to_json
from orbis.tiles import load_tile_set

Json = dict[str, Any]

ODD = load_tile_set(random_tile_set(random.Random(7), "any"))


def plain_data(name: str = "plain") -> Json:
    """A tile set of free sacred stones, so that every turn is a take and a place."""
    data = random_tile_set(random.Random(1), "free") | {"name": name}
    for region in data["regions"]:
        region.update(effect="sacred-stone", cp=1, mystic=None)
    return data


PLAIN = load_tile_set(plain_data())


def plain_game(players: int = 2) -> Game:
    return Game(players, 1, PLAIN)


def some_game(seed: int, num_actions: int) -> Game:
    """An odd game after so many random actions, most of them sensible."""
    rng = random.Random(seed)
    game = Game(rng.choice((2, 3, 4)), seed, ODD, first="random")
    for _ in range(num_actions):
        if game.over:
            break
        game.play(rng.choice(game.sensible() if rng.random() < 0.8 else game.legal()))
    return game


SOME_GAMES = st.builds(some_game, st.integers(0, 200), st.integers(0, 250))


def everything(game: Game) -> tuple[object, ...]:
    """All that a user can see of a game and its history."""
    return bytes(game), list(game.turns), game.staged, game.notation, game.public_state(), game.seed


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
    assert len({str(game.public_state()["gods"]) for game in games}) == 1


@pytest.mark.parametrize("first", [-1, 2, True, None, 0.0, "youngest"])
def test_the_first_player_is_one_of_the_players(first: Any) -> None:
    piles, gods = plain_game().piles, plain_game().public_state()["gods"]
    with pytest.raises(OrbisError) as dealt:
        Game(2, 1, PLAIN, first=first)
    with pytest.raises(OrbisError) as laid_out:
        Game.from_piles(piles, gods, 2, PLAIN, first=first)
    for caught in (dealt, laid_out):
        assert (caught.value.code, caught.value.rule) == ("game/first", "S5")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_laid_out_again_from_its_piles_and_gods(players: int) -> None:
    game = Game(players, 3, ODD, first=1)
    again = Game.from_piles(game.piles, game.public_state()["gods"], players, ODD, first=1)
    assert again == game
    assert again.seed is None


# Turns


def test_a_turn_action_by_action() -> None:
    game = plain_game()
    assert (game.num_players, game.turn, game.round, game.player, game.step, game.over) == (2, 0, 1, 0, "take", False)
    game.play("b2")
    assert (game.step, game.staged, game.notation) == ("place", [Take("b2")], [])
    game.play("1>")
    assert (game.step, game.staged, game.notation) == ("take", [], ["b2 1>"])
    assert (game.turn, game.round, game.player) == (1, 1, 1)


def test_a_whole_turn_at_once() -> None:
    game = plain_game()
    game.play_turn("b2 1>")
    game.play_turn([Take("a1"), "1>"])
    game.play_turn([{"kind": "take", "place": "c3"}, Place("1<", "wilderness")])
    assert game.notation == ["b2 1>", "a1 1>", "c3 ~1<"]


def test_the_rest_of_a_turn() -> None:
    game = plain_game()
    game.play("b2")
    game.play_turn("1>")
    assert (game.turn, game.notation) == (1, ["b2 1>"])


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize(
    ("turn", "code"),
    [
        ("b2 2.1", "action/not-supported"),
        ("b2 b2", "action/other-step"),
        ("b2 1> a1", "turn/turn-too-long"),
        ("b2 1> a1 1>", "turn/turn-too-long"),
        ("b2", "turn/turn-incomplete"),
        ("b2 1>>", "notation/spot"),
        ("b2 1> ", "notation/spaces"),
    ],
)
def test_a_turn_that_is_refused_changes_nothing(turn: str, code: str, begun: bool) -> None:
    game = plain_game()
    if begun:
        game.play("b2")
        turn = turn.removeprefix("b2 ") if turn != "b2" else "3R=B"
        code = "action/fewer-than-three" if turn == "3R=B" else code
    before = everything(game)
    with pytest.raises(OrbisError) as caught:
        game.play_turn(turn)
    assert caught.value.code == code
    assert everything(game) == before
    if begun:
        assert game.undo() == Take("b2")


def test_a_turn_refused_as_a_whole_says_why() -> None:
    game = plain_game()
    with pytest.raises(IllegalAction, match="action 3") as too_long:
        game.play_turn("b2 1> a1")
    with pytest.raises(IllegalAction, match="place") as incomplete:
        game.play_turn("b2")
    assert (too_long.value.rule, incomplete.value.rule) == ("G1", "G1")
    with pytest.raises(IllegalAction) as empty:
        game.play_turn([])
    assert empty.value.code == "turn/turn-incomplete"


@settings(deadline=None)
@given(SOME_GAMES)
def test_the_turns_played_again_give_the_same_game(game: Game) -> None:
    again = Game.from_piles(
        game.piles,
        Game(game.num_players, game.seed, ODD).public_state()["gods"],
        game.num_players,
        ODD,
        first=int(game.state.first),
    )
    for turn in game.notation:
        again.play_turn(turn)
    for action in game.staged:
        again.play(action)
    assert again == game
    assert (again.turns, again.staged) == (game.turns, game.staged)


@settings(deadline=None)
@given(SOME_GAMES)
def test_sensible_actions_are_legal_and_always_there(game: Game) -> None:
    legal = game.legal()
    assert legal == [action for action in ACTIONS if game.why_not(action) is None]
    assert set(game.sensible()) <= set(legal)
    assert bool(game.sensible()) == bool(legal) == (not game.over)


# Undo


def test_undo_goes_back_to_the_start_of_the_turn_and_not_beyond() -> None:
    game = plain_game()
    game.play_turn("b2 1>")
    before = everything(game)
    game.play("a1")
    assert game.undo() == Take("a1")
    assert everything(game) == before
    with pytest.raises(OrbisError) as caught:
        game.undo()
    assert caught.value.code == "game/nothing-to-undo"
    assert everything(game) == before


@settings(deadline=None)
@given(SOME_GAMES)
def test_undo_takes_back_every_action_of_the_turn(game: Game) -> None:
    staged, turns = game.staged, list(game.turns)
    before = [bytes(game)]
    for action in reversed(staged):
        assert game.undo() == action
        before.append(bytes(game))
    assert (game.staged, game.turns) == ([], turns)
    assert game.over or game.step == "take"
    for action, expected in zip(staged, reversed(before[:-1]), strict=True):
        game.play(action)
        assert bytes(game) == expected


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
    piles, gods = game.piles, game.public_state()["gods"]
    other = Game.from_piles([piles[0][:9] + piles[0][:8:-1], piles[1][::-1], piles[2][::-1]], gods, 2, PLAIN)
    assert other != game
    assert other.view() == game.view()
    assert game.view().seed is None
    assert game.view().public_state() == game.public_state() == other.public_state()


@settings(deadline=None)
@given(SOME_GAMES)
def test_a_view_is_a_game_like_any_other(game: Game) -> None:
    before = everything(game)
    view = game.view()
    assert view.public_state() == game.public_state()
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
    state = some_game(3, 60).public_state()
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
    state, picture = game.public_state(), str(game)
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
    assert all(place["tile"] in picture for place in game.public_state()["display"] if place["tile"])
    assert all(f"player {player} " in picture for player in range(game.num_players))


# Ways to write an action


@settings(deadline=None)
@given(SOME_GAMES)
def test_objects_words_and_json_mean_the_same(game: Game) -> None:
    row_size = int(game.state.row_size[game.player])
    for action in game.legal():
        results = []
        for form in (action, format_actions([action]), action_to_json(action, row_size)):
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
    assert action_to_json(action, row_size=2) == form
    game = plain_game()
    assert game.why_not(action_to_json(action, row_size=0)) == game.why_not(action)


def test_the_column_at_an_end_of_the_bottom_row_may_be_left_out_but_not_be_wrong() -> None:
    game = plain_game()
    game.play("a1")
    end = {"kind": "place", "row": 1, "end": "right", "face": "wilderness"}
    assert game.why_not(end) is None
    assert game.why_not({**end, "column": 1}) is None
    with pytest.raises(OrbisError, match="the column at this end is 1, not 2"):
        game.why_not({**end, "column": 2})
    with pytest.raises(OrbisError, match="none of the 117 actions"):
        game.why_not({**end, "row": True})
