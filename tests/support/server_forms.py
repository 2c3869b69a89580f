"""The forms that the server promises in its schema: every answer, message and signal must be of one."""

import re
from typing import Any

import msgspec

from orbis.forms import Form
from orbis.server.tables.refusals import ErrorForm
from orbis.server.tables.signals import Signal
from orbis.server.tables.table import Message, TurnMessage
from orbis.server.web.answers import ErrorAnswer
from orbis.server.web.api import Operation
from orbis.server.web.app import OPERATIONS
from orbis.server.web.events import StreamLine
from orbis.server.web.websocket import RefusedMessage


class TurnedAway(Form, frozen=True):
    """What a WebSocket that is refused gets."""

    error: ErrorForm


FRAMES = {"events": Message, "signal": Signal, "turn": TurnMessage, "refused": RefusedMessage}
PATHS = [(re.compile(re.sub(r"\{\w+\}", "[^/]+", operation.path)), operation) for operation in OPERATIONS]


def check_answer(method: str, path: str, status: int, content: bytes) -> None:
    """Fail unless an answer has a status and a form that its operation promises; other addresses are not looked at."""
    for pattern, operation in PATHS:
        if method == operation.method and pattern.fullmatch(path):
            msgspec.json.decode(content, type=_promised(operation, status))


def _promised(operation: Operation, status: int) -> Any:
    if status == operation.status:
        return operation.answer
    assert status in operation.errors, f"{operation.path} does not say that it may answer {status}"
    return ErrorAnswer


def check_line(content: str) -> None:
    """Fail unless this is a line of a stream."""
    msgspec.json.decode(content, type=StreamLine)


def check_frame(content: str | bytes, form: dict[str, Any]) -> None:
    """Fail unless this is what a WebSocket may send."""
    expected: Any = FRAMES.get(next(iter(form)), TurnedAway)
    msgspec.json.decode(content, type=expected)
