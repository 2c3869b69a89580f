"""`orbis balance`: the report, its files, and what it refuses."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from balance_games import NUM_GAMES, games_of
from command import orbis, refused
from sample_records import sample_record

from orbis.arena.games import play_games
from orbis.balance.balance import DEFAULT_BOT, balance_jobs
from orbis.bots import bot_factory
from orbis.engine.kernel import COMPILED
from orbis.records import write_records
from orbis.tiles import load_tile_set

FEW = "4" if COMPILED else "1"
PLOTS = {"scores.png", "sources.png", "wins.png", "gods.png", "tiles-face-up.png", "tiles-wins.png"}
MAX_PLOT_BYTES = 100_000


@pytest.fixture(scope="module")
def stream(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of two and of four players."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    write_records([*games_of(4, "standard"), *games_of(2, "standard")], path)
    return path


@pytest.fixture(scope="module")
def folder(stream: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole report on them."""
    folder = tmp_path_factory.mktemp("reports") / "new" / "report"
    outcome = orbis("balance", "--records", stream, "--out", folder)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.endswith(f"report written to {folder}\n")
    return folder


def report(*arguments: str | Path) -> dict[str, Any]:
    outcome = orbis("balance", *arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    form: dict[str, Any] = json.loads(outcome.out)
    return form


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_games_are_played_and_reported_on(tmp_path: Path) -> None:
    form = report("-n", FEW, "-p", "2", "-p", "3", "--bot", "random", "--seed", "a b", "--workers", "1")
    assert form["command"] == f"orbis balance --games {FEW} --players 2,3 --bot random --seed 'a b'"
    assert (form["bots"], form["seed"], form["tile_set"]["name"]) == (["random"], "a b", "standard")
    assert [(figures["players"], figures["games"]) for figures in form["figures"]] == [(2, int(FEW)), (3, int(FEW))]
    assert {bar["verdict"] for bar in form["bars"]} <= {"ok", "undecided", "missed", None}
    assert not list(tmp_path.iterdir())


def test_the_same_command_gives_the_same_files(stream: Path, folder: Path, tmp_path: Path) -> None:
    report("--records", stream, "--out", tmp_path)
    assert contents(tmp_path) == contents(folder)


def test_equal_seeds_give_equal_games_and_equal_reports() -> None:
    arguments = ("-n", FEW, "-p", "2", "--bot", "random", "--workers", "1")
    first, second, other = (report(*arguments, "--seed", seed) for seed in ("same", "same", "other"))
    assert first == second
    assert first["figures"] != other["figures"]


def test_the_folder_holds_the_page_the_numbers_and_the_plots(stream: Path, folder: Path) -> None:
    files = contents(folder)
    assert files.keys() == {"README.md", "figures.json", *PLOTS}
    assert json.loads(files["figures.json"]) == report("--records", stream)
    for name in PLOTS:
        assert files[name].startswith(b"\x89PNG")
        assert len(files[name]) < MAX_PLOT_BYTES
        assert not re.search(rb"Software|tEXt|tIME|atplotlib", files[name])


def test_the_page_tells_everything_but_the_place_where_it_was_made(folder: Path) -> None:
    page = (folder / "README.md").read_text(encoding="utf-8")
    assert page.index("## Targets") < page.index("## Scores")
    assert f"{NUM_GAMES} of 2 players, {NUM_GAMES} of 4 players" in page
    assert "\norbis balance --records games.jsonl\n" in page
    assert load_tile_set().digest in page
    assert set(re.findall(r"\]\(([^)]+)\)", page)) == {"figures.json", *PLOTS}
    for region in load_tile_set().regions:
        assert f"| {region.id} |" in page
    for text in (page, (folder / "figures.json").read_text(encoding="utf-8")):
        assert str(folder.parent) not in text


def test_tables_have_as_many_cells_as_columns(folder: Path) -> None:
    page = (folder / "README.md").read_text(encoding="utf-8")
    tables = [part.splitlines() for part in page.split("\n\n") if part.startswith("|")]
    tables += [part.split("\n\n")[0].splitlines() for part in re.split(r"With \d players:\n\n", page)[1:]]
    assert len(tables) > 10
    for lines in tables:
        assert len({line.count("|") for line in lines}) == 1


def test_only_some_numbers_of_players(stream: Path) -> None:
    form = report("--records", stream, "--players", "3,4")
    assert [figures["players"] for figures in form["figures"]] == [4]
    assert form["command"] == "orbis balance --records games.jsonl --players 3,4"


def test_no_game_of_the_players_asked_for_is_refused(stream: Path) -> None:
    outcome = orbis("balance", "--records", stream, "--players", "3")
    assert "no game of 3 players" in refused(outcome, "record/empty")


def test_several_files_are_one_sample(stream: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    write_records(games_of(3, "standard"), other)
    form = report("--records", stream, "--records", other)
    assert [figures["players"] for figures in form["figures"]] == [2, 3, 4]
    assert form["command"] == "orbis balance --records games.jsonl --records other.jsonl"


def test_a_set_of_ones_own(tmp_path: Path) -> None:
    tiles = tmp_path / "own.json"
    tiles.write_text(json.dumps({**load_tile_set().to_json(), "name": "my [b]own"}))
    form = report("-n", "1", "-p", "2", "--bot", "random", "--set", tiles, "--workers", "1")
    assert form["tile_set"]["name"] == "my [b]own"
    assert form["command"].endswith("--set own.json")


def test_unfinished_games_are_refused_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records([sample_record("2 players"), sample_record("unfinished")], path)
    assert f"{path}: line 2: the game is not finished" in refused(
        orbis("balance", "--records", path), "record/unfinished"
    )


def test_games_with_different_tile_sets_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records([sample_record("2 players"), sample_record("odd tiles, free")], path)
    assert "line 2: its tile set differs from that of the first record" in refused(
        orbis("balance", "--records", path), "record/tile-set"
    )


def test_records_that_do_not_replay_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records([sample_record("2 players")], path)
    path.write_bytes(path.read_bytes().replace(b'"regions":', b'"regions":1', 1))
    assert "line 1" in refused(orbis("balance", "--records", path), "record/result")


def test_files_without_records_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n")
    assert str(path) in refused(orbis("balance", "--records", path), "record/empty")


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    assert "nonsense" in refused(orbis("balance", "-n", "1000000", "--bot", "nonsense"), "bot/unknown")


@pytest.mark.parametrize("players", ["1", "5", "2,5", "two", "", "2;3"])
def test_wrong_numbers_of_players_are_wrong_usage(players: str) -> None:
    outcome = orbis("balance", "--players", players)
    assert (outcome.code, outcome.out) == (2, "")
    assert "--players" in outcome.err


def test_without_matplotlib_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    outcome = orbis("balance", "-n", "1000000", "--out", tmp_path / "report")
    assert "orbis[balance]" in refused(outcome, "balance/no-matplotlib")
    assert not (tmp_path / "report").exists()


def test_without_matplotlib_there_are_figures(stream: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert len(report("--records", stream)["figures"]) == 2


def test_a_folder_that_cannot_be_made_is_an_error_of_one_line(stream: Path) -> None:
    outcome = orbis("balance", "--records", stream, "--out", stream / "report")
    assert str(stream) in refused(outcome, "file/not-writable")


def test_every_player_starts_equally_often() -> None:
    tiles = load_tile_set()
    for players in (2, 3, 4):
        jobs = balance_jobs(players, 12, "random", "s", tiles)
        firsts = [job.first for job in jobs]
        assert {firsts.count(player) for player in range(players)} == {12 // players}
        assert len({job.seed for job in jobs}) == 12
        assert jobs[:6] == balance_jobs(players, 6, "random", "s", tiles)


def test_games_are_those_of_their_jobs() -> None:
    [played] = play_games(balance_jobs(3, 2, "random", "s", load_tile_set())[1:], workers=1)
    assert (played.record.seed, played.record.first, len(played.record.seats)) == ("s/3/1", 1, 3)


def test_the_bot_that_plays_by_default_is_there() -> None:
    assert callable(bot_factory(DEFAULT_BOT))
