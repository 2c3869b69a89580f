"""Bringing a database to the newest schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

from orbis.server.storage.database import is_sqlite

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x0B15  # so that of several processes only one migrates


def migrate(engine: Engine) -> None:
    """Upgrade to the newest schema; a database that has it is left as it is."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect() as connection:
        if not is_sqlite(engine.url):
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
