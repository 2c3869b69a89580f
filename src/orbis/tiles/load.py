"""Loading tile sets from files, from data and from the package itself."""

import functools
import importlib.resources
import json
import os
import tomllib
from collections import Counter
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from orbis.errors import safe_repr
from orbis.tiles.check import TileSetError, Violation, check_tile_set
from orbis.tiles.effects import read_effect
from orbis.tiles.model import GODS, TEMPLE_TOKENS, Region, TileSet, canonical_symbols

STANDARD = "standard"
MAX_BYTES = 1_000_000

TileSetSource: TypeAlias = "TileSet | dict[str, Any] | str | os.PathLike[str] | None"


def load_tile_set(source: TileSetSource = None) -> TileSet:
    """Load a tile set from None or "standard", a path to TOML or JSON, the JSON form, or a tile set itself."""
    if isinstance(source, TileSet):
        return source
    if source is None or (isinstance(source, str) and source == STANDARD):
        return _standard()
    if isinstance(source, dict):
        return _build(source, "the data")
    path = os.fspath(source) if isinstance(source, os.PathLike) else source
    if isinstance(path, str):
        where = safe_repr(path)
        return _build(_parse(_read(path, where), where, path.endswith(".json")), where)
    expected = 'expected "standard", a path, or a tile set as an object'
    raise TileSetError("tiles/source", f"{safe_repr(source)} is not a tile set, {expected}")


@functools.cache
def _standard() -> TileSet:
    return _shipped(importlib.resources.files("orbis.tiles") / "standard.toml")


@functools.cache
def shipped_tile_sets() -> dict[str, TileSet]:
    """Every tile set shipped with the package, by digest: the standard set and its earlier versions."""
    files = [file for file in importlib.resources.files("orbis.tiles").iterdir() if file.name.endswith(".toml")]
    return {tile_set.digest: tile_set for tile_set in map(_shipped, files)}


def _shipped(file: Traversable) -> TileSet:
    return _build(_parse(file.read_bytes(), file.name), file.name)


def _read(path: str, where: str) -> bytes:
    try:
        with open(path, "rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: null character in the path
        reason = getattr(error, "strerror", None) or str(error)
        message = f"cannot read the tile set {where}: {reason}; expected a readable TOML or JSON file"
        raise TileSetError("tiles/unreadable", message) from error
    if len(content) > MAX_BYTES:
        message = f"cannot read the tile set {where}: it has more than {MAX_BYTES} bytes, expected a few thousand"
        raise TileSetError("tiles/unreadable", message)
    return content


def _parse(content: bytes, where: str, is_json: bool = False) -> object:
    """Parse TOML or JSON text; text that starts with a brace is always JSON."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"the tile set {where} is not UTF-8 text: byte {error.start + 1} is {content[error.start]:#04x}"
        raise TileSetError("tiles/encoding", message) from error
    is_json = is_json or text.lstrip().startswith("{")
    try:
        data: object = json.loads(text, object_pairs_hook=_object) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        message = f"the tile set {where} is not valid {'JSON' if is_json else 'TOML'}: {error}"
        raise TileSetError("tiles/syntax", message) from error
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Parse a JSON object; duplicate fields are refused, as in TOML."""
    repeated = [field for field, times in Counter(field for field, _ in pairs).items() if times > 1]
    if repeated:
        raise ValueError(f"the field {safe_repr(repeated[0])} appears twice")
    return dict(pairs)


def _build(data: object, where: str) -> TileSet:
    violations = check_tile_set(data)
    if violations or not isinstance(data, dict):
        lines = "".join(f"\n- {violation}" for violation in violations)
        message = f"{where} is not a valid tile set; violations found: {len(violations)}{lines}"
        raise TileSetError("tiles/invalid", message, violations=tuple(violations))
    regions = tuple(_region(region) for region in data["regions"])
    tile_set = TileSet(data["name"], regions, GODS, TEMPLE_TOKENS)
    if data.get("digest", tile_set.digest) != tile_set.digest:
        violation = Violation(None, "digest", f"{tile_set.digest} or no digest", safe_repr(data["digest"]))
        raise TileSetError("tiles/invalid", f"{where} is not a valid tile set: {violation}", violations=(violation,))
    return tile_set


def _region(data: dict[str, Any]) -> Region:
    """The region described by checked data."""
    effect = read_effect(data["effect"])
    assert effect is not None
    return Region(
        id=data["id"],
        color=data["id"][0],
        level=int(data["id"][1]),
        cost=canonical_symbols(data.get("cost", "")),
        effect=effect,
        cp=data.get("cp", 0),
        star=data.get("star"),
        mystic=data.get("mystic"),
    )
