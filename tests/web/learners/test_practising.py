"""What practice chooses: what a learner can do, plain first, another kind after a skip, and reasons that are true."""

import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web import course as domino_course
from tests.web import cribbage_course
from tests.web.cribbage_solver import solve as solve_cribbage
from tests.web.html import Element, Page
from tests.web.solver import solve
from tutor.lessons import load_course
from tutor.places import LESSONS
from tutor.progress import Store, is_rule
from tutor.puzzles.cribbage.making import make_puzzle as make_cribbage_puzzle
from tutor.puzzles.making import LEVELS
from tutor.web import create_app
from tutor.web.learnt import BEGINS_AFTER, takes
from tutor.web.practised import GAMES, SKILLS, Practised

SOLVE = {"dominoes": solve, "cribbage": solve_cribbage}
COURSES: dict[str, Any] = {"dominoes": domino_course, "cribbage": cribbage_course}


class Met:
    """A puzzle that practice has chosen."""

    def __init__(self, client: FlaskClient, address: str) -> None:
        """Follow the way to the next puzzle."""
        self.address = client.get(address).location
        parts = urlsplit(self.address)
        *_, self.kind, seed = parts.path.split("/")
        self.path, self.level, self.number = parts.path, *map(int, seed.split("-"))
        query = parse_qs(parts.query)
        self.why, self.skill = query["why"][0], query.get("skill", [""])[0]
        self.html = client.get(self.address).text
        self.onward = Page(self.html).one("a", rel="next")["href"]


def after_lessons(client: FlaskClient, game: str, lessons: int) -> None:
    """Answer every question of the first lessons."""
    course = COURSES[game]
    slugs = [*dict.fromkeys(lesson.slug for lesson, _ in course.PAGES)][:lessons]
    for lesson, step in course.PAGES:
        if lesson.slug in slugs and step.question:
            client.post(course.address(lesson, step), data={**course.right(step).form(), "tries": "0"})


def practise(client: FlaskClient, game: str, puzzles: int) -> Iterator[Met]:
    """What comes to somebody who answers everything right."""
    for _ in range(puzzles):
        met = Met(client, f"/en/practice/next?game={game}")
        client.post(met.path, data={**SOLVE[game](met.html), "tries": "0"})
        yield met


@pytest.mark.parametrize("practised", GAMES.values(), ids=GAMES)
def test_kinds_stand_in_the_order_of_the_lessons(practised: Practised) -> None:
    """Each begins after a lesson that there is, and has plain puzzles that take nothing of later lessons."""
    lessons = load_course(practised.game).lessons
    slugs = [lesson.slug for lesson in lessons]
    places = [slugs.index(BEGINS_AFTER[kind]) for kind in practised.kinds]
    assert places == sorted(places)
    for kind, place in zip(practised.kinds, places, strict=True):
        taught = {*slugs[: place + 1], *(rule for lesson in lessons[: place + 1] for rule in lesson.rules)}
        puzzles = (practised.make(kind, LEVELS[0], number) for number in range(60))
        assert any(takes(practised, puzzle.question) <= taught for puzzle in puzzles), kind


@pytest.mark.parametrize(("game", "first"), [("dominoes", "set"), ("cribbage", "count-hand")])
def test_without_a_lesson_the_easiest_kinds_come_in_order(client: FlaskClient, game: str, first: str) -> None:
    """One kind opens after the other, each begins plain, and the level goes up when it goes well."""
    met = [*practise(client, game, 14)]
    assert (met[0].kind, met[0].level, met[0].why) == (first, 1, "new")
    kinds = [*dict.fromkeys(one.kind for one in met)]
    assert kinds == [*GAMES[game].kinds[: len(kinds)]]
    assert len(kinds) > 2
    for kind in kinds:
        reached = [one.level for one in met if one.kind == kind]
        assert reached[0] == 1
    assert max(one.level for one in met) > 1


def test_after_three_lessons_nothing_of_later_ones_comes(client: FlaskClient) -> None:
    """Neither sums nor the next opener, which the same kind of puzzle asks for."""
    after_lessons(client, "dominoes", 3)
    practised = GAMES["dominoes"]
    for met in practise(client, "dominoes", 12):
        question = practised.make(met.kind, met.level, met.number).question
        assert takes(practised, question) <= {f"D{number}" for number in (1, 2, 3, 4, 5, 7, 8)}


@pytest.mark.parametrize("level", LEVELS)
def test_what_only_has_to_fit_says_nothing_of_the_sum(client: FlaskClient, level: int) -> None:
    """It comes before scoring has been taught: the ends are shown, the sum and the points are not, before and after."""
    address = f"/en/practice/fits/{level}-4"
    form = solve(client.get(address).text)
    for path in (address, client.post(address, data={**form, "tries": "0"}).location):
        said = Page(client.get(path).text).one("main").text
        assert "Left end (" in said
        assert "sum of the ends" not in said.lower()
        assert "scores" not in said


def test_after_fifteens_only_fifteens_are_counted(client: FlaskClient) -> None:
    """One rule is taught in six lessons; hands with pairs or runs wait."""
    after_lessons(client, "cribbage", 2)
    for met in practise(client, "cribbage", 6):
        question: Any = make_cribbage_puzzle(met.kind, met.level, met.number).question
        score = question.breakdown
        assert score.fifteens
        assert [*score.pairs, *score.runs, *score.flush, score.nobs] == [None]


def test_a_site_with_lessons_of_its_own_practises_their_rules(store: Store, tmp_path: Path) -> None:
    """No lesson of ours has to be there; what is practised is what its lessons have taught."""
    for game, lesson in (("dominoes", "040-scoring.toml"), ("cribbage", "020-fifteens.toml")):
        (tmp_path / "lessons" / game).mkdir(parents=True)
        shutil.copy(LESSONS / game / lesson, tmp_path / "lessons" / game / "010-own.toml")
    client = create_app({"TESTING": True, "STORE": store, "LESSONS": tmp_path / "lessons"}).test_client()
    page = Page(client.get("/en/practice").text).one("main").text
    assert "Sum and points" in page
    assert "after lesson" not in page
    course = load_course("dominoes", tmp_path / "lessons")
    for lesson, step in course.pages():
        if step.question:
            answer = next(iter(step.question.right_answers()))
            client.post(f"/en/learn/dominoes/{lesson.slug}/{step.id}", data={**answer.form(), "tries": "0"})
    met = list(practise(client, "dominoes", 12))
    assert len({one.kind for one in met}) > 1
    learnt = {rule for lesson in course.lessons for rule in lesson.rules}
    for one in met:
        question = GAMES["dominoes"].make(one.kind, one.level, one.number).question
        assert set(filter(is_rule, takes(GAMES["dominoes"], question))) <= learnt


@pytest.mark.parametrize("lessons", [0, 3, 13])
def test_after_a_skip_another_kind_comes(client: FlaskClient, lessons: int) -> None:
    """Never the same kind at once, however often somebody goes on without answering."""
    after_lessons(client, "dominoes", lessons)
    address, kinds = "/en/practice/next?game=dominoes", []
    for _ in range(8):
        met = Met(client, address)
        kinds.append(met.kind)
        address = met.onward
    assert all(one != other for one, other in pairwise(kinds))
    assert len({*kinds[:4]}) == 4


def test_after_an_answer_nothing_counts_as_skipped(client: FlaskClient) -> None:
    """The same kind may come again, to find out what went wrong."""
    met = Met(client, "/en/practice/next?game=dominoes")
    posted = client.post(met.path, data={**solve(met.html), "tries": "0", "why": "new", "skill": "D1"})
    assert Page(client.get(posted.location).text).one("a", rel="next")["href"] == "/en/practice/next?game=dominoes"


@pytest.mark.parametrize("query", ["skipped=<b>", "skipped=chess.sum", "skipped=" + ".".join(["sum"] * 50)])
def test_what_was_skipped_is_ours_or_nothing(client: FlaskClient, query: str) -> None:
    """Words that nothing of ours writes into an address do no harm."""
    assert client.get(f"/en/practice/next?game=dominoes&{query}").status_code == 303


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_never_made_is_never_a_reason(client: FlaskClient, game: str) -> None:
    """Somebody who answers everything right is told of rules alone."""
    after_lessons(client, game, 30)
    for met in practise(client, game, 12):
        assert is_rule(met.skill)
        assert met.why in ("new", "due", "weak", "ahead")


def test_something_lies_between_two_tries(client: FlaskClient) -> None:
    """Who gets a kind wrong again and again still meets others."""
    after_lessons(client, "dominoes", 3)
    kinds = []
    for _ in range(6):
        met = Met(client, "/en/practice/next?game=dominoes")
        kinds.append(met.kind)
        wrong = {"total": "99", "choice": "nobody"}
        fields = {one["name"] for one in Page(met.html).all("input") if one["type"] in ("text", "radio")}
        form = {name: wrong[name] for name in fields & {*wrong}} or solve(met.html)
        client.post(met.path, data={**form, "tries": "0"})
    assert len({*kinds}) > 1


@pytest.mark.parametrize("skill", SKILLS)
def test_what_is_asked_for_begins_plain(client: FlaskClient, skill: str) -> None:
    """By rule and by mistake: the lowest level that any kind has for it."""
    moved = client.get(f"/en/practice/by/{skill}").location
    *_, kind, seed = urlsplit(moved).path.split("/")
    practised = next(practised for practised in GAMES.values() if kind in practised.kinds)
    lowest = min(drill.level for drill in practised.drills[skill])
    assert int(seed[0]) == lowest


def test_a_kind_goes_on_where_the_learner_was(client: FlaskClient) -> None:
    """Level 1 at first, level 2 after two right answers in a row."""
    for expected in ("1", "1", "2"):
        address = client.get("/en/practice/ends").location
        assert urlsplit(address).path.split("/")[-1].startswith(f"{expected}-")
        client.post(urlsplit(address).path, data={**solve(client.get(address).text), "tries": "0"})


def test_the_practice_page_has_one_entry_a_kind(client: FlaskClient) -> None:
    """The levels are inside."""
    page = Page(client.get("/en/practice").text)
    links = [link["href"] for link in page.all("a")]
    for practised in GAMES.values():
        for kind in practised.kinds:
            assert links.count(f"/en/practice/{kind}") == 1
    assert not [link for link in links if link.endswith(("/1", "/2", "/3"))]


@pytest.mark.parametrize("what", ["", "count"])
def test_a_sprint_begins_plain_and_leads_on_at_once(client: FlaskClient, what: str) -> None:
    """For a beginner; after the first answer, right or wrong, the strong way leads to the next puzzle."""
    at = client.post("/en/sprint", data={"what": what}).location
    for _ in range(4):
        parts = urlsplit(at)
        assert parts.path.split("/")[-1].startswith("1-")
        before = Page(client.get(at).text)
        assert "strong" not in before.one("a", rel="next")["class"].split()
        assert "strong" in check(before)["class"].split()
        sprint = parse_qs(parts.query)["sprint"][0]
        names = {one["name"] for one in before.all("input") if one["type"] == "text"}
        wrong = dict.fromkeys(names, "88") or solve(client.get(at).text)
        posted = client.post(parts.path, data={**wrong, "tries": "0", "sprint": sprint})
        after = Page(client.get(posted.location).text)
        onward = after.one("a", rel="next")
        assert "strong" in onward["class"].split()
        assert "class" not in check(after)
        at = client.get(onward["href"]).location
        client.delete_cookie("learner")


def check(page: Page) -> Element:
    """The button that hands an answer in."""
    return next(button for button in page.all("button") if button.text == "Check")


def test_one_day_is_no_streak(client: FlaskClient) -> None:
    """A streak is worth a word from the second day on."""
    assert [met.skill for met in practise(client, "dominoes", 1)] == ["D1"]
    assert Page(client.get("/en/_mine/practice").text).all("p", class_="streak") == []
