"""Turns: previews of what is staged, and the commit of a whole turn."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from orbis.errors import OrbisError
from orbis.game import Game, preview
from orbis.game.notation import format_indices
from orbis.game.refusals import IllegalAction
from orbis.game.score import result_of, score_sheet
from orbis.server.tables.events import Change, Event
from orbis.server.tables.lobby import Guest, turn_deadline
from orbis.server.tables.refusals import Conflict, Refused, not_yours, wrong_status
from orbis.server.tables.table import Table

Actions: TypeAlias = str | Sequence[str | dict[str, Any]]  # in the notation, or as words and forms


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


def preview_turn(table: Table, ply: int, actions: Actions) -> dict[str, Any]:
    """What staged actions lead to, what may come next, and why the rest may not."""
    game = game_at(table, ply)
    try:
        return preview(game, actions).to_json()
    except OrbisError as error:
        raise refused(error) from None


def earlier_answer(table: Table, guest: Guest, ply: int, actions: Actions) -> bytes | None:
    """The answer to a turn that was committed before by the same player, if this is it once more."""
    if not 0 <= ply < table.ply:
        return None
    answer = table.told_turn(ply)
    event = msgspec.json.decode(answer)
    if table.seats[event["seat"]].guest != guest.id or event["by"] != "person":
        return None
    return answer if _notation_at(table, ply, actions) == event["turn"] else None


def _notation_at(table: Table, ply: int, actions: Actions) -> str | None:
    """The notation of a turn as it would be in an earlier position, if it is one there."""
    if isinstance(actions, str):
        return actions
    game = table.deal()
    for turn in table.game.turns[:ply] if table.game else []:
        for action in turn:
            game.play_unchecked(action)
    try:
        game.play_turn(actions)
    except OrbisError:
        return None
    return game.notation[-1]


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


def played_turn(table: Table, actions: Actions, by: str, now: float) -> Change:
    """The events of a turn, and of the end if it is the last."""
    game = playing_game(table)
    try:
        after = game.after_turn(actions)
    except OrbisError as error:
        raise refused(error) from None
    is_over = after.over
    body = {
        "ply": game.turn,
        "seat": game.player,
        "turn": format_indices(after.turns[-1]),
        "by": by,
        "next": None if is_over else after.player,
        "deadline": None if is_over else turn_deadline(table, after.player, now),
    }
    events = [Event(table.number + 1, now, "turn", body)]
    if is_over:
        events.append(ended(table, "finished", now, number=table.number + 2, game=after))
    return Change(events)


def ended(table: Table, reason: str, now: float, *, number: int, game: Game) -> Event:
    """The end of a game: the seed is told; the result too, if it was played to the end."""
    result = result_of(score_sheet(game.state, game.tiles)) if game.over else None
    body = {"reason": reason, "seed": table.seed, "result": msgspec.to_builtins(result)}
    return Event(number, now, "ended", body)


def refused(error: OrbisError) -> Refused:
    """What the rules refuse, as an answer."""
    args = dict(error.refusal.args) if isinstance(error, IllegalAction) else {}
    return Refused(422, error.code, error.message, error.rule, **args)
