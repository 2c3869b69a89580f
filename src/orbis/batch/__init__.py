"""Thousands of games at once, on all CPU cores or on a GPU (docs/environments.md)."""

from orbis.batch.batch import Batch
from orbis.batch.observation import observation_parts, observation_size, tile_parts

__all__ = ["Batch", "observation_parts", "observation_size", "tile_parts"]
