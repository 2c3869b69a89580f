"""`python -m orbis.server.web.schema`: prints the OpenAPI schema without a server, for those who generate types."""

import sys

import msgspec

from orbis.server.settings import Settings
from orbis.server.web.app import create_app


def main() -> None:
    """Print it."""
    schema = msgspec.json.encode(create_app(Settings()).openapi())
    sys.stdout.buffer.write(msgspec.json.format(schema) + b"\n")


if __name__ == "__main__":
    main()
