"""What a server loads: made once, for all workers, and without the database."""

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
from tutor.web import wsgi
made = wsgi.prepare()
assert "sqlalchemy" not in sys.modules, "reading waits for the database"
assert wsgi.worker() is made
assert wsgi.app is made
"""


def test_the_application_is_made_once_and_without_the_database(tmp_path: Path) -> None:
    """What was made before workers are forked is what they answer with; the database is loaded after that."""
    environ = {**os.environ, "TUTOR_DATABASE_URL": "", "XDG_DATA_HOME": str(tmp_path)}
    subprocess.run([sys.executable, "-c", SCRIPT], check=True, env=environ)
    assert not list(tmp_path.iterdir())
