"""Names for the engine's numbers."""

from typing import Literal, TypeAlias, get_args

COLOR_NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "W": "white"}
Step: TypeAlias = Literal[
    "take",
    "place",
    "pay",
    "village",
    "volcano",
    "gain",
    "death",
    "discard",
    "over",
    "complete",
]
STEPS: tuple[Step, ...] = get_args(Step)  # the engine's STEP_*
