"""Links that people can follow."""

from starlette.requests import HTTPConnection

from orbis.server.web.request_context import service_of


def public_url(connection: HTTPConnection) -> str:
    """The address of the server as people use it, without a slash at its end."""
    return service_of(connection).settings.public_url.rstrip("/") or str(connection.base_url).rstrip("/")


def table_url(connection: HTTPConnection, code: str) -> str:
    """The link to a table."""
    return f"{public_url(connection)}/t/{code}"
