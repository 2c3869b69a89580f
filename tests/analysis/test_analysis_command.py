"""`orbis analyze`: reviews and positions on the command line."""

import json
from pathlib import Path

import pytest
from command import orbis, refused
from sample_records import played, sample_data, sample_record

from orbis import Game
from orbis.analysis import Budget, analyse, analyze, review
from orbis.engine.kernel import COMPILED
from orbis.records import encode_record, record_of, start_of, write_record

SIMS = "60" if COMPILED else "4"
NUM_TURNS = 6 if COMPILED else 2


@pytest.fixture
def single(tmp_path: Path) -> Path:
    """A game that is not over."""
    path = tmp_path / "game.orbis.json"
    write_record(record_of(played(Game(2, "command"), NUM_TURNS), ["Ada", "[bold]Bo"]), path)
    return path


@pytest.fixture
def stream(tmp_path: Path) -> Path:
    """A short game in line 1, one that has not begun in line 3."""
    path = tmp_path / "games.jsonl"
    one = encode_record(record_of(played(Game(2, "command"), NUM_TURNS)))
    path.write_bytes(one + b"\n\n" + encode_record(sample_record("not begun")) + b"\n")
    return path


def test_a_review_is_a_table_with_reasons_and_a_summary(single: Path) -> None:
    outcome = orbis("analyze", single, "--sims", SIMS)
    assert (outcome.code, outcome.err) == (0, "")
    assert "Players: 0 Ada, 1 [bold]Bo" in outcome.out
    result = review(played(Game(2, "command"), NUM_TURNS), Budget(simulations=int(SIMS)))
    for turn in result.turns:
        (row,) = [line for line in outcome.out.splitlines() if line.split()[:2] == [str(turn.number), str(turn.player)]]
        assert turn.played.notation in row
        assert turn.best.notation in row
        if turn.mark:
            assert turn.mark in row
            name = ("Ada", "[bold]Bo")[turn.player]
            assert f"Turn {turn.number}, {name}: {turn.mark}, {turn.loss:.1f} CP" in outcome.out
    summary = outcome.out[outcome.out.index("Summary") :]
    assert "mean loss" in summary
    assert "1 [bold]Bo" in summary


def test_the_json_of_a_review_is_complete(single: Path) -> None:
    outcome = orbis("analyze", single, "--sims", SIMS, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    result = review(record_of(played(Game(2, "command"), NUM_TURNS), ["Ada", "[bold]Bo"]), Budget(int(SIMS)))
    assert json.loads(outcome.out) == result.form().to_json()


@pytest.mark.parametrize("turn", [1, NUM_TURNS, NUM_TURNS + 1])
def test_a_position_is_analyzed(single: Path, turn: int) -> None:
    game = Game(2, "command")
    turns = played(Game(2, "command"), NUM_TURNS).notation
    for text in turns[: turn - 1]:
        game.play_turn(text)
    analysis = analyze(game, Budget(int(SIMS)))
    outcome = orbis("analyze", single, "--turn", str(turn), "--sims", SIMS)
    assert (outcome.code, outcome.err) == (0, "")
    assert str(game) in outcome.out
    assert all(ranked.turn.notation in outcome.out for ranked in analysis.turns)
    assert (f"played: {turns[turn - 1]}" if turn <= NUM_TURNS else "simulations per turn") in outcome.out
    form = json.loads(orbis("analyze", single, "--turn", str(turn), "--sims", SIMS, "--json").out)
    assert form.pop("played") == (turns[turn - 1] if turn <= NUM_TURNS else None)
    assert form == analysis.form().to_json()


def test_a_turn_that_was_not_played_is_an_error(single: Path) -> None:
    error = refused(orbis("analyze", single, "--turn", str(NUM_TURNS + 2)), "record/no-such-turn")
    assert f"{NUM_TURNS} turns, so there is no turn {NUM_TURNS + 2}" in error


def test_there_is_no_position_after_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    write_record(sample_record("2 players"), path)
    refused(orbis("analyze", path, "--turn", "31"), "record/no-such-turn")
    outcome = orbis("analyze", path, "--turn", "30", "--sims", SIMS)
    assert outcome.code == 0
    assert "exact" in outcome.out


def test_every_game_of_a_stream_or_one_by_its_line(stream: Path) -> None:
    outcome = orbis("analyze", stream, "--sims", SIMS, "--json")
    first, second = map(json.loads, outcome.out.splitlines())
    assert (len(first["turns"]), len(second["turns"])) == (NUM_TURNS, 0)
    assert json.loads(orbis("analyze", stream, "--sims", SIMS, "--json", "--game", "3").out) == second
    for line in ("2", "4"):
        assert f"line {line}" in refused(orbis("analyze", stream, "--game", line), "record/empty")


def test_seconds_are_a_budget_too(stream: Path) -> None:
    outcome = orbis("analyze", stream, "--turn", "1", "--seconds", "0.02", "--game", "3", "--json")
    assert json.loads(outcome.out)["turns"]
    both = orbis("analyze", stream, "--seconds", "1", "--sims", "10")
    assert (both.code, both.out) == (2, "")
    assert "not both" in both.err


@pytest.mark.parametrize("options", [("--sims", "0"), ("--seconds", "0"), ("--turn", "0"), ("--game", "0")])
def test_wrong_options_are_refused(single: Path, options: tuple[str, str]) -> None:
    assert orbis("analyze", single, *options).code == 2


@pytest.mark.parametrize(
    ("name", "code"), [("none.jsonl", "record/file"), (".", "record/file"), ("empty.jsonl", "record/empty")]
)
def test_a_file_without_records_is_an_error(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    refused(orbis("analyze", tmp_path / name), code)


def test_a_damaged_record_is_refused_with_its_line_and_turn(stream: Path) -> None:
    damaged = sample_data("2 players")
    damaged["turns"][4] = "a1 4.1"
    stream.write_bytes(stream.read_bytes() + json.dumps(damaged).encode() + b"\n" + b'{"format":"orbis"}\n')
    for options in ((), ("--turn", "2")):
        error = refused(orbis("analyze", stream, "--game", "4", *options), "record/turn")
        assert error.startswith("orbis: line 4, turn 5: ")
    assert "line 5: " in refused(orbis("analyze", stream, "--game", "5"), "record/malformed")


def test_a_tile_set_can_be_offered(tmp_path: Path) -> None:
    data = sample_data("unfinished, odd tiles")
    tile_set = start_of(sample_record("unfinished, odd tiles")).tile_set
    data["tiles"]["definition"] = None
    record, tiles = tmp_path / "game.orbis.json", tmp_path / "tiles.json"
    record.write_text(json.dumps(data))
    tiles.write_text(tile_set.canonical_text())
    refused(orbis("analyze", record), "record/tile-set")
    assert orbis("analyze", record, "--turn", "2", "--sims", SIMS, "--set", tiles).code == 0


def test_the_british_spelling_works_as_well(single: Path) -> None:
    options = (single, "--turn", "1", "--sims", SIMS, "--json")
    assert orbis("analyse", *options) == orbis("analyze", *options)
    assert analyse is analyze
    assert " analyse " not in orbis("--help").out
