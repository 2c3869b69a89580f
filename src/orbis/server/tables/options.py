"""The options for creating a table."""

from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, field_validator, model_validator

from orbis.bots import LEVELS
from orbis.errors import OrbisError
from orbis.server.tables.text import check_chat, check_name, unless_stored
from orbis.tiles import TileSet, load_tile_set

MAX_NAME, MAX_CHAT = 30, 500
DAY = 86_400

Level: TypeAlias = Literal["beginner", "novice", "casual", "skilled", "expert", "master", "grandmaster"]
assert set(Level.__args__) == set(LEVELS)  # type: ignore[attr-defined]  # a Literal knows its words


def _text(longest: int) -> Any:
    return StringConstraints(strip_whitespace=True, min_length=1, max_length=longest)


# Composed text may be longer than what was typed, so its length is looked at again.
Name: TypeAlias = Annotated[str, _text(MAX_NAME), AfterValidator(unless_stored(check_name)), Field(max_length=MAX_NAME)]
ChatText: TypeAlias = Annotated[str, _text(MAX_CHAT), AfterValidator(check_chat), Field(max_length=MAX_CHAT)]


class Form(BaseModel):
    """A strict model: no extra fields and no values of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class PersonSeat(Form):
    """A seat of the guest who creates the table; several of them share one screen."""

    kind: Literal["person"]
    name: Name | None = Field(None, description="Defaults to the guest's name.")


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
        "random", description="The seat that starts; random draws it from the seed."
    )
    tiles: dict[str, Any] | None = Field(None, description="A custom tile set; null is the standard set.")
    public: bool = Field(False, description="Listed for everyone; otherwise reachable only by its code.")
    watch: bool = Field(True, description="Whether others may watch.")
    pace: Literal["live", "days"] = "live"
    turn_seconds: Annotated[int, Field(ge=10, le=DAY)] | None = Field(None, description="Seconds per turn when live.")
    turn_days: Annotated[int, Field(ge=1, le=30)] | None = Field(None, description="Days per turn at pace days.")
    absence: Literal["ask", "bot", "end"] = Field(
        "ask", description="When a player is late or gone: ask the others, let a bot take over, or end the game."
    )
    stand_in: Level = Field("skilled", description="The level of a bot that takes over for a player.")
    analysis: bool = Field(True, description="Whether hints and reviews are available.")
    live_score: bool = Field(True, description="Whether the points so far are shown during the game.")
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
            raise ValueError(f"first must be 0 to {len(self.seats) - 1} or random")
        if self.pace == "days" and self.turn_seconds is not None:
            raise ValueError("turn_seconds requires pace live; for pace days use turn_days")
        if self.pace == "live" and self.turn_days is not None:
            raise ValueError("turn_days requires pace days; for pace live use turn_seconds")
        return self

    def tile_set(self) -> TileSet:
        """The tile set of the table."""
        return load_tile_set(self.tiles)

    @property
    def turn_time(self) -> float | None:
        """The time limit of a person's turn in seconds, if there is one."""
        if self.pace == "days":
            return float((self.turn_days or 3) * DAY)
        return None if self.turn_seconds is None else float(self.turn_seconds)
