"""Guests: names, cookies, tokens, and links to other devices."""

import hashlib
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from server_client import Person, Seated, connected, refused, sit_down
from server_process import RunningServer, server_thread

HOUR = 3600


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[RunningServer]:
    with server_thread(folder, fake_time=True) as running:
        yield running


def link(person: Person) -> str:
    """A code for another device."""
    code: str = person.request("POST", "/api/me/link")["code"]
    return code


def move(device: Person, code: str, **options: bool) -> str:
    """Use it there; the name that the device has then."""
    name: str = device.request("POST", "/api/me/move", {"code": code, **options})["name"]
    return name


def token_of(person: Person) -> str:
    return str(person.http.cookies["orbis"])


def seats_at(table: Seated) -> list[int]:
    seats: list[int] = table.look()["you"]["seats"]
    return seats


# Cookies and names


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_for_the_server_alone(server: RunningServer, scheme: str) -> None:
    person = Person(server.url)
    person.http.headers.update({"X-Forwarded-Proto": scheme, "Origin": server.url.replace("http", scheme)})
    response = person.send("PUT", "/api/me", {"name": "Ada"})
    cookie = SimpleCookie(response.headers["set-cookie"])["orbis"]
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "lax"
    assert bool(cookie["secure"]) == (scheme == "https")
    assert (cookie["path"], cookie["domain"], cookie["max-age"]) == ("/", "", str(400 * 24 * HOUR))
    assert len(cookie.value) >= 43  # 256 bits


def test_a_new_name_is_for_the_seats_to_come(server: RunningServer) -> None:
    person = Person(server.url, "Ada")
    token, table = token_of(person), person.create("person", "open")
    response = person.send("PUT", "/api/me", {"name": "Countess"})
    assert "set-cookie" not in response.headers
    assert token_of(person) == token
    assert person.request("GET", "/api/me") == {"name": "Countess"}
    assert [table.look()["table"]["seats"][0]["name"] for table in (table, person.create("person", "open"))] == [
        "Ada",
        "Countess",
    ]


@pytest.mark.parametrize("token", ["x", "é", "a" * 43, "a" * 1000, "../..", "null"])
def test_a_token_that_is_none_makes_a_stranger(server: RunningServer, token: str) -> None:
    stranger = Person(server.url)
    for name, value in ((b"Cookie", f"orbis={token}"), (b"Authorization", f"Bearer {token}")):
        response = stranger.http.get("/api/me/tables", headers={name: value.encode()})
        assert (response.status_code, response.json()["code"]) == (401, "guest/unknown")


@pytest.mark.parametrize("cookie", [None, "a" * 43])
def test_a_stranger_has_no_name(server: RunningServer, cookie: str | None) -> None:
    stranger = Person(server.url)
    if cookie is not None:
        stranger.http.cookies.set("orbis", cookie)
    assert stranger.request("GET", "/api/me") == {"name": None}


def test_a_program_whose_token_is_not_valid_is_told_so(server: RunningServer) -> None:
    with refused(401, "guest/unknown"):
        Person(server.url, token="a" * 43).request("GET", "/api/me")


def test_only_hashes_of_secrets_are_kept(server: RunningServer, folder: Path) -> None:
    person = Person(server.url, "Ada")
    secrets = [token_of(person), person.request("POST", "/api/me/token")["token"], link(person)]
    kept = b"".join(file.read_bytes() for file in folder.glob("orbis.db*"))
    for secret in secrets:
        assert secret.encode() not in kept
        assert hashlib.sha256(secret.encode()).hexdigest().encode() in kept


# Other devices


def test_a_link_brings_the_seats_to_another_device(server: RunningServer) -> None:
    phone, laptop = Person(server.url, "Ada"), Person(server.url)
    table = phone.create("person", "open")
    form = phone.request("POST", "/api/me/link")
    assert form["url"] == f"{server.url}/move#{form['code']}"  # what comes after # is not sent to servers
    assert form["expires_at"] == server.service.now() + HOUR
    assert move(laptop, form["code"]) == "Ada"
    assert token_of(laptop) != token_of(phone)
    assert seats_at(laptop.at(table.code)) == seats_at(table) == [0]
    laptop.at(table.code).do("chat", {"text": "from here"})
    table.do("chat", {"text": "and from here"})
    with refused(404, "move/unknown"):
        move(Person(server.url), form["code"])


def test_a_link_is_for_an_hour(server: RunningServer) -> None:
    phone = Person(server.url, "Ada")
    early, late = link(phone), link(phone)
    server.pass_seconds(HOUR - 1)
    assert move(Person(server.url), early) == "Ada"
    server.pass_seconds(1)
    with refused(404, "move/unknown"):
        move(Person(server.url), late)


@pytest.mark.parametrize("code", ["", "short", "a" * 101, "a b" * 10, 7])
def test_a_code_that_cannot_be_one_is_malformed(server: RunningServer, code: object) -> None:
    with refused(422, "request/malformed") as caught:
        Person(server.url).request("POST", "/api/me/move", {"code": code})
    assert caught.value.form["args"]["where"] == "body.code"


def test_a_link_gives_nothing_of_who_opens_it_to_who_made_it(server: RunningServer) -> None:
    mallory, bea = Person(server.url, "Mallory"), Person(server.url, "Bea")
    theirs = bea.create("person", "open")
    program = Person(server.url, token=bea.request("POST", "/api/me/token")["token"])
    other_device = Person(server.url)
    move(other_device, link(bea))
    code = link(mallory)
    with refused(409, "move/other-guest") as caught:
        move(bea, code)
    assert caught.value.form["args"] == {"name": "Bea", "other": "Mallory"}
    assert seats_at(theirs) == [0]
    assert move(bea, code, leave=True) == "Mallory"
    assert mallory.at(theirs.code).look()["you"] == {"seats": [], "host": False, "may_end": False}
    assert mallory.request("GET", "/api/me/tables")["tables"] == []
    assert seats_at(theirs) == []  # this device has left
    for still in (program, other_device):
        assert still.request("GET", "/api/me") == {"name": "Bea"}
        assert still.at(theirs.code).look()["you"] == {"seats": [0], "host": True, "may_end": True}
    assert move(bea, link(other_device), leave=True) == "Bea"
    assert seats_at(theirs) == [0]


def test_a_link_to_oneself_asks_nothing(server: RunningServer) -> None:
    ada = Person(server.url, "Ada")
    assert move(ada, link(ada)) == "Ada"


def test_a_player_who_moves_in_the_middle_of_a_game_plays_on(server: RunningServer) -> None:
    ada, ben = sit_down(server.url, "Ada", "Ben", first=0)
    laptop = Person(server.url)
    move(laptop, link(ada.person))
    laptop.at(ada.code).commit(0, "b2 ~1>")
    ben.commit(1, "b2 ~1>")
    ada.commit(2, "b2 ~1>")
    assert laptop.at(ada.code).commit(0, "b2 ~1>")["event"]["ply"] == 0  # it was theirs


def test_all_other_devices_and_programs_can_be_signed_out(server: RunningServer) -> None:
    phone, laptop = Person(server.url, "Ada"), Person(server.url)
    move(laptop, link(phone))
    program = Person(server.url, token=phone.request("POST", "/api/me/token")["token"])
    assert program.request("GET", "/api/me") == {"name": "Ada"}
    assert laptop.request("DELETE", "/api/me/sessions") == {"dropped": 2}
    for other in (phone, program):
        with refused(401, "guest/unknown"):
            other.request("GET", "/api/me/tables")
    assert phone.request("GET", "/api/me") == {"name": None}
    assert laptop.request("GET", "/api/me") == {"name": "Ada"}


# Programs


def test_a_program_plays_in_its_persons_name(server: RunningServer) -> None:
    ada, _ = sit_down(server.url, "Ada", "Ben", first=0)
    program = Person(server.url, token=ada.person.request("POST", "/api/me/token")["token"])
    assert "origin" not in program.http.headers
    table = program.at(ada.code)
    with connected(table) as (socket,):
        table.commit(0, "b2 ~1>")
        assert socket.event("turn")["seat"] == 0
    assert ada.look()["turns"] == ["b2 ~1>"]
