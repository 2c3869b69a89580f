"""Bots, from random to strong, and the protocol for writing your own."""

from orbis.bots.bot import Bot, Choice, play_choice
from orbis.bots.budget import Budget
from orbis.bots.levels import LEVELS
from orbis.bots.registry import BOT_NAMES, BotFactory, bot_factory

__all__ = ["BOT_NAMES", "LEVELS", "Bot", "BotFactory", "Budget", "Choice", "bot_factory", "play_choice"]
