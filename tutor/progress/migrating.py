"""Bringing the tables up to date on first use, also when several processes start at once."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from tutor.progress.errors import StoreDown, Trouble

HEAD: Final = "0002"
"""The newest revision. Kept here so that an up-to-date store is recognised without loading Alembic."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x6D756767696E73
"""The number of PostgreSQL's advisory lock under which the tables are changed; any constant of our own would do."""
_PATIENCE: Final = "60s"


def revision_of(connection: Connection) -> str | None:
    """The revision of the store's tables; None when there are none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def migrate(connection: Connection, *, to: str = HEAD) -> None:
    """Bring the tables up to date inside the connection's transaction: all of it happens, or nothing does.

    On SQLite that transaction must have begun as a writing one, which locks the file; on PostgreSQL an advisory lock is
    taken that ends with the transaction. Whoever waited finds the work done. Raises `StoreDown` for a store
    that a newer version of the tutor has changed.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL lock_timeout = '{_PATIENCE}'"))
        connection.execute(text(f"SET LOCAL statement_timeout = '{_PATIENCE}'"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    revision = revision_of(connection)
    if revision == to:
        return
    # Alembic takes a moment to load and is needed only now.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if revision is not None and revision not in known:
            raise StoreDown(Trouble.NEWER)
        command.upgrade(config, to)
    except CommandError as error:
        raise StoreDown(Trouble.OTHER) from error
