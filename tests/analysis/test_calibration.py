"""Winning chances are corrected by what was measured, and nothing else changes."""

import json
from pathlib import Path

import numpy as np
import pytest
from analysis_positions import FEW
from random_games import after

from orbis import OrbisError
from orbis.analysis.search import Thinker
from orbis.bots.findings import MARGINS, WINS, new_estimate
from orbis.bots.network import calibration
from orbis.bots.network.calibration import AT_END, AT_START, UNCORRECTED, calibrate, calibration_text, sharpness_of
from orbis.bots.network.versions import VERSIONS
from orbis.bots.policy import share_left
from orbis.engine.kernel import COMPILED
from orbis.engine.vocabulary import MAX_PLAYERS
from orbis.tiles import load_tile_set

needs_speed = pytest.mark.skipif(not COMPILED, reason="one look of the network takes a second uncompiled")
CHANCES = {2: [0.7, 0.3], 3: [0.5, 0.3, 0.2], 4: [0.4, 0.3, 0.3, 0.0]}


def corrected(chances: list[float], turns: int, sharpness: np.ndarray) -> np.ndarray:
    game = after(len(chances), "calibration", turns, load_tile_set())
    estimate = new_estimate()
    estimate[WINS, : len(chances)] = chances
    estimate[MARGINS] = 3.0
    calibrate(estimate, game.state, sharpness)
    assert (estimate[MARGINS] == 3.0).all()
    found: np.ndarray = estimate[WINS, : len(chances)]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turns", [0, 14])
def test_chances_are_raised_to_a_power_that_depends_on_the_time(players: int, turns: int) -> None:
    sharpness = UNCORRECTED.copy()
    sharpness[players] = [0.5, 2.0]
    found = corrected(CHANCES[players], turns, sharpness)
    left = share_left(after(players, "calibration", turns, load_tile_set()).state)
    powers = np.array(CHANCES[players]) ** (0.5 * (1 - left) + 2.0 * left)
    np.testing.assert_allclose(found, powers / powers.sum(), rtol=1e-9)
    assert found.sum() == pytest.approx(1)
    assert np.argsort(-found, kind="stable").tolist() == list(range(players))


def test_without_a_correction_nothing_changes() -> None:
    np.testing.assert_allclose(corrected([0.7, 0.3], 5, UNCORRECTED), [0.7, 0.3])


@needs_speed
def test_the_analysis_corrects_chances_and_leaves_margins() -> None:
    view = after(3, "calibration", 20, load_tile_set()).view()
    sharpness = UNCORRECTED.copy()
    sharpness[3] = [2.0, 2.0]
    plain, sharp = (Thinker(view, "seed", FEW, each) for each in (UNCORRECTED, sharpness))
    turns = list(plain.candidates(3))
    for one, other in zip(plain.estimates(turns, 90, "turns"), sharp.estimates(turns, 90, "turns"), strict=True):
        assert one.margins == other.margins
        powers = np.array(one.win_chances) ** 2
        np.testing.assert_allclose(other.win_chances, powers / powers.sum(), rtol=1e-6)


def test_exact_chances_are_not_corrected() -> None:
    view = after(2, "late", 29, load_tile_set()).view()
    sharpness = np.full_like(UNCORRECTED, 0.1)
    plain, flat = (Thinker(view, "seed", FEW, each) for each in (UNCORRECTED, sharpness))
    turns = list(plain.candidates(3))
    estimates = flat.estimates(turns, 90, "turns")
    assert all(estimate.exact for estimate in estimates)
    assert plain.estimates(turns, 90, "turns") == estimates


@pytest.mark.parametrize("version", VERSIONS)
def test_the_corrections_of_all_versions_can_be_read(version: int) -> None:
    sharpness = sharpness_of(version)
    assert sharpness.shape == (MAX_PLAYERS + 1, 2)
    assert ((sharpness > 0.3) & (sharpness < 3)).all()


def test_a_file_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "calibration_path", lambda version: tmp_path / f"{version}.json")
    read = calibration.sharpness_of.__wrapped__
    assert read(7) is UNCORRECTED
    sharpness = UNCORRECTED.copy()
    sharpness[2, AT_END], sharpness[4, AT_START] = 1.25, 0.75
    path = tmp_path / "7.json"
    path.write_text(calibration_text(sharpness, {"positions": 12}))
    assert (read(7) == sharpness).all()
    for text in ("", "[]", '{"sharpness": {}}', json.dumps({"sharpness": {str(n): {"at_end": 0} for n in (2, 3, 4)}})):
        path.write_text(text)
        with pytest.raises(OrbisError) as caught:
            read(7)
        assert caught.value.code == "weights/damaged"
    path.write_text(calibration_text(-sharpness, {}))
    with pytest.raises(OrbisError):
        read(7)
