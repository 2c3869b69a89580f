"""docs/analysis.md says what the code does."""

import json
import re
from pathlib import Path
from typing import Any

from analysis_positions import FEW
from sample_records import played

from orbis import Game, analyze, review
from orbis.analysis import THRESHOLDS
from orbis.analysis.estimates import POINTS_OF_CHANCE
from orbis.analysis.position import BUDGET
from orbis.analysis.reason import ARGUMENTS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "analysis.md").read_text(encoding="utf-8")


def test_the_table_of_reasons_is_complete() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ((?:`\w+` ?)*)\| [^|]+ \|$", PAGE, re.MULTILINE)
    table = {key: tuple(re.findall(r"`(\w+)`", arguments)) for key, arguments in rows if key not in THRESHOLDS}
    assert table == ARGUMENTS


def test_the_thresholds_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) % \|$", PAGE, re.MULTILINE)
    assert {mark: float(points) for mark, points, _ in rows} == THRESHOLDS
    assert {mark: float(chance) / 100 * POINTS_OF_CHANCE for mark, _, chance in rows} == THRESHOLDS


def test_the_usual_budget_is_the_one_named() -> None:
    assert f"the usual {BUDGET.simulations:,} simulations" in PAGE


def keys(value: Any) -> Any:
    """The names of the fields, down to what a reason or an action holds."""
    if isinstance(value, dict):
        return {name: keys(content) for name, content in value.items() if name not in ("args", "actions")}
    return keys(value[0]) if isinstance(value, list) and value and isinstance(value[0], dict) else None


def test_the_examples_have_the_fields_of_the_code() -> None:
    position, game = (json.loads(example) for example in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
    assert keys(analyze(Game(2, 1), FEW).form().to_json()) == keys(position)
    form = review(played(Game(2, 1), 1), FEW).form().to_json()
    for turn in (form["turns"][0], game["turns"][0]):
        for reason in turn.pop("reasons"):
            assert set(reason) == {"key", "args", "text"}
    assert keys(form) == keys(game)
