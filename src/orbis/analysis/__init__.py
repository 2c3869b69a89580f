"""Analysis: the best turns of a position, and game reviews with reasons."""

from orbis.analysis.forms import ReviewSummary
from orbis.analysis.position import Analysis, RankedTurn, analyze
from orbis.analysis.reason import Reason, sentence
from orbis.analysis.review import Review, ReviewedTurn, review, review_turn, review_turns
from orbis.analysis.turns import MARKS, THRESHOLDS, Estimate, JudgedTurn
from orbis.bots import Budget

analyse = analyze  # the British spelling

__all__ = [
    "MARKS",
    "THRESHOLDS",
    "Analysis",
    "Budget",
    "Estimate",
    "JudgedTurn",
    "RankedTurn",
    "Reason",
    "Review",
    "ReviewSummary",
    "ReviewedTurn",
    "analyse",
    "analyze",
    "review",
    "review_turn",
    "review_turns",
    "sentence",
]
