"""Bots by name: `random`, `greedy`, `search:seconds=1`, `network`, a level, or the import path of your own bot."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from orbis.bots.bot import Bot
from orbis.bots.budget import Budget
from orbis.bots.greedy import GreedyBot
from orbis.bots.levels import LEVELS
from orbis.bots.network.bot import NetworkBot, PolicyBot
from orbis.bots.network.versions import LATEST, weights_path
from orbis.bots.random_bot import RandomBot
from orbis.bots.search_bot import SearchBot
from orbis.errors import OrbisError, safe_repr

BotFactory: TypeAlias = Callable[[str], Bot]  # takes a seed

DEFAULT_SECONDS = 1.0
MAX_THREADS = 256
BOT_NAMES = ("random", "greedy", "search", "policy", "network", *LEVELS)


def bot_factory(name: str) -> BotFactory:
    """The factory of the bot with this name: it takes a seed.

    A name is one of BOT_NAMES, possibly with options such as `greedy:slack=2`, `search:sims=400,threads=2` or
    `search:seconds=0.5`, or an import path such as `package.module:MyBot`.
    """
    kind, _, options = LEVELS.get(name, name).partition(":")
    if kind == "random":
        _no_more_options(name, _parsed_options(name, options))
        return RandomBot
    if kind == "greedy":
        return _greedy(name, _parsed_options(name, options))
    if kind == "search":
        return _search(name, _parsed_options(name, options))
    if kind == "policy":
        return _policy(name, _parsed_options(name, options))
    if kind == "network":
        return _network(name, _parsed_options(name, options))
    return _imported(name)


def _greedy(name: str, options: dict[str, float]) -> BotFactory:
    slack = options.pop("slack", 0.0)
    _no_more_options(name, options)
    return lambda seed: GreedyBot(seed, slack)


def _search(name: str, options: dict[str, float]) -> BotFactory:
    budget = _budget(name, options)
    _no_more_options(name, options)
    return lambda seed: SearchBot(seed, budget)


def _policy(name: str, options: dict[str, float]) -> BotFactory:
    path = weights_path(options.pop("version", LATEST))
    _no_more_options(name, options)
    return lambda seed: PolicyBot(seed, path)


def _network(name: str, options: dict[str, float]) -> BotFactory:
    path = weights_path(options.pop("version", LATEST))
    budget = _budget(name, options)
    _no_more_options(name, options)
    return lambda seed: NetworkBot(seed, budget, path)


def _budget(name: str, options: dict[str, float]) -> Budget:
    """The budget among the options: simulations or seconds, and threads."""
    simulations, seconds = options.pop("sims", None), options.pop("seconds", None)
    threads = options.pop("threads", 1.0)
    if simulations is not None and seconds is not None:
        raise OrbisError("bot/options", f"the bot {safe_repr(name)} has two budgets: use either sims or seconds")
    if (simulations is not None and simulations < 1) or not 1 <= threads <= MAX_THREADS:
        raise OrbisError("bot/options", f"the bot {safe_repr(name)} needs at least one simulation and 1 to 256 threads")
    if simulations is not None:
        return Budget(int(simulations), threads=int(threads))
    return Budget(seconds=DEFAULT_SECONDS if seconds is None else seconds, threads=int(threads))


def _parsed_options(name: str, text: str) -> dict[str, float]:
    """The options after a name: `key=number`, separated by commas."""
    options = {}
    for option in filter(None, text.split(",")):
        key, _, value = option.partition("=")
        try:
            options[key] = float(value)
        except ValueError:
            options[key] = -1.0
        if not 0 <= options[key] < 1e12:
            raise OrbisError(
                "bot/options", f"the option {safe_repr(option)} of {safe_repr(name)} must have the form key=number"
            )
    return options


def _no_more_options(name: str, options: dict[str, float]) -> None:
    if options:
        raise OrbisError("bot/options", f"the bot {safe_repr(name)} has no option {safe_repr(next(iter(options)))}")


def _imported(path: str) -> BotFactory:
    module, _, attribute = path.partition(":")
    if not module or not attribute:
        names = ", ".join(BOT_NAMES)
        raise OrbisError(
            "bot/unknown",
            f"unknown bot {safe_repr(path)}: expected {names}, or an import path such as package.module:MyBot",
        )
    if not {"", os.getcwd()} & set(sys.path):
        sys.path.insert(0, "")  # finds modules in the current folder, as `python -m` does
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # importing a module can raise anything
        raise OrbisError("bot/import", f"the bot {safe_repr(path)} cannot be imported: {error}") from error
    if not callable(found):
        raise OrbisError("bot/import", f"the bot {safe_repr(path)} is not a class or function that takes a seed")
    factory: BotFactory = found
    return factory
