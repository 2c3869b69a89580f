"""A person's turn as it is put together."""

from collections.abc import Sequence

from orbis.cli.terminal.choices import forced
from orbis.errors import OrbisError
from orbis.game import Action, Game


class Turn:
    """A turn that can be taken back to its beginning: the action that ends it is held until `end`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.before = game.copy()
        self.held: Action | None = None
        self._chosen: list[int] = []  # how many actions there were before each that was chosen

    @property
    def actions(self) -> list[Action]:
        """The actions so far, with the one that is held."""
        return [*self.game.staged, *([self.held] if self.held else [])]

    def add(self, actions: Sequence[Action]) -> list[Action]:
        """Add actions, and return those that followed from them without a choice.

        They must be possible, and nothing may be held.
        """
        for action in actions:
            self._chosen.append(len(self.game.staged))
            self._add(action)
        followed = []
        while not self.held and (next_action := forced(self.game)):
            self._add(next_action)
            followed.append(next_action)
        return followed

    def _add(self, action: Action) -> None:
        after = self.game.copy()
        after.play(action)
        if after.turn == self.game.turn:
            self.game.play(action)
        else:
            self.held = action

    def undo(self) -> list[Action]:
        """Take back the last action that was chosen, with what followed from it, and return them."""
        if not self._chosen:
            raise OrbisError("game/nothing-to-undo", "There is nothing to take back: the turn has just begun")
        number = self._chosen.pop()
        taken_back = self.actions[number:]
        self.held = None
        while len(self.game.staged) > number:
            self.game.undo()
        return taken_back

    def end(self) -> None:
        """Play the action that was held."""
        assert self.held is not None
        self.game.play(self.held)
        self.held = None
