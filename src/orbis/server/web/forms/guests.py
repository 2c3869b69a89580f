"""The models of guests."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from orbis.server.tables.options import Form, Name
from orbis.server.web.forms.game import Answer, StateForm


class NameForm(Form):
    """The name that a guest chooses."""

    name: Name


class MoveForm(Form):
    """The code of a link to another device."""

    code: Annotated[str, StringConstraints(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
    leave: bool = Field(False, description="Whether to leave the guest that this device is now.")


class MeForm(Answer):
    """A guest."""

    name: str


class WhoForm(Answer):
    """Who asks."""

    name: str | None = Field(description="None for strangers, who have not chosen a name yet.")


class TokenForm(Answer):
    """A token for a program, told only once."""

    token: str


class LinkForm(Answer):
    """A link that signs in another device, once."""

    url: str
    code: str
    expires_at: float


class DroppedForm(Answer):
    """How many other devices and programs were signed out."""

    dropped: int


class StreamLine(Answer):
    """A line of the stream of your games."""

    kind: Literal["turn", "started", "ended", "heartbeat"]
    table: str | None = None
    seat: int | None = None
    ply: int | None = None
    state: StateForm | None = None
