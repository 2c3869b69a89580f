"""Analysis: the best turns of a position, and reviews of games with reasons."""

from orbis.analysis.estimate import Estimate
from orbis.analysis.marks import MARKS, THRESHOLDS
from orbis.analysis.position import Analysis, RankedTurn, analyse
from orbis.analysis.reason import Reason
from orbis.analysis.review import Review, Summary, review, review_turns
from orbis.analysis.reviewed_turn import ReviewedTurn, review_turn
from orbis.analysis.sentences import sentence
from orbis.analysis.turn import JudgedTurn
from orbis.bots import Budget

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
    "ReviewedTurn",
    "Summary",
    "analyse",
    "review",
    "review_turn",
    "review_turns",
    "sentence",
]
