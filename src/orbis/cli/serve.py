"""`orbis serve`: tables online."""

from typing import Any

from orbis.cli.output import preparing
from orbis.errors import OrbisError


def run_server(flags: dict[str, Any]) -> None:
    """Run the server with these flags, and for everything else the settings of the environment."""
    try:
        from pydantic import ValidationError

        from orbis.server.serve import serve
        from orbis.server.settings import Settings
    except ImportError as error:
        message = f"the server needs the extra `server`, pip install 'orbis[server]': {error.name} is missing"
        raise OrbisError("server/missing", message) from error
    try:
        settings = Settings(**flags)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        raise OrbisError("server/settings", f"the setting {where}: {first['msg']}") from None
    with preparing():
        from orbis.server.service import warm_up

        warm_up()
    serve(settings)
