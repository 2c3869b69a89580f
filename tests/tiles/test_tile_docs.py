"""The tables and examples in docs/tiles.md are what the standard set says."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from orbis.tiles import ANY, COLORS, EFFECTS, Region, check_tile_set, load_tile_set, parse_effect

DOCUMENT = (Path(__file__).parents[2] / "docs" / "tiles.md").read_text(encoding="utf-8")
STANDARD = load_tile_set()
NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "W": "white"}
PLAYERS = (2, 3, 4)
LEVELS = (1, 2, 3)


def in_play(players: int) -> list[Region]:
    return [STANDARD.regions[STANDARD.index(tile)] for level in STANDARD.in_play(players) for tile in level]


def line(cells: Iterable[object]) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def table(head: tuple[str, ...], rows: Iterable[Iterable[object]]) -> str:
    lines = [line(head).replace("|  |", "| |"), "|" + "---|" * len(head), *map(line, rows)]
    return "\n".join(lines)


def by_players(matches: Callable[[Region], bool]) -> str:
    return " / ".join(str(sum(matches(tile) for tile in in_play(players))) for players in PLAYERS)


def regions_table() -> str:
    def cell(color: str, levels: tuple[int, ...]) -> str:
        return by_players(lambda tile: tile.color == color and tile.level in levels)

    rows = [[NAMES[color], *(cell(color, (level,)) for level in LEVELS), cell(color, LEVELS)] for color in COLORS]
    return table(("color", "level 1", "level 2", "level 3", "all"), rows)


def demand_table() -> str:
    rows = []
    for players in PLAYERS:
        for name, levels in (("1", (1,)), ("2", (2,)), ("3", (3,)), ("all", LEVELS)):
            asked = Counter("".join(tile.cost for tile in in_play(players) if tile.level in levels))
            rows.append([players, name, *(asked[symbol] for symbol in COLORS + ANY)])
    return table(("players", "level", *COLORS, "any"), rows)


def prices_table() -> str:
    def counts(values: Iterable[int]) -> str:
        return ", ".join(f"{value}: {times}" for value, times in sorted(Counter(values).items()))

    tiles = {level: [tile for tile in STANDARD.regions if tile.level == level] for level in LEVELS}
    rows = [[level, counts(len(t.cost) for t in tiles[level]), counts(t.cp for t in tiles[level])] for level in LEVELS]
    return table(("level", "symbols in the cost: tiles", "creation points: tiles"), rows)


def temples_table() -> str:
    values: dict[int, list[int]] = {}
    for tile in STANDARD.regions:
        if tile.mystic is not None:
            symbols = tile.effect.number if tile.effect.kind == "temple" else 0
            values.setdefault(symbols, []).append(tile.mystic)
    rows = [[symbols or "none", ", ".join(map(str, sorted(values[symbols])))] for symbols in sorted(values)]
    return table(("temple symbols", "mystic values"), rows)


def effects_table() -> str:
    def cell(kind: str, color: str) -> str:
        return by_players(lambda tile: tile.effect.kind == kind and tile.color == color).replace("0 / 0 / 0", "-")

    rows = [[kind.replace("-", " "), *(cell(kind, color) for color in COLORS)] for kind in EFFECTS]
    return table(("effect", *COLORS), rows)


def strategies_table() -> str:
    def of_kind(players: int, kind: str) -> list[Region]:
        return [tile for tile in in_play(players) if tile.effect.kind == kind]

    def colors(players: int, kind: str) -> str:
        asked = "".join(tile.effect.colors for tile in of_kind(players, kind))
        return " ".join(color for color in COLORS if color in asked)

    rows: list[list[object]] = [["colors with a farm", *(colors(players, "farm") for players in PLAYERS)]]
    for kind, name in (("village", "villages"), ("forest", "forests"), ("volcano", "volcanoes")):
        rows.append([name, *(len(of_kind(players, kind)) for players in PLAYERS)])
    rows.append(["colors asked for by irrigations", *(colors(players, "irrigation") for players in PLAYERS)])
    symbols = [sum(tile.effect.number for tile in of_kind(players, "temple")) for players in PLAYERS]
    return table(("", "2 players", "3 players", "4 players"), [*rows, ["temple symbols", *symbols]])


TABLES = {
    "regions": regions_table,
    "demand": demand_table,
    "prices": prices_table,
    "temples": temples_table,
    "effects": effects_table,
    "strategies": strategies_table,
}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_is_what_the_standard_set_gives(name: str) -> None:
    found = re.search(rf"<!-- table: {name} -->\n(.*?)\n<!-- end -->", DOCUMENT, re.DOTALL)
    assert found is not None
    assert found[1] == TABLES[name]()


def test_every_table_of_the_document_is_checked() -> None:
    assert re.findall(r"<!-- table: (\w+) -->", DOCUMENT) == list(TABLES)


def test_the_seen_tiles_named_in_the_document_are_those_of_the_set() -> None:
    tiles = {tile.id: tile for tile in STANDARD.regions}
    assert (tiles["G2a"].cost, tiles["B2c"].cost, tiles["R2b"].cost) == ("BGW", "BG*", "RG")
    assert tiles["B1a"].effect == parse_effect("proselytism B")
    assert [tile.id for tile in STANDARD.regions if tile.effect == parse_effect("temple 2")][:2] == ["W2c", "W2d"]
    assert sum(tile.effect == parse_effect("temple 2") for tile in STANDARD.regions) == len(["W2c", "W2d"]) + 2


def test_the_toml_line_of_the_document_can_be_used() -> None:
    example = re.search(r"```toml\n(.*?),\n```", DOCUMENT)
    assert example is not None
    tile = tomllib.loads(f"tile = {example[1]}")["tile"]
    data = STANDARD.to_json()
    data["regions"] = [tile if region["id"] == tile["id"] else region for region in data["regions"]]
    assert [violation.field for violation in check_tile_set(data)] == ["mystic"]  # it repeats a value of the set


def test_the_json_of_the_document_is_that_of_the_tile() -> None:
    example = re.search(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
    assert example is not None
    tile = json.loads(example[1])
    assert STANDARD.regions[STANDARD.index(tile["id"])].to_json() == tile


def test_the_message_of_the_document_is_that_of_the_validator() -> None:
    data = STANDARD.to_json()
    data["regions"][STANDARD.index("G2a")]["cost"] = "GBX"
    (violation,) = check_tile_set(data)
    assert f"```\n{violation}\n```" in DOCUMENT


def test_the_effects_of_the_document_can_be_read() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \(E\d\) \|(.*?)\|", DOCUMENT, re.MULTILINE)
    assert [kind.replace(" ", "-") for kind, _ in rows] == list(EFFECTS)
    for kind, examples in rows:
        for text in re.findall(r"`(.*?)`", examples):
            effect = parse_effect(text)
            assert effect is not None
            assert effect.kind == kind.replace(" ", "-")
