"""Records in memory, in files and in streams."""

import json
from pathlib import Path

import pytest
from sample_records import FINISHED, SAMPLES, UNFINISHED, finished, sample_game, sample_record

from orbis import Game, OrbisError, RecordError
from orbis.records import (
    decode_record,
    encode_record,
    read_record,
    read_records,
    record_of,
    replay,
    write_record,
    write_records,
)


@pytest.mark.parametrize("name", SAMPLES)
def test_decoding_gives_back_the_encoded_record(name: str) -> None:
    record = sample_record(name)
    assert decode_record(encode_record(record)) == record
    assert decode_record(encode_record(record).decode()) == record


@pytest.mark.parametrize("name", SAMPLES)
def test_an_encoded_record_is_one_line_of_json(name: str) -> None:
    encoded = encode_record(sample_record(name))
    assert b"\n" not in encoded
    assert json.loads(encoded)["format"] == "orbis"
    assert json.loads(encoded)["version"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_identical_bytes(players: int) -> None:
    first, second = (encode_record(record_of(finished(Game(players, "same")))) for _ in range(2))
    assert first == second
    assert first != encode_record(record_of(finished(Game(players, "other"))))


@pytest.mark.parametrize("name", SAMPLES)
def test_only_a_set_of_ones_own_is_in_the_record(name: str) -> None:
    tiles = sample_record(name).tiles
    assert tiles.digest == sample_game(name).tile_set.digest
    assert (tiles.definition is not None) == ("odd tiles" in name)
    assert tiles.definition is None or tiles.definition.to_json() == sample_game(name).tile_set.to_json()


def test_only_finished_games_have_a_result() -> None:
    assert all(sample_record(name).result is not None for name in FINISHED)
    assert all(sample_record(name).result is None for name in UNFINISHED)


def test_the_result_is_the_score_of_the_game() -> None:
    for name in FINISHED:
        result = sample_record(name).result
        score = sample_game(name).score()
        assert result is not None
        assert [player.total for player in result.players] == list(score.totals)
        assert [player.rank for player in result.players] == [player.rank for player in score.players]
        assert result.winners == score.winners
        assert result.tie_break == score.tie_break


def test_a_turn_that_is_not_complete_is_not_in_the_record() -> None:
    game = Game(2, "staged")
    game.play("b2")
    assert record_of(game).turns == []
    assert replay(record_of(game)) == Game(2, "staged")
    game.play("~1>")
    assert record_of(game).turns == ["b2 ~1>"]


def test_the_names_of_the_players_are_kept_to_the_letter() -> None:
    names = ["Zoë 🦊", 'a "quoted" \\ name\n']
    decoded = decode_record(encode_record(record_of(Game(2, "names"), names)))
    assert [seat.name for seat in decoded.seats] == names
    assert replay(decoded) == Game(2, "names")


@pytest.mark.parametrize("names", [[], ["one"], ["one", "two", "three"]])
def test_as_many_names_as_players_are_needed(names: list[str]) -> None:
    with pytest.raises(OrbisError) as caught:
        record_of(Game(2, 1), names)
    assert caught.value.code == "record/seats"


@pytest.mark.parametrize("name", SAMPLES)
def test_a_written_record_is_read_back(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    write_record(sample_record(name), path)
    assert read_record(path) == sample_record(name)
    assert list(read_records(path)) == [(1, sample_record(name))]
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_a_written_record_is_for_people_to_read(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    write_record(sample_record("2 players"), path)
    lines = path.read_text().splitlines()
    assert len(lines) > len(sample_record("2 players").turns)
    assert path.read_bytes().endswith(b"}\n")


def test_a_record_replaces_an_older_one_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    write_record(sample_record("2 players"), path)
    write_record(sample_record("3 players"), path)
    assert read_record(path) == sample_record("3 players")
    (tmp_path / "game.orbis.json.part").mkdir()
    with pytest.raises(OSError, match="directory"):
        write_record(sample_record("2 players"), path)
    assert read_record(path) == sample_record("3 players")


def test_a_written_stream_is_read_back_with_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    records = [sample_record(name) for name in SAMPLES]
    write_records(iter(records), path)
    assert path.read_bytes() == b"".join(encode_record(record) + b"\n" for record in records)
    assert list(read_records(path)) == list(enumerate(records, 1))
    assert read_record(path) == records[0]


def test_empty_lines_of_a_stream_count_and_are_skipped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    one, two = encode_record(sample_record("2 players")), encode_record(sample_record("3 players"))
    path.write_bytes(b"\n" + one + b"\r\n \t\n\n" + two)
    assert list(read_records(path)) == [(2, sample_record("2 players")), (5, sample_record("3 players"))]


def test_a_damaged_line_of_a_stream_leaves_the_others_readable(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    good = encode_record(sample_record("2 players"))
    path.write_bytes(b"\n".join([good, good[:100], b"{}", b"\xff\xfe", good]) + b"\n")
    entries = list(read_records(path))
    assert [number for number, _ in entries] == [1, 2, 3, 4, 5]
    assert [entry for _, entry in entries if not isinstance(entry, RecordError)] == [sample_record("2 players")] * 2
    errors = [entry for _, entry in entries if isinstance(entry, RecordError)]
    assert [(error.line, error.code) for error in errors] == [
        (2, "record/not-json"),
        (3, "record/malformed"),
        (4, "record/not-json"),
    ]
    assert all(str(error).startswith(f"line {error.line}: ") for error in errors)


def test_reading_one_record_raises_its_error(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("\n{}\n")
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert (caught.value.code, caught.value.line) == ("record/malformed", 2)


@pytest.mark.parametrize(
    ("file", "content", "code"),
    [
        ("none.jsonl", None, "record/file"),
        ("none.orbis.json", None, "record/file"),
        ("empty.jsonl", b"", "record/empty"),
        ("blank.jsonl", b"\n \n", "record/empty"),
        ("empty.orbis.json", b"", "record/not-json"),
        ("binary.orbis.json", bytes(range(256)), "record/not-json"),
        ("binary.jsonl", bytes(range(255, 0, -1)), "record/not-json"),
    ],
)
def test_a_file_without_a_record_is_refused(file: str, content: bytes | None, code: str, tmp_path: Path) -> None:
    path = tmp_path / file
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.code == code


@pytest.mark.parametrize("name", ["folder", "folder.jsonl"])
def test_a_folder_is_no_record(name: str, tmp_path: Path) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(RecordError) as caught:
        list(read_records(tmp_path / name))
    assert caught.value.code == "record/file"
    assert name in str(caught.value)
