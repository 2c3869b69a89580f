"""Accounts: what turns a guest into one, and what signs in to it on any device."""

import hmac
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from orbis.server.live import passkeys
from orbis.server.live.identity import Identities, check_leaves, new_token, token_hash
from orbis.server.live.passkeys import Assertion, Party, Registration, refused_passkey
from orbis.server.live.registry import CODE_LETTERS
from orbis.server.storage import accounts
from orbis.server.storage.accounts import Challenge, NewAccount, Passkey, Purpose
from orbis.server.storage.store import Store
from orbis.server.tables.lobby import Guest
from orbis.server.tables.refusals import Refused

CHALLENGE_SECONDS = 300
MAX_PASSKEYS = 20  # of an account
NUM_CODES = 10
CODE_GROUPS, GROUP_LENGTH = 4, 4  # 79 bits: nobody can guess one, nor find it out from its hash
PUBLIC_ID_LENGTH = 12


class Request(NamedTuple):
    """What a browser needs to ask for a new passkey."""

    challenge: str
    user_handle: str
    known: list[str]  # the passkeys that the account has


class Accounts:
    """The accounts of the server. A guest has one as soon as they have a passkey."""

    def __init__(self, store: Store, identities: Identities, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._identities = identities
        self._now = now

    # Passkeys

    async def ask_to_register(self, guest: Guest, asker_hash: str) -> Request:
        """Begin with a new passkey: it must come soon, and from the same session."""
        found = await accounts.find_account(self._store, guest.id)
        known = found.passkeys if found else []
        handle = known[0].user_handle if known else passkeys.new_handle()
        challenge = await self._ask("register", asker_hash, guest.id, handle)
        return Request(challenge, handle, [passkeys.credential_id_of(passkey.credential) for passkey in known])

    async def register(self, guest: Guest, asker_hash: str, party: Party, sent: Registration) -> list[str]:
        """Add a passkey. The first one makes an account of the guest: the recovery codes are returned, only now."""
        asked, text = await self._find_challenge(sent.client_data, "register", asker_hash)
        if asked.guest != guest.id or asked.user_handle is None:
            raise _expired()
        try:
            made = passkeys.check_registration(party, text, sent)
        except Refused:
            await self._use_up(asked)
            raise
        codes = new_codes()
        now = self._now()
        passkey = Passkey(made.id, guest.id, asked.user_handle, made.credential, made.sign_count, now, None)
        account = NewAccount(_random_text(PUBLIC_ID_LENGTH), [code_hash(code) for code in codes])
        added = await accounts.add_passkey(self._store, asked.hash, passkey, account, MAX_PASSKEYS)
        if added == "used":
            raise _expired()
        if added == "known":
            raise Refused(409, "passkey/known", "This passkey has been added before")
        if added == "too-many":
            raise Refused(409, "passkey/too-many", f"An account has at most {MAX_PASSKEYS} passkeys", most=MAX_PASSKEYS)
        return codes if added == "created" else []

    async def remove_passkey(self, guest: Guest, passkey: str) -> None:
        """Remove a passkey. With the last one gone, recovery codes must be left."""
        removed = await accounts.remove_passkey(self._store, guest.id, passkey)
        if removed == "unknown":
            raise Refused(404, "passkey/unknown", "Your account has no such passkey")
        if removed == "last":
            raise Refused(409, "passkey/last", "Nothing else signs in to this account: create recovery codes first")

    # Recovery codes

    async def renew_codes(self, guest: Guest) -> list[str]:
        """Other recovery codes, which are shown only now; those before are worth nothing any more."""
        codes = new_codes()
        if not await accounts.renew_codes(self._store, guest.id, [code_hash(code) for code in codes]):
            raise no_account()
        return codes

    # Signing in

    async def ask_to_sign_in(self, asker_hash: str) -> str:
        """Begin to sign in: the challenge is for whichever passkey the person chooses."""
        return await self._ask("sign-in", asker_hash, None, None)

    async def sign_in(
        self, asker_hash: str, party: Party, sent: Assertion, former: Guest | None, leave: bool
    ) -> tuple[Guest, str]:
        """Use a passkey: the guest that this device is from now on, with a token for it."""
        asked, text = await self._find_challenge(sent.client_data, "sign-in", asker_hash)
        try:
            passkey, guest, sign_count = await self._check_assertion(party, text, sent)
        except Refused:
            await self._use_up(asked)
            raise
        if not leave:
            check_leaves(guest, former)
        token = new_token()
        used = accounts.use_passkey(self._store, asked.hash, passkey, sign_count, token_hash(token), self._now())
        if not await used:
            raise _expired()
        return guest, token

    async def recover(self, code: str, former: Guest | None, leave: bool) -> tuple[Guest, str]:
        """Use a recovery code: the same."""
        hashed, token = code_hash(code), new_token()
        guest = await accounts.find_code(self._store, hashed)
        if guest is not None and not leave:
            check_leaves(guest, former)
        if guest is None or not await accounts.use_code(self._store, hashed, token_hash(token), self._now()):
            raise Refused(403, "recovery/unknown", "This recovery code is wrong or has been used")
        return guest, token

    async def sign_out(self, guest: Guest, session: str) -> None:
        """Forget the token of this device. Guests without an account could not come back."""
        if await accounts.find_account(self._store, guest.id) is None:
            raise no_account()
        await accounts.drop_session(self._store, session)
        self._identities.forget()

    async def _check_assertion(self, party: Party, text: str, sent: Assertion) -> tuple[Passkey, Guest, int]:
        found = await accounts.find_passkey(self._store, passkeys.passkey_id(sent.credential_id))
        if found is None:
            raise refused_passkey()
        passkey, guest = found
        sign_count = passkeys.check_assertion(party, text, sent, passkey.credential, passkey.user_handle)
        if sign_count <= passkey.sign_count and (sign_count or passkey.sign_count):  # many never count
            raise Refused(403, "passkey/copied", "The counter of this passkey went back: there may be a copy of it")
        return passkey, guest, sign_count

    async def _use_up(self, asked: Challenge) -> None:
        """A wrong answer uses the challenge up too, unless another one did meanwhile: then that is what is wrong."""
        if not await accounts.drop_challenge(self._store, asked.hash):
            raise _expired()

    async def _ask(self, purpose: Purpose, asker_hash: str, guest: int | None, handle: str | None) -> str:
        text, now = passkeys.new_challenge(), self._now()
        asked = Challenge(token_hash(text), purpose, asker_hash, guest, handle, now + CHALLENGE_SECONDS)
        await accounts.add_challenge(self._store, asked, now)
        return text

    async def _find_challenge(self, client_data: str, purpose: Purpose, asker_hash: str) -> tuple[Challenge, str]:
        """What was asked, and the challenge itself: it must be for this purpose, and asked for by the same session."""
        text = passkeys.challenge_in(client_data)
        found = await accounts.find_challenge(self._store, token_hash(text), self._now())
        if found is None or found.purpose != purpose or not hmac.compare_digest(found.asker_hash, asker_hash):
            raise _expired()
        return found, text


def no_account() -> Refused:
    """A guest who has no account."""
    return Refused(409, "account/none", "You have no account: add a passkey first")


def _expired() -> Refused:
    return Refused(409, "passkey/expired", "This took too long or was sent before: start again")


def new_codes() -> list[str]:
    """Recovery codes, as they are shown."""
    return ["-".join(_random_text(GROUP_LENGTH) for _ in range(CODE_GROUPS)) for _ in range(NUM_CODES)]


def code_hash(code: str) -> str:
    """What is kept of a recovery code, however it was typed."""
    return token_hash("".join(letter for letter in code.lower() if letter.isalnum()))


def _random_text(length: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))
