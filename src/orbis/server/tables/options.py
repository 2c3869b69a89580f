"""The options for creating a table."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta
from msgspec.structs import replace

from orbis.bots import LEVELS
from orbis.errors import OrbisError
from orbis.forms import Form, JsonObject
from orbis.server.tables.refusals import Refused, malformed, one_seat
from orbis.server.tables.text import check_name
from orbis.tiles import TileSet, load_tile_set

DAY = 86_400
DEFAULT_TURN_DAYS = 3

Level: TypeAlias = Literal[
    "beginner", "novice", "casual", "skilled", "expert", "master", "grandmaster", "immortal", "deity"
]
assert set(get_args(Level)) == set(LEVELS)
FirstPlayer: TypeAlias = Annotated[int, Meta(ge=0, le=3)] | Literal["random"]


class _Seat(Form, frozen=True, tag_field="kind"):
    @property
    def kind(self) -> str:
        """Who is to sit there."""
        return str(self.__struct_config__.tag)


class PersonSeat(_Seat, frozen=True, tag="person"):
    """A seat of the guest who creates the table; several of them share one screen."""

    name: Annotated[str | None, Meta(description="Defaults to the guest's name.")] = None


class BotSeat(_Seat, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: Level


class OpenSeat(_Seat, frozen=True, tag="open"):
    """A seat that anyone who knows the table may take."""


SeatOption: TypeAlias = PersonSeat | BotSeat | OpenSeat


class TableSettings(Form, frozen=True, kw_only=True):
    """How a table is set up, apart from its seats and tiles."""

    first: Annotated[FirstPlayer, Meta(description="The seat that starts; random draws it from the seed.")] = "random"
    public: Annotated[bool, Meta(description="Listed for everyone; otherwise reachable only by its code.")] = False
    watch: Annotated[bool, Meta(description="Whether others may watch.")] = True
    pace: Literal["live", "days"] = "live"
    turn_seconds: (
        Annotated[int, Meta(ge=10, le=DAY, extra_json_schema={"description": "Seconds per turn when live."})] | None
    ) = None
    turn_days: (
        Annotated[int, Meta(ge=1, le=30, extra_json_schema={"description": "Days per turn at pace days."})] | None
    ) = None
    absence: Annotated[
        Literal["ask", "bot", "end"],
        Meta(description="When a player is late or gone: ask the others, let a bot take over, or end the game."),
    ] = "ask"
    stand_in: Annotated[Level, Meta(description="The level of a bot that takes over for a player.")] = "skilled"
    analysis: Annotated[bool, Meta(description="Whether hints and reviews are available.")] = True
    live_score: Annotated[bool, Meta(description="Whether the points so far are shown during the game.")] = True
    bot_pause: Annotated[float, Meta(ge=0, le=10, description="Seconds before a bot begins to think.")] = 0.0
    rated: Annotated[bool, Meta(description="Whether the game changes the ratings of its players.")] = False
    start_when_full: Annotated[bool, Meta(description="Whether the game starts when the last seat is taken.")] = False


class TableOptions(TableSettings, frozen=True, kw_only=True):
    """How a table is set up."""

    seats: Annotated[list[SeatOption], Meta(min_length=2, max_length=4)]
    tiles: Annotated[JsonObject | None, Meta(description="A custom tile set; null is the standard set.")] = None

    def tile_set(self) -> TileSet:
        """The tile set of the table."""
        return load_tile_set(self.tiles)

    def settings(self) -> TableSettings:
        """The options that everyone at the table sees."""
        return TableSettings(**{name: getattr(self, name) for name in TableSettings.__struct_fields__})

    @property
    def turn_time(self) -> float | None:
        """The time limit of a person's turn in seconds, if there is one."""
        if self.pace == "days":
            return float((self.turn_days or DEFAULT_TURN_DAYS) * DAY)
        return None if self.turn_seconds is None else float(self.turn_seconds)


def checked_options(options: TableOptions) -> TableOptions:
    """Options whose types are right, with names as they are kept; anything else that is wrong is refused."""
    seats = [checked_seat(seat, f"body.seats.{number}.name") for number, seat in enumerate(options.seats)]
    if options.first != "random" and options.first >= len(seats):
        raise malformed("body.first", f"first must be 0 to {len(seats) - 1} or random")
    if options.pace == "days" and options.turn_seconds is not None:
        raise malformed("body.turn_seconds", "turn_seconds requires pace live; for pace days use turn_days")
    if options.pace == "live" and options.turn_days is not None:
        raise malformed("body.turn_days", "turn_days requires pace days; for pace live use turn_seconds")
    try:
        load_tile_set(options.tiles)
    except OrbisError as error:
        raise malformed("body.tiles", error.message.replace("\n", "; ")) from None
    if options.rated:
        _check_rated(options)
    return replace(options, seats=seats)


def _check_rated(options: TableOptions) -> None:
    """Everyone plays rated games with the same tiles, and nobody against themselves."""
    if options.tiles is not None:
        raise Refused(422, "rated/tiles", "Rated games are played with the standard tiles")
    if sum(isinstance(seat, PersonSeat) for seat in options.seats) > 1:
        raise one_seat()
    if all(isinstance(seat, BotSeat) for seat in options.seats):
        raise Refused(422, "rated/nobody", "A rated game needs a person")


def checked_seat(seat: SeatOption, where: str) -> SeatOption:
    """A seat with the name as it is kept."""
    if not isinstance(seat, PersonSeat) or seat.name is None:
        return seat
    return replace(seat, name=check_name(seat.name, where))
