"""Tables in the documentation that are generated: `pytest --write` writes them anew."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest


class DocTables:
    """The tables of a page of the documentation, each between two comments that the reader does not see."""

    def __init__(self, page: Path, request: pytest.FixtureRequest) -> None:
        self._page = page
        self._write: bool = request.config.getoption("--write")

    def check(self, name: str, rows: Iterable[Iterable[str]]) -> None:
        """Fail unless a table has these rows below its head; or write them, if that was asked for."""
        text = self._page.read_text(encoding="utf-8")
        found = re.search(rf"<!-- table: {name} -->\n(.*?)\n<!-- end -->", text, re.DOTALL)
        assert found is not None, name
        lines = ["| " + " | ".join(cells) + " |" for cells in rows]
        lines = [line.replace("|  |", "| |").replace("|  |", "| |") for line in lines]
        if self._write:
            head = found[1].splitlines()[:2]
            start, end = found.span(1)
            self._page.write_text(text[:start] + "\n".join(head + lines) + text[end:], encoding="utf-8")
        else:
            assert found[1].splitlines()[2:] == lines


def rows_of(union: Any, base: type[msgspec.Struct]) -> Iterator[tuple[str, str, str]]:
    """A row for each struct of a tagged union: its tag, its fields besides those of the base, and its docstring."""
    for form in get_args(union):
        fields = [name for name in form.__struct_fields__ if name not in base.__struct_fields__]
        doc = " ".join(form.__doc__.split())
        yield f"`{form.__struct_config__.tag}`", " ".join(f"`{name}`" for name in fields), doc[0].lower() + doc[1:-1]
