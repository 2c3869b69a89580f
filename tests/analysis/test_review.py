"""`review`: every turn of a game, compared with the best one found."""

import json

import pytest
from analysis_positions import FEW
from page_tables import EVERYTHING_SEED, EVERYTHING_TURNS
from sample_records import played, sample_data, sample_record

from orbis import Game, OrbisError, RecordError, review
from orbis.analysis import MARKS, THRESHOLDS, review_turn, review_turns
from orbis.analysis.turns import mark_for
from orbis.engine.kernel import COMPILED
from orbis.records import Record, decode_record, record_of

needs_speed = pytest.mark.skipif(not COMPILED, reason="whole games take minutes uncompiled")


@pytest.fixture
def short() -> Record:
    """A game of two after three turns."""
    return record_of(played(Game(2, "short"), 3), ["Ada", "Bo"])


@needs_speed
@pytest.mark.parametrize("name", ["2 players", "3 players", "odd tiles, any", "unfinished"])
def test_every_turn_is_reviewed(name: str) -> None:
    record = sample_record(name)
    done = []
    result = review(record, FEW, progress=lambda number, total: done.append((number, total)))
    assert [turn.played.notation for turn in result.turns] == record.turns
    assert [turn.number for turn in result.turns] == list(range(1, len(record.turns) + 1))
    assert done == [(number, len(record.turns)) for number in range(1, len(record.turns) + 1)]
    for turn in result.turns:
        assert turn.player == (record.first + turn.number - 1) % len(record.seats)
        assert turn.loss >= 0
        assert turn.chance_lost >= 0
        assert turn.mark == mark_for(turn.loss, turn.chance_lost)
        assert bool(turn.reasons) == (turn.mark is not None or turn.loss >= 0.5)
        assert sum(reason.cp for reason in turn.reasons) >= -max(turn.loss, 10 * turn.chance_lost) - 1e-9
        if turn.best.notation == turn.played.notation:
            assert turn.best == turn.played
            assert turn.loss == 0


@needs_speed
def test_the_summary_counts() -> None:
    result = review(sample_record("2 players"), FEW)
    for summary in result.summaries:
        turns = [turn for turn in result.turns if turn.player == summary.player]
        assert summary.turns == len(turns) == 15
        assert summary.mean_loss == pytest.approx(sum(turn.loss for turn in turns) / 15)
        assert summary.marks == {mark: sum(turn.mark == mark for turn in turns) for mark in MARKS}
    assert sum(sum(summary.marks.values()) for summary in result.summaries) > 5


def test_a_game_is_reviewed_like_its_record(short: Record) -> None:
    game = played(Game(2, "short"), 3)
    by_game, by_record = review(game, FEW), review(short, FEW)
    assert by_game.turns == by_record.turns
    assert by_game.seats == ("player 0", "player 1")
    assert by_record.seats == ("Ada", "Bo")
    assert tuple(review_turns(short, FEW)) == by_record.turns


def test_a_game_that_has_not_begun_has_an_empty_review() -> None:
    result = review(Game(3, 1), FEW)
    assert result.turns == ()
    assert [summary.mean_loss for summary in result.summaries] == [0.0, 0.0, 0.0]


def test_the_json_form(short: Record) -> None:
    form = review(short, FEW).form().to_json()
    assert set(form) == {"players", "seats", "turns", "summary"}
    assert (form["players"], form["seats"], len(form["turns"])) == (2, ["Ada", "Bo"], 3)
    turn = form["turns"][2]
    assert (turn["turn"], turn["round"], turn["player"]) == (3, 2, 0)
    assert turn["played"]["notation"] == short.turns[2]
    assert set(turn["played"]) == set(turn["best"])
    assert set(form["summary"][0]) == {"player", "name", "turns", "mean_loss", "marks"}
    assert set(form["summary"][0]["marks"]) == set(MARKS)
    json.dumps(form)


def test_a_record_that_is_not_right_is_refused_before_anything_is_reviewed() -> None:
    data = sample_data("2 players")
    data["turns"][29] = "a1 4.2 4.2"
    with pytest.raises(RecordError) as caught:
        next(review_turns(decode_record(json.dumps(data)), FEW))
    assert caught.value.turn == 30
    data = sample_data("2 players")
    data["result"]["players"][0]["total"] += 1
    with pytest.raises(RecordError):
        next(review_turns(decode_record(json.dumps(data)), FEW))


def test_a_turn_is_reviewed_as_a_whole() -> None:
    game = Game(2, 1)
    with pytest.raises(OrbisError) as caught:
        review_turn(game, "b2", FEW)
    assert caught.value.code == "turn/incomplete"
    game.play("b2")
    with pytest.raises(OrbisError) as caught:
        review_turn(game, "~1>", FEW)
    assert caught.value.code == "analysis/turn-begun"


@pytest.mark.parametrize(
    ("ply", "steps"),
    [
        (9, ["take", "place", "pay"]),
        (15, ["take", *["gain"] * 5, *["discard"] * 3]),
        (17, ["take", "place", *["village"] * 3]),
        (25, ["take", "place", "discard"]),  # a wilderness, which costs nothing
    ],
)
def test_a_judged_turn_tells_what_each_action_is_for(ply: int, steps: list[str]) -> None:
    game = Game(3, EVERYTHING_SEED, first=0)
    for turn in EVERYTHING_TURNS[:ply]:
        game.play_turn(turn)
    form = review_turn(game, EVERYTHING_TURNS[ply], FEW).form().to_json()
    assert form["played"]["steps"] == steps
    assert len(form["best"]["steps"]) == len(form["best"]["actions"])


def test_marks_by_points_and_by_chance() -> None:
    assert [mark_for(points, 0) for points in (0.9, 1.0, 1.9, 2.0, 4.0)] == [None, *[MARKS[0]] * 2, *MARKS[1:]]
    assert [mark_for(0, chance) for chance in (0.09, 0.1, 0.2, 0.5)] == [None, *MARKS]
    assert list(THRESHOLDS) == list(MARKS)
