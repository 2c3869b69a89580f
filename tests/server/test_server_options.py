"""What people type is checked: options of tables, names, and what is said."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from odd_tile_sets import random_tile_set
from server_client import Person, refused
from server_process import RunningServer, server_thread
from sqlalchemy import Connection, text

SEATS = [{"kind": "person"}, {"kind": "open"}]
ONE_TILE_SHORT = random_tile_set(random.Random(1), "free")
ONE_TILE_SHORT["regions"].pop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def ada(server: RunningServer) -> Person:
    return Person(server.url, "Ada")


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"seats": None}, "seats"),
        ({"seats": SEATS[:1]}, "seats"),
        ({"seats": SEATS * 3}, "seats"),
        ({"seats": {}}, "seats"),
        ({"seats": [SEATS[0], "open"]}, "seats.1"),
        ({"seats": [SEATS[0], {"kind": "dog"}]}, "seats.1"),
        ({"seats": [SEATS[0], {}]}, "seats.1"),
        ({"seats": [SEATS[0], {"kind": "bot"}]}, "level"),
        ({"seats": [SEATS[0], {"kind": "bot", "level": "easy"}]}, "level"),
        ({"seats": [SEATS[0], {"kind": "open", "name": "Ben"}]}, "name"),
        ({"seats": [{"kind": "person", "name": ""}, SEATS[1]]}, "name"),
        ({"seats": [{"kind": "person", "name": 7}, SEATS[1]]}, "name"),
        ({"first": 2}, "first"),
        ({"first": -1}, "first"),
        ({"first": "1"}, "first"),
        ({"first": True}, "first"),
        ({"public": "yes"}, "public"),
        ({"public": 1}, "public"),
        ({"watch": None}, "watch"),
        ({"pace": "slow"}, "pace"),
        ({"turn_seconds": 9}, "turn_seconds"),
        ({"turn_seconds": 86_401}, "turn_seconds"),
        ({"turn_seconds": 60.5}, "turn_seconds"),
        ({"turn_seconds": 60, "pace": "days"}, "turn_seconds"),
        ({"turn_days": 0, "pace": "days"}, "turn_days"),
        ({"turn_days": 31, "pace": "days"}, "turn_days"),
        ({"turn_days": 3}, "turn_days"),
        ({"absence": "leave"}, "absence"),
        ({"stand_in": "dragon"}, "stand_in"),
        ({"analysis": "off"}, "analysis"),
        ({"live_score": 0}, "live_score"),
        ({"bot_pause": 11}, "bot_pause"),
        ({"bot_pause": -1}, "bot_pause"),
        ({"start": "now"}, "start"),
        ({"tiles": "mine"}, "tiles"),
        ({"tiles": {}}, "tiles"),
        ({"tiles": ONE_TILE_SHORT}, "tiles"),
        ({"seed": "mine"}, "seed"),
    ],
    ids=lambda value: repr(value)[:60].encode("ascii", "backslashreplace").decode(),
)
def test_an_option_that_is_wrong_is_named(ada: Person, options: dict[str, Any], field: str) -> None:
    with refused(422, "request/malformed") as caught:
        ada.request("POST", "/api/tables", {"seats": SEATS, **options})
    args = caught.value.form["args"]
    assert field in f"{args['where']} {args['reason']}"
    assert args["reason"] in caught.value.form["message"]
    assert ada.request("GET", "/api/me/tables")["tables"] == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"seats"', b'{"seats": NaN}', b"\xff\xfe", b"[" * 5000, b'{"\\ud800": 1}']
)
def test_a_body_that_is_no_form_is_refused(ada: Person, body: bytes) -> None:
    response = ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code in (400, 422)
    assert response.json()["code"] in ("request/not-json", "request/malformed")


# Names

GOOD_NAMES = [
    "Ada",
    "<script>alert('x')</script>",
    "Robert'); DROP TABLE --",
    "👩‍👩‍👧 & 🦄",
    "שָׁלוֹם (host)",
    "李小龍",
    "葛\U000e0100城",  # a form of the first letter
    "Nguyễn Thị Ánh",
    "สมชาย กิ่งแก้ว",
    "बड़ी श्रीमती क्\u200dष",
    "علی\u200cرضا",
    "བསྒྲུབས",
    "👩🏽\u200d🚀 ❤️\u200d🔥 1️⃣ ☺️",
    "a" * 30,
    "é" * 30,
    "{{7*7}} %s ${x}",
    "\\n \\u0000",
    "…",
]


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_a_name_is_kept_to_the_letter(server: RunningServer, name: str) -> None:
    person = Person(server.url, name)
    assert person.request("GET", "/api/me")["name"] == name
    table = person.create("person", "open")
    Person(server.url, "Ben").join(table.code, name=name)
    assert [seat["name"] for seat in table.look()["table"]["seats"]] == [name, name]
    assert table.do("chat", {"text": name})["last"] == 3
    assert table.read(2)["events"][0]["text"] == name


def test_names_are_composed_and_trimmed(server: RunningServer) -> None:
    assert Person(server.url, " Ame\u0301lie\u2003").request("GET", "/api/me")["name"] == "Amélie"
    assert Person(server.url, "Ada\u00a0\u3000 Bo").request("GET", "/api/me")["name"] == "Ada Bo"


def test_a_table_whose_names_were_taken_before_is_read_and_played_again(server: RunningServer, ada: Person) -> None:
    table = ada.create("person", "person", first=0, start=True)
    options = {"seats": [{"kind": "person", "name": "A\u200bda"}, {"kind": "person"}], "first": 0}
    rename = text("UPDATE tables SET options = :options WHERE code = :code")
    seats = text(
        "UPDATE events SET body = :body WHERE number = 1 AND table_id = (SELECT id FROM tables WHERE code = :code)"
    )

    def write(connection: Connection) -> None:
        connection.execute(rename, {"options": json.dumps(options), "code": table.code})
        connection.execute(seats, {"body": json.dumps({"seats": options["seats"]}), "code": table.code})

    server.call(server.service.store.write(write))
    server.call(server.service.registry.forget(table.code))
    assert table.look()["table"]["seats"][0]["name"] == "A\u200bda"


@pytest.mark.parametrize("said", ["\u200fשלום", "soft\u00adhyphen", "🏴\U000e0067\U000e0062\U000e007f"])
def test_chat_may_hold_marks_that_belong_to_the_text(server: RunningServer, ada: Person, said: str) -> None:
    table = ada.create("person", "open")
    table.do("chat", {"text": said})
    assert table.read(1)["events"][0]["text"] == said


@pytest.mark.parametrize("said", ["\u202eolleh", "a\u2066b", "Z\u0335\u0336\u0337\u0338", "\u3164\u200b"])
def test_chat_keeps_to_its_line(server: RunningServer, ada: Person, said: str) -> None:
    with refused(422, "request/malformed"):
        ada.create("person", "open").do("chat", {"text": said})


BAD_NAMES = [
    "",
    "   ",
    "a" * 31,
    "line\nbreak",
    "tab\there",
    "nul\x00",
    "esc\x1b[31m",
    "\x7f",
    "a\u0085b",
    "a\u2028b",
    "\u200b",
    "\u200f\u202e",
    "\ue000",
    "\U000e0fff",
    "Ada\u200b",
    "A\u00adda",
    "A\u200dda",
    "\u2060Ada",
    "A\ufe0fda",
    "\u3164",
    "\u2800\u2800",
    "Ada\u3164",
    "A\u034fda",
    "שלום\u200f (host)",
    "\u202dAda\u202c",
    "Ada\u2066x\u2069",
    "\U0001f3f4\U000e0067\U000e007f",
    "Z\u0335\u0336\u0337\u0338algo",
    "\u0958" * 30,  # composed, it is longer
]


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_a_name_that_is_none_is_refused_everywhere(server: RunningServer, ada: Person, name: str) -> None:
    for method, path, body, where in [
        ("PUT", "/api/me", {"name": name}, "body.name"),
        ("POST", "/api/tables", {"seats": [{"kind": "person", "name": name}, SEATS[1]]}, "body.seats.0.name"),
    ]:
        with refused(422, "request/malformed") as caught:
            ada.request(method, path, body)
        assert caught.value.form["args"]["where"] == where
    with refused(422, "request/malformed"):
        Person(server.url, name)
    assert ada.request("GET", "/api/me")["name"] == "Ada"


def test_what_is_said_has_a_length(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("person", "open")
    assert table.do("chat", {"text": "x" * 500})["last"] == 2
    with refused(422, "request/malformed") as caught:
        table.do("chat", {"text": "x" * 501})
    assert caught.value.form["args"]["where"] == "body.text"
