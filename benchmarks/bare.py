"""The least that could answer: a Flask application with one view a page, through the server of `tutor serve`.

`python -m benchmarks.bare PORT WORKERS` serves what lies in the folder `BARE_FOLDER`: for each page a file with its
headers as JSON and a file with its body.
"""

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from flask import Flask, Response

from tutor.commands.serve import serve
from tutor.settings import Bind

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

FOLDER = "BARE_FOLDER"


def keep(folder: Path, name: str, status: int, headers: dict[str, str], body: bytes) -> None:
    """Write what the view `/name` answers."""
    own = {key: value for key, value in headers.items() if key not in ("date", "server", "content-length")}
    (folder / f"{name}.json").write_text(json.dumps({"status": status, "headers": own}))
    (folder / f"{name}.body").write_bytes(body)


def make() -> "WSGIApplication":
    """The application."""
    app = Flask(__name__, static_folder=None)
    for file in Path(os.environ[FOLDER]).glob("*.json"):
        _add(app, file)
    return app.wsgi_app


def _add(app: Flask, file: Path) -> None:
    said, body = json.loads(file.read_text()), file.with_suffix(".body").read_bytes()

    def view() -> Response:
        return Response(body, said["status"], said["headers"])

    app.add_url_rule(f"/{file.stem}", file.stem, view)


if __name__ == "__main__":
    serve("benchmarks.bare:make", Bind("127.0.0.1", int(sys.argv[1])), workers=int(sys.argv[2]), grace=5)
