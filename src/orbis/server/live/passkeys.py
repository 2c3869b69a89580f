"""Checking what passkeys send, by WebAuthn: https://www.w3.org/TR/webauthn-3/."""

import hashlib
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
    PublicKeyCredentialRpEntity,
    UserVerificationRequirement,
)

from orbis.server.tables.refusals import Refused

T = TypeVar("T")

ALGORITHMS: Final = (-7, -8, -257)  # ES256, EdDSA and RS256: between them, every device has one
ALGORITHM: Final = 3  # where a COSE key says it
CHALLENGE_BYTES = 32
HANDLE_BYTES = 32
MAX_CREDENTIAL_ID = 1023  # bytes, by the standard
PARTY_NAME = "Orbis"


class Party(NamedTuple):
    """Whom passkeys are for: a host name, and the origins of pages that may ask for them."""

    id: str
    origins: frozenset[str]


class NewPasskey(NamedTuple):
    """A passkey that has just been made."""

    id: str
    credential: str
    sign_count: int


class Registration(NamedTuple):
    """What a browser says of a new passkey, in Base64."""

    client_data: str
    attestation: str


class Assertion(NamedTuple):
    """What a passkey has signed, in Base64."""

    credential_id: str
    client_data: str
    authenticator_data: str
    signature: str
    user_handle: str | None


def new_challenge() -> str:
    """Something to sign that nobody can guess, in Base64."""
    return websafe_encode(secrets.token_bytes(CHALLENGE_BYTES))


def new_handle() -> str:
    """A name for an account among those of a device, which says nothing about it."""
    return websafe_encode(secrets.token_bytes(HANDLE_BYTES))


def challenge_in(client_data: str) -> str:
    """The challenge that a browser says it has answered, in Base64."""
    return _checked(lambda: websafe_encode(CollectedClientData(websafe_decode(client_data)).challenge))


def passkey_id(credential_id: str) -> str:
    """What a passkey is called here: the hash of what it calls itself, so that all are found equally fast."""
    return _checked(lambda: _id_of(websafe_decode(credential_id)))


def credential_id_of(credential: str) -> str:
    """What a passkey calls itself, in Base64."""
    return websafe_encode(AttestedCredentialData(websafe_decode(credential)).credential_id)


def provider_of(credential: str) -> str:
    """The kind of device or password manager that keeps a passkey, as its AAGUID."""
    return str(AttestedCredentialData(websafe_decode(credential)).aaguid)


def check_registration(party: Party, challenge: str, sent: Registration) -> NewPasskey:
    """A new passkey, if it was made for us by a person, in answer to the challenge."""
    response = {"clientDataJSON": sent.client_data, "attestationObject": sent.attestation}

    def check() -> NewPasskey:
        _check_frame(sent.client_data)
        made: AuthenticatorData = _server(party).register_complete(
            _state(challenge), {"id": "", "rawId": "", "type": "public-key", "response": response}
        )
        found = made.credential_data
        if found is None or found.public_key[ALGORITHM] not in ALGORITHMS:
            raise ValueError("unusable key")
        if not 0 < len(found.credential_id) <= MAX_CREDENTIAL_ID:
            raise ValueError("unusable id")
        return NewPasskey(_id_of(found.credential_id), websafe_encode(bytes(found)), made.counter)

    return _checked(check)


def check_assertion(party: Party, challenge: str, sent: Assertion, credential: str, user_handle: str) -> int:
    """The counter of a passkey, if it has signed the challenge for us in the presence of its owner."""
    response: dict[str, Any] = {
        "clientDataJSON": sent.client_data,
        "authenticatorData": sent.authenticator_data,
        "signature": sent.signature,
    }

    def check() -> int:
        _check_frame(sent.client_data)
        if sent.user_handle not in (None, user_handle):
            raise ValueError("passkey of another account")
        known = AttestedCredentialData(websafe_decode(credential))
        raw_id = sent.credential_id
        _server(party).authenticate_complete(
            _state(challenge), [known], {"id": raw_id, "rawId": raw_id, "type": "public-key", "response": response}
        )
        return AuthenticatorData(websafe_decode(sent.authenticator_data)).counter

    return _checked(check)


def refused_passkey() -> Refused:
    """One refusal for everything that can be wrong: it tells nothing of which passkeys there are."""
    return Refused(403, "passkey/refused", "This passkey is unknown here, or its response is not valid")


def _checked(check: Callable[[], T]) -> T:
    """What a check finds. Whatever the library says of bytes from outside, they are refused."""
    try:
        return check()
    except Exception:
        raise refused_passkey() from None


def _check_frame(client_data: str) -> None:
    """Our page is never within another one."""
    if CollectedClientData(websafe_decode(client_data)).cross_origin:
        raise ValueError("asked for within another page")


def _server(party: Party) -> Fido2Server:
    entity = PublicKeyCredentialRpEntity(name=PARTY_NAME, id=party.id)
    return Fido2Server(entity, verify_origin=lambda origin: origin in party.origins)


def _state(challenge: str) -> dict[str, Any]:
    """What the library remembers between its question and the answer."""
    return {"challenge": challenge, "user_verification": UserVerificationRequirement.REQUIRED}


def _id_of(credential_id: bytes) -> str:
    return hashlib.sha256(credential_id).hexdigest()
