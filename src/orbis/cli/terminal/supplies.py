"""What lies beside the display: the gods to be had, the temple tokens, the piles."""

import textwrap

from orbis.cli.terminal.labels import subject
from orbis.cli.terminal.view import View
from orbis.cli.words import GOD_WORDS
from orbis.tiles import GODS

MARGIN = len("Gods  ")
HEAD_WIDTH = len("12: @equilibrium  ")


def god_lines(view: View, width: int) -> list[str]:
    """The gods still to be had and what each does, in a line each where there is room."""
    lines = []
    for god in sorted(view.state["gods"], key=GODS.index):
        words = GOD_WORDS[god]
        head = _head(view, god)
        if MARGIN + HEAD_WIDTH + len(words) <= width:
            lines.append(f"{'':<{MARGIN}}{head:<{HEAD_WIDTH}}{words}")
        else:
            lines.append(f"{'':<{MARGIN}}{head}")
            lines += [f"{'':<{MARGIN + 2}}{line}" for line in textwrap.wrap(words, max(width - MARGIN - 2, 20))]
    if lines:
        lines[0] = "Gods" + lines[0][len("Gods") :]
    return lines


def _head(view: View, god: str) -> str:
    """The god's word, with its number while it can be taken."""
    word = f"@{god}"
    return f"{view.numbers[word]}: {word}" if word in view.numbers else word


def temple_lines(view: View, width: int) -> list[str]:
    """The temple tokens, and who would get one if the game ended now."""
    tokens = ", ".join(map(str, view.state["temple_tokens"]))
    standings = sorted(enumerate(view.score.players), key=lambda seat: (-seat[1].temple_token, -seat[1].temple_symbols))
    holders = [
        f"{subject(view.labels[seat], 'have')} {_symbols(player.temple_symbols)} ({player.temple_token} CP)"
        for seat, player in standings
        if player.temple_symbols
    ]
    return textwrap.wrap(f"Temple tokens {tokens}: {', '.join(holders) or 'nobody has a symbol yet'}", max(width, 20))


def _symbols(number: int) -> str:
    return f"{number} symbol{'s' if number > 1 else ''}"


def pile_words(view: View) -> str:
    """How many tiles each pile still has."""
    return "tiles left: " + " + ".join(map(str, view.state["piles"]))
