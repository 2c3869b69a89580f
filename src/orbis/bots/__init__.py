"""Players: from random to strong, and the protocol by which you write your own."""

from orbis.bots.bot import Bot, Choice, play_choice
from orbis.bots.registry import BOT_NAMES, BotFactory, bot_factory

__all__ = ["BOT_NAMES", "Bot", "BotFactory", "Choice", "bot_factory", "play_choice"]
