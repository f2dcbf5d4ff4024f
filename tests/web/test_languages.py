"""Languages: how one is chosen, the switch that keeps everything, and a language that is added on the fly."""

from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.conftest import compiled
from tests.web.course import KINDS, PAGES, address, query, wrong
from tests.web.html import Page
from tutor.i18n import LOCALES, Language
from tutor.web import create_app

PATHS = ("", "learn/dominoes", "rules/dominoes", "about", address(*PAGES[0], "en").removeprefix("/en/"))


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fi", "fi"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("de-AT", "de"),
        ("tlh,fi;q=0.5,en;q=0.4", "fi"),
        ("en-US,en;q=0.9", "en"),
        ("xx", "en"),
        ("", "en"),
        (";;;q=,=", "en"),
        ("fi;q=0", "en"),
        ("fi;q=0,de;q=0.1", "de"),
    ],
)
def test_the_first_visit_is_negotiated(client: FlaskClient, accepted: str, language: str) -> None:
    """Whoever names no language is sent to the pages in the best of theirs."""
    moved = client.get("/", headers={"Accept-Language": accepted})
    assert (moved.status_code, moved.location) == (302, f"/{language}/")
    assert "Accept-Language" in moved.headers["Vary"]


def test_a_cookie_comes_before_the_browser(client: FlaskClient) -> None:
    """A language chosen earlier wins over Accept-Language, and one that does not exist is ignored."""
    client.set_cookie("lang", "es")
    assert client.get("/", headers={"Accept-Language": "de"}).location == "/es/"
    client.set_cookie("lang", "../etc")
    assert client.get("/", headers={"Accept-Language": "de"}).location == "/de/"


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("code", LOCALES)
def test_every_page_says_its_language_and_its_alternates(client: FlaskClient, code: str, path: str) -> None:
    """`lang`, canonical address and hreflang are right on every page, and the switch leads to the same page."""
    page = Page(client.get(f"/{code}/{path}").text)
    root = "http://localhost/"
    assert page.one("html")["lang"] == code
    assert page.one("link", rel="canonical")["href"] == f"{root}{code}/{path}"
    alternates = {link["hreflang"]: link["href"] for link in page.all("link", rel="alternate")}
    default = f"{root}en/{path}" if path else root
    assert alternates == {other: f"{root}{other}/{path}" for other in LOCALES} | {"x-default": default}
    switch = {link["data-language"]: link for link in page.having("data-language")}
    assert {other: link["href"] for other, link in switch.items()} == {other: f"/{other}/{path}" for other in LOCALES}
    assert [other for other, link in switch.items() if "aria-current" in link] == [code]
    assert all(link["lang"] == link["hreflang"] == other for other, link in switch.items())


def test_the_switch_keeps_answer_verdict_and_hints(client: FlaskClient) -> None:
    """The same address under another prefix shows the same step with the same verdict."""
    lesson, step = KINDS["sum"]
    page = Page(client.get(address(lesson, step) + query(wrong(step), tries=2, hints=1)).text)
    link = page.one("a", data_language="fi")["href"]
    expected = [(name, value) for name, values in wrong(step).form().items() for value in values]
    assert parse_qsl(urlsplit(link).query) == [*expected, ("tries", "2"), ("hints", "1")]
    finnish = Page(client.get(link).text)
    assert finnish.one("html")["lang"] == "fi"
    assert finnish.one(data_verdict="wrong")
    assert finnish.one("input", name="sum")["value"] == "0"
    assert len(finnish.all("li", id="hint")) == 1


def test_the_switch_keeps_what_cannot_be_read(client: FlaskClient) -> None:
    """After an answer that cannot be read, the same message stands in the other language."""
    lesson, step = KINDS["sum"]
    page = Page(client.post(address(lesson, step), data={"sum": "many", "points": "5", "tries": "0"}).text)
    other = client.get(page.one("a", data_language="de")["href"])
    assert other.status_code == 400
    assert Page(other.text).one("input", name="sum")["value"] == "many"


def test_without_scripts_the_form_itself_changes_the_language(client: FlaskClient) -> None:
    """Buttons in the form take what is typed along to the same step in another language."""
    lesson, step = KINDS["sum"]
    page = Page(client.get(address(lesson, step)).text)
    targets = {button["lang"]: button["formaction"] for button in page.having("formaction") if "lang" in button}
    assert targets == {code: address(lesson, step, code) for code in LOCALES if code != "en"}
    kept = client.get(targets["fi"], query_string={"sum": "12", "points": "", "tries": "0"})
    assert Page(kept.text).one("input", name="sum")["value"] == "12"


@pytest.fixture
def esperanto(catalogues: Path) -> Flask:
    """A site in English and in a language that was added as one row and one folder."""
    compiled(
        catalogues,
        "eo",
        {
            "Learn dominoes": "Lernu domenon",
            "Check": "Kontroli",
            "The table is empty: no tile has been placed yet.": "La tablo estas malplena.",
        },
    )
    languages = {"en": LOCALES["en"], "eo": Language("eo", "Esperanto", "eo")}
    return create_app({"TESTING": True, "LANGUAGES": languages, "TRANSLATIONS": catalogues})


def test_a_language_is_one_row_and_one_folder(esperanto: Flask) -> None:
    """Pages, switch, alternates and negotiation know a language as soon as it has a row and a catalogue."""
    client = esperanto.test_client()
    assert client.get("/", headers={"Accept-Language": "eo"}).location == "/eo/"
    page = Page(client.get("/eo/").text)
    assert page.one("html")["lang"] == "eo"
    assert "Lernu domenon" in page.one("div", id="mine-start").text
    assert [link["data-language"] for link in page.having("data-language")] == ["en", "eo"]
    lesson, step = KINDS["play"]
    shown = Page(client.get(address(lesson, step, "eo")).text)
    assert "Kontroli" in [button.text for button in shown.all("button")]
    assert client.get("/fi/").status_code == 404


def test_a_missing_catalogue_is_named(catalogues: Path) -> None:
    """A language whose catalogue was not compiled stops the site with the file and the cure."""
    languages = {"eo": Language("eo", "Esperanto", "eo")}
    with pytest.raises(FileNotFoundError, match=r"eo/LC_MESSAGES/messages\.mo is missing"):
        create_app({"LANGUAGES": languages, "TRANSLATIONS": catalogues})
