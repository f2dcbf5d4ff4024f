"""Home, course, rules, about, the site map: every page in every language."""

import re
from xml.etree import ElementTree

import pytest
from flask.testing import FlaskClient

from tests.web.course import COURSE, PAGES, address
from tests.web.cribbage_course import PAGES as CRIBBAGE_PAGES
from tests.web.cribbage_course import address as cribbage_address
from tests.web.html import Page
from tutor.i18n import LOCALES
from tutor.lessons import RULES

PLAIN = {
    "": "home",
    "learn": "courses",
    "learn/dominoes": "course",
    "learn/cribbage": "course",
    "practice": "practice",
    "sprint": "sprint",
    "rules": "rulebooks",
    "rules/dominoes": "rules",
    "rules/cribbage": "rules",
    "about": "about",
}
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


@pytest.mark.parametrize("path", PLAIN)
@pytest.mark.parametrize("code", LOCALES)
def test_a_page_has_what_every_page_has(client: FlaskClient, code: str, path: str) -> None:
    """One main with its hook, one h1, a title and a description of its own, a skip link, and every tag closed."""
    page = Page(client.get(f"/{code}/{path}").text)
    assert page.one("main")["data-page"] == PLAIN[path]
    assert page.one("h1").text
    assert page.all("title")[0].text.endswith(" · Muggins Tutor")
    assert len(page.one("meta", name="description")["content"]) > 20
    assert page.one("a", class_="skip")["href"] == "#main"
    assert page.one("main")["id"] == "main"


@pytest.mark.parametrize("code", LOCALES)
def test_the_site_map_names_every_page(client: FlaskClient, code: str) -> None:
    """Every address of the site map answers 200 with that very address as canonical."""
    tree = ElementTree.fromstring(client.get("/sitemap.xml").data)
    addresses = [node.text or "" for node in tree.iter(f"{SITEMAP}loc")]
    mine = [one for one in addresses if one.startswith(f"http://localhost/{code}/")]
    assert len(addresses) == len(set(addresses)) == len(LOCALES) * (len(PAGES) + len(CRIBBAGE_PAGES) + len(PLAIN))
    for one in mine:
        answer = client.get(one)
        assert answer.status_code == 200, one
        assert Page(answer.text).one("link", rel="canonical")["href"] == one


def test_robots_know_the_site_map(client: FlaskClient) -> None:
    """By its whole address. Alternates stand in each page, and not in the map, which they would square."""
    assert "Sitemap: http://localhost/sitemap.xml" in client.get("/robots.txt").text
    assert b"alternate" not in client.get("/sitemap.xml").data


def test_every_link_of_our_own_leads_somewhere(client: FlaskClient) -> None:
    """No page links to an address of this site that does not exist, or to an anchor that is not there."""
    seen: dict[str, set[str]] = {}

    def ids(path: str) -> set[str]:
        if path not in seen:
            answer = client.get(path, follow_redirects=True)
            assert answer.status_code == 200, path
            text = answer.text if answer.mimetype == "text/html" else ""
            seen[path] = set(re.findall(r'\bid="([^"]+)"', text))
        return seen[path]

    for path in (
        [f"/en/{path}" for path in PLAIN]
        + [address(*page) for page in PAGES]
        + [cribbage_address(*page) for page in CRIBBAGE_PAGES]
    ):
        for link in Page(client.get(path).text).all("a"):
            target, _, anchor = link["href"].partition("#")
            if not target.startswith("http"):
                found = ids(target or path)
                assert not anchor or anchor in found, (path, link["href"])


def test_the_course_page_lists_every_step(client: FlaskClient) -> None:
    """Lessons with what they teach and a link a step, without the numbers of rules, which say nothing to a beginner."""
    page = Page(client.get("/en/learn/dominoes").text)
    links = [link["href"] for link in page.all("a")]
    for lesson, step in PAGES:
        assert address(lesson, step) in links
    for lesson in COURSE.lessons:
        assert lesson.about in page.one("main").text
    assert not any("#D" in link for link in links)


def test_home_leads_into_the_course(client: FlaskClient) -> None:
    """Home says that the games share only a name, begins either, lists the lessons folded and leads to practice."""
    page = Page(client.get("/en/").text)
    links = [link["href"] for link in page.all("a")]
    assert page.one("p", class_="lead").text == "They share only the name. You learn both here."
    ways = page.all("a", class_="way strong")
    assert [way["href"] for way in ways] == [address(*PAGES[0]), cribbage_address(*CRIBBAGE_PAGES[0])]
    assert ["Learn dominoes" in ways[0].text, "Learn cribbage" in ways[1].text] == [True, True]
    assert all("open" not in fold for fold in page.all("details", class_="toc-fold"))
    assert all(address(lesson, lesson.steps[0]) in links for lesson in COURSE.lessons)
    assert "/en/practice" in links
    assert page.having("data-resume") == []


@pytest.mark.parametrize("page", ["rules/cribbage", "learn/cribbage/play/with-the-cards-before"])
def test_a_last_card_that_makes_31_scores_only_for_that(client: FlaskClient, page: str) -> None:
    """Whoever reads of the point for the last card reads where it is not there. Rule C0."""
    assert "unless it makes 31" in client.get(f"/en/{page}").text


def test_every_rule_has_an_anchor_and_its_steps(client: FlaskClient) -> None:
    """D1 to D22 stand in the article, each linked to the steps that teach and ask it."""
    page = Page(client.get("/en/rules/dominoes").text)
    anchors = [element["id"] for element in page.all("div", class_="rule")]
    assert sorted(anchors) == sorted(RULES["dominoes"])
    links = {link["href"] for link in page.all("a")}
    for steps in COURSE.teaching().values():
        assert {address(lesson, step) for lesson, step in steps} <= links


def test_about_says_what_is_stored(client: FlaskClient) -> None:
    """The page about storage speaks the truth: whoever only reads gets no cookie."""
    lesson, step = PAGES[0]
    for path in ("/", "/en/", "/en/about", "/en/practice", "/en/progress", "/en/_mine/banner", address(lesson, step)):
        assert "Set-Cookie" not in client.get(path).headers
    assert "no cookie is set while you only read" in Page(client.get("/en/about").text).one("main").text
