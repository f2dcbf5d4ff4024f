"""Whether a process is alive, and whether it can keep progress."""

from pathlib import Path

from flask.testing import FlaskClient

from tutor.progress import Store
from tutor.progress.address import sqlite_url
from tutor.web import create_app


def test_a_process_that_answers_is_alive_and_ready(client: FlaskClient) -> None:
    """200 and one word, kept by nobody."""
    for path in ("/healthz", "/readyz"):
        said = client.get(path)
        assert (said.status_code, said.text) == (200, "ok\n")
        assert said.headers["Cache-Control"] == "no-store"
        assert "Set-Cookie" not in said.headers


def test_without_a_store_it_is_alive_but_not_ready(tmp_path: Path) -> None:
    """503 with one word that says why; pages are served all the same."""
    (tmp_path / "file").write_text("")
    store = Store(sqlite_url(tmp_path / "file" / "progress.sqlite3"))
    client = create_app({"TESTING": True, "STORE": store}).test_client()
    assert client.get("/healthz").status_code == 200
    said = client.get("/readyz")
    assert said.status_code == 503
    assert said.text.startswith("store ")
    assert client.get("/en/").status_code == 200
