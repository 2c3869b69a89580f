"""What is asked of the database about accounts: passkeys, recovery codes, and how one signs in with them."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from orbis.server.storage.access import Access
from orbis.server.storage.ratings import lock_ratings
from orbis.server.storage.schema import (
    account_rows,
    challenge_rows,
    deal_attempt_rows,
    guest_rows,
    history_rows,
    move_rows,
    passkey_rows,
    recovery_code_rows,
    request_key_rows,
    session_rows,
)
from orbis.server.tables.lobby import Guest
from orbis.server.tables.names import NOBODY

Purpose: TypeAlias = Literal["register", "sign-in"]
# What belongs to a guest and to nobody else: first what refers to the account.
PERSONAL_ROWS: Final = (
    passkey_rows,
    recovery_code_rows,
    challenge_rows,
    account_rows,
    session_rows,
    move_rows,
    history_rows,
    deal_attempt_rows,
    request_key_rows,
)


class Challenge(NamedTuple):
    """What a passkey was asked to sign: of the challenge itself, only the hash is kept."""

    hash: str
    purpose: Purpose
    asker_hash: str
    guest: int | None
    user_handle: str | None
    expires_at: float


class Passkey(NamedTuple):
    """A passkey as it is kept."""

    id: str
    guest: int
    user_handle: str
    credential: str
    sign_count: int
    created_at: float
    used_at: float | None


class NewAccount(NamedTuple):
    """What an account begins with, if the guest has none yet."""

    public_id: str
    code_hashes: Sequence[str]


class FoundAccount(NamedTuple):
    """An account, and what signs in to it."""

    public_id: str
    created_at: float
    passkeys: list[Passkey]
    codes: int


async def find_account(store: Access, guest: int) -> FoundAccount | None:
    """The account of a guest."""
    account = select(account_rows.c.public_id, account_rows.c.created_at).where(account_rows.c.guest_id == guest)
    passkeys = select(passkey_rows).where(passkey_rows.c.guest_id == guest).order_by(passkey_rows.c.created_at)

    def query(connection: Connection) -> FoundAccount | None:
        row = connection.execute(account).one_or_none()
        if row is None:
            return None
        found = [Passkey(*passkey) for passkey in connection.execute(passkeys)]
        return FoundAccount(row.public_id, row.created_at, found, _count_codes(connection, guest))

    return await store.read(query)


async def count_sessions(store: Access, guest: int) -> dict[str, int]:
    """How many devices and programs are signed in."""
    query = select(session_rows.c.kind, func.count()).where(session_rows.c.guest_id == guest).group_by("kind")
    return await store.read(lambda connection: {row.kind: row[1] for row in connection.execute(query)})


async def session_kind(store: Access, token_hash: str) -> str | None:
    """Whether a token is of a "device" or of a "program"."""
    query = select(session_rows.c.kind).where(session_rows.c.token_hash == token_hash)
    return await store.read(lambda connection: connection.execute(query).scalar_one_or_none())


async def drop_session(store: Access, token_hash: str) -> None:
    """Forget one token."""

    def write(connection: Connection) -> None:
        connection.execute(delete(session_rows).where(session_rows.c.token_hash == token_hash))
        store.notice("-", "forget-sessions")

    await store.write(write)


# Challenges


async def add_challenge(store: Access, challenge: Challenge, now: float) -> None:
    """Remember a challenge; those that have expired are forgotten."""

    def write(connection: Connection) -> None:
        connection.execute(delete(challenge_rows).where(challenge_rows.c.expires_at <= now))
        connection.execute(insert(challenge_rows).values(challenge))

    await store.write(write)


async def find_challenge(store: Access, challenge_hash: str, now: float) -> Challenge | None:
    """A challenge that can still be answered."""
    valid = (challenge_rows.c.challenge_hash == challenge_hash) & (challenge_rows.c.expires_at > now)
    row = await store.read(lambda connection: connection.execute(select(challenge_rows).where(valid)).one_or_none())
    return None if row is None else Challenge(*row)


async def drop_challenge(store: Access, challenge_hash: str) -> bool:
    """Use a challenge up; False if that has happened before."""
    return await store.write(lambda connection: _take_challenge(connection, challenge_hash))


def _take_challenge(connection: Connection, challenge_hash: str) -> bool:
    """Use a challenge up; False if that has happened before."""
    this = challenge_rows.c.challenge_hash == challenge_hash
    return connection.execute(delete(challenge_rows).where(this)).rowcount == 1


# Passkeys

Added: TypeAlias = Literal["created", "added", "used", "known", "too-many"]


async def add_passkey(store: Access, challenge_hash: str, passkey: Passkey, account: NewAccount, most: int) -> Added:
    """Give a guest one more passkey, and with the first one an account. A challenge is good for one passkey."""
    dialect = postgresql if store.shared else sqlite
    add_account = dialect.insert(account_rows).on_conflict_do_nothing(index_elements=["guest_id"])
    values = {"guest_id": passkey.guest, "public_id": account.public_id, "created_at": passkey.created_at}

    def write(connection: Connection) -> Added:
        if not _take_challenge(connection, challenge_hash):
            return "used"
        created = connection.execute(add_account.values(values).returning(account_rows.c.guest_id)).first() is not None
        _lock(connection, passkey.guest)
        if _count_passkeys(connection, passkey.guest) >= most:
            return "too-many"
        connection.execute(insert(passkey_rows).values(passkey))
        if created:
            _add_codes(connection, passkey.guest, account.code_hashes)
        return "created" if created else "added"

    try:
        return await store.write(write)
    except IntegrityError:
        return "known"


async def find_passkey(store: Access, passkey: str) -> tuple[Passkey, Guest] | None:
    """A passkey with its guest."""
    query = (
        select(passkey_rows, guest_rows.c.name)
        .join(guest_rows, guest_rows.c.id == passkey_rows.c.guest_id)
        .where(passkey_rows.c.id == passkey)
    )
    row = await store.read(lambda connection: connection.execute(query).one_or_none())
    if row is None:
        return None
    return Passkey(*row[:-1]), Guest(row.guest_id, row.name)


async def use_passkey(
    store: Access, challenge_hash: str, passkey: Passkey, sign_count: int, token_hash: str, now: float
) -> bool:
    """Sign in with a passkey: its guest is known by one more token. False if the challenge was used before.

    Nor may the passkey have been removed or used since it was looked at: then its counter would go back.
    """
    seen = (passkey_rows.c.id == passkey.id) & (passkey_rows.c.sign_count == passkey.sign_count)

    def write(connection: Connection) -> bool:
        if not _take_challenge(connection, challenge_hash):
            return False
        change = update(passkey_rows).where(seen).values(sign_count=sign_count, used_at=now)
        if connection.execute(change).rowcount != 1:
            return False
        _add_device(connection, passkey.guest, token_hash, now)
        return True

    return await store.write(write)


Removed: TypeAlias = Literal["removed", "unknown", "last"]


async def remove_passkey(store: Access, guest: int, passkey: str) -> Removed:
    """Remove a passkey, unless nothing else would be left to sign in with."""

    def write(connection: Connection) -> Removed:
        _lock(connection, guest)
        mine = (passkey_rows.c.id == passkey) & (passkey_rows.c.guest_id == guest)
        if connection.execute(select(passkey_rows.c.id).where(mine)).first() is None:
            return "unknown"
        if _count_passkeys(connection, guest) == 1 and not _count_codes(connection, guest):
            return "last"
        connection.execute(delete(passkey_rows).where(mine))
        return "removed"

    return await store.write(write)


def _count_passkeys(connection: Connection, guest: int) -> int:
    count = select(func.count()).select_from(passkey_rows).where(passkey_rows.c.guest_id == guest)
    return int(connection.execute(count).scalar_one())


# Recovery codes


async def renew_codes(store: Access, guest: int, code_hashes: Sequence[str]) -> bool:
    """Other recovery codes instead of those before; False without an account."""

    def write(connection: Connection) -> bool:
        if not _lock(connection, guest):
            return False
        connection.execute(delete(recovery_code_rows).where(recovery_code_rows.c.guest_id == guest))
        _add_codes(connection, guest, code_hashes)
        return True

    return await store.write(write)


async def find_code(store: Access, code_hash: str) -> Guest | None:
    """The guest of a recovery code."""
    query = (
        select(guest_rows.c.id, guest_rows.c.name)
        .join(recovery_code_rows, recovery_code_rows.c.guest_id == guest_rows.c.id)
        .where(recovery_code_rows.c.code_hash == code_hash)
    )
    row = await store.read(lambda connection: connection.execute(query).one_or_none())
    return None if row is None else Guest(*row)


async def use_code(store: Access, code_hash: str, token_hash: str, now: float) -> bool:
    """Sign in with a recovery code, once: its guest is known by one more token."""

    def write(connection: Connection) -> bool:
        this = recovery_code_rows.c.code_hash == code_hash
        guest = connection.execute(select(recovery_code_rows.c.guest_id).where(this)).scalar_one_or_none()
        if guest is None or connection.execute(delete(recovery_code_rows).where(this)).rowcount != 1:
            return False
        _add_device(connection, guest, token_hash, now)
        return True

    return await store.write(write)


def _add_codes(connection: Connection, guest: int, code_hashes: Sequence[str]) -> None:
    rows = [{"code_hash": code_hash, "guest_id": guest} for code_hash in code_hashes]
    connection.execute(insert(recovery_code_rows), rows)


def _count_codes(connection: Connection, guest: int) -> int:
    count = select(func.count()).select_from(recovery_code_rows).where(recovery_code_rows.c.guest_id == guest)
    return int(connection.execute(count).scalar_one())


# The end


async def close_account(store: Access, guest: int) -> bool:
    """Delete everything personal but what is in events: nobody is known as this guest any more.

    The guest itself stays without a name, so that the games of others still have a player there. As its ratings go too,
    nobody rates meanwhile.
    """

    def write(connection: Connection) -> bool:
        lock_ratings(connection)
        locked = select(guest_rows.c.id).where(guest_rows.c.id == guest).with_for_update()
        connection.execute(locked)  # new events with the name of this guest wait, and then see that there is none
        if not _lock(connection, guest):
            return False
        for rows in PERSONAL_ROWS:
            connection.execute(delete(rows).where(rows.c.guest_id == guest))
        connection.execute(update(guest_rows).where(guest_rows.c.id == guest).values(name=NOBODY))
        store.notice("-", "forget-sessions")
        return True

    return await store.write(write, alone=True)


def _lock(connection: Connection, guest: int) -> bool:
    """Let nobody else change an account meanwhile (only PostgreSQL); False if there is none."""
    row: Any = select(account_rows.c.guest_id).where(account_rows.c.guest_id == guest).with_for_update()
    return connection.execute(row).first() is not None


def _add_device(connection: Connection, guest: int, token_hash: str, now: float) -> None:
    values = {"token_hash": token_hash, "guest_id": guest, "kind": "device", "created_at": now}
    connection.execute(insert(session_rows).values(values))
