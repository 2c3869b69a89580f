"""Signals: what is true just now and not kept. Clients who miss one lose nothing."""

from typing import Literal, TypeAlias

from orbis.forms import Form
from orbis.game.public import PlayerNumber


class _Signal(Form, frozen=True, tag_field="signal"):
    pass


class PresenceSignal(_Signal, frozen=True, tag="presence"):
    """Someone came or went."""

    seat: PlayerNumber
    here: bool


class ThinkingSignal(_Signal, frozen=True, tag="thinking"):
    """A bot began to think."""

    seat: PlayerNumber
    ply: int


class _AnalysisSignal(_Signal, frozen=True):
    ply: int
    status: Literal["running", "done", "failed"]
    done: int
    total: int


class HintSignal(_AnalysisSignal, frozen=True, tag="hint"):
    """The progress of a hint."""


class ReviewSignal(_AnalysisSignal, frozen=True, tag="review"):
    """The progress of a review."""


class HeartbeatSignal(_Signal, frozen=True, tag="heartbeat"):
    """The connection is alive."""

    at: float


class ReloadSignal(_Signal, frozen=True, tag="reload"):
    """Reconnect: the table must be loaded again, or the server is about to stop."""


Signal: TypeAlias = PresenceSignal | ThinkingSignal | HintSignal | ReviewSignal | HeartbeatSignal | ReloadSignal
