"""Records that somebody brings: replayed and reviewed, and refused as `orbis verify` refuses them."""

import ast
import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from command import orbis as run
from sample_records import SAMPLES, sample_data, sample_record
from server_client import Form, Person, Refusal, refused
from server_process import RunningServer, server_thread

import orbis.records
from orbis import Game
from orbis.records import encode_record, record_of, transcript
from orbis.server.work import reviews
from orbis.server.work.replays import record_key
from orbis.tiles import load_tile_set

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
SHORT = "unfinished, no seed"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("records"), analysis_simulations=20) as running:
        yield running


@pytest.fixture
def anyone(server: RunningServer) -> Person:
    """A stranger."""
    return Person(server.url)


def await_review(person: Person, record: Any) -> Form:
    """Bring a record again and again until its review is ready."""
    while (form := person.request("POST", "/api/review", record))["status"] == "running":
        assert form["result"] is None
        time.sleep(0.02)
    return form


# Replays


@pytest.mark.parametrize("name", SAMPLES)
def test_a_record_is_replayed_as_the_command_does_it(anyone: Person, name: str) -> None:
    shown = anyone.request("POST", "/api/replay", sample_data(name))
    assert shown == transcript(sample_record(name)).to_json()


def test_the_record_of_a_table_replays_as_the_table_does(server: RunningServer) -> None:
    table = Person(server.url, "Ada").create("beginner", "novice", start=True)
    table.wait_until_over()
    record = table.person.request("GET", f"{table.path}/record")
    shown = Person(server.url).request("POST", "/api/replay", record)
    assert shown == table.person.request("GET", f"{table.path}/replay")
    assert shown["turns"][-1]["points"] == [player["total"] for player in table.look()["points"]]
    told = [event["actions"] for event in table.read(0)["events"] if event["kind"] == "turn"]
    assert [turn["changes"] for turn in shown["turns"]] == [[each["changes"] for each in turn] for turn in told]


def test_records_with_tiles_of_their_own_are_small_enough(server: RunningServer) -> None:
    """However they are laid out: a turn has at most 40 actions."""
    tiles = load_tile_set({**load_tile_set().to_json(), "name": "ö" * 60})
    game = Game(4, "large", tiles)
    game.play_out("large")
    data = json.loads(encode_record(record_of(game, ["N" * 30] * 4)))
    text = json.dumps(data, indent=8)
    assert len(text) < server.service.settings.max_body
    assert httpx.post(f"{server.url}/api/replay", content=text).status_code == 200


# What is wrong


WRONG: dict[str, tuple[Any, str, str | None, int | None]] = {
    "not a record": ({}, "record/malformed", None, None),
    "a list": ([], "record/malformed", None, None),
    "a strange field": ({**sample_data(SHORT), "x": 1}, "record/malformed", None, None),
    "a tile set that nobody knows": (
        {**sample_data(SHORT), "tiles": {"name": "x", "digest": "sha256:0"}},
        "record/tile-set",
        "C1",
        None,
    ),
    "too many players": ({**sample_data(SHORT), "seats": [{"name": "x"}] * 5}, "record/setup", "S1", None),
    "piles of another seed": ({**sample_data("2 players"), "seed": "x"}, "record/shuffle", "S4", None),
    "a broken promise": ({**sample_data("2 players"), "seed_hash": "sha256:1"}, "record/seed-hash", "S4", None),
    "a turn against the rules": ({**sample_data(SHORT), "turns": ["a1 ~1>", "a1 2.1"]}, "record/turn", "U3", 2),
    "no turn": ({**sample_data(SHORT), "turns": ["x" * 5000]}, "record/turn", None, 1),
    "no result": ({**sample_data("2 players"), "result": None}, "record/result", "F2", None),
}


@pytest.mark.parametrize("route", ["/api/replay", "/api/review"])
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_a_record_is_told(anyone: Person, route: str, what: str) -> None:
    data, code, rule, turn = WRONG[what]
    with refused(422, code) as caught:
        anyone.request("POST", route, data)
    assert (caught.value.form["rule"], caught.value.form["args"]) == (rule, {"turn": turn})
    assert 0 < len(caught.value.form["message"]) <= 300


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"format": "\\ud800"}'])
def test_what_is_not_json_is_refused(server: RunningServer, body: bytes) -> None:
    for route in ("replay", "review"):
        answer = httpx.post(f"{server.url}/api/{route}", content=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "record/not-json")


@pytest.mark.parametrize("route", ["replay", "review"])
def test_names_in_records_have_a_length(anyone: Person, route: str) -> None:
    record = sample_data(SHORT)
    record["seats"][1]["name"] = "x" * 100
    anyone.request("POST", f"/api/{route}", record)
    record["seats"][1]["name"] += "x"
    with refused(422, "record/malformed") as caught:
        anyone.request("POST", f"/api/{route}", record)
    assert caught.value.form["message"].endswith("seats.1.name: at most 100 characters")


def test_the_refusals_are_those_of_the_command(anyone: Person, tmp_path: Path) -> None:
    file = tmp_path / "wrong.orbis.json"
    for data, *_ in WRONG.values():
        file.write_text(json.dumps(data))
        (problem,) = json.loads(run("verify", file, "--json").out)["files"][0]["problems"]
        with pytest.raises(Refusal) as caught:
            anyone.request("POST", "/api/replay", data)
        form = caught.value.form
        assert (form["code"], form["rule"], form["args"]["turn"]) == (problem["code"], problem["rule"], problem["turn"])


def test_every_code_of_a_refused_record_is_in_the_documentation() -> None:
    codes = set()
    for name in ("files", "record", "replay"):
        source = Path(orbis.records.__file__).with_name(f"{name}.py").read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RecordError":
                codes.add(ast.literal_eval(node.args[0]))
    only_files = {"record/file", "record/empty"}
    assert set(re.findall(r"`(record/[a-z-]+)`", PAGE)) == codes - only_files


# Reviews


def test_a_record_is_reviewed_in_the_background_and_kept(anyone: Person, server: RunningServer) -> None:
    record = sample_data(SHORT)
    first = anyone.request("POST", "/api/review", record)
    assert first == {"status": "running", "done": 0, "total": 13, "result": None}
    form = await_review(anyone, record)
    assert (form["status"], form["done"], form["total"]) == ("done", 13, 13)
    assert [turn["played"]["notation"] for turn in form["result"]["turns"]] == record["turns"]
    assert form["result"]["seats"] == ["player 0", "player 1"]
    assert Person(server.url, "Ada").request("POST", "/api/review", record) == form


def test_a_review_of_nothing_is_ready_at_once(anyone: Person) -> None:
    assert await_review(anyone, sample_data("not begun"))["result"]["turns"] == []


def test_how_a_record_is_laid_out_does_not_matter_but_its_names_do(anyone: Person, server: RunningServer) -> None:
    record = sample_data(SHORT)
    form = await_review(anyone, record)
    answer = httpx.post(f"{server.url}/api/review", content=json.dumps(dict(sorted(record.items())), indent=3))
    assert answer.json() == form
    renamed = {**record, "seats": [{"name": "Ada"}, {"name": "Bo"}]}
    assert anyone.request("POST", "/api/review", renamed)["status"] == "running"
    assert await_review(anyone, renamed)["result"]["seats"] == ["Ada", "Bo"]


def test_only_so_many_reviews_run_and_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_KEPT", 2)
    with server_thread(tmp_path, analysis_simulations=20, bot_threads=1) as server:
        records = [{**sample_data(SHORT), "turns": sample_data(SHORT)["turns"][:number]} for number in range(1, 6)]
        ada, bo = Person(server.url, "Ada"), Person(server.url, "Bo")
        bo.http.headers["X-Forwarded-For"] = "192.0.2.7"
        with busy_thread(server):
            for record in records[: reviews.MAX_RUNNING_EACH]:
                ada.request("POST", "/api/review", record)
            with refused(503, "server/busy") as caught:
                ada.request("POST", "/api/review", records[3])
            assert int(caught.value.headers["Retry-After"]) >= 1
            assert ada.request("POST", "/api/review", records[0])["status"] == "running"
            assert bo.request("POST", "/api/review", records[3])["status"] == "running"
        for record in records[:4]:
            await_review(bo, record)
        assert len(server.service.record_reviews._kept) == 2


@contextmanager
def busy_thread(server: RunningServer) -> Iterator[None]:
    """The one thread that thinks has something else to do as long as this lasts."""
    event = threading.Event()
    thinking = asyncio.run_coroutine_threadsafe(server.service.pool.run("x", "bot", event.wait), server.loop)
    yield
    event.set()
    thinking.result(20)


def test_to_ask_how_far_a_review_is_counts_less_than_to_begin_one(tmp_path: Path) -> None:
    with server_thread(tmp_path, analysis_simulations=20, rate_factor=1) as server:
        ada = Person(server.url, "Ada")
        record = sample_data(SHORT)
        for _ in range(30):
            ada.request("POST", "/api/review", record)
        with refused(429, "request/too-many") as caught:
            for number in range(30):
                ada.request("POST", "/api/replay", {**record, "seats": [{"name": str(number)}] * 2})
        assert caught.value.form["args"] == {"limit": "record"}
        with refused(429, "request/too-many") as caught:
            for number in range(30):
                ada.request("POST", "/api/review", {**record, "turns": [], "seats": [{"name": str(number)}] * 2})
        assert caught.value.form["args"] == {"limit": "analysis"}


def test_a_review_under_way_is_dropped_when_the_server_stops(tmp_path: Path) -> None:
    with server_thread(tmp_path, analysis_simulations=20_000, bot_threads=1) as server:
        Person(server.url).request("POST", "/api/review", sample_data("2 players"))
    with server_thread(tmp_path) as server:
        assert server.service.record_reviews.find(sample_record("2 players")) is None


def test_the_digest_is_that_of_the_whole_record() -> None:
    record = sample_record("2 players")
    other = msgspec.structs.replace(record, first=1)
    assert record_key(record) != record_key(other)
