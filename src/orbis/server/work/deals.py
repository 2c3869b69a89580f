"""Deals of the day: which one there is, who plays it, and results, which are checked in a thread of their own."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from typing import Final, TypeVar

from orbis.game.layout import seed_hash
from orbis.records import Record
from orbis.server.deals.check import digest_of, outcome_of, play_deal, record_of_deal
from orbis.server.deals.deal import GRACE_SECONDS, Deal, day_at, deal_of, end_of, read_day, seed_of
from orbis.server.deals.standings import worth_of
from orbis.server.storage.access import Access
from orbis.server.storage.deals import DealStore, FoundAttempt, FoundKey, NewResult
from orbis.server.tables.refusals import Refused
from orbis.server.warm_up import BOTS, warm_up

MAX_WAITING: Final = 200  # results to be checked; more are rejected
MAX_KEPT: Final = 32  # deals and best games
BUSY_SECONDS: Final = 2.0
T = TypeVar("T")


class Deals:
    """The deals of this process."""

    def __init__(self, access: Access, now: Callable[[], float]) -> None:
        self.store = DealStore(access)
        self._now = now
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="orbis-deal")
        self._waiting = 0
        self._key: FoundKey | None = None
        self._deals: dict[date, Deal] = {}
        self._records: dict[tuple[str, str], Record] = {}

    @property
    def today(self) -> date:
        """The day that it is."""
        return day_at(self._now())

    async def deal(self, text: str) -> Deal:
        """The deal of a day, unless that is still to come: then there is none for anybody."""
        key, day = await self._find_key(), read_day(text)
        if day is None or not day_at(key.created_at) <= day <= self.today:
            raise Refused(404, "deal/unknown", "There is no deal for this day", date=text[:10])
        if day not in self._deals:
            _make_room(self._deals)
            self._deals[day] = deal_of(key.key, day)
        return self._deals[day]

    async def promise(self) -> tuple[str, str]:
        """Tomorrow's date, and the hash of its seed."""
        tomorrow = self.today + timedelta(days=1)
        return tomorrow.isoformat(), seed_hash(seed_of((await self._find_key()).key, tomorrow))

    def is_closed(self, deal: Deal) -> bool:
        """Whether no result can come any more, so that everybody may see how the day went."""
        return self._now() >= _end(deal) + GRACE_SECONDS

    async def start(self, guest: int, deal: Deal) -> FoundAttempt:
        """Begin the attempt that counts, or return the one that was begun."""
        if self._now() < _end(deal):
            return _known(await self.store.start(guest, deal.date, self._now()))
        known = await self.store.attempt(guest, deal.date)
        if known is None:
            raise _closed(deal)
        return known

    async def submit(self, guest: int, deal: Deal, turns: list[str]) -> FoundAttempt:
        """Check a game and store its result, once: the same game again has the same answer."""
        digest = digest_of(turns)
        known = await self.store.attempt(guest, deal.date)
        if known is not None and known.outcome is not None:
            return _same(known, digest)
        if self._now() >= _end(deal) + (GRACE_SECONDS if known is not None else 0):
            raise _closed(deal)
        outcome = await self._run(lambda: outcome_of(deal, play_deal(deal, turns)))
        result = NewResult(guest, deal.date, self._now(), digest, worth_of(outcome), outcome, turns)
        return _same(_known(await self.store.add_result(result)), digest)

    async def best_record(self, deal: Deal, turns: Sequence[str]) -> Record:
        """The best game of a day as a record, without the name of its player."""
        place = (deal.date, digest_of(turns))
        if place not in self._records:
            record = await self._run(lambda: record_of_deal(deal, turns, "?"))
            _make_room(self._records)
            self._records[place] = record
        return self._records[place]

    def close(self) -> None:
        """Finish what is being checked, and drop what waits."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    async def _find_key(self) -> FoundKey:
        if self._key is None:
            self._key = await self.store.key(self._now())
        return self._key

    async def _run(self, work: Callable[[], T]) -> T:
        """Do something with a game that would hold up everyone else."""
        if self._waiting >= MAX_WAITING:
            refusal = Refused(503, "server/busy", "Too many results are being checked: try again in a moment")
            refusal.retry_after = BUSY_SECONDS
            raise refusal
        self._waiting += 1
        try:
            await warm_up.loaded(BOTS)
            return await asyncio.get_running_loop().run_in_executor(self._executor, work)
        finally:
            self._waiting -= 1


def _known(attempt: FoundAttempt | None) -> FoundAttempt:
    """An attempt that has been stored, unless its guest was deleted meanwhile."""
    if attempt is None:
        raise Refused(401, "guest/unknown", "Choose a name first: PUT /api/me")
    return attempt


def _same(attempt: FoundAttempt, digest: str) -> FoundAttempt:
    """The attempt, if it has the result of this game."""
    if attempt.digest != digest:
        raise Refused(409, "deal/played", "You have played this deal: other games are practice", date=attempt.date)
    return attempt


def _closed(deal: Deal) -> Refused:
    return Refused(409, "deal/closed", "This day is over: games of its deal are practice", date=deal.date)


def _end(deal: Deal) -> float:
    return end_of(date.fromisoformat(deal.date))


def _make_room(kept: "dict[T, Deal] | dict[T, Record]") -> None:
    """Forget the oldest entry of a full dictionary."""
    if len(kept) >= MAX_KEPT:
        del kept[next(iter(kept))]
