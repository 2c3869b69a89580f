"""Plain Markdown as code hosts show it, as pages of the site: what Sphinx needs besides is added while it reads."""

import re

from sphinx.application import Sphinx

# Pages that list others in their text; the site wants to have them as a tree too.
TREES = {"decisions/README": "0*"}


def prepare(app: Sphinx, page: str, source: list[str]) -> None:
    """Make anchors known to Sphinx, and give lists of pages their tree."""
    source[0] = re.sub(r'<a id="([\w-]+)"></a>', r"[]{#\1}", source[0])
    if page in TREES:
        source[0] += f"\n```{{toctree}}\n:hidden:\n:glob:\n\n{TREES[page]}\n```\n"


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("source-read", prepare)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
