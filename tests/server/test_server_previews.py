"""Previews: turns are staged step by step, and nothing is kept of it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from server_client import TURN, TURN_FORMS, Person, Seated, hot_seat, refused, sit_down
from server_process import RunningServer, server_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with server_thread(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def table(server: RunningServer) -> Seated:
    """Ada's table, where she begins against Ben."""
    return sit_down(server.url, "Ada", "Ben", first=0)[0]


def test_a_turn_is_staged_step_by_step(table: Seated) -> None:
    start = table.preview(0)
    assert (start["turn"], start["player"], start["staged"], start["complete"]) == (0, 0, "", False)
    assert [step["notation"] for step in start["next"]][:9] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    taken = table.preview(0, "b2")
    assert taken["state"]["step"] == "place"
    assert (
        taken["state"]["taken"]
        == start["state"]["display"][4]["tile"]
        == taken["actions"][0]["changes"]["took"]["tile"]
    )
    assert "~1>" in [step["notation"] for step in taken["next"]]
    assert table.preview(0, []) == table.preview(0, "") == start  # undo is to send less
    assert table.look()["state"]["turn"] == 0


def test_a_complete_turn_shows_nothing_of_what_comes_after_it(table: Seated) -> None:
    before, form = table.look()["state"], table.preview(0, TURN)
    assert (form["complete"], form["staged"], form["next"], form["refused"]) == (True, TURN, [], [])
    state = form["state"]
    assert (state["step"], state["turn"], state["player"]) == ("complete", 0, 0)
    assert state["piles"] == before["piles"]
    assert state["display"][4]["tile"] is None
    assert "refilled" not in json.dumps(form)
    assert form["otherwise"]["code"] == "turn/complete"
    assert table.look()["state"] == before


def test_a_preview_says_of_everything_else_why_not(table: Seated) -> None:
    form = table.preview(0, "b2")
    why = {step["notation"]: (step["code"], step["rule"]) for step in form["refused"]}
    assert why["~1<"] == ("action/no-left-end", "U2")
    assert why["~2.1"] == ("action/not-supported", "U3")
    assert why["3R=B"] == ("action/fewer-than-three", "X1")
    assert all(re.fullmatch(r"[A-Z]\d+", step["rule"]) for step in form["refused"])
    assert (form["otherwise"]["code"], form["otherwise"]["args"]) == ("action/other-step", {"step": "place"})


def test_everyone_may_preview_and_gets_the_same(server: RunningServer, table: Seated) -> None:
    body = {"ply": 0, "actions": "b2"}
    askers = [table.person, Person(server.url, "Zoe"), Person(server.url)]
    answers = {asker.send("POST", f"{table.path}/preview", body).content for asker in askers}
    assert len(answers) == 1


@pytest.mark.parametrize("actions", [TURN, ["b2", "~1>"], TURN_FORMS, ["b2", TURN_FORMS[1]], [TURN_FORMS[0], "~1>"]])
def test_actions_are_text_or_words_or_forms(server: RunningServer, actions: Any) -> None:
    table = hot_seat(server.url)
    assert table.preview(0, actions) == table.preview(0, TURN)
    assert table.commit(0, actions)["event"]["turn"] == TURN


def test_what_is_staged_for_another_position_is_a_conflict(table: Seated) -> None:
    table.commit(0, TURN)
    for ply, code in ((0, "turn/stale"), (2, "turn/too-early")):
        with refused(409, code) as caught:
            table.preview(ply, "a1")
        assert caught.value.form["args"] == {"ply": 1, "asked": ply}
        assert caught.value.form["current"] == table.read(table.look()["last"])
