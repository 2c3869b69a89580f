"""What winning chances that a search expects turn out to be worth: a correction for each version of the weights.

How often players really won is measured by `make calibration`, which also writes the files.
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from orbis.bots.exponential import exp, log
from orbis.bots.findings import WINS
from orbis.bots.network.versions import LATEST
from orbis.bots.policy import share_left
from orbis.engine.kernel import kernel
from orbis.engine.state import State
from orbis.engine.vocabulary import MAX_PLAYERS, MIN_PLAYERS
from orbis.errors import OrbisError

# The sharpness of chances by number of players, when the game ends and when it starts. Above 1, likely winners become
# likelier still; below 1, everybody's chances move together.
AT_END: Final = 0
AT_START: Final = 1
UNCORRECTED: Final = np.ones((MAX_PLAYERS + 1, 2))
UNCORRECTED.setflags(write=False)
_NAMES: Final = ("at_end", "at_start")


def calibration_path(version: float) -> Path:
    """The file with the correction for a version of the weights."""
    return Path(__file__).parent / f"calibration-{int(version)}.json"


@lru_cache(maxsize=8)
def sharpness_of(version: float = LATEST) -> NDArray[np.float64]:
    """The correction for a version of the weights; none as long as it has not been measured."""
    path = calibration_path(version)
    if not path.exists():
        return UNCORRECTED
    sharpness = UNCORRECTED.copy()
    try:
        fitted = json.loads(path.read_text(encoding="utf-8"))["sharpness"]
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
            sharpness[players] = [float(fitted[str(players)][name]) for name in _NAMES]
    except (ValueError, TypeError, KeyError) as error:
        raise OrbisError("weights/damaged", f"the calibration of the weights cannot be read: {error!r}") from error
    if not (np.isfinite(sharpness).all() and (sharpness > 0).all()):
        raise OrbisError("weights/damaged", "the calibration of the weights must consist of numbers above 0")
    sharpness.setflags(write=False)
    return sharpness


def calibration_text(sharpness: NDArray[np.float64], measured: dict[str, object]) -> str:
    """A file for `sharpness_of`, with what the correction was measured on."""
    fitted = {
        str(players): dict(zip(_NAMES, np.round(sharpness[players], 4).tolist(), strict=True))
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    }
    return json.dumps({"sharpness": fitted, "measured": measured}, indent=2) + "\n"


@kernel
def calibrate(estimate: NDArray[np.float64], state: State, sharpness: NDArray[np.float64]) -> None:
    """Correct the winning chances of an estimate. They still add up to 1, and players keep their order."""
    num_players = int(state.num_players)
    left = share_left(state)
    power = sharpness[num_players, AT_END] * (1.0 - left) + sharpness[num_players, AT_START] * left
    total = 0.0
    for player in range(num_players):
        chance = min(1.0, estimate[WINS, player])
        estimate[WINS, player] = exp(power * log(chance)) if chance > 0.0 else 0.0
        total += estimate[WINS, player]
    for player in range(num_players):
        estimate[WINS, player] /= total
