"""What a god will probably score, judging by the universes so far (D1–D10)."""

import math
from typing import Final

import numpy as np

from orbis.bots.exponential import exp
from orbis.engine.kernel import kernel
from orbis.engine.scoring import GOD_EFFECTS, num_validated
from orbis.engine.state import State, Tiles
from orbis.engine.universe import num_cells, wilderness_cells
from orbis.engine.vocabulary import (
    APPRENTICE,
    DEATH,
    EQUILIBRIUM,
    IDLENESS,
    LOVE,
    NUM_CELLS,
    NUM_REGIONS_EACH,
    TECHNOLOGY,
    TEMPLE,
    VILLAGE,
    VOLCANO,
)

# Tuned by playing: how much harder it is to be ahead of more players, by their number, and how often one of the
# three effects of Equilibrium comes in time, or a tile has to be turned over.
HANDICAPS: Final = np.array([0.0, 0.0, 0.0, 0.4, 0.7])
CHANCE_OF_EFFECT: Final = 0.87
WILDERNESSES_TO_COME: Final = 1.4


@kernel
def expected_god_points(state: State, tiles: Tiles, player: int, god: int) -> float:
    """The points that a god can be expected to score for a player who has it or takes it now."""
    progress = state.num_regions[player] / NUM_REGIONS_EACH
    if god == APPRENTICE:
        return 2.0
    if god == LOVE:
        return 1.0
    if god == IDLENESS:
        return float(1.0 + WILDERNESSES_TO_COME * (1.0 - progress))
    if god == DEATH:
        return 0.0 if state.god_cancelled[player] else 3.0
    if god == TECHNOLOGY:
        return 3.0 * _chance_to_lead(state, player, lead_in_few_wildernesses(state, player))
    if god == EQUILIBRIUM:
        return 3.0 * _chance_of_balance(state, tiles, player)
    return 3.0 * _chance_to_lead(state, player, lead_in(state, tiles, player, int(GOD_EFFECTS[god])))


@kernel
def _chance_to_lead(state: State, player: int, lead: int) -> float:
    """How likely nobody is ahead in the end: a tie is enough, and certainty grows over time."""
    progress = state.num_regions[player] / NUM_REGIONS_EACH
    strength = (lead + 0.5) * (0.6 + 3.0 * progress * progress)
    return float(1.0 / (1.0 + exp(HANDICAPS[state.num_players] * (1.0 - progress) - strength)))


@kernel
def lead_in(state: State, tiles: Tiles, player: int, effect: int) -> int:
    """By how many tiles of an effect a player is ahead of the best other player."""
    best = 0
    for other in range(state.num_players):
        if other != player:
            best = max(best, num_validated(state, tiles, other, effect))
    return num_validated(state, tiles, player, effect) - best


@kernel
def lead_in_few_wildernesses(state: State, player: int) -> int:
    """By how many fewer wildernesses a player is ahead of the best other player."""
    fewest = NUM_CELLS
    for other in range(state.num_players):
        if other != player:
            fewest = min(fewest, num_cells(wilderness_cells(state, other)))
    return fewest - num_cells(wilderness_cells(state, player))


@kernel
def _chance_of_balance(state: State, tiles: Tiles, player: int) -> float:
    """How likely a player is to have a village, a temple and a volcano in the end (D9)."""
    progress = state.num_regions[player] / NUM_REGIONS_EACH
    chance = 1.0
    for effect in (VILLAGE, TEMPLE, VOLCANO):
        if num_validated(state, tiles, player, effect) == 0:
            chance *= CHANCE_OF_EFFECT * math.sqrt(1.0 - progress)
    return float(chance)
