"""How Gymnasium finds the environment in a program that has not imported it."""

import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MAKE = "print(gymnasium.make({!r}).spec.id)"


def run(*lines: str) -> str:
    script = "\n".join(["import gymnasium", *lines])
    return subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.strip()


def test_by_the_name_of_its_module() -> None:
    assert run(MAKE.format("orbis.env:orbis/Orbis-v0")) == "orbis/Orbis-v0"


def test_by_the_entry_point() -> None:
    (name, value), *others = PROJECT["entry-points"]["gymnasium.envs"].items()
    assert not others
    load = f"from importlib.metadata import EntryPoint; EntryPoint({name!r}, {value!r}, 'gymnasium.envs').load()()"
    assert EntryPoint(name, value, "gymnasium.envs").module == "orbis.env"
    assert run(load, MAKE.format(f"{name}/Orbis-v0")) == "orbis/Orbis-v0"
