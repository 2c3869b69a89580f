"""The command as a whole: version, help, usage, and its behavior as a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from command import orbis as run
from command import refused
from sample_records import sample_record
from typer.testing import CliRunner

import orbis
from orbis.cli.app import app
from orbis.records import write_record, write_records

COMMANDS = ("tiles", "simulate", "replay", "verify", "bench", "play", "page")


def process(*arguments: str | Path | bytes, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "orbis", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", check=False, timeout=120)


def test_version() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert (result.exit_code, result.stdout) == (0, f"orbis {orbis.__version__}\n")


def test_help_names_every_command() -> None:
    result = CliRunner().invoke(app, ["--help"])
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", [*COMMANDS, "tiles check"])
def test_every_command_has_help(command: str) -> None:
    result = CliRunner().invoke(app, [*command.split(), "--help"])
    assert result.exit_code == 0
    assert command.split()[-1] in result.stdout


def test_without_a_command_there_is_help() -> None:
    result = CliRunner().invoke(app, [])
    assert all(command in result.output for command in COMMANDS)


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["--nonsense"],
        ["simulate", "--players", "1"],
        ["simulate", "--players", "5"],
        ["simulate", "--players", "two"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "-1"],
        ["play", "--players", "5"],
        ["replay"],
        ["replay", "x", "--turn", "-1"],
        ["replay", "x", "--game", "0"],
        ["verify"],
        ["bench", "--seconds", "0"],
        ["tiles", "check"],
        ["tiles", "nonsense"],
    ],
)
def test_wrong_usage_has_exit_code_2(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "arguments", [["tiles"], ["simulate", "-n", "1"], ["play"], ["verify", "x"], ["replay", "x"]], ids=" ".join
)
def test_a_tile_set_that_is_not_there_is_an_error_of_one_line(arguments: list[str], tmp_path: Path) -> None:
    assert "none.toml" in refused(run(*arguments, "--set", tmp_path / "none.toml"), "tiles/unreadable")


def test_a_process_prints_nothing_but_json(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = process("simulate", "--games", "2", "--players", "3", "--out", out, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 2
    assert len(out.read_bytes().splitlines()) == 2


def test_a_process_ends_with_1_when_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records([sample_record("2 players")], path)
    path.write_bytes(path.read_bytes().replace(b'"version":1', b'"version":2'))
    done = process("verify", path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "line 1" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_process_reports_a_mistake_in_one_line(tmp_path: Path) -> None:
    done = process("replay", tmp_path / "none.orbis.json")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("orbis: cannot read ")
    assert done.stderr.count("\n") == 1


def test_a_process_is_played_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    done = process("play", "--seed", "pipe", "--save", path, stdin="1\n" * 500)
    assert (done.returncode, done.stderr) == (0, "")
    assert "wins" in done.stdout or "share the victory" in done.stdout
    assert run("verify", path).code == 0


def test_a_reader_that_goes_away_causes_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    write_record(sample_record("2 players"), path)
    command = [sys.executable, "-m", "orbis", "replay", str(path)]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False, timeout=120)
    os.close(writing)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
