"""Many finished games at once: their final states in one array, and the round in which everything was taken."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from orbis.engine.setup import lay_out
from orbis.engine.state import State, States, Tiles, new_states
from orbis.engine.tile_array import tile_array
from orbis.engine.vocabulary import NO_TILE, NUM_GODS, NUM_TILES, STEP_OVER
from orbis.records import Record, RecordError
from orbis.records.scan import MAX_GAME_TURNS, TAKEN_GODS, play_text
from orbis.tiles import TileSet

Ints: TypeAlias = NDArray[np.int16]
Flags: TypeAlias = NDArray[np.bool_]

NO_ROUND: Final = 0


@dataclass(frozen=True, slots=True)
class Replayed:
    """Games in the order of their records."""

    states: States  # [game], at the end
    laid_out: Flags  # [game, god]
    god_rounds: Ints  # [game, god]; NO_ROUND if nobody took it
    tile_rounds: Ints  # [game, tile]; NO_ROUND if nobody took it


def replay_all(records: Sequence[Record], tile_set: TileSet) -> Replayed:
    """Play finished games to their end. Their layout must be valid, and they must use this tile set."""
    number = len(records)
    tiles = tile_array(tile_set)
    tile_numbers = {region.id: index for index, region in enumerate(tile_set.regions)}
    god_numbers = {god: index for index, god in enumerate(tile_set.gods)}
    replayed = Replayed(
        states=new_states(number),
        laid_out=np.zeros((number, NUM_GODS), dtype=np.bool_),
        god_rounds=np.full((number, NUM_GODS), NO_ROUND, dtype=np.int16),
        tile_rounds=np.full((number, NUM_TILES), NO_ROUND, dtype=np.int16),
    )
    for game, record in enumerate(records):
        pile = [tile_numbers[tile] for tile in itertools.chain(*record.piles)]
        gods = [god_numbers[god] for god in record.gods]
        taken = _play(replayed.states[game], tiles, record, pile, gods)
        rounds = np.arange(len(taken)) // len(record.seats) + 1
        is_god = taken >= TAKEN_GODS
        replayed.laid_out[game, gods] = True
        replayed.god_rounds[game, taken[is_god] - TAKEN_GODS] = rounds[is_god]
        replayed.tile_rounds[game, taken[~is_god]] = rounds[~is_god]
    return replayed


def _play(state: State, tiles: Tiles, record: Record, pile: Sequence[int], gods: Sequence[int]) -> NDArray[np.int8]:
    """Play a game and return what each turn took."""
    filled = np.full(NUM_TILES, NO_TILE, dtype=np.int8)
    filled[: len(pile)] = pile
    lay_out(state, len(record.seats), record.first, filled)
    state.gods[: len(gods)] = gods
    text = np.frombuffer("\n".join(record.turns).encode(), dtype=np.uint8)
    taken = np.empty(MAX_GAME_TURNS, dtype=np.int8)
    if not play_text(state, tiles, text, taken) or state.step != STEP_OVER:
        raise RecordError("record/turn", "the game does not replay to its end")
    return taken[: len(record.turns)]
