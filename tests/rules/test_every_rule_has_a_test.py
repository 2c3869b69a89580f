"""Every rule id, and every reason for a refusal, appears in the examples beside this file."""

import ast
import re
from pathlib import Path

from orbis.engine import check

CHAPTERS = {"C": 7, "S": 6, "G": 2, "U": 5, "T": 7, "W": 1, "X": 1, "E": 8, "D": 10, "F": 3, "R": 19}
RULES = [f"{chapter}{number}" for chapter, size in CHAPTERS.items() for number in range(1, size + 1)]
REFUSALS = (
    "unknown",
    "game-over",
    "other-step",
    "universe-complete",
    "god-taken-already",
    "god-not-there",
    "no-left-end",
    "row-full",
    "cell-occupied",
    "not-supported",
    "no-color-below",
    "cost-not-payable",
    "no-such-worshiper",
    "too-few-to-pay",
    "color-not-listed",
    "none-on-this-tile",
    "already-begun",
    "fewer-than-three",
    "payment-at-risk",
)
# test_u4_needs_the_color_below: the id, then what the example shows.
NAME = re.compile(r"test_([a-z]\d+)_[a-z0-9_]+")


def examples() -> list[ast.AST]:
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]


def test_every_rule_has_a_test() -> None:
    names = [node.name for node in examples() if isinstance(node, ast.FunctionDef)]
    shown = {match[1].upper() for name in names if (match := NAME.fullmatch(name))}
    assert [rule for rule in RULES if rule not in shown] == []
    assert sorted(shown - set(RULES)) == []


def test_every_refusal_has_a_test() -> None:
    calls = [node for node in examples() if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    refused = [call.args[2] for call in calls if getattr(call.func, "id", "") == "assert_refused"]
    codes = {argument.value for argument in refused if isinstance(argument, ast.Constant)}
    assert [code for code in REFUSALS if code not in codes] == []
    assert sorted(codes - set(REFUSALS), key=str) == []


def test_the_refusals_are_all_those_of_the_engine() -> None:
    codes = [name for name, value in vars(check).items() if name in check.__annotations__ and isinstance(value, int)]
    assert len(codes) == len(REFUSALS) + 1  # OK is none
