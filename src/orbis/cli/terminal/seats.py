"""Who plays: people at this terminal and bots, how records tell them apart, and what they are called."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from orbis.bots import BOT_NAMES, bot_factory
from orbis.errors import OrbisError
from orbis.records import Record

YOU = "you"
DEFAULT_BOT = "casual"
NO_BOTS = "none"
MAX_PLAYERS = 4
BOT_MARK = " (bot)"


@dataclass(frozen=True, slots=True)
class TerminalSeat:
    """A player: a bot, given by its name, or a person."""

    bot: str | None = None


def split_bots(values: Sequence[str]) -> list[str]:
    """The bots given by options, also separated by commas: `greedy,search:seconds=1,width=2` are two."""
    bots: list[str] = []
    for part in ",".join(values).split(","):
        if bots and "=" in part and ":" not in part:
            bots[-1] += f",{part}"
        elif part.strip() not in ("", NO_BOTS):
            bots.append(part.strip())
    for bot in bots:
        bot_factory(bot)
    return bots


def new_seats(values: Sequence[str], players: int | None) -> list[TerminalSeat]:
    """The seats of a new game, people first. If no bots are given, one person plays against the default ones."""
    if values:
        bots = split_bots(values)
        players = players or max(len(bots) + 1, 2)
    else:
        players = players or 2
        bots = [DEFAULT_BOT] * (players - 1)
    if len(bots) >= players or players > MAX_PLAYERS:
        needed = f"{len(bots)} bots and one person make {len(bots) + 1} players"
        raise OrbisError("play/seats", f"{needed}, but the game has {min(players, MAX_PLAYERS)}")
    return [TerminalSeat()] * (players - len(bots)) + [TerminalSeat(bot) for bot in bots]


def record_names(seats: Sequence[TerminalSeat]) -> list[str]:
    """The names in a record; those of bots end in `(bot)`."""
    persons = [seat for seat in seats if seat.bot is None]
    names, number = [], 0
    for seat in seats:
        number += seat.bot is None
        person = "person" if len(persons) == 1 else f"person {number}"
        names.append(person if seat.bot is None else seat.bot + BOT_MARK)
    return names


def seats_of(record: Record, values: Sequence[str]) -> list[TerminalSeat]:
    """The seats of a game to resume; bots given by options take the last ones.

    A record may come from anywhere, so it can name only built-in bots: importing any other is up to the user.
    """
    if values:
        return new_seats(values, len(record.seats))
    seats = []
    for seat in record.seats:
        bot = seat.name.removesuffix(BOT_MARK) if seat.name.endswith(BOT_MARK) else None
        if bot is not None and bot.partition(":")[0] not in BOT_NAMES:
            raise OrbisError(
                "play/unknown-bot", f"the bot {bot} is not built in: name it with --bots to resume this game"
            )
        seats.append(TerminalSeat(bot))
    return seats


def labels_of(seats: Sequence[TerminalSeat]) -> list[str]:
    """The names shown at the table, all different: you (or several people), and bots by their names."""
    bots = [seat.bot for seat in seats if seat.bot is not None]
    names = record_names(seats)
    labels: list[str] = []
    for number, seat in enumerate(seats):
        if seat.bot is None:
            labels.append(YOU if len(bots) == len(seats) - 1 else names[number])
        elif bots.count(seat.bot) == 1:
            labels.append(seat.bot)
        else:
            labels.append(f"{seat.bot} {1 + sum(earlier.bot == seat.bot for earlier in seats[:number])}")
    return labels


def heading(text: str) -> str:
    """A label at the start of a line: `you` becomes `You`; bots keep their names."""
    return "You" + text[len(YOU) :] if re.match(rf"{YOU}\b", text) else text


def subject(label: str, verb: str) -> str:
    """A label with its verb: `you have`, `greedy has`."""
    if label == YOU:
        return f"{label} {verb}"
    return f"{label} {'has' if verb == 'have' else verb + 's'}"


def joined(labels: list[str]) -> str:
    """Labels as a list: `a, b and c`."""
    *others, last = labels
    return f"{', '.join(others)} and {last}" if others else last
