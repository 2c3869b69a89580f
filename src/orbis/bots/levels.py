"""Difficulty levels, each clearly stronger than the one before. docs/bots.md has the match results."""

from typing import Final

LEVELS: Final[dict[str, str]] = {
    "beginner": "greedy:slack=6.5",
    "novice": "greedy:slack=4",
    "casual": "greedy:slack=2.4",
    "skilled": "greedy:slack=1.3",
    "expert": "greedy",
    "master": "search:sims=300",
    "grandmaster": "search:sims=8000",
    "immortal": "network:sims=500",
    "deity": "network:sims=10000",
}
