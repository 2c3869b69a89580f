"""The network learns: from results and from searches, on the CPU, and a run can be interrupted and resumed."""

import dataclasses
import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import torch
from command import orbis

from orbis import OrbisError
from orbis.bots.network.weights import SHAPES, read_weights
from orbis.engine.kernel import COMPILED
from orbis.learn.learner import Learner
from orbis.learn.model import Network
from orbis.learn.training import LOG, RUN, STATE, WEIGHTS, Options, Report, compare, read_log, train, write_weights

pytestmark = pytest.mark.skipif(not COMPILED, reason="thousands of games")


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """The tests run in parallel already."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def untrained(path: Path) -> Path:
    torch.manual_seed(1)
    write_weights(Network(), path)
    return path


def learned(folder: Path, iterations: int, method: str = "policy", **settings: float) -> Report:
    options = Options(
        folder,
        1000,
        method,
        games=96,
        tile_sets=4,
        iterations=iterations,
        settings=tuple({"stagger": 8, **settings}.items()),
    )
    *_, last = train(options)
    return last


def test_a_short_training_beats_an_untrained_network(tmp_path: Path) -> None:
    report = learned(tmp_path / "run", 16, rate=0.002, last_rate=0.002, averaging=0.9)
    assert report.games > 100
    others = untrained(tmp_path / "untrained.npz")
    assert compare(tmp_path / "run" / WEIGHTS, others, 200, "cpu") > 0.75


def test_searches_teach_the_network_what_they_find(tmp_path: Path) -> None:
    log = tmp_path / "run" / LOG
    learned(tmp_path / "run", 10, "search", simulations=12, horizon=4, rate=0.003, last_rate=0.003)
    surprise = [json.loads(line)["figures"]["surprise"] for line in log.read_text(encoding="utf-8").splitlines()]
    assert np.mean(surprise[-3:]) < 0.8 * np.mean(surprise[:3])


def test_a_run_can_be_resumed(tmp_path: Path) -> None:
    assert learned(tmp_path, 1).seconds > 0
    first = read_weights(tmp_path / WEIGHTS)
    report = learned(tmp_path, 2)
    assert report.iterations == 2
    assert len((tmp_path / LOG).read_text(encoding="utf-8").splitlines()) == 2
    second = read_weights(tmp_path / WEIGHTS)
    assert any(not np.array_equal(first[name], second[name]) for name in SHAPES)


def test_a_damaged_state_is_refused_and_kept(tmp_path: Path) -> None:
    (tmp_path / STATE).write_bytes(b"damaged")
    with pytest.raises(OrbisError) as caught:
        learned(tmp_path, 1)
    assert caught.value.code == "learn/state"
    assert (tmp_path / STATE).read_bytes() == b"damaged"
    torch.save({"network": {}}, tmp_path / STATE)  # whole, but not of a run
    with pytest.raises(OrbisError, match=r"state\.pt' cannot be read: ") as caught:
        learned(tmp_path, 1)
    assert caught.value.code == "learn/state"


def test_a_log_that_was_cut_short_is_mended(tmp_path: Path) -> None:
    learned(tmp_path, 1)
    log = tmp_path / LOG
    whole = log.read_text(encoding="utf-8")
    log.write_text(whole + '{"seconds":', encoding="utf-8")
    learned(tmp_path, 2)
    assert [report["iterations"] for report in read_log(tmp_path)] == [1, 2]
    log.write_text("nothing of the kind\n" + whole, encoding="utf-8")
    with pytest.raises(OrbisError) as caught:
        learned(tmp_path, 3)
    assert caught.value.code == "learn/log"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"method": "guess"}, "learn/method"),
        ({"device": "abacus"}, "learn/device"),
        ({"settings": (("speed", 1.0),)}, "learn/setting"),
        ({"settings": (("__class__", 1.0),)}, "learn/setting"),
        ({"settings": (("rate", float("nan")),)}, "learn/setting"),
        ({"settings": (("rate", -1.0),)}, "learn/setting"),
        ({"settings": (("horizon", 0.0),)}, "learn/setting"),
        ({"settings": (("epochs", 1.5),)}, "learn/setting"),
    ],
)
def test_wrong_options_are_refused(changes: dict[str, str], code: str, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    options = dataclasses.replace(Options(folder, 1, games=4, tile_sets=1), **changes)  # type: ignore[arg-type]
    with pytest.raises(OrbisError) as caught:
        train(options)
    assert caught.value.code == code
    assert not folder.exists()


def test_the_command_trains_and_compares(tmp_path: Path) -> None:
    start = untrained(tmp_path / "start.npz")
    outcome = orbis("learn", tmp_path / "run", "--seconds", "1", "--games", "8", "--from", start, "--json")
    assert outcome.code == 0, outcome.err
    result = json.loads(outcome.out)
    assert Path(result["weights"]).exists()
    assert Path(result["curves"]).exists()
    assert 0 <= result["wins_against_start"] <= 1


def test_an_interrupted_command_keeps_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(learner: Learner, seconds: float) -> Iterator[dict[str, float]]:
        yield learner.iterate()
        raise KeyboardInterrupt

    monkeypatch.setattr(Learner, "run", interrupted)
    outcome = orbis("learn", tmp_path, "--games", "8", "--tile-sets", "2", "--json")
    assert (outcome.code, outcome.out) == (130, "")
    assert outcome.err == "stopped; the same command resumes the run\n"
    assert len(read_log(tmp_path)) == 1
    assert read_weights(tmp_path / WEIGHTS)
    assert (tmp_path / STATE).exists()


def test_the_command_chooses_players_and_tile_sets(tmp_path: Path) -> None:
    options = ("--seconds", "1", "--games", "8", "--players", "3,4", "--tile-sets", "2")
    assert orbis("learn", tmp_path / "run", *options).code == 0
    run = json.loads((tmp_path / "run" / RUN).read_text(encoding="utf-8"))
    assert (run["players"], run["tile_sets"]) == ([3, 4], 2)
    outcome = orbis("learn", tmp_path / "other", "--seconds", "1", "--players", "2,5")
    assert outcome.code == 1
    assert "2, 3 or 4" in outcome.err


def test_the_command_explains_wrong_settings(tmp_path: Path) -> None:
    outcome = orbis("learn", tmp_path / "run", "--seconds", "1", "--games", "8", "--set", "speed")
    assert outcome.code == 1
    assert "name=number" in outcome.err
