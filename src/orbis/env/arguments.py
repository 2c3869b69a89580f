"""Checks for the arguments of environments."""

import operator
from collections.abc import Sequence
from typing import Any

from orbis.engine.actions import NUM_ACTIONS
from orbis.errors import OrbisError, safe_repr


def check_choice(name: str, value: object, choices: Sequence[object]) -> None:
    """Refuse a value that is not one of the choices."""
    if value not in choices:
        listed = ", ".join(map(safe_repr, choices))
        raise OrbisError(f"env/{name.replace('_', '-')}", f"{name} must be one of {listed}, not {safe_repr(value)}")


def action_number(action: Any) -> int:
    """The number of an action as a plain int, whatever integer type it has."""
    try:
        number = operator.index(action)
    except TypeError:
        number = -1
    if not 0 <= number < NUM_ACTIONS:
        raise OrbisError(
            "env/action", f"An action must be a number from 0 to {NUM_ACTIONS - 1}, not {safe_repr(action)}"
        )
    return number
