"""Attacks on accounts: replayed, forged and foreign responses of passkeys, guessing, and other sites."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from authenticator import (
    ACCOUNT,
    PRESENT,
    Authenticator,
    Holder,
    Passkey,
    account_of,
    answer,
    named,
    new_holder,
    register,
    send_sign_in,
    sign_in,
)
from fido2.utils import websafe_decode, websafe_encode
from postgres import fresh_database
from server_client import Form, Person, refused
from server_process import RunningServer, ServerProcess, server_thread

from orbis.server.live.accounts import CHALLENGE_SECONDS, new_codes
from orbis.server.web.limits import RATES

EXPIRED, REFUSED = (409, "passkey/expired"), (403, "passkey/refused")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server"), fake_time=True) as running:
        yield running


@pytest.fixture(scope="module")
def holder(server: RunningServer) -> Holder:
    return new_holder(server.url, "Ada")


def stranger(server: RunningServer) -> Person:
    return Person(named(server.url))


def outcome(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json().get("code", "")


# Challenges


def test_a_response_is_good_for_one_use(server: RunningServer, holder: Holder) -> None:
    browser = stranger(server)
    sent = answer(browser, holder.passkey)
    cookie = browser.http.cookies["orbis-sign-in"]
    assert send_sign_in(browser, sent).status_code == 200
    replayed = stranger(server)
    replayed.http.cookies.set("orbis-sign-in", cookie)
    assert outcome(send_sign_in(replayed, sent)) == EXPIRED
    assert "orbis" not in replayed.http.cookies


def test_of_many_uses_at_once_one_counts(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    browser = stranger(server)
    sent = answer(browser, holder.passkey)
    cookie = {"orbis-sign-in": browser.http.cookies["orbis-sign-in"]}

    def send(_number: int) -> int:
        url, headers = f"{named(server.url)}{ACCOUNT}/sign-in", {"Origin": named(server.url)}
        return httpx.post(url, json=sent, cookies=cookie, headers=headers, verify=False).status_code

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(send, range(8))) == [200] + [409] * 7


def test_a_challenge_expires(server: RunningServer, holder: Holder) -> None:
    browser = stranger(server)
    sent = answer(browser, holder.passkey)
    server.pass_seconds(CHALLENGE_SECONDS)
    assert outcome(send_sign_in(browser, sent)) == EXPIRED


def test_a_wrong_response_uses_the_challenge_up(server: RunningServer, holder: Holder) -> None:
    browser = stranger(server)
    sent = answer(browser, holder.passkey)
    assert outcome(send_sign_in(browser, {**sent, "signature": sent["signature"][:-8] + "AAAAAAAA"})) == REFUSED
    assert outcome(send_sign_in(browser, sent)) == EXPIRED


def test_a_response_is_for_the_browser_that_asked(server: RunningServer, holder: Holder) -> None:
    sent = answer(stranger(server), holder.passkey)
    for browser in (stranger(server), Person(named(server.url), "Bea")):
        assert outcome(send_sign_in(browser, sent)) == EXPIRED
        browser.request("POST", f"{ACCOUNT}/sign-in/options")  # a cookie, but for another challenge
        assert outcome(send_sign_in(browser, sent)) == EXPIRED


def test_a_challenge_that_was_never_made_is_refused(server: RunningServer, holder: Holder) -> None:
    browser = stranger(server)
    browser.request("POST", f"{ACCOUNT}/sign-in/options")
    forged = {"challenge": websafe_encode(bytes(32)), "party": "localhost"}
    assert outcome(send_sign_in(browser, holder.device.sign(holder.passkey, forged))) == EXPIRED


def test_challenges_are_for_one_purpose(server: RunningServer, holder: Holder) -> None:
    asked = holder.person.request("POST", f"{ACCOUNT}/passkeys/options")
    assert outcome(send_sign_in(holder.person, holder.device.sign(holder.passkey, asked))) == EXPIRED
    asked = {**holder.person.request("POST", f"{ACCOUNT}/sign-in/options"), "user_handle": ""}
    made = holder.device.make(asked)[1]
    assert outcome(holder.person.send("POST", f"{ACCOUNT}/passkeys", made)) == EXPIRED


def test_a_new_passkey_is_for_the_session_that_asked(server: RunningServer, holder: Holder) -> None:
    made = holder.device.make(holder.person.request("POST", f"{ACCOUNT}/passkeys/options"))[1]
    other_device, other_guest = stranger(server), Person(named(server.url), "Mallory")
    sign_in(other_device, holder.passkey)
    for person in (other_device, other_guest):
        assert outcome(person.send("POST", f"{ACCOUNT}/passkeys", made)) == EXPIRED
    assert account_of(other_device)["passkeys"] == account_of(holder.person)["passkeys"]
    assert account_of(other_guest) is None


# Responses


def lies(url: str) -> list[Authenticator]:
    """What must not be believed: other origins, frames, other kinds, nobody there, nobody recognized."""
    port = url.rpartition(":")[2]
    return [
        Authenticator("https://evil.test"),
        Authenticator(f"http://evil.localhost:{port}"),
        Authenticator("http://localhost"),  # another port
        Authenticator(url, client={"crossOrigin": True}),
        Authenticator(url, client={"type": "payment.get"}),
        Authenticator(url, flags=0),
        Authenticator(url, flags=PRESENT),
    ]


@pytest.mark.parametrize("number", range(7))
def test_lies_about_a_passkey_are_refused(server: RunningServer, holder: Holder, number: int) -> None:
    device = lies(named(server.url))[number]
    browser = stranger(server)
    assert outcome(send_sign_in(browser, answer(browser, holder.passkey, device))) == REFUSED
    guest = Person(named(server.url), "Bea")
    made = device.make(guest.request("POST", f"{ACCOUNT}/passkeys/options"))[1]
    assert outcome(guest.send("POST", f"{ACCOUNT}/passkeys", made)) == REFUSED
    assert account_of(guest) is None


def test_passkeys_of_other_parties_are_refused(server: RunningServer, holder: Holder) -> None:
    browser = stranger(server)
    elsewhere = holder.passkey.copy()
    elsewhere.party = "evil.test"
    assert outcome(send_sign_in(browser, answer(browser, elsewhere))) == REFUSED
    guest = Person(named(server.url), "Bea")
    options = guest.request("POST", f"{ACCOUNT}/passkeys/options")
    made = Authenticator(guest.url).make({**options, "party": "evil.test"})[1]
    assert outcome(guest.send("POST", f"{ACCOUNT}/passkeys", made)) == REFUSED


def test_an_unknown_passkey_is_refused_like_a_wrong_signature(server: RunningServer, holder: Holder) -> None:
    browser = stranger(server)
    unknown = send_sign_in(browser, answer(browser, Passkey("localhost", holder.passkey.user_handle)))
    forger = Passkey("localhost", holder.passkey.user_handle, id=holder.passkey.id)
    forged = send_sign_in(browser, answer(browser, forger))
    assert outcome(unknown) == REFUSED
    assert unknown.content == forged.content  # nobody learns which passkeys there are


def test_a_passkey_does_not_open_another_account(server: RunningServer, holder: Holder) -> None:
    other = new_holder(server.url, "Mallory")
    browser = stranger(server)
    for change in ({"user_handle": other.passkey.user_handle}, {"credential_id": websafe_encode(other.passkey.id)}):
        assert outcome(send_sign_in(browser, {**answer(browser, holder.passkey), **change})) == REFUSED


def test_a_copied_passkey_is_noticed(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    copy = holder.passkey.copy()
    sign_in(stranger(server), holder.passkey)
    with refused(403, "passkey/copied"):  # both would count on from the same number
        sign_in(stranger(server), copy)
    assert sign_in(stranger(server), holder.passkey) == "Ada"


def test_a_passkey_belongs_to_one_account(server: RunningServer, holder: Holder) -> None:
    """Somebody claims to have made the passkey of somebody else."""
    mallory = Person(named(server.url), "Mallory")

    class Copier(Authenticator):
        def make(self, options: Form) -> tuple[Passkey, Form]:
            passkey, sent = super().make(options)
            raw = websafe_decode(sent["attestation"])
            return passkey, {**sent, "attestation": websafe_encode(raw.replace(passkey.id, holder.passkey.id))}

    with refused(409, "passkey/known"):
        register(mallory, Copier(mallory.url))
    assert account_of(mallory) is None
    assert sign_in(stranger(server), holder.passkey) == "Ada"


GARBAGE: list[Callable[[str], str]] = [
    lambda text: "",
    lambda text: text[: len(text) // 2],
    lambda text: "A" * 8192,
    lambda text: websafe_encode(b"null"),
    lambda text: websafe_encode(b"[" * 5000),
    lambda text: websafe_encode(b"\x9f" * 5000),
    lambda text: websafe_encode(b"\xff\x00"),
]


@pytest.mark.parametrize("change", GARBAGE)
def test_garbage_is_refused(server: RunningServer, holder: Holder, change: Callable[[str], str]) -> None:
    browser = stranger(server)
    sent = answer(browser, holder.passkey)
    for name in ("client_data", "authenticator_data", "signature", "credential_id"):
        sent = answer(browser, holder.passkey)
        status, code = outcome(send_sign_in(browser, {**sent, name: change(sent[name])}))
        assert (status, code) in (REFUSED, EXPIRED), name
    guest = Person(named(server.url), "Bea")
    made = Authenticator(guest.url).make(guest.request("POST", f"{ACCOUNT}/passkeys/options"))[1]
    wrong = {**made, "attestation": change(made["attestation"])}
    assert outcome(guest.send("POST", f"{ACCOUNT}/passkeys", wrong)) == REFUSED


@pytest.mark.parametrize(
    "body", [{}, {"client_data": 1}, {"client_data": "é"}, {"client_data": "A" * 8193}, {"extra": 1}, [], None, "x"]
)
def test_malformed_bodies_are_refused(server: RunningServer, body: Any) -> None:
    guest = Person(named(server.url), "Bea")
    for path in ("sign-in", "passkeys", "recover"):
        assert guest.send("POST", f"{ACCOUNT}/{path}", {} if body is None else body).status_code == 422


def test_oversized_bodies_are_refused(server: RunningServer) -> None:
    response = stranger(server).send("POST", f"{ACCOUNT}/recover", {"code": "a" * 70_000})
    assert outcome(response) == (413, "request/too-large")


# Others' accounts


def test_nobody_touches_the_passkeys_of_others(server: RunningServer, holder: Holder) -> None:
    mallory = new_holder(server.url, "Mallory").person
    for passkey in account_of(holder.person)["passkeys"]:
        with refused(404, "passkey/unknown"):
            mallory.request("DELETE", f"{ACCOUNT}/passkeys/{passkey['id']}")
        with refused(401, "guest/unknown"):
            stranger(server).request("DELETE", f"{ACCOUNT}/passkeys/{passkey['id']}")
    assert sign_in(stranger(server), holder.passkey) == "Ada"


def test_programs_have_no_say_in_accounts(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    program = Person(named(server.url), token=holder.person.request("POST", "/api/me/token")["token"])
    passkey = account_of(holder.person)["passkeys"][0]["id"]
    for method, path in (
        ("POST", f"{ACCOUNT}/passkeys/options"),
        ("DELETE", f"{ACCOUNT}/passkeys/{passkey}"),
        ("POST", f"{ACCOUNT}/codes"),
        ("DELETE", ACCOUNT),
        ("POST", "/api/me/link"),  # by which it could become a device
        ("DELETE", "/api/me/sessions"),  # by which it could keep the guest for itself
    ):
        with refused(403, "guest/program"):
            program.request(method, path)
    assert account_of(holder.person)["programs"] == 1


def test_other_sites_cannot_sign_anybody_in_or_out(server: RunningServer, holder: Holder) -> None:
    for method, path in (
        ("POST", f"{ACCOUNT}/sign-in"),
        ("POST", f"{ACCOUNT}/recover"),
        ("POST", f"{ACCOUNT}/sign-out"),
        ("POST", f"{ACCOUNT}/codes"),
        ("DELETE", ACCOUNT),
    ):
        for headers in ({"Origin": "https://evil.test"}, {"Sec-Fetch-Site": "cross-site", "Origin": "null"}):
            response = holder.person.http.request(method, path, json={}, headers=headers)
            assert outcome(response) == (403, "request/origin")
    assert account_of(holder.person) is not None


def test_the_cookie_of_a_challenge_is_for_signing_in_alone(server: RunningServer) -> None:
    response = stranger(server).send("POST", f"{ACCOUNT}/sign-in/options")
    for word in ("HttpOnly", "SameSite=strict", "Path=/api/account", f"Max-Age={CHALLENGE_SECONDS}"):
        assert word in response.headers["set-cookie"]
    assert "Secure" not in response.headers["set-cookie"]


# Guessing


def test_attempts_to_sign_in_are_limited(tmp_path: Path) -> None:
    with server_thread(tmp_path, rate_factor=1) as server:
        browser, burst = Person(named(server.url)), int(RATES["sign-in"].burst)
        tries = [browser.send("POST", f"{ACCOUNT}/recover", {"code": code}) for code in new_codes() * 3]
        assert [outcome(response) for response in tries[:burst]] == [(403, "recovery/unknown")] * burst
        limited = tries[-1]
        assert outcome(limited) == (429, "request/too-many")
        assert limited.json()["args"] == {"limit": "sign-in"}
        with refused(429, "request/too-many"):
            Person(named(server.url)).request("POST", f"{ACCOUNT}/sign-in/options")


def test_recovery_codes_cannot_be_guessed() -> None:
    codes = [code for _ in range(100) for code in new_codes()]
    assert len(set(codes)) == len(codes)
    assert all(len(code.replace("-", "")) == 16 for code in codes)
    assert len(set("".join(codes)) - {"-"}) == 31


# Addresses


@pytest.mark.parametrize(
    ("public", "host", "works", "other"),
    [
        ("", "localhost:8042", True, None),
        ("", "127.0.0.1:8042", False, "http://localhost:8042"),
        ("", "[::1]:8042", False, "http://localhost:8042"),
        ("", "192.0.2.7:8042", False, None),
        ("https://orbis.test", "orbis.test", True, None),
        ("https://orbis.test", "127.0.0.1:8042", False, "https://orbis.test"),
        ("https://192.0.2.7", "192.0.2.7", False, None),
    ],
)
def test_passkeys_need_the_name_of_a_host(
    tmp_path: Path, public: str, host: str, works: bool, other: str | None
) -> None:
    with server_thread(tmp_path, public_url=public) as server:
        person = Person(server.url)
        person.http.headers.update({"Host": host, "Origin": public or f"http://{host}"})
        form = person.request("GET", ACCOUNT)
        assert (form["passkeys"], form["other_address"]) == (works, other)
        response = person.send("POST", f"{ACCOUNT}/sign-in/options")
        if works:
            assert response.json()["party"] == host.partition(":")[0]
        else:
            assert outcome(response) == (409, "passkey/address")
            assert response.json()["args"] == {"url": other}


# Several processes


def test_what_one_process_asks_another_one_checks() -> None:
    database = fresh_database()
    with ServerProcess(database) as one, ServerProcess(database) as other:
        holder = new_holder(one.url, "Ada")
        origin = named(other.url)
        browser = Person(named(one.url))
        options = browser.request("POST", f"{ACCOUNT}/sign-in/options")
        sent = Authenticator(origin).sign(holder.passkey, options)
        cookies = {"orbis-sign-in": browser.http.cookies["orbis-sign-in"]}
        responses = [
            httpx.post(
                f"{origin}{ACCOUNT}/sign-in", json=sent, cookies=cookies, headers={"Origin": origin}, verify=False
            )
            for _ in range(2)
        ]
        assert [response.status_code for response in responses] == [200, 409]
