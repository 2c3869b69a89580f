"""The benchmarks that measure how strong bots are: baselines and odd tile sets."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from odd_tile_sets import STYLES

from orbis.engine.kernel import COMPILED
from orbis.errors import OrbisError

BENCHMARKS = Path(__file__).parent.parent.parent / "benchmarks"
sys.path.append(str(BENCHMARKS))

from baselines import Cell, Measured, cells_of, play_all, table  # noqa: E402  # found only now
from matches import odd_tile_set, play, result_of  # noqa: E402

from orbis.arena.statistics import Rate  # noqa: E402
from orbis.tiles import load_tile_set  # noqa: E402

OPPONENTS = ["random", "greedy", "search:sims=8"]
BOTS = [*OPPONENTS, "policy", "network:sims=4"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_meets_every_opponent(players: int) -> None:
    cells = cells_of(players, BOTS, OPPONENTS)
    met = {(cell.bot, cell.opponent) for cell in cells}
    if players == 2:
        assert len({frozenset(pair) for pair in met}) == len(met)
        met |= {(opponent, bot) for bot, opponent in met}
    assert met >= {(bot, opponent) for bot in BOTS for opponent in OPPONENTS if bot != opponent}
    assert all(len(cell.line_up) == players for cell in cells)


def test_a_match_of_two_players_counts_for_both() -> None:
    cells = [Cell(2, "greedy", "random")]
    found = dict(play_all(cells, 4, "both", load_tile_set(), 1, None))
    assert found[cells[0]].games == found[Cell(2, "random", "greedy")].games == 4
    assert found[cells[0]].rate.value + found[Cell(2, "random", "greedy")].rate.value == 1
    lines = table(2, ["random", "greedy"], ["random"], found).splitlines()
    assert lines[-2] == "| `random` | – |"
    assert lines[-1].startswith("| `greedy` | 100.0% (")


def test_time_that_is_up_ends_a_match_with_a_whole_deal() -> None:
    games, results = play(("greedy", "random", "random"), 300, "1", workers=1, seconds=0.0)
    assert games == 3
    assert result_of(results, "greedy").games == 3


def test_a_table_says_what_was_not_played() -> None:
    found = {Cell(3, "greedy", "random"): Measured(Rate(0.9, 0.8, 0.95), 30)}
    lines = table(3, ["greedy", "policy"], ["random"], found).splitlines()
    assert lines[0] == "3 players; an equal bot would win 33%:"
    assert lines[-2:] == ["| `greedy` | 90.0% (80.0%–95.0%) |", "| `policy` | – |"]


@pytest.mark.parametrize("style", STYLES)
def test_odd_sets_are_named_by_style_and_seed(style: str) -> None:
    first, same, other = (odd_tile_set(f"{style}:{seed}") for seed in ("1", "1", "2"))
    assert first.digest == same.digest != other.digest


@pytest.mark.parametrize("name", ["forests", "forests:", "plain:1", ""])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(OrbisError, match="an odd set is STYLE:SEED"):
        odd_tile_set(name)


@pytest.mark.skipif(not COMPILED, reason="whole games of searches take too long uncompiled")
@pytest.mark.parametrize(
    ("script", "options", "pattern"),
    [
        (
            "baselines.py",
            ["--players", "2", "--search", "search:sims=8", "--network", "network:sims=4", "--odd-set", "free:1"],
            r"\| `network:sims=4` \| [\d.]+% \(.*\) \| [\d.]+% \(.*\) \| [\d.]+% \(.*\) \|$",
        ),
        (
            "strength.py",
            ["--only", "odd-sets", "--odd-sets", "volcanoes:7"],
            r"\| `search:seconds=0.05` on `volcanoes:7` \| 2 \| .* \| ≥ 60% (reached|missed) \|$",
        ),
    ],
)
def test_the_scripts_print_tables(script: str, options: list[str], pattern: str) -> None:
    command = [sys.executable, str(BENCHMARKS / script), "--games", "2", "--workers", "1", *options]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(pattern, done.stdout.strip())
