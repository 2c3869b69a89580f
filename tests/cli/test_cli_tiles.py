"""`orbis tiles` and `orbis tiles check`."""

import importlib.resources
import json
from pathlib import Path

import pytest
from command import orbis, refused
from typer.testing import CliRunner

from orbis.cli.app import app
from orbis.tiles import load_tile_set

STANDARD_TOML = (importlib.resources.files("orbis.tiles") / "standard.toml").read_text("utf-8")


@pytest.fixture
def own_set(tmp_path: Path) -> Path:
    """A TOML file with the standard tiles under another name."""
    path = tmp_path / "own.toml"
    path.write_text(STANDARD_TOML.replace('name = "standard"', 'name = "my own"'), "utf-8")
    assert load_tile_set(path).name == "my own"
    return path


@pytest.fixture
def broken_set(tmp_path: Path) -> Path:
    """A JSON file with three violations."""
    data = load_tile_set().to_json()
    data["regions"][0]["cp"] = 99
    data["regions"][1]["cost"] = "Q"
    data["gods"].pop()
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data))
    return path


def test_the_table_has_every_tile_god_and_temple_token() -> None:
    result = CliRunner(env={"COLUMNS": "160"}).invoke(app, ["tiles"])
    assert result.exit_code == 0
    tiles = load_tile_set()
    assert all(region.id in result.stdout for region in tiles.regions)
    assert all(god in result.stdout for god in tiles.gods)
    assert "2, 4, 7, 9, 11" in result.stdout


def test_json_has_the_whole_tile_set() -> None:
    result = CliRunner().invoke(app, ["tiles", "--json"])
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert data.pop("digest") == load_tile_set().digest
    assert load_tile_set(data) == load_tile_set()


def test_a_set_of_ones_own_is_shown(own_set: Path) -> None:
    assert "Tile set my own" in orbis("tiles", "--set", own_set).out
    data = json.loads(orbis("tiles", "--set", own_set, "--json").out)
    assert (data["name"], data["digest"]) == ("my own", load_tile_set(own_set).digest)


@pytest.mark.parametrize("arguments", [["tiles", "--set"], ["tiles", "check"]], ids=" ".join)
@pytest.mark.parametrize("name", ["[/mine]", "[bold]mine[/bold]", "[mine]"])
def test_a_name_in_brackets_is_shown_as_it_is(arguments: list[str], name: str, tmp_path: Path) -> None:
    path = tmp_path / "brackets.json"
    path.write_text(json.dumps({**load_tile_set().to_json(), "name": name}))
    outcome = orbis(*arguments, path)
    assert outcome.code == 0
    assert name in outcome.out


def test_a_valid_set_is_called_valid(own_set: Path) -> None:
    outcome = orbis("tiles", "check", own_set)
    assert (outcome.code, outcome.err) == (0, "")
    assert "my own is a valid tile set" in outcome.out
    form = json.loads(orbis("tiles", "check", own_set, "--json").out)
    assert form == {"valid": True, "name": "my own", "digest": load_tile_set(own_set).digest}


def test_all_violations_are_listed(broken_set: Path) -> None:
    for arguments in (["tiles", "check", str(broken_set)], ["tiles", "--set", str(broken_set)]):
        outcome = orbis(*arguments)
        assert (outcome.code, outcome.out) == (1, "")
        assert "violations found: 3" in outcome.err
        first, second = (region.id for region in load_tile_set().regions[:2])
        for start in (f"- tile {first}, cp", f"- tile {second}, cost", "- tile set, gods"):
            assert start in outcome.err
        assert "[tiles/invalid]" in outcome.err


def test_all_violations_are_listed_as_json(broken_set: Path) -> None:
    outcome = orbis("tiles", "check", broken_set, "--json")
    form = json.loads(outcome.out)
    assert (outcome.code, outcome.err) == (1, "")
    assert (form["valid"], form["code"]) == (False, "tiles/invalid")
    assert [violation["field"] for violation in form["violations"]] == ["gods", "cp", "cost"]
    assert form["violations"][1] == {
        "tile": load_tile_set().regions[0].id,
        "field": "cp",
        "found": "99",
        "expected": "an integer from 0 to 20",
    }


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("none.toml", None, "tiles/unreadable"),
        ("syntax.toml", b"name = ", "tiles/syntax"),
        ("syntax.json", b'{"name": ', "tiles/syntax"),
        ("binary.toml", b"\xff\xfe\x00", "tiles/encoding"),
    ],
)
def test_a_file_that_is_no_tile_set_is_refused(name: str, content: bytes | None, code: str, tmp_path: Path) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert name in refused(orbis("tiles", "--set", path), code)
    assert name in refused(orbis("tiles", "check", path), code)
    outcome = orbis("tiles", "check", path, "--json")
    assert (outcome.code, outcome.err) == (1, "")
    assert json.loads(outcome.out)["code"] == code


def test_an_empty_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.toml").touch()
    assert "[tiles/invalid]" in orbis("tiles", "check", tmp_path / "empty.toml").err
    refused(orbis("tiles", "check", tmp_path), "tiles/unreadable")
