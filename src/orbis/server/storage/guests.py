"""What is asked of the database about guests: sessions, names, links to other devices."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from orbis.server.storage.access import Access
from orbis.server.storage.schema import guest_rows, move_rows, session_rows
from orbis.server.tables.names import NOBODY


class FoundSession(NamedTuple):
    """A token's guest."""

    token_hash: str
    guest: int
    name: str


class FoundMove(NamedTuple):
    """The guest of a link to another device."""

    guest: int
    name: str


class GuestStore(Access):
    """The guests."""

    async def add_guest(self, name: str, token_hash: str, now: float) -> int:
        """A new guest, known by a token."""

        def write(connection: Connection) -> int:
            add = insert(guest_rows).values(name=name, created_at=now).returning(guest_rows.c.id)
            guest = connection.execute(add).scalar_one()
            connection.execute(
                insert(session_rows).values(token_hash=token_hash, guest_id=guest, kind="device", created_at=now)
            )
            return int(guest)

        return await self.write(write)

    async def add_session(self, guest: int, token_hash: str, kind: str, now: float) -> None:
        """One more token of a guest."""
        values = {"token_hash": token_hash, "guest_id": guest, "kind": kind, "created_at": now}
        await self.write(lambda connection: connection.execute(insert(session_rows).values(values)))

    async def drop_sessions(self, guest: int, keep: str) -> list[str]:
        """Forget all tokens of a guest but one, and links that were not used yet; those tokens are returned."""

        def write(connection: Connection) -> list[str]:
            others = (session_rows.c.guest_id == guest) & (session_rows.c.token_hash != keep)
            hashes = list(connection.execute(select(session_rows.c.token_hash).where(others)).scalars())
            connection.execute(delete(session_rows).where(others))
            connection.execute(delete(move_rows).where(move_rows.c.guest_id == guest))
            self.notice("-", "forget-sessions")
            return hashes

        return await self.write(write)

    async def find_session(self, token_hash: str) -> FoundSession | None:
        """The guest of a token."""
        query = (
            select(session_rows.c.token_hash, guest_rows.c.id, guest_rows.c.name)
            .join(guest_rows, guest_rows.c.id == session_rows.c.guest_id)
            .where(session_rows.c.token_hash == token_hash, guest_rows.c.name != NOBODY)
        )
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else FoundSession(*row)

    async def rename_guest(self, guest: int, name: str) -> None:
        """Give a guest another name, for the seats to come."""

        def write(connection: Connection) -> None:
            still_there = (guest_rows.c.id == guest) & (guest_rows.c.name != NOBODY)
            connection.execute(update(guest_rows).where(still_there).values(name=name))
            self.notice("-", "forget-sessions")

        await self.write(write)

    async def add_move(self, guest: int, code_hash: str, expires_at: float, now: float) -> None:
        """A link to another device; those that have expired are forgotten."""

        def write(connection: Connection) -> None:
            connection.execute(delete(move_rows).where(move_rows.c.expires_at <= now))
            connection.execute(insert(move_rows).values(code_hash=code_hash, guest_id=guest, expires_at=expires_at))

        await self.write(write)

    async def find_move(self, code_hash: str, now: float) -> FoundMove | None:
        """The guest of a link that can still be used."""
        query = (
            select(guest_rows.c.id, guest_rows.c.name)
            .join(move_rows, move_rows.c.guest_id == guest_rows.c.id)
            .where(move_rows.c.code_hash == code_hash, move_rows.c.expires_at > now)
        )
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else FoundMove(*row)

    async def take_move(self, code_hash: str, token_hash: str, now: float) -> bool:
        """Use a link once: its guest is known by one more token. False if there is no such link."""

        def write(connection: Connection) -> bool:
            valid = (move_rows.c.code_hash == code_hash) & (move_rows.c.expires_at > now)
            guest = connection.execute(select(move_rows.c.guest_id).where(valid)).scalar_one_or_none()
            if guest is None or connection.execute(delete(move_rows).where(valid)).rowcount != 1:
                return False
            connection.execute(
                insert(session_rows).values(token_hash=token_hash, guest_id=guest, kind="device", created_at=now)
            )
            return True

        return await self.write(write)
