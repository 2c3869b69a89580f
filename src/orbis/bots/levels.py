"""Levels for people: each is clearly stronger than the one before. docs/bots.md has the matches."""

from typing import Final

LEVELS: Final[dict[str, str]] = {
    "beginner": "greedy:noise=6",
    "casual": "greedy:noise=2.5",
    "skilled": "greedy",
    "expert": "search:sims=300",
    "master": "search:sims=3000",
    "grandmaster": "search:sims=30000",
}
