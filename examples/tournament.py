"""A round robin: each bot meets each other one, and all get ratings.

Every pair plays the same shuffles, each from both seats. The table has the win rates with their 95 % intervals and the
ratings; below it stands who finished before whom how often. docs/arena.md says how these numbers are made.

    python examples/tournament.py
    python examples/tournament.py --bots random casual greedy search:sims=300 my_module:MyBot --games 100 --seed 7
"""

import argparse

from orbis.arena import Results, outcome_of, plan_match, play_match, sum_up

DEFAULT_BOTS = ("random", "beginner", "novice", "casual", "greedy")


def print_ratings(results: Results) -> None:
    """One line a bot, the best rated first."""
    width = max(len(bot.bot) for bot in results.bots)
    print(f"{'bot':{width}}  games  wins  95 % interval  points  rating")
    for bot in results.bots:
        interval = f"{bot.win_rate.low:.0%} to {bot.win_rate.high:.0%}"
        won = f"{bot.games:5}  {bot.win_rate.value:4.0%}  {interval:>13}"
        print(f"{bot.bot:{width}}  {won}  {bot.score:6.1f}  {bot.rating.mu:6.1f} ± {bot.rating.sigma:.1f}")


def print_duels(results: Results) -> None:
    """How often the bot of a row finished before that of a column."""
    names = [bot.bot for bot in results.bots]
    ahead = {(duel.bot, duel.opponent): f"{duel.ahead.value:.0%}" for duel in results.duels}
    width = max(map(len, names))
    print(f"{'':{width}}  " + "  ".join(f"{name:>{width}}" for name in names))
    for name in names:
        print(f"{name:{width}}  " + "  ".join(f"{ahead.get((name, other), ''):>{width}}" for other in names))


def main() -> None:
    """Play all pairs and print the two tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", nargs="+", default=DEFAULT_BOTS, metavar="BOT", help="bots of docs/bots.md")
    parser.add_argument("--games", type=int, default=20, help="games of each pair")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="processes; by default one for each core")
    options = parser.parse_args()

    match = plan_match(options.bots, options.games, options.seed, players=2)
    print(f"{match.num_games} games: {len(match.line_ups)} pairs, {match.num_deals} shuffles, seed {match.seed}\n")
    results = sum_up([outcome_of(game) for game in play_match(match, options.workers)])
    print_ratings(results)
    print("\nThe bot of the row finishes before that of the column:")
    print_duels(results)


if __name__ == "__main__":
    main()
