"""How far an analysis is: what clients get until it is done, and its result then."""

from typing import Literal

from msgspec import Raw

from orbis.analysis.forms import AnalysisForm, ReviewForm
from orbis.forms import Form


class Progress(Form, frozen=True):
    """How far an analysis is."""

    status: Literal["running", "done"]
    done: int
    total: int


class HintProgress(Progress, frozen=True):
    """A hint: running, or done with its result."""

    result: AnalysisForm | None


class ReviewProgress(Progress, frozen=True):
    """A review: running, or done with its result."""

    result: ReviewForm | None


class KeptProgress(Progress, frozen=True):
    """Either of them, with a result that is JSON already."""

    result: Raw | None


def running(done: int, total: int) -> KeptProgress:
    """An analysis on its way."""
    return KeptProgress("running", done, total, None)


def finished(total: int, result: bytes) -> KeptProgress:
    """An analysis that is done."""
    return KeptProgress("done", total, total, Raw(result))
