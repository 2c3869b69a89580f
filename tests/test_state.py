"""The records of the engine."""

import numpy as np
import pytest

from orbis.engine.state import STATE_DTYPE, TILE_DTYPE


@pytest.mark.parametrize("dtype", [STATE_DTYPE, TILE_DTYPE], ids=["state", "tile"])
def test_a_record_has_no_gaps_so_equal_records_have_equal_bytes(dtype: np.dtype[np.void]) -> None:
    assert dtype.fields is not None
    assert sum(field[0].itemsize for field in dtype.fields.values()) == dtype.itemsize


def test_a_game_is_small() -> None:
    assert STATE_DTYPE.itemsize <= 400


def test_records_are_aligned_as_gpus_need_them() -> None:
    assert STATE_DTYPE.isalignedstruct
    assert TILE_DTYPE.isalignedstruct
