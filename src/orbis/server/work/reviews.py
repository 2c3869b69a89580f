"""Reviews of games, turn by turn; those of records that somebody brings are kept in memory for a while."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import msgspec
import structlog

from orbis.analysis import review_turn
from orbis.analysis.forms import ReviewForm
from orbis.analysis.review import Review
from orbis.bots import Budget
from orbis.game import Game
from orbis.records import Record, start_of
from orbis.server.tables.refusals import Refused
from orbis.server.warm_up import SEARCH, warm_up
from orbis.server.work import progress
from orbis.server.work.pool import WorkerPool
from orbis.server.work.progress import KeptProgress
from orbis.server.work.replays import record_key

MAX_KEPT = 100  # of up to 60 kB
MAX_RUNNING_EACH = 3  # asked for from one address, at tables and of records together
log = structlog.get_logger()


class Reviewer:
    """Reviews games in the threads of the pool."""

    def __init__(self, pool: WorkerPool, simulations: int) -> None:
        self.pool = pool
        self.budget = Budget(simulations=simulations)
        self._num_running: Counter[str] = Counter()  # by owner

    def begin(self, owner: str, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """Begin a review, or refuse it if the owner has too many that are not ready."""
        if self._num_running[owner] >= MAX_RUNNING_EACH:
            refusal = Refused(503, "server/busy", "Your other reviews are not ready yet: try again")
            refusal.retry_after = 5.0
            raise refusal
        self._num_running[owner] += 1
        task = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._end(owner))
        return task

    def _end(self, owner: str) -> None:
        self._num_running[owner] -= 1
        if not self._num_running[owner]:
            del self._num_running[owner]

    async def review(
        self, start: Game, turns: Sequence[str], names: Sequence[str], owner: str, step: Callable[[int], None]
    ) -> ReviewForm:
        """Every turn of a game against the best one; `step` is told how many are ready."""
        await warm_up.loaded(SEARCH)
        game, reviewed = start, []
        for turn in turns:
            before = game.copy()
            reviewed.append(await self.pool.run(owner, "review", partial(review_turn, before, turn, self.budget)))
            game.play_turn(turn)
            step(len(reviewed))
        return Review(tuple(names), tuple(reviewed)).form()


class RecordReviews:
    """The reviews of records: whoever brings the same one again gets what there is by then."""

    def __init__(self, reviewer: Reviewer) -> None:
        self._reviewer = reviewer
        self._running: dict[bytes, _Running] = {}
        self._kept: OrderedDict[bytes, tuple[int, bytes]] = OrderedDict()  # turns and result, the latest used last

    def find(self, record: Record) -> KeptProgress | None:
        """What is known of a record's review: the result, how far it is, or nothing."""
        key = record_key(record)
        running = self._running.get(key)
        if running is not None:
            return progress.running(running.done, running.total)
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        total, result = self._kept[key]
        return progress.finished(total, result)

    def begin(self, record: Record, owner: str) -> KeptProgress:
        """Begin to review a record that was verified."""
        self._reviewer.pool.check_room(owner)
        key = record_key(record)
        running = _Running(owner, len(record.turns))
        running.task = self._reviewer.begin(owner, lambda: self._run(key, running, record))
        self._running[key] = running
        return progress.running(0, running.total)

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
