"""Replays the text of whole games in compiled code.

The words come from the notation's only table, so the grammar is defined in one place. This is the fast way to a
yes; `Game` explains what is wrong with a game that is refused.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import GOD, PLACE_UP
from orbis.engine.chance import Random
from orbis.engine.check import OK, check
from orbis.engine.kernel import kernel
from orbis.engine.scoring import score
from orbis.engine.setup import deal, num_gods_laid_out
from orbis.engine.state import State, States, Tiles
from orbis.engine.turn import play_through
from orbis.engine.vocabulary import MAX_PLAYERS, NO_TILE, NUM_ROUNDS, NUM_TILES, STEP_OVER
from orbis.game.actions import ACTIONS
from orbis.game.notation import format_action

MAX_GAME_TURNS: Final = MAX_PLAYERS * NUM_ROUNDS
TAKEN_GODS: Final = NUM_TILES

_SPACE: Final = ord(" ")
_NEW_LINE: Final = ord("\n")
_PLUS: Final = ord("+")
_MINUS: Final = ord("-")

_TABLE_SIZE: Final = 1024  # a power of two
_MAX_WORD: Final = 16
_NO_WORD: Final = -1


def _place_in_table(text: NDArray[np.uint8], start: int, stop: int) -> int:
    """Where the search for a word starts."""
    place = 0
    for i in range(start, stop):
        place = (place * 31 + int(text[i])) & (_TABLE_SIZE - 1)
    return place


def _build_table() -> tuple[NDArray[np.int16], NDArray[np.uint8], NDArray[np.int64]]:
    """The action of each word, at the word's slot or after it, and the words themselves with their lengths."""
    table = np.full(_TABLE_SIZE, _NO_WORD, dtype=np.int16)
    words = np.zeros((len(ACTIONS), _MAX_WORD), dtype=np.uint8)
    lengths = np.zeros(len(ACTIONS), dtype=np.int64)
    for index, action in enumerate(ACTIONS):
        word = np.frombuffer(format_action(action).encode(), dtype=np.uint8)
        words[index, : len(word)] = word
        lengths[index] = len(word)
        place = _place_in_table(word, 0, len(word))
        while table[place] != _NO_WORD:
            place = (place + 1) & (_TABLE_SIZE - 1)
        table[place] = index
    return table, words, lengths


def _build_signed() -> NDArray[np.int16]:
    """The action for a sign and a color, both as ASCII codes."""
    signed = np.full((128, 128), _NO_WORD, dtype=np.int16)
    for index, action in enumerate(ACTIONS):
        word = format_action(action)
        if word[0] in "+-":
            signed[ord(word[0]), ord(word[1])] = index
    return signed


_TABLE, _WORDS, _LENGTHS = _build_table()
_SIGNED = _build_signed()
_find_place = kernel(_place_in_table)


@kernel
def replays(
    states: States,
    tiles: Tiles,
    num_players: int,
    first: int,
    random: Random,
    layout: NDArray[np.int8],
    text: NDArray[np.uint8],
    sheet: NDArray[np.int16],
) -> bool:
    """Whether a whole game is valid: dealt as its layout says, and every turn legal to the end. Fills the score sheet.

    `layout` holds the tiles of the piles, then the gods. The game is played in the first of `states`.
    """
    state = states[0]
    deal(state, tiles, num_players, first, random, np.empty(NUM_TILES, dtype=np.int8))
    taken = np.empty(MAX_GAME_TURNS, dtype=np.int8)
    if not _is_laid_out(state, layout) or not play_text(state, tiles, text, taken) or state.step != STEP_OVER:
        return False
    score(state, tiles, sheet)
    return True


@kernel
def _is_laid_out(state: State, layout: NDArray[np.int8]) -> bool:
    num_gods = num_gods_laid_out(state.num_players)
    num_tiles = len(layout) - num_gods
    for i in range(num_tiles):
        if state.pile[i] != layout[i]:
            return False
    for i in range(num_gods):
        if state.gods[i] != layout[num_tiles + i]:
            return False
    return bool(num_tiles == NUM_TILES or state.pile[num_tiles] == NO_TILE)


@kernel
def play_text(state: State, tiles: Tiles, text: NDArray[np.uint8], taken: NDArray[np.int8]) -> bool:
    """Play turns, one per line and without a final newline. Returns whether all of them are valid.

    The text must be ASCII. After False, the state is somewhere in the middle of the game. `taken` receives what each of
    up to MAX_GAME_TURNS turns takes: a tile, or TAKEN_GODS plus a god.
    """
    position = 0
    while position < len(text):
        position = _play_turn(state, tiles, text, taken, position)
        if position < 0:
            return False
    return True


@kernel
def _play_turn(state: State, tiles: Tiles, text: NDArray[np.uint8], taken: NDArray[np.int8], position: int) -> int:
    """Play one line and return where the next one starts, or −1 if something is wrong."""
    turn = state.turn
    sign = 0
    while True:
        stop = _word_end(text, position)
        first = int(text[position]) if stop > position else 0
        if first == _PLUS or first == _MINUS:
            if first == sign or not _play_run(state, tiles, text, position, stop, turn):
                return -1
            sign = first
        else:
            action = _find(text, position, stop)
            if 0 <= action < PLACE_UP and turn < MAX_GAME_TURNS:
                taken[turn] = state.display[action] if action < GOD else TAKEN_GODS + action - GOD
            if not _play_word(state, tiles, action, turn):
                return -1
            sign = 0
        position = stop + 1
        if stop == len(text) or text[stop] == _NEW_LINE:
            ends_well = stop < len(text) - 1 or stop == len(text)
            return position if ends_well and state.turn == turn + 1 else -1


@kernel
def _play_run(state: State, tiles: Tiles, text: NDArray[np.uint8], start: int, stop: int, turn: int) -> bool:
    """Play a word of several gives or gains: a sign and at least one color."""
    for i in range(start + 1, stop):
        if not _play_word(state, tiles, int(_SIGNED[text[start], text[i]]), turn):
            return False
    return stop > start + 1


@kernel
def _play_word(state: State, tiles: Tiles, action: int, turn: int) -> bool:
    if action == _NO_WORD or state.turn != turn or check(state, tiles, action) != OK:
        return False
    play_through(state, tiles, action)
    return True


@kernel
def _word_end(text: NDArray[np.uint8], position: int) -> int:
    while position < len(text) and text[position] != _SPACE and text[position] != _NEW_LINE:
        position += 1
    return position


@kernel
def _find(text: NDArray[np.uint8], start: int, stop: int) -> int:
    """The action for a word, or _NO_WORD."""
    length = stop - start
    if length > _MAX_WORD:
        return _NO_WORD
    place = _find_place(text, start, stop)
    while _TABLE[place] != _NO_WORD:
        action = int(_TABLE[place])
        same = _LENGTHS[action] == length
        for i in range(length):
            same = same and _WORDS[action, i] == text[start + i]
        if same:
            return action
        place = (place + 1) & (_TABLE_SIZE - 1)
    return _NO_WORD
