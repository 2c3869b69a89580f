"""`Game`, the object that users have: turns and undo."""

import pytest
from hypothesis import given, settings
from sample_games import ODD, SOME_GAMES, everything, plain_game

from orbis import Game, IllegalAction, OrbisError, Place, Take
from orbis.game import ACTIONS

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
        ("b2 1> a1", "turn/too-long"),
        ("b2 1> a1 1>", "turn/too-long"),
        ("b2", "turn/incomplete"),
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
    assert empty.value.code == "turn/incomplete"


@settings(deadline=None)
@given(SOME_GAMES)
def test_the_turns_played_again_give_the_same_game(game: Game) -> None:
    again = Game.from_piles(
        game.piles,
        Game(game.num_players, game.seed, ODD).public_state().to_json()["gods"],
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


def test_several_actions_of_a_turn_are_played_all_or_none() -> None:
    game = plain_game()
    before = bytes(game)
    with pytest.raises(IllegalAction):
        game.play_actions("b2 4.1")
    assert bytes(game) == before
    game.play_actions("b2")
    assert game.staged == [Take("b2")]
    game.undo()
    assert bytes(game) == before
    game.play_actions("b2 1>")
    assert game.turn == 1


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
