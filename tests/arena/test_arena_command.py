"""`orbis arena`."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from command import orbis, refused

from orbis.arena import Match, PlayedGame, play_match
from orbis.cli import arena
from orbis.cli.ray_option import with_address
from orbis.engine.kernel import COMPILED
from orbis.records import Record, Verifier, read_records
from orbis.tiles import load_tile_set

FIRST, LAST = "arena_bots:First", "arena_bots:Last"
NUM_GAMES = "20" if COMPILED else "4"
DOCS = (Path(__file__).parent.parent.parent / "docs" / "arena.md").read_text(encoding="utf-8")


def form_of(*arguments: str | Path) -> dict[str, Any]:
    outcome = orbis("arena", *arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    form: dict[str, Any] = json.loads(outcome.out)
    return form


def test_the_result_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    forms, files = [], []
    for workers in "12":
        forms.append(form_of("random", FIRST, "-n", NUM_GAMES, "--workers", workers, "--out", out))
        files.append(out.read_bytes())
    assert files[0] == files[1]
    assert forms[0].pop("timing") != forms[1].pop("timing")
    assert forms[0] == forms[1]


def test_every_game_is_recorded_with_the_names_of_the_bots(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    form = form_of("random", FIRST, "-n", "4", "--workers", "1", "--seed", "mine", "--out", out)
    found = [record for _, record in read_records(out)]
    assert (form["deals"], form["games"], form["out"], len(found)) == (2, 4, str(out), 4)
    for number, record in enumerate(found):
        assert isinstance(record, Record)
        Verifier().verify(record)
        assert record.seed == f"mine/{number // 2}"
        assert [seat.name for seat in record.seats] == [["random", FIRST], [FIRST, "random"]][number % 2]


def test_win_rates_of_a_table_add_up() -> None:
    form = form_of("random", FIRST, FIRST, "-n", "6", "--workers", "1")
    assert (form["players"], form["line_ups"]) == (3, [["random", FIRST, FIRST]])
    rates = {bot["bot"]: bot["win_rate"]["value"] for bot in form["bots"]}
    assert rates["random"] + 2 * rates[FIRST] == pytest.approx(1)


def test_a_pool_is_shown_with_who_beats_whom() -> None:
    outcome = orbis("arena", "random", FIRST, LAST, "--players", "2", "-n", "4", "--workers", "1")
    assert (outcome.code, outcome.err) == (0, "")
    assert "12 games with 2 players: 2 deals, 3 line-ups, seats rotated\n" in outcome.out
    assert "finished ahead of" in outcome.out
    assert all(outcome.out.count(name) == 3 for name in ("random", FIRST, LAST))


def test_two_bots_need_no_second_table(tmp_path: Path) -> None:
    out = tmp_path / "[bold] games.jsonl"
    outcome = orbis("arena", "random", FIRST, "-n", "1", "--workers", "1", "--out", out)
    assert "2 games with 2 players: 1 deal, 1 line-up" in outcome.out
    assert "finished ahead of" not in outcome.out
    assert outcome.out.endswith(f"2 records written to {out}\n")


def test_a_tile_set_of_ones_own_is_played(tmp_path: Path) -> None:
    tiles = tmp_path / "own.json"
    tiles.write_text(json.dumps({**load_tile_set().to_json(), "name": "my own"}))
    form = form_of("random", FIRST, "-n", "1", "--workers", "1", "--set", tiles)
    assert form["tile_set"]["name"] == "my own"


def test_the_page_names_every_field_of_the_json() -> None:
    form = form_of("random", FIRST, "-n", "1", "--workers", "1")
    fields = {*form, *form["bots"][0], *form["bots"][0]["rating"], *form["head_to_head"][0], *form["timing"]}
    fields |= set(form["bots"][0]["win_rate"])
    (table,) = re.findall(r"\| field of the JSON.*?\n\n", DOCS, re.DOTALL)
    assert fields <= set(re.findall(r"`(\w+)`", table))


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["random"], "arena/bots"),
        (["random", "random"], "arena/bots"),
        (["random", FIRST, "--players", "3"], "arena/bots"),
        (["random", "nobody"], "bot/unknown"),
        (["random", "no_module:Nobody"], "bot/import"),
        (["random", FIRST, "--set", "none.toml"], "tiles/unreadable"),
        (["random", FIRST, "--out", "no-folder/games.jsonl"], "file/not-writable"),
        (["random", "arena_bots:Illegal", "--workers", "1"], "bot/failed"),
    ],
)
def test_a_mistake_is_an_error_of_one_line(
    arguments: list[str], code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(orbis("arena", *arguments), code)


@pytest.mark.parametrize("arguments", [["--players", "5"], ["--games", "0"], ["--workers", "0"]])
def test_wrong_usage_has_exit_code_2(arguments: list[str]) -> None:
    outcome = orbis("arena", "random", FIRST, *arguments)
    assert (outcome.code, outcome.out) == (2, "")


def interrupted(match: Match, workers: int | None, ray: str | None) -> Iterator[PlayedGame]:
    """The games of a match, with Ctrl-C after three of them."""
    games = play_match(match, workers, ray)
    for _ in range(3):
        yield next(games)
    raise KeyboardInterrupt


def test_an_interrupted_match_keeps_its_games_and_sums_up_whole_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "play_match", interrupted)
    out = tmp_path / "games.jsonl"
    outcome = orbis("arena", "random", FIRST, "-n", "8", "--workers", "1", "--out", out, "--json")
    assert outcome.code == 130
    assert outcome.err == "stopped after 3 of 8 games; only complete deals count\n"
    form = json.loads(outcome.out)
    assert (form["deals"], form["games"]) == (1, 2)
    assert len(out.read_bytes().splitlines()) == 3


INTERRUPTING = """
import os, signal
from pathlib import Path
from orbis.bots.random_bot import RandomBot

class Mine(RandomBot):
    def choose(self, game):
        if Path("games.jsonl").read_bytes().count(b"\\n") >= 2:
            try:
                Path("sent").touch(exist_ok=False)  # one of the processes, once
                os.killpg(0, signal.SIGINT)
            except FileExistsError:
                pass
        return super().choose(game)
"""


# Tests may run in the background, where a shell lets programs ignore Ctrl-C.
HEEDING_INTERRUPTS = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("orbis", run_name="__main__", alter_sys=True)
"""


def test_ctrl_c_in_a_terminal_ends_all_processes_quietly(tmp_path: Path) -> None:
    """A terminal sends it to every process of the group."""
    (tmp_path / "interrupting.py").write_text(INTERRUPTING)
    start = [sys.executable, "-c", HEEDING_INTERRUPTS]
    command = [*start, "arena", "interrupting:Mine", "random", "-n", "5000", "--workers", "2"]
    done = subprocess.run(
        [*command, "--out", "games.jsonl"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 130
    assert done.stderr.startswith("stopped after ")
    assert done.stderr.count("\n") == 1
    games = (tmp_path / "games.jsonl").read_bytes().splitlines()
    assert f"{len(games)} records written to games.jsonl\n" in done.stdout
    assert all(isinstance(record, Record) for _, record in read_records(tmp_path / "games.jsonl"))


@pytest.mark.parametrize(
    ("given", "read"),
    [
        (["a", "b", "--ray"], ["a", "b", "--ray", "local"]),
        (["--ray", "a", "b:C"], ["--ray", "local", "a", "b:C"]),
        (["--ray", "--json", "a"], ["--ray", "local", "--json", "a"]),
        (["--ray", "search:sims=400", "a"], ["--ray", "local", "search:sims=400", "a"]),
        (["--ray", "10.0.0.1:6379", "a"], ["--ray", "10.0.0.1:6379", "a"]),
        (["--ray", "ray://head:10001"], ["--ray", "ray://head:10001"]),
        (["--ray", "auto"], ["--ray", "auto"]),
        (["--ray=10.0.0.1:6379", "a"], ["--ray=10.0.0.1:6379", "a"]),
        (["a", "b"], ["a", "b"]),
    ],
)
def test_the_address_of_ray_may_be_left_out(given: list[str], read: list[str]) -> None:
    assert with_address(given) == read
