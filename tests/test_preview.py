"""Previews of a staged turn: what it does, what may come next and why not, and nothing that is hidden."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from plain_changes import change
from random_games import SETS, choose, tile_set_of
from sample_games import everything, plain_game
from soak import times, tries

from orbis import Action, Game, IllegalAction, NotationError, OrbisError, Place, Take
from orbis.engine.chance import random_from
from orbis.engine.hidden import resample
from orbis.engine.kernel import COMPILED
from orbis.game import ACTIONS, Refusal, format_actions, preview
from orbis.game.actions import Placement, action_from_json

SHARE = 0.4 if COMPILED else 0.05
SOME_TABLES = [(style, players) for style in SETS for players in (2, 3, 4)]


def previewed_turns(style: str, players: int) -> Iterator[tuple[Game, list[Action], Game]]:
    """Some turns of random games: the game before the turn, the actions of the turn, and the game after it."""
    for rng in tries(f"preview {style} {players}", times(1, slow=2)):
        game = Game(players, rng.random().hex(), tile_set_of(style, rng), first="random")
        while not game.over:
            before, turn = game.copy(), []
            while game.turn == before.turn:
                turn.append(choose(rng, game, share_legal=0.3))
                game.play(turn[-1])
            if game.over or rng.random() < SHARE:
                yield before, turn, game


def refusals(shown: dict[str, Any]) -> dict[Action, dict[str, Any] | None]:
    """What a preview says of each action: None if it may come next."""
    said: dict[Action, dict[str, Any] | None] = dict.fromkeys(ACTIONS, shown["otherwise"])
    said |= {action_from_json(entry["action"]): None for entry in shown["next"]}
    for entry in shown["refused"]:
        said[action_from_json(entry["action"])] = {name: entry[name] for name in shown["otherwise"]}
    return said


# Actions that may come next, and the others


@pytest.mark.parametrize(("style", "players"), SOME_TABLES)
def test_what_is_said_of_every_action_agrees_with_why_not(style: str, players: int) -> None:
    for before, turn, _ in previewed_turns(style, players):
        for number in range(len(turn)):
            staged = before.after(turn[:number])
            shown = preview(before, turn[:number]).to_json()
            assert list(shown["otherwise"]) == ["code", "rule", "message", "args"]
            for action, said in refusals(shown).items():
                refusal = staged.why_not(action)
                assert said == (refusal and refusal.to_json())
            assert [entry["notation"] for entry in shown["next"]] == [format_actions([one]) for one in staged.legal()]
            sensible = staged.sensible()
            for entry in shown["next"]:
                assert staged.why_not(entry["action"]) is None
                assert entry["sensible"] == (action_from_json(entry["action"]) in sensible)


def test_only_the_refusal_that_holds_for_all_others_is_not_listed() -> None:
    shown = preview(plain_game(), "b2")
    assert shown.otherwise.code == "action/other-step"
    assert {entry.code for entry in shown.refused} == {
        "action/no-left-end",
        "action/not-supported",
        "action/fewer-than-three",
    }
    assert len(shown.next) + len(shown.refused) == 2 * 11 + 20


# What the turn does


@pytest.mark.parametrize(("style", "players"), SOME_TABLES)
def test_the_state_is_that_after_the_staged_actions(style: str, players: int) -> None:
    for before, turn, _ in previewed_turns(style, players):
        replayed = before.public_state().to_json()
        for number in range(len(turn)):
            shown = preview(before, turn[:number])
            staged = before.after(turn[:number])
            assert shown.state == staged.public_state()
            assert (shown.turn, shown.player, shown.complete) == (before.turn, before.player, False)
            assert shown.staged == format_actions(turn[:number])
        for entry in preview(before, turn).actions:
            change(replayed, entry.changes.to_json(), before.tile_set)
        assert replayed == preview(before, turn).state.to_json()


@pytest.mark.parametrize(("style", "players"), SOME_TABLES)
def test_a_complete_turn_is_shown_before_its_refill(style: str, players: int) -> None:
    for before, turn, after in previewed_turns(style, players):
        shown = preview(before, turn)
        expected, at_start = after.public_state().to_json(), before.public_state().to_json()
        expected |= {name: at_start[name] for name in ("turn", "round", "player", "piles")}
        expected |= {"step": "complete", "pending": 0}
        for place in expected["display"]:
            if Take(place["place"]) in turn:
                place["tile"] = None
        assert shown.state.to_json() == expected
        assert (shown.turn, shown.player, shown.complete) == (before.turn, before.player, True)
        assert shown.staged == after.notation[-1]
        assert (shown.next, shown.refused) == ([], [])
        assert shown.otherwise == Refusal("turn/complete", "G1", "The turn is complete", {})
        assert all(entry.changes.refilled is None for entry in shown.actions)


def test_staged_actions_of_the_game_belong_to_the_turn() -> None:
    game = plain_game()
    whole = preview(game, "b2 ~1>")
    game.play("b2")
    assert preview(game, "~1>") == whole
    assert [type(entry.action) for entry in whole.actions] == [Take, Placement]
    assert preview(game) == preview(plain_game(), ["b2"])


@pytest.mark.parametrize("nothing", ["", [], ()])
def test_nothing_staged_shows_what_may_come_next(nothing: Any) -> None:
    game = plain_game()
    shown = preview(game, nothing)
    assert shown == preview(game)
    assert (shown.staged, shown.actions, shown.state) == ("", [], game.public_state())
    assert len(shown.next) == 9 + 3


def test_all_ways_to_write_actions() -> None:
    game = plain_game()
    expected = preview(game, "b2 1>")
    assert preview(game, [Take("b2"), Place("1>")]) == expected
    assert preview(game, [{"kind": "take", "place": "b2"}, "1>"]) == expected
    assert preview(game, iter(["b2", "1>"])) == expected


def test_after_the_end_nothing_may_come() -> None:
    game = plain_game()
    game.play_out(1)
    shown = preview(game)
    assert (shown.turn, shown.player, shown.complete) == (30, None, False)
    assert (shown.next, shown.refused) == ([], [])
    assert shown.otherwise.code == "action/game-over"
    assert shown.state == game.public_state()


# What is refused


@pytest.mark.parametrize(
    ("actions", "code", "number"),
    [
        ("b2 2.1", "action/not-supported", 2),
        ("2.1", "action/other-step", 1),
        ("b2 1> a1", "turn/too-long", 3),
        (["b2", "b2"], "action/other-step", 2),
    ],
)
def test_an_illegal_action_is_refused_with_its_number(actions: Any, code: str, number: int) -> None:
    game = plain_game()
    with pytest.raises(IllegalAction) as caught:
        preview(game, actions)
    assert caught.value.code == code
    assert caught.value.refusal.args["number"] == number


def test_what_is_no_turn_is_refused() -> None:
    with pytest.raises(NotationError, match="character 4"):
        preview(plain_game(), "b2 1>>")
    with pytest.raises(OrbisError, match="a turn must be text or a list of actions"):
        preview(plain_game(), 5)  # type: ignore[arg-type]  # the mistake under test


# What stays as it is, and what stays hidden


@pytest.mark.parametrize(("style", "players"), SOME_TABLES[::5])
def test_the_game_does_not_change(style: str, players: int) -> None:
    for before, turn, _ in previewed_turns(style, players):
        game = before.copy()
        game.play_actions(turn[:1])
        known = everything(before), everything(game)
        preview(before, turn)
        if len(turn) > 1:
            preview(game, turn[1:])
        assert (everything(before), everything(game)) == known


def test_whoever_changes_a_preview_changes_no_later_one() -> None:
    game = plain_game()
    form = preview(game, "b2").to_json()
    known = deepcopy(form)
    for entry in form["next"] + form["refused"] + form["actions"]:
        entry["action"].clear()
    form["otherwise"]["args"].clear()
    form["state"].clear()
    assert preview(game, "b2").to_json() == known


@pytest.mark.parametrize(("style", "players"), SOME_TABLES)
def test_nothing_depends_on_the_unseen_order(style: str, players: int) -> None:
    random_words = random_from(f"preview {style} {players}")
    num_different = 0
    for before, turn, _ in previewed_turns(style, players):
        other = before.copy()
        resample(other.state, random_words)
        num_different += other != before
        for number in range(len(turn) + 1):
            assert encoded(other, turn[:number]) == encoded(before, turn[:number])
        before.play_actions(turn[:1])
        other.play_actions(turn[:1])
        if len(turn) > 1:
            assert encoded(other, turn[1:]) == encoded(before, turn[1:])
    assert num_different > 0 or not COMPILED


def encoded(game: Game, actions: list[Action]) -> bytes:
    form = preview(game, actions).to_json()
    text = json.dumps(form)
    assert json.loads(text) == form
    return text.encode()
