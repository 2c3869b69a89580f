"""docs/server.md says what the code does."""

import ast
import json
import re
from collections import defaultdict
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest
from doc_tables import DocTables, rows_of

import orbis.server
from orbis.server import built_page
from orbis.server.settings import Settings
from orbis.server.tables.events import Event, SentEvent
from orbis.server.tables.lobby import MAX_CHATS, MAX_LOG
from orbis.server.tables.signals import Signal
from orbis.server.tables.table import MAX_PAGE, Message, TableForm, TurnMessage
from orbis.server.tables.text import MAX_CHAT, MAX_NAME
from orbis.server.web import events, protocols, records, tables, websocket
from orbis.server.web.answers import _CODES
from orbis.server.web.app import schema
from orbis.server.web.events import StreamLine
from orbis.server.web.limits import RATES
from orbis.server.web.tables import CreateTable, Snapshot
from orbis.server.web.turns import MAX_NOTATION, MAX_STAGED
from orbis.server.work import reviews

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
SOURCES = list(Path(orbis.server.__file__).parent.rglob("*.py"))
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def rows(name: str) -> list[list[str]]:
    """The cells of a table of the page, without its head."""
    found = re.search(rf"<!-- table: {name} -->\n(.*?)\n<!-- end -->", PAGE, re.DOTALL)
    assert found is not None, name
    return [[cell.strip() for cell in line[1:-1].split("|")] for line in found[1].splitlines()[2:]]


def words(cell: str) -> set[str]:
    """The words in code of a cell."""
    return set(re.findall(r"`([^`]+)`", cell))


def word(cell: str) -> str:
    (only,) = words(cell)
    return only


@pytest.fixture
def generated(request: pytest.FixtureRequest) -> DocTables:
    return DocTables(ROOT / "docs" / "server.md", request)


def test_every_route_is_listed() -> None:
    paths = schema()["paths"]
    routes = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert sorted((method, word(path)) for method, path, _who, _what in rows("routes")) == sorted(routes)


def test_every_kind_of_event_is_listed_with_its_fields(generated: DocTables) -> None:
    generated.check("events", rows_of(SentEvent, Event))


def test_every_signal_is_listed_with_its_fields(generated: DocTables) -> None:
    generated.check("signals", rows_of(Signal, msgspec.Struct))


def test_every_line_of_the_stream_is_listed() -> None:
    listed = {word(kind): words(fields) for kind, fields, _when in rows("stream")}
    assert set(listed) == set(get_args(get_type_hints(StreamLine)["kind"]))
    assert set().union(*listed.values()) == set(StreamLine.__struct_fields__) - {"kind"}


def test_the_options_of_a_table_are_listed_with_their_defaults() -> None:
    listed = {word(name): default.strip("`") for name, default, _meaning in rows("options")}
    assert listed == {
        field.name: "needed" if field.required else json.dumps(field.default)
        for field in msgspec.structs.fields(CreateTable)
    }


def test_the_rates_are_those_of_the_code() -> None:
    listed = {word(kind): (float(rate), float(burst)) for kind, rate, burst, _counts in rows("rates")}
    assert listed == RATES


def test_the_limits_are_those_of_the_code() -> None:
    settings = Settings()
    for line in (
        f"| request body | {settings.max_body:,} bytes |",
        f"| name, chat message | {MAX_NAME} and {MAX_CHAT} characters; one line without control characters |",
        f"| name in an uploaded record | {records.MAX_RECORD_NAME} characters |",
        f"| chat messages per seat | {MAX_CHATS} |",
        f"| events per table | {MAX_LOG:,}; after that nobody can join, leave, return or chat, ",
        f"| events per message | {MAX_PAGE} |",
        f"| staged actions | {MAX_STAGED}, or {MAX_NOTATION} characters of notation |",
        f"| unfinished tables per host | {settings.max_tables} |",
        f"| WebSockets, streams and long polls: per process, per address, per guest | {settings.max_connections:,}, "
        f"{settings.max_connections_per_address} and {settings.max_connections_per_guest} |",
        f"| open sockets per address | {settings.max_sockets_per_address} |",
        f"| frames that a client sends over a WebSocket | {protocols.FRAMES.per_second} per second, "
        f"{protocols.FRAMES.burst} at once; then it is closed with {protocols.POLICY} |",
        f"| pipelined requests | {protocols.MAX_PIPELINED} |",
        f"| time to send the head of a request, its body | {protocols.HEAD_SECONDS:.0f} and "
        f"{protocols.BODY_SECONDS:.0f} seconds; then 408 |",
        f"| long poll | {events.MAX_WAIT:.0f} seconds |",
        f"| tables in a list | {tables.MAX_LISTED} |",
    ):
        assert line in PAGE
    assert f"for the grace period, {settings.grace_seconds:.0f} seconds" in PAGE
    assert f"after {websocket.HEARTBEAT_SECONDS:.0f} seconds of silence" in PAGE
    assert f"read nothing for {websocket.SEND_SECONDS:.0f} seconds" in PAGE
    for code in (websocket.POLICY, websocket.GOING_AWAY, websocket.TRY_LATER):
        assert f"\n| {code} | " in PAGE


def test_the_addresses_of_the_page_are_listed() -> None:
    assert [word(address) for address, _shows in rows("page")] == list(built_page.ADDRESSES)


def test_the_limits_of_reviews_are_those_of_the_code() -> None:
    assert (reviews.MAX_KEPT, reviews.MAX_RUNNING_EACH) == (100, 3)
    assert "Each process keeps the latest hundred results" in PAGE
    assert "three reviews running" in PAGE


def test_the_architecture_page_names_every_file() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page[page.index("## The server") : page.index("## The page")]
    for source in SOURCES:
        if source.name != "__init__.py" and not {"forms", "migrations"} & set(source.parts):
            assert f"`{source.name}`" in section, source.name


# Errors


def refusals() -> dict[str, tuple[set[str], set[str]]]:
    """Status and arguments of every refusal that is made anywhere in the server, by its code."""
    found: dict[str, tuple[set[str], set[str]]] = defaultdict(lambda: (set(), set()))
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) in ("Refused", "Conflict"):
                status, code = node.args[:2]
                for text in ast.walk(code):
                    if isinstance(text, ast.Constant) and "/" in str(text.value):
                        found[str(text.value)][0].add(ast.unparse(status))
                        found[str(text.value)][1].update(str(each.arg) for each in node.keywords)
    for number, (by_number, _message) in _CODES.items():
        found[by_number][0].add(str(number))
    found["request/refused"][0].add("any other")
    return dict(found)


def test_every_refusal_is_listed_with_its_status_and_arguments() -> None:
    listed = {word(code): ({status}, words(arguments)) for code, status, arguments, _wrong in rows("errors")}
    assert list(listed) == sorted(listed)
    assert listed == refusals()


# Examples


def names(form: type[msgspec.Struct]) -> set[str]:
    return set(form.__struct_fields__)


def test_the_examples_have_the_forms_of_the_code() -> None:
    message, commit, turn, analysis, error = map(json.loads, EXAMPLES)
    assert set(message) == names(Message)
    assert msgspec.convert(commit, websocket.Commit).commit.ply == 4
    assert msgspec.convert(turn, TurnMessage).turn.drawn == "r17"
    assert set(message["table"]) <= names(TableForm)
    assert set(analysis) == {"status", "done", "total", "result"}
    assert set(error) == {"code", "message", "rule", "args"}
    described = re.search(r"^\| `table` \| (.*) \|$", PAGE, re.MULTILINE)
    assert described is not None
    assert words(described[1]) == names(TableForm)
    for field in names(Snapshot):
        assert f"`{field}`" in PAGE, field
