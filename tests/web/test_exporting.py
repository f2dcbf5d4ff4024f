"""The exported site is the served site, byte for byte, and every exported address is found again."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.web.course import ASKING, FALLIBLE, address, query, right
from tutor.cli import main
from tutor.progress import Store
from tutor.web import create_app
from tutor.web.exporting import answers, file_of
from tutor.web.nginx import Said, location, maps

ROOT = "https://muggins.example/"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The English site with two answers a step."""
    folder = tmp_path_factory.mktemp("export") / "new"
    command = ["export", str(folder), "--url", ROOT, "--language", "en", "--verdicts", "2", "--lang", "en"]
    assert main(command) == 0
    return folder


@pytest.fixture(scope="module")
def server(store: Store) -> Iterator[FlaskClient]:
    """The same site as a server answers it."""
    with create_app({"URL": ROOT, "STORE": store}).test_client() as client:
        yield client


def rows(folder: Path) -> list[list[str]]:
    """Address, file and media type of everything exported."""
    return [line.split("\t") for line in (folder / "addresses.tsv").read_text("utf-8").splitlines()]


def test_files_are_what_the_server_answers(exported: Path, server: FlaskClient) -> None:
    """A sample of all addresses, the same each time: same bytes, same media type."""
    found = rows(exported)
    for where, file, media_type in random.Random(5).sample(found, 120):
        answer = server.get(where, base_url=ROOT)
        assert (answer.status_code, answer.headers["Content-Type"]) == (200, media_type)
        assert (exported / "site" / file).read_bytes() == answer.data, where


def test_everything_to_read_is_there(exported: Path) -> None:
    """Every step, the verdict on a right answer to it, rules, pictures, assets and what robots ask for."""
    known = {where for where, _, _ in rows(exported)}
    assert {"/en/", "/en/about", "/en/rules/dominoes", "/en/learn/cribbage", "/robots.txt", "/sitemap.xml"} <= known
    assert {address(*place) for place in ASKING} <= known
    lesson, step = ASKING[0]
    assert address(lesson, step) + query(right(step), tries=1) in known
    assert any(where.startswith("/diagram/") for where in known)
    assert {".css", ".js", ".svg"} <= {Path(file).suffix for _, file, _ in rows(exported)}


def test_no_two_addresses_share_a_file_and_no_file_is_left_over(exported: Path) -> None:
    """The table and the folder say the same."""
    files = [file for _, file, _ in rows(exported)]
    there = [str(path.relative_to(exported / "site")) for path in (exported / "site").rglob("*") if path.is_file()]
    assert sorted(files) == sorted(there)
    assert len(set(files)) == len(files)


@pytest.mark.parametrize(("lesson", "step"), FALLIBLE[::7], ids=[step.id for _, step in FALLIBLE[::7]])
def test_right_answers_and_known_mistakes_are_named(lesson: object, step: object) -> None:
    """The address of each is the one that an answer leads to; right ones come first."""
    found = answers(step)  # type: ignore[arg-type]
    assert query(right(step), tries=1).lstrip("?") in found  # type: ignore[arg-type]
    assert len(set(found)) == len(found)
    assert all(one.endswith("tries=1") for one in found)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "--url"),
        (["--url", "muggins.example"], "address of a site"),
        (["--url", ROOT, "--language", "sv"], "sv"),
    ],
)
def test_what_is_missing_is_told(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2 and one line; nothing is written."""
    assert main(["export", str(tmp_path / "new"), *arguments, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert said in told.err
    assert not (tmp_path / "new").exists()


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither mixed with an older export nor overwritten."""
    (tmp_path / "mine.txt").write_text("mine")
    assert main(["export", str(tmp_path), "--url", ROOT, "--lang", "en"]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_file_takes_the_place_of_a_folder() -> None:
    """Text a client can put on the command line is no folder."""
    assert main(["export", "/dev/null/x", "--url", ROOT, "--lang", "en"]) == 2


def test_addresses_with_a_query_lie_under_a_hash() -> None:
    """No file name is made of what stands in a query."""
    name = file_of("/fi/learn/dominoes/a/b?sum=10&tries=1", "text/html")
    assert name.startswith("_q/")
    assert name.endswith(".html")
    assert "sum" not in name


def test_nginx_is_told_the_headers_of_the_server() -> None:
    """What most pages have is the default, the others are named; what nginx finds out itself is left to it."""
    said = [
        Said('/a?x="1"', "a.html", {"Content-Security-Policy": "default-src 'none'", "ETag": "x"}),
        Said("/b", "b.html", {"Content-Security-Policy": "default-src 'none'"}),
        Said("/c", "c.svg", {"Content-Security-Policy": "sandbox"}),
    ]
    text = maps(said)
    assert '"read/a?x=\\"1\\"" "/a.html";' in text
    assert "default \"default-src 'none'\";" in text
    assert '"/c.svg" "sandbox";' in text
    assert "tutor_etag" not in text
    assert "add_header Content-Security-Policy $tutor_content_security_policy;" in location(said, "/srv")


def test_nothing_that_nginx_would_read_as_a_variable_is_written() -> None:
    """An address of ours has no dollar sign."""
    with pytest.raises(ValueError, match=r"\$host"):
        maps([Said("/$host", "a.html", {})])
