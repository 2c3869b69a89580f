"""The option `--ray [ADDRESS]`, whose value may be left out."""

import re
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand

OPTION = "--ray"
LOCAL = "local"
# What can be told from the name of a bot: a bot is never called by a bare number after its colon.
_ADDRESS = re.compile(rf"auto|{LOCAL}|ray://.+|.+:\d+")


class RayCommand(TyperCommand):
    """A command that reads a bare `--ray` as `--ray local`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments in the form that every other command has them."""
        return super().parse_args(ctx, with_address(args))


def with_address(arguments: Sequence[str]) -> list[str]:
    """The arguments, with an address after each `--ray` that has none."""
    result: list[str] = []
    for number, word in enumerate(arguments):
        result.append(word)
        following = "".join(arguments[number + 1 : number + 2])
        if word == OPTION and not _ADDRESS.fullmatch(following):
            result.append(LOCAL)
    return result
