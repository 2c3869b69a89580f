"""What the one who creates a table decides."""

import unicodedata
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, field_validator, model_validator

from orbis.bots import LEVELS
from orbis.errors import OrbisError
from orbis.tiles import TileSet, load_tile_set

MAX_NAME, MAX_CHAT = 30, 500
DAY = 86_400

Level: TypeAlias = Literal["beginner", "novice", "casual", "skilled", "expert", "master", "grandmaster"]
assert set(Level.__args__) == set(LEVELS)  # type: ignore[attr-defined]  # a Literal knows its words


def check_text(text: str) -> str:
    """Text of people: one line, composed, without control characters and without invisible ones alone."""
    text = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for letter in text):
        raise ValueError("text without line breaks and control characters")
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in text):
        raise ValueError("text that can be seen")
    return text


def _text(longest: int) -> Any:
    return StringConstraints(strip_whitespace=True, min_length=1, max_length=longest)


# Composed text may be longer than what was typed, so its length is looked at again.
Name: TypeAlias = Annotated[str, _text(MAX_NAME), AfterValidator(check_text), Field(max_length=MAX_NAME)]
ChatText: TypeAlias = Annotated[str, _text(MAX_CHAT), AfterValidator(check_text), Field(max_length=MAX_CHAT)]


class Form(BaseModel):
    """A form that takes nothing but its fields, and no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class PersonSeat(Form):
    """A seat of the one who creates the table; several of them share one screen."""

    kind: Literal["person"]
    name: Name | None = Field(None, description="By default the name of the guest.")


class BotSeat(Form):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level


class OpenSeat(Form):
    """A seat that anyone who knows the table may take."""

    kind: Literal["open"]


SeatOption: TypeAlias = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class TableOptions(Form):
    """How a table is set up."""

    seats: list[SeatOption] = Field(min_length=2, max_length=4)
    first: Annotated[int, Field(ge=0, le=3)] | Literal["random"] = Field(
        "random", description="The seat that starts; random ones are drawn from the seed."
    )
    tiles: dict[str, Any] | None = Field(None, description="A tile set of one's own; without it, the standard set.")
    public: bool = Field(False, description="Listed for everyone; else found by its code only.")
    watch: bool = Field(True, description="Whether others may watch.")
    pace: Literal["live", "days"] = "live"
    turn_seconds: Annotated[int, Field(ge=10, le=DAY)] | None = Field(None, description="Time per turn when live.")
    turn_days: Annotated[int, Field(ge=1, le=30)] | None = Field(None, description="Days per turn with that pace.")
    absence: Literal["ask", "bot", "end"] = Field(
        "ask", description="When a player is late or gone: ask the others, let a bot play on, or end the game."
    )
    stand_in: Level = Field("skilled", description="The level of a bot that plays on for somebody.")
    analysis: bool = Field(True, description="Whether hints and reviews are to be had.")
    live_score: bool = Field(True, description="Whether the points so far are told.")
    bot_pause: Annotated[float, Field(ge=0, le=10)] = Field(0.0, description="Seconds before a bot begins to think.")

    @field_validator("tiles")
    @classmethod
    def _check_tiles(cls, tiles: dict[str, Any] | None) -> dict[str, Any] | None:
        try:
            load_tile_set(tiles)
        except OrbisError as error:
            raise ValueError(error.message.replace("\n", "; ")) from None
        return tiles

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.first != "random" and self.first >= len(self.seats):
            raise ValueError(f"first is 0 to {len(self.seats) - 1}, or random")
        if self.pace == "days" and self.turn_seconds is not None:
            raise ValueError("turn_days with the pace days, turn_seconds with live")
        if self.pace == "live" and self.turn_days is not None:
            raise ValueError("turn_seconds with the pace live, turn_days with days")
        return self

    def tile_set(self) -> TileSet:
        """The tiles that are played with."""
        return load_tile_set(self.tiles)

    @property
    def turn_time(self) -> float | None:
        """The seconds that a person has for a turn, if there is a limit."""
        if self.pace == "days":
            return float((self.turn_days or 3) * DAY)
        return None if self.turn_seconds is None else float(self.turn_seconds)
