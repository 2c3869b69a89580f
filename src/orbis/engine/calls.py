"""The rules for callers in Python, on arrays of games: passing Numba a single record takes ten times as long."""

import numpy as np
from numpy.typing import NDArray

from orbis.engine import changes, guidance, realm, scoring
from orbis.engine.check import OK, check, check_all, legal
from orbis.engine.kernel import kernel
from orbis.engine.sensible import sensible
from orbis.engine.state import State, States, Tiles
from orbis.engine.turn import play, play_through


@kernel
def play_actions(states: States, tiles: Tiles, actions: NDArray[np.int8], with_refill: bool) -> int:
    """Play actions of one turn: after `actions[i]`, the game `states[i]` becomes `states[i + 1]`.

    Stops before the first action that is illegal or comes after the end of the turn; returns how many were played.
    """
    for number in range(len(actions)):
        action = int(actions[number])
        is_over = states[number].turn != states[0].turn
        if is_over or check(states[number], tiles, action) != OK:
            return number
        states[number + 1] = states[number]
        _play(states[number + 1], tiles, action, with_refill)
    return len(actions)


@kernel
def play_unchecked(states: States, tiles: Tiles, action: int, with_refill: bool) -> None:
    """Play a legal action in the first game."""
    _play(states[0], tiles, action, with_refill)


@kernel
def _play(state: State, tiles: Tiles, action: int, with_refill: bool) -> None:
    if with_refill:
        play_through(state, tiles, action)
    else:
        play(state, tiles, action)


@kernel
def check_action(states: States, tiles: Tiles, action: int) -> int:
    """What `check` says about an action in the first game."""
    return check(states[0], tiles, action)


@kernel
def check_actions(states: States, tiles: Tiles, codes: NDArray[np.int8]) -> None:
    """What `check` says about every action in the first game."""
    check_all(states[0], tiles, codes)


@kernel
def list_legal(states: States, tiles: Tiles, out: NDArray[np.int8]) -> int:
    """The legal actions of the first game: see `legal`."""
    return legal(states[0], tiles, out)


@kernel
def list_sensible(states: States, tiles: Tiles, out: NDArray[np.int8]) -> int:
    """The sensible actions of the first game: see `sensible`."""
    return sensible(states[0], tiles, out)


@kernel
def break_down(states: States, tiles: Tiles, out: NDArray[np.int16], cells: NDArray[np.int16]) -> None:
    """The score of the first game with its breakdown: see `scoring.break_down`."""
    scoring.break_down(states[0], tiles, out, cells)


@kernel
def describe_turn(states: States, tiles: Tiles, actions: NDArray[np.int8], out: NDArray[np.int16]) -> None:
    """What each action changed on the way through the games: see `changes.describe_turn`."""
    changes.describe_turn(states, tiles, actions, out)


@kernel
def missing_symbols(states: States, tiles: Tiles, out: NDArray[np.int8]) -> None:
    """What the player of the first game lacks for the tile just taken: see `realm.missing_symbols`."""
    realm.missing_symbols(states[0], tiles, states[0].taken, out)


@kernel
def guide(states: States, codes: NDArray[np.int8], out: NDArray[np.int8]) -> int:
    """Guidance in the first game: see `guidance.guide`."""
    return guidance.guide(states[0], codes, out)
