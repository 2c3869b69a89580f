"""Signals: what is true just now and not kept. Clients who miss one lose nothing."""

from typing import Literal, TypeAlias

from orbis.forms import Form
from orbis.game.public import PlayerNumber


class _Signal(Form, frozen=True, tag_field="signal"):
    pass


class PresenceSignal(_Signal, frozen=True, tag="presence"):
    """The holder of a seat came or went; after connecting, one for each player who is here."""

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
    """Progress of a hint, sent only to the guest who asked: `"running"`, `"done"` or `"failed"`."""


class ReviewSignal(_AnalysisSignal, frozen=True, tag="review"):
    """The same for a review, sent to everyone; `total` counts the turns."""


class HeartbeatSignal(_Signal, frozen=True, tag="heartbeat"):
    """The connection is alive; sent after 20 seconds of silence."""

    at: float


class ReloadSignal(_Signal, frozen=True, tag="reload"):
    """Reconnect: the table must be loaded again, or the server is about to stop."""


Signal: TypeAlias = PresenceSignal | ThinkingSignal | HintSignal | ReviewSignal | HeartbeatSignal | ReloadSignal
