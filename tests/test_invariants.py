"""What holds in every position of every game."""

import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_games import SETS, play_through, tile_set_of
from soak import times

from orbis import Action, Exchange, Gain, Game, Give, Place, Remove, Take
from orbis.engine.actions import MAX_GAME_ACTIONS
from orbis.engine.kernel import COMPILED
from orbis.game.notation import format_action, parse_action

games = given(seed=st.integers(0, 10**9), players=st.sampled_from([2, 3, 4]), style=st.sampled_from(SETS))
often = settings(max_examples=times(60) if COMPILED else 3, suppress_health_check=[HealthCheck.too_slow])
NUM_NEIGHBORS = {"a1": 2, "b1": 3, "c1": 2, "a2": 3, "b2": 4, "c2": 3, "a3": 2, "b3": 3, "c3": 2}


def start(seed: int, players: int, style: str) -> tuple[Game, random.Random]:
    rng = random.Random(seed)
    return Game(players, seed, tile_set_of(style, rng), first="random"), rng


def num_worshipers(state: dict[str, Any]) -> int:
    in_display = sum(sum(place["worshipers"].values()) for place in state["display"])
    return in_display + sum(sum(player["realm"].values()) for player in state["players"])


def cost_paid_at_once(game: Game, state: dict[str, Any]) -> int:
    """The colored symbols of the taken tile that no reduction covers (T3)."""
    region = game.tile_set.regions[game.tile_set.index(state["taken"])]
    reductions = state["players"][state["player"]]["reductions"]
    return sum(symbol != "*" and symbol not in reductions for symbol in region.cost)


def gained_without_asking(game: Game, tile: str) -> int:
    """What Proselytism of a given color brings (E7)."""
    effect = game.tile_set.regions[game.tile_set.index(tile)].effect
    return effect.number if effect.kind == "proselytism" and effect.colors != "*" else 0


def expected_change(game: Game, state: dict[str, Any], action: Action) -> int:
    """How many worshipers the rules create or destroy by this action."""
    match action:
        case Take(place):
            return NUM_NEIGHBORS[place]
        case Place(_, "up"):
            region = game.tile_set.regions[game.tile_set.index(state["taken"])]
            gained = 0 if "*" in region.cost else gained_without_asking(game, region.id)
            return gained - cost_paid_at_once(game, state)
        case Give(_) if state["step"] == "pay" and state["pending"] == 1:
            tile = game.tile_set.regions[game.state.universe[game.player, game.state.cell]].id
            return gained_without_asking(game, tile) - 1
        case Give(_) | Remove(_, _):
            return -1
        case Gain(_):
            return 1
        case Exchange(_, _):
            return -2
    return 0


@often
@games
def test_worshipers_are_conserved_except_where_rules_create_or_destroy_them(
    seed: int, players: int, style: str
) -> None:
    game, rng = start(seed, players, style)
    expected = 0
    for action in play_through(game, rng):
        state = game.public_state().to_json()
        assert num_worshipers(state) == expected, action
        expected += expected_change(game, state, action)
    assert num_worshipers(game.public_state().to_json()) == expected


@often
@games
def test_after_every_turn_the_table_is_in_order(seed: int, players: int, style: str) -> None:
    game, rng = start(seed, players, style)
    for _ in play_through(game, rng):
        if game.step != "take":
            continue
        state = game.public_state().to_json()
        assert all(place["tile"] for place in state["display"])
        for player in state["players"]:
            assert sum(player["realm"].values()) <= 10
            check_universe(game, player["universe"])


def check_universe(game: Game, universe: list[dict[str, Any]]) -> None:
    """U1–U4 for a finished turn."""
    cells = {(cell["row"], cell["column"]): cell for cell in universe}
    bottom = sorted(column for row, column in cells if row == 1)
    assert bottom == list(range(1, len(bottom) + 1))
    for (row, column), cell in cells.items():
        assert 1 <= row <= 4
        assert 1 <= column <= 6 - row
        if row == 1:
            continue
        below = [cells[row - 1, column], cells[row - 1, column + 1]]
        colors = {other["tile"][0] for other in below if other["face"] == "up"}
        assert (
            cell["face"] == "wilderness"
            or cell["tile"][0] in colors
            or any(other["face"] == "wilderness" for other in below)
        )


@often
@games
def test_sensible_actions_are_legal_and_there_is_always_one(seed: int, players: int, style: str) -> None:
    game, rng = start(seed, players, style)
    for _ in play_through(game, rng, share_legal=0.5):
        legal, sensible = game.legal(), game.sensible()
        assert sensible
        assert set(sensible) <= set(legal)
        assert len(set(legal)) == len(legal)
        assert len(set(sensible)) == len(sensible)
        for action in legal:
            assert game.why_not(action) is None
            assert parse_action(format_action(action)) == action
    assert game.legal() == game.sensible() == []


@often
@games
def test_every_game_ends_after_15_rounds_with_14_regions_and_a_god_each(seed: int, players: int, style: str) -> None:
    game, rng = start(seed, players, style)
    num_actions = sum(1 for _ in play_through(game, rng))
    state = game.public_state().to_json()
    assert game.turn == 15 * players
    assert num_actions <= MAX_GAME_ACTIONS
    assert state["piles"] == [0, 0, 0]
    assert len({place["tile"] for place in state["display"]}) == 9
    for player in state["players"]:
        assert len(player["universe"]) == 14
        assert player["god"] is not None
    assert game.winners


@often
@games
def test_a_copy_played_alike_is_equal_and_undo_returns_to_the_same_bytes(seed: int, players: int, style: str) -> None:
    game, rng = start(seed, players, style)
    twin = game.copy()
    for action in play_through(game, rng):
        before = bytes(twin)
        turn = twin.turn
        twin.play(action)
        if twin.turn == turn:
            assert twin.undo() == action
            assert bytes(twin) == before
            twin.play(action)
    assert game == twin
    assert game.turns == twin.turns
