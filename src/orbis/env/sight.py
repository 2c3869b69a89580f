"""What players see and may do, as arrays: shared by all environments."""

from typing import Literal, TypeAlias, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orbis.batch.observation import WORD, observation_size, tile_features
from orbis.engine.actions import NUM_ACTIONS
from orbis.engine.state import States
from orbis.engine.tile_array import tile_array
from orbis.env.arguments import check_choice
from orbis.env.kernels import look
from orbis.tiles import TileSet

MaskKind: TypeAlias = Literal["legal", "sensible"]
Observation: TypeAlias = NDArray[np.int8]
Mask: TypeAlias = NDArray[np.int8]

MAX_NUMBER = 127  # in an observation


class Sight:
    """Shows games as their players see them. The arrays it returns are new and belong to the caller."""

    def __init__(self, num_players: int, tile_set: TileSet, mask: MaskKind) -> None:
        check_choice("mask", mask, get_args(MaskKind))
        self._tiles = tile_array(tile_set)
        self._features = tile_features(self._tiles)
        self._size = observation_size(num_players)
        self._only_sensible = mask == "sensible"
        self._scratch = np.zeros(NUM_ACTIONS, dtype=np.int8)

    def look(self, states: States, viewer: int) -> tuple[Observation, Mask]:
        """A player's observation of the one game in `states`, and the mask of their actions, empty out of turn."""
        words = np.empty(self._size // WORD, dtype=np.uint64)
        observation = words.view(np.int8)
        mask = np.empty(NUM_ACTIONS, dtype=np.bool_)
        look(states, self._tiles, self._features, viewer, self._only_sensible, self._scratch, mask, observation, words)
        return observation, mask.view(np.int8)

    def observation_space(self) -> spaces.Box:
        """The space of all observations."""
        return spaces.Box(0, MAX_NUMBER, (self._size,), np.int8)

    def mask_space(self) -> spaces.Box:
        """The space of all masks."""
        return spaces.Box(0, 1, (NUM_ACTIONS,), np.int8)
