"""The forms that the server promises in its schema: every answer, message and signal must be of one."""

from typing import Any

from fastapi.routing import APIRoute
from pydantic import TypeAdapter

from orbis.server.web import events, guests, records, tables, turns
from orbis.server.web.forms.errors import ErrorForm
from orbis.server.web.forms.game import Answer
from orbis.server.web.forms.guests import StreamLine
from orbis.server.web.forms.tables import MessageForm, SignalForm


class TurnedAway(Answer):
    """What a WebSocket that is refused is told."""

    error: ErrorForm


ROUTES = [
    route
    for routes in (guests, tables, turns, events, records)
    for route in routes.router.routes
    if isinstance(route, APIRoute)  # WebSockets are none
]
LINE, MESSAGE, TURNED_AWAY = TypeAdapter(StreamLine), TypeAdapter(MessageForm), TypeAdapter(TurnedAway)
SIGNAL: TypeAdapter[Any] = TypeAdapter(SignalForm)
_answers: dict[Any, TypeAdapter[Any]] = {}


def check_answer(method: str, path: str, status: int, content: bytes) -> None:
    """Fail unless an answer has a status and a form that its route promises; other addresses are not looked at."""
    for route in ROUTES:
        if method in (route.methods or ()) and route.path_regex.match(path):
            form = _promised(route, status)
            if form is not None:
                _answers.setdefault(form, TypeAdapter(form)).validate_json(content, strict=True)


def _promised(route: APIRoute, status: int) -> Any:
    if status == (route.status_code or 200):
        return route.response_model
    assert status in route.responses, f"{route.path} does not say that it may answer {status}"
    return route.responses[status]["model"]


def check_line(content: str) -> None:
    """Fail unless this is a line of a stream."""
    LINE.validate_json(content, strict=True)


def check_frame(content: str | bytes, form: dict[str, Any]) -> None:
    """Fail unless this is what a WebSocket may send."""
    adapter: TypeAdapter[Any] = MESSAGE if "events" in form else SIGNAL if "signal" in form else TURNED_AWAY
    adapter.validate_json(content, strict=True)
