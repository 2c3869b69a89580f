"""Tile sets with one thing broken."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from orbis.tiles import TileSetError, Violation, check_tile_set, load_tile_set

Data = dict[str, Any]
STANDARD = load_tile_set()


def broken(change: Callable[[Data], object]) -> list[Violation]:
    data = copy.deepcopy(STANDARD.to_json())
    change(data)
    violations = check_tile_set(data)
    with pytest.raises(TileSetError) as caught:
        load_tile_set(data)
    assert caught.value.code == "tiles/invalid"
    assert list(caught.value.violations) == violations
    assert all(str(violation) in str(caught.value) for violation in violations)
    return violations


def broken_tile(tile: str, **fields: object) -> list[Violation]:
    return broken(lambda data: data["regions"][STANDARD.index(tile)].update(fields))


def only(violations: list[Violation]) -> Violation:
    assert len(violations) == 1, [str(violation) for violation in violations]
    return violations[0]
