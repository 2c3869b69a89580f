"""What a bot is: anything that can choose."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from orbis.errors import OrbisError, safe_repr
from orbis.game import ACTIONS, Action, Game

# One action or several, as objects or in the notation.
Choice: TypeAlias = Action | str | Sequence[Action | str]


class Bot(Protocol):
    """A player.

    `choose` gets the game as players may know it (`Game.view`), at the start or in the middle of the bot's turn. It
    returns the next action, or several up to the end of the turn. The game is the bot's own copy to try things out.
    """

    def choose(self, game: Game) -> Choice:
        """Return the next actions of the current player."""
        ...


def play_choice(game: Game, bot: Bot) -> None:
    """Let a bot complete the current turn of a game. If it returns anything illegal, the game stays unchanged."""
    turn, num_staged = game.turn, len(game.staged)
    trial = game.copy()
    while trial.turn == turn:
        choice = bot.choose(trial.view())
        actions = choice if isinstance(choice, str | Sequence) else [choice]
        if not actions:
            raise OrbisError("bot/no-choice", f"{safe_repr(bot)} chose nothing: it must return at least one action")
        trial.play_actions(actions)
    game.play_turn([ACTIONS[index] for index in trial.turns[-1][num_staged:]])
