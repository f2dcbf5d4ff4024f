"""Where progress is kept."""

from pathlib import Path

import pytest

from tutor.progress import AddressReason, BadAddress
from tutor.progress.address import data_folder, database_url, parse_url


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"HOME": "/home/ada"}, "/home/ada/.local/share/muggins-tutor"),
        ("linux", {"HOME": "/home/ada", "XDG_DATA_HOME": "/data"}, "/data/muggins-tutor"),
        ("linux", {"HOME": "/home/ada", "XDG_DATA_HOME": "data"}, "/home/ada/.local/share/muggins-tutor"),
        ("darwin", {"HOME": "/Users/ada"}, "/Users/ada/Library/Application Support/muggins-tutor"),
        ("win32", {"LOCALAPPDATA": "/ada/Local"}, "/ada/Local/muggins-tutor"),
        ("win32", {"USERPROFILE": "/ada"}, "/ada/AppData/Local/muggins-tutor"),
    ],
)
def test_without_an_address_the_users_data_folder_is_taken(platform: str, environ: dict[str, str], folder: str) -> None:
    """Each platform has its place; a relative XDG_DATA_HOME is ignored as its specification says."""
    assert data_folder(environ, platform) == Path(folder)
    assert database_url(environ, platform).database == str(Path(folder) / "progress.sqlite3")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_is_spoken_to_through_psycopg(scheme: str) -> None:
    """Hosts write the scheme in several ways."""
    url = database_url({"TUTOR_DATABASE_URL": f"{scheme}://ada:secret@db:5433/progress?sslmode=require"})
    assert (url.drivername, url.host, url.port, url.database) == ("postgresql+psycopg", "db", 5433, "progress")
    assert url.query == {"sslmode": "require"}


def test_an_sqlite_file_can_be_named() -> None:
    """With four strokes for an absolute path."""
    assert database_url({"TUTOR_DATABASE_URL": "sqlite:////srv/progress.db"}).database == "/srv/progress.db"


def test_without_a_home_there_is_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """A container may run as a user whom nobody knows; it has to be told where."""
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    with pytest.raises(BadAddress) as caught:
        database_url({}, "linux")
    assert caught.value.reason is AddressReason.NO_HOME


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("progress.db", AddressReason.NOT_AN_ADDRESS),
        ("postgresql://db:port/progress", AddressReason.NOT_AN_ADDRESS),
        ("mysql://db/progress", AddressReason.UNKNOWN_DATABASE),
        ("postgresql+asyncpg://db/progress", AddressReason.UNKNOWN_DATABASE),
        ("sqlite:////srv/progress.db?timeout=abc", AddressReason.NOT_AN_ADDRESS),
        ("sqlite:////srv/progress.db?timeout=1&timeout=2", AddressReason.NOT_AN_ADDRESS),
        ("sqlite:////srv/progress%00.db", AddressReason.NOT_AN_ADDRESS),
        ("postgresql://ada@db/progress%00", AddressReason.NOT_AN_ADDRESS),
        ("postgresql://ada@/progress?host=one:x&host=two:5432", AddressReason.NOT_AN_ADDRESS),
        ("sqlite://", AddressReason.NO_FILE),
        ("sqlite:///:memory:", AddressReason.NO_FILE),
        ("sqlite:///file:x?mode=memory&uri=true", AddressReason.NO_FILE),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(text: str, reason: AddressReason) -> None:
    """With the reason, and without quoting it: it may hold a password."""
    with pytest.raises(BadAddress) as caught:
        parse_url(text)
    assert caught.value.reason is reason
    assert text not in str(caught.value)
