"""The scripts in examples/ run, each shortened by its options, and say what they promise."""

import csv
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from orbis.arena import Job, play_games
from orbis.engine.kernel import COMPILED
from orbis.records import write_records

EXAMPLES = Path(__file__).parent.parent / "examples"

pytestmark = pytest.mark.skipif(not COMPILED, reason="whole games of bots take too long uncompiled")


def run(name: str, *options: str | Path) -> list[str]:
    """The lines that a script prints; warnings are errors in it, too."""
    command = [sys.executable, "-W", "error", EXAMPLES / name, *options]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_the_bot_in_ten_lines_beats_random() -> None:
    lines = run("ten_line_bot.py", "--games", "4", "--workers", "1")
    assert lines[0] == "4 games, seed 1"
    assert lines[1].startswith("ten_line_bot:Hasty: 100% of games won (")
    assert lines[2].startswith("random: 0% of games won (")


def test_a_tournament_rates_its_bots() -> None:
    lines = run("tournament.py", "--bots", "random", "beginner", "greedy", "--games", "4", "--workers", "1")
    assert lines[0] == "12 games: 3 pairs, 2 shuffles, seed 1"
    rated = [line.split() for line in lines[3:6]]
    assert [words[:2] for words in rated] == [["greedy", "8"], ["beginner", "8"], ["random", "8"]]
    ratings = [float(words[-3]) for words in rated]
    assert ratings == sorted(ratings, reverse=True)
    assert lines[-3].split() == ["greedy", "100%", "100%"]


def test_a_balance_study_compares_two_sets_and_draws_them(tmp_path: Path) -> None:
    lines = run("balance_study.py", "--games", "10", "--workers", "1", "--out", tmp_path / "study")
    assert lines[0].split() == ["points", "of", "a", "player", "standard", "temple", "+1"]
    temples = next(line.split() for line in lines if line.startswith("  temple "))
    assert float(temples[4]) > float(temples[1])  # points from temples: with the richer set, and before
    drawn = (tmp_path / "study" / "balance.png").read_bytes()
    assert drawn.startswith(b"\x89PNG")
    assert struct.unpack(">II", drawn[16:24]) == (1200, 450)


def test_records_become_a_table(tmp_path: Path) -> None:
    # Seat 1 is the one who starts, whoever that is.
    jobs = [Job(("greedy", "random", "random"), str(number), first=number % 3) for number in range(6)]
    records = [game.record for game in play_games(jobs, workers=1)]
    write_records(records, tmp_path / "games.jsonl")
    lines = run("records_to_dataframe.py", "--records", tmp_path / "games.jsonl", "--csv", tmp_path / "players.csv")
    assert lines[0] == "6 games, 18 players"
    assert [line.split()[0] for line in lines[-3:]] == ["1", "2", "3"]
    with (tmp_path / "players.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["seat"] for row in rows if row["name"] == "greedy"] == ["1", "3", "2"] * 2
    for row in rows:
        sources = ("regions", "wilderness", "god_points", "temple_token")
        assert int(row["total"]) == sum(int(row[source]) for source in sources)
        assert row["turns"] == "45"
        record = records[int(row["game"])]
        assert row["god"] in record.gods
        assert f"@{row['god']}" in record.turns[int(row["seat"]) - 1 :: 3][int(row["god_round"]) - 1]
    won = [(int(row["game"]), row["name"]) for row in rows if row["winner"] == "True"]
    expected = [(i, r.seats[w].name) for i, r in enumerate(records) if r.result for w in r.result.winners]
    assert won == expected


def test_records_are_made_where_none_are_given() -> None:
    lines = run("records_to_dataframe.py", "--games", "5", "--workers", "1")
    assert lines[0] == "5 games, 10 players"
    assert "Means by god:" in lines


def test_a_network_learns_to_beat_random() -> None:
    lines = run("learn.py", "--updates", "6", "--games", "128")
    won = float(lines[-1].split()[1].rstrip("%"))
    assert lines[-1].endswith("of 512 games against random")
    assert won > 55  # untaught it wins half of them; sixty updates bring it far above


def test_a_network_learns_from_a_dataset(tmp_path: Path) -> None:
    options = ("--games", "40", "--bot", "network:sims=32", "--workers", "1")
    lines = run("learn_from_dataset.py", tmp_path / "data", *options)
    by_chance = float(lines[1].split()[-1].rstrip("%"))
    before, after = (re.findall(r"([\d.]+)%", line) for line in (lines[2], lines[-1]))
    assert 15 < by_chance < 35
    assert float(before[0]) < by_chance + 10
    assert float(after[0]) > by_chance + 20  # the games it is tested on are not those it learned from
    assert float(after[1]) < float(before[1]) - 2
    assert run("learn_from_dataset.py", tmp_path / "data", *options) == lines
