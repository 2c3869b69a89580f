"""The schema of the API: complete, stable, and kept, whatever is asked."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server_client import Person
from server_process import RunningServer, server_thread
from soak import SEED, times

from orbis.server.tables.events import KINDS
from orbis.server.web.app import schema as api_schema
from orbis.server.web.websocket import FRAMES

OPERATIONS: Final = {
    "show_me": "GET /api/me",
    "choose_name": "PUT /api/me",
    "show_account": "GET /api/account",
    "delete_account": "DELETE /api/account",
    "ask_for_passkey": "POST /api/account/passkeys/options",
    "add_passkey": "POST /api/account/passkeys",
    "remove_passkey": "DELETE /api/account/passkeys/{passkey}",
    "renew_codes": "POST /api/account/codes",
    "ask_to_sign_in": "POST /api/account/sign-in/options",
    "sign_in": "POST /api/account/sign-in",
    "recover": "POST /api/account/recover",
    "sign_out": "POST /api/account/sign-out",
    "make_token": "POST /api/me/token",
    "drop_sessions": "DELETE /api/me/sessions",
    "make_link": "POST /api/me/link",
    "move_here": "POST /api/me/move",
    "list_my_tables": "GET /api/me/tables",
    "list_my_games": "GET /api/me/games",
    "export_my_games": "GET /api/me/games/export",
    "remove_my_game": "DELETE /api/me/games/{code}",
    "stream": "GET /api/me/stream",
    "create_table": "POST /api/tables",
    "list_tables": "GET /api/tables",
    "show_table": "GET /api/tables/{code}",
    "join_table": "POST /api/tables/{code}/join",
    "leave_table": "POST /api/tables/{code}/leave",
    "return_to_table": "POST /api/tables/{code}/return",
    "end_game": "POST /api/tables/{code}/end",
    "resign_game": "POST /api/tables/{code}/resign",
    "set_seat": "PUT /api/tables/{code}/seats/{seat}",
    "start_game": "POST /api/tables/{code}/start",
    "choose_about_absence": "POST /api/tables/{code}/absence",
    "say": "POST /api/tables/{code}/chat",
    "rematch": "POST /api/tables/{code}/rematch",
    "download_record": "GET /api/tables/{code}/record",
    "show_replay": "GET /api/tables/{code}/replay",
    "show_tiles": "GET /api/tables/{code}/tiles",
    "show_table_ratings": "GET /api/tables/{code}/ratings",
    "show_leaderboard": "GET /api/players",
    "show_player": "GET /api/players/{public_id}",
    "find_opponents": "POST /api/matches",
    "show_waiting": "GET /api/matches",
    "stop_waiting": "DELETE /api/matches",
    "contribute_to_shuffle": "POST /api/tables/{code}/contribution",
    "preview": "POST /api/tables/{code}/preview",
    "commit": "POST /api/tables/{code}/turns",
    "hint": "POST /api/tables/{code}/hint",
    "review": "POST /api/tables/{code}/review",
    "read_events": "GET /api/tables/{code}/events",
    "show_deal": "GET /api/deals/{date}",
    "start_deal": "POST /api/deals/{date}/start",
    "submit_result": "POST /api/deals/{date}/result",
    "show_results": "GET /api/deals/{date}/results",
    "list_my_deals": "GET /api/me/deals",
    "replay_record": "POST /api/replay",
    "review_record": "POST /api/review",
}
STREAMS: Final = {"stream", "export_my_games"}  # of lines, not of one JSON value
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
MODES = list(GenerationMode)
TURNS = st.sampled_from([None, [], "a1", "a1 ~1>", [{"kind": "take", "place": "b2"}]])

document = api_schema()
schema = schemathesis.openapi.from_dict(document)


def operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def test_the_schema_is_valid() -> None:
    schema.validate()
    assert document["openapi"].startswith("3.1")


def test_the_schema_can_be_had_without_a_server() -> None:
    command = [sys.executable, "-m", "orbis.server.web.schema"]
    assert json.loads(subprocess.run(command, check=True, capture_output=True).stdout) == document


def test_operations_have_readable_names_that_stay() -> None:
    """Those who generate a client call its functions by these names."""
    assert {operation["operationId"]: label for label, operation in operations()} == OPERATIONS


def test_every_operation_says_what_it_does_and_what_it_answers() -> None:
    for label, operation in operations():
        assert operation["description"], label
        success = [status for status in operation["responses"] if status.startswith("2")]
        assert len(success) == 1, label
        for status, response in operation["responses"].items():
            (form,) = response["content"].values()
            assert form["schema"], (label, status)
            if status >= "4":
                assert form["schema"] == {"$ref": "#/components/schemas/ErrorAnswer"}, (label, status)


def test_all_forms_are_there_for_generated_types() -> None:
    forms = document["components"]["schemas"]
    for name in ("ErrorAnswer", "PublicState", "Message", "Snapshot", "Preview", "Signal", "StreamLine"):
        assert name in forms, name
    events = forms["Message"]["properties"]["events"]["items"]
    assert events["discriminator"]["propertyName"] == "kind"
    assert set(events["discriminator"]["mapping"]) == set(KINDS)
    assert set(forms["Signal"]["discriminator"]["mapping"]) == {
        "presence",
        "thinking",
        "hint",
        "review",
        "heartbeat",
        "reload",
    }


def test_every_reference_leads_to_a_form_and_every_form_is_referred_to() -> None:
    referred = set(re.findall(r"#/components/schemas/(\w+)", str(document)))
    assert referred <= set(document["components"]["schemas"])
    assert set(document["components"]["schemas"]) - referred == {
        "Action",
        "Event",
        "Signal",
        *(frame.__name__ for frame in FRAMES),
    }
    assert "$defs" not in str(document)


# What is asked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    settings: dict[str, Any] = {"analysis_simulations": 5, "max_tables": 1000}
    with server_thread(tmp_path_factory.mktemp("schema"), fake_time=True, **settings) as running:
        running.pass_seconds(61)  # after a start nobody is late
        yield running


@pytest.fixture(scope="module")
def guest(server: RunningServer) -> Person:
    """Who asks."""
    return Person(server.url, token=Person(server.url, "Ada").request("POST", "/api/me/token")["token"])


@pytest.fixture(scope="module")
def finished(server: RunningServer, guest: Person) -> str:
    """A game that was played to its end."""
    table = guest.create("person", "novice", start=True)
    table.play_until_over()
    return table.code


def tables_at_all_stages(server: RunningServer, guest: Person) -> list[str]:
    """The codes of new tables of the guest and of others."""
    other = Person(server.url, "Bo")
    left = other.create("person", "open")
    left.do("leave")
    with_bot = other.create("person", "open", first=0)
    own_seat = guest.join(with_bot.code)
    with_bot.do("start")
    own_seat.do("leave")
    late = other.create("person", "open", first=0, turn_seconds=10)
    guest.join(late.code)
    late.do("start")
    server.pass_seconds(11)
    assert late.look()["table"]["question"] is not None
    playing = guest.create("person", "person", start=True, live_score=False)
    hidden = other.create("novice", "person", "person", start=True, watch=False)
    ready, mine, theirs = (
        guest.create("person", "person"),
        guest.create("person", "open"),
        other.create("person", "open"),
    )
    return [table.code for table in (left, with_bot, late, playing, hidden, ready, mine, theirs)]


def test_whatever_is_asked_the_schema_is_kept(server: RunningServer, guest: Person, finished: str) -> None:
    succeeded = set()
    for name in sorted(OPERATIONS.keys() - STREAMS):
        codes = [finished, *tables_at_all_stages(server, guest), "abcd2345"] if "{code}" in OPERATIONS[name] else [""]
        if min(statuses_of(name, guest, codes)) < 300:
            succeeded.add(name)
    assert len(succeeded) >= 20  # so most of them come to real tables


def statuses_of(name: str, guest: Person, codes: list[str]) -> set[int]:
    """Ask for an operation in many ways at these tables, and compare every answer with the schema."""
    operation = schema.find_operation_by_label(OPERATIONS[name])
    assert operation is not None
    statuses = set()

    def cases(code: str, mode: GenerationMode) -> st.SearchStrategy[Case[Any]]:
        return operation.as_strategy(mode, path_parameters={"code": code} if code else None)

    @seed(f"{name} {SEED}")
    @settings(max_examples=times(30, slow=10), suppress_health_check=list(HealthCheck))
    @given(st.builds(cases, st.sampled_from(codes), st.sampled_from(MODES)).flatmap(lambda each: each), TURNS)
    def ask(case: Case[Any], actions: Any) -> None:
        if isinstance(case.query, dict) and str(case.query.get("wait", "0")) > "0":
            case.query["wait"] = 0.001
        if isinstance(case.body, dict) and type(case.body.get("ply")) is int:
            case.body |= {"ply": 0} if actions is None else {"ply": 0, "actions": actions}
        response = case.call(base_url=guest.url, headers=dict(guest.http.headers))
        statuses.add(response.status_code)
        case.validate_response(response, checks=CHECKS)

    ask()
    return statuses
