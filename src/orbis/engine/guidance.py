"""What leaves no choice, and what to suggest: the same in the terminal and on the page."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.engine.actions import DECLINE, EXCHANGE, GAIN, GIVE, PLACE_UP, PLACE_WILDERNESS, REMOVE
from orbis.engine.check import COST_NOT_PAYABLE, NO_COLOR_BELOW, OK
from orbis.engine.kernel import kernel
from orbis.engine.state import State
from orbis.engine.vocabulary import NO_ACTION, NUM_COLORS, STEP_DISCARD, STEP_GAIN

# Where the answers of `guide` are.
FORCED: Final = 0  # the next worshiper to give or remove if there is no choice, or NO_ACTION
NOT_FACE_UP: Final = 1  # a placement whose refusal says why the tile fits nowhere face up, or NO_ACTION
SUGGESTED: Final = 2  # here begins a way to finish the payment, or what to gain


@kernel
def guide(state: State, codes: NDArray[np.int8], out: NDArray[np.int8]) -> int:
    """Guide whoever has to decide; returns how many actions are suggested.

    `codes` are what `check` says about every action. `out` needs room for NUM_ACTIONS.
    """
    out[NOT_FACE_UP] = _why_not_face_up(codes)
    if state.step == STEP_GAIN:
        out[FORCED] = NO_ACTION
        return _suggest_gains(state, codes, out[SUGGESTED:])
    num_kinds = 0
    total = 0
    first = NO_ACTION
    for action in range(GIVE, EXCHANGE):
        if _is_payment(codes, action):
            num_kinds += 1
            total += _num_available(state, action)
            if first == NO_ACTION:
                first = action
    has_choice = num_kinds > 1 and total != state.pending
    out[FORCED] = NO_ACTION if has_choice or _may_do_otherwise(state, codes) else first
    if num_kinds == 0 or total < state.pending:
        return 0
    for number in range(state.pending):
        out[SUGGESTED + number] = _suggest(state, codes, out[SUGGESTED : SUGGESTED + number])
    return int(state.pending)


@kernel
def _is_payment(codes: NDArray[np.int8], action: int) -> bool:
    """Whether a worshiper can be given or removed by this action."""
    return bool(codes[action] == OK) and not GAIN <= action < REMOVE


@kernel
def _may_do_otherwise(state: State, codes: NDArray[np.int8]) -> bool:
    """Whether the player may decline, or exchange in order to discard less."""
    if codes[DECLINE] == OK:
        return True
    if state.step == STEP_DISCARD:
        for action in range(EXCHANGE, DECLINE):
            if codes[action] == OK:
                return True
    return False


@kernel
def _num_available(state: State, action: int) -> int:
    """How many worshipers can be given or removed by this action."""
    if action < GAIN:
        return int(state.realm[state.player, action - GIVE])
    place, color = divmod(action - REMOVE, NUM_COLORS)
    return int(state.display_worshipers[place, color])


@kernel
def _suggest(state: State, codes: NDArray[np.int8], chosen: NDArray[np.int8]) -> int:
    """What there is most of, so that all colors stay at hand; for a volcano, what others would gain most from."""
    best = NO_ACTION
    largest = 0
    for action in range(GIVE, EXCHANGE):
        if not _is_payment(codes, action):
            continue
        left = _num_available(state, action)
        crowd = _crowd(state, action)
        for earlier in chosen:
            left -= earlier == action
            crowd -= _source(earlier) == _source(action)
        if left > 0 and (best == NO_ACTION or crowd > largest):
            best, largest = action, crowd
    return best


@kernel
def _suggest_gains(state: State, codes: NDArray[np.int8], out: NDArray[np.int8]) -> int:
    """What there is least of, so that all colors are at hand; a single worshiper is chosen as quickly as suggested."""
    if state.pending < 2:
        return 0
    for number in range(state.pending):
        best = NO_ACTION
        smallest = 0
        for color in range(NUM_COLORS):
            action = GAIN + color
            held = int(state.realm[state.player, color])
            for earlier in out[:number]:
                held += earlier == action
            if codes[action] == OK and (best == NO_ACTION or held < smallest):
                best, smallest = action, held
        out[number] = best
    return int(state.pending)


@kernel
def _crowd(state: State, action: int) -> int:
    """The worshipers of a color in the realm, or all at a place in the display."""
    if action < GAIN:
        return _num_available(state, action)
    place = (action - REMOVE) // NUM_COLORS
    number = np.int64(0)
    for color in range(NUM_COLORS):
        number += state.display_worshipers[place, color]
    return int(number)


@kernel
def _source(action: int) -> int:
    """Where a payment comes from: a color of the realm, or a place in the display."""
    return action if action < GAIN else REMOVE + (action - REMOVE) // NUM_COLORS


@kernel
def _why_not_face_up(codes: NDArray[np.int8]) -> int:
    """The cost before the colors below."""
    too_dear, without_color = NO_ACTION, NO_ACTION
    for action in range(PLACE_WILDERNESS - 1, PLACE_UP - 1, -1):
        if codes[action] == OK:
            return NO_ACTION
        if codes[action] == COST_NOT_PAYABLE:
            too_dear = action
        elif codes[action] == NO_COLOR_BELOW:
            without_color = action
    return without_color if too_dear == NO_ACTION else too_dear
