"""The last round is played exactly: compared with a plain search through everything that may happen."""

import numba
import numpy as np
import pytest
from random_games import after

from orbis import Game
from orbis.bots import bot_factory, play_choice
from orbis.bots.endgame import MARGIN_WORTH, MAX_SOLVER_DEPTH, UNSOLVED, is_last_round, new_solver_scratch, solve
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.kernel import COMPILED
from orbis.engine.scoring import NUM_SCORE_COLUMNS, TOTAL, WORSHIPERS, score
from orbis.engine.sensible import sensible
from orbis.engine.state import new_states
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import MAX_PLAYERS, NO_TILE, NUM_TILES, STEP_OVER
from orbis.tiles import load_tile_set

MAX_COUNT = 200_000
# (players, turns left, positions): 100 in all.
POSITIONS = [(2, 2, 20), (2, 1, 15), (3, 2, 20), (3, 1, 15), (4, 2, 15), (4, 1, 15)] if COMPILED else [(2, 1, 1)]


def result_of(sheet: np.ndarray, num_players: int, values: np.ndarray) -> None:
    """What each player gets when the game is over: the win, shared by those equal in points and worshipers (F3)."""
    keys = sheet[:num_players, TOTAL].astype(np.int64) * 1000 + sheet[:num_players, WORSHIPERS]
    for player in range(num_players):
        others = -1000
        for other in range(num_players):
            if other != player:
                others = max(others, sheet[other, TOTAL])
        values[player] = MARGIN_WORTH * (sheet[player, TOTAL] - others)
        if keys[player] == keys.max():
            values[player] += 1 / (keys == keys.max()).sum()


def brute_force(
    states: np.ndarray, depth: int, tiles: np.ndarray, scratches: np.ndarray, values: np.ndarray, count: np.ndarray
) -> int:
    """Fill values[depth]: all sensible actions, all tiles that may come, nothing left out; return the best action."""
    count[0] += 1
    state = states[depth]
    if state.step == STEP_OVER:
        sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
        score(state, tiles, sheet)
        result_of(sheet, int(state.num_players), values[depth])
        return -1
    number = sensible(state, tiles, scratches[depth])
    values[depth] = -np.inf
    best = -1
    for i in range(number):
        if count[0] > MAX_COUNT:
            return -1
        action = int(scratches[depth, i])
        drawn = int(state.drawn)
        unseen = 0
        while drawn + unseen < NUM_TILES and state.pile[drawn + unseen] != NO_TILE:
            unseen += 1
        expected = np.zeros(MAX_PLAYERS)
        num_cases = 0
        for tile in range(max(1, unseen)):
            states[depth + 1] = state
            after = states[depth + 1]
            if tile > 0:
                after.pile[drawn] = state.pile[drawn + tile]
                after.pile[drawn + tile] = state.pile[drawn]
            play_through(after, tiles, action)
            if tile > 0 and (after.drawn == drawn or after.step == STEP_OVER):
                break
            brute_force(states, depth + 1, tiles, scratches, values, count)
            expected += values[depth + 1]
            num_cases += 1
        expected /= num_cases
        own = expected[state.player] - values[depth, state.player]
        rivals = np.array([p != state.player and p < state.num_players for p in range(MAX_PLAYERS)])
        if own > 1e-9 or (own > -1e-9 and expected[rivals].max() < values[depth][rivals].max() - 1e-9):
            values[depth] = expected
            best = action
    return best


if COMPILED:
    result_of = numba.njit(result_of)
    brute_force = numba.njit(brute_force)


def forced(game: Game) -> tuple[np.ndarray, int]:
    """The values by brute force, and how many positions it took."""
    states = new_states(MAX_SOLVER_DEPTH)
    states[0] = game.state
    scratches = np.zeros((MAX_SOLVER_DEPTH, NUM_ACTIONS), dtype=np.int8)
    values = np.zeros((MAX_SOLVER_DEPTH, MAX_PLAYERS))
    count = np.zeros(1, dtype=np.int64)
    brute_force(states, 0, game.tiles, scratches, values, count)
    return values[0], int(count[0])


def solved(game: Game) -> tuple[int, np.ndarray]:
    states = new_states(MAX_SOLVER_DEPTH)
    states[0] = game.state
    values = np.zeros(MAX_PLAYERS)
    return solve(states, game.tiles, 10**7, new_solver_scratch(), values), values


@pytest.mark.parametrize(("players", "turns_left", "number"), POSITIONS)
def test_the_choice_equals_brute_force(players: int, turns_left: int, number: int) -> None:
    """Positions that brute force cannot finish are left out, and others come in their place."""
    num_compared = seed = 0
    while num_compared < number:
        game = late_position(players, turns_left, f"endgame/{seed}")
        seed += 1
        best, count = forced(game)
        if count > MAX_COUNT:
            continue
        assert is_last_round(game.state)
        action, values = solved(game)
        assert values[game.player] == pytest.approx(best[game.player], abs=1e-9)
        assert value_after(game, action) == pytest.approx(best[game.player], abs=1e-9)
        num_compared += 1
    assert seed < 3 * number + 5


def value_after(game: Game, action: int) -> float:
    """What an action brings its player by brute force, over all tiles that may come."""
    drawn = int(game.state.drawn)
    unseen = [int(tile) for tile in game.state.pile[drawn:] if tile != NO_TILE]
    values = []
    for number in range(max(1, len(unseen))):
        other = game.copy()
        other.state.pile[drawn : drawn + len(unseen)] = unseen[number:] + unseen[:number]
        other.play_unchecked(action)
        values.append(forced(other)[0][game.player])
    return float(np.mean(values))


def late_position(players: int, turns_left: int, seed: str) -> Game:
    """A position that bots have come to; a random one where they would take too long."""
    if not COMPILED:
        return after(players, seed, 15 * players - turns_left, load_tile_set())
    game = Game(players, seed)
    bot = bot_factory("greedy:slack=3")(seed)
    while game.turn < 15 * players - turns_left:
        play_choice(game, bot)
    return game


def test_too_large_a_position_is_left_to_the_search() -> None:
    game = late_position(2, 2, "large")
    states = new_states(MAX_SOLVER_DEPTH)
    states[0] = game.state
    assert solve(states, game.tiles, 3, new_solver_scratch(), np.zeros(MAX_PLAYERS)) == UNSOLVED
    assert bot_factory("search:sims=2")("seed").choose(game.view())


def test_the_last_round_begins_with_the_last_turn_of_each() -> None:
    assert not is_last_round(after(3, "round", 41).state)
    assert is_last_round(after(3, "round", 42).state)
    assert not is_last_round(after(3, "round", 45).state)
