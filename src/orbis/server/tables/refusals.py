"""What the server refuses: a status, a stable code, arguments, and a sentence for programmers."""

from typing import Annotated, Any

from msgspec import Meta

from orbis.forms import Form, JsonObject

MAX_SHOWN = 300  # characters


class ErrorForm(Form, frozen=True):
    """Why a request was rejected: translate `code` with `args`."""

    code: str
    message: Annotated[str, Meta(description="English, for programmers.")]
    rule: Annotated[str | None, Meta(description="The id of the rule behind it.")]
    args: JsonObject


class Refused(Exception):  # noqa: N818 - named as people would say it
    """A request that is refused. Clients translate `code` with `args`; `message` is English."""

    def __init__(self, status: int, code: str, message: str, /, rule: str | None = None, **args: Any) -> None:
        super().__init__(code, message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.args_for_client = args
        self.retry_after: float | None = None

    def form(self) -> "ErrorForm":
        """The form that is sent."""
        return ErrorForm(self.code, self.message, self.rule, self.args_for_client)


class Conflict(Refused):
    """A request for a position that is no longer there; the answer tells how the table stands now."""


def not_found(code: str) -> Refused:
    """There is no such table."""
    return Refused(404, "table/unknown", "There is no table with this code", table=code[:20])


def key_used() -> Refused:
    """A key that belongs to another request."""
    return Refused(422, "request/key-used", "This Idempotency-Key was sent with another request")


def not_yours(seat: int) -> Refused:
    """The seat belongs to somebody else."""
    return Refused(403, "seat/not-yours", f"Seat {seat} is not yours", seat=seat)


def one_seat() -> Refused:
    """Somebody wants to hold several seats of a rated game."""
    return Refused(409, "rated/one-seat", "In a rated game everyone has one seat")


def wrong_status(status: str, needed: str) -> Refused:
    """The table is not at the stage that the request needs."""
    return Refused(
        409, "table/status", f"The table is {status}, but must be {needed} for this", status=status, needed=needed
    )


def malformed(where: str, reason: str) -> Refused:
    """A part of a request that is not as it should be."""
    where, reason = shown(where), shown(reason)
    return Refused(422, "request/malformed", f"{where}: {reason}", where=where, reason=reason)


def shown(text: str) -> str:
    """Text of clients as it can be sent back: not too long, and valid Unicode."""
    return text[:MAX_SHOWN].encode(errors="replace").decode()
