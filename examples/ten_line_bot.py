"""A bot in ten lines, and a match against another bot.

This is the bot of docs/library.md: it looks at each action and picks the one that leaves it with the most points, then
the most worshipers.

    python examples/ten_line_bot.py
    python examples/ten_line_bot.py --opponent greedy --games 100 --seed 7
"""

import argparse
from pathlib import Path

import orbis
from orbis.arena import outcome_of, plan_match, play_match, summarize


class Hasty:
    """Goes for the most points now."""

    def __init__(self, seed: str) -> None:
        pass  # it makes no random choices

    def choose(self, game: orbis.Game) -> orbis.Action:
        """The action that gives the best score."""
        return max(game.sensible(), key=lambda action: self.worth(game.after([action]), game.player))

    def worth(self, game: orbis.Game, player: int) -> tuple[int, int]:
        """The points of a player, then the worshipers."""
        score = game.score().players[player]
        return score.total, score.worshipers


def main() -> None:
    """Play the match: every shuffle from both seats."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--opponent", default="random", help="a bot from docs/bots.md")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="number of processes; default: one per core")
    options = parser.parse_args()

    hasty = f"{Path(__file__).stem}:Hasty"  # as an import path, so that the worker processes find it
    match = plan_match([hasty, options.opponent], options.games, options.seed)
    outcomes = [outcome_of(game) for game in play_match(match, options.workers)]
    print(f"{match.num_games} games, seed {match.seed}")
    for bot in summarize(outcomes).bots:
        rate = bot.win_rate
        print(f"{bot.bot}: {rate.value:.0%} of games won ({rate.low:.0%} to {rate.high:.0%}), {bot.score:.1f} CP")


if __name__ == "__main__":
    main()
