"""What players add to a shuffle: its seed is made of the dealer's secret and their contributions (docs/notation.md)."""

import hashlib
from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

CONTRIBUTION_LENGTH: Final = 32
_HEADING: Final = "orbis seed\n"

# The length is checked too: `$` would allow a line feed at the end.
Contribution: TypeAlias = Annotated[
    str,
    Meta(
        pattern=f"^[0-9a-f]{{{CONTRIBUTION_LENGTH}}}$",
        max_length=CONTRIBUTION_LENGTH,
        description="128 random bits in lowercase hexadecimal digits.",
    ),
]


def seed_from(secret: str, contributions: Sequence[str | None]) -> str:
    """The seed of a shuffle: the secret itself if nobody contributed. `contributions` are by seat, and not checked."""
    lines = [f"{seat}:{each}" for seat, each in enumerate(contributions) if each is not None]
    if not lines:
        return secret
    return hashlib.sha256((_HEADING + "\n".join([secret, *lines])).encode()).hexdigest()
