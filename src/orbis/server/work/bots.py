"""Bots at tables: whenever it is a bot's turn, it thinks in a thread and commits like anyone else."""

import asyncio
import secrets
from functools import partial

import structlog

from orbis.bots import bot_factory, play_choice
from orbis.game import Game
from orbis.server.live.identity import Addresses
from orbis.server.live.registry import LiveTable, Registry
from orbis.server.tables.events import Change
from orbis.server.tables.refusals import Refused
from orbis.server.tables.signals import ThinkingSignal
from orbis.server.tables.turns import commit_bot_turn
from orbis.server.warm_up import needed_by, warm_up
from orbis.server.work.pool import WorkerPool

log = structlog.get_logger()


class BotPlayers:
    """Lets the bots of this process's tables play."""

    def __init__(self, registry: Registry, pool: WorkerPool, addresses: Addresses) -> None:
        self._registry = registry
        self._pool = pool
        self._addresses = addresses
        self.thinking: dict[str, asyncio.Task[None]] = {}  # by table
        registry.on_change.append(self._notice)

    def _notice(self, live: LiveTable, change: Change, own: bool) -> None:
        """The process that made a change lets the next bot think."""
        if own and live.table.bot_to_move is not None:
            self.play(live)

    def play(self, live: LiveTable) -> None:
        """Let the bot whose turn it is play, unless it thinks already."""
        code = live.table.code
        thinking = self.thinking.get(code)
        if thinking is None or thinking.done():
            self.thinking[code] = asyncio.create_task(self._play_turns(live))
            self.thinking[code].add_done_callback(partial(self._forget, code))

    def _forget(self, code: str, thinking: asyncio.Task[None]) -> None:
        if self.thinking.get(code) is thinking:
            del self.thinking[code]

    async def play_at(self, code: str) -> None:
        """The same for a table that may not be in memory."""
        self.play(await self._registry.get(code))

    async def close(self) -> None:
        """Stop: the turns that were not finished are taken up after the next start."""
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play_turns(self, live: LiveTable) -> None:
        """One bot's turn after the other, until it is a person's."""
        try:
            while live.table.bot_to_move is not None:
                live = await self._play_turn(live)
        except Refused as refusal:
            log.warning("bot_put_off", table=live.table.code, code=refusal.code)  # the clock finds it again
        except Exception:
            log.exception("bot_failed", table=live.table.code)

    async def _play_turn(self, live: LiveTable) -> LiveTable:
        """One turn, and the table after it: it may have been forgotten and read anew meanwhile."""
        table = live.table
        assert table.game is not None
        level, seat, ply, view = table.bot_to_move, table.seat_to_move, table.ply, table.game.view()
        assert level is not None
        assert seat is not None
        self._registry.signal(live, ThinkingSignal(seat, ply))
        if table.options.bot_pause:
            await asyncio.sleep(table.options.bot_pause)
        await warm_up.loaded(needed_by(level))
        owner = self._addresses.of(table.host)
        turn = await self._pool.run(owner, "bot", lambda: choose_turn(view, level))
        return await self._registry.change(
            table.code, lambda current: commit_bot_turn(current, ply, turn, self._registry.now())
        )


def choose_turn(view: Game, level: str) -> str:
    """The turn of a bot in the notation; it sees only what everyone may know."""
    play_choice(view, bot_factory(level)(secrets.token_hex(16)))
    return view.notation[-1]
