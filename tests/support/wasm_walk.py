"""Random games with everything that the engine can tell about them, as one number each. As in wasm_program.mjs."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import MAX_GAME_ACTIONS, NUM_ACTIONS
from orbis.engine.chance import Random, random_below
from orbis.engine.check import check, legal
from orbis.engine.hidden import hide_order, resample
from orbis.engine.kernel import kernel
from orbis.engine.mask import mask_legal
from orbis.engine.playout import play_many, record_random
from orbis.engine.scoring import NUM_BREAKDOWN_COLUMNS, NUM_SCORE_COLUMNS, NUM_TILE_COLUMNS, break_down, score
from orbis.engine.sensible import sensible
from orbis.engine.setup import deal, lay_out
from orbis.engine.state import STATE_DTYPE, States, Tiles, new_states
from orbis.engine.turn import play, play_through, refill, refill_with
from orbis.engine.vocabulary import MAX_PLAYERS, NO_PLACE, NUM_CELLS, NUM_TILES, STEP_OVER

STATE_SIZE = STATE_DTYPE.itemsize
FNV_START = 2166136261
FNV_PRIME = 16777619


class Blocks(NamedTuple):
    """What is written to; the same memory also as plain bytes."""

    pile: NDArray[np.int8]
    actions: NDArray[np.int8]
    mask: NDArray[np.bool_]
    sheet: NDArray[np.int16]
    breakdown: NDArray[np.int16]
    tile_breakdown: NDArray[np.int16]
    game_actions: NDArray[np.int8]
    game_turns: NDArray[np.int8]
    state_bytes: NDArray[np.uint8]
    sheet_bytes: NDArray[np.uint8]
    breakdown_bytes: NDArray[np.uint8]
    tile_breakdown_bytes: NDArray[np.uint8]


def new_walk() -> tuple[States, Blocks]:
    """Memory for `walk`."""
    states = new_states(2)
    sheet = np.zeros((MAX_PLAYERS, NUM_SCORE_COLUMNS), dtype=np.int16)
    breakdown = np.zeros((MAX_PLAYERS, NUM_BREAKDOWN_COLUMNS), dtype=np.int16)
    tile_breakdown = np.zeros((MAX_PLAYERS, NUM_CELLS, NUM_TILE_COLUMNS), dtype=np.int16)
    return states, Blocks(
        np.zeros(NUM_TILES, dtype=np.int8),
        np.zeros(NUM_ACTIONS, dtype=np.int8),
        np.zeros(NUM_ACTIONS, dtype=np.bool_),
        sheet,
        breakdown,
        tile_breakdown,
        np.zeros(MAX_GAME_ACTIONS, dtype=np.int8),
        np.zeros(MAX_GAME_ACTIONS, dtype=np.int8),
        states.view(np.uint8).reshape(2, STATE_SIZE),
        sheet.view(np.uint8).ravel(),
        breakdown.view(np.uint8).ravel(),
        tile_breakdown.view(np.uint8).ravel(),
    )


@kernel
def walk(states: States, tiles: Tiles, num_players: int, first: int, random: Random, blocks: Blocks) -> int:
    """Play a game, mostly sensibly, with all kinds of calls; a number that stands for everything seen on the way."""
    state = states[0]
    deal(state, tiles, num_players, first, random, blocks.pile)
    digest = FNV_START
    while state.step != STEP_OVER:
        digest = mixed(digest, blocks.state_bytes[0], STATE_SIZE)
        if random_below(random, 8) == 0:
            digest = looked(digest, states, tiles, random, blocks)
        if random_below(random, 5) == 0:
            number = legal(state, tiles, blocks.actions)
        else:
            number = sensible(state, tiles, blocks.actions)
        digest = mixed(digest, blocks.actions, number)
        action = int(blocks.actions[random_below(random, number)])
        if random_below(random, 4) > 0:
            play_through(state, tiles, action)
            continue
        play(state, tiles, action)
        digest = mixed(digest, blocks.state_bytes[0], STATE_SIZE)
        if state.step >= STEP_OVER and state.place != NO_PLACE:
            draw(states, tiles, random)
    digest = mixed(digest, blocks.state_bytes[0], STATE_SIZE)
    digest = scored(digest, states, tiles, blocks)
    deal(state, tiles, num_players, first, random, blocks.pile)
    number = record_random(state, tiles, random, blocks.actions, blocks.game_actions, blocks.game_turns)
    digest = mixed(mixed(digest, blocks.game_actions, number), blocks.game_turns, number)
    digest = mixed(digest, blocks.state_bytes[0], STATE_SIZE)
    play_many(state, tiles, num_players, 1, random, blocks.actions, blocks.pile)
    lay_out(states[1], num_players, first, blocks.pile)
    digest = mixed(digest, blocks.state_bytes[0], STATE_SIZE)
    return mixed(digest, blocks.state_bytes[1], STATE_SIZE)


@kernel
def looked(digest: int, states: States, tiles: Tiles, random: Random, blocks: Blocks) -> int:
    """Everything that leaves the game as it is."""
    for action in range(-1, NUM_ACTIONS + 1):
        digest = mixed_number(digest, check(states[0], tiles, action))
    mask_legal(states[0], tiles, blocks.mask)
    digest = mixed(digest, blocks.mask, NUM_ACTIONS)
    digest = scored(digest, states, tiles, blocks)
    states[1] = states[0]
    hide_order(states[1])
    digest = mixed(digest, blocks.state_bytes[1], STATE_SIZE)
    resample(states[1], random)
    return mixed(digest, blocks.state_bytes[1], STATE_SIZE)


@kernel
def scored(digest: int, states: States, tiles: Tiles, blocks: Blocks) -> int:
    """The score and its breakdown."""
    blocks.sheet_bytes[:] = 0
    blocks.breakdown_bytes[:] = 0
    blocks.tile_breakdown_bytes[:] = 0
    score(states[0], tiles, blocks.sheet)
    break_down(states[0], tiles, blocks.breakdown, blocks.tile_breakdown)
    digest = mixed(digest, blocks.sheet_bytes, len(blocks.sheet_bytes))
    digest = mixed(digest, blocks.breakdown_bytes, len(blocks.breakdown_bytes))
    return mixed(digest, blocks.tile_breakdown_bytes, len(blocks.tile_breakdown_bytes))


@kernel
def draw(states: States, tiles: Tiles, random: Random) -> None:
    """Refill with one of the next two tiles, if they are of one level."""
    state = states[0]
    drawn = int(state.drawn)
    tile = int(state.pile[drawn])
    another = int(state.pile[drawn + 1]) if drawn + 1 < NUM_TILES else -1
    if tile >= 0 and another >= 0 and tiles[tile].level == tiles[another].level and random_below(random, 2) == 0:
        refill_with(state, another)
    else:
        refill(state)


@kernel
def mixed(digest: int, numbers: NDArray[np.generic], length: int) -> int:
    """FNV-1a, continued with some bytes."""
    for i in range(length):
        digest = mixed_number(digest, int(numbers[i]))
    return digest


@kernel
def mixed_number(digest: int, number: int) -> int:
    """The same with one byte."""
    return ((digest ^ (number & 255)) * FNV_PRIME) & 0xFFFFFFFF
