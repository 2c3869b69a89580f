"""Rated games: how the players placed, from nothing but the events."""

from collections import Counter
from collections.abc import Iterable

from orbis.engine.vocabulary import NUM_ROUNDS
from orbis.server.tables.events import (
    By,
    EndedEvent,
    ResignedEvent,
    ReturnedEvent,
    StoredEvent,
    StoredTurn,
    SubstitutedEvent,
)
from orbis.server.tables.standing import Standing


def places_of(events: Iterable[StoredEvent]) -> list[int] | None:
    """The place of each seat in a game that has ended, 1 for the first; None if the game does not count.

    Those who left are behind all who stayed, the earlier the further. So are those for whom a bot played most of a
    game, even if they returned. Without a result, those who stayed share the first place; if nobody left, the game does
    not count.
    """
    standing, left, handed_over = Standing(), dict[int, int](), dict[int, int]()
    num_turns = Counter[tuple[int, By]]()
    for event in events:
        if isinstance(event, EndedEvent):
            for seat in _gone_at_end(standing, event, num_turns.total()):
                left.setdefault(seat, event.number)
            if event.result is not None:
                left = {**_mostly_bots(handed_over, num_turns), **left}
            return _ranked(event, left, len(standing.seats))
        if isinstance(event, ResignedEvent | SubstitutedEvent):
            left.setdefault(event.seat, event.number)
            handed_over[event.seat] = event.number
        elif isinstance(event, ReturnedEvent):
            left.pop(event.seat, None)
        elif isinstance(event, StoredTurn):
            num_turns[event.seat, event.by] += 1
        standing.settle(event)
    return None


def _gone_at_end(standing: Standing, event: EndedEvent, num_turns: int) -> list[int]:
    """The seats of those who ended the game alone, or who were not there when it was ended without them."""
    is_early = 2 * num_turns < NUM_ROUNDS * len(standing.seats)
    if event.reason == "discarded":
        return [seat for seat, occupant in enumerate(standing.seats) if occupant.kind == "person"]
    if event.reason == "absence" or (event.reason == "agreed" and not is_early):
        return [] if standing.question is None else [standing.question.seat]
    if event.reason == "expired" and standing.bot_to_move is None:
        return [] if standing.seat_to_move is None else [standing.seat_to_move]
    return []


def _mostly_bots(handed_over: dict[int, int], num_turns: Counter[tuple[int, By]]) -> dict[int, int]:
    """When seats were handed over for which bots played more turns than their players did."""
    return {seat: at for seat, at in handed_over.items() if num_turns[seat, "bot"] > num_turns[seat, "person"]}


def _ranked(event: EndedEvent, left: dict[int, int], num_seats: int) -> list[int] | None:
    ranks = [player.rank for player in event.result.players] if event.result else [1] * num_seats
    keys = [(1, -left[seat]) if seat in left else (0, rank) for seat, rank in enumerate(ranks)]
    places = [1 + sum(other < key for other in keys) for key in keys]
    return places if event.result or max(places) > 1 else None
