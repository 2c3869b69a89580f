"""`orbis replay`: tables after each turn, or everything as JSON."""

import json
from pathlib import Path

import pytest
from command import orbis, refused
from sample_records import finished, sample_data, sample_game, sample_record

from orbis import Game
from orbis.records import encode_record, record_of, start_of, transcript, turns_of, write_record, write_records

NAME = "2 players"
NUM_TURNS = 30
ODD = "odd tiles, any"


@pytest.fixture
def single(tmp_path: Path) -> Path:
    path = tmp_path / "game.orbis.json"
    write_record(sample_record(NAME), path)
    return path


@pytest.fixture
def stream(tmp_path: Path) -> Path:
    """A finished game in line 1, an unfinished one in line 3."""
    path = tmp_path / "games.jsonl"
    one, two = (encode_record(sample_record(name)) for name in (NAME, "unfinished"))
    path.write_bytes(one + b"\n\n" + two + b"\n")
    return path


def pictures(name: str) -> list[str]:
    """The table at the start and after each turn."""
    game = start_of(sample_record(name))
    return [str(game), *(str(now) for now in turns_of(sample_record(name), game))]


def test_all_tables_and_the_score_are_shown(single: Path) -> None:
    outcome = orbis("replay", single)
    assert (outcome.code, outcome.err) == (0, "")
    position = outcome.out.index("Start")
    for number, picture in enumerate(pictures(NAME)):
        if number:
            title = f"Turn {number}, player {(number - 1) % 2} (player {(number - 1) % 2}): "
            position = outcome.out.index(title + sample_record(NAME).turns[number - 1], position)
        position = outcome.out.index(picture, position)
    assert f"Turn {NUM_TURNS + 1}" not in outcome.out
    score = outcome.out[outcome.out.index("The game is over.") :]
    assert "Score" in score
    assert "wins" in score or "share the victory" in score
    for total in sample_game(NAME).score().totals:
        assert f" {total} " in score


@pytest.mark.parametrize("turn", [1, 7, NUM_TURNS])
def test_one_turn_is_shown_alone(single: Path, turn: int) -> None:
    outcome = orbis("replay", single, "--turn", str(turn))
    assert outcome.code == 0
    assert outcome.out.count("Turn ") == 1
    assert f"Turn {turn}, player " in outcome.out
    assert pictures(NAME)[turn] in outcome.out
    assert "Start" not in outcome.out
    assert ("Score" in outcome.out) == (turn == NUM_TURNS)


def test_turn_0_is_the_start(single: Path) -> None:
    outcome = orbis("replay", single, "--turn", "0")
    assert outcome.code == 0
    assert pictures(NAME)[0] in outcome.out
    assert "Turn " not in outcome.out
    assert "Score" not in outcome.out


@pytest.mark.parametrize("turn", ["31", "999999999999999999999"])
def test_a_turn_that_was_not_played_is_an_error(single: Path, turn: str) -> None:
    assert f"30 turns, so there is no turn {turn}" in refused(
        orbis("replay", single, "--turn", turn), "record/no-such-turn"
    )
    refused(orbis("replay", single, "--turn", turn, "--json"), "record/no-such-turn")


def test_json_has_all_turns(single: Path) -> None:
    outcome = orbis("replay", single, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    form = json.loads(outcome.out)
    assert form == transcript(sample_record(NAME)).to_json()
    assert [turn["turn"] for turn in form["turns"]] == list(range(1, NUM_TURNS + 1))
    assert form["score"]["players"][0]["total"] == sample_game(NAME).score().totals[0]


def test_json_of_one_turn(single: Path) -> None:
    form = json.loads(orbis("replay", single, "--json", "--turn", "3").out)
    assert [turn["turn"] for turn in form["turns"]] == [3]
    assert json.loads(orbis("replay", single, "--json", "--turn", "0").out)["turns"] == []


def test_every_game_of_a_stream_is_a_line_of_json(stream: Path) -> None:
    outcome = orbis("replay", stream, "--json")
    first, second = map(json.loads, outcome.out.splitlines())
    assert (first["seed"], second["seed"]) == (NAME, "unfinished")
    assert first["score"] is not None
    assert second["score"] is None


def test_a_game_of_a_stream_is_chosen_by_its_line(stream: Path) -> None:
    assert json.loads(orbis("replay", stream, "--json", "--game", "1").out)["seed"] == NAME
    assert json.loads(orbis("replay", stream, "--json", "--game", "3").out)["seed"] == "unfinished"
    for line in ("2", "4"):
        assert f"line {line}" in refused(orbis("replay", stream, "--game", line), "record/empty")


def test_an_unfinished_game_has_no_score(stream: Path) -> None:
    outcome = orbis("replay", stream, "--game", "3")
    assert outcome.code == 0
    assert pictures("unfinished")[-1] in outcome.out
    assert "Score" not in outcome.out


def test_a_damaged_line_is_named(stream: Path) -> None:
    stream.write_bytes(stream.read_bytes() + b'{"format":"orbis"}\n')
    assert orbis("replay", stream, "--game", "1").code == 0
    assert "line 4: " in refused(orbis("replay", stream, "--game", "4"), "record/malformed")
    assert orbis("replay", stream).code == 1


def test_a_damaged_turn_is_named_with_its_line(stream: Path) -> None:
    damaged = sample_data(NAME)
    damaged["turns"][4] = "a1 4.1"
    stream.write_bytes(stream.read_bytes() + json.dumps(damaged).encode())
    error = refused(orbis("replay", stream, "--game", "4", "--json"), "record/turn")
    assert error.startswith("orbis: line 4, turn 5: ")
    assert "(U3)" in error
    text = orbis("replay", stream, "--game", "4")
    assert text.err == error
    assert "Turn 4, " in text.out


def test_a_wrong_result_is_refused_after_the_last_table(single: Path) -> None:
    data = sample_data(NAME)
    data["result"]["players"][1]["total"] += 1
    single.write_text(json.dumps(data))
    outcome = orbis("replay", single)
    assert outcome.code == 1
    assert "total of player 1" in outcome.err
    assert "Score" not in outcome.out
    refused(orbis("replay", single, "--json"), "record/result")


@pytest.mark.parametrize(
    ("name", "code"), [("none.jsonl", "record/file"), (".", "record/file"), ("empty.jsonl", "record/empty")]
)
def test_a_file_without_records_is_an_error(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    refused(orbis("replay", tmp_path / name), code)


def test_a_record_brings_its_own_tiles(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    write_record(sample_record(ODD), path)
    assert pictures(ODD)[-1] in orbis("replay", path).out


def test_a_tile_set_can_be_offered(tmp_path: Path) -> None:
    data = sample_data(ODD)
    data["tiles"]["definition"] = None
    record, tiles = tmp_path / "game.orbis.json", tmp_path / "tiles.json"
    record.write_text(json.dumps(data))
    tiles.write_text(sample_game(ODD).tile_set.canonical_text())
    refused(orbis("replay", record), "record/tile-set")
    assert pictures(ODD)[0] in orbis("replay", record, "--turn", "0", "--set", tiles).out


@pytest.mark.parametrize("name", ["[/x]", "[bold]Ada[/bold]", "[Ada]", "Zoë"])
def test_the_names_of_players_are_shown_as_they_are(name: str, tmp_path: Path) -> None:
    path = tmp_path / "names.jsonl"
    write_records([record_of(finished(Game(2, "names")), [name, "Bo"])], path)
    outcome = orbis("replay", path, "--turn", "30")
    assert outcome.code == 0
    score = outcome.out[outcome.out.index("Score") :]
    assert name in score
