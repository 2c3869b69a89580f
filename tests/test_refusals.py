"""Refusals: codes, rules and arguments are those of docs/actions.md, and sentences are made from them alone."""

import inspect
import json
import re
from pathlib import Path

import pytest
from random_games import SETS, play_through, tile_set_of
from sample_games import plain_game
from soak import times, tries

from orbis import Game, IllegalAction, Refusal, Take
from orbis.engine import check
from orbis.engine.kernel import COMPILED
from orbis.game import ACTIONS
from orbis.game.refusals import QUESTIONS, REASONS, TURN_COMPLETE, TURN_INCOMPLETE, TURN_TOO_LONG, Reason

PAGE = (Path(__file__).parent.parent / "docs" / "actions.md").read_text(encoding="utf-8")
SECTION = PAGE.split("\n## Refusals\n")[1].split("\n## ")[0]
ALL_REASONS = {reason.code: reason for reason in (*REASONS.values(), TURN_INCOMPLETE, TURN_TOO_LONG, TURN_COMPLETE)}


def arguments(reason: Reason) -> list[str]:
    return list(inspect.signature(reason.say).parameters)


def test_every_code_of_the_engine_has_its_reason() -> None:
    codes = {value for name, value in vars(check).items() if name in check.__annotations__ and isinstance(value, int)}
    assert set(REASONS) == codes - {check.OK}
    assert len(ALL_REASONS) == len(REASONS) + 3


def test_the_table_of_refusals_is_that_of_the_code() -> None:
    rows = re.findall(r"^\| `([a-z]+/[a-z-]+)` \| ([^|]+) \| ?([^|]*) \|$", SECTION, re.MULTILINE)
    table = {}
    for code, rule, described in rows:
        said = re.sub(r": [^;]*", "", described)  # what an argument means
        table[code] = ("" if rule == "of the step" else rule, re.findall(r"`(\w+)`", said))
    assert table == {code: (reason.rule, arguments(reason)) for code, reason in ALL_REASONS.items()}


def test_the_rules_of_the_steps_are_all_named() -> None:
    named = re.search(r"The rule of a step is (.*?)\.", SECTION, re.DOTALL)
    assert named
    rules = {step: found for found, step in re.findall(r"([A-Z]\d+(?: or D1)?)\s+in\s+`(\w+)`", named[1])}
    assert rules == {step: rule for step, (rule, _) in QUESTIONS.items()} | {"gain": "E7 or D1"}


def assert_complete(refusal: Refusal) -> None:
    """Whoever has the code and the arguments as JSON can make the sentence."""
    form = json.loads(json.dumps(refusal.to_json()))
    assert form == refusal.to_json()
    reason = ALL_REASONS[form["code"]]
    assert list(refusal.args) == arguments(reason)
    assert reason.say(**form["args"]) == form["message"] == refusal.message


@pytest.mark.parametrize("style", SETS)
def test_sentences_are_made_from_the_arguments(style: str) -> None:
    share = 0.3 if COMPILED else 0.05
    for rng in tries(f"refusals {style}", times(1)):
        game = Game(rng.choice((2, 3, 4)), rng.random().hex(), tile_set_of(style, rng))
        for _ in play_through(game, rng, share_legal=0.5):
            if rng.random() < share:
                assert_all_complete(game)


def assert_all_complete(game: Game) -> None:
    for action in (*ACTIONS, Take("z9")):
        refusal = game.why_not(action)
        if refusal is not None:
            assert_complete(refusal)


def test_a_cost_tells_what_is_missing_of_each_color_and_of_any() -> None:
    game = Game(2, "cost")
    tile = next(region for region in game.tile_set.regions if region.cost.count("*") == 1 and len(set(region.cost)) > 1)
    game.state.step, game.state.taken = 1, game.tile_set.index(tile.id)
    refusal = game.why_not("1>")
    assert refusal is not None
    symbols = {color: tile.cost.count(color) for color in tile.cost}
    assert refusal.args == {"tile": tile.id, "cost": tile.cost, "missing": symbols}


def test_too_few_to_pay_tells_how_many_there_are() -> None:
    game = Game(2, 1)
    game.state.step, game.state.pending = 6, 6  # Death
    game.state.realm[0, 2] = 4
    refusal = game.why_not("-Y")
    assert refusal is not None
    assert refusal.args == {"needed": 6, "held": 4}
    assert_complete(refusal)


def test_a_refusal_within_a_turn_tells_the_number_of_the_action() -> None:
    game = plain_game()
    with pytest.raises(IllegalAction) as caught:
        game.play_turn("b2 2.1")
    assert caught.value.refusal.args == {"row": 2, "column": 1, "number": 2}
    assert (
        caught.value.refusal.message
        == "A tile in row 2, column 1 needs both tiles below it, and at least one is missing"
    )
    with pytest.raises(IllegalAction) as caught:
        game.play("2.1")
    assert caught.value.refusal.args == {"step": "take"}


def test_turns_refused_as_a_whole_have_arguments() -> None:
    game = plain_game()
    with pytest.raises(IllegalAction) as incomplete:
        game.play_turn("b2")
    with pytest.raises(IllegalAction) as too_long:
        game.play_turn("b2 1> a1")
    assert incomplete.value.refusal.args == {"step": "place"}
    assert too_long.value.refusal.args == {"played": "b2 1>", "number": 3}
    for caught in (incomplete, too_long):
        assert_complete(caught.value.refusal)


def test_refusals_can_be_compared_and_kept_in_sets() -> None:
    game = plain_game()
    refusals = {game.why_not("1>"), game.why_not("no"), game.why_not("3R=B"), game.why_not("3B=R")}
    assert len(refusals) == 3
    assert Refusal("action/game-over", "G1", "The game is over", {}) == REASONS[check.GAME_OVER].refuse()
