"""Random games natively and as WebAssembly: `python wasm_games.py 100000` compares that many (`make wasm-check`).

In Node, or with `--chromium` in Chromium.
"""

import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from odd_tile_sets import STYLES, random_tile_set
from wasm_chromium import chromium
from wasm_node import in_node
from wasm_walk import new_walk, walk

from orbis.engine.chance import random_from
from orbis.engine.state import Tiles
from orbis.engine.tile_array import tile_array
from orbis.tiles import load_tile_set

SETS_PER_STYLE = 4
CHUNK = 5_000

Run = Callable[[str, list[Tiles], list[dict[str, Any]]], list[Any]]


def tile_sets(seed: str) -> list[Tiles]:
    """The standard set, and odd ones of every style."""
    rng = random.Random(seed)
    odd = [load_tile_set(random_tile_set(rng, style)) for style in STYLES for _ in range(SETS_PER_STYLE)]
    return [tile_array(tile_set) for tile_set in [load_tile_set(), *odd]]


def games(number: int, seed: str, num_sets: int) -> Iterator[dict[str, Any]]:
    """Games for all numbers of players, every third one with the standard set."""
    for index in range(number):
        players = 2 + index % 3
        tiles = 0 if index % 9 < 3 else 1 + (index // 3) % (num_sets - 1)
        yield {"players": players, "first": (index // 5) % players, "seed": f"{seed}/{index}", "tiles": tiles}


def different_games(number: int, seed: str, run: Run = in_node) -> list[dict[str, Any]]:
    """The games that are not the same in WebAssembly."""
    tiles = tile_sets(seed)
    items = list(games(number, seed, len(tiles)))
    states, blocks = new_walk()
    found = [
        walk(states, tiles[game["tiles"]], game["players"], game["first"], random_from(game["seed"]), blocks)
        for game in items
    ]
    return [game for game, ours, theirs in zip(items, found, run("games", tiles, items), strict=True) if ours != theirs]


def compare(number: int, run: Run, where: str) -> None:
    """Compare many games, and say how it went."""
    start = time.monotonic()
    for first in range(0, number, CHUNK):
        different = different_games(min(CHUNK, number - first), f"check/{first}", run)
        if different:
            sys.exit(f"{len(different)} games differ in {where}, the first one is {different[0]}")
    print(f"{number:,} games are the same to the last byte in {where} ({time.monotonic() - start:.0f} s)")


def main() -> None:
    """Compare as many games as the command line says."""
    number = int(sys.argv[1])
    if "--chromium" not in sys.argv:
        compare(number, in_node, "Node")
        return
    with chromium() as browser:
        compare(number, browser.run, f"Chromium {browser.version}")


if __name__ == "__main__":
    main()
