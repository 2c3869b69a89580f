"""The form of every refusal."""

from typing import Any

from pydantic import Field

from orbis.server.web.forms.game import Answer
from orbis.server.web.forms.tables import MessageForm


class ErrorForm(Answer):
    """Why a request was refused: translate `code` with `args`."""

    code: str
    message: str = Field(description="English, for programmers.")
    rule: str | None = Field(description="The id of the rule behind it.")
    args: dict[str, Any]
    current: MessageForm | None = Field(None, description="After a conflict: how the table stands now.")
