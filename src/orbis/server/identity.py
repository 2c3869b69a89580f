"""Guests and the tokens by which they are known. Only hashes of tokens are kept."""

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from orbis.server.storage.store import Store
from orbis.server.tables.lobby import Guest
from orbis.server.tables.refusals import Refused

TOKEN_BYTES = 32
MOVE_SECONDS = 3600
CACHED_SESSIONS = 20_000
CACHE_SECONDS = 60


class Identities:
    """Finds the guest of a token, and keeps what was found for a minute."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._found: OrderedDict[str, tuple[float, Guest]] = OrderedDict()
        self._times_forgotten = 0

    async def guest_of(self, token: str) -> Guest | None:
        """The guest who is known by a token."""
        remembered = self.remembered(token)
        if remembered:
            return remembered
        digest = token_hash(token)
        times_forgotten = self._times_forgotten
        found = await self._store.find_session(digest)
        if found is None or not hmac.compare_digest(found.token_hash, digest):
            return None
        guest = Guest(found.guest, found.name)
        if times_forgotten == self._times_forgotten:  # else it may have changed while it was looked up
            self._found[digest] = (self._now() + CACHE_SECONDS, guest)
        if len(self._found) > CACHED_SESSIONS:
            self._found.popitem(last=False)
        return guest

    def remembered(self, token: str) -> Guest | None:
        """The guest of a token, if that was looked up a short time ago."""
        expires_at, guest = self._found.get(token_hash(token), (0.0, None))
        return guest if expires_at > self._now() else None

    def forget(self) -> None:
        """Names or tokens have changed."""
        self._found.clear()
        self._times_forgotten += 1

    async def create(self, name: str) -> tuple[Guest, str]:
        """A new guest with a token."""
        token = new_token()
        guest = await self._store.add_guest(name, token_hash(token), self._now())
        return Guest(guest, name), token

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name, for the seats to come."""
        if name != guest.name:
            await self._store.rename_guest(guest.id, name)
            self.forget()
        return Guest(guest.id, name)

    async def add_token(self, guest: Guest) -> str:
        """One more token, for a program."""
        token = new_token()
        await self._store.add_session(guest.id, token_hash(token), "program", self._now())
        return token

    async def drop_others(self, guest: Guest, token: str) -> int:
        """Forget all other tokens of a guest."""
        dropped = await self._store.drop_sessions(guest.id, token_hash(token))
        self.forget()
        return len(dropped)

    async def offer_move(self, guest: Guest) -> tuple[str, float]:
        """A code that brings the guest to another device, once, within the hour."""
        code = new_token()
        expires_at = self._now() + MOVE_SECONDS
        await self._store.add_move(guest.id, token_hash(code), expires_at, self._now())
        return code, expires_at

    async def move(self, code: str, former: Guest | None) -> tuple[str, list[str]]:
        """Use such a code: a token for this device, and the tables whose seats changed hands."""
        token = new_token()
        taken = await self._store.take_move(
            token_hash(code), token_hash(token), former.id if former else None, self._now()
        )
        if taken is None:
            raise Refused(404, "move/unknown", "This link was used already or is too old: ask for a new one")
        self.forget()
        return token, taken[1]


def new_token() -> str:
    """256 bits of the system's chance."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What is kept of a token: as it is random, a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
