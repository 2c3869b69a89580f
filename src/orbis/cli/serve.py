"""`orbis serve`: run the server."""

from typing import Any

from orbis.cli.output import preparing
from orbis.errors import OrbisError


def run_server(flags: dict[str, Any]) -> None:
    """Run the server with these flags; every other setting comes from the environment."""
    try:
        from orbis.server.serve import serve
        from orbis.server.settings import Settings
    except ImportError as error:
        message = f"the server needs the package {error.name}; install it with: pip install 'orbis[server]'"
        raise OrbisError("server/missing", message) from error
    settings = Settings.from_environment(**flags)
    with preparing("Compiling the rules and bots for this machine: once, in about 20 seconds"):
        from orbis.server.warm_up import FIRST_TABLE, PARTS, warm_up

        try:
            # With several processes, each would compile the rest.
            warm_up.load(FIRST_TABLE if settings.workers == 1 else PARTS)
        except BaseException:
            warm_up.close()
            raise
    serve(settings)
