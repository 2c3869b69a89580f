"""Account operations: passkeys, recovery codes, signing in and out, the end of an account."""

from typing import Annotated, TypeAlias

from msgspec import Meta
from msgspec.structs import asdict
from starlette.responses import Response

from orbis.forms import Form
from orbis.server.live import passkeys
from orbis.server.live.accounts import CHALLENGE_SECONDS, no_account
from orbis.server.live.identity import new_token, token_hash
from orbis.server.live.passkeys import Assertion, Registration
from orbis.server.storage.accounts import FoundAccount, count_sessions, find_account
from orbis.server.storage.accounts import Passkey as KeptPasskey
from orbis.server.tables.lobby import Guest
from orbis.server.web.answers import Json
from orbis.server.web.api import Operations
from orbis.server.web.guests import Me
from orbis.server.web.parties import find_party, other_address, require_party
from orbis.server.web.request_context import COOKIE, RequestContext

ASKER_COOKIE = "orbis-sign-in"  # binds a challenge to the browser that asked for it
PATH = "/api/account"
operations = Operations(PATH, "accounts")
Bytes: TypeAlias = Annotated[str, Meta(max_length=8192, pattern=r"^[A-Za-z0-9_-]*$")]


class PasskeyForm(Form, frozen=True):
    """A passkey of an account."""

    id: str
    provider: Annotated[str, Meta(description="The kind of device or password manager that keeps it: its AAGUID.")]
    created_at: float
    used_at: Annotated[float | None, Meta(description="When it last signed in.")]


class AccountForm(Form, frozen=True):
    """A guest's account."""

    public_id: Annotated[str, Meta(description="What others may know of it.")]
    created_at: float
    passkeys: list[PasskeyForm]
    codes: Annotated[int, Meta(description="How many recovery codes are left.")]
    devices: Annotated[int, Meta(description="How many devices are signed in, this one included.")]
    programs: Annotated[int, Meta(description="How many tokens of programs there are.")]


class AccountState(Form, frozen=True):
    """Who asks, and whether passkeys work at this address."""

    name: Annotated[str | None, Meta(description="None for strangers.")]
    account: Annotated[AccountForm | None, Meta(description="None for guests without one.")]
    passkeys: Annotated[bool, Meta(description="Whether passkeys work at this address.")]
    other_address: Annotated[str | None, Meta(description="If not, where they do, if that is known.")]


class RegisterOptions(Form, frozen=True):
    """What a browser needs to make a passkey. Bytes are in Base64."""

    challenge: str
    party: Annotated[str, Meta(description="The name of the host that the passkey will be for.")]
    party_name: str
    user_handle: str
    name: str
    algorithms: list[int]
    known: Annotated[list[str], Meta(description="The passkeys that the account has already.")]
    seconds: Annotated[int, Meta(description="How long the challenge can be answered.")]


class SignInOptions(Form, frozen=True):
    """What a browser needs to ask for a passkey. Whose, only the person knows."""

    challenge: str
    party: str
    seconds: int


class AddPasskey(Form, frozen=True):
    """A new passkey, as the browser describes it. Bytes are in Base64."""

    client_data: Bytes
    attestation: Bytes


class SignIn(Form, frozen=True):
    """What a passkey has signed. Bytes are in Base64."""

    credential_id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user_handle: Bytes | None = None
    leave: Annotated[bool, Meta(description="Whether to leave the guest that this device is now.")] = False


class Recover(Form, frozen=True):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]
    leave: Annotated[bool, Meta(description="Whether to leave the guest that this device is now.")] = False


class Codes(Form, frozen=True):
    """Recovery codes, sent only once; none if there are some already."""

    codes: list[str]


class Done(Form, frozen=True):
    """It is done."""


@operations.add("GET", "", answer=AccountState)
async def show_account(context: RequestContext) -> Response:
    """Your account, and whether passkeys work at the address that you use."""
    connection = context.connection
    found = await _form(context, context.visitor) if context.visitor else None
    name = context.visitor.name if context.visitor else None
    return Json(AccountState(name, found, find_party(connection) is not None, other_address(connection)))


async def _form(context: RequestContext, guest: Guest) -> AccountForm | None:
    store = context.service.store
    found: FoundAccount | None = await find_account(store, guest.id)
    if found is None:
        return None
    sessions = await count_sessions(store, guest.id)
    return AccountForm(
        public_id=found.public_id,
        created_at=found.created_at,
        passkeys=[_passkey_form(passkey) for passkey in found.passkeys],
        codes=found.codes,
        devices=sessions.get("device", 0),
        programs=sessions.get("program", 0),
    )


def _passkey_form(passkey: KeptPasskey) -> PasskeyForm:
    provider = passkeys.provider_of(passkey.credential)
    return PasskeyForm(passkey.id, provider, passkey.created_at, passkey.used_at)


# Passkeys


@operations.add("POST", "/passkeys/options", answer=RegisterOptions, errors=(409,), guest=True)
async def ask_for_passkey(context: RequestContext) -> Response:
    """Begin to add a passkey: what the browser needs to make one within five minutes."""
    context.check_rate("sign-in")
    session = await context.require_device()
    party = require_party(context.connection)
    request = await context.service.accounts.ask_to_register(context.guest, session)
    return Json(
        RegisterOptions(
            challenge=request.challenge,
            party=party.id,
            party_name=passkeys.PARTY_NAME,
            user_handle=request.user_handle,
            name=context.guest.name,
            algorithms=list(passkeys.ALGORITHMS),
            known=request.known,
            seconds=CHALLENGE_SECONDS,
        )
    )


@operations.add("POST", "/passkeys", answer=Codes, status=201, errors=(409,), guest=True)
async def add_passkey(context: RequestContext, form: AddPasskey) -> Response:
    """Add a passkey. The first one makes an account of the guest, and the answer has its recovery codes."""
    context.check_rate("sign-in")
    session = await context.require_device()
    context.service.upkeep.check_disk()
    party = require_party(context.connection)
    sent = Registration(form.client_data, form.attestation)
    return Json(Codes(await context.service.accounts.register(context.guest, session, party, sent)), 201)


@operations.add("DELETE", "/passkeys/{passkey}", answer=Done, errors=(404, 409), guest=True)
async def remove_passkey(context: RequestContext) -> Response:
    """Remove a passkey. The last one can be removed only while recovery codes are left."""
    await context.require_device()
    await context.service.accounts.remove_passkey(context.guest, context.connection.path_params["passkey"])
    return Json(Done())


@operations.add("POST", "/codes", answer=Codes, status=201, errors=(409,), guest=True)
async def renew_codes(context: RequestContext) -> Response:
    """Create ten recovery codes. Those before become invalid."""
    context.check_rate("sign-in")
    await context.require_device()
    return Json(Codes(await context.service.accounts.renew_codes(context.guest)), 201)


# Signing in and out


@operations.add("POST", "/sign-in/options", answer=SignInOptions, errors=(409,))
async def ask_to_sign_in(context: RequestContext) -> Response:
    """Begin to sign in with a passkey: what the browser needs to ask for any that it has for this server."""
    context.check_address_rate("sign-in")
    party = require_party(context.connection)
    asker = new_token()
    challenge = await context.service.accounts.ask_to_sign_in(token_hash(asker))
    response = Json(SignInOptions(challenge, party.id, CHALLENGE_SECONDS))
    secure = context.connection.url.scheme == "https"
    response.set_cookie(
        ASKER_COOKIE, asker, max_age=CHALLENGE_SECONDS, path=PATH, secure=secure, httponly=True, samesite="strict"
    )
    return response


@operations.add("POST", "/sign-in", answer=Me, errors=(409,))
async def sign_in(context: RequestContext, form: SignIn) -> Response:
    """Sign in with a passkey: this device is that guest from now on."""
    context.check_address_rate("sign-in")
    party = require_party(context.connection)
    asker = token_hash(context.connection.cookies.get(ASKER_COOKIE, ""))
    sent = Assertion(**{name: value for name, value in asdict(form).items() if name != "leave"})
    guest, token = await context.service.accounts.sign_in(asker, party, sent, context.visitor, form.leave)
    response = _welcome(context, guest, token)
    response.delete_cookie(ASKER_COOKIE, path=PATH)
    return response


@operations.add("POST", "/recover", answer=Me, errors=(409,))
async def recover(context: RequestContext, form: Recover) -> Response:
    """Sign in with a recovery code, which works once: this device is that guest from now on."""
    context.check_address_rate("sign-in")
    guest, token = await context.service.accounts.recover(form.code, context.visitor, form.leave)
    return _welcome(context, guest, token)


@operations.add("POST", "/sign-out", answer=Done, errors=(409,), guest=True)
async def sign_out(context: RequestContext) -> Response:
    """Sign out this device. A guest without an account could not come back, and is refused."""
    await context.service.accounts.sign_out(context.guest, context.token_hash or "")
    return _forget_cookie(Json(Done()))


# The end


@operations.add("DELETE", "", answer=Done, errors=(409,), guest=True)
async def delete_account(context: RequestContext) -> Response:
    """Delete your account with everything personal. Your games stay without your name; unfinished ones you resign."""
    await context.require_device()
    if not await context.service.erasure.erase(context.guest.id):
        raise no_account()
    return _forget_cookie(Json(Done()))


def _welcome(context: RequestContext, guest: Guest, token: str) -> Response:
    response = Json(Me(guest.name))
    context.set_cookie(response, token)
    return response


def _forget_cookie(response: Response) -> Response:
    response.delete_cookie(COOKIE, path="/")
    return response
