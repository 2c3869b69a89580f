"""Matches between bots, and ratings."""

from orbis.arena.games import Job, PlayedGame, play_game, play_games
from orbis.arena.match import Match, plan_match, play_match
from orbis.arena.results import Results, outcome_of, summarize

__all__ = [
    "Job",
    "Match",
    "PlayedGame",
    "Results",
    "outcome_of",
    "plan_match",
    "play_game",
    "play_games",
    "play_match",
    "summarize",
]
