"""What is dealt on a day: the seed, who plays, and what is promised of it the day before."""

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal

from orbis.engine.chance import random_below, random_from
from orbis.forms import Form
from orbis.game.layout import seed_hash

# The opponents of each weekday, Monday first: an easy start, and the hardest games at the weekend. All of these bots
# choose in milliseconds, on phones and when the server plays their turns again. The page has the same list.
WEEK: Final[tuple[tuple[str, ...], ...]] = (
    ("novice",),
    ("casual", "novice"),
    ("skilled",),
    ("casual", "skilled", "novice"),
    ("skilled", "expert"),
    ("expert", "skilled", "casual"),
    ("expert",),
)
GRACE_SECONDS: Final = 3600  # after midnight, for games that were started before it


class DealSeat(Form, frozen=True):
    """Who sits there: the person who plays, or a bot."""

    kind: Literal["person", "bot"]
    level: str | None


class Deal(Form, frozen=True):
    """The game of a day, the same for everyone."""

    date: str
    seats: list[DealSeat]
    first: int
    seed: str
    seed_hash: str


def deal_of(key: str, day: date) -> Deal:
    """The deal of a day, from the server's secret key."""
    return dealt(seed_of(key, day), day)


def dealt(seed: str, day: date) -> Deal:
    """What a seed deals on a day."""
    levels = WEEK[day.weekday()]
    players = len(levels) + 1
    seats = [DealSeat("bot", level) for level in levels]
    seats.insert(_drawn(seed, "seat", players), DealSeat("person", None))
    return Deal(day.isoformat(), seats, _drawn(seed, "first", players), seed, seed_hash(seed))


def seed_of(key: str, day: date) -> str:
    """The seed of a day. Nobody can compute it without the key, whatever other seeds they know."""
    return hmac.new(bytes.fromhex(key), f"orbis deal {day.isoformat()}".encode(), hashlib.sha256).hexdigest()


def bot_seed(deal: Deal) -> str:
    """The seed of all bots: it makes every one of their turns the same for everyone."""
    return f"{deal.seed}/bots"


def day_at(now: float) -> date:
    """The day at a moment, in UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def end_of(day: date) -> float:
    """The moment when a day is over."""
    return datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC).timestamp()


def read_day(text: str) -> date | None:
    """The day that an address names, if it is one."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.isoformat() == text else None


def _drawn(seed: str, what: str, players: int) -> int:
    return random_below(random_from(f"{seed}/{what}"), players)
