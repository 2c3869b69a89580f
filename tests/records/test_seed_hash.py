"""A shuffle is promised by a hash of its seed: anyone can check it afterwards, and nobody can deal from it before."""

import hashlib
import re
from pathlib import Path

import msgspec
import numpy as np
import pytest
from sample_records import SAMPLES, finished, sample_game, sample_record

from orbis import Game, OrbisError, RecordError
from orbis.engine.chance import Random, random_from
from orbis.engine.setup import deal
from orbis.engine.vocabulary import NUM_TILES
from orbis.game.layout import seed_hash
from orbis.records import Record, Verifier, decode_record, encode_record, record_of, replay, start_of

FOLDER = Path(__file__).parent.parent
NOTATION = (FOLDER.parent / "docs" / "notation.md").read_text(encoding="utf-8")
SEEDS = ("1", "", "Zażółć", "f" * 64)


def dealt(words: Random) -> Game:
    """The game of two that a generator with these words deals."""
    game = Game(2, 1)
    deal(game.state, game.tiles, 2, 0, words, np.zeros(NUM_TILES, dtype=np.int8))
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_the_hash_is_what_the_page_says(seed: str) -> None:
    text = b"orbis seed commitment" + bytes([0x0A]) + seed.encode("utf-8")
    assert seed_hash(seed) == "sha256:" + hashlib.sha256(text).hexdigest()


def test_the_example_of_the_page_is_right() -> None:
    assert re.findall(r"The hash of the seed `(.*?)` is\s`(.*?)`", NOTATION) == [("1", seed_hash("1"))]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_hash_does_not_deal_the_game(seed: str) -> None:
    game = Game(2, seed)
    assert dealt(random_from(seed)) == game
    promised = seed_hash(seed)
    digest = bytes.fromhex(promised.removeprefix("sha256:"))
    assert digest != random_from(seed).astype(">u8").tobytes()
    for order in (">u8", "<u8"):
        for data in (digest, digest[::-1]):
            assert dealt(np.frombuffer(data, dtype=order).astype(np.uint64)) != game
    for text in (promised, promised.removeprefix("sha256:"), promised.upper()):
        assert Game(2, text) != game


def test_what_is_hashed_is_no_seed_itself() -> None:
    """Else the hash would be the state of a generator that deals some game."""
    with pytest.raises(OrbisError) as caught:
        Game(2, "orbis seed commitment\n1")
    assert caught.value.code == "game/seed"


@pytest.mark.parametrize("name", ["2 players", "odd tiles, any", "unfinished"])
def test_a_record_keeps_the_promise(name: str) -> None:
    game = sample_game(name)
    assert game.seed is not None
    record = decode_record(encode_record(record_of(game, seed_hash=seed_hash(game.seed))))
    assert record.seed_hash == seed_hash(game.seed)
    assert replay(record) == game
    Verifier().verify(record)
    assert msgspec.structs.replace(record, seed_hash=msgspec.UNSET) == sample_record(name)


@pytest.mark.parametrize("name", SAMPLES)
def test_without_a_promise_a_record_is_as_ever(name: str) -> None:
    assert sample_record(name).seed_hash is msgspec.UNSET
    assert b"seed_hash" not in encode_record(sample_record(name))


def test_older_records_are_written_again_to_the_byte() -> None:
    for path in sorted((FOLDER / "golden").glob("*.orbis.json")):
        again = msgspec.json.format(encode_record(decode_record(path.read_bytes())), indent=1) + b"\n"
        assert again == path.read_bytes(), path.name


def refusal_of(record: Record) -> RecordError:
    """What `replay`, `start_of` and `Verifier` say with one voice."""
    errors = []
    for check in (replay, start_of, Verifier().verify):
        with pytest.raises(RecordError) as caught:
            check(record)
        errors.append(caught.value)
    assert len({str(error) for error in errors}) == 1
    return errors[0]


@pytest.mark.parametrize("promised", [seed_hash("another"), "", "sha256:", seed_hash("2 players").upper()])
def test_a_broken_promise_is_refused(promised: str) -> None:
    error = refusal_of(msgspec.structs.replace(sample_record("2 players"), seed_hash=promised))
    assert (error.code, error.rule) == ("record/seed-hash", "S4")
    assert seed_hash("2 players") in str(error)
    assert repr(promised) in str(error)


def test_the_plain_hash_of_the_seed_is_no_promise() -> None:
    plain = "sha256:" + hashlib.sha256(b"2 players").hexdigest()
    assert refusal_of(msgspec.structs.replace(sample_record("2 players"), seed_hash=plain)).code == "record/seed-hash"


@pytest.mark.parametrize("name", ["no seed", "unfinished, no seed"])
def test_a_promise_without_a_seed_is_refused(name: str) -> None:
    error = refusal_of(msgspec.structs.replace(sample_record(name), seed_hash=seed_hash("")))
    assert (error.code, error.rule) == ("record/seed-hash", "S4")


@pytest.mark.parametrize("game", [Game(2, 1), finished(Game(2, 1)), Game(2, 1).view()])
def test_no_record_is_made_with_a_broken_promise(game: Game) -> None:
    with pytest.raises(RecordError) as caught:
        record_of(game, seed_hash=seed_hash("2"))
    assert caught.value.code == "record/seed-hash"
