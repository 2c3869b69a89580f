"""The base class of every error that Orbis reports to its users."""

import reprlib

_REPR = reprlib.Repr()
_REPR.maxlevel, _REPR.maxlist, _REPR.maxdict, _REPR.maxstring, _REPR.maxother = 3, 12, 8, 60, 60


class OrbisError(Exception):
    """An error with a stable code, a message, and the id of the rule behind it if there is one."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(code, message, rule)
        self.code = code
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return self.message


def safe_repr(value: object) -> str:
    """Format any value for an error message. Never fails, however deep, long or strange the value is."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    try:
        return _REPR.repr(value)
    except Exception:  # a custom __repr__ may fail, and a nested number may be huge
        return f"a value of type {type(value).__name__}"
