"""The page of the rules: every rule can be linked to, and every link within the page leads to a rule."""

import re
from collections import Counter
from pathlib import Path

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules.md"
NUM_RULES = {"C": 7, "S": 6, "G": 2, "U": 5, "T": 7, "W": 1, "X": 1, "E": 8, "D": 10, "F": 3, "R": 19}
RULE_IDS = [f"{letter}{number}" for letter, last in NUM_RULES.items() for number in range(1, last + 1)]
# A rule begins a paragraph, an item of a list or a row of a table.
RULE_START = re.compile(r'^(?:- |\| )?<a id="([a-z]+\d+)"></a>\*\*([A-Z]+\d+)\*\* \S', re.MULTILINE)


def read_rules() -> str:
    return RULES.read_text(encoding="utf-8")


def test_every_rule_has_exactly_one_anchor() -> None:
    anchors = Counter(re.findall(r'<a id="([^"]*)"', read_rules()))
    assert anchors == Counter(rule.lower() for rule in RULE_IDS)


def test_every_rule_has_exactly_one_bold_id() -> None:
    bold = Counter(re.findall(r"\*\*([A-Z]+\d+)\*\*", read_rules()))
    assert bold == Counter(RULE_IDS)


def test_every_rule_begins_with_its_anchor_and_bold_id() -> None:
    starts = RULE_START.findall(read_rules())
    assert sorted(starts) == sorted((rule.lower(), rule) for rule in RULE_IDS)


def test_every_link_to_a_rule_names_the_rule_it_leads_to() -> None:
    links = re.findall(r"\[([^\]]*)\]\(#([^)]*)\)", read_rules())
    assert links
    assert [(text, target) for text, target in links if text not in RULE_IDS or target != text.lower()] == []
