"""`orbis verify`: right records pass, others are named with line, turn and rule."""

import json
from pathlib import Path
from typing import Any

import pytest
from command import orbis, refused
from sample_records import SAMPLES, sample_data, sample_game, sample_record

from orbis.engine.kernel import COMPILED
from orbis.game.layout import seed_hash
from orbis.records import encode_record, record_of, write_record, write_records

# Plain Python replays some fifteen games a second.
NAMES = SAMPLES if COMPILED else SAMPLES[::3]
ODD = next(name for name in SAMPLES if "odd tiles" in name)


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.jsonl"
    write_records([sample_record(name) for name in NAMES], path)
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A stream of four: two right ones, an illegal turn in line 3, and a line that is cut off."""
    damaged = sample_data("2 players")
    damaged["turns"][4] = "a1 4.1"
    path = tmp_path / "bad.jsonl"
    right, odd = encode_record(sample_record("2 players")), encode_record(sample_record(ODD))
    path.write_bytes(b"\n".join([right, odd, json.dumps(damaged).encode(), right[:-9]]) + b"\n")
    return path


def reports(*arguments: str | Path) -> tuple[int, dict[str, Any]]:
    outcome = orbis("verify", *arguments, "--json")
    assert outcome.err == ""
    assert outcome.out.count("\n") == 1
    form: dict[str, Any] = json.loads(outcome.out)
    assert form["valid"] == (outcome.code == 0)
    return outcome.code, form


def test_right_records_pass(good: Path) -> None:
    outcome = orbis("verify", good)
    assert (outcome.code, outcome.err) == (0, "")
    finished = sum(sample_record(name).result is not None for name in NAMES)
    unfinished = len(NAMES) - finished
    assert outcome.out == (
        f"{good}: {len(NAMES)} games, {finished} finished and valid, {unfinished} unfinished and valid so far\n"
    )


def test_right_records_pass_as_json(good: Path) -> None:
    code, form = reports(good)
    finished = sum(sample_record(name).result is not None for name in NAMES)
    assert code == 0
    assert form["files"] == [{"file": str(good), "games": len(NAMES), "finished": finished, "problems": []}]


def test_refused_records_are_named_with_line_turn_and_rule(bad: Path) -> None:
    outcome = orbis("verify", bad)
    assert outcome.code == 1
    illegal, cut_off = outcome.err.splitlines()
    assert illegal.startswith(f"{bad}: line 3, turn 5: ")
    assert "(U3)" in illegal
    assert illegal.endswith("[record/turn]")
    assert cut_off.startswith(f"{bad}: line 4: ")
    assert cut_off.endswith("[record/not-json]")
    assert outcome.out == f"{bad}: 4 games, 2 finished and valid, 2 invalid\n"


def test_refused_records_are_named_in_json(bad: Path) -> None:
    code, form = reports(bad)
    assert code == 1
    [report] = form["files"]
    assert (report["games"], report["finished"]) == (4, 2)
    found = [tuple(problem[field] for field in ("code", "line", "turn", "rule")) for problem in report["problems"]]
    assert found == [("record/turn", 3, 5, "U3"), ("record/not-json", 4, None, None)]


def test_a_refused_record_of_its_own_has_a_turn_but_no_line(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    data = sample_data("2 players")
    data["turns"][0] = "a1 1<"
    path.write_text(json.dumps(data, indent=2))
    code, form = reports(path)
    [problem] = form["files"][0]["problems"]
    assert (code, problem["line"], problem["turn"], problem["rule"]) == (1, None, 1, "U2")


def test_one_bad_file_among_several_is_enough(good: Path, bad: Path, tmp_path: Path) -> None:
    single = tmp_path / "single.orbis.json"
    write_record(sample_record("3 players"), single)
    assert orbis("verify", good, single).code == 0
    code, form = reports(good, bad, single)
    assert code == 1
    assert [bool(report["problems"]) for report in form["files"]] == [False, True, False]


@pytest.mark.parametrize(
    ("name", "content", "problem"),
    [
        ("none.jsonl", None, "record/file"),
        ("none.orbis.json", None, "record/file"),
        ("empty.jsonl", b"", "record/empty"),
        ("blank.jsonl", b"\n\n", "record/empty"),
        ("empty.orbis.json", b"", "record/not-json"),
        ("garbage.orbis.json", bytes(range(256)) * 9, "record/not-json"),
        ("null.orbis.json", b"\0" * 99, "record/not-json"),
        ("list.orbis.json", b"[]", "record/malformed"),
        ("deep.orbis.json", b'{"tiles":' * 100_000, "record/malformed"),
    ],
)
def test_a_file_without_a_record_is_refused(name: str, content: bytes | None, problem: str, tmp_path: Path) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    outcome = orbis("verify", path)
    assert outcome.code == 1
    assert outcome.err.startswith(f"{path}: ")
    assert outcome.err.endswith(f"[{problem}]\n")
    assert outcome.err.count("\n") == 1
    code, form = reports(path)
    assert (code, form["files"][0]["problems"][0]["code"]) == (1, problem)


def test_every_line_of_garbage_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "garbage.jsonl"
    path.write_bytes(bytes(range(256)) + b"\n{}\n\xff\n")
    code, form = reports(path)
    lines = path.read_bytes().split(b"\n")[:-1]
    expected = [number for number, line in enumerate(lines, 1) if line.strip()]
    assert code == 1
    assert [problem["line"] for problem in form["files"][0]["problems"]] == expected


def test_a_folder_is_refused(tmp_path: Path) -> None:
    outcome = orbis("verify", tmp_path)
    assert outcome.code == 1
    assert outcome.err.endswith("[record/file]\n")


def test_a_missing_file_does_not_keep_others_from_being_verified(good: Path, tmp_path: Path) -> None:
    code, form = reports(tmp_path / "none.jsonl", good)
    assert code == 1
    assert [report["games"] for report in form["files"]] == [0, len(NAMES)]


def test_a_tile_set_can_be_offered(tmp_path: Path) -> None:
    data = sample_data(ODD)
    data["tiles"]["definition"] = None
    record, tiles = tmp_path / "game.orbis.json", tmp_path / "tiles.json"
    record.write_text(json.dumps(data))
    tiles.write_text(sample_game(ODD).tile_set.canonical_text())
    code, form = reports(record)
    assert (code, form["files"][0]["problems"][0]["code"]) == (1, "record/tile-set")
    code, form = reports(record, "--set", tiles)
    assert (code, form["files"][0]["finished"]) == (0, 1)


def test_a_file_name_in_brackets_is_shown_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "[bold] [x].jsonl"
    write_records([sample_record("2 players")], path)
    assert orbis("verify", path).out.startswith(f"{path}: 1 game")


# The promise of a shuffle

PROMISED = seed_hash("2 players")


@pytest.fixture
def single(tmp_path: Path) -> Path:
    path = tmp_path / "single.orbis.json"
    write_record(sample_record("2 players"), path)
    return path


@pytest.mark.parametrize(
    "noted", [PROMISED, PROMISED.removeprefix("sha256:"), PROMISED.upper(), f" {PROMISED[7:].upper()}\n"]
)
def test_a_player_can_check_the_hash_noted_before_the_game(noted: str, single: Path) -> None:
    outcome = orbis("verify", single, "--seed-hash", noted)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == (f"{single}: 1 game, 1 finished and valid\nthe seed matches the hash {PROMISED}\n")
    code, form = reports(single, "--seed-hash", noted)
    assert code == 0
    assert form["files"] == [{"file": str(single), "games": 1, "finished": 1, "problems": [], "seed_hash": PROMISED}]


def test_a_stream_of_one_record_will_do(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    write_records([record_of(sample_game("2 players"), seed_hash=PROMISED)], path)
    assert orbis("verify", path, "--seed-hash", PROMISED).out.endswith(f"the seed matches the hash {PROMISED}\n")


def test_another_hash_is_refused(single: Path) -> None:
    outcome = orbis("verify", single, "--seed-hash", seed_hash("another"))
    assert outcome.code == 1
    assert outcome.err.startswith(f"{single}: the hash of the seed is {PROMISED}, not ")
    assert outcome.err.endswith("[record/seed-hash]\n")
    assert outcome.out == f"{single}: 1 game, 0 finished and valid, 1 invalid\n"
    code, form = reports(single, "--seed-hash", seed_hash("another"))
    assert code == 1
    assert "seed_hash" not in form["files"][0]


def test_nothing_is_proven_by_a_record_that_does_not_replay(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    data = sample_data("2 players")
    data["piles"][2].reverse()
    path.write_text(json.dumps(data))
    outcome = orbis("verify", path, "--seed-hash", PROMISED)
    assert (outcome.code, "matches" in outcome.out) == (1, False)
    assert outcome.err.endswith("[record/shuffle]\n")


def test_a_record_without_a_seed_proves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    write_record(sample_record("no seed"), path)
    outcome = orbis("verify", path, "--seed-hash", PROMISED)
    assert (outcome.code, "matches" in outcome.out) == (1, False)
    assert outcome.err.endswith("[record/seed-hash]\n")


def test_a_hash_is_for_one_record(single: Path, tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    write_records([sample_record("2 players")] * 2, path)
    code, form = reports(path, "--seed-hash", PROMISED)
    assert (code, [problem["code"] for problem in form["files"][0]["problems"]]) == (1, ["record/seed-hash"])
    outcome = orbis("verify", path, "--seed-hash", PROMISED)
    assert outcome.err.endswith("checks a single record, but the file has 2 [record/seed-hash]\n")
    assert "matches" not in outcome.out
    assert "2 files" in refused(orbis("verify", single, path, "--seed-hash", PROMISED), "verify/seed-hash")


@pytest.mark.parametrize("noted", ["", "sha256:", PROMISED[:-1], PROMISED + "0", "md5:" + "0" * 64, "z" * 64, "1"])
def test_what_is_no_hash_is_refused(noted: str, single: Path) -> None:
    assert "64 hexadecimal digits" in refused(orbis("verify", single, "--seed-hash", noted), "verify/seed-hash")
