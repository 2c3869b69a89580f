"""Player operations: the leaderboard, profiles, and the ratings of those at a table."""

from collections.abc import Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection
from starlette.responses import Response

from orbis.bots import LEVELS
from orbis.forms import Form
from orbis.game.public import PlayerNumber
from orbis.server.storage.players import (
    MAX_RECENT,
    Opponent,
    Player,
    Point,
    Rated,
    games_with,
    history_of,
    leaderboard,
    player_called,
    player_of,
    ratings_at,
    ratings_of,
    tables_held,
)
from orbis.server.tables.options import Level, TableOptions
from orbis.server.tables.rating import MIN_GAMES, NEWCOMER, Rating, RatingForm, bot_rating
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import Table
from orbis.server.web.answers import Json
from orbis.server.web.api import Operations, Query
from orbis.server.web.request_context import RequestContext

PAGE = 50
operations = Operations("/api", "players")

NumPlayers = Annotated[int, Meta(ge=2, le=4, description="Ratings are separate for two, three and four players.")]
PublicId = Annotated[str, Meta(max_length=12, description="Of an account: the last part of a profile's address.")]
Place = Annotated[int, Meta(ge=1, le=4)]


class Leaderboard(Query, frozen=True):
    """Which part of which leaderboard."""

    players: NumPlayers = 2
    after: Annotated[PublicId | None, Meta(description="Those who come after this account.")] = None


class RatedPlayer(RatingForm, frozen=True):
    """A rating and whose it is."""

    public_id: PublicId
    name: str
    games: int
    wins: int
    rank: Annotated[int | None, Meta(description="Null for those who have played too few games.")]


class RatedBot(RatingForm, frozen=True):
    """A bot's rating, which never changes."""

    level: Level


class YourRating(Form, frozen=True):
    """The caller's account."""

    public_id: PublicId
    rated: Annotated[RatedPlayer | None, Meta(description="Null before the first rated game of this size.")]


class LeaderboardPage(Form, frozen=True):
    """Some accounts in order: by the rating less its uncertainty."""

    players: list[RatedPlayer]
    more: Annotated[bool, Meta(description="Whether there are others after these.")]
    bots: list[RatedBot]
    min_games: Annotated[int, Meta(description="How many games it takes to be listed.")]
    you: Annotated[YourRating | None, Meta(description="Null for guests without an account.")]


class ProfileRating(RatingForm, frozen=True):
    """A rating of an account."""

    players: NumPlayers
    games: int
    wins: int
    rank: int | None


class RatingPoint(RatingForm, frozen=True):
    """The rating after a game."""

    players: NumPlayers
    at: float


class RatedSeat(Form, frozen=True):
    """Who held a seat of a rated game: a bot has a level; a deleted account has neither that nor a name."""

    seat: PlayerNumber
    public_id: PublicId | None
    name: str | None
    level: Level | None
    place: Annotated[Place | None, Meta(description="Null before the end, and if the game does not count.")]
    before: RatingForm | None
    after: RatingForm | None


class PlayedGame(Form, frozen=True):
    """A rated game that is over."""

    code: Annotated[str | None, Meta(description="Null if its table is private.")]
    ended_at: float
    your_seat: Annotated[PlayerNumber, Meta(description="The seat of the profile's account.")]
    seats: list[RatedSeat]


class Profile(Form, frozen=True):
    """An account as others see it."""

    public_id: PublicId
    name: str
    since: float
    you: Annotated[bool, Meta(description="Whether this is the caller.")]
    ratings: list[ProfileRating]
    history: Annotated[list[RatingPoint], Meta(description="The earliest first.")]
    games: Annotated[list[PlayedGame], Meta(description="The latest first.")]


class TableRatings(Form, frozen=True):
    """The ratings of those who hold the seats of a table, and what its game has changed."""

    rated: Annotated[bool, Meta(description="Whether the game counts. Some that end early do not.")]
    seats: list[RatedSeat]


@operations.add("GET", "/players", answer=LeaderboardPage, errors=(404,))
async def show_leaderboard(context: RequestContext, query: Leaderboard) -> Response:
    """The best accounts at tables of a size. Those with few games are not listed."""

    def read(connection: Connection) -> LeaderboardPage:
        after = None if query.after is None else _player(connection, query.after).guest
        listed = leaderboard(connection, query.players, after, PAGE + 1)
        players, bots = [_rated_player(rated) for rated in listed[:PAGE]], _rated_bots(query.players)
        yours = _yours(connection, context.guest_id, query.players)
        return LeaderboardPage(players, len(listed) > PAGE, bots, MIN_GAMES, yours)

    return Json(await context.service.store.read(read))


@operations.add("GET", "/players/{public_id}", answer=Profile, errors=(404,))
async def show_player(context: RequestContext) -> Response:
    """An account: its ratings and its latest rated games."""
    public_id = context.connection.path_params["public_id"]
    return Json(await context.service.store.read(lambda connection: _profile(connection, public_id, context.guest_id)))


@operations.add("GET", "/tables/{code}/ratings", answer=TableRatings)
async def show_table_ratings(context: RequestContext) -> Response:
    """The ratings of those at a rated table; when the game is over, also what it has changed."""
    table = context.live.table
    if not table.options.rated:
        return Json(TableRatings(False, []))
    return Json(await context.service.store.read(lambda connection: _ratings_at(connection, table)))


def _ratings_at(connection: Connection, table: Table) -> TableRatings:
    game = games_with(connection, [table.id]).get(table.id)
    if game is None:
        return TableRatings(False, [])
    if table.status == "over":
        return TableRatings(bool(game.seats), [_seat(seat) for seat in game.seats])
    held = {seat.result.seat: seat.result.guest for seat in game.seats}
    held = held or {number: seat.guest for number, seat in enumerate(table.seats)}
    return TableRatings(True, _seats_now(connection, table, held))


def _seats_now(connection: Connection, table: Table, held: Mapping[int, int | None]) -> list[RatedSeat]:
    """The seats of a table whose game is not over, with the present ratings of those who hold them."""
    players, guests = len(table.seats), [guest for guest in held.values() if guest is not None]
    known = ratings_at(connection, guests, players)
    seats = []
    for number, seat in enumerate(table.seats):
        public_id, rating = known.get(held.get(number) or 0, (None, None))
        if seat.level is not None:
            rating = bot_rating(seat.level, players)
        elif public_id is not None:
            rating = rating or NEWCOMER
        shown = None if rating is None else rating.form()
        seats.append(RatedSeat(number, public_id, seat.name, seat.level, None, shown, None))
    return seats


def _player(connection: Connection, public_id: str) -> Player:
    found = player_called(connection, public_id)
    if found is None:
        raise Refused(404, "player/unknown", "There is no such player, or their account was deleted")
    return found


def _yours(connection: Connection, guest: int | None, players: int) -> YourRating | None:
    you = player_of(connection, guest)
    if you is None:
        return None
    rated = ratings_of(connection, you.guest, players)
    return YourRating(you.public_id, _rated_player(rated[0]) if rated else None)


def _profile(connection: Connection, public_id: str, viewer: int | None) -> Profile:
    player = _player(connection, public_id)
    points = history_of(connection, player.guest)
    ratings = [
        ProfileRating(*_shown(rated.rating), rated.players, rated.games, rated.wins, rated.rank)
        for rated in ratings_of(connection, player.guest)
    ]
    history = [RatingPoint(*_shown(point.rating), point.players, point.at) for point in reversed(points)]
    games = _played(connection, points[:MAX_RECENT], viewer)
    return Profile(player.public_id, player.name, player.created_at, player.guest == viewer, ratings, history, games)


def _played(connection: Connection, points: list[Point], viewer: int | None) -> list[PlayedGame]:
    tables = [point.table for point in points]
    games, held = games_with(connection, tables), tables_held(connection, viewer, tables)
    played = []
    for point in points:
        game = games[point.table]
        is_open = game.public and msgspec.json.decode(game.options, type=TableOptions).watch
        code = game.code if is_open or point.table in held else None
        played.append(PlayedGame(code, point.at, point.seat, [_seat(seat) for seat in game.seats]))
    return played


def _shown(rating: Rating) -> tuple[int, int]:
    form = rating.form()
    return form.rating, form.uncertainty


def _rated_player(rated: Rated) -> RatedPlayer:
    return RatedPlayer(*_shown(rated.rating), rated.public_id, rated.name, rated.games, rated.wins, rated.rank)


def _rated_bots(players: int) -> list[RatedBot]:
    levels: Iterable[Level] = LEVELS  # type: ignore[assignment]  # the same names
    return [RatedBot(*_shown(bot_rating(level, players)), level) for level in levels]


def _seat(seat: Opponent) -> RatedSeat:
    result = seat.result
    before, after = (None if rating is None else rating.form() for rating in (result.before, result.after))
    level: Level | None = result.level  # type: ignore[assignment]  # it was one when it was stored
    return RatedSeat(result.seat, seat.public_id, seat.name, level, result.place, before, after)
