"""The option `--ray [ADDRESS]`, whose value is optional."""

import re
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand

OPTION = "--ray"
LOCAL = "local"
# Addresses can be told apart from bots: no bot has just a number after its colon.
_ADDRESS = re.compile(rf"auto|{LOCAL}|ray://.+|.+:\d+")


class RayCommand(TyperCommand):
    """A command that reads a bare `--ray` as `--ray local`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Give each bare `--ray` an address before parsing."""
        return super().parse_args(ctx, with_address(args))


def with_address(arguments: Sequence[str]) -> list[str]:
    """The arguments, with an address after every `--ray` that has none."""
    result: list[str] = []
    for number, word in enumerate(arguments):
        result.append(word)
        following = "".join(arguments[number + 1 : number + 2])
        if word == OPTION and not _ADDRESS.fullmatch(following):
            result.append(LOCAL)
    return result
