"""`orbis simulate` and `orbis bench`."""

import errno
import io
import json
from pathlib import Path

import pytest
from command import orbis, refused
from typer.testing import CliRunner

from orbis.cli import bench
from orbis.cli.app import app
from orbis.engine.kernel import COMPILED
from orbis.records import Record, Verifier, read_records
from orbis.tiles import load_tile_set

NUM_GAMES = 60 if COMPILED else 6


def simulate(out: Path, *arguments: str) -> bytes:
    outcome = orbis("simulate", "--out", out, *arguments)
    assert (outcome.code, outcome.err) == (0, "")
    return out.read_bytes()


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_games_are_written_one_a_line_and_are_right(players: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    simulate(out, "--players", players, "--games", str(NUM_GAMES))
    records = [record for _, record in read_records(out)]
    assert len(records) == NUM_GAMES
    verifier = Verifier()
    for number, record in enumerate(records):
        assert isinstance(record, Record)
        assert (len(record.seats), record.seed) == (int(players), f"1/{number}")
        assert record.result is not None
        verifier.verify(record)


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    first, second, other = (
        simulate(tmp_path / f"{number}.jsonl", "-n", str(NUM_GAMES), "--seed", seed)
        for number, seed in enumerate(("same", "same", "other"))
    )
    assert first == second
    assert not set(first.splitlines()) & set(other.splitlines())


def test_a_longer_run_begins_like_a_shorter_one(tmp_path: Path) -> None:
    longer = simulate(tmp_path / "longer.jsonl", "-n", str(NUM_GAMES))
    shorter = simulate(tmp_path / "shorter.jsonl", "-n", str(NUM_GAMES // 2))
    assert longer.splitlines()[: NUM_GAMES // 2] == shorter.splitlines()


def test_the_same_seed_gives_the_same_summary() -> None:
    forms = [json.loads(orbis("simulate", "-n", str(NUM_GAMES), "--json").out) for _ in range(2)]
    for form in forms:
        form.pop("seconds")
    assert forms[0] == forms[1]


def test_the_summary_is_that_of_the_records(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    outcome = orbis("simulate", "-p", "3", "-n", str(NUM_GAMES), "--out", out, "--json")
    form = json.loads(outcome.out)
    assert (form["players"], form["games"], form["seed"], form["out"]) == (3, NUM_GAMES, "1", str(out))
    totals: list[list[int]] = []
    wins = [0.0] * 3
    for _, record in read_records(out):
        assert isinstance(record, Record)
        assert record.result is not None
        totals.append([player.total for player in record.result.players])
        for winner in record.result.winners:
            wins[winner] += 1 / len(record.result.winners)
    everyone = [total for scores in totals for total in scores]
    best = [max(scores) for scores in totals]
    assert form["score"] == pytest.approx(
        {"mean": sum(everyone) / len(everyone), "min": min(everyone), "max": max(everyone)}
    )
    assert form["winning_score"]["mean"] == pytest.approx(sum(best) / len(best))
    assert (form["winning_score"]["min"], form["winning_score"]["max"]) == (min(best), max(best))
    assert form["win_rate_by_seat"] == pytest.approx([win / NUM_GAMES for win in wins])


def test_the_summary_for_people_names_the_file(tmp_path: Path) -> None:
    out = tmp_path / "[bold] [x] games.jsonl"
    outcome = orbis("simulate", "-n", "2", "--out", out)
    assert "2 random games with 2 players" in outcome.out
    assert f"2 records written to {out}\n" in outcome.out


def test_a_tile_set_of_ones_own_is_played(tmp_path: Path) -> None:
    tiles, out = tmp_path / "own.json", tmp_path / "games.jsonl"
    tiles.write_text(json.dumps({**load_tile_set().to_json(), "name": "my own"}))
    simulate(out, "-n", "2", "--set", str(tiles))
    assert b'"name":"my own"' in out.read_bytes()
    assert orbis("verify", out).code == 0


@pytest.mark.parametrize("name", ["", "no-folder/games.jsonl", "x" * 300 + ".jsonl"])
def test_a_place_that_cannot_be_written_is_an_error_of_one_line(name: str, tmp_path: Path) -> None:
    outcome = orbis("simulate", "-n", "1", "--out", tmp_path / name)
    assert str(tmp_path) in refused(outcome, "file/not-writable")


class FullDisk(io.BytesIO):
    """A file that nothing more fits into."""

    def write(self, content: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_an_error_of_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "open", lambda path, mode: FullDisk())
    outcome = orbis("simulate", "-n", "1", "--out", tmp_path / "games.jsonl")
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.startswith("orbis: ")
    assert "No space left on device" in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_seed_that_is_no_text_is_refused_in_one_line_or_recorded(tmp_path: Path) -> None:
    """Python hands over an argument that is not UTF-8 with lone surrogates."""
    out = tmp_path / "games.jsonl"
    outcome = orbis("simulate", "-n", "1", "--seed", "\udcff", "--out", out)
    if outcome.code == 0:
        assert orbis("verify", out).code == 0
    else:
        assert outcome.err.startswith("orbis: ")
        assert outcome.err.count("\n") == 1


@pytest.fixture
def few_records(monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain Python a thousand games take minutes."""
    original = bench.random_records
    if not COMPILED:
        monkeypatch.setattr(bench, "random_records", lambda players, games, *rest: original(players, 3, *rest))


@pytest.mark.usefixtures("few_records")
def test_the_benchmark_measures() -> None:
    form = json.loads(orbis("bench", "--seconds", "0.1", "--json").out)
    for measurement in (
        "actions_per_second_2_players",
        "actions_per_second_3_players",
        "actions_per_second_4_players",
        "verified_games_per_second_2_players",
        "record_bytes",
    ):
        assert form[measurement] > 0


@pytest.mark.usefixtures("few_records")
def test_the_benchmark_prints_a_table() -> None:
    result = CliRunner(env={"COLUMNS": "160"}).invoke(app, ["bench", "--seconds", "0.1"])
    assert result.exit_code == 0
    assert "actions per second 2 players" in result.stdout
