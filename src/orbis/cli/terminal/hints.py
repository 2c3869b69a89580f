"""Advice from a bot."""

from orbis.bots import bot_factory, play_choice
from orbis.cli.terminal.glyphs import Glyphs
from orbis.cli.terminal.story import tell
from orbis.game import ACTIONS, Game, format_actions

HINT_BOT = "random"


def hint_for(game: Game, glyphs: Glyphs) -> list[str]:
    """How a strong bot would go on with the turn."""
    trial = game.copy()
    play_choice(trial, bot_factory(HINT_BOT)(f"hint {game.turn}"))
    actions = [ACTIONS[index] for index in trial.turns[-1][len(game.staged) :]]
    return [
        f"{HINT_BOT} would play {format_actions(actions)}",
        f"that is, {tell(game, actions, glyphs, third_person=False)}",
    ]
