"""A static host for tests: a folder below some path, `404.html` at unknown addresses, and nothing else."""

import threading
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class StaticHost:
    """Serves a folder until it is closed, and remembers what was asked for."""

    def __init__(self, folder: Path, path: str = "/") -> None:
        self.path = path
        self.requests: list[str] = []
        self._server = _Server(("127.0.0.1", 0), _Handler)
        self._server.folder, self._server.path, self._server.requests = folder, path, self.requests
        self.url = f"http://127.0.0.1:{self._server.server_port}{path}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Answer nobody any more."""
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> "StaticHost":
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


class _Server(ThreadingHTTPServer):
    folder: Path
    path: str
    requests: list[str]
    daemon_threads = True


class _Handler(SimpleHTTPRequestHandler):
    server: _Server

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, directory=str(arguments[2].folder))

    def do_GET(self) -> None:
        self.server.requests.append(self.path)
        if not self.path.startswith(self.server.path):
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        self.path = "/" + self.path.removeprefix(self.server.path)
        super().do_GET()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != HTTPStatus.NOT_FOUND:
            super().send_error(code, message, explain)
            return
        content = (self.server.folder / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_arguments: Any) -> None:
        """Keep quiet."""
