"""A round robin: every bot plays every other bot, and all get ratings.

Every pair plays the same shuffles, each from both seats. The first table shows the win rates with their 95 % intervals
and the ratings; the second shows how often each bot finished ahead of each other. docs/arena.md explains these numbers.

    python examples/tournament.py
    python examples/tournament.py --bots random casual greedy search:sims=300 my_module:MyBot --games 100 --seed 7
"""

import argparse

from orbis.arena import Results, outcome_of, plan_match, play_match, summarize

DEFAULT_BOTS = ("random", "beginner", "novice", "casual", "greedy")


def print_ratings(results: Results) -> None:
    """Print one line per bot, best rating first."""
    width = max(len(bot.bot) for bot in results.bots)
    print(f"{'bot':{width}}  games  wins  95 % interval  points  rating")
    for bot in results.bots:
        interval = f"{bot.win_rate.low:.0%} to {bot.win_rate.high:.0%}"
        won = f"{bot.games:5}  {bot.win_rate.value:4.0%}  {interval:>13}"
        print(f"{bot.bot:{width}}  {won}  {bot.score:6.1f}  {bot.rating.mu:6.1f} ± {bot.rating.sigma:.1f}")


def print_duels(results: Results) -> None:
    """Print how often the bot in a row finished ahead of the bot in a column."""
    names = [bot.bot for bot in results.bots]
    ahead = {(duel.bot, duel.opponent): f"{duel.ahead.value:.0%}" for duel in results.duels}
    width = max(map(len, names))
    print(f"{'':{width}}  " + "  ".join(f"{name:>{width}}" for name in names))
    for name in names:
        print(f"{name:{width}}  " + "  ".join(f"{ahead.get((name, other), ''):>{width}}" for other in names))


def main() -> None:
    """Play all pairs and print the two tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", nargs="+", default=DEFAULT_BOTS, metavar="BOT", help="bots from docs/bots.md")
    parser.add_argument("--games", type=int, default=20, help="games per pair")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="number of processes; default: one per core")
    options = parser.parse_args()

    match = plan_match(options.bots, options.games, options.seed, players=2)
    print(f"{match.num_games} games: {len(match.line_ups)} pairs, {match.num_deals} shuffles, seed {match.seed}\n")
    results = summarize([outcome_of(game) for game in play_match(match, options.workers)])
    print_ratings(results)
    print("\nHow often the bot in the row finished ahead of the bot in the column:")
    print_duels(results)


if __name__ == "__main__":
    main()
