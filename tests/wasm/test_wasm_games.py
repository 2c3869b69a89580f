"""The WebAssembly module is the engine: games and bots are the same as natively, to the last byte."""

import random
import zlib
from typing import Any

import numpy as np
import pytest
from random_games import SETS, after, tile_set_of
from wasm_games import different_games, games, tile_sets
from wasm_node import as_text, in_node, node
from wasm_walk import new_walk, walk

from orbis import Game
from orbis.bots.evaluation import EVALUATION, NUM_TERMS, evaluate
from orbis.bots.levels import LEVELS
from orbis.bots.network.bot import layers_of
from orbis.bots.network.inference import apply_network, new_work
from orbis.bots.network.search import NetworkSearch
from orbis.bots.network.versions import weights_path
from orbis.bots.policy import NUM_TAKES, POLICY_WEIGHTS, judge_takes
from orbis.bots.registry import bot_factory
from orbis.bots.search import NODES_PER_SIMULATION, Search
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import random_from
from orbis.engine.kernel import COMPILED
from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.game.actions import ACTIONS
from orbis.wasm.blocks import aligned

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run"),
    pytest.mark.skipif(node() is None, reason="there is no Node: `make page` installs one"),
]
NUM_GAMES = 900
SIMULATIONS = 500
# (players, turns played, set): openings, middles, ends and solved last rounds.
POSITIONS = [
    *((2, 0, "standard"), (2, 13, "forests"), (2, 22, "standard"), (2, 28, "odd-levels"), (2, 29, "standard")),
    *((3, 7, "any"), (3, 30, "standard"), (3, 43, "volcanoes"), (3, 44, "standard")),
    *((4, 3, "free"), (4, 40, "any"), (4, 56, "standard"), (4, 59, "odd-levels")),
]


def test_random_games_are_the_same() -> None:
    assert different_games(NUM_GAMES, "test") == []


def test_games_that_differ_are_found() -> None:
    """Another seed is another game, and any difference shows."""
    tiles = tile_sets("test")
    states, blocks = new_walk()
    items = list(games(30, "test", len(tiles)))
    natively = [walk(states, tiles[0], game["players"], 0, random_from(game["seed"]), blocks) for game in items]
    assert len(set(natively)) == len(items)
    others = in_node("games", tiles, [game | {"seed": f"{game['seed']}!", "first": 0, "tiles": 0} for game in items])
    assert all(ours != theirs for ours, theirs in zip(natively, others, strict=True))


def positions() -> list[Game]:
    rng = random.Random("positions")
    found = [
        after(players, f"{players}/{turns}", turns, tile_set_of(style, rng)) for players, turns, style in POSITIONS
    ]
    assert {style for _, _, style in POSITIONS} == set(SETS)
    return found + [in_the_middle_of_a_turn(game) for game in found[:4]]


def in_the_middle_of_a_turn(game: Game) -> Game:
    middle = game.copy()
    middle.play(middle.legal()[0])
    return middle


def test_bots_choose_the_same_turns() -> None:
    found = positions()
    items = [request(game, f"seed {number}", number) for number, game in enumerate(found)]
    for game, item, theirs in zip(found, items, in_node("bots", [game.tiles for game in found], items), strict=True):
        for level, choice in zip(LEVELS, theirs.pop("choices"), strict=True):
            assert choice == chosen(level, game, item["seed"]), (level, item["seed"])
        assert theirs == judged(game, item["seed"])


def request(game: Game, seed: str, tiles: int) -> dict[str, Any]:
    return {
        "state": as_text(game.state),
        "tiles": tiles,
        "levels": list(LEVELS),
        "seed": seed,
        "staged": len(game.staged),
        "simulations": SIMULATIONS,
    }


def chosen(level: str, game: Game, seed: str) -> list[int]:
    choice: Any = bot_factory(level)(seed).choose(game.view())
    return [ACTIONS.index(action) for action in (choice if isinstance(choice, list) else [choice])]


def judged(game: Game, seed: str) -> dict[str, Any]:
    """The tree of a search and the numbers behind the choices."""
    search = Search(game.state, game.tiles, seed, simulations=SIMULATIONS)
    search.grow(SIMULATIONS)
    tree = search._trees[0]
    assert len(tree.nodes) == SIMULATIONS * NODES_PER_SIMULATION + NUM_ACTIONS
    takes, worths = np.zeros(NUM_TAKES), np.zeros(MAX_PLAYERS)
    evaluate(game.state, game.tiles, EVALUATION, takes, np.zeros(NUM_TERMS), worths)
    judge_takes(game.state, game.tiles, POLICY_WEIGHTS, takes)
    return {
        "numNodes": tree._num_nodes,
        "nodes": as_text(tree.nodes[: tree._num_nodes]),
        "visits": search.found().visits.tolist(),
        "worths": as_text(worths),
        "takes": as_text(takes),
    } | seen_by_network(game, seed)


def seen_by_network(game: Game, seed: str) -> dict[str, Any]:
    """What the network makes of a position, and its search."""
    layers, work = layers_of(game, weights_path()), new_work()
    apply_network(game.state, game.tiles, layers, work)
    search = NetworkSearch(game.state, game.tiles, layers, seed, SIMULATIONS)
    search.grow(SIMULATIONS)
    (network_tree,) = search.trees
    return {
        "layers": zlib.crc32(in_block(layers)),
        "work": as_text(np.frombuffer(in_block(work), np.uint8)),
        "networkNodes": zlib.crc32(network_tree.nodes.tobytes()),
        "networkEdges": zlib.crc32(network_tree.edges.tobytes()),
    }


def in_block(arrays: tuple[Any, ...]) -> bytes:
    """The bytes of a named tuple as they lie in a block."""
    return b"".join(array.tobytes().ljust(aligned(array.nbytes), b"\0") for array in arrays)
