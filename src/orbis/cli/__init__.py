"""The `orbis` command."""

import sys

from orbis.errors import OrbisError


def main() -> None:
    """Run the command. A user error prints one line to standard error and exits with 1, never with a traceback."""
    from orbis.cli.app import app

    try:
        app()
    except OrbisError as error:
        sys.stderr.write(f"orbis: {error} [{error.code}]\n")
        raise SystemExit(1) from None
    except BrokenPipeError:  # the reader of our output is gone, as with `head`
        sys.stderr.close()
        raise SystemExit(1) from None
    except OSError as error:
        sys.stderr.write(
            f"orbis: cannot write {error.filename or 'the output'}: {error.strerror or error} [file/not-writable]\n"
        )
        raise SystemExit(1) from None
