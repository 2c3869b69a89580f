"""A software authenticator: it keeps passkeys and signs with them, as the browser of a person does."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2 import cbor
from fido2.utils import websafe_decode, websafe_encode
from server_client import Form, Person

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ACCOUNT = "/api/account"


@dataclass
class Passkey:
    """A passkey on a device."""

    party: str
    user_handle: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    count: int = 0

    def copy(self) -> "Passkey":
        """The same passkey on a device that should not have it."""
        return replace(self)


@dataclass
class Authenticator:
    """A device, and what it says. Tests let it lie."""

    origin: str
    flags: int = PRESENT | VERIFIED
    counts: bool = True
    client: Form = field(default_factory=dict)  # what the browser says otherwise than it should

    def make(self, options: Form) -> tuple[Passkey, Form]:
        """A new passkey, and what is sent of it."""
        passkey = Passkey(options["party"], options["user_handle"])
        point = passkey.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}  # ES256
        length = len(passkey.id).to_bytes(2, "big")
        credential = bytes(16) + length + passkey.id + cbor.encode(public)
        data = self._data(passkey, ATTESTED) + credential
        attestation = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        sent = {
            "client_data": self._client_data("webauthn.create", options),
            "attestation": websafe_encode(attestation),
        }
        return passkey, sent

    def sign(self, passkey: Passkey, options: Form) -> Form:
        """What a passkey says to a challenge."""
        passkey.count += self.counts
        data = self._data(passkey, 0)
        client = self._client_data("webauthn.get", options)
        signed = data + hashlib.sha256(websafe_decode(client)).digest()
        return {
            "credential_id": websafe_encode(passkey.id),
            "client_data": client,
            "authenticator_data": websafe_encode(data),
            "signature": websafe_encode(passkey.key.sign(signed, ec.ECDSA(SHA256()))),
            "user_handle": passkey.user_handle,
        }

    def _data(self, passkey: Passkey, flags: int) -> bytes:
        party = hashlib.sha256(passkey.party.encode()).digest()
        return party + bytes([self.flags | flags]) + passkey.count.to_bytes(4, "big")

    def _client_data(self, kind: str, options: Form) -> str:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return websafe_encode(json.dumps({**said, **self.client}).encode())


def named(url: str) -> str:
    """The address of a server of a test by its name: numbers have no passkeys."""
    return url.replace("127.0.0.1", "localhost")


@dataclass
class Holder:
    """A person with a device that has passkeys."""

    person: Person
    device: Authenticator
    passkey: Passkey
    codes: list[str]

    @property
    def token(self) -> str:
        return str(self.person.http.cookies["orbis"])


def register(person: Person, device: Authenticator | None = None) -> Holder:
    """Add a passkey to the account of a person; the first one makes one."""
    device = device or Authenticator(person.url)
    passkey, sent = device.make(person.request("POST", f"{ACCOUNT}/passkeys/options"))
    return Holder(person, device, passkey, person.request("POST", f"{ACCOUNT}/passkeys", sent)["codes"])


def new_holder(url: str, name: str) -> Holder:
    """Somebody with an account."""
    return register(Person(named(url), name))


def answer(browser: Person, passkey: Passkey, device: Authenticator | None = None, **options: Any) -> Form:
    """What is sent to sign in with a passkey in some browser."""
    asked = browser.request("POST", f"{ACCOUNT}/sign-in/options")
    return {**(device or Authenticator(browser.url)).sign(passkey, asked), **options}


def sign_in(browser: Person, passkey: Passkey, device: Authenticator | None = None, **options: Any) -> str:
    """Sign in with a passkey; the name that the browser has then."""
    sent = answer(browser, passkey, device, **options)
    return str(browser.request("POST", f"{ACCOUNT}/sign-in", sent)["name"])


def send_sign_in(browser: Person, sent: Form) -> httpx.Response:
    """The bare response to an attempt."""
    return browser.send("POST", f"{ACCOUNT}/sign-in", sent)


def account_of(person: Person) -> Form:
    """The account as its owner sees it."""
    form: Form = person.request("GET", ACCOUNT)["account"]
    return form
