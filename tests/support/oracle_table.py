"""A table for examples of the oracle: every tile is a free sacred stone, but for what an example prints on it."""

from typing import Any

from odd_tile_sets import COLORS, GODS, piles_in_play
from oracle import Oracle
from oracle_scoring import PlacedTile

Json = dict[str, Any]
DECLINE = {"kind": "decline"}
# In this order they lie in the display of most examples: R1a is a1, B1a is b1, W1a is b2.
FIRST_NINE = ["R1a", "B1a", "Y1a", "G1a", "W1a", "R1b", "B1b", "Y1b", "G1b"]


# Helpers. Every tile of the plain set is a free sacred stone; an example prints on a few of them what it needs.


def effect(kind: str, number: int = 0, colors: str = "") -> Json:
    return {"kind": kind, "number": number, "colors": colors}


def star_of(tile: str) -> str | None:
    """S1: of levels 1 and 2 five white and four purple stars, of level 3 four and six."""
    color, letter = tile[0], tile[2]
    if tile[1] == "3":
        return {"d": "purple", "e": "purple" if color == "W" else "white"}.get(letter)
    return {"c": None if color == "W" else "purple", "d": "white"}.get(letter)


def plain_tile_set(printed: dict[str, Json]) -> Json:
    ids = [f"{color}{level}{letter}" for level in (1, 2, 3) for letter in "abcde"[: 4 + level // 3] for color in COLORS]
    regions = [
        {"id": tile, "color": tile[0], "level": int(tile[1]), "cost": "", "effect": effect("sacred-stone"), "cp": 1}
        | {"star": star_of(tile), "mystic": None}
        | printed.get(tile, {})
        for tile in ids
    ]
    return {"name": "plain", "regions": regions, "gods": list(GODS), "temple_tokens": [2, 4, 7, 9, 11]}


def start(
    printed: dict[str, Json] | None = None, players: int = 2, first: int = 0, gods: str = "love death fire"
) -> Oracle:
    tile_set = plain_tile_set(printed or {})
    piles = piles_in_play(tile_set, players)
    piles[0] = FIRST_NINE + [tile for tile in piles[0] if tile not in FIRST_NINE]
    return Oracle(tile_set, players, first, piles, gods.split())


def put(oracle: Oracle, seat: int, *rows: str) -> None:
    """Lays out a universe, rows from the bottom; '-' before a tile turns it over, '!' cancels it."""
    regions = {region.id: region for pile in oracle.piles for region in pile}
    regions |= {place.tile.id: place.tile for place in oracle.display.values() if place.tile}
    for row, tiles in enumerate(rows, start=1):
        for column, text in enumerate(tiles.split(), start=1):
            placed = PlacedTile(regions[text.lstrip("-!")], text.startswith("-"), text.startswith("!"))
            oracle.players[seat].universe[row, column] = placed


def realm(oracle: Oracle, seat: int) -> str:
    worshipers = oracle.public_state()["players"][seat]["realm"]
    return "".join(color * number for color, number in worshipers.items())


def cell(row: int, column: int, face: str = "up", end: str | None = None) -> Json:
    action: Json = {"kind": "place", "row": row, "column": column, "face": face}
    return action | ({"end": end} if end else {})


FIRST_CELL = cell(1, 1, end="right")


def take(place: str) -> Json:
    return {"kind": "take", "place": place}


def god(name: str) -> Json:
    return {"kind": "god", "god": name}


def give(color: str) -> Json:
    return {"kind": "give", "color": color}


def exchange(pair: str) -> Json:
    return {"kind": "exchange", "give": pair[0], "get": pair[1]}


def play(oracle: Oracle, *actions: Json) -> None:
    for action in actions:
        oracle.play(action)


def of_kind(oracle: Oracle, *kinds: str) -> list[Json]:
    return [action for action in oracle.legal() if action["kind"] in kinds]


def faces_up(oracle: Oracle) -> list[tuple[int, int]]:
    return [(action["row"], action["column"]) for action in of_kind(oracle, "place") if action["face"] == "up"]


def tile_at(oracle: Oracle, seat: int, row: int, column: int) -> Json:
    tiles: list[Json] = oracle.public_state()["players"][seat]["universe"]
    [found] = [tile for tile in tiles if (tile["row"], tile["column"]) == (row, column)]
    return found


def score_at(oracle: Oracle, seat: int, row: int, column: int) -> Json:
    tiles: list[Json] = oracle.score()["players"][seat]["tiles"]
    [found] = [tile for tile in tiles if (tile["row"], tile["column"]) == (row, column)]
    return found
