"""A first-time player who only follows what the page highlights: how many wildernesses come of it.

Takes any tile that the page highlights (payable and placeable face up), else a god, else anything; places it in any
highlighted cell; accepts suggested payments. Against one `novice`.
"""

import argparse
import random

from orbis import Game
from orbis.bots import bot_factory, play_choice
from orbis.game import Action, Place, Take, TakeGod, outlooks, preview

LEVEL = "novice"


def main() -> None:
    """Play the games and print the average."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", default="first time")
    options = parser.parse_args()
    counts = [_play(f"{options.seed} {number}") for number in range(options.games)]
    average = sum(counts) / len(counts)
    print(f"{len(counts)} games against {LEVEL}: {average:.2f} wildernesses on average, at most {max(counts)}")


def _play(seed: str) -> int:
    """Play a game in the first seat; the wildernesses at its end."""
    game, chance, bot = Game(2, seed, first=0), random.Random(seed), bot_factory(LEVEL)(seed)
    while not game.over:
        if game.player == 0:
            for action in _answer(game, chance):
                game.play(action)
        else:
            play_choice(game, bot)
    return sum(placed.face == "wilderness" for placed in game.public_state().players[0].universe)


def _answer(game: Game, chance: random.Random) -> list[Action]:
    """An answer to the open step."""
    asked = preview(game, [])
    if asked.guidance.suggested:
        return list(asked.guidance.suggested)
    legal = game.legal()
    if asked.state.step == "take":
        ready: list[Action] = [Take(tile.place) for tile in outlooks(game) if tile.prospect == "payable"]
        return [chance.choice(ready or [choice for choice in legal if isinstance(choice, TakeGod)] or legal)]
    face_up = [choice for choice in legal if isinstance(choice, Place) and choice.face == "up"]
    return [chance.choice(face_up or legal)]


if __name__ == "__main__":
    main()
