"""Soak runs try new games from a seed that they print, and can be repeated with it; failed seeds are kept."""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
import soak
from hypothesis import settings
from soak import tries

TESTS = Path(__file__).parent
RANDOM_TESTS = """
from pathlib import Path
from hypothesis import given, strategies as st
from soak import times, tries

def keep(name, number):
    with (Path(__file__).parent / name).open("a") as file:
        file.write(f"{number} ")

def test_of_tries():
    for rng in tries("numbers", times(3)):
        keep("tries", rng.random())

@given(st.integers(0, 10**9))
def test_of_hypothesis(number):
    keep("examples", number)

def test_that_fails():
    for number, _ in enumerate(tries("failing/things", 3)):
        assert number < 1
"""


def run(folder: Path, *options: str, **environment: str) -> tuple[str, list[str]]:
    """Run pytest with the conftest of this suite; return what it prints and what its tests drew at random."""
    folder.mkdir()
    (folder / "test_random.py").write_text(RANDOM_TESTS)
    others = {name: value for name, value in os.environ.items() if name not in ("ORBIS_SOAK", "ORBIS_SEED")}
    paths = os.pathsep.join([str(TESTS), str(TESTS / "support"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-p", "conftest", "-p", "no:cacheprovider", *options, "test_random.py"]
    ran = subprocess.run(
        command, cwd=folder, env={**others, "PYTHONPATH": paths, **environment}, capture_output=True, text=True
    )
    assert "1 failed, 2 passed" in ran.stdout, ran.stdout + ran.stderr
    return ran.stdout, [(folder / name).read_text() for name in ("tries", "examples")]


def test_a_soak_run_has_a_fresh_seed_and_can_be_repeated_with_it(tmp_path: Path) -> None:
    printed, drawn = run(tmp_path / "one", ORBIS_SOAK="2")
    assert len(drawn[0].split()) == 6
    header = re.search(r"^random games: ORBIS_SOAK=2 ORBIS_SEED=(\w+)$", printed, re.MULTILINE)
    assert header
    seed = header[1]
    assert f"ORBIS_SOAK=2 ORBIS_SEED={seed} .venv/bin/python -m pytest 'test_random.py::test_that_fails'" in printed
    assert (tmp_path / "one" / "build" / "failed-seeds.txt").read_text() == f"failing/things/{seed}/1\n"
    assert printed.count(f"\nfailing/things/{seed}/1\n") == 2

    again, drawn_again = run(tmp_path / "two", "-n", "2", ORBIS_SOAK="2", ORBIS_SEED=seed)
    assert drawn_again == drawn
    assert again.count(f"\nfailing/things/{seed}/1\n") == 2

    _, others = run(tmp_path / "three", ORBIS_SOAK="2")
    assert others[0] != drawn[0]
    assert others[1] != drawn[1]


def test_a_normal_run_always_tries_the_same(tmp_path: Path) -> None:
    printed, drawn = run(tmp_path / "one")
    assert drawn[0] == "".join(f"{random.Random(f'numbers/tests/{i}').random()} " for i in range(3))
    assert "random games: the same in every run" in printed
    assert "\nfailing/things/tests/1\n" in printed
    assert settings.default is not None
    assert settings.default.derandomize == (soak.SEED == "")


def test_found_seeds_are_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    (new,) = tries("some game", 1)
    monkeypatch.setattr(soak, "FOUND", ["some game/5ab1/17", "some other game/5ab1/3"])
    found, again = tries("some game", 1)
    assert soak.tried[-2] == "some game/5ab1/17"
    assert again.random() == new.random() != found.random()


def test_found_seeds_are_well_formed() -> None:
    for seed in soak.FOUND:
        assert re.fullmatch(r".+/\w+/\d+", seed), seed
