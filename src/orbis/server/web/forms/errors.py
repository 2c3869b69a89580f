"""The model of every error."""

from typing import Any

from pydantic import Field

from orbis.server.web.forms.game import Answer
from orbis.server.web.forms.tables import MessageForm


class ErrorForm(Answer):
    """Why a request was rejected: translate `code` with `args`."""

    code: str
    message: str = Field(description="English, for programmers.")
    rule: str | None = Field(description="The id of the rule behind it.")
    args: dict[str, Any]
    current: MessageForm | None = Field(None, description="After a conflict, the current state of the table.")
