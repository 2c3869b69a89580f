"""Games in lockstep for training: of two, three and four players, on many tile sets at once.

All arrays of one `Games` have the game as their first dimension, except the tile sets. The kernels work on one game.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from orbis.batch.observation import TILE_SIZE, tile_features
from orbis.bots.evaluation import NUM_TERMS
from orbis.bots.network.position import CODES_SIZE, NUMBERS_SIZE, describe
from orbis.bots.network.tree import play_forced
from orbis.bots.policy import NUM_TAKES
from orbis.bots.result import judge_result
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.chance import randoms_from
from orbis.engine.kernel import kernel
from orbis.engine.scoring import NUM_SCORE_COLUMNS, score
from orbis.engine.sensible import sensible
from orbis.engine.setup import deal
from orbis.engine.state import STATE_DTYPE
from orbis.engine.tile_array import tile_array
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import MAX_PLAYERS, NUM_TILES, STEP_OVER
from orbis.learn.lockstep import Device, zeros
from orbis.tiles import TileSet

BLOCK: Final = 4  # consecutive games with the same tile set


class Games(NamedTuple):
    """The arrays of games in lockstep."""

    tiles: Any  # the tile sets, one row each
    sets: Any  # which of them a game is played with
    players: Any  # how many players a game has
    states: Any
    randoms: Any
    codes: Any  # what the network sees
    numbers: Any
    mask: Any  # the sensible actions
    mover: Any  # who has to decide
    action: Any  # what they decide
    ended: Any  # whether that ended the game; then the next one has been dealt
    wins: Any  # the result of the game that has just ended, by player
    margins: Any
    scratch: "Scratch"


class Scratch(NamedTuple):
    """What the kernels write to."""

    actions: Any
    pile: Any
    takes: Any
    terms: Any
    weights: Any
    sheet: Any
    wins: Any
    margins: Any


def new_games(device: Device, players: Sequence[int], tile_sets: Sequence[TileSet], seed: str) -> Games:
    """Deal a game for each number in `players`: half with the first tile set, the others with the rest in turn."""
    number = len(players)
    blocks = np.arange(number) // BLOCK
    others = max(1, len(tile_sets) - 1)
    sets = np.where((blocks % 2 == 0) | (len(tile_sets) == 1), 0, 1 + blocks // 2 % others)

    def empty(shape: tuple[int, ...], dtype: Any) -> Any:
        return zeros(device, number, shape, dtype)

    games = Games(
        tiles=device.array(np.stack([tile_array(each) for each in tile_sets])),
        sets=device.array(sets.astype(np.int16)),
        players=device.array(np.array(players, np.int8)),
        states=empty((), STATE_DTYPE),
        randoms=device.array(randoms_from(f"{seed}/{game}" for game in range(number))),
        codes=empty((CODES_SIZE,), np.int16),
        numbers=empty((NUMBERS_SIZE,), np.float32),
        mask=empty((NUM_ACTIONS,), np.bool_),
        mover=empty((), np.int8),
        action=empty((), np.int64),
        ended=empty((), np.bool_),
        wins=empty((MAX_PLAYERS,), np.float32),
        margins=empty((MAX_PLAYERS,), np.float32),
        scratch=new_scratch(device, number),
    )
    device.run(deal_game, number, games)
    return games


def new_scratch(device: Device, number: int) -> Scratch:
    """Memory for the kernels of so many games."""
    return Scratch(
        actions=zeros(device, number, (NUM_ACTIONS,), np.int8),
        pile=zeros(device, number, (NUM_TILES,), np.int8),
        takes=zeros(device, number, (NUM_TAKES,), np.float64),
        terms=zeros(device, number, (NUM_TERMS,), np.float64),
        weights=zeros(device, number, (NUM_TERMS,), np.float64),
        sheet=zeros(device, number, (MAX_PLAYERS, NUM_SCORE_COLUMNS), np.int16),
        wins=zeros(device, number, (MAX_PLAYERS,), np.float64),
        margins=zeros(device, number, (MAX_PLAYERS,), np.float64),
    )


def set_features(tile_sets: Sequence[TileSet]) -> np.ndarray[Any, Any]:
    """What is printed on the tiles of each set, by code: numbers for the network's embedding."""
    rows = [tile_features(tile_array(each)).view(np.int8).reshape(-1, TILE_SIZE) for each in tile_sets]
    return np.stack(rows).astype(np.float32)


@kernel
def deal_game(game: int, games: Games) -> None:
    """Deal a game and look at it."""
    _deal(game, games)
    look(game, games)


@kernel
def deal_same(game: int, games: Games) -> None:
    """Deal this game to its counterpart in the second half as well."""
    twin = game + len(games.states) // 2
    games.states[twin] = games.states[game]
    look(twin, games)


@kernel
def _deal(game: int, games: Games) -> None:
    tiles = games.tiles[games.sets[game]]
    deal(games.states[game], tiles, games.players[game], 0, games.randoms[game], games.scratch.pile[game])


@kernel
def look(game: int, games: Games) -> None:
    """Write down who has to decide, what they see, and what they may do."""
    state, tiles, scratch = games.states[game], games.tiles[games.sets[game]], games.scratch
    games.mover[game] = state.player
    for action in range(NUM_ACTIONS):
        games.mask[game, action] = False
    for i in range(sensible(state, tiles, scratch.actions[game])):
        games.mask[game, scratch.actions[game, i]] = True
    describe(
        state,
        tiles,
        scratch.takes[game],
        scratch.terms[game],
        scratch.weights[game],
        games.codes[game],
        games.numbers[game],
    )


@kernel
def play_chosen(game: int, games: Games) -> None:
    """Play an action and everything that leaves no choice; at the end, store the result and deal the next game."""
    state, tiles = games.states[game], games.tiles[games.sets[game]]
    play_through(state, tiles, games.action[game])
    play_forced(state, tiles, games.scratch.actions[game])
    games.ended[game] = state.step == STEP_OVER
    if games.ended[game]:
        _store_result(game, games)
        _deal(game, games)
    look(game, games)


@kernel
def _store_result(game: int, games: Games) -> None:
    state, scratch = games.states[game], games.scratch
    score(state, games.tiles[games.sets[game]], scratch.sheet[game])
    judge_result(scratch.sheet[game], int(state.num_players), scratch.wins[game], scratch.margins[game])
    for player in range(MAX_PLAYERS):
        present = player < state.num_players
        games.wins[game, player] = scratch.wins[game, player] if present else 0.0
        games.margins[game, player] = scratch.margins[game, player] if present else 0.0
