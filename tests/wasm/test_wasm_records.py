"""The page replays records as the server does, and refuses the same ones for the same reasons."""

import json
import random
from typing import Any

import msgspec
import pytest
from contributed_records import CHEATS, mixed
from damage import BLURRED_TURNS, MALFORMED, PERHAPS, REFUSED, Damage
from sample_records import FINISHED, SAMPLES, sample_data
from wasm_node import in_node, node

from orbis import NotationError, RecordError
from orbis.engine.kernel import COMPILED
from orbis.game import parse_actions
from orbis.records import decode_record, encode_record, transcript
from orbis.tiles.load import shipped_tile_sets

pytestmark = [
    pytest.mark.skipif(not COMPILED, reason="nothing is compiled in this run"),
    pytest.mark.skipif(node() is None, reason="there is no Node: `make page` installs one"),
]
Json = dict[str, Any]
# JavaScript does not tell 1.0 from 1.
SAME_IN_JAVASCRIPT = {"first is 0.0", "total is a fraction"}
SHIPPED = [each.content().to_json() for each in shipped_tile_sets().values()]


def in_the_page(records: list[Json]) -> list[Json]:
    return in_node("records", [], [{"record": record, "shipped": SHIPPED} for record in records])


def on_the_server(data: Json) -> Json:
    """The transcript, or the facts of the refusal."""
    try:
        return msgspec.to_builtins(transcript(decode_record(json.dumps(data))), str_keys=True)  # type: ignore[no-any-return]
    except RecordError as error:
        return {"code": error.code, "rule": rule_of(error, data), "turn": error.turn}


def rule_of(error: RecordError, data: Json) -> str | None:
    """The rule; text that is no notation breaks none in the page."""
    if error.code != "record/turn" or error.turn is None:
        return error.rule
    try:
        parse_actions(data["turns"][error.turn - 1])
    except NotationError:
        return None
    return error.rule


def facts(answer: Json) -> Json:
    if "code" not in answer:
        return answer
    return {"code": answer["code"], "rule": answer["rule"], "turn": answer["args"]["turn"]}


def damaged(name: str, damage: Damage) -> Json:
    data = sample_data(name)
    damage(random.Random(name), data)
    return data


def test_records_are_replayed_to_the_same_states() -> None:
    records = [sample_data(name) for name in SAMPLES]
    for record, answer in zip(records, in_the_page(records), strict=True):
        assert answer == json.loads(json.dumps(on_the_server(record)))


def test_damaged_records_are_refused_for_the_same_reasons() -> None:
    kinds: dict[str, Damage] = {
        **{name: damage for name, (_, damage) in REFUSED.items()},
        **{name: damage for name, damage in MALFORMED.items() if name not in SAME_IN_JAVASCRIPT},
        **BLURRED_TURNS,
        **PERHAPS,
    }
    records = [
        damaged(name, damage) for name in (*FINISHED[:3], "unfinished, odd tiles") for damage in damages(name, kinds)
    ]
    refused = 0
    for record, answer in zip(records, in_the_page(records), strict=True):
        expected = on_the_server(record)
        refused += "code" in expected
        assert facts(answer).get("code") == expected.get("code")
        if "code" in expected:
            assert facts(answer) == expected
    assert refused > len(records) // 2


def damages(name: str, kinds: dict[str, Damage]) -> list[Damage]:
    """Those that this record can suffer."""
    possible = []
    for damage in kinds.values():
        try:
            damaged(name, damage)
        except (IndexError, KeyError, TypeError, ValueError):
            continue
        possible.append(damage)
    return possible


def test_contributions_are_checked_alike() -> None:
    records = [json.loads(encode_record(make())) for make in (mixed, *(make for _code, make in CHEATS.values()))]
    answers = [facts(answer) for answer in in_the_page(records)]
    assert "code" not in answers[0]
    assert answers[1:] == [{"code": code, "rule": "S4", "turn": None} for code, _make in CHEATS.values()]
