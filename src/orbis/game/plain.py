"""A state as plain numbers: reading them from a record one by one takes longer than playing a turn."""

import struct
from types import SimpleNamespace
from typing import NamedTuple

from orbis.engine.state import STATE_DTYPE


class _Field(NamedTuple):
    """Where the numbers of a field stand among those of a state."""

    name: str
    start: int
    end: int
    width: int  # of a row if there are several, otherwise 0
    is_single: bool


def _layout() -> tuple[struct.Struct, list[_Field]]:
    text, fields, start = "=", [], 0
    for name in STATE_DTYPE.names or ():
        dtype = STATE_DTYPE[name]
        end = start + dtype.itemsize // dtype.base.itemsize
        text += f"{end - start}{dtype.base.char}"
        fields.append(_Field(name, start, end, dtype.shape[1] if len(dtype.shape) > 1 else 0, not dtype.shape))
        start = end
    return struct.Struct(text), fields


_STRUCT, _FIELDS = _layout()


def plain_fields(state: bytes) -> SimpleNamespace:
    """The fields of a state as numbers, tuples of numbers, or lists of such tuples."""
    numbers = _STRUCT.unpack(state)
    fields: dict[str, object] = {}
    for name, start, end, width, is_single in _FIELDS:
        if is_single:
            fields[name] = numbers[start]
        elif width:
            fields[name] = [numbers[row : row + width] for row in range(start, end, width)]
        else:
            fields[name] = numbers[start:end]
    return SimpleNamespace(**fields)
