"""Argument parsing for `orbis play`: one option for several bots, and an optional file to resume."""

from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand


class PlayCommand(TyperCommand):
    """A command that reads `--bots greedy random` and a bare `--resume`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Rewrite the arguments to standard form before parsing."""
        return super().parse_args(ctx, spread(args))


def spread(arguments: Sequence[str]) -> list[str]:
    """Repeat `--bots` for every bot, and give a bare `--resume` an empty value."""
    result: list[str] = []
    option = ""  # the option whose values follow
    for number, word in enumerate(arguments):
        following = arguments[number + 1 : number + 2]
        has_value = bool(following) and not following[0].startswith("-")
        if word.startswith("-"):
            option = word
            if word == "--resume" and not has_value:
                result += [word, ""]
            elif word != "--bots" or not has_value:
                result.append(word)
        else:
            result += ["--bots", word] if option == "--bots" else [word]
    return result
