"""The base of every error that the game reports to its users."""

import reprlib

_REPR = reprlib.Repr()
_REPR.maxlevel, _REPR.maxlist, _REPR.maxdict, _REPR.maxstring, _REPR.maxother = 3, 12, 8, 60, 60


class OrbisError(Exception):
    """An error with a stable code, the id of the rule behind it where there is one, and a message."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(code, message, rule)
        self.code = code
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return self.message


def show(value: object) -> str:
    """A short text of any value for a message; never fails, however deep, long or odd the value is."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    try:
        return _REPR.repr(value)
    except Exception:  # a value may bring a __repr__ of its own, and a nested number may be huge
        return f"a value of type {type(value).__name__}"
