"""`orbis page`: write the page as a folder for static hosts, where it runs without a server."""

import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from orbis.cli.output import print_plain
from orbis.errors import OrbisError
from orbis.server import built_page

# The page reads it, and it shows that a folder is one of ours.
NO_SERVER = '<meta name="orbis-server" content="none" />'
LAST = ("sw.js", "index.html")  # whoever sees one of these must find everything else
# Static hosts show this page at unknown addresses. Without knowing where the page is, it removes what looks like an
# address of the page, and passes that on after `#`. An unknown address is shortened until something is found.
NOT_FOUND = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Orbis</title>
    <script>
      const [, base, path] = /^(.*?\\/)(ADDRESSES|[^/]*\\/?)$/.exec(location.pathname) ?? [];
      const rest = location.hash.startsWith("#/") ? location.hash.slice(2) : location.search + location.hash;
      if (path) location.replace(`${location.origin}${base}#/${path}${rest}`);
    </script>
  </head>
  <body>
    <noscript>Orbis needs JavaScript. Please turn it on in your browser.</noscript>
  </body>
</html>
"""


def write_page(folder: Path, url: str | None, *, force: bool) -> None:
    """Write the page into a folder; `url` is the address at which it will be."""
    names = _built_files()
    if url is not None:
        url = _checked_url(url)
    _check_folder(folder, force=force)
    old = _old_files(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for name in sorted(names, key=lambda name: (name in LAST, name)):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if name == "index.html":
            target.write_text(static_index(url), encoding="utf-8")
        else:
            shutil.copyfile(built_page.FOLDER / name, target)
    (folder / "404.html").write_text(not_found(), encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub Pages would leave out some names
    for name in old.difference(names):
        (folder / name).unlink(missing_ok=True)
    print_plain(f"Wrote the page to {folder}: {len(names) + 2} files for any static host")


def static_index(url: str | None) -> str:
    """`index.html` for a host without a server."""
    html = (built_page.FOLDER / "index.html").read_text(encoding="utf-8")
    if url is not None:
        html = html.replace('content="./', f'content="{url}')
    return html.replace("</head>", f"  {NO_SERVER}\n  </head>", 1)


def not_found() -> str:
    """`404.html`, which knows the addresses of the page."""
    known = [re.sub(r"\{\w+\}", "[^/]+", address.lstrip("/")) for address in built_page.ADDRESSES if address != "/"]
    return NOT_FOUND.replace("ADDRESSES", "|".join(address.replace("/", "\\/") for address in known))


def _built_files() -> list[str]:
    folder = built_page.FOLDER
    if not (folder / "index.html").is_file():
        message = "the page has not been built; in a checkout, run `make page` first"
        raise OrbisError("page/not-built", message)
    return [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]


def _checked_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment or '"' in url:
        message = f"{url!r} is not the address of a folder, such as https://example.org/orbis/"
        raise OrbisError("page/url", message)
    return url.rstrip("/") + "/"


def _check_folder(folder: Path, *, force: bool) -> None:
    if folder.exists() and not folder.is_dir():
        raise OrbisError("page/folder", f"{folder} is a file; name a folder")
    if not force and folder.exists() and any(folder.iterdir()) and not _is_ours(folder):
        message = f"{folder} is not empty and not written by `orbis page`; choose another folder or add --force"
        raise OrbisError("page/folder", message)


def _is_ours(folder: Path) -> bool:
    index = folder / "index.html"
    return index.is_file() and NO_SERVER in index.read_text(encoding="utf-8", errors="replace")


def _old_files(folder: Path) -> set[str]:
    """The scripts, styles and fonts of the version that is there, as its service worker lists them."""
    worker = folder / "sw.js"
    if not (_is_ours(folder) and worker.is_file()):
        return set()
    return set(re.findall(r"\bassets/[\w.-]+", worker.read_text(encoding="utf-8", errors="replace")))
