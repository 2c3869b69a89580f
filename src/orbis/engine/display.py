"""The display: three by three places with the worshipers on their tiles."""

from typing import Final

from orbis.engine.kernel import kernel
from orbis.engine.state import State
from orbis.engine.vocabulary import NUM_COLORS, NUM_PLACES

DISPLAY_WIDTH: Final = 3


@kernel
def generate(state: State, place: int, color: int) -> None:
    """T1: one worshiper of the tile's color on each orthogonal neighbor."""
    if place >= DISPLAY_WIDTH:
        state.display_worshipers[place - DISPLAY_WIDTH, color] += 1
    if place < NUM_PLACES - DISPLAY_WIDTH:
        state.display_worshipers[place + DISPLAY_WIDTH, color] += 1
    column = place % DISPLAY_WIDTH
    if column > 0:
        state.display_worshipers[place - 1, color] += 1
    if column < DISPLAY_WIDTH - 1:
        state.display_worshipers[place + 1, color] += 1


@kernel
def collect(state: State, place: int) -> None:
    """T2: the worshipers on the chosen tile move to the realm."""
    for color in range(NUM_COLORS):
        state.realm[state.player, color] += state.display_worshipers[place, color]
        state.display_worshipers[place, color] = 0


@kernel
def num_removable(state: State, colors_mask: int) -> int:
    """How many worshipers of these colors are in the display."""
    number = 0
    for color in range(NUM_COLORS):
        if colors_mask >> color & 1:
            for place in range(NUM_PLACES):
                number += state.display_worshipers[place, color]
    return number
