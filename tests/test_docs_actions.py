"""The tables and examples of docs/actions.md and docs/notation.md are those of the code."""

import json
import re
from pathlib import Path
from typing import Any

from random_games import after

from orbis import Game
from orbis.engine.actions import NUM_ACTIONS
from orbis.game import ACTIONS, parse_actions, play_changes, preview
from orbis.game.actions import action_form, action_index
from orbis.game.names import STEPS
from orbis.records import Record, record_of, transcript

DOCS = Path(__file__).parent.parent / "docs"
PAGE = (DOCS / "actions.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")


def test_the_table_of_actions_is_that_of_the_engine() -> None:
    rows = re.findall(r"^\| (\d+)(?:–(\d+))? \| `(\w+)` \|([^|]*)\|", PAGE, re.MULTILINE)
    covered: list[int] = []
    for first, last, kind, fields in rows:
        indices = range(int(first), int(last or first) + 1)
        covered += indices
        named = {field.split(":")[0] for field in re.findall(r"`([^`]+)`", fields)}
        for index in indices:
            form = action_form(ACTIONS[index], row_size=0).to_json()
            assert form.pop("kind") == kind
            assert set(form) | {"end"} == named | {"end"} if kind == "place" else set(form) == named
    assert covered == list(range(NUM_ACTIONS))


def test_the_table_of_steps_is_complete() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]*\?? \| [^|]* \|$", PAGE, re.MULTILINE)
    assert tuple(rows[-len(STEPS) :]) == STEPS


def keys(value: Any) -> Any:
    """The names of the fields, all the way down."""
    if isinstance(value, dict):
        return {name: keys(content) for name, content in value.items()}
    return keys(value[0]) if isinstance(value, list) and value and isinstance(value[0], dict) else None


def example(title: str) -> Any:
    """The first example after a title."""
    found = re.search(r"```json\n(.*?)```", PAGE.split(f"\n## {title}\n")[1], re.DOTALL)
    assert found
    return json.loads(found[1])


def test_the_examples_have_the_fields_of_the_code() -> None:
    state, score = example("The public state"), example("The score")
    game = after(2, "docs", 20)
    while game.public_state().to_json()["players"][0]["god"] is None:
        game = after(2, game.seed + "+" if game.seed else "docs", 20)
    assert keys(game.public_state().to_json()) == keys(state)
    assert keys(game.score().to_json()) == keys(score)
    assert set(state["players"][0]["universe"][0]) == {"row", "column", "tile", "face", "cancelled"}


def test_the_example_of_changes_is_a_turn_told() -> None:
    turn = [action_index(action) for action in parse_actions("a3 3Y=G 2.1 no")]
    assert [entry.to_json() for entry in play_changes(after(2, "docs 0", 8), turn)] == example("Changes")


def test_the_example_of_a_preview_is_part_of_one() -> None:
    actual, shown = preview(after(2, "docs 0", 8), "a3 3Y=G").to_json(), example("Previews")
    assert list(actual) == list(shown)
    for name in ("actions", "next", "refused"):
        assert all(entry in actual[name] for entry in shown[name])
    shortened = {name: shown[name] for name in ("state", "actions", "next", "refused")}
    assert shown == actual | shortened


def test_the_example_turn_can_be_read() -> None:
    assert len(parse_actions("b2 3R=B 2.1 -G xa1R xa1R")) == 6
    assert "`b2 3R=B 2.1 -G xa1R xa1R`" in NOTATION


def fields_of_table(title: str) -> set[str]:
    """The names in the first column of the first table after a title."""
    table = NOTATION.split(f"\n## {title}\n")[1].split("\n## ")[0]
    return {name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}


def test_the_tables_of_records_and_transcripts_are_complete() -> None:
    assert fields_of_table("Records") == set(Record.__struct_fields__)
    game = Game(2, "docs")
    game.play_out("docs")

    assert fields_of_table("`orbis replay --json`") == set(transcript(record_of(game)).to_json())
