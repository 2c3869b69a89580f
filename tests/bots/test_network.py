"""The network: its weights, its outputs, and its search."""

import io
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from random_games import SETS, after, tile_set_of

from orbis import Game, OrbisError
from orbis.batch.observation import TILE_CANCELLED, TILE_SIZE, tile_features
from orbis.bots import Budget, bot_factory, play_choice
from orbis.bots.network.bot import NetworkBot, PolicyBot
from orbis.bots.network.inference import apply_network, new_work
from orbis.bots.network.layers import layers_for
from orbis.bots.network.position import DISPLAY_CODES, HAND_CODE, NUM_CODES, PLACES_AT, SEATS_AT, TABLE_SIZE
from orbis.bots.network.search import NetworkSearch, edges_of
from orbis.bots.network.tree import NODES, ROOT
from orbis.bots.network.versions import VERSIONS, weights_path
from orbis.bots.network.weights import SHAPES, read_weights
from orbis.engine.actions import PLACE_UP
from orbis.engine.kernel import COMPILED
from orbis.engine.sensible import sensible
from orbis.engine.universe import row_and_column
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_CELLS, NUM_PLACES, STEP_PLACE, STEP_TAKE
from orbis.game import ACTIONS

pytestmark = pytest.mark.skipif(not COMPILED, reason="one look takes a second uncompiled")

WEIGHTS = read_weights(weights_path())


def plain_outputs(arrays: dict[str, Any], game: Game, codes: Any, numbers: Any) -> tuple[Any, Any]:
    """The policy and the values, layer by layer as they are defined, without tables."""

    def layer(name: str, inputs: Any) -> Any:
        return inputs @ arrays[f"{name}.weight"].T + arrays.get(f"{name}.bias", 0)

    faces = tile_features(game.tiles).view(np.int8).reshape(-1, TILE_SIZE).astype(np.float32)
    cancelled = faces.copy()
    cancelled[:, TILE_CANCELLED] = 1
    tiles = layer("tile_2", np.maximum(layer("tile_1", 0.25 * np.concatenate([faces, cancelled])), 0))
    tiles[[65, 65 + 67]] = 0
    assert len(tiles) == NUM_CODES
    seats = numbers[SEATS_AT:PLACES_AT].reshape(MAX_PLAYERS, -1)
    cells = tiles[codes[:DISPLAY_CODES]].reshape(MAX_PLAYERS, NUM_CELLS, 48)
    sites = np.stack([plain_sites(arrays, universe) for universe in cells])
    by_row = [sites[:, first:last].sum(1) for first, last in ((0, 5), (5, 9), (9, 12), (12, 14))]
    universes = layer("cells", cells.reshape(MAX_PLAYERS, -1)) + layer("rows", np.concatenate(by_row, 1))
    universes = np.maximum(universes + layer("holdings", seats), 0) * seats[:, :1]
    lying = numbers[PLACES_AT:].reshape(NUM_PLACES, -1)
    display, hand = tiles[codes[DISPLAY_CODES:HAND_CODE]], tiles[codes[HAND_CODE]]
    places = np.maximum(layer("place_tile", display) + layer("place", lying), 0)
    x = layer("table", numbers[:TABLE_SIZE]) + layer("hand", hand)
    x = np.maximum(x + layer("display", places.ravel()) + layer("seats", universes.ravel()), 0)
    for block in ("blocks.0", "blocks.1"):
        x = x + np.maximum(layer(block, x), 0)
    policy = layer("policy", x)
    takes = layer("take_position", x) + layer("take_tile", display) + layer("take_lying", lying)
    policy[:NUM_PLACES] += layer("take", np.maximum(takes + layer("take_place", places), 0))[:, 0]
    if game.state.step == STEP_PLACE:
        row_size = int(game.state.row_size[game.player])
        around = sites[0][[14, min(row_size, 4), *range(5, 14)]]  # left end, right end, upper cells
        spots = layer("spot_position", x) + layer("spot_hand", hand) + layer("spot_around", around)
        policy[PLACE_UP : PLACE_UP + 22] += layer("spot", np.maximum(spots, 0)).T.ravel()
    return policy, layer("value", x)


def plain_sites(arrays: dict[str, Any], universe: Any) -> Any:
    """What each cell, and the place left of the bottom row, sees: the tiles there and around."""
    cells = {row_and_column(cell): universe[cell] for cell in range(NUM_CELLS)}
    around = ((0, 0), (0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))
    nothing = np.zeros(48)
    seen = [
        np.concatenate([cells.get((row + up, column + right), nothing) for up, right in around])
        for row, column in [*cells, (1, 0)]
    ]
    return np.maximum(np.stack(seen) @ arrays["around.weight"].T + arrays["sites"], 0)


@pytest.mark.parametrize("style", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kernels_compute_what_the_layers_say(style: str, players: int) -> None:
    tiles = tile_set_of(style, random.Random(f"network {style}"))
    for turns in (0, 1, 7 * players, 14 * players):
        game = after(players, f"network/{style}", turns, tiles)
        work = new_work()
        steps: list[int] = []
        while game.state.step in (STEP_TAKE, STEP_PLACE) and (not steps or game.staged):
            steps.append(int(game.state.step))
            apply_network(game.state, game.tiles, layers_for(WEIGHTS, game.tiles), work)
            policy, value = plain_outputs(WEIGHTS, game, work.codes, work.numbers)
            assert np.allclose(work.policy, policy, atol=2e-3, rtol=1e-3)
            assert np.allclose(work.value, value, atol=2e-3, rtol=1e-3)
            game.play(game.sensible()[0])
        assert steps == [STEP_TAKE, STEP_PLACE] or turns == 14 * players


def test_seats_are_numbered_from_the_player_to_decide() -> None:
    """Who sits where does not matter to what a player sees, only who comes next."""
    seen = []
    for first in (0, 2):
        game = Game(3, "seats", first=first)
        work = new_work()
        apply_network(game.state, game.tiles, layers_for(WEIGHTS, game.tiles), work)
        seen.append((work.codes.tolist(), work.numbers.tolist(), work.value.tolist()))
    assert seen[0] == seen[1]


def test_the_search_tries_every_action_it_may_and_counts_right() -> None:
    game = after(2, "counts", 9).view()
    search = NetworkSearch(game.state, game.tiles, layers_for(WEIGHTS, game.tiles), "seed", 500)
    search.grow(500)
    (tree,) = search.trees
    edges = edges_of(tree, ROOT)
    room = np.zeros(117, np.int8)
    assert edges["action"].tolist() == room[: sensible(game.state, game.tiles, room)].tolist()
    assert edges["visits"].sum() == 499  # the first simulation is the root itself
    assert edges["prior"].sum() == pytest.approx(1, abs=1e-5)
    root = tree.nodes[ROOT]
    assert root.visits == 500
    assert root.wins[:2].sum() == pytest.approx(500, abs=0.1)
    assert tree.counters[NODES] <= 501


@pytest.mark.parametrize("players", [2, 4])
def test_threads_share_the_simulations(players: int) -> None:
    game = after(players, "threads", 9).view()
    layers = layers_for(WEIGHTS, game.tiles)
    searches = [NetworkSearch(game.state, game.tiles, layers, "seed", 500, threads=3) for _ in range(2)]
    for search in searches:
        search.grow(500)
        search.close()
    one, again = searches
    assert [int(tree.nodes["visits"][ROOT]) for tree in one.trees] == [167, 167, 166]
    assert one.visits().sum() == 500 - 3
    assert len({tree.edges["visits"].tobytes() for tree in one.trees}) == 3
    np.testing.assert_array_equal(one.visits(), again.visits())
    assert one.turn() == again.turn()


def test_the_first_tree_of_many_is_the_only_one_of_a_single_thread() -> None:
    game = after(2, "threads", 9).view()
    layers = layers_for(WEIGHTS, game.tiles)
    one = NetworkSearch(game.state, game.tiles, layers, "seed", 100)
    three = NetworkSearch(game.state, game.tiles, layers, "seed", 300, threads=3)
    one.grow(100)
    three.grow(300)
    three.close()
    assert three.trees[0].edges["visits"].tobytes() == one.trees[0].edges["visits"].tobytes()


def test_a_turn_goes_on_after_an_answer_that_is_forced() -> None:
    """The root has an edge even for the only sensible action, and it is played once."""
    for deal in range(200):
        game = after(2, f"forced/{deal}", 9)
        bot = NetworkBot("seed", Budget(simulations=30))
        while game.turn < 14:
            if len(game.sensible()) == 1:
                number = len(game.staged)
                turn = game.turn
                play_choice(game, bot)
                assert game.turn > turn or len(game.staged) > number
                return
            game.play(game.sensible()[-1])
    pytest.fail("no position with a single sensible action")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_search_may_begin_where_there_is_no_choice(players: int) -> None:
    rng = random.Random("no choice 0")
    game = Game(players, "no choice 0")
    layers = layers_for(WEIGHTS, game.tiles)
    found = 0
    while not game.over:
        if len(game.sensible()) == 1 and game.staged:
            search = NetworkSearch(game.state, game.tiles, layers, "seed", 60)
            search.grow(60)
            turn = search.turn()
            game.copy().play_actions([ACTIONS[action] for action in turn])
            found += len(turn) > 1
        game.play(rng.choice(game.sensible()))
    assert found


def test_more_simulations_play_better() -> None:
    won = 0.0
    for deal in range(12):
        for seat in range(2):
            names = ["network:sims=150", "policy"] if seat == 0 else ["policy", "network:sims=150"]
            bots = [bot_factory(name)(f"{deal}/{each}") for each, name in enumerate(names)]
            game = Game(2, f"more/{deal}")
            while not game.over:
                play_choice(game, bots[game.player])
            won += (seat in game.winners) / len(game.winners)
    assert won >= 13, won


# The file of weights


def saved(arrays: dict[str, Any], path: Path) -> Path:
    np.savez(path, **arrays)
    return path


def test_the_shipped_weights_are_small() -> None:
    for version in VERSIONS:
        assert weights_path(version).stat().st_size <= 2_000_000


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        ("missing", "weights/missing"),
        ("empty", "weights/damaged"),
        ("cut", "weights/damaged"),
        ("text", "weights/damaged"),
        ("pickle", "weights/damaged"),
        ("not numbers", "weights/damaged"),
        ("a layer too few", "weights/foreign"),
        ("another shape", "weights/foreign"),
        ("another network", "weights/foreign"),
    ],
)
def test_weights_that_cannot_be_used_are_refused(damage: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    whole = weights_path().read_bytes()
    if damage == "empty":
        path.write_bytes(b"")
    elif damage == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif damage == "text":
        path.write_text("these are no weights")
    elif damage == "pickle":
        saved({name: np.array([{}], dtype=object) for name in SHAPES}, path)
    elif damage == "not numbers":
        saved(WEIGHTS | {"value.bias": np.full(SHAPES["value.bias"], np.nan, np.float32)}, path)
    elif damage == "a layer too few":
        saved({name: array for name, array in WEIGHTS.items() if name != "hand.weight"}, path)
    elif damage == "another shape":
        saved(WEIGHTS | {"value.bias": np.zeros(3, np.float32)}, path)
    elif damage == "another network":
        saved({"weight": np.zeros(3)}, path)
    for bot in (PolicyBot("seed", path), NetworkBot("seed", Budget(simulations=4), path)):
        game = Game(2, "weights")
        with pytest.raises(OrbisError) as caught:
            play_choice(game, bot)
        assert caught.value.code == code
        play_choice(game, bot_factory("greedy")("seed"))  # the hand-written bots do not need them
        assert game.turn == 1


def test_weights_can_be_read_from_memory() -> None:
    read = read_weights(io.BytesIO(weights_path().read_bytes()))
    assert all(np.array_equal(read[name], WEIGHTS[name]) for name in SHAPES)


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(OrbisError) as caught:
        bot_factory("network:version=99,sims=4")
    assert caught.value.code == "weights/version"
