"""The page for browsers: its files, read and compressed once, and the addresses at which it answers."""

import gzip
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from orbis.server import built_page
from orbis.server.web.answers import answer_http

FOLDER = built_page.FOLDER
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSED: Final = {".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}
HASHED: Final = re.compile(r"assets/.+-[\w-]{8}\.\w+")  # another content has another name
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Orbis</title>
<h1>Orbis</h1>
<p>The server is running, but its page hasn’t been built. In a checkout, run <code>make page</code> and restart the
server.</p>
<p>Programs can still play here through the <a href="/api/openapi.json">API</a>. To play in a terminal, run
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
        if self.tag in re.split(r"\s*,\s*", request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=self._headers())
        return self.send(request)

    def send(self, request: Request, status: int = 200) -> Response:
        """The file, in the form that the browser asks for."""
        headers = self._headers()
        if self.compressed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            return Response(self.compressed, status, headers, self.type)
        return Response(self.content, status, headers, self.type)

    def _headers(self) -> dict[str, str]:
        headers = {"Cache-Control": self.cache, "ETag": self.tag}
        if self.compressed is not None:
            headers["Vary"] = "Accept-Encoding"
        return headers


def takes_gzip(accepted: str) -> bool:
    """Whether a header Accept-Encoding has gzip, and not with the weight 0."""
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not re.fullmatch(r"0(\.0*)?", weight)
    return False


def takes_html(accepted: str) -> bool:
    """Whether a header Accept asks for a page, as browsers do when somebody opens an address."""
    return any(part.partition(";")[0].strip().lower() == "text/html" for part in accepted.split(","))


def read_files(folder: Path, public_url: str = "") -> dict[str, File]:
    """All files of a built page by their paths; nothing if it is not built."""
    paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    if "index.html" not in paths:
        return {}
    files = {name: _file(name, path.read_bytes()) for name, path in paths.items()}
    index = built_page.place(paths["index.html"].read_text("utf-8"), "/", public_url and f"{public_url.rstrip('/')}/")
    return {**files, "index.html": _file("index.html", index.encode())}


def _file(name: str, content: bytes) -> File:
    suffix = PurePosixPath(name).suffix
    compressed = gzip.compress(content, mtime=0) if suffix in COMPRESSED else None
    return File(
        content,
        compressed if compressed and len(compressed) < len(content) else None,
        TYPES.get(suffix, "application/octet-stream"),
        FOREVER if HASHED.fullmatch(name) else ASK_AGAIN,
        f'W/"{hashlib.sha256(content).hexdigest()[:20]}"',
    )


def page_routes(files: dict[str, File]) -> list[Route]:
    """The routes of the page: `index.html` at all its addresses, and its other files."""
    index = _serve(files["index.html"]) if files else _say_missing
    routes = [Route(address, index) for address in built_page.ADDRESSES]
    routes += [Route(f"/{name}", _serve(files[name])) for name in files if "/" not in name and name != "index.html"]
    folders = sorted({name.partition("/")[0] for name in files if "/" in name})
    return routes + [Route(f"/{top}/{{name:path}}", _serve_from(files, top)) for top in folders]


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


def unknown_address(files: dict[str, File]) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What an unknown address answers: the page tells people so in their language; programs get the usual refusal."""

    async def answer(request: Request, error: Exception) -> Response:
        if not files or request.url.path.startswith("/api/") or not takes_html(request.headers.get("accept", "")):
            return await answer_http(request, error)
        response = files["index.html"].send(request, 404)
        response.headers["Cache-Control"] = "no-store"
        return response

    return answer


async def _say_missing(_request: Request) -> Response:
    return HTMLResponse(MISSING, headers={"Cache-Control": ASK_AGAIN})
