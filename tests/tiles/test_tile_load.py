"""Loading tile sets: every source, round trips, digests and everything that can be wrong with a file."""

import copy
import importlib.resources
import json
import os
import pickle
import random
from pathlib import Path

import pytest

from orbis.errors import OrbisError
from orbis.tiles import (
    EFFECTS,
    GODS,
    Effect,
    Region,
    TileSet,
    TileSetError,
    format_effect,
    load_tile_set,
    parse_effect,
    shipped_tile_sets,
)

STANDARD = load_tile_set()
TOML = (importlib.resources.files("orbis.tiles") / "standard.toml").read_text(encoding="utf-8")


def refused(source: object) -> TileSetError:
    with pytest.raises(TileSetError) as caught:
        load_tile_set(source)  # type: ignore[arg-type]  # wrong sources are the point
    return caught.value


def write(folder: Path, content: str | bytes, name: str = "tiles.toml") -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_the_standard_set_has_two_names() -> None:
    assert load_tile_set() is load_tile_set("standard") is load_tile_set(STANDARD)


def test_toml_to_json_and_back(tmp_path: Path) -> None:
    from_toml = load_tile_set(write(tmp_path, TOML))
    from_json = load_tile_set(write(tmp_path, from_toml.canonical_text(), "tiles.json"))
    from_data = load_tile_set(json.loads(from_toml.canonical_text()))
    assert from_toml == from_json == from_data == STANDARD
    assert from_toml.digest == from_json.digest == from_data.digest == STANDARD.digest
    assert load_tile_set(str(tmp_path / "tiles.toml")) == STANDARD


def test_json_is_known_by_its_brace(tmp_path: Path) -> None:
    text = "\n " + json.dumps(STANDARD.to_json(), indent=1)
    assert load_tile_set(write(tmp_path, text, "tiles.txt")) == STANDARD


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert load_tile_set(write(tmp_path, b"\xef\xbb\xbf" + TOML.encode())) == STANDARD


def test_the_digest_does_not_depend_on_the_order(tmp_path: Path) -> None:
    lines = TOML.splitlines()
    tiles = [line for line in lines if line.startswith("  {")]
    others = [line for line in lines[:-1] if not line.startswith("  {")]
    random.Random(1).shuffle(tiles)
    shuffled = load_tile_set(write(tmp_path, "\n".join([*others, *tiles, "]"])))
    assert shuffled == STANDARD
    assert shuffled.digest == STANDARD.digest


def test_the_digest_does_not_depend_on_the_spelling() -> None:
    data = STANDARD.to_json()
    for region in data["regions"]:
        region["cost"] = region["cost"][::-1]
        region["effect"] = format_effect(Effect(**{**region["effect"], "colors": region["effect"]["colors"][::-1]}))
        del region["color"], region["level"]
    assert load_tile_set(data).digest == STANDARD.digest


def test_the_digest_depends_on_everything_printed() -> None:
    digests = {STANDARD.digest}
    for index, field, value in ((0, "cp", 1), (1, "cost", "*"), (2, "effect", "farm R"), (19, "mystic", 99)):
        data = STANDARD.to_json()
        data["regions"][index][field] = value
        digests.add(load_tile_set(data).digest)
    digests.add(load_tile_set({**STANDARD.to_json(), "name": "other"}).digest)
    assert len(digests) == 6


def test_the_canonical_form_is_fixed() -> None:
    region = Region("W1a", "W", 1, "RB*", Effect("forest", 2, "BG"), 3, None, 7)
    small = TileSet("small", (region,), GODS, (2, 4, 7, 9, 11))
    assert small.canonical_text() == (
        '{"gods":["love","apprentice","oceans","fire","nature","harvests","technology","idleness","equilibrium","death"],'
        '"name":"small","regions":[{"color":"W","cost":"RB*","cp":3,"effect":{"colors":"BG","kind":"forest","number":2},'
        '"id":"W1a","level":1,"mystic":7,"star":null}],"temple_tokens":[2,4,7,9,11]}'
    )
    assert small.digest == "sha256:dcb9b8b2bce42a0b46dfe662e13701f69c15a926b274d86aabb459fef2a7de1d"


def test_costs_are_kept_in_canonical_order() -> None:
    data = STANDARD.to_json()
    data["regions"][STANDARD.index("G2a")]["cost"] = "*WGB*RY"
    loaded = load_tile_set(data)
    assert loaded.regions[loaded.index("G2a")].cost == "RBYGW**"


def test_a_tile_set_can_be_copied_and_hashed() -> None:
    for twin in (pickle.loads(pickle.dumps(STANDARD)), copy.deepcopy(STANDARD)):
        assert twin == STANDARD
        assert hash(twin) == hash(STANDARD)
        assert (twin.digest, twin.index("G2a")) == (STANDARD.digest, STANDARD.index("G2a"))


def test_loading_leaves_the_data_alone() -> None:
    data = STANDARD.to_json()
    data["regions"].reverse()
    before = copy.deepcopy(data)
    load_tile_set(data)
    assert data == before


@pytest.mark.parametrize("tile", ["X9z", "", None, ["G2a"]])
def test_an_unknown_tile_is_refused(tile: object) -> None:
    with pytest.raises(OrbisError) as caught:
        STANDARD.index(tile)  # type: ignore[arg-type]  # wrong types are the point
    assert caught.value.code == "tiles/unknown"
    assert repr(tile) in str(caught.value)


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_only_two_to_four_players(players: int) -> None:
    with pytest.raises(OrbisError) as caught:
        STANDARD.in_play(players)
    assert (caught.value.code, caught.value.rule) == ("tiles/players", "S1")


@pytest.mark.parametrize(
    "text",
    [
        "farm R",
        "village 3",
        "forest 2 BG",
        "volcano 20 RBYGW",
        "irrigation G",
        "temple 2",
        "proselytism R",
        "proselytism RR",
        "proselytism *",
        "sacred-stone",
    ],
)
def test_effects_are_read_and_written_alike(text: str) -> None:
    effect = parse_effect(text)
    assert effect is not None
    assert effect.kind in EFFECTS
    assert format_effect(effect) == text


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    error = refused(tmp_path / "none.toml")
    assert error.code == "tiles/unreadable"
    assert "none.toml" in str(error)
    assert "No such file" in str(error)


def test_a_directory_is_no_tile_set(tmp_path: Path) -> None:
    error = refused(tmp_path)
    assert error.code == "tiles/unreadable"
    assert "directory" in str(error)


@pytest.mark.parametrize("path", ["", "a\x00b", "\ud800", "x" * 10_000])
def test_impossible_paths_are_refused(path: str) -> None:
    assert refused(path).code == "tiles/unreadable"


def test_an_enormous_file_is_refused(tmp_path: Path) -> None:
    assert "more than 1000000 bytes" in str(refused(write(tmp_path, b"#" * 1_000_001)))


def test_broken_toml_is_named_with_its_line(tmp_path: Path) -> None:
    lines = TOML.splitlines()
    lines[30] = "  { id = "
    error = refused(write(tmp_path, "\n".join(lines)))
    assert error.code == "tiles/syntax"
    assert "not valid TOML" in str(error)
    assert "at line 31" in str(error)


def test_broken_json_is_named_with_its_line(tmp_path: Path) -> None:
    error = refused(write(tmp_path, '{"name": "x",\n "gods": [}', "tiles.json"))
    assert error.code == "tiles/syntax"
    assert "not valid JSON" in str(error)
    assert "line 2" in str(error)


@pytest.mark.parametrize("content", ["", "name = 5"])
def test_a_json_file_is_not_read_as_toml(tmp_path: Path, content: str) -> None:
    assert "not valid JSON" in str(refused(write(tmp_path, content, "tiles.json")))


def test_a_json_field_given_twice_is_refused(tmp_path: Path) -> None:
    error = refused(write(tmp_path, '{"name": "x", "name": "y"}'))
    assert error.code == "tiles/syntax"
    assert "'name' appears twice" in str(error)


@pytest.mark.parametrize("content", [b"\xff\xfe", TOML.encode("utf-16"), b'name = "\xe9"'])
def test_other_encodings_are_refused(tmp_path: Path, content: bytes) -> None:
    error = refused(write(tmp_path, content))
    assert error.code == "tiles/encoding"
    assert "not UTF-8" in str(error)


@pytest.mark.parametrize(
    "content", ["x = " + "[" * 5000, '{"x": ' + "[" * 200_000, "x = " + "9" * 5000, '{"x": ' + "9" * 5000 + "}"]
)
def test_deep_and_long_content_is_refused(tmp_path: Path, content: str) -> None:
    assert refused(write(tmp_path, content)).code in ("tiles/syntax", "tiles/invalid")


@pytest.mark.parametrize("content", ["", "# nothing", "[regions]", "regions = 2020-01-01", "{}", "name = 5"])
def test_content_that_is_no_tile_set_is_refused(tmp_path: Path, content: str) -> None:
    error = refused(write(tmp_path, content))
    assert error.code == "tiles/invalid"
    assert error.violations


class BytesPath(os.PathLike[bytes]):
    def __fspath__(self) -> bytes:
        return b"tiles.toml"


@pytest.mark.parametrize("source", [3, 2.5, True, b"standard", ["standard"], object(), BytesPath()])
def test_other_sources_are_refused(source: object) -> None:
    assert refused(source).code == "tiles/source"


def test_the_error_survives_pickling() -> None:
    error = refused({"name": "x"})
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.code, str(twin), twin.violations, twin.rule) == (error.code, str(error), error.violations, None)


def test_what_is_printed_as_json_with_its_digest_can_be_loaded_again() -> None:
    standard = load_tile_set()
    assert load_tile_set({**standard.to_json(), "digest": standard.digest}) == standard


def test_a_digest_that_is_not_the_set_s_is_refused() -> None:
    with pytest.raises(TileSetError, match=r"tile set, digest: found 'sha256:0', expected sha256:\w{64} or no digest"):
        load_tile_set({**load_tile_set().to_json(), "digest": "sha256:0"})


def test_every_set_that_comes_with_the_package_is_found_by_its_digest() -> None:
    standard = load_tile_set()
    assert shipped_tile_sets()[standard.digest] == standard
    assert all(tile_set.digest == digest for digest, tile_set in shipped_tile_sets().items())
