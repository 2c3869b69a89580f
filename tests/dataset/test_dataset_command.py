"""`orbis dataset`: files, interruptions, mistakes, and reading everything back."""

import json
import random
import subprocess
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from command import orbis, refused
from odd_tile_sets import random_tile_set

from orbis.arena.ray_cluster import LOCAL, connected, import_ray
from orbis.dataset import Generation, Plan, Rows, columns_of, generate, load_dataset, read_description
from orbis.dataset.files import read_rows, write_rows
from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError
from orbis.tiles import load_tile_set

pytestmark = pytest.mark.skipif(not COMPILED, reason="whole games with the network take too long uncompiled")

QUICK = ("--bot", "policy", "--workers", "1", "--games-per-shard", "2")


def form_of(*arguments: str | Path) -> dict[str, Any]:
    outcome = orbis("dataset", *arguments, *QUICK, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    form: dict[str, Any] = json.loads(outcome.out)
    return form


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def joined(folder: Path) -> Rows:
    parts = list(load_dataset(folder))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def test_the_summary_says_what_is_in_the_folder(tmp_path: Path) -> None:
    form = form_of(tmp_path / "d", "-n", "3", "--seed", "mine", "--players", "3")
    assert (form["games"], form["shards"], form["players"], form["seed"]) == (3, 2, 3, "mine")
    assert form["tile_set"] == load_tile_set().digest
    assert form["weights"].startswith("weights-")
    assert form["bytes"] == sum(path.stat().st_size for path in (tmp_path / "d").glob("games-*.npz"))
    rows = joined(tmp_path / "d")
    assert (len(rows["game"]), set(rows["game"])) == (form["rows"], {0, 1, 2})
    again = orbis("dataset", tmp_path / "d", "-n", "3", "--seed", "mine", "--players", "3", *QUICK)
    assert again.out.startswith("nothing to do: the dataset has these games already\n3 games with 3 players, ")


def test_the_files_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    for workers in "12":
        orbis("dataset", tmp_path / workers, "-n", "5", *QUICK[:2], *QUICK[4:], "--workers", workers)
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    assert len(contents(tmp_path / "1")) == 5  # three shards, the description, the tile set


@pytest.mark.parametrize("file_format", ["npz", "parquet"])
def test_a_longer_dataset_continues_a_shorter_one(tmp_path: Path, file_format: str) -> None:
    for games in ("3", "4"):
        form_of(tmp_path / "continued", "-n", games, "--format", file_format)
    form_of(tmp_path / "at once", "-n", "4", "--format", file_format)
    assert contents(tmp_path / "continued") == contents(tmp_path / "at once")
    before = contents(tmp_path / "continued")
    assert form_of(tmp_path / "continued", "-n", "1", "--format", file_format)["games"] == 4
    assert contents(tmp_path / "continued") == before


def test_both_formats_have_the_same_rows(tmp_path: Path) -> None:
    for file_format in ("npz", "parquet"):
        form_of(tmp_path / file_format, "-n", "3", "--format", file_format)
    one, other = joined(tmp_path / "npz"), joined(tmp_path / "parquet")
    for column in columns_of(2):
        assert one[column.name].dtype == other[column.name].dtype
        assert np.array_equal(one[column.name], other[column.name])


def test_parquet_files_can_be_read_without_orbis(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    form_of(tmp_path, "-n", "1", "--format", "parquet")
    (file,) = tmp_path.glob("*.parquet")
    table = parquet.read_table(file).to_pydict()
    assert list(table) == [column.name for column in columns_of(2)]
    assert len(table["policy"][0]) == 117
    assert sum(table["policy"][0]) == pytest.approx(1, abs=1e-5)


def test_an_interrupted_dataset_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = generate._play

    def interrupted(*arguments: Any) -> Generator[list[Rows], None, None]:
        games = played(*arguments)
        yield next(games)
        yield next(games)
        yield next(games)
        raise KeyboardInterrupt

    monkeypatch.setattr(generate, "_play", interrupted)
    outcome = orbis("dataset", tmp_path / "d", "-n", "5", *QUICK)
    assert outcome.code == 130
    assert outcome.err == "stopped; the same command continues after the last complete shard\n"
    assert outcome.out.startswith("2 games with 2 players, ")
    assert set(joined(tmp_path / "d")["game"]) == {0, 1}
    monkeypatch.undo()
    numbers: list[int] = []
    generation = Generation(tmp_path / "d", Plan(bot="policy"), 5, games_per_shard=2)
    numbers.extend(generation.play(1))
    assert numbers == [2, 3, 4]
    form_of(tmp_path / "at once", "-n", "5")
    assert contents(tmp_path / "d") == contents(tmp_path / "at once")


def test_files_left_by_a_crash_are_removed(tmp_path: Path) -> None:
    """It may come after a shard is mentioned, and before the one that it replaces is removed."""
    form_of(tmp_path / "d", "-n", "1")
    (incomplete,) = (tmp_path / "d").glob("games-*")
    left = incomplete.read_bytes()
    form_of(tmp_path / "d", "-n", "2")
    incomplete.write_bytes(left)
    form_of(tmp_path / "d", "-n", "3")
    form_of(tmp_path / "at once", "-n", "3")
    assert contents(tmp_path / "d") == contents(tmp_path / "at once")


def test_a_failed_write_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    form_of(tmp_path / "d", "-n", "2")
    before = contents(tmp_path / "d")

    def full(*arguments: Any, **rows: Any) -> None:
        arguments[0].write(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez_compressed", full)
    outcome = orbis("dataset", tmp_path / "d", "-n", "4", *QUICK)
    assert "No space left on device" in refused(outcome, "file/not-writable")
    assert contents(tmp_path / "d") == before


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        (("--seed", "2"), "seed 1, not 2"),
        (("--players", "3"), "players 2, not 3"),
        (("--temperature", "0.5"), "temperature 1.0, not 0.5"),
        (("--exploring-rounds", "1"), "exploring rounds 5, not 1"),
        (("--format", "parquet"), "format npz, not parquet"),
        (("--games-per-shard", "3"), "games per shard 2, not 3"),
        (("--bot", "network:sims=10"), "bot policy, not network:sims=10"),
    ],
)
def test_other_options_are_not_mixed_in(tmp_path: Path, changed: Sequence[str], named: str) -> None:
    Generation(tmp_path, Plan(bot="policy"), 1, games_per_shard=2)
    before = contents(tmp_path)
    message = refused(orbis("dataset", tmp_path, "-n", "2", *QUICK, *changed), "dataset/other-options")
    assert named in message
    assert contents(tmp_path) == before


@pytest.mark.parametrize("games", ["2", "3"])
def test_a_dataset_without_one_of_its_files_does_not_grow(tmp_path: Path, games: str) -> None:
    form_of(tmp_path, "-n", "2")
    (tmp_path / "games-0000000-0000001.npz").unlink()
    message = refused(orbis("dataset", tmp_path, "-n", games, *QUICK), "dataset/damaged")
    assert "games-0000000-0000001.npz is missing" in message


def test_another_tile_set_is_played_and_kept_with_the_rows(tmp_path: Path) -> None:
    tiles = tmp_path / "odd.json"
    tiles.write_text(json.dumps(random_tile_set(random.Random(1), "any")))
    form = form_of(tmp_path / "d", "-n", "1", "--set", tiles)
    assert form["tile_set"] == load_tile_set(tiles).digest == load_tile_set(tmp_path / "d" / "tiles.json").digest
    refused(orbis("dataset", tmp_path / "d", "-n", "1", *QUICK), "dataset/other-options")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["d", "--format", "csv"], "dataset/format"),
        (["d", "--bot", "greedy"], "dataset/bot"),
        (["d", "--bot", "nobody"], "bot/unknown"),
        (["d", "--temperature", "-1"], "dataset/temperature"),
        (["d", "--temperature", "nan"], "dataset/temperature"),
        (["d", "--games", "3000000000"], "dataset/games"),
        (["d", "--seed", "\n"], "game/seed"),
        (["d", "--set", "none.toml"], "tiles/unreadable"),
        (["file"], "file/not-writable"),
        (["file/d"], "file/not-writable"),
        (["full"], "dataset/folder"),
    ],
)
def test_a_mistake_is_an_error_of_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], code: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("mine")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").write_text("mine")
    refused(orbis("dataset", *QUICK, *arguments), code)
    assert not (tmp_path / "d").exists()


@pytest.mark.parametrize("arguments", [["--players", "5"], ["--games", "0"], ["--workers", "0"]])
def test_wrong_usage_has_exit_code_2(tmp_path: Path, arguments: list[str]) -> None:
    assert orbis("dataset", tmp_path / "d", *arguments).code == 2
    assert not (tmp_path / "d").exists()


def test_without_pyarrow_the_message_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    outcome = orbis("dataset", tmp_path / "d", "--format", "parquet", *QUICK)
    assert 'pip install "orbis[dataset]"' in refused(outcome, "dataset/no-pyarrow")


READING = """
import sys
from orbis.dataset import load_dataset
print(sum(len(rows["game"]) for rows in load_dataset(sys.argv[1])))
"""


def test_programs_that_read_parquet_exit_cleanly(tmp_path: Path) -> None:
    """Arrow's threads aborted most of them at the end with pyarrow 18, and some with later versions."""
    rows = form_of(tmp_path, "-n", "2", "--format", "parquet")["rows"]
    for _ in range(5):
        command = [sys.executable, "-c", READING, str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert (done.returncode, done.stdout, done.stderr) == (0, f"{rows}\n", "")


def test_some_columns_are_enough(tmp_path: Path) -> None:
    form_of(tmp_path, "-n", "1")
    (rows,) = load_dataset(tmp_path, ["policy", "numbers"])
    assert list(rows) == ["policy", "numbers"]
    with pytest.raises(OrbisError, match="there is no column 'price', only game, decision"):
        list(load_dataset(tmp_path, ["price"]))


def damage(file: Path, **changed: Any) -> None:
    """Write a shard anew with some entries changed."""
    rows = read_rows(file, columns_of(2))
    for name, change in changed.items():
        rows[name] = change(rows[name].copy())
    write_rows(file, rows)


def first_set_to(value: float) -> Any:
    def change(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        values[0] = value
        return values

    return change


@pytest.mark.parametrize("file_format", ["npz", "parquet"])
@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"action": first_set_to(116)}, "an action is not among the sensible ones"),
        ({"action": first_set_to(-1)}, "an action is not among the sensible ones"),
        ({"policy": first_set_to(0.5)}, "a policy does not add up to 1"),
        ({"mask": first_set_to(0)}, "an action is not among"),
        ({"wins": first_set_to(1)}, "the shares of a win do not add up to 1"),
        ({"numbers": first_set_to(float("nan"))}, "numbers has values that are not numbers"),
        ({"game": first_set_to(7)}, "it does not have exactly the games 0 to 1"),
        ({"points": lambda values: values.astype(np.int64)}, "points is int64"),
    ],
)
def test_damaged_rows_are_noticed(tmp_path: Path, file_format: str, changed: Any, problem: str) -> None:
    form_of(tmp_path, "-n", "2", "--format", file_format)
    (file,) = tmp_path.glob("games-*")
    damage(file, **changed)
    with pytest.raises(OrbisError, match=problem) as caught:
        list(load_dataset(tmp_path))
    assert caught.value.code == "dataset/damaged"


@pytest.mark.parametrize("file_format", ["npz", "parquet"])
def test_damaged_files_are_noticed(tmp_path: Path, file_format: str) -> None:
    form_of(tmp_path, "-n", "2", "--format", file_format)
    (file,) = tmp_path.glob("games-*")
    whole = file.read_bytes()
    for content in (b"", whole[: len(whole) // 2], b"nothing of the kind", None):
        file.unlink()
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(OrbisError) as caught:
            list(load_dataset(tmp_path))
        assert caught.value.code == "dataset/damaged"


@pytest.mark.parametrize(
    ("text", "code"),
    [(None, "dataset/missing"), ("{", "dataset/damaged"), ("{}", "dataset/damaged"), ("[1]", "dataset/damaged")],
)
def test_a_folder_without_a_dataset_is_refused(tmp_path: Path, text: str | None, code: str) -> None:
    if text is not None:
        (tmp_path / "dataset.json").write_text(text)
    with pytest.raises(OrbisError) as caught:
        list(load_dataset(tmp_path))
    assert caught.value.code == code


def test_datasets_of_a_later_version_are_refused(tmp_path: Path) -> None:
    form_of(tmp_path, "-n", "1")
    form = read_description(tmp_path).to_json() | {"version": 2}
    (tmp_path / "dataset.json").write_text(json.dumps(form))
    with pytest.raises(OrbisError, match="a dataset of version 2, not 1"):
        list(load_dataset(tmp_path))


def test_the_rows_are_the_same_on_ray(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray")
    with connected(import_ray(LOCAL), LOCAL, 2):
        outcome = orbis("dataset", tmp_path / "ray", "-n", "3", "--ray", "--bot", "policy", "--games-per-shard", "2")
    assert (outcome.code, outcome.err) == (0, "")
    assert not ray.is_initialized()
    form_of(tmp_path / "here", "-n", "3")
    assert contents(tmp_path / "ray") == contents(tmp_path / "here")
