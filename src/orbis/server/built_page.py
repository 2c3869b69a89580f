"""The built page: where it is, its addresses, and how it learns its place on a host. Needs nothing but Python."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "page"  # where the build of web/ puts it
# The page itself finds out what to show there.
ADDRESSES: Final = (
    "/",
    "/t/{code}",
    "/t/{code}/replay",
    "/replay",
    "/learn",
    "/rules",
    "/tiles",
    "/account",
    "/games",
    "/daily",
    "/daily/{date}",
    "/workshop",
    "/puzzles",
    "/puzzles/{id}",
    "/players",
    "/players/{code}",
    "/move",
)


def place(html: str, base: str, url: str = "") -> str:
    """`index.html` for all addresses below a folder of a host.

    As it is built, it refers to its files relative to its own address, which works only in the folder itself. `url` is
    the address of that folder: other sites show the picture of the page only if they get its whole address.
    """
    return html.replace('content="./', f'content="{url or base}').replace('="./', f'="{base}')
