"""Hints and reviews: computed in the background, told when ready, kept."""

import asyncio
from typing import Any, Literal

import msgspec
import structlog

from orbis.analysis import analyze
from orbis.game import Game
from orbis.server.live.registry import LiveTable, Registry
from orbis.server.tables.refusals import Refused
from orbis.server.tables.signals import HintSignal, ReviewSignal
from orbis.server.warm_up import SEARCH, warm_up
from orbis.server.work import progress
from orbis.server.work.progress import KeptProgress
from orbis.server.work.reviews import Reviewer

log = structlog.get_logger()


class Analyses:
    """The analyses of this process's tables."""

    def __init__(self, registry: Registry, reviewer: Reviewer) -> None:
        self._registry = registry
        self._reviewer = reviewer
        self._running: dict[tuple[Any, ...], Running] = {}

    async def hint(self, live: LiveTable, staged: Game, text: str, guest: int, owner: str) -> KeptProgress:
        """The best ways to go on from a staged turn; only the guest who asked is told."""
        view = staged.view()

        async def work(running: "Running") -> Any:
            budget = self._reviewer.budget
            await warm_up.loaded(SEARCH)
            found = await self._reviewer.pool.run(owner, "hint", lambda: analyze(view, budget).form())
            running.step(1)
            return found

        return await self._answer(live, ("hint", view.turn, text), 1, work, guest, owner)

    async def review(self, live: LiveTable, owner: str) -> KeptProgress:
        """Every turn of a game that is over against the best one; everyone at the table is told."""
        table = live.table
        assert table.game is not None
        turns, names, start = table.game.notation, table.names(), table.deal()

        async def work(running: "Running") -> Any:
            return await self._reviewer.review(start, turns, names, owner, running.step)

        return await self._answer(live, ("review", len(turns), ""), len(turns), work, None, owner)

    async def _answer(
        self, live: LiveTable, key: tuple[str, int, str], total: int, work: Any, guest: int | None, owner: str
    ) -> KeptProgress:
        """What is known so far: the result, or how far it is."""
        table_id = live.table.id
        kept = await self._registry.store.find_analysis(table_id, *key)
        if kept is not None:
            return progress.finished(total, kept.encode())
        running = self._running.get((table_id, *key))
        if running is None:
            self._reviewer.pool.check_room(owner)
            running = Running(self._registry, live, key, total)
            if key[0] == "review":
                running.task = self._reviewer.begin(owner, lambda: self._run(running, work))
            else:
                running.task = asyncio.create_task(self._run(running, work))
            self._running[table_id, *key] = running
        running.guests.add(guest)
        return progress.running(running.done, total)

    async def _run(self, running: "Running", work: Any) -> None:
        status: Literal["done", "failed"] = "failed"
        try:
            body = msgspec.json.encode(await work(running)).decode()
            await self._registry.store.add_analysis(running.live.table.id, *running.key, body)
            status = "done"
        except Refused as refusal:
            log.warning("analysis_put_off", table=running.live.table.code, code=refusal.code)
        except Exception:
            log.exception("analysis_failed", table=running.live.table.code)
        finally:  # whoever asks from now on starts it anew or gets what is kept
            del self._running[running.live.table.id, *running.key]
        running.notify(status)

    async def close(self) -> None:
        """Stop: what is not ready is begun anew when it is asked for again."""
        tasks = [running.task for running in self._running.values() if running.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Running:
    """An analysis on its way."""

    def __init__(self, registry: Registry, live: LiveTable, key: tuple[str, int, str], total: int) -> None:
        self.live = live
        self.key = key
        self.total = total
        self.done = 0
        self.guests: set[int | None] = set()  # who is told; None: everyone
        self.task: asyncio.Task[None] | None = None
        self._registry = registry

    def step(self, done: int) -> None:
        """So many parts are ready."""
        self.done = done
        self.notify("running")

    def notify(self, status: Literal["running", "done", "failed"]) -> None:
        """Signal how far it is."""
        kind, ply, _ = self.key
        make = HintSignal if kind == "hint" else ReviewSignal
        signal = make(ply, status, self.done, self.total)
        for guest in self.guests:
            self._registry.signal(self.live, signal, guest)
