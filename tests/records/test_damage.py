"""Damaged records are refused with a code, the turn and the rule; `replay` and `Verifier` always agree."""

import json
import random
from collections.abc import Callable

import pytest
from damage import BLURRED_TURNS, MALFORMED, PERHAPS, REFUSED, Damage, insert_somewhere
from sample_records import FINISHED, SAMPLES, Json, sample_data, sample_record
from soak import times, tries

from orbis import NotationError, RecordError
from orbis.engine.kernel import COMPILED
from orbis.game import parse_actions
from orbis.records import Record, Verifier, decode_record, encode_record, replay

# Plain Python replays some fifteen games a second.
DAMAGED = FINISHED[:4] if COMPILED else FINISHED[:1]
COMPARED = SAMPLES if COMPILED else ("3 players", "unfinished, odd tiles")
NUM_TIMES = times(3, slow=4) if COMPILED else 1
NUM_FLIPS = times(300) if COMPILED else 60
NUM_MIXED = times(300, slow=2) if COMPILED else 40


def refusal_by(check: Callable[[Record], object], record: Record) -> RecordError | None:
    """The refusal, or None; any other exception is a failure."""
    try:
        check(record)
    except RecordError as error:
        return error
    return None


def facts(error: RecordError | None) -> tuple[object, ...] | None:
    return None if error is None else (error.code, error.rule, error.turn, str(error))


def verdict(record: Record, before: Record) -> RecordError | None:
    """What `replay`, a new Verifier and one that has just verified another record say with one voice."""
    used = Verifier()
    assert refusal_by(used.verify, before) is None
    error = refusal_by(replay, record)
    assert facts(refusal_by(Verifier().verify, record)) == facts(error)
    assert facts(refusal_by(used.verify, record)) == facts(error)
    check_form(error, record)
    return error


def check_form(error: RecordError | None, record: Record) -> None:
    """A refusal says why and where."""
    if error is None:
        return
    assert error.code.startswith("record/")
    assert error.message
    if error.code != "record/turn":
        assert error.rule or error.code == "record/tile-set"
        return
    assert error.turn is not None
    assert str(error).startswith(f"turn {error.turn}: ")
    assert error.rule or not is_notation(record.turns[error.turn - 1])


def is_notation(turn: str) -> bool:
    try:
        parse_actions(turn)
    except NotationError:
        return False
    return True


def damaged(name: str, damage: Damage, rng: random.Random) -> Json:
    data = sample_data(name)
    damage(rng, data)
    return data


def decoded(data: Json) -> Record:
    return decode_record(json.dumps(data))


@pytest.mark.parametrize("kind", REFUSED)
def test_a_finished_game_with_damage_is_refused(kind: str) -> None:
    codes, damage = REFUSED[kind]
    for name in DAMAGED:
        for rng in tries(f"damage {kind}, {name}", NUM_TIMES):
            error = verdict(decoded(damaged(name, damage, rng)), sample_record(name))
            assert error is not None, name
            assert error.code in codes.split(), error


@pytest.mark.parametrize("kind", BLURRED_TURNS)
def test_a_turn_must_be_right_to_the_letter(kind: str) -> None:
    for name in DAMAGED:
        for rng in tries(f"blurred {kind}, {name}", NUM_TIMES):
            data = damaged(name, BLURRED_TURNS[kind], rng)
            error = verdict(decoded(data), sample_record(name))
            pairs = zip(data["turns"], sample_record(name).turns, strict=True)
            number = next(number for number, (new, old) in enumerate(pairs, 1) if new != old)
            assert error is not None, data["turns"][number - 1]
            assert (error.code, error.turn) == ("record/turn", number)


@pytest.mark.parametrize("kind", MALFORMED)
def test_what_is_not_a_record_is_refused_when_it_is_read(kind: str) -> None:
    with pytest.raises(RecordError) as caught:
        decoded(damaged("2 players", MALFORMED[kind], random.Random(0)))
    assert caught.value.code == "record/malformed"
    assert caught.value.message


@pytest.mark.parametrize("kind", PERHAPS)
def test_replay_and_verifier_agree_about_records_that_may_be_right(kind: str) -> None:
    for name in COMPARED:
        for rng in tries(f"perhaps {kind}, {name}", NUM_TIMES):
            data = sample_data(name)
            if kind == "tie-break" and data["result"] is None:
                continue
            PERHAPS[kind](rng, data)
            verdict(decoded(data), sample_record(name))


def test_replay_and_verifier_agree_about_damage_of_several_kinds() -> None:
    kinds = [*BLURRED_TURNS.values(), *PERHAPS.values(), *(damage for _, damage in REFUSED.values())]
    num_refused = 0
    for rng in tries("mixed damage", NUM_MIXED):
        name = rng.choice(COMPARED)
        data = sample_data(name)
        for damage in rng.sample(kinds, rng.randint(1, 3)):
            try:
                damage(rng, data)
            except (IndexError, KeyError, TypeError, ValueError):  # no longer there to be damaged
                continue
        num_refused += verdict(decoded(data), sample_record(name)) is not None
    assert num_refused > NUM_MIXED / 2


@pytest.mark.parametrize("num_nulls", [1, 2, 4, 8])
def test_nulls_after_a_word_are_seen(num_nulls: int) -> None:
    data = sample_data("4 players, 2 begins")
    number = next(number for number, turn in enumerate(data["turns"], 1) if turn[:3] in ("a1 ", "b2 ", "c3 "))
    turn = data["turns"][number - 1]
    data["turns"][number - 1] = turn[:2] + "\0" * num_nulls + turn[2:]
    error = verdict(decoded(data), sample_record("2 players"))
    assert error is not None
    assert (error.code, error.turn) == ("record/turn", number)


def test_an_illegal_turn_is_refused_with_its_number_and_rule() -> None:
    data = sample_data("2 players")
    for number, turn, rule in (
        (1, "a1 1<", "U2"),
        (2, "a1 2.1", "U3"),
        (5, "a1 ~4.1", "U3"),
        (3, "3R=B a1 1>", "X1"),
        (4, "a1 +R 1>", "T4"),
        (6, "a1", "G1"),
        (7, "a1 ~1> b1", "G1"),
        (8, "1>", "G1"),
    ):
        error = verdict(decoded({**data, "turns": [*data["turns"][: number - 1], turn]}), sample_record("2 players"))
        assert error is not None
        assert (error.code, error.turn, error.rule) == ("record/turn", number, rule)


def test_a_result_of_an_unfinished_game_is_refused() -> None:
    data = sample_data("unfinished")
    data["result"] = sample_data("3 players")["result"]
    error = verdict(decoded(data), sample_record("3 players"))
    assert error is not None
    assert (error.code, error.turn, error.rule) == ("record/result", 20, "G1")


def test_a_turn_after_the_end_is_refused() -> None:
    data = sample_data("2 players")
    data["turns"].append("a1 ~1>")
    error = verdict(decoded(data), sample_record("2 players"))
    assert error is not None
    assert (error.code, error.turn, error.rule) == ("record/turn", 31, "G1")


@pytest.mark.parametrize("alike", [float, bool])
def test_a_definition_that_is_only_alike_is_refused(alike: type) -> None:
    """1.0 and true are equal to 1 in Python, but not in a tile set."""
    name = "odd tiles, any"
    data = sample_data(name)
    region = next(region for region in data["tiles"]["definition"]["regions"] if region["cp"] == 1)
    region["cp"] = alike(1)
    with pytest.raises(RecordError, match=r"Expected `int`, got `(float|bool)` - at `\$\.tiles\.definition") as caught:
        decoded(data)
    assert caught.value.code == "record/malformed"


@pytest.mark.parametrize("name", ["2 players", "odd tiles, any", "unfinished"])
def test_a_record_cut_off_anywhere_is_refused(name: str) -> None:
    encoded = encode_record(sample_record(name))
    for length in range(len(encoded)):
        with pytest.raises(RecordError) as caught:
            decode_record(encoded[:length])
        assert caught.value.code == "record/not-json"


@pytest.mark.parametrize("name", COMPARED)
def test_flipped_bytes_never_raise_anything_else(name: str) -> None:
    encoded = encode_record(sample_record(name))
    for rng in tries(f"flipped {name}", NUM_FLIPS // len(COMPARED)):
        changed = bytearray(encoded)
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(changed))
            byte = rng.choice(b'"{}[],:0123456789abcRBYGW -+~\\\x00\xff') if rng.random() < 0.5 else rng.randrange(256)
            changed[place : place + rng.randint(0, 2)] = bytes([byte])
        error = None
        try:
            record = decode_record(bytes(changed))
        except RecordError as refusal:
            error = refusal
        if error is not None:
            assert error.code in ("record/not-json", "record/malformed")
        else:
            verdict(record, sample_record(name))


@pytest.mark.parametrize("depth", [100, 1_000, 100_000])
def test_json_nested_deeply_is_refused(depth: int) -> None:
    nested = '{"name":' * depth + "1" + "}" * depth
    text = encode_record(sample_record("2 players")).decode().replace('"definition":null', f'"definition":{nested}')
    assert nested in text
    with pytest.raises(RecordError):
        Verifier().verify(decode_record(text))
    with pytest.raises(RecordError):
        decode_record(nested)


@pytest.mark.parametrize("number", ["9" * 5_000, "1e400", "-" + "9" * 400, "NaN", "Infinity", "01"])
def test_numbers_beyond_all_bounds_are_refused(number: str) -> None:
    text = encode_record(sample_record("2 players")).decode().replace('"first":0', f'"first":{number}')
    assert number in text
    with pytest.raises(RecordError):
        Verifier().verify(decode_record(text))


def test_characters_of_all_kinds_in_a_turn_are_refused_alike() -> None:
    for code in range(128 if COMPILED else 32):
        damage = insert_somewhere(chr(code) * (1 + code % 4))
        verdict(decoded(damaged("2 players", damage, random.Random(code))), sample_record("2 players"))
