"""`python -m orbis.server.web.schema`: prints the OpenAPI schema without a server, for those who generate types."""

import sys

import msgspec

from orbis.server.web.app import schema


def main() -> None:
    """Print it."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema())) + b"\n")


if __name__ == "__main__":
    main()
