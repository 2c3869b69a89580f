"""Accounts: passkeys, recovery codes, signing in on other devices, and signing out."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from authenticator import (
    ACCOUNT,
    Authenticator,
    account_of,
    answer,
    named,
    new_holder,
    register,
    send_sign_in,
    sign_in,
)
from postgres import fresh_database
from server_client import Person, refused
from server_process import RunningServer, server_thread

from orbis.server.live.accounts import CHALLENGE_SECONDS, MAX_PASSKEYS, NUM_CODES


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    settings: dict[str, Any] = {} if request.param == "sqlite" else {"database": fresh_database()}
    with server_thread(tmp_path_factory.mktemp("server"), fake_time=True, **settings) as running:
        yield running


def stranger(server: RunningServer) -> Person:
    return Person(named(server.url))


def recover(browser: Person, code: str, **options: bool) -> str:
    return str(browser.request("POST", f"{ACCOUNT}/recover", {"code": code, **options})["name"])


# From guest to account


def test_a_guest_has_no_account_until_they_add_a_passkey(server: RunningServer) -> None:
    person = Person(named(server.url), "Ada")
    assert stranger(server).request("GET", ACCOUNT)["name"] is None
    assert person.request("GET", ACCOUNT) == {"name": "Ada", "account": None, "passkeys": True, "other_address": None}
    table = person.create("person", "open")
    holder = register(person)
    form = account_of(person)
    assert len(form["public_id"]) == 12
    assert (len(form["passkeys"]), form["codes"], form["devices"], form["programs"]) == (1, NUM_CODES, 1, 0)
    assert form["passkeys"][0]["used_at"] is None
    assert len(set(holder.codes)) == NUM_CODES
    assert table.look()["you"]["seats"] == [0]  # nothing else has changed


def test_a_new_passkey_is_asked_for_as_is_best(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    options = holder.person.request("POST", f"{ACCOUNT}/passkeys/options")
    assert (options["party"], options["name"], options["seconds"]) == ("localhost", "Ada", CHALLENGE_SECONDS)
    assert options["algorithms"] == [-7, -8, -257]
    assert len(options["known"]) == 1  # so that a device does not make a second one
    assert options["user_handle"] == holder.passkey.user_handle
    other = Person(named(server.url), "Ada").request("POST", f"{ACCOUNT}/passkeys/options")
    assert other["user_handle"] != options["user_handle"]


def test_strangers_cannot_add_passkeys(server: RunningServer) -> None:
    with refused(401, "guest/unknown"):
        stranger(server).request("POST", f"{ACCOUNT}/passkeys/options")


# Signing in


def test_a_passkey_signs_in_on_another_device(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    table = holder.person.create("person", "open")
    laptop = stranger(server)
    assert sign_in(laptop, holder.passkey) == "Ada"
    assert laptop.at(table.code).look()["you"] == {"seats": [0], "host": True, "may_end": True}
    assert laptop.http.cookies["orbis"] != holder.token
    form = account_of(laptop)
    assert form["devices"] == 2
    assert form["passkeys"][0]["used_at"] == server.service.now()


def test_no_name_is_needed_or_told(server: RunningServer) -> None:
    options = stranger(server).request("POST", f"{ACCOUNT}/sign-in/options")
    assert set(options) == {"challenge", "party", "seconds"}


def test_authenticators_that_never_count_sign_in_again_and_again(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    device = Authenticator(named(server.url), counts=False)
    assert [sign_in(stranger(server), holder.passkey, device) for _ in range(3)] == ["Ada"] * 3


def test_a_device_that_plays_as_another_guest_is_asked_before_it_leaves_them(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    device = Person(named(server.url), "Bea")
    theirs = device.create("person", "open")
    sent = answer(device, holder.passkey)
    with refused(409, "move/other-guest") as caught:
        device.request("POST", f"{ACCOUNT}/sign-in", sent)
    assert caught.value.form["args"] == {"name": "Bea", "other": "Ada"}
    assert theirs.look()["you"]["seats"] == [0]
    assert device.request("POST", f"{ACCOUNT}/sign-in", {**sent, "leave": True}) == {"name": "Ada"}
    assert theirs.look()["you"]["seats"] == []
    with refused(409, "passkey/expired"):  # that was the only use
        device.request("POST", f"{ACCOUNT}/sign-in", {**sent, "leave": True})


def test_signing_in_as_oneself_asks_nothing(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    assert sign_in(holder.person, holder.passkey) == "Ada"


def test_another_name_is_the_account_s_from_then_on(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    holder.person.request("PUT", "/api/me", {"name": "Countess"})
    assert sign_in(stranger(server), holder.passkey) == "Countess"


# Several passkeys


def test_each_device_can_have_a_passkey_of_its_own(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    server.pass_seconds(1)
    phone = stranger(server)
    code = holder.person.request("POST", "/api/me/link")["code"]
    phone.request("POST", "/api/me/move", {"code": code})
    second = register(phone)
    assert second.codes == []  # there are some
    assert second.passkey.user_handle == holder.passkey.user_handle
    assert sign_in(stranger(server), second.passkey) == "Ada"
    assert len(account_of(holder.person)["passkeys"]) == 2


def test_a_removed_passkey_signs_nobody_in(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    server.pass_seconds(1)
    second = register(holder.person)
    first_id = account_of(holder.person)["passkeys"][0]["id"]
    holder.person.request("DELETE", f"{ACCOUNT}/passkeys/{first_id}")
    with refused(403, "passkey/refused"):
        sign_in(stranger(server), holder.passkey)
    assert sign_in(stranger(server), second.passkey) == "Ada"
    with refused(404, "passkey/unknown"):
        holder.person.request("DELETE", f"{ACCOUNT}/passkeys/{first_id}")


def test_the_last_way_to_sign_in_stays(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    (only,) = account_of(holder.person)["passkeys"]
    for code in holder.codes:
        recover(stranger(server), code)
    with refused(409, "passkey/last"):
        holder.person.request("DELETE", f"{ACCOUNT}/passkeys/{only['id']}")
    codes = holder.person.request("POST", f"{ACCOUNT}/codes")["codes"]
    holder.person.request("DELETE", f"{ACCOUNT}/passkeys/{only['id']}")
    assert account_of(holder.person)["passkeys"] == []
    back = stranger(server)
    assert recover(back, codes[0]) == "Ada"
    assert sign_in(stranger(server), register(back).passkey) == "Ada"


def test_there_are_not_too_many_passkeys(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    for _ in range(MAX_PASSKEYS - 1):
        register(holder.person)
    with refused(409, "passkey/too-many") as caught:
        register(holder.person)
    assert caught.value.form["args"] == {"most": MAX_PASSKEYS}


# Recovery codes


def test_a_recovery_code_signs_in_once(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    browser = stranger(server)
    typed = holder.codes[3].upper().replace("-", " ")
    assert recover(browser, f" {typed} ") == "Ada"
    assert account_of(browser)["codes"] == NUM_CODES - 1
    with refused(403, "recovery/unknown"):
        recover(stranger(server), holder.codes[3])


def test_new_recovery_codes_replace_the_old_ones(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    codes = holder.person.request("POST", f"{ACCOUNT}/codes")["codes"]
    assert not set(codes) & set(holder.codes)
    assert account_of(holder.person)["codes"] == NUM_CODES
    with refused(403, "recovery/unknown"):
        recover(stranger(server), holder.codes[0])
    assert recover(stranger(server), codes[0]) == "Ada"


def test_a_recovery_code_is_not_used_up_by_a_question(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    device = Person(named(server.url), "Bea")
    with refused(409, "move/other-guest"):
        recover(device, holder.codes[0])
    assert recover(device, holder.codes[0], leave=True) == "Ada"


def test_guests_have_no_recovery_codes(server: RunningServer) -> None:
    with refused(409, "account/none"):
        Person(named(server.url), "Ada").request("POST", f"{ACCOUNT}/codes")


# Signing out


def test_signing_out_forgets_this_device_alone(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    laptop = stranger(server)
    sign_in(laptop, holder.passkey)
    token = laptop.http.cookies["orbis"]
    response = laptop.send("POST", f"{ACCOUNT}/sign-out")
    assert 'orbis=""' in response.headers["set-cookie"]
    assert laptop.request("GET", "/api/me") == {"name": None}
    laptop.http.cookies.set("orbis", token)
    assert laptop.request("GET", "/api/me") == {"name": None}
    assert holder.person.request("GET", "/api/me") == {"name": "Ada"}
    laptop.http.cookies.clear()
    assert sign_in(laptop, holder.passkey) == "Ada"


def test_a_guest_who_could_not_come_back_is_not_signed_out(server: RunningServer) -> None:
    guest = Person(named(server.url), "Ada")
    with refused(409, "account/none"):
        guest.request("POST", f"{ACCOUNT}/sign-out")
    assert guest.request("GET", "/api/me") == {"name": "Ada"}


def test_a_link_that_was_not_used_dies_with_the_other_sessions(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    code = holder.person.request("POST", "/api/me/link")["code"]
    holder.person.request("DELETE", "/api/me/sessions")
    with refused(404, "move/unknown"):
        stranger(server).request("POST", "/api/me/move", {"code": code})


def test_accounts_are_not_cleared_away(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    assert server.time is not None
    server.time.pass_seconds(400 * 86_400)
    server.call(server.service.upkeep.expire())
    assert sign_in(stranger(server), holder.passkey) == "Ada"


# What is kept


def test_of_codes_and_challenges_only_hashes_are_kept(tmp_path: Path) -> None:
    with server_thread(tmp_path) as server:
        holder = new_holder(server.url, "Ada")
        challenge = stranger(server).request("POST", f"{ACCOUNT}/sign-in/options")["challenge"]
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("orbis.db*"))
    for secret in [challenge, *(code.replace("-", "") for code in holder.codes)]:
        assert secret.encode() not in kept
        assert hashlib.sha256(secret.encode()).hexdigest().encode() in kept
    assert holder.codes[0].encode() not in kept


def test_a_bare_response_tells_no_more_than_the_name(server: RunningServer) -> None:
    holder = new_holder(server.url, "Ada")
    browser = stranger(server)
    assert send_sign_in(browser, answer(browser, holder.passkey)).json() == {"name": "Ada"}
