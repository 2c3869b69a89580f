"""The weights that come with the package. Old versions stay, so that old matches can be repeated."""

from pathlib import Path
from typing import Final

from orbis.errors import OrbisError

VERSIONS: Final = (1, 2, 3)
LATEST: Final = VERSIONS[-1]


def weights_path(version: float = LATEST) -> Path:
    """The file with the weights of a version."""
    if version not in VERSIONS:
        known = ", ".join(map(str, VERSIONS))
        raise OrbisError("weights/version", f"there is no version {version:g} of the weights, only {known}")
    return Path(__file__).parent / f"weights-{int(version)}.npz"
