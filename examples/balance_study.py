"""What if temples were worth one point more? A balance study of a custom tile set.

A bot plays the same shuffles with the standard set and with a variant of it, in both seats. The study compares points,
where they come from, and who wins. More games give narrower 95 % intervals. `orbis[balance]` installs Matplotlib.

    python examples/balance_study.py --out study
    python examples/balance_study.py --effect forest --more 2 --games 1000 --bot search:sims=200 --out study
"""

import argparse
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

import orbis
from orbis.arena import play_games
from orbis.arena.statistics import Estimate
from orbis.balance import Figures, balance_jobs, figures_of_records
from orbis.game.names import COLOR_NAMES

HUES = ("#AAAAAA", "#56B4E9")  # one per tile set


def richer(effect: str, more: int) -> orbis.TileSet:
    """The standard set with more points on all tiles of an effect, validated like a set from a file."""
    data = orbis.load_tile_set().to_json()
    data["name"] = f"{effect} {more:+}"
    for region in data["regions"]:
        if region["effect"]["kind"] == effect:
            region["cp"] += more
    return orbis.load_tile_set(data)


def study(tiles: orbis.TileSet, options: argparse.Namespace) -> Figures:
    """The figures of games with a set. The shuffles depend only on the seed, so they are the same for every set."""
    jobs = balance_jobs(2, options.games, options.bot, options.seed, tiles)
    return figures_of_records((game.record for game in play_games(jobs, options.workers)), tiles)[2]


def findings_of(figures: Figures) -> dict[str, dict[str, Estimate]]:
    """What to compare: points, their sources, wins, and each color's share of the winners' face-up tiles."""
    wins = {COLOR_NAMES[color.regions.name]: color.winners_share for color in figures.colors}
    wins |= {f"seat {seat.seat}": seat.wins.relative for seat in figures.seats}
    return {
        "points of a player": {"all": figures.score.mean, "winners": figures.winning_score.mean},
        "points by source": {source.source: source.everybody for source in figures.sources},
        "who wins: 1 is fair": {**wins, "top temple token": figures.tokens[0].wins.relative},
    }


def shown(estimate: Estimate) -> str:
    """A value with its interval; there is no interval with fewer than ten games."""
    value, low, high = ("?" if x is None else f"{x:.2f}" for x in (estimate.value, estimate.low, estimate.high))
    return f"{value} [{low}, {high}]"


def draw(axes: Axes, number: int, name: str, estimates: dict[str, Estimate]) -> None:
    """Draw bars with their intervals, those of the second set below those of the first."""
    rows = [row + 0.4 * number - 0.2 for row in range(len(estimates))]
    axes.barh(rows, [e.value or 0 for e in estimates.values()], height=0.4, color=HUES[number], label=name)
    for row, estimate in zip(rows, estimates.values(), strict=True):
        if estimate.low is not None and estimate.high is not None:
            axes.plot([estimate.low, estimate.high], [row, row], color="black", linewidth=1)
    axes.set(yticks=range(len(estimates)), yticklabels=list(estimates), ylim=(len(estimates) - 0.5, -0.5))


def main() -> None:
    """Play with both sets, then print and plot the findings."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--effect", default="temple", help="the effect whose tiles are worth more")
    parser.add_argument("--more", type=int, default=1, help="how many points more")
    parser.add_argument("--games", type=int, default=200, help="games per set")
    parser.add_argument("--bot", default="greedy", help="a bot from docs/bots.md")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="number of processes; default: one per core")
    parser.add_argument("--out", type=Path, default=Path(), metavar="FOLDER", help="where to write balance.png")
    options = parser.parse_args()

    sets = [orbis.load_tile_set(), richer(options.effect, options.more)]
    before, after = (findings_of(study(tiles, options)) for tiles in sets)
    figure = Figure(figsize=(12, 4.5), layout="constrained")
    for axes, group in zip(figure.subplots(1, 3, width_ratios=(1, 2, 2)), before, strict=True):
        print(f"{group:22}{sets[0].name:24}{sets[1].name}")
        for name in before[group]:
            print(f"  {name:20}{shown(before[group][name]):24}{shown(after[group][name])}")
        draw(axes, 0, sets[0].name, before[group])
        draw(axes, 1, sets[1].name, after[group])
        axes.set_title(group)
    axes.axvline(1, color="black", linestyle=":")
    figure.legend(*axes.get_legend_handles_labels(), loc="outside lower center", ncols=2)
    options.out.mkdir(parents=True, exist_ok=True)
    figure.savefig(options.out / "balance.png")


if __name__ == "__main__":
    main()
