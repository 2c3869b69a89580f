"""A finished game in short: all that a player's list of games and statistics are made of, worked out once."""

from functools import reduce
from operator import and_
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from orbis.analysis.forms import Mark, ReviewForm
from orbis.engine.vocabulary import NO_GOD, NO_TILE, NUM_CELLS
from orbis.forms import Form
from orbis.game import Game
from orbis.game.plain import plain_fields
from orbis.game.score import PlayerPoints, result_of, score_sheet
from orbis.server.tables.events import Change, EndedBy, EndedEvent
from orbis.server.tables.standing import SeatForm
from orbis.server.tables.table import Table
from orbis.tiles import God, shipped_tile_sets

WILDERNESS = "~"
EMPTY = "."
_CELLS = Meta(
    pattern=f"^[RBYGW~.]{{{NUM_CELLS}}}$",
    description="The colors of a universe, cell by cell from the bottom row up: `~` is a wilderness, `.` is empty.",
)


class SeatReview(Form, frozen=True):
    """What the review of a game found in one seat, turn by turn."""

    losses: list[float]
    marks: list[Mark | None]


class PlayedSeat(SeatForm, frozen=True):
    """A seat of a finished game."""

    points: Annotated[PlayerPoints | None, Meta(description="Only if the game was played to the end.")]
    god: God | None
    universe: Annotated[str, _CELLS]


class PlayedGame(Form, frozen=True):
    """A finished game, without what differs between those who ask."""

    code: str
    ended_at: float
    ended_by: EndedBy
    turns: Annotated[int, Meta(description="How many were played, by all players together.")]
    custom_tiles: bool
    seats: list[PlayedSeat]


def played_game(table: Table, change: Change) -> PlayedGame | None:
    """The game that ends with a change, in short; None if none does, or if it is discarded, which nobody lists."""
    ended = next((event for event in change.events if isinstance(event, EndedEvent)), None)
    game = change.played.game if change.played else table.game
    if ended is None or ended.reason == "discarded" or game is None:
        return None
    after = table.after(change)
    return PlayedGame(
        code=table.code,
        ended_at=ended.at,
        ended_by=ended.reason,
        turns=game.turn,
        custom_tiles=table.tile_set.digest not in shipped_tile_sets(),
        seats=played_seats([seat.form() for seat in after.seats], game),
    )


def played_seats(seats: list[SeatForm], game: Game) -> list[PlayedSeat]:
    """The seats of a game with what was reached there."""
    result = result_of(score_sheet(game.state, game.tiles)) if game.over else None
    fields = plain_fields(bytes(game))
    gods: list[God | None] = [None if god == NO_GOD else game.tile_set.gods[god] for god in fields.god]
    return [
        PlayedSeat(
            **msgspec.structs.asdict(form),
            points=result.players[seat] if result else None,
            god=gods[seat],
            universe=_letters(game, fields.universe[seat], fields.colored[seat]),
        )
        for seat, form in enumerate(seats)
    ]


def _letters(game: Game, universe: Any, colored: Any) -> str:
    wilderness = reduce(and_, colored)  # W1: only they have every color
    return "".join(
        EMPTY if tile == NO_TILE else WILDERNESS if wilderness >> cell & 1 else game.tile_set.regions[tile].color
        for cell, tile in enumerate(universe)
    )


def seat_reviews(review: ReviewForm) -> list[SeatReview]:
    """What is kept of a review with the game."""
    by_seat = [[turn for turn in review.turns if turn.player == seat] for seat in range(review.players)]
    return [SeatReview([turn.loss for turn in own], [turn.mark for turn in own]) for own in by_seat]
