"""The words for the engine's numbers."""

COLOR_NAMES = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "W": "white"}
STEPS = ("take", "place", "pay", "village", "volcano", "gain", "death", "discard", "over")  # STEP_* of the engine
