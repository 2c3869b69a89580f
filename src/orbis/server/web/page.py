"""The page for browsers: its files, read and compressed once, and the addresses at which it answers."""

import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

FOLDER = Path(__file__).parents[1] / "page"  # where the build of web/ puts it
# The page itself finds out what to show there.
ADDRESSES: Final = ("/", "/t/{code}", "/t/{code}/replay", "/replay", "/learn", "/rules", "/tiles", "/move")
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSED: Final = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
HASHED: Final = re.compile(r"assets/.+-[\w-]{8}\.\w+")  # another content has another name
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Orbis</title>
<h1>Orbis</h1>
<p>The server is running, but its page has not been built. In a checkout, <code>make page</code> builds it; then start
the server again.</p>
<p>Programs play here over the <a href="/api/openapi.json">API</a> all the same. To play in a terminal:
<code>orbis play</code>.</p>
</html>
"""

Endpoint = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page as it is sent."""

    content: bytes
    compressed: bytes | None
    type: str
    cache: str
    tag: str

    def answer(self, request: Request) -> Response:
        """The file, in the form that the browser asks for; or that the one it has is still right."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag}
        if self.compressed is not None:
            headers["Vary"] = "Accept-Encoding"
        if self.tag in re.split(r"\s*,\s*", request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if self.compressed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.compressed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.type)
        return Response(self.content, headers=headers, media_type=self.type)


def takes_gzip(accepted: str) -> bool:
    """Whether a header Accept-Encoding has gzip, and not with the weight 0."""
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not re.fullmatch(r"0(\.0*)?", weight)
    return False


def read_files(folder: Path) -> dict[str, File]:
    """All files of a built page by their paths; nothing if it is not built."""
    paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {name: _read(name, path) for name, path in paths.items()} if "index.html" in paths else {}


def _read(name: str, path: Path) -> File:
    content = path.read_bytes()
    compressed = gzip.compress(content, mtime=0) if path.suffix in COMPRESSED else None
    return File(
        content,
        compressed if compressed and len(compressed) < len(content) else None,
        TYPES.get(path.suffix, "application/octet-stream"),
        FOREVER if HASHED.fullmatch(name) else ASK_AGAIN,
        f'W/"{hashlib.sha256(content).hexdigest()[:20]}"',
    )


def page_router(folder: Path) -> APIRouter:
    """The routes of the page: `index.html` at all its addresses, and its other files."""
    files = read_files(folder)
    router = APIRouter(include_in_schema=False)

    def add(address: str, endpoint: Endpoint) -> None:
        router.add_api_route(address, endpoint, methods=["GET", "HEAD"])

    for address in ADDRESSES:
        add(address, _serve(files["index.html"]) if files else _say_missing)
    for name in files:
        if "/" not in name and name != "index.html":
            add(f"/{name}", _serve(files[name]))
    for top in sorted({name.partition("/")[0] for name in files if "/" in name}):
        add(f"/{top}/{{name:path}}", _serve_from(files, top))
    return router


def _serve(file: File) -> Endpoint:
    async def serve(request: Request) -> Response:
        return file.answer(request)

    return serve


def _serve_from(files: dict[str, File], top: str) -> Endpoint:
    """Only what was read at the start can be had, whatever is asked for."""

    async def serve(request: Request) -> Response:
        file = files.get(f"{top}/{request.path_params['name']}")
        if file is None:
            raise HTTPException(404)
        return file.answer(request)

    return serve


async def _say_missing(_request: Request) -> Response:
    return HTMLResponse(MISSING, headers={"Cache-Control": ASK_AGAIN})
