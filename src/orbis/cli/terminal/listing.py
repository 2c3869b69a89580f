"""The choices as a numbered list."""

import textwrap

from orbis.cli.terminal.choices import choices_of
from orbis.cli.terminal.describe import describe
from orbis.cli.terminal.glyphs import Glyphs
from orbis.game import Action, Exchange, Game, Place
from orbis.game.notation import format_action

MIN_WIDTH = 40


def choice_lines(game: Game, glyphs: Glyphs, width: int) -> list[str]:
    """Each choice with its number, its word and what it does; those that are all alike share a line."""
    numbered = list(enumerate(choices_of(game), 1))
    column = max(len(format_action(choice)) for _, choice in numbered) + 2
    lines = []
    alike: dict[str, list[str]] = {}
    for number, choice in numbered:
        word = format_action(choice)
        if group := _group(choice, glyphs):
            alike.setdefault(group, []).append(f"{number} {word}")
        else:
            lines += _hanging(f"{number:>3}  {word:<{column}}", describe(choice, game, glyphs), width)
    for group, words in alike.items():
        lines += _hanging("     ", f"{group}: {', '.join(words)}", width)
    return lines


def _group(choice: Action, glyphs: Glyphs) -> str:
    """What the choices have in common that share a line."""
    if isinstance(choice, Place) and choice.face == "wilderness":
        return f"as wilderness, {glyphs.minus}1 CP"
    if isinstance(choice, Exchange):
        return "exchange three worshipers for one"
    return ""


def _hanging(head: str, text: str, width: int) -> list[str]:
    """A text beside its head, with its further lines below its first."""
    first, *others = textwrap.wrap(text, max(width, MIN_WIDTH) - len(head))
    return [head + first, *(" " * len(head) + line for line in others)]
