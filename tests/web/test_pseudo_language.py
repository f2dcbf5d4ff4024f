"""A language in which every translation stands in brackets: text without brackets missed the catalogue."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from flask.testing import FlaskClient

from tests.i18n.catalogues import extracted
from tests.web.course import FALLIBLE, KINDS, PAGES, address, query, right, wrong
from tutor.i18n import LOCALES, Language
from tutor.puzzles.making import KINDS as KINDS_OF_PUZZLES
from tutor.puzzles.making import LEVELS
from tutor.web import create_app

#: What no translator sees: names, codes, addresses, and attributes for machines.
NAMES = {"Muggins", "Muggins Tutor", "Esperanto", "English", "American Cribbage Congress", "eo", "en"}
MACHINES = re.compile(r"width=device-width.*|light dark|noindex|#\w{6}|/diagram/\S+")
ATTRIBUTES = re.compile(r'\b(?:alt|aria-label|title|placeholder|content|data-offline|data-title)="([^"]*)"')


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A site in the language of brackets."""
    folder = tmp_path_factory.mktemp("brackets")
    catalog = Catalog(locale="eo")
    for message in extracted():
        if message.id:
            forms = message.id if isinstance(message.id, tuple) else (message.id,)
            marked = tuple(f"⟦{form}⟧" for form in forms)
            catalog.add(message.id, marked if len(forms) > 1 else marked[0], context=message.context)
    target = folder / "eo" / "LC_MESSAGES" / "messages.mo"
    target.parent.mkdir(parents=True)
    with target.open("wb") as file:
        write_mo(file, catalog)
    languages = {"eo": Language("eo", "Esperanto", "eo"), "en": LOCALES["en"]}
    return create_app({"TESTING": True, "LANGUAGES": languages, "TRANSLATIONS": folder}).test_client()


def pages() -> Iterator[str]:
    """Every page, each question fresh, answered wrong and right, with hints and the answer shown."""
    yield from ("/eo/", "/eo/learn/dominoes", "/eo/rules/dominoes", "/eo/about", "/eo/nothing")
    yield from ("/eo/practice", "/eo/sprint", "/eo/sprint/result?sprint=1764450000-7-5", "/eo/progress")
    yield from ("/eo/progress/forget", "/eo/_mine/practice", "/eo/take/x")
    for kind in KINDS_OF_PUZZLES:
        for level in LEVELS:
            yield f"/eo/practice/{kind}/{level}-3?hints=4&show=1&why=due&skill=D13"
    for lesson, step in PAGES:
        yield address(lesson, step, "eo")
        if (lesson, step) in FALLIBLE:
            yield address(lesson, step, "eo") + query(wrong(step), tries=2, hints=3, show=1)
            yield address(lesson, step, "eo") + query(right(step), tries=1)
    for lesson, step in KINDS.values():
        name = step.question.fields[0].name if step.question else ""
        yield f"{address(lesson, step, 'eo')}?{name}=%3F"


def untranslated(html: str) -> set[str]:
    """The words on a page that stand outside the brackets; what keeps a sentence on one line does not part it."""
    html = re.sub(r'<span class="whole">(.*?)</span>', r"\1", html)
    texts = [
        *re.split(r"<[^>]+>", re.sub(r"<script.*?</script>", "", html, flags=re.DOTALL)),
        *ATTRIBUTES.findall(html),
    ]
    found = set()
    for text in map(unescape, texts):
        rest, before = text, ""
        while rest != before:
            before, rest = rest, re.sub(r"⟦[^⟦⟧]*⟧", "", rest)
        words = rest.strip(" \n·")
        if re.search(r"[^\W\d_]{2}", words) and words not in NAMES and not MACHINES.fullmatch(words):
            found.add(words)
    return found


def test_no_text_misses_the_catalogue(client: FlaskClient) -> None:
    """Everything that a person can read or hear on any page went through the catalogue."""
    missed = {page: words for page in pages() if (words := untranslated(client.get(page).text))}
    assert not missed


def test_refusals_are_translated(client: FlaskClient) -> None:
    """So are pages that refuse something, and the sentence instead of a picture."""
    lesson, step = PAGES[0]
    here = address(lesson, step, "eo")
    refused = [
        client.post(here, headers={"Sec-Fetch-Site": "cross-site"}),
        client.put(here),
        client.post("/eo/about"),
        client.get("/diagram/1-9.svg?lang=eo"),
    ]
    assert [untranslated(answer.text) for answer in refused] == [set()] * len(refused)
