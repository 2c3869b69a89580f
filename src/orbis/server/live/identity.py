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
KEPT_ADDRESSES = 20_000


class Identities:
    """Finds the guest of a token, and keeps what was found for a minute."""

    def __init__(
        self, store: Store, now: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self._now = now
        self._monotonic = monotonic
        self._found: OrderedDict[str, tuple[float, Guest]] = OrderedDict()
        self._times_forgotten = 0

    async def guest_of(self, digest: str) -> Guest | None:
        """The guest who is known by the token with this hash."""
        remembered = self.remembered(digest)
        if remembered:
            return remembered
        times_forgotten = self._times_forgotten
        found = await self._store.find_session(digest)
        if found is None or not hmac.compare_digest(found.token_hash, digest):
            return None
        guest = Guest(found.guest, found.name)
        if times_forgotten == self._times_forgotten:  # else it may have changed while it was looked up
            self._found[digest] = (self._monotonic() + CACHE_SECONDS, guest)
        if len(self._found) > CACHED_SESSIONS:
            self._found.popitem(last=False)
        return guest

    def remembered(self, digest: str) -> Guest | None:
        """The same, if that was looked up a short time ago."""
        expires_at, guest = self._found.get(digest, (0.0, None))
        return guest if expires_at > self._monotonic() else None

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

    async def drop_others(self, guest: Guest, digest: str) -> int:
        """Forget all tokens of a guest but the one with this hash."""
        dropped = await self._store.drop_sessions(guest.id, digest)
        self.forget()
        return len(dropped)

    async def offer_move(self, guest: Guest) -> tuple[str, float]:
        """A code that brings the guest to another device, once, within the hour."""
        code = new_token()
        expires_at = self._now() + MOVE_SECONDS
        await self._store.add_move(guest.id, token_hash(code), expires_at, self._now())
        return code, expires_at

    async def move(self, code: str, former: Guest | None, leave: bool) -> tuple[Guest, str]:
        """Use such a code: the guest that this device is from now on, with a token for it.

        Whatever belongs to the guest that the device was before stays theirs: whoever made the link may be a stranger.
        The device must say that it wants to leave them.
        """
        found, token = await self._store.find_move(token_hash(code), self._now()), new_token()
        if found is not None and not leave:
            check_leaves(Guest(found.guest, found.name), former)
        if found is None or not await self._store.take_move(token_hash(code), token_hash(token), self._now()):
            raise Refused(404, "move/unknown", "This link has been used or has expired: get a new one")
        return Guest(found.guest, found.name), token


class Addresses:
    """From which address each guest last came: one address may have many guests, and work is shared by address."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, str] = OrderedDict()

    def note(self, guest: int, address: str) -> None:
        """A guest came from an address."""
        self._last[guest] = address
        self._last.move_to_end(guest)
        if len(self._last) > KEPT_ADDRESSES:
            self._last.popitem(last=False)

    def of(self, guest: int | None) -> str:
        """The address of a guest, or a name for the guest if they have not come to this process."""
        return self._last.get(guest or 0, f"guest {guest}")


def check_leaves(guest: Guest, former: Guest | None) -> None:
    """Refuse to make another guest of a device that is one already."""
    if former is not None and former.id != guest.id:
        raise Refused(
            409,
            "move/other-guest",
            f"This device plays as {former.name}: send `leave` to continue as {guest.name}",
            name=former.name,
            other=guest.name,
        )


def new_token() -> str:
    """256 bits of the system's chance."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What is kept of a token: as it is random, a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
