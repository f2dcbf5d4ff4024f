"""The course about cribbage, step by step and in every language: hooks, verdicts, and what stays hidden."""

from urllib.parse import parse_qsl, urlsplit

import pytest
from flask.testing import FlaskClient
from markupsafe import escape

from tests.web.cribbage_course import ASKING, ASKING_IDS, IDS, KINDS, PAGES, address, query, right, wrong
from tests.web.cribbage_solver import solve
from tests.web.html import Page
from tutor.i18n import LOCALES
from tutor.lessons import CribbageLesson, CribbageStep
from tutor.rules.cribbage import print_cards
from tutor.wording.cribbage.names import names
from tutor.wording.reader import Reader


@pytest.mark.parametrize(("lesson", "step"), PAGES, ids=IDS)
def test_a_step_shows_what_its_script_says(client: FlaskClient, lesson: CribbageLesson, step: CribbageStep) -> None:
    """Title, text, cards and question stand on the page, each in its hook, and the cards in words too."""
    answer = client.get(address(lesson, step))
    page = Page(answer.text)
    assert answer.status_code == 200
    assert page.one("main")["data-page"] == "step"
    assert page.one("h1").text == step.title
    for paragraph in step.say:
        assert str(escape(paragraph)) in answer.text
    figures = page.having("data-cards")
    assert [figure["data-cards"] for figure in figures] == ([print_cards(step.cards)] if step.cards else [])
    for figure in figures:
        assert figure.attributes.get("data-starter", "") == str(step.starter or "")
        assert figure["data-crib"] == ("yes" if step.crib else "no")
        assert names(Reader.of("en"), step.cards) in page.one(id=figure["aria-describedby"]).text
    assert len(page.having("data-board")) == bool(step.scores)
    assert len(page.all("table", class_="comparison")) == step.compare
    assert [form["method"] for form in page.having("data-answer")] == (["post"] if step.question else [])


def test_the_two_games_are_compared_in_nine_rows(client: FlaskClient) -> None:
    """The table says what is what in both games, each row with the rules that say so."""
    lesson, step = next(place for place in PAGES if place[1].compare)
    page = Page(client.get(address(lesson, step)).text)
    rows = page.all("th", scope="row")
    assert len(rows) == 9
    assert len(page.all("td")) == 18
    assert all("C" in row.text for row in rows)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_answers_are_judged_in_every_language(
    client: FlaskClient, lesson: CribbageLesson, step: CribbageStep, language: str
) -> None:
    """A right answer is right and a wrong one wrong; each is told why, and the answer stays in the form."""
    for answer, verdict in ((wrong(step), "wrong"), (right(step), "right")):
        shown = client.get(address(lesson, step, language) + query(answer, tries=1))
        page = Page(shown.text)
        assert shown.status_code == 200
        assert page.one("html")["lang"] == language
        said = page.one(data_verdict=verdict)
        assert said["role"] == "status"
        assert len(said.text) > 12
        assert filled_in(page) == {name: sorted(values) for name, values in answer.form().items()}


def filled_in(page: Page) -> dict[str, list[str]]:
    """The answer that stands in the form."""
    form: dict[str, list[str]] = {}
    for field in page.all("input"):
        kind = field["type"]
        if (kind == "text" and field["value"]) or (kind in ("radio", "checkbox") and "checked" in field):
            form.setdefault(field["name"], []).append(field["value"])
    return {name: sorted(values) for name, values in form.items()}


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_the_hooks_are_enough_to_answer(client: FlaskClient, lesson: CribbageLesson, step: CribbageStep) -> None:
    """Somebody who knows the rules and reads only the hooks answers right, by a plain form."""
    answer = solve(client.get(address(lesson, step)).text)
    posted = client.post(address(lesson, step), data={**answer, "tries": "1", "hints": "2"})
    parts = urlsplit(posted.location)
    assert (posted.status_code, parts.path, parts.fragment) == (303, address(lesson, step), "verdict")
    fields = sorted((name, value) for name, values in answer.items() for value in values)
    assert sorted(parse_qsl(parts.query)) == sorted([*fields, ("tries", "2"), ("hints", "2")])
    assert Page(client.get(posted.location).text).one(data_verdict="right")


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_the_count_is_hidden_while_it_is_asked(client: FlaskClient, lesson: CribbageLesson, step: CribbageStep) -> None:
    """Neither picture nor words tell the true count where it answers the question, until the answer is right."""
    hidden = step.breakdown is not None and step.hides_count and not step.hide
    for target in (address(lesson, step), address(lesson, step) + query(wrong(step), tries=1)):
        page = Page(client.get(target).text)
        assert len(page.having("data-total")) == (step.breakdown is not None and not step.hides_count)
        if hidden and page.all("details", id="facts"):
            assert "All together" not in page.one("details", id="facts").text
    page = Page(client.get(address(lesson, step) + query(right(step), tries=1)).text)
    assert len(page.having("data-total")) == (step.breakdown is not None)
    if step.breakdown is not None:
        assert page.having("data-total")[0]["data-total"] == str(step.breakdown.total)


def test_only_the_part_that_was_asked_for_is_shown_with_the_answer(client: FlaskClient) -> None:
    """Who has met fifteens alone is not shown runs, nor a total that differs from the right answer."""
    page = Page(client.get("/en/learn/cribbage/fifteens/one-five?total=6&tries=1").text)
    for part in (page.one("details", id="facts"), page.one("div", class_="count")):
        assert "ifteen" in part.text
        assert "run" not in part.text.lower()


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_no_page_tells_the_answer_beforehand(client: FlaskClient, lesson: CribbageLesson, step: CribbageStep) -> None:
    """Before an answer nothing is filled in, and the working of the answer is not in the page."""
    page = Page(client.get(address(lesson, step)).text)
    assert filled_in(page) == {}
    shown = Page(client.get(f"{address(lesson, step)}?show=1").text).one("section", id="answer")
    assert shown.text not in page.one("main").text


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_an_empty_answer_is_told_what_is_missing(
    client: FlaskClient, lesson: CribbageLesson, step: CribbageStep
) -> None:
    """Nothing filled in: status 400, a sentence beside the field, no verdict, and no try counted."""
    posted = client.post(address(lesson, step), data={"tries": "1"})
    page = Page(posted.text)
    assert posted.status_code == 400
    assert page.having("data-verdict") == []
    error = page.one("p", class_="error")
    assert [field for field in page.having("aria-describedby") if field["aria-describedby"] == error["id"]]
    assert page.one("input", name="tries")["value"] == "1"


@pytest.mark.parametrize("claim", ["", "0", "30", "zwei", "-2"])
def test_a_claim_that_cannot_be_made_is_told(client: FlaskClient, claim: str) -> None:
    """Muggins names a whole number from 1 to 29; anything else is kept in its field with a sentence beside it."""
    posted = client.post(address(*KINDS["answer"]), data={"call": "muggins", "claim": claim})
    page = Page(posted.text)
    assert posted.status_code == 400
    assert page.one("p", class_="error")["id"] == "claim-error"
    assert page.one("input", name="claim")["value"] == claim


def test_a_claim_belongs_to_muggins_alone(client: FlaskClient) -> None:
    """Whoever accepts after having typed a claim accepts."""
    lesson, step = next(place for place in ASKING if place[1].id == "an-empty-hand")
    posted = client.post(address(lesson, step), data={"call": "accept", "claim": "7"})
    assert posted.location == f"{address(lesson, step)}?call=accept&tries=1#verdict"


def test_cards_to_mark_are_named(client: FlaskClient) -> None:
    """Each card that can be marked is a label of its own, with its name in the reader's language."""
    lesson, step = KINDS["missed"]
    page = Page(client.get(address(lesson, step, "de")).text)
    labels = [label.text for label in page.all("label", class_="choice pictured")]
    assert len(labels) == 5
    assert labels[-1].endswith("Starterkarte")
    assert page.having("data-named")


def test_every_picture_has_a_title(client: FlaskClient) -> None:
    """Cards, count and board are images with names; what is said in a picture stands in the words as well."""
    lesson, step = next(place for place in PAGES if place[1].id == "at-once")
    page = Page(client.get(address(lesson, step)).text)
    titles = [title.text for title in page.all("title")[1:]]
    assert len(titles) == 3
    assert all(titles)


@pytest.mark.parametrize("language", LOCALES)
def test_both_games_stand_side_by_side(client: FlaskClient, language: str) -> None:
    """The first page, the courses and the rules lead to both games alike."""
    for path, often, targets in (
        (
            "",
            2,
            [f"/{language}/learn/dominoes/the-set/two-halves", f"/{language}/learn/cribbage/what-changes/an-example"],
        ),
        ("learn", 1, [f"/{language}/learn/dominoes", f"/{language}/learn/cribbage"]),
        ("rules", 1, [f"/{language}/rules/dominoes", f"/{language}/rules/cribbage"]),
    ):
        page = Page(client.get(f"/{language}/{path}").text)
        links = [link["href"] for link in page.all("a")]
        assert [links.count(target) for target in targets] == [often, often]
        assert len(page.having("data-replay")) == len(page.having("data-cards")) == 1


def test_a_whole_rulebook(client: FlaskClient) -> None:
    """C0 to C14 stand in the article, each linked to the steps that teach and ask it."""
    page = Page(client.get("/en/rules/cribbage").text)
    anchors = [element["id"] for element in page.all("div", class_="rule")]
    assert anchors == [f"C{number}" for number in range(15)]
    links = {link["href"] for link in page.all("a")}
    assert {address(lesson, step) for lesson, step in PAGES if step.rules} <= links
