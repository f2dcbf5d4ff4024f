"""The reading site as files: every page that is the same for everybody, byte for byte as the server answers it.

Home, courses, steps, rules and the page about the tutor, in every language; every answer to a step that a link can
name, as far as it is right or a known mistake leads to it; the pictures that pages link to; assets, site map, robots.
What belongs to somebody (practice, progress) and what takes a decision (the start without a language) stays with the
server.
"""

import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from html import unescape
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

from flask import Flask, url_for
from flask.testing import FlaskClient

from tutor.lessons import AnyStep
from tutor.puzzles import misconceptions
from tutor.puzzles.answer import Question
from tutor.puzzles.cribbage import misconceptions as cribbage_misconceptions
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.web.pages.learn import step_address
from tutor.web.site import Site, site
from tutor.web.state import State

#: Pictures that a page links to.
_PICTURE: Final = re.compile(r'"(/diagram/[^"]+)"')
#: Endings of files by media type.
_ENDINGS: Final = {"text/html": ".html", "image/svg+xml": ".svg"}


class Page(NamedTuple):
    """One address with what the server answers there."""

    address: str
    """As a browser sends it: path and query."""
    file: str
    """Where it lies in the folder of the site, without a slash at its beginning."""
    body: bytes
    headers: Mapping[str, str]


def pages(app: Flask, root: str, *, languages: tuple[str, ...] = (), verdicts: int) -> Iterator[Page]:
    """Every page of the site that the world sees at `root`, at most `verdicts` answers a step."""
    client = app.test_client()
    pictures: dict[str, None] = {}
    for address in addresses(app, languages=languages, verdicts=verdicts):
        page = fetch(client, root, address)
        pictures.update(dict.fromkeys(unescape(found) for found in _PICTURE.findall(page.body.decode())))
        yield page
    for address in pictures:
        yield fetch(client, root, quote(address, safe="/,@?=&-.:%"))


def addresses(app: Flask, *, languages: tuple[str, ...] = (), verdicts: int) -> Iterator[str]:
    """The addresses of all pages but the pictures."""
    with app.test_request_context("/"):
        app.preprocess_request()
        here = site()
        for asset in here.assets.values():
            yield url_for("files.static", name=asset.hashed)
        yield url_for("files.robots")
        yield url_for("files.sitemap")
    for code in languages or tuple(here.readers):
        with app.test_request_context(f"/{code}/"):
            app.preprocess_request()
            found = list(_of_language(here, verdicts))
        yield from found


def _of_language(here: Site, verdicts: int) -> Iterator[str]:
    yield url_for("home.home")
    yield url_for("learn.index")
    yield url_for("rules.index")
    yield url_for("about.about")
    for game in here.articles:
        yield url_for("rules.rules", game=game)
    for game, course in here.courses.items():
        yield url_for("learn.course", game=game)
        for lesson, step in course.pages():
            address = step_address(game, lesson, step)
            yield address
            for query in answers(step)[:verdicts]:
                yield f"{address}?{query}"


def answers(step: AnyStep) -> list[str]:
    """The queries that show the verdict on each answer that is right or that a mistake leads to, right ones first."""
    question: Question[Any] | None = step.question
    if question is None:
        return []
    right = {_query(question, answer) for answer in question.right_answers()}
    wrong = {_query(question, answer) for answer in _explained(question)}
    return sorted(right) + sorted(wrong - right)


def _explained(question: Any) -> Iterator[Any]:
    if isinstance(question, CribbageQuestion):
        for found in cribbage_misconceptions.shows_in(question).values():
            yield from found
    elif isinstance(question, DominoQuestion):
        for known in misconceptions.shows_in(question).values():
            yield from known


def _query(question: Question[Any], answer: Any) -> str:
    return urlencode(State().after(question, answer.form()).query())


def fetch(client: FlaskClient, root: str, address: str) -> Page:
    """What the server answers; RuntimeError when that is no page."""
    parts = urlsplit(root)
    response = client.get(address, base_url=f"{parts.scheme}://{parts.netloc}")
    if response.status_code != 200:
        raise RuntimeError(f"{address}: {response.status}")
    return Page(address, file_of(address, response.mimetype or ""), response.data, dict(response.headers))


def file_of(address: str, media_type: str) -> str:
    """Where the page of an address lies: as the address says, or by its hash where there is a query.

    >>> file_of("/fi/", "text/html"), file_of("/fi/about", "text/html"), file_of("/robots.txt", "text/plain")
    ('fi/index.html', 'fi/about.html', 'robots.txt')
    """
    path, _, query = address.partition("?")
    ending = _ENDINGS.get(media_type, "")
    if query:
        return f"_q/{sha256(address.encode()).hexdigest()[:24]}{ending}"
    name = path.lstrip("/")
    if not name or name.endswith("/"):
        return f"{name}index.html"
    return name if not ending or name.endswith(ending) else f"{name}{ending}"
