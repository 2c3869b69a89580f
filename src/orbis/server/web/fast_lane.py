"""The two routes that are used most, past FastAPI's routing and dependencies, which cost more than the routes do."""

import re
from types import SimpleNamespace
from typing import Any, Final

from starlette.requests import Request

from orbis.server.web.answers import answer_error
from orbis.server.web.guard import Receive, Scope, Send
from orbis.server.web.turns import commit, preview

PATH: Final = re.compile(r"/api/tables/([^/]{1,20})/(preview|turns)")
ROUTES: Final = {
    name: (route, SimpleNamespace(path=f"/api/tables/{{code}}/{name}"))
    for name, route in (("preview", preview), ("turns", commit))
}


class FastLane:
    """Middleware that answers these two itself. FastAPI has them too: for the schema."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let it pass."""
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        route, scope["route"] = ROUTES[found[2]]
        request = Request(scope, receive)
        try:
            response = await route(request, found[1])
        except Exception as error:
            response = await answer_error(request, error)
        await response(scope, receive, send)
