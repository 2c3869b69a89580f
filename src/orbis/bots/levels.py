"""Difficulty levels, each clearly stronger than the one before. docs/bots.md has the match results."""

from typing import Final

LEVELS: Final[dict[str, str]] = {
    "beginner": "greedy:noise=8",
    "novice": "greedy:noise=4",
    "casual": "greedy:noise=2",
    "skilled": "greedy:noise=1",
    "expert": "greedy",
    "master": "search:sims=300",
    "grandmaster": "search:sims=8000",
}
