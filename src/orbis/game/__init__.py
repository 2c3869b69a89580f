"""The game as a Python object: readable actions, helpful errors, notation, scores and a text picture of the table."""

from orbis.game.actions import ACTIONS, Action, Decline, Exchange, Gain, Give, Place, Remove, Take, TakeGod
from orbis.game.changes import play_changes
from orbis.game.game import Game
from orbis.game.guidance import Guidance, guidance
from orbis.game.notation import NotationError, format_actions, parse_action, parse_actions
from orbis.game.outlook import TileOutlook, outlooks
from orbis.game.preview import Preview, preview
from orbis.game.refusals import IllegalAction, Refusal
from orbis.game.score import PlayerScore, Score

__all__ = [
    "ACTIONS",
    "Action",
    "Decline",
    "Exchange",
    "Gain",
    "Game",
    "Give",
    "Guidance",
    "IllegalAction",
    "NotationError",
    "Place",
    "PlayerScore",
    "Preview",
    "Refusal",
    "Remove",
    "Score",
    "Take",
    "TakeGod",
    "TileOutlook",
    "format_actions",
    "guidance",
    "outlooks",
    "parse_action",
    "parse_actions",
    "play_changes",
    "preview",
]
