"""Names for the engine's numbers."""

COLOR_NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "W": "white"}
# The engine's STEP_*.
STEPS = (
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
)
