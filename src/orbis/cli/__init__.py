"""The `orbis` command."""

import sys

from orbis.errors import OrbisError


def main() -> None:
    """Run the command; a user's mistake is one line on standard error and exit code 1, never a traceback."""
    from orbis.cli.app import app

    try:
        app()
    except OrbisError as error:
        sys.stderr.write(f"orbis: {error} [{error.code}]\n")
        raise SystemExit(1) from None
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        sys.stderr.close()
        raise SystemExit(1) from None
    except OSError as error:
        sys.stderr.write(
            f"orbis: cannot write {error.filename or 'the output'}: {error.strerror or error} [file/not-writable]\n"
        )
        raise SystemExit(1) from None
