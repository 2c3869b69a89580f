"""`orbis puzzles`: the same puzzles for the same seed, interruptions, mistakes, and the files of the page."""

import json
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from command import orbis, refused

from orbis.arena.ray_cluster import LOCAL, connected, import_ray
from orbis.cli.output import counted
from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError
from orbis.game import Game
from orbis.puzzles import Generation, Plan, Puzzle, generate
from orbis.puzzles.files import read_found
from orbis.puzzles.ship import file_number, read_shipped

pytestmark = pytest.mark.skipif(not COMPILED, reason="whole games with the network take too long uncompiled")

GAMES = 3
QUICK = ("--bot", "policy", "--sims", "400", "--searches", "1", "--workers", "1")
PLAN = Plan(bot="policy", simulations=400, searches=1)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the puzzles of some games."""
    file = tmp_path_factory.mktemp("puzzles") / "found.jsonl"
    assert list(Generation(file, PLAN, GAMES).play(workers=1)) == list(range(GAMES))
    return file


def puzzles_in(file: Path) -> list[Puzzle]:
    return [puzzle for game in read_found(file)[1] for puzzle in game.puzzles]


def test_puzzles_are_positions_with_a_best_turn_and_worse_ones(found: Path) -> None:
    puzzles = puzzles_in(found)
    assert puzzles
    for puzzle in puzzles:
        game = Game.from_public_state(puzzle.state.to_json())
        for turn in puzzle.turns:
            assert game.after_turn(turn.notation).turn == game.turn + 1
        assert puzzle.solution.loss == 0
        assert all(turn.loss > 0 and not set(turn.same) & set(puzzle.solution.same) for turn in puzzle.turns[1:])
        losses = [turn.loss for turn in puzzle.turns]
        assert losses == sorted(losses)
        assert max(puzzle.misses.values()) > 0


def test_the_file_does_not_depend_on_the_number_of_workers(found: Path, tmp_path: Path) -> None:
    outcome = orbis("puzzles", tmp_path / "two.jsonl", "-n", str(GAMES), *QUICK[:-1], "2", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(outcome.out)["puzzles"] == len(puzzles_in(found))
    assert (tmp_path / "two.jsonl").read_bytes() == found.read_bytes()


def test_an_interrupted_search_is_continued(found: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = generate._find

    def interrupted(*arguments: Any) -> Generator[list[list[Puzzle]], None, None]:
        games = looked(*arguments)
        yield next(games)
        raise KeyboardInterrupt

    file = tmp_path / "found.jsonl"
    monkeypatch.setattr(generate, "_find", interrupted)
    outcome = orbis("puzzles", file, "-n", str(GAMES), *QUICK, "--page", tmp_path / "page")
    assert outcome.code == 130
    assert outcome.err == "stopped; the same command continues after the last complete game\n"
    monkeypatch.undo()
    done = len(read_found(file)[1])
    assert 0 < done < GAMES
    assert outcome.out.splitlines()[0].endswith(f" from {counted(done, 'game')}: {file}")
    assert not list((tmp_path / "page").iterdir())
    with file.open("ab") as stream:
        stream.write(b'{"game":1,"puzz')  # what an interruption may cut short
    assert list(Generation(file, PLAN, GAMES).play(workers=1)) == list(range(done, GAMES))
    assert file.read_bytes() == found.read_bytes()


def test_the_summary_is_about_the_whole_file(found: Path) -> None:
    for arguments in ((), ("--json",)):
        outcome = orbis("puzzles", found, "-n", "1", *QUICK, *arguments)
        number = len(puzzles_in(found))
        if arguments:
            assert (json.loads(outcome.out)["games"], json.loads(outcome.out)["puzzles"]) == (GAMES, number)
        else:
            assert outcome.out.startswith(f"{number} puzzles from {GAMES} games: ")


def test_nothing_is_known_about_the_hidden_order(found: Path) -> None:
    for puzzle in puzzles_in(found):
        game = Game.from_public_state(puzzle.state.to_json())
        assert bytes(game.view()) == bytes(game)


def test_the_page_gets_a_file_for_each_part_of_the_ids(found: Path, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    file.write_bytes(found.read_bytes())
    page = ("--page", tmp_path / "page", "--number", "2", "--also", found)
    outcome = orbis("puzzles", file, "-n", str(GAMES), *QUICK, *page)
    assert outcome.code == 0
    assert outcome.out.startswith("2 puzzles from 3 games: ")
    shipped = read_shipped(tmp_path / "page")
    assert len(shipped) == 2
    for puzzle in shipped:
        assert f'"{puzzle.id}"' in (tmp_path / "page" / f"{file_number(puzzle.id)}.json").read_text()
        assert f'"{puzzle.id}"' in (tmp_path / "page" / "index.json").read_text()


def test_other_options_are_refused_for_a_file_that_exists(found: Path) -> None:
    message = refused(orbis("puzzles", found, *QUICK, "--seed", "other"), "puzzles/other-options")
    assert "seed 1, not other" in message


@pytest.mark.parametrize("content", ["", "not puzzles\n", '{"format":"orbis"}\n', '{"plan":{},"version":9}\n'])
def test_other_files_are_not_touched(tmp_path: Path, content: str) -> None:
    file = tmp_path / "notes.jsonl"
    file.write_text(content)
    refused(orbis("puzzles", file, *QUICK), "puzzles/version" if "9" in content else "puzzles/damaged")
    assert file.read_text() == content


def test_mistakes_are_explained_before_anything_is_written(tmp_path: Path) -> None:
    file = tmp_path / "new.jsonl"
    refused(orbis("puzzles", file, "-n", "1", "--bot", "nobody"), "bot/unknown")
    refused(orbis("puzzles", file, "--first-round", "9", "--last-round", "3"), "puzzles/rounds")
    assert orbis("puzzles", file, "--also", file).code == 2
    assert not file.exists()
    (tmp_path / "page").write_text("mine")
    refused(orbis("puzzles", file, "-n", "1", *QUICK, "--page", tmp_path / "page"), "file/not-writable")
    file.unlink()
    with pytest.raises(OrbisError, match="more than 0 points"):
        Generation(file, Plan(points=0), 1)
    with pytest.raises(OrbisError, match="at least one search of at least two turns"):
        Generation(file, Plan(searches=0), 1)


def test_a_ray_cluster_finds_the_same(found: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    file = tmp_path / "ray.jsonl"
    with connected(import_ray(LOCAL), LOCAL, 2):
        assert list(Generation(file, PLAN, GAMES).play(ray=LOCAL)) == list(range(GAMES))
    assert file.read_bytes() == found.read_bytes()
