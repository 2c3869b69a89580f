"""Reviews of games, turn by turn; those of records that somebody brings are kept in memory for a while."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog

from orbis.analysis import review_turn
from orbis.analysis.review import Review
from orbis.bots import Budget
from orbis.game import Game
from orbis.records import Record, Verifier, encode_record, start_of
from orbis.server.tables.refusals import Refused
from orbis.server.work.pool import ThinkingPool

MAX_KEPT = 100  # of up to 60 kB
MAX_RUNNING_EACH = 3  # of one client
log = structlog.get_logger()


class Reviewer:
    """Reviews games in the threads that think."""

    def __init__(self, pool: ThinkingPool, simulations: int) -> None:
        self.pool = pool
        self.budget = Budget(simulations=simulations)

    async def review(
        self, start: Game, turns: Sequence[str], names: Sequence[str], owner: str, step: Callable[[int], None]
    ) -> dict[str, Any]:
        """Every turn of a game against the best one; `step` is told how many are ready."""
        game, reviewed = start, []
        for turn in turns:
            before = game.copy()
            reviewed.append(await self.pool.think(owner, "review", self._thought(before, turn)))
            game.play_turn(turn)
            step(len(reviewed))
        return Review(tuple(names), tuple(reviewed)).to_json()

    def _thought(self, before: Game, turn: str) -> Callable[[], Any]:
        return lambda: review_turn(before, turn, self.budget)


class RecordReviews:
    """The reviews of records: whoever brings the same one again gets what there is by then."""

    def __init__(self, reviewer: Reviewer) -> None:
        self._reviewer = reviewer
        self._running: dict[bytes, _Running] = {}
        self._kept: OrderedDict[bytes, tuple[int, bytes]] = OrderedDict()  # turns and result, the latest used last

    def find(self, record: Record) -> dict[str, Any] | None:
        """What is known of a record's review: the result, how far it is, or nothing."""
        key = _key_of(record)
        running = self._running.get(key)
        if running is not None:
            return {"status": "running", "done": running.done, "total": running.total, "result": None}
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        total, result = self._kept[key]
        return {"status": "done", "done": total, "total": total, "result": msgspec.Raw(result)}

    def begin(self, record: Record, owner: str) -> dict[str, Any]:
        """Begin to review a record that is right; any other one is refused."""
        Verifier().verify(record)
        if sum(running.owner == owner for running in self._running.values()) >= MAX_RUNNING_EACH:
            refusal = Refused(503, "server/busy", "Your other reviews are not ready yet: try again")
            refusal.retry_after = 5.0
            raise refusal
        self._reviewer.pool.check_room()
        key = _key_of(record)
        running = self._running[key] = _Running(owner, len(record.turns))
        running.task = asyncio.create_task(self._run(key, running, record))
        return {"status": "running", "done": 0, "total": running.total, "result": None}

    async def _run(self, key: bytes, running: "_Running", record: Record) -> None:
        names = [seat.name for seat in record.seats]
        try:
            review = await self._reviewer.review(start_of(record), record.turns, names, running.owner, running.step)
            self._kept[key] = running.total, msgspec.json.encode(review)
            if len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
        except Refused as refusal:
            log.warning("analysis_put_off", code=refusal.code)
        except Exception:
            log.exception("analysis_failed")
        finally:  # whoever asks from now on starts it anew or gets what is kept
            del self._running[key]

    async def close(self) -> None:
        """Stop."""
        tasks = [running.task for running in self._running.values() if running.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _Running:
    """A review on its way."""

    def __init__(self, owner: str, total: int) -> None:
        self.owner = owner
        self.total = total
        self.done = 0
        self.task: asyncio.Task[None] | None = None

    def step(self, done: int) -> None:
        self.done = done


def _key_of(record: Record) -> bytes:
    return hashlib.sha256(encode_record(record)).digest()
