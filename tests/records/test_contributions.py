"""Seeds that players contributed to follow from the secret and the contributions: dealers who cheat are found out."""

import hashlib
import json
import re
from pathlib import Path

import msgspec
import pytest
from command import orbis
from contributed_records import ADA, BEN, CHEATS, SECRET, mixed
from sample_records import sample_record

from orbis import Game, RecordError
from orbis.game.layout import seed_hash
from orbis.records import Contributed, Verifier, decode_record, encode_record, record_of, replay, write_record
from orbis.records.contributions import seed_from

NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_seed_is_made_as_the_page_says() -> None:
    text = b"orbis seed\n" + SECRET.encode() + b"\n0:" + ADA.encode() + b"\n2:" + BEN.encode()
    assert seed_from(SECRET, [ADA, None, BEN]) == hashlib.sha256(text).hexdigest()
    found = re.search(r"secret `(.*?)` and the contribution `(.*?)` of seat 1, the seed is\s`(.*?)`", NOTATION)
    assert found is not None
    assert seed_from(found[1], [None, found[2]]) == found[3]


def test_without_contributions_the_secret_is_the_seed() -> None:
    assert seed_from(SECRET, [None, None]) == SECRET == seed_from(SECRET, [])


def test_every_contribution_and_its_seat_counts() -> None:
    made = [(ADA, None, BEN), (ADA, BEN, None), (None, ADA, BEN), (BEN, None, ADA), (ADA, None, None), (ADA, None, ADA)]
    assert len({seed_from(SECRET, contributions) for contributions in made}) == len(made)


def test_a_record_with_contributions_replays_and_keeps_them() -> None:
    record = decode_record(encode_record(mixed()))
    assert (record.version, record.secret, record.contributions) == (2, SECRET, [ADA, None, BEN])
    assert record.seed == seed_from(SECRET, [ADA, None, BEN])
    assert replay(record).over
    Verifier().verify(record)


def test_records_without_contributions_are_written_as_ever() -> None:
    text = encode_record(sample_record("2 players"))
    assert b'"version":1,' in text
    assert b"secret" not in text
    assert b"contributions" not in text


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_dealer_who_cheats_is_found_out(cheat: str, tmp_path: Path) -> None:
    code, make = CHEATS[cheat]
    record = make()
    for check in (replay, Verifier().verify):
        with pytest.raises(RecordError) as caught:
            check(record)
        assert (caught.value.code, caught.value.rule) == (code, "S4")
    path = tmp_path / "game.orbis.json"
    write_record(record, path)
    outcome = orbis("verify", path, "--seed-hash", seed_hash(SECRET))
    assert (outcome.code, "matches" in outcome.out) == (1, False)
    assert outcome.err.endswith(f"[{code}]\n")


def test_no_record_is_made_of_another_secret() -> None:
    game = Game(2, seed_from(SECRET, [ADA, None]))
    with pytest.raises(RecordError) as caught:
        record_of(game, contributed=Contributed("another", [ADA, None]))
    assert caught.value.code == "record/contributions"


# orbis verify


def test_the_command_checks_the_whole_chain(tmp_path: Path) -> None:
    path = tmp_path / "game.orbis.json"
    write_record(mixed(), path)
    outcome = orbis("verify", path, "--seed-hash", seed_hash(SECRET))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.splitlines()[1:] == [
        f"the secret matches the hash {seed_hash(SECRET)}",
        "the seed is made of the secret and these contributions:",
        f"  seat 0: {ADA}",
        f"  seat 2: {BEN}",
    ]
    report = json.loads(orbis("verify", path, "--seed-hash", seed_hash(SECRET), "--json").out)["files"][0]
    assert (report["seed_hash"], report["contributions"]) == (seed_hash(SECRET), {"0": ADA, "2": BEN})
    assert orbis("verify", path).code == 0


def test_the_hash_of_the_seed_alone_is_not_what_was_promised(tmp_path: Path) -> None:
    """Else the dealer could have chosen the seed after the contributions."""
    path = tmp_path / "game.orbis.json"
    record = msgspec.structs.replace(mixed(), seed_hash=msgspec.UNSET)
    write_record(record, path)
    assert record.seed is not None
    outcome = orbis("verify", path, "--seed-hash", seed_hash(record.seed))
    assert outcome.code == 1
    assert f"the hash of the secret is {seed_hash(SECRET)}, not" in outcome.err
