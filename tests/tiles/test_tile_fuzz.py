"""Whatever a tile set contains, it is loaded or refused with a TileSetError, never anything else."""

import importlib.resources
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orbis.tiles import TileSet, TileSetError, check_tile_set, load_tile_set

STANDARD = load_tile_set()
TOML = (importlib.resources.files("orbis.tiles") / "standard.toml").read_bytes()

words = st.sampled_from(
    ["R", "W", "*", "RBYGW", "G2a", "W1a", "white", "purple", "forest 2 GB", "temple 1", "proselytism RR", "farm",
     "village 3", "sacred-stone", "love", "id", "effect", "kind", "mystic", "regions"]
)  # fmt: skip
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | words
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words | st.text(max_size=5), inner, max_size=4)
)


def loads_or_refuses(source: Any) -> TileSet | None:
    refusal = None
    try:
        return load_tile_set(source)
    except TileSetError as error:
        refusal = error
    assert str(refusal)
    assert refusal.code.startswith("tiles/")
    return None


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in nested data: the container and the key or index."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    return [(data, key) for key in keys] + [place for key in keys for place in places(data[key])]


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    data = STANDARD.to_json()
    for _ in range(draw(st.integers(1, 4))):
        container, key = draw(st.sampled_from(places(data)))
        change = draw(st.sampled_from(["replace", "delete", "add", "repeat"]))
        if change == "replace":
            container[key] = draw(values)
        elif change == "delete":
            del container[key]
        elif isinstance(container, dict):
            container[draw(words | st.text(max_size=5))] = draw(values)
        else:
            container.append(container[key] if change == "repeat" else draw(values))
        if not places(data):
            break
    return data


@settings(deadline=None)
@given(mutated())
def test_mutated_data(data: dict[str, Any]) -> None:
    violations = check_tile_set(data)
    loaded = loads_or_refuses(data)
    assert (loaded is not None) == (violations == [])
    if loaded is not None:
        assert load_tile_set(json.loads(loaded.canonical_text())) == loaded


@settings(deadline=None)
@given(values)
def test_any_data(data: object) -> None:
    assert check_tile_set(data)
    if isinstance(data, dict):
        assert loads_or_refuses(data) is None


@settings(deadline=None)
@given(st.lists(values, max_size=5), values, values, values)
def test_right_fields_with_any_content(regions: object, gods: object, tokens: object, name: object) -> None:
    assert loads_or_refuses({"name": name, "regions": regions, "gods": gods, "temple_tokens": tokens}) is None


@pytest.fixture(scope="module")
def load_bytes(tmp_path_factory: pytest.TempPathFactory) -> Callable[[bytes], TileSet | None]:
    path: Path = tmp_path_factory.mktemp("fuzz") / "tiles"

    def load(content: bytes) -> TileSet | None:
        path.write_bytes(content)
        return loads_or_refuses(path)

    return load


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes(load_bytes: Callable[[bytes], TileSet | None], content: bytes) -> None:
    assert load_bytes(content) is None


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text(load_bytes: Callable[[bytes], TileSet | None], text: str) -> None:
    assert load_bytes(text.encode("utf-8", "surrogatepass")) is None


@settings(deadline=None)
@given(values)
def test_any_json(load_bytes: Callable[[bytes], TileSet | None], data: object) -> None:
    assert load_bytes(json.dumps({"regions": data}).encode()) is None


@settings(deadline=None)
@given(
    st.integers(0, len(TOML)),
    st.integers(0, 40),
    st.binary(max_size=10) | st.sampled_from(b'"{}[],=\n#').map(lambda b: bytes([b])),
)
def test_damaged_file(load_bytes: Callable[[bytes], TileSet | None], start: int, length: int, patch: bytes) -> None:
    load_bytes(TOML[:start] + patch + TOML[start + length :])
