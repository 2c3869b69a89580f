"""The notation: exact round trips, and mistakes that are explained."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orbis import NotationError
from orbis.game import (
    ACTIONS,
    Action,
    Decline,
    Exchange,
    Gain,
    Give,
    Place,
    Remove,
    Take,
    TakeGod,
    format_actions,
    parse_action,
    parse_actions,
)

WORDS = [format_actions([action]) for action in ACTIONS]
SEQUENCES = st.lists(st.sampled_from(ACTIONS), min_size=1, max_size=12)
# Right words, words that are nearly right, and anything at all.
PIECES = st.one_of(
    st.sampled_from(WORDS),
    st.text(alphabet="RBYGW", min_size=1, max_size=4).map("-{}".format),
    st.text(alphabet="RBYGW", min_size=1, max_size=4).map("+{}".format),
    st.text(alphabet="abc1234.<>~@x+-=RBYGW*no ", max_size=5),
    st.text(max_size=4),
)
TEXTS = st.lists(PIECES, max_size=6).map(" ".join)


def read(text: str) -> list[Action] | NotationError:
    """The actions of a text, or why there are none."""
    try:
        return parse_actions(text)
    except NotationError as error:
        return error


# Right texts


def test_there_are_117_words() -> None:
    assert len(ACTIONS) == 117
    assert len(set(WORDS)) == 117


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_read_back(word: str) -> None:
    assert format_actions([parse_action(word)]) == word


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("b2 1>", [Take("b2"), Place("1>")]),
        ("c3 ~2.4", [Take("c3"), Place("2.4", "wilderness")]),
        ("@love +RRBYW", [TakeGod("love"), Gain("R"), Gain("R"), Gain("B"), Gain("Y"), Gain("W")]),
        ("@death no", [TakeGod("death"), Decline()]),
        ("a1 1< -RB", [Take("a1"), Place("1<"), Give("R"), Give("B")]),
        ("-R 3B=Y -B", [Give("R"), Exchange("B", "Y"), Give("B")]),
        ("+R -R +R", [Gain("R"), Give("R"), Gain("R")]),
        ("xa1R xa1R", [Remove("a1", "R"), Remove("a1", "R")]),
    ],
)
def test_examples_of_turns(text: str, actions: list[Action]) -> None:
    assert parse_actions(text) == actions


@given(SEQUENCES)
def test_actions_are_read_back_from_their_text(actions: list[Action]) -> None:
    assert parse_actions(format_actions(actions)) == actions


@given(TEXTS | st.text())
def test_a_text_that_can_be_read_is_written_the_same(text: str) -> None:
    match read(text):
        case NotationError() as error:
            assert error.code.startswith("notation/")
            assert error.message
            assert 0 <= error.position <= len(text)
        case actions:
            assert format_actions(actions) == text


@given(SEQUENCES, st.sampled_from("RBYGWabcx@~.=<>0 \n\t"), st.data())
def test_a_text_with_one_more_character_means_something_else(
    actions: list[Action], character: str, data: st.DataObject
) -> None:
    text = format_actions(actions)
    where = data.draw(st.integers(0, len(text)))
    assert read(text[:where] + character + text[where:]) != actions


# Mistakes


@pytest.mark.parametrize(
    ("text", "code", "position", "word", "right"),
    [
        ("b2 @thunder", "god", 3, "'@thunder'", "love apprentice oceans fire nature"),
        ("b2 @", "god", 3, "'@'", "the gods are"),
        ("@Love", "god", 0, "'@Love'", "love"),
        ("a1 1> -RX", "color", 6, "'-RX'", "R B Y G W"),
        ("a1 1> -", "color", 6, "'-'", "R B Y G W"),
        ("-*", "color", 0, "'-*'", "R B Y G W"),
        ("@love +r", "color", 6, "'+r'", "R B Y G W"),
        ("xb2", "remove", 0, "'xb2'", "xb2R"),
        ("a1 xd4R", "remove", 3, "'xd4R'", "a place in the display and a color"),
        ("a1 3R=X", "exchange", 3, "'3R=X'", "3R=B"),
        ("3*=B", "exchange", 0, "'3*=B'", "R B Y G W"),
        ("a1 3G=G", "same-color", 3, "'3G=G'", "one color for a different one"),
        ("a1 1.1", "spot", 3, "'1.1'", "1< 1> 2.1 2.2 2.3 2.4 3.1"),
        ("a1 2.5", "spot", 3, "'2.5'", "4.2"),
        ("a1 ~", "spot", 3, "'~'", "1<"),
        ("a1 ~5.1", "spot", 3, "'~5.1'", "with ~ in front for a wilderness"),
        ("a4", "place", 0, "'a4'", "a1 b1 c1 a2"),
        ("b2 1> c", "place", 6, "'c'", "c3"),
        ("b2 1> B2", "word", 6, "'B2'", "b2"),
        ("yes", "word", 0, "'yes'", "no"),
        ("b2\t1>", "place", 0, r"'b2\t1>'", "c3"),
        ("a1 1> -R -B", "split", 9, "-R -B", "-RB"),
        ("@love +RR +BBB", "split", 10, "+RR +BBB", "+RRBBB"),
        ("", "spaces", 0, "''", "single spaces"),
        (" a1", "spaces", 0, "' a1'", "single spaces"),
        ("a1  1>", "spaces", 3, "character 4", "single spaces"),
        ("a1 1> ", "spaces", 6, "character 7", "none at the start or end"),
    ],
)
def test_a_mistake_is_named_with_its_position_and_what_is_right(
    text: str, code: str, position: int, word: str, right: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_actions(text)
    error = caught.value
    assert (error.code, error.position) == (f"notation/{code}", position)
    assert word in error.message
    assert right in error.message
    assert str(error) == error.message


def test_an_exchange_for_the_same_color_names_its_ruling() -> None:
    with pytest.raises(NotationError) as caught:
        parse_actions("3R=R")
    assert caught.value.rule == "R2"


@pytest.mark.parametrize(("text", "number"), [("a1 1>", "2"), ("-RB", "2"), ("+RRR", "3")])
def test_one_action_is_one_action(text: str, number: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert (caught.value.code, caught.value.position) == ("notation/one-action", 0)
    assert number in caught.value.message
    assert repr(text) in caught.value.message


@pytest.mark.parametrize("value", [None, 5, b"a1", ["a1"]])
def test_only_text_is_read(value: object) -> None:
    with pytest.raises(NotationError) as caught:
        parse_actions(value)  # type: ignore[arg-type]  # the mistake under test
    assert caught.value.code == "notation/not-text"
    assert type(value).__name__ in caught.value.message
