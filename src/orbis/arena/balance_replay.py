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
from orbis.engine.vocabulary import NO_TILE, NUM_GODS, NUM_PLACES, NUM_TILES, STEP_OVER
from orbis.game.actions import PLACES
from orbis.records import Record, RecordError
from orbis.records.scan import play_text
from orbis.tiles import TileSet

Ints: TypeAlias = NDArray[np.int16]
Flags: TypeAlias = NDArray[np.bool_]

NO_ROUND: Final = 0
_GOD_SIGN: Final = "@"
_PLACE_NUMBERS: Final = {place: number for number, place in enumerate(PLACES)}


@dataclass(frozen=True, slots=True)
class Replayed:
    """Games in the order of their records."""

    states: States  # [game], when it was over
    laid_out: Flags  # [game, god]
    god_rounds: Ints  # [game, god]; NO_ROUND if nobody took it
    tile_rounds: Ints  # [game, tile]; NO_ROUND if nobody took it


def replay_all(records: Sequence[Record], tile_set: TileSet) -> Replayed:
    """Play finished games to their ends. Their layout must be right, and their tile set this one."""
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
        _play(replayed.states[game], tiles, record, pile, gods)
        replayed.laid_out[game, gods] = True
        for turn, taken in enumerate(_taken(record, pile)):
            round_number = turn // len(record.seats) + 1
            if isinstance(taken, str):
                replayed.god_rounds[game, god_numbers[taken]] = round_number
            else:
                replayed.tile_rounds[game, taken] = round_number
    return replayed


def _play(state: State, tiles: Tiles, record: Record, pile: Sequence[int], gods: Sequence[int]) -> None:
    filled = np.full(NUM_TILES, NO_TILE, dtype=np.int8)
    filled[: len(pile)] = pile
    lay_out(state, len(record.seats), record.first, filled)
    state.gods[: len(gods)] = gods
    text = np.frombuffer("\n".join(record.turns).encode(), dtype=np.uint8)
    if not play_text(state, tiles, text) or state.step != STEP_OVER:
        raise RecordError("record/turn", "the game does not replay to its end")


def _taken(record: Record, pile: Sequence[int]) -> list[int | str]:
    """What each turn took: a region's number or a god's name."""
    display = list(pile[:NUM_PLACES])
    refills = iter([*pile[NUM_PLACES:], NO_TILE])
    taken: list[int | str] = []
    for turn in record.turns:
        word = next(word for word in turn.split(" ") if word in _PLACE_NUMBERS or word[0] == _GOD_SIGN)
        if word[0] == _GOD_SIGN:
            taken.append(word[1:])
        else:
            place = _PLACE_NUMBERS[word]
            taken.append(display[place])
            display[place] = next(refills)
    return taken
