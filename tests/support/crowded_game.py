"""A game of four in which the tile in the middle is never taken, so that a crowd gathers on it."""

import functools
import random

from msgspec.structs import astuple

from orbis import Game
from orbis.game import Action, Place, Take, preview

SEED = "a crowd"
CROWD = 17
AVOIDED = "b2"


@functools.cache
def crowded_turns() -> tuple[str, ...]:
    """All turns of the game: by chance, but with suggested payments."""
    game, chance = Game(4, SEED, first=0), random.Random(SEED)
    most = 0
    while not game.over:
        for action in _answer(game, chance):
            game.play(action)
        state = game.public_state()
        most = max(most, *(sum(astuple(there.worshipers)) for there in state.display))
    assert most >= CROWD, f"only {most} worshipers came together"
    return tuple(game.notation)


def _answer(game: Game, chance: random.Random) -> list[Action]:
    """The answer to the open step."""
    suggested = preview(game, []).guidance.suggested
    if suggested:
        return list(suggested)
    choices = [choice for choice in game.sensible() if choice != Take(AVOIDED)] or game.legal()
    face_up = [choice for choice in choices if isinstance(choice, Place) and choice.face == "up"]
    return [chance.choice(face_up or choices)]
