"""Whatever is given to `Game` as an action: it is played or refused with one of our codes, never anything else."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orbis import Game, IllegalAction, NotationError, OrbisError, Take

CODE = re.compile(r"(notation|action|turn)/[a-z-]+")

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["R", "a1", "up"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FORM_KEYS = st.sampled_from(["kind", "place", "god", "row", "column", "end", "face", "color", "give", "get"])
KINDS = st.sampled_from(["take", "god", "place", "give", "gain", "remove", "exchange", "decline", "pass"])
FORMS = st.dictionaries(FORM_KEYS | st.text(max_size=5), JSON_VALUES, max_size=5)
NEARLY_RIGHT = st.builds(lambda form, kind: {**form, "kind": kind}, FORMS, KINDS)


def refused(attempt: Callable[[], object]) -> OrbisError | None:
    """The error of an attempt, if it is one of ours; any other is not caught."""
    try:
        attempt()
    except OrbisError as error:
        return error
    return None


@settings(deadline=None)
@given(st.text() | FORMS | NEARLY_RIGHT | JSON_VALUES, st.booleans())
def test_any_action_is_played_or_refused(action: Any, begun: bool) -> None:
    game = Game(2, 1)
    if begun:
        game.play("b2")
    before = (bytes(game), game.staged)
    error = refused(lambda: game.play(action))
    if error is None:
        assert game.undo() is not None
    else:
        assert CODE.fullmatch(error.code)
        assert error.message
        assert isinstance(error, IllegalAction) == (refused(lambda: game.why_not(action)) is None)
    assert (bytes(game), game.staged) == before


@settings(deadline=None)
@given(st.text() | st.lists(st.text(max_size=4) | NEARLY_RIGHT | JSON_VALUES, max_size=4))
def test_any_turn_is_played_or_refused(turn: Any) -> None:
    game = Game(2, 1)
    error = refused(lambda: game.play_turn(turn))
    assert (error is None) == (game.turn == 1)
    if error is not None:
        assert CODE.fullmatch(error.code)
        assert game == Game(2, 1)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (None, "action/unknown"),
        (42, "action/unknown"),
        (b"b2", "action/unknown"),
        (["b2"], "action/unknown"),
        (Take("z9"), "action/unknown"),
        (Take(["b2"]), "action/unknown"),  # type: ignore[arg-type]  # the mistake under test
        ({}, "action/malformed"),
        ({"kind": "pass"}, "action/malformed"),
        ({"kind": "take"}, "action/malformed"),
        ({"kind": "take", "place": "b2", "more": 1}, "action/malformed"),
        ({"kind": "place", "row": 2, "column": 1, "end": "left", "face": "up"}, "action/malformed"),
        ({"kind": "exchange", "give": "R", "get": "R"}, "action/malformed"),
        ({"kind": ["take"], "place": "b2"}, "action/malformed"),
        ("b2 1>", "notation/one-action"),
        ("", "notation/spaces"),
        ("b9", "notation/place"),
    ],
)
def test_a_malformed_action_has_a_stable_code(action: Any, code: str) -> None:
    game = Game(2, 1)
    error = refused(lambda: game.play(action))
    assert error is not None
    assert error.code == code
    assert isinstance(error, NotationError) == code.startswith("notation/")
    assert game == Game(2, 1)


def deep_list() -> list[Any]:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    return nested


@pytest.mark.parametrize("value", [10**5000, deep_list()], ids=["a huge number", "a deep list"])
@pytest.mark.parametrize(
    "as_action", [lambda value: {"kind": value}, Take, lambda value: value], ids=["form", "object", "bare"]
)
def test_an_action_that_cannot_even_be_shown_is_refused(as_action: Callable[[Any], Any], value: Any) -> None:
    action = as_action(value)
    error = refused(lambda: Game(2, 1).play(action))
    assert error is not None
    assert error.code in ("action/malformed", "action/unknown")
