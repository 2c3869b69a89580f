"""A training run: a folder with its settings, its log, its state and its weights."""

import json
import math
import time
from collections.abc import Generator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from orbis.bots.network.weights import read_weights
from orbis.errors import OrbisError, safe_repr
from orbis.learn.duel import play_duel
from orbis.learn.expert import SearchLearner, SearchSettings
from orbis.learn.games import new_games
from orbis.learn.learner import Learner
from orbis.learn.lockstep import Device, device_named
from orbis.learn.model import Network
from orbis.learn.ppo import PolicyLearner, PolicySettings
from orbis.learn.tile_sets import training_sets

STATE, LOG, WEIGHTS, RUN = "state.pt", "log.jsonl", "weights.npz", "run.json"
METHODS: Final[dict[str, tuple[Any, Any]]] = {
    "policy": (PolicyLearner, PolicySettings),
    "search": (SearchLearner, SearchSettings),
}
SEAT_PATTERN: Final = (2, 2, 3, 4)  # the numbers of players of consecutive games: half of them have two
SECONDS_BETWEEN_SAVES: Final = 60.0
MAX_REASON: Final = 200  # characters


@dataclass(frozen=True)
class Options:
    """What to train, how, and for how long."""

    folder: Path
    seconds: float
    method: str = "policy"
    device: str = "cpu"
    games: int = 256
    players: tuple[int, ...] = SEAT_PATTERN
    tile_sets: int = 64
    seed: str = "1"
    start: Path | None = None  # weights to start from
    settings: tuple[tuple[str, float], ...] = ()
    iterations: int | None = None  # stop after so many, if the time is not up before


@dataclass(frozen=True)
class Report:
    """How the training stands after an iteration."""

    seconds: float
    iterations: int
    decisions: int
    games: int
    figures: dict[str, float]


def train(options: Options) -> Generator[Report, None, None]:
    """Check everything, and prepare the run or resume the one in the folder. Then train until the time is up.

    There is a report after each iteration.
    """
    device = device_named(options.device)
    torch.manual_seed(int.from_bytes(options.seed.encode()[-8:], "big"))
    learner = _learner(options, device)
    path = options.folder / STATE
    if path.exists():
        _restore(learner, path, device)
    _mend_log(options.folder)
    options.folder.mkdir(parents=True, exist_ok=True)
    (options.folder / RUN).write_text(json.dumps(asdict(options), default=str, indent=1) + "\n", encoding="utf-8")
    return _iterations(learner, options)


def _iterations(learner: Learner, options: Options) -> Generator[Report, None, None]:
    """Train, log, and save the state now and then."""
    saved = time.monotonic()
    try:
        with (options.folder / LOG).open("a", encoding="utf-8") as log:
            for figures in learner.run(options.seconds):
                progress = learner.progress
                report = Report(progress.seconds, progress.iterations, progress.decisions, progress.games, figures)
                log.write(json.dumps(asdict(report)) + "\n")
                log.flush()
                if time.monotonic() - saved > SECONDS_BETWEEN_SAVES:
                    _save(learner, options.folder)
                    saved = time.monotonic()
                yield report
                if options.iterations is not None and progress.iterations >= options.iterations:
                    break
    finally:
        _save(learner, options.folder)


def compare(weights: Path, others: Path, games: int, device_name: str, seed: str = "duel") -> float:
    """The share of two-player games that the network with these weights wins against another, without search."""
    networks = network_from(weights), network_from(others)
    return play_duel(*networks, games, device_named(device_name), seed)


def network_from(path: Path) -> Network:
    """The network with the weights of a file."""
    network = Network()
    network.load_state_dict({name: torch.from_numpy(array) for name, array in read_weights(path).items()})
    return network


def write_weights(network: Network, path: Path) -> None:
    """Write the weights as half-precision numbers, in the file that bots read."""
    arrays = {name: value.detach().cpu().numpy().astype(np.float16) for name, value in network.state_dict().items()}
    np.savez_compressed(path, **arrays)


def read_log(folder: Path) -> list[dict[str, Any]]:
    """The reports of all iterations so far."""
    try:
        return [json.loads(line) for line in (folder / LOG).read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as error:
        raise OrbisError("learn/log", f"the log of {safe_repr(str(folder))} cannot be read: {error}") from error


def _mend_log(folder: Path) -> None:
    """Remove a last line that an interruption cut short, and refuse a log that is damaged otherwise."""
    path = folder / LOG
    if path.exists():
        with path.open("r+b") as stream:
            stream.truncate(stream.read().rfind(b"\n") + 1)
        read_log(folder)


def _learner(options: Options, device: Device) -> Learner:
    if options.method not in METHODS:
        raise OrbisError("learn/method", f"the method must be {' or '.join(METHODS)}, not {safe_repr(options.method)}")
    kind, kind_of_settings = METHODS[options.method]
    settings = _settings(kind_of_settings, options)
    network = Network() if options.start is None else network_from(options.start)
    network.wake()
    tile_sets = training_sets(options.tile_sets, options.seed)
    pattern = options.players
    players = [pattern[i % len(pattern)] for i in range(options.games)]
    games = new_games(device, players, tile_sets, options.seed)
    learner: Learner = kind(network, games, tile_sets, device, settings)
    return learner


def _settings(kind: Any, options: Options) -> Any:
    """The settings of a kind, with those given replaced; minibatches never larger than what is played."""
    settings = kind()
    types = {field.name: type(getattr(settings, field.name)) for field in fields(settings)}
    for name, value in options.settings:
        if name not in types:
            raise OrbisError("learn/setting", f"there is no setting {safe_repr(name)}, only {', '.join(types)}")
        if not (math.isfinite(value) and value >= 0):
            raise OrbisError("learn/setting", f"the setting {name} must be a number, at least 0, not {value:g}")
        if types[name] is int and not (value >= 1 and value % 1 == 0):
            raise OrbisError("learn/setting", f"the setting {name} must be a whole number, at least 1, not {value:g}")
        setattr(settings, name, types[name](value))
    settings.minibatch = min(settings.minibatch, max(64, options.games * settings.horizon // 8))
    return settings


def _save(learner: Learner, folder: Path) -> None:
    """Save the state and the weights, each in one piece."""
    half = folder / f"{STATE}.new"
    torch.save(learner.state(), half)
    half.replace(folder / STATE)
    half = folder / "new.npz"
    write_weights(learner.average, half)
    half.replace(folder / WEIGHTS)


def _restore(learner: Learner, path: Path, device: Device) -> None:
    """Resume from a state, or a clear error."""
    try:
        learner.restore(torch.load(path, map_location=device.name, weights_only=True))
    except Exception as error:  # damaged files raise anything
        reason = " ".join(str(error).split())[:MAX_REASON] or type(error).__name__
        raise OrbisError("learn/state", f"the state {safe_repr(str(path))} cannot be read: {reason}") from error
