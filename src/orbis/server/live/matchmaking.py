"""Finding opponents: whoever wants the same game comes to the same table. It starts when the last seat is taken."""

from orbis.server.live.registry import LiveTable, Registry
from orbis.server.storage.matches import Wish, WishTaken, find_match, matches_of
from orbis.server.tables.ending import depart
from orbis.server.tables.events import Change
from orbis.server.tables.lobby import Guest, join, open_table
from orbis.server.tables.options import OpenSeat, PersonSeat, TableOptions
from orbis.server.tables.refusals import Refused
from orbis.server.tables.table import Table

LIVE_SECONDS = 120  # for a turn
MAX_ATTEMPTS = 20  # against others who look for the same game
_MISSED = ("table/full", "table/status")  # somebody else took the last seat, or everybody left


class Matchmaker:
    """Brings people together. At most one table waits for each wish, so nobody waits beside somebody else."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def find(self, guest: Guest, wish: Wish) -> LiveTable:
        """A seat at the table where others wait for the same game, or at a new one. Asking again changes nothing."""
        await self.give_up(guest, keep=wish)
        for _ in range(MAX_ATTEMPTS):
            live = await self._try(guest, wish)
            if live is not None:
                return live
        refusal = Refused(503, "table/busy", "Too many changes at once: try again")
        refusal.retry_after = 1.0
        raise refusal

    async def give_up(self, guest: Guest, keep: Wish | None = None) -> None:
        """Wait no longer, except for one wish. A game that has begun meanwhile goes on."""
        for found in await matches_of(self._registry.store, guest.id):
            if found.wish != keep:
                await self._leave(found.code, guest)

    async def _try(self, guest: Guest, wish: Wish) -> LiveTable | None:
        """The same; None if somebody else was faster."""
        registry = self._registry
        code = await find_match(registry.store, wish)
        try:
            if code is None:
                options = match_options(wish)
                return await registry.create(options, lambda table: open_table(table, guest, registry.now()), wish=wish)
            live = await registry.get(code)
            if wish.speed == "live":
                await self._dismiss_absent(live, guest)
            return await registry.change(code, lambda table: join(table, guest, None, None, registry.now()))
        except WishTaken:
            return None
        except Refused as refusal:
            if refusal.code in _MISSED:
                return None
            raise

    async def _dismiss_absent(self, live: LiveTable, guest: Guest) -> None:
        """Nobody should begin a live game with those who are gone."""
        registry = self._registry
        await registry.refresh(live)
        seen, now = await registry.store.seen_at(live.table.id), registry.now()
        here = live.feed.present() | {seat for seat, at in seen.items() if abs(now - at) < registry.grace}
        for seat, occupant in enumerate(live.table.seats):
            if occupant.guest not in (None, guest.id) and seat not in here:
                await self._leave(live.table.code, Guest(occupant.guest or 0, ""))

    async def _leave(self, code: str, guest: Guest) -> None:
        """Give up all seats of a guest, who may have taken several, unless the game has begun."""

        def decide(table: Table) -> Change | None:
            return depart(table, guest, self._registry.now()) if table.status == "open" else None

        await self._registry.change(code, decide)


def match_options(wish: Wish) -> TableOptions:
    """How a table for strangers is set up."""
    return TableOptions(
        seats=[PersonSeat(), *[OpenSeat()] * (wish.players - 1)],
        public=True,
        pace=wish.speed,
        turn_seconds=LIVE_SECONDS if wish.speed == "live" else None,
        rated=wish.rated,
        start_when_full=True,
    )
