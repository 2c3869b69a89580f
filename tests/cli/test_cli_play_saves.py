"""`orbis play`: games are kept after every turn, and go on as if they had never been left."""

import os
import re
from pathlib import Path

import pytest
from command import orbis, refused
from sample_records import sample_record
from scripted_play import SEED, play, resume, saved

from orbis.cli.terminal.game import games_folder
from orbis.records import write_record, write_records


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.orbis.json"


def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(path: Path, tmp_path: Path) -> None:
    """Answers are always 1, so a turn that was left in the middle is the same when it is begun again."""
    whole = tmp_path / "whole.orbis.json"
    play(*["1"] * 300, save=whole)
    play("1", save=path)
    num_sittings = 1
    while saved(path).result is None:
        resume(*["1"] * 16, options=(path,))
        num_sittings += 1
    assert path.read_bytes() == whole.read_bytes()
    assert num_sittings > 3


def test_the_log_of_a_resumed_game_is_complete(path: Path) -> None:
    before = play("1", "1", "", "1", "1", "", "log", save=path).out
    after = resume("log", options=(path,)).out
    told = [line for line in before.splitlines() if re.match(r"Round \d+: ", line)]
    assert len(told) == 4
    assert all(line in after for line in told)


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_leaving_says_how_to_go_on(word: str, path: Path) -> None:
    outcome = play("b2 ~1>", "", "a1 ~1>", "", "c3", word, save=path)
    assert "You left the game in round 3." in outcome.out
    assert f"Resume it with: orbis play --resume {path}" in outcome.out
    assert saved(path).turns[::2] == ["b2 ~1>", "a1 ~1>"]
    assert len(saved(path).turns) == 4
    assert "unfinished and valid so far" in orbis("verify", path).out


def test_the_end_of_the_input_leaves_the_game(path: Path) -> None:
    assert "You left the game in round 1." in play().out
    assert "You left the game in round 2." in play("b2 ~1>", "", save=path).out
    assert len(saved(path).turns) == 2


def test_an_interrupt_leaves_the_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert f"orbis play --resume {path}" in play(save=path).out


def test_games_are_kept_in_the_users_folder(home: Path) -> None:
    out = play("b2 ~1>", "").out
    (path,) = games_folder().iterdir()
    assert home in path.parents
    assert f"The game is saved after every turn to {path}" in out
    assert len(saved(path).turns) == 2


def test_two_games_of_one_moment_have_files_of_their_own() -> None:
    for _ in range(3):
        play()
    assert len(list(games_folder().iterdir())) == 3


def test_resume_without_a_file_takes_the_last_game_that_is_not_over() -> None:
    for number, answers in enumerate([[], ["b2 ~1>", ""], ["1"] * 300]):
        play(*answers)
        newest = max(games_folder().iterdir(), key=lambda path: (path.stat().st_mtime_ns, path.name))
        os.utime(newest, ns=(number, number))
    (games_folder() / "damaged.orbis.json").write_text("{")
    assert "Resuming in round 2." in resume("log").out


def test_resume_without_any_game_says_so() -> None:
    assert "no unfinished game" in refused(orbis("play", "--resume"), "play/nothing-to-resume")


def test_a_resumed_game_can_be_kept_elsewhere(path: Path, tmp_path: Path) -> None:
    play("b2 ~1>", "", save=path)
    before, other = path.read_bytes(), tmp_path / "other.orbis.json"
    resume("1", "1", "", options=(path, "--save", other))
    assert path.read_bytes() == before
    assert len(saved(other).turns) == 4


def test_a_finished_game_cannot_be_resumed(path: Path) -> None:
    write_record(sample_record("2 players"), path)
    assert str(path) in refused(orbis("play", "--resume", path), "play/finished")


def test_a_stream_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    write_records([sample_record("2 players")], path)
    refused(orbis("play", "--resume", path), "play/stream")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"version": 1', b'"version": 2', "record/contributions"),
        (b'"version": 1', b'"version": 3', "record/malformed"),
        (b"b2 ~1>", b"b2 ~2.1", "record/turn"),
        (b"\n}\n", b"", "record/not-json"),
        (SEED.encode(), b"other", "record/shuffle"),
    ],
)
def test_a_damaged_file_says_what_is_wrong(old: bytes, new: bytes, code: str, path: Path) -> None:
    play("b2 ~1>", "", save=path)
    path.write_bytes(path.read_bytes().replace(old, new))
    damaged = path.read_bytes()
    assert f"cannot resume the game in {path}" in refused(orbis("play", "--resume", path), code)
    assert path.read_bytes() == damaged


def test_a_missing_file_is_an_error_of_one_line(tmp_path: Path) -> None:
    assert "none.orbis.json" in refused(orbis("play", "--resume", tmp_path / "none.orbis.json"), "record/file")


@pytest.mark.parametrize("option", [("--seed", "1"), ("--players", "3")])
def test_what_the_file_says_cannot_be_said_otherwise(option: tuple[str, str], path: Path) -> None:
    play(save=path)
    refused(orbis("play", "--resume", path, *option), "play/resume")


@pytest.mark.parametrize("name", [".", "no-folder/game.orbis.json", "x" * 300])
def test_a_place_that_cannot_be_written_is_an_error_before_the_game(name: str, tmp_path: Path) -> None:
    refused(orbis("play", "--seed", SEED, "--save", tmp_path / name, stdin="1\n"), "file/not-writable")


def test_a_user_without_a_writable_folder_can_play_all_the_same(home: Path) -> None:
    (home / "orbis").write_text("a file where a folder should be")
    out = play("b2 ~1>", "", "1").out
    assert "This game will not be saved: " in out
    assert "Resume it with" not in out
    assert "You left the game in round 2." in out


def test_a_disk_that_fails_during_the_game_does_not_end_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("orbis.cli.terminal.session.write_record", fail)
    out = play("b2 ~1>", "", "1", "1", "", save=path).out
    assert f"The game could not be saved to {path}: No space left on device" in out
    assert "You left the game in round 3." in out


def test_a_place_in_brackets_is_shown_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "[bold] [x].orbis.json"
    assert path.name in play("b2 ~1>", "", save=path).out
    assert f"--resume '{path}'" in play(save=path).out


@pytest.mark.parametrize(
    ("platform", "folder"),
    [("linux", ""), ("darwin", "Library/Application Support"), ("win32", "")],
)
def test_each_system_has_its_folder(platform: str, folder: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert games_folder() == home / folder / "orbis" / "games"


def test_a_relative_data_folder_is_not_meant(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert games_folder() == home / ".local" / "share" / "orbis" / "games"
