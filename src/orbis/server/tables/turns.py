"""Turns: previews of what is staged, and the commit of a whole turn."""

from collections.abc import Sequence
from typing import TypeAlias

from orbis.errors import OrbisError
from orbis.game import Game, Preview, preview
from orbis.game.actions import StagedAction
from orbis.game.notation import format_indices
from orbis.game.refusals import IllegalAction
from orbis.game.score import result_of, score_sheet
from orbis.server.tables.events import By, Change, EndedBy, EndedEvent, StoredEvent, StoredTurn
from orbis.server.tables.lobby import Guest, turn_deadline
from orbis.server.tables.refusals import Conflict, Refused, not_yours, wrong_status
from orbis.server.tables.table import Table

Actions: TypeAlias = str | Sequence[StagedAction | str]  # in the notation, or as words and forms


def playing_game(table: Table) -> Game:
    """The game of a table where one is going on."""
    if table.game is None or table.status != "playing":
        raise wrong_status(table.status, "playing")
    return table.game


def check_ply(table: Table, ply: int) -> None:
    """Refuse what is meant for another position."""
    if ply != table.ply:
        raise Conflict(
            409,
            "turn/stale" if ply < table.ply else "turn/too-early",
            f"The table is at ply {table.ply}, not {ply}",
            ply=table.ply,
            asked=ply,
        )


def game_at(table: Table, ply: int) -> Game:
    """The game of a table, if it is at this ply. A ply that is past is stale, also when the game is over."""
    if table.game is not None and (table.status == "playing" or ply < table.ply):
        check_ply(table, ply)
    return playing_game(table)


def preview_turn(table: Table, ply: int, actions: Actions) -> Preview:
    """What staged actions lead to, what may come next, and why the rest may not."""
    game = game_at(table, ply)
    try:
        return preview(game, actions)
    except OrbisError as error:
        raise refused(error) from None


def is_repeated(table: Table, guest: Guest, ply: int, actions: Actions) -> bool:
    """Whether the same player has committed this very turn before."""
    if not 0 <= ply < table.ply:
        return False
    event = table.turns[ply]
    if table.seats[event.seat].guest != guest.id or event.by != "person":
        return False
    return _notation_at(table, ply, actions) == event.turn


def _notation_at(table: Table, ply: int, actions: Actions) -> str | None:
    """The notation of a turn as it would be in an earlier position, if it is one there."""
    if isinstance(actions, str):
        return actions
    try:
        return table.game_at(ply).after_turn(actions).notation[-1]
    except OrbisError:
        return None


def commit_turn(table: Table, guest: Guest, ply: int, actions: Actions, now: float) -> Change:
    """Play the whole turn of a person."""
    game = game_at(table, ply)
    seat = game.player
    if table.seats[seat].guest != guest.id:
        if table.seats_of(guest.id):
            raise Refused(403, "turn/not-yours", f"It is seat {seat}'s turn", seat=seat)
        raise not_yours(seat)
    if table.seats[seat].stand_in is not None:
        raise Refused(409, "seat/stand-in", "A bot has taken over your seat: return first", seat=seat)
    return played_turn(table, actions, "person", now)


def commit_bot_turn(table: Table, ply: int, actions: Actions, now: float) -> Change | None:
    """Play the turn of a bot; None if it came too late, since the player returned or somebody was faster."""
    if table.status != "playing" or table.ply != ply or table.bot_to_move is None:
        return None
    return played_turn(table, actions, "bot", now)


def played_turn(table: Table, actions: Actions, by: By, now: float) -> Change:
    """The events of a turn, and of the end if it is the last."""
    game = playing_game(table)
    try:
        played = game.try_turn(actions)
    except OrbisError as error:
        raise refused(error) from None
    after = played.game
    following = None if after.over else after.player
    events: list[StoredEvent] = [
        StoredTurn(
            number=table.number + 1,
            at=now,
            ply=game.turn,
            seat=game.player,
            turn=format_indices(played.actions),
            by=by,
            next=following,
            deadline=None if following is None else turn_deadline(table, following, now),
        )
    ]
    if after.over:
        events.append(ended(table, "finished", now, number=table.number + 2, game=after))
    return Change(events, played=played)


def ended(table: Table, reason: EndedBy, now: float, *, number: int, game: Game) -> EndedEvent:
    """The end of a game: the seed becomes public; the result too, if it was played to the end."""
    result = result_of(score_sheet(game.state, game.tiles)) if game.over else None
    return EndedEvent(number, now, reason, table.seed, result)


def refused(error: OrbisError) -> Refused:
    """What the rules refuse, as an answer."""
    args = dict(error.refusal.args) if isinstance(error, IllegalAction) else {}
    return Refused(422, error.code, error.message, error.rule, **args)
