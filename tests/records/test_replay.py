"""Records replay to the very games that they were made of, and other implementations can follow their transcripts."""

import random

import msgspec
import pytest
from odd_tile_sets import STYLES, random_tile_set
from oracle import Oracle
from sample_records import FINISHED, SAMPLES, UNFINISHED, finished, sample_game, sample_record
from soak import times, tries

from orbis import Game, RecordError
from orbis.engine.kernel import COMPILED
from orbis.game import play_changes
from orbis.records import (
    Record,
    Verifier,
    check_result,
    decode_record,
    encode_record,
    record_of,
    replay,
    start_of,
    transcript,
    turns_of,
)
from orbis.tiles import load_tile_set

NUM_GAMES = times(40, slow=2) if COMPILED else 2
ODD = tuple(name for name in SAMPLES if "odd tiles" in name)


def random_game(rng: random.Random, style: str) -> Game:
    tile_set = None if style == "standard" else random_tile_set(rng, style)
    return finished(Game(rng.choice([2, 3, 4]), rng.random().hex(), tile_set, first="random"))


def only_named(record: Record) -> Record:
    """The record with its tile set's name and digest alone."""
    return msgspec.structs.replace(record, tiles=msgspec.structs.replace(record.tiles, definition=None))


@pytest.mark.parametrize("name", SAMPLES)
def test_a_record_replays_to_the_same_game(name: str) -> None:
    game = sample_game(name)
    again = replay(decode_record(encode_record(record_of(game))))
    assert bytes(again) == bytes(game)
    assert again == game
    assert again.turns == game.turns
    assert again.seed == game.seed
    assert again.gods_laid_out == game.gods_laid_out
    assert again.piles == game.piles
    assert record_of(again) == sample_record(name)


@pytest.mark.parametrize("style", ["standard", *STYLES])
def test_random_games_replay_to_the_same_bytes(style: str) -> None:
    verifier = Verifier()
    for rng in tries(f"replay {style}", NUM_GAMES):
        game = random_game(rng, style)
        record = decode_record(encode_record(record_of(game)))
        assert bytes(replay(record)) == bytes(game)
        verifier.verify(record)


def test_a_record_starts_where_its_game_started() -> None:
    assert start_of(sample_record("2 players")) == Game(2, "2 players")
    assert start_of(sample_record("4 players, 2 begins")) == Game(4, "four", first=2)
    assert start_of(sample_record("not begun")) == sample_game("not begun")


def test_the_turns_of_a_record_are_played_one_by_one() -> None:
    record = sample_record("3 players")
    game, expected = start_of(record), start_of(record)
    for number, now in enumerate(turns_of(record, game)):
        expected.play_turn(record.turns[number])
        assert now is game
        assert bytes(now) == bytes(expected)
    assert game == sample_game("3 players")
    check_result(record, game)


def test_a_game_can_go_on_from_its_record() -> None:
    game = replay(sample_record("unfinished"))
    game.play_out("on")
    other = sample_game("unfinished").copy()
    other.play_out("on")
    assert record_of(game) == record_of(other)
    assert game.over
    Verifier().verify(record_of(game))


@pytest.mark.parametrize("name", SAMPLES)
def test_the_verifier_accepts_what_replays(name: str) -> None:
    Verifier().verify(sample_record(name))


def test_one_verifier_accepts_records_of_all_kinds_in_any_order() -> None:
    verifier = Verifier()
    names = [*SAMPLES, *SAMPLES]
    random.Random(1).shuffle(names)
    for name in names:
        verifier.verify(sample_record(name))


@pytest.mark.parametrize("name", ODD)
def test_a_record_may_only_name_a_tile_set_that_is_offered(name: str) -> None:
    record = only_named(sample_record(name))
    tiles = sample_game(name).tile_set
    assert replay(record, tiles) == sample_game(name)
    Verifier(tiles).verify(record)
    assert transcript(record, 0, tiles).to_json()["tile_set"]["digest"] == tiles.digest


@pytest.mark.parametrize("offered", [None, "standard", "another"])
def test_a_tile_set_that_is_not_known_is_refused(offered: str | None) -> None:
    other = random_tile_set(random.Random("another"), "free")
    tiles = load_tile_set(other) if offered == "another" else load_tile_set() if offered else None
    record = only_named(sample_record(ODD[0]))
    for check in (Verifier(tiles).verify, lambda record: replay(record, tiles)):
        with pytest.raises(RecordError) as caught:
            check(record)
        assert (caught.value.code, caught.value.rule) == ("record/tile-set", "C1")


def test_standard_records_replay_whatever_set_is_offered() -> None:
    tiles = sample_game(ODD[0]).tile_set
    Verifier(tiles).verify(sample_record("2 players"))
    assert replay(sample_record("2 players"), tiles) == sample_game("2 players")


def follow(record: Record) -> None:
    """Replay a transcript with the oracle alone, comparing all that it says."""
    script = transcript(record).to_json()
    arguments = {field: script[field] for field in ("tile_set", "players", "first", "piles", "gods")}
    oracle = Oracle(**arguments)
    assert oracle.public_state() == script["start"]
    assert oracle.public_state()["temple_tokens"] == script["temple_tokens"]
    for number, turn in enumerate(script["turns"], 1):
        assert (turn["turn"], turn["player"]) == (number, oracle.seat)
        assert turn["round"] == oracle.public_state()["round"]
        assert turn["notation"] == record.turns[number - 1]
        for action in turn["actions"]:
            assert oracle.turn == number - 1
            oracle.play(action)
        assert oracle.public_state() == turn["state"]
        assert turn["points"] == [player["total"] for player in oracle.score()["players"]]
    assert len(script["turns"]) == len(record.turns)
    assert script["score"] == (oracle.score() if oracle.over else None)


@pytest.mark.parametrize("name", SAMPLES)
def test_another_implementation_can_follow_a_transcript(name: str) -> None:
    follow(sample_record(name))


@pytest.mark.parametrize("style", ["standard", *STYLES])
def test_another_implementation_can_follow_random_games(style: str) -> None:
    for rng in tries(f"transcript {style}", times(3, slow=2) if COMPILED else 1):
        follow(record_of(random_game(rng, style)))


def test_a_transcript_names_the_players_and_the_seed() -> None:
    record = record_of(finished(Game(2, "named")), ["Ada", "Bo"])
    script = transcript(record).to_json()
    assert (script["seats"], script["seed"]) == (["Ada", "Bo"], "named")
    assert script["tile_set"]["digest"] == record.tiles.digest


@pytest.mark.parametrize("name", SAMPLES)
def test_a_transcript_tells_what_every_action_changed(name: str) -> None:
    record = sample_record(name)
    game = start_of(record)
    for turn, actions in zip(transcript(record).to_json()["turns"], sample_game(name).turns, strict=True):
        played = [each.to_json() for each in play_changes(game, actions)]
        assert turn["actions"] == [each["action"] for each in played]
        assert turn["changes"] == [each["changes"] for each in played]


@pytest.mark.parametrize("name", [FINISHED[0], UNFINISHED[1]])
def test_a_transcript_of_one_turn_has_just_that_turn(name: str) -> None:
    record = sample_record(name)
    whole = transcript(record).to_json()
    for turn in (1, 7, len(record.turns)):
        assert transcript(record, turn).to_json() == {**whole, "turns": [whole["turns"][turn - 1]]}
    assert transcript(record, 0).to_json() == {**whole, "turns": []}


def test_a_transcript_of_one_turn_checks_the_whole_record() -> None:
    record = sample_record("2 players")
    damaged = msgspec.structs.replace(record, turns=[*record.turns[:-1], "a1 4.1"])
    with pytest.raises(RecordError) as caught:
        transcript(damaged, 1)
    assert caught.value.turn == len(record.turns)
