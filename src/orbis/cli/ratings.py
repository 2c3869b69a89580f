"""`orbis ratings`: all ratings anew from the stored games."""

from pathlib import Path

from orbis.cli.output import console, counted, print_json
from orbis.errors import OrbisError


def compute_ratings(database: str | None, *, check: bool, as_json: bool) -> None:
    """Rate all games of a server anew, and say how many numbers differed. None should: they follow from the games."""
    try:
        from orbis.server.serve import open_database
        from orbis.server.settings import Settings
        from orbis.server.storage.database import is_sqlite, parse_url
        from orbis.server.storage.recompute import recompute_ratings
    except ImportError as error:
        message = f"the server needs the package {error.name}; install it with: pip install 'orbis[server]'"
        raise OrbisError("server/missing", message) from error
    settings = Settings.from_environment(**({"database": database} if database else {}))
    url = parse_url(settings.database_url)
    if is_sqlite(url) and not Path(url.database or "").is_file():  # a server would create it
        raise OrbisError("server/database", f"there is no database {url.database}")
    engine = open_database(settings)
    try:
        found = recompute_ratings(engine, write=not check)
    finally:
        engine.dispose()
    if as_json:
        print_json(found._asdict())
    else:
        verb = "to correct" if check else "corrected"
        console.print(f"{counted(found.games, 'rated game')}, {counted(found.changed, 'number')} {verb}")
