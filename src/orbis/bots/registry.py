"""Bots by name: `random`, `greedy`, `search:seconds=1`, a level, or the import path of your own."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from orbis.bots.bot import Bot
from orbis.bots.random_bot import RandomBot
from orbis.errors import OrbisError, show

BotFactory: TypeAlias = Callable[[str], Bot]  # from a seed

_BOTS: dict[str, BotFactory] = {"random": RandomBot}
BOT_NAMES = tuple(_BOTS)


def bot_factory(name: str) -> BotFactory:
    """The maker of the bot with this name: it takes a seed. An import path looks like `package.module:MyBot`."""
    known, _, _options = name.partition(":")
    if known in _BOTS:
        return _BOTS[known]
    return _imported(name)


def _imported(path: str) -> BotFactory:
    module, _, attribute = path.partition(":")
    if not module or not attribute:
        raise OrbisError(
            "bot/unknown", f"there is no bot {show(path)}: bots are {', '.join(BOT_NAMES)} and package.module:MyBot"
        )
    if "" not in sys.path:
        sys.path.insert(0, "")  # a module beside the user, as `python -m` has it
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise OrbisError("bot/import", f"the bot {show(path)} cannot be imported: {error}") from error
    if not callable(found):
        raise OrbisError("bot/import", f"the bot {show(path)} is no class or function that takes a seed")
    factory: BotFactory = found
    return factory
