"""The base of everything that is sent or stored as JSON.

Each form is one struct next to its concept. Its JSON, how it is parsed, the API schema, the page's types and the tables
in the docs all follow from its fields.
"""

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

import msgspec

# An object with any fields.
JsonObject: TypeAlias = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"additionalProperties": True})]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value with a JSON form. Its types are checked when it is decoded, not when it is constructed."""

    def to_json(self) -> dict[str, Any]:
        """The JSON form as plain dictionaries and lists."""
        form: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return form


def one_of(words: Iterable[str]) -> msgspec.Meta:
    """Only these words, in an `Annotated[str, ...]`: programmers can pass any text, and parsing refuses all others."""
    listed = list(words)
    return msgspec.Meta(pattern=f"^({'|'.join(listed)})$", extra_json_schema={"enum": listed})
