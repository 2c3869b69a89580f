"""The arguments of `orbis play`: several bots after one option, and a file that can be left out."""

from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand


class PlayCommand(TyperCommand):
    """A command that reads `--bots greedy random` and a bare `--resume`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments in the form that every other command has them."""
        return super().parse_args(ctx, spread(args))


def spread(arguments: Sequence[str]) -> list[str]:
    """Each of several bots with an option of its own; a `--resume` without a file with an empty one."""
    result: list[str] = []
    option = ""  # the option whose values are being read
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
