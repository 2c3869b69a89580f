"""Puzzles: positions from games of strong bots in which one turn is clearly best."""

from orbis.puzzles.generate import Generation
from orbis.puzzles.plan import Plan
from orbis.puzzles.puzzle import Puzzle

__all__ = ["Generation", "Plan", "Puzzle"]
