"""Practice: the pages, what an answer leaves behind, and that nothing is remembered before one."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.course import KINDS as STEPS
from tests.web.course import address as step_address
from tests.web.course import right, wrong
from tests.web.html import Page
from tests.web.solver import solve
from tutor.progress import Place, Store
from tutor.progress.address import sqlite_url
from tutor.puzzles.making import KINDS, make_puzzle
from tutor.puzzles.skills import skills_of
from tutor.web import create_app, practising
from tutor.web.practised import DOMINOES

SUM = "/en/practice/sum/1-7"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def broken(tmp_path: Path) -> FlaskClient:
    """A site whose store is a folder, and so no database."""
    return create_app({"TESTING": True, "STORE": Store(sqlite_url(tmp_path))}).test_client()


def key(client: FlaskClient) -> str:
    """The key of a device."""
    cookie = client.get_cookie("learner")
    assert cookie is not None
    return cookie.value


def answers_right(client: FlaskClient, path: str, **more: str) -> str:
    """Answer a puzzle right and get the address of the verdict."""
    posted = client.post(path, data={**solve(client.get(path).text), "tries": "0", **more})
    assert posted.status_code == 303
    return str(posted.location)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_puzzle_is_a_page_like_a_step(client: FlaskClient, kind: str, level: int) -> None:
    """Hook, question, form, hints one by one, and a link to the next puzzle of the same kind and level."""
    path = f"/en/practice/{kind}/{level}-41"
    page = Page(client.get(path).text)
    assert page.one("main")["data-page"] == "puzzle"
    assert page.one("form", method="post")["action"] == path
    assert len(page.all("legend")[0].text) > 15
    assert page.one("a", rel="next")["href"] == f"/en/practice/{kind}/{level}-42"
    assert page.having("data-verdict") == []
    for hints in range(1, 9):
        page = Page(client.get(f"{path}?hints={hints}").text)
        if not page.all("button", name="hints"):
            break
    assert 1 <= len(page.one("section", class_="hints").text.split(". ")) < 20


def test_a_score_that_may_be_wrong_is_not_told_as_a_fact(client: FlaskClient) -> None:
    """Where one score of a round is wrong, the page tells what was written down."""
    for number in range(5):
        page = client.get(f"/en/practice/find-mistake/2-{number}").text
        assert "Written down: " in page
        assert "That scores" not in page


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_answered_wrong_then_shown(client: FlaskClient, kind: str) -> None:
    """A wrong answer is told, and after two of them the answer with its working may be shown."""
    path = f"/en/practice/{kind}/2-5"
    answer = wrong_answer(path, client)
    said = Page(client.post(path, data={**answer, "tries": "1"}, headers=HTMX).text)
    assert said.one(data_verdict="wrong").text
    link = next(link for link in said.all("a") if "show=1" in link["href"])
    assert len(Page(client.get(link["href"]).text).one("section", id="answer").text) > 20


def wrong_answer(path: str, client: FlaskClient) -> dict[str, list[str]]:
    """Any answer but the right one."""
    form = solve(client.get(path).text)
    page = Page(client.get(path).text)
    for name, values in form.items():
        inputs = page.all("input", name=name)
        others = [one["value"] for one in inputs if one["value"] and one["value"] not in values]
        if others:
            return {**form, name: others[:1]}
        if inputs[0]["type"] == "text":
            return {**form, name: [str(int(values[0]) + 1), *values[1:]]}
    raise AssertionError(path)


@pytest.mark.parametrize(
    "path", ["sum/4-1", "sum/0-1", "sum/1-01", "sum/1-1000000000", "sum/x", "chess/1-1", "chess", "sum/1-1/2", "by/D99"]
)
def test_a_puzzle_that_does_not_exist_is_not_found(client: FlaskClient, path: str) -> None:
    """An address that nothing prints leads nowhere."""
    assert client.get(f"/en/practice/{path}").status_code == 404


def test_a_puzzle_that_does_not_exist_is_not_remembered(client: FlaskClient) -> None:
    """Whatever stands in addresses, only puzzles take memory."""
    before = practising._made.cache_info().currsize
    for number in range(10):
        client.get(f"/en/practice/{'x' * 1000}{number}/1-1")
        client.get(f"/en/practice/sum/1-{'9' * 1000}{number}")
    assert practising._made.cache_info().currsize == before


def test_a_kind_and_a_level_lead_to_any_puzzle(client: FlaskClient) -> None:
    """Without a number a new puzzle comes each time, and nobody keeps the way there."""
    moved = [client.get("/fi/practice/ends/3") for _ in range(2)]
    assert {answer.status_code for answer in moved} == {303}
    assert len({answer.location for answer in moved}) == 2
    assert all(answer.location.startswith("/fi/practice/ends/3-") for answer in moved)
    assert all(answer.headers["Cache-Control"] == "no-store" for answer in moved)
    assert client.get("/fi/practice/ends").location.startswith("/fi/practice/ends/1-")


@pytest.mark.parametrize("skill", DOMINOES.skills)
def test_every_skill_can_be_asked_for(client: FlaskClient, skill: str) -> None:
    """By rule and by mistake: the puzzle exercises it, says so, and leads on to the next one of its sort."""
    moved = client.get(f"/en/practice/by/{skill}")
    assert moved.status_code == 303
    parts = urlsplit(moved.location)
    *_, kind, seed = parts.path.split("/")
    level, number = map(int, seed.split("-"))
    assert skill in skills_of(make_puzzle(kind, level, number).question)
    page = Page(client.get(moved.location).text)
    assert page.one("p", class_="why").text.startswith("You are practising: ")
    assert page.one("a", rel="next")["href"] == f"/en/practice/by/{skill}"


def test_what_is_carried_along_stays_through_hint_and_answer(client: FlaskClient) -> None:
    """Why a puzzle was chosen stays in its address until the next one."""
    path = f"{SUM}?why=due&skill=D13"
    page = Page(client.get(path).text)
    assert page.one("p", class_="why").text == "Due again: What is counted."
    assert {one["name"]: one["value"] for one in page.all("input", type="hidden")} == {
        "tries": "0",
        "why": "due",
        "skill": "D13",
    }
    verdict = answers_right(client, SUM, why="due", skill="D13")
    assert dict(parse_qsl(urlsplit(verdict).query))["skill"] == "D13"
    assert all(link["href"].endswith("why=due&skill=D13") for link in page.having("data-language"))


@pytest.mark.parametrize("query", ["why=due", "why=x&skill=D13", "why=due&skill=<b>", "sprint=1-2", "sprint=5-3-4"])
def test_what_is_carried_along_is_ours_or_nothing(client: FlaskClient, query: str) -> None:
    """Words that nothing of ours writes into an address are left out."""
    page = Page(client.get(f"{SUM}?{query}").text)
    assert page.all("p", class_="why") == []
    assert [one["name"] for one in page.all("input", type="hidden")] == ["tries"]


def reading() -> Iterator[str]:
    """Whatever can be opened without answering."""
    yield from ("/", "/en/", "/en/practice", "/en/practice/next", "/en/practice/by/D13", SUM, f"{SUM}?sum=1&points=1")
    yield from ("/en/progress", "/en/progress/export.json", "/en/progress/forget", "/en/sprint", "/en/take/x")
    yield from ("/en/_mine/banner", "/en/_mine/lessons/dominoes", "/en/_mine/practice")


def test_no_cookie_comes_before_the_first_answer(client: FlaskClient, store: Store) -> None:
    """Reading, looking at verdicts and filling in rubbish leaves no trace."""
    for path in reading():
        assert "Set-Cookie" not in client.get(path).headers, path
    assert "Set-Cookie" not in client.post(SUM, data={"sum": "x"}).headers
    lesson, step = next((lesson, step) for lesson, step in STEPS.values())
    assert "Set-Cookie" not in client.post(f"/en/_mine/here/dominoes/{lesson.slug}/{step.id}").headers
    for path in ("/en/progress/quiet", "/en/progress/forget", "/en/take"):
        assert client.post(path).status_code == 303
    posted = client.post(SUM, data={"sum": "1", "points": "1"})
    learner, language = posted.headers.getlist("Set-Cookie")
    assert learner.startswith("learner=")
    assert language.startswith("lang=en;")
    for cookie in (learner, language):
        assert {"HttpOnly", "Path=/", "SameSite=Lax"} <= {part.strip() for part in cookie.split(";")}
        assert "Secure" not in cookie
    assert store.is_known(key(client))


def test_the_cookie_is_for_https_alone_where_there_is_https(store: Store) -> None:
    """Behind a proxy the address that the world sees counts."""
    client = create_app({"TESTING": True, "STORE": store, "URL": "https://muggins.example/"}).test_client()
    cookies = client.post(SUM, data={"sum": "1", "points": "1"}).headers.getlist("Set-Cookie")
    assert ["Secure" in cookie for cookie in cookies] == [True, True]


def test_the_start_leads_to_the_language_of_the_latest_answer(client: FlaskClient) -> None:
    """Whatever the browser asks for; once everything is forgotten, the browser is asked again."""
    german = {"Accept-Language": "de"}
    assert client.get("/", headers=german).location == "/de/"
    for code in ("es", "fi"):
        client.post(SUM.replace("/en/", f"/{code}/"), data={"sum": "1", "points": "1"})
        assert client.get("/", headers=german).location == f"/{code}/"
    assert client.post("/fi/progress/forget").status_code == 303
    assert client.get("/", headers=german).location == "/de/"


def test_an_answer_sent_twice_counts_once(client: FlaskClient, store: Store) -> None:
    """A double click, a reload, and going back to guess again: the first try of a day is one answer."""
    answers_right(client, SUM)
    answers_right(client, SUM)
    client.post(SUM, data={"sum": "1", "points": "1", "tries": "0"})
    assert store.progress(key(client)).answered == 1


def test_only_the_first_try_changes_what_is_due(client: FlaskClient, store: Store) -> None:
    """Trying again until it is right is an answer, and no proof."""
    client.post(SUM, data={"sum": "1", "points": "1", "tries": "0"})
    before = store.progress(key(client)).skills
    client.post(SUM, data={**solve(client.get(SUM).text), "tries": "1"})
    after = store.progress(key(client))
    assert after.skills == before
    assert (after.answered, after.right) == (2, 1)


def test_a_hint_makes_a_right_answer_a_helped_one(client: FlaskClient, store: Store) -> None:
    """What was found with a hint comes back sooner."""
    answers_right(client, SUM, hints="1")
    assert [one.answer.helped for one in store.recent(key(client))] == [True]


def test_a_right_step_of_a_lesson_is_finished(client: FlaskClient, store: Store) -> None:
    """A wrong answer to a step is kept, a right one ticks it as well."""
    lesson, step = STEPS["sum"]
    client.post(step_address(lesson, step), data={**wrong(step).form(), "tries": "0"})
    assert store.finished(key(client)) == ()
    client.post(step_address(lesson, step), data={**right(step).form(), "tries": "1"})
    assert [one.place for one in store.finished(key(client))] == [Place("dominoes", lesson.slug, step.id)]
    assert {one.answer.seed for one in store.recent(key(client))} == {f"learn/dominoes/{lesson.slug}/{step.id}"}


def test_the_day_is_the_learners(client: FlaskClient, store: Store) -> None:
    """Our script tells how far the clock is from world time; nonsense is ignored."""
    for offset, kept in (("x", None), ("120", 120), ("-99999", 120), ("+1", 120), ("-210", -210)):
        client.post(SUM, data={"sum": "1", "points": "1"}, headers={"X-UTC-Offset": offset})
        assert store.settings(key(client)).utc_offset == kept


PAGES = ["/en/", "/en/learn/dominoes", "/en/practice", SUM, f"{SUM}?sum=1&points=1&tries=1", "/en/sprint", "/en/about"]


@pytest.mark.parametrize("path", PAGES)
def test_pages_are_the_same_for_everybody(client: FlaskClient, path: str) -> None:
    """With and without a cookie the bytes are the same; whatever is personal is fetched afterwards."""
    fresh = client.get(path).data
    answers_right(client, SUM)
    known = client.get(path)
    assert known.data == fresh
    assert known.headers["Cache-Control"] == "public, no-cache"
    assert "Set-Cookie" not in known.headers


@pytest.mark.parametrize("path", ["banner", "start", "lessons/dominoes", "practice"])
def test_what_is_personal_is_one_element_that_nobody_keeps(client: FlaskClient, path: str) -> None:
    """A fragment takes the place of the element with its id, and is stored nowhere."""
    answers_right(client, SUM)
    answer = client.get(f"/en/_mine/{path}", headers=HTMX)
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert "ETag" not in answer.headers
    (element,) = [element for element in Page(answer.text).elements if element.depth == 0]
    holders = [Page(client.get(page).text) for page in ("/en/", "/en/learn/dominoes", "/en/practice")]
    assert any(page.all(id=element["id"]) for page in holders)


def test_home_offers_to_go_on_and_ticks_finished_lessons(client: FlaskClient) -> None:
    """After a whole lesson its tick stands where the page has a place for it, and the next step is offered."""
    from tests.web.course import PAGES as STEPS_IN_ORDER

    first = [(lesson, step) for lesson, step in STEPS_IN_ORDER if lesson is STEPS_IN_ORDER[0][0]]
    for lesson, step in first:
        if step.question:
            client.post(step_address(lesson, step), data=right(step).form())
        else:
            assert client.post(f"/en/_mine/here/dominoes/{lesson.slug}/{step.id}").status_code == 204
    after = STEPS_IN_ORDER[len(first)]
    for path, fragment in (("/en/", "start"), ("/en/learn/dominoes", "lessons/dominoes")):
        mine = Page(client.get(f"/en/_mine/{fragment}").text)
        (link,) = mine.having("data-resume")
        assert (link["href"], link["class"]) == (step_address(*after), "way strong")
        assert link.text == f"Go on: Dominoes, lesson 2 {after[0].title} ›"
        (tick,) = mine.having("hx-swap-oob")
        assert tick["id"] == f"tick-{first[0][0].slug}"
        assert Page(client.get(path).text).one(id=tick["id"])


def test_the_game_of_the_last_step_comes_first(client: FlaskClient) -> None:
    """It has the strong link; the page itself stays the same for everybody, with both games as equals."""
    before = client.get("/en/").data
    answers_right(client, SUM)
    assert [way["class"] for way in Page(client.get("/en/_mine/start").text).all("a")] == ["way strong"] * 2
    for game, place in (("Dominoes", "dominoes/the-set/two-halves"), ("Cribbage", "cribbage/what-changes/in-short")):
        client.post(f"/en/_mine/here/{place}")
        first, second = Page(client.get("/en/_mine/start").text).all("a")
        assert f"Go on: {game}, lesson 1" in first.text
        assert [first["class"], second["class"]] == ["way strong", "way"]
    assert client.get("/en/").data == before


def test_without_scripts_a_link_goes_on(client: FlaskClient, broken: FlaskClient) -> None:
    """It leads where the fragment would, to the courses for somebody new, and is stored nowhere."""
    for page, link in (("/en/", "/en/_mine/go-on"), ("/en/learn/dominoes", "/en/_mine/go-on/dominoes")):
        assert Page(client.get(page).text).one("a", href=link)
    for one in (client, broken):
        assert one.get("/en/_mine/go-on").location == "/en/learn"
    answers_right(client, SUM)
    client.post("/en/_mine/here/dominoes/the-set/two-halves")
    for path in ("go-on", "go-on/dominoes"):
        moved = client.get(f"/en/_mine/{path}")
        assert moved.location == Page(client.get("/en/_mine/start").text).having("data-resume")[0]["href"]
        assert moved.headers["Cache-Control"] == "private, no-store"
    assert client.get("/en/_mine/go-on/cribbage").location == "/en/learn/cribbage/what-changes/an-example"
    assert client.get("/en/_mine/go-on/chess").status_code == 404


def test_next_is_what_went_wrong(client: FlaskClient, store: Store) -> None:
    """After a wrong answer Practice comes back to it, or tells apart what may have caused it, and says why."""
    said = Page(client.get(client.get("/en/practice/next").location).text).one("p", class_="why").text
    assert said == "New: The set."
    client.post(SUM, data={"sum": "1", "points": "1"})
    moved = client.get("/en/practice/next")
    assert moved.headers["Cache-Control"] == "no-store"
    page = Page(client.get(moved.location).text)
    assert page.one("p", class_="why").text
    kind = urlsplit(moved.location).path.split("/")[3]
    assert page.one("a", rel="next")["href"] == f"/en/practice/next?game=dominoes&skipped={kind}"


def test_lessons_and_puzzles_go_on_without_a_store(broken: FlaskClient) -> None:
    """The answer is judged, nothing is claimed to be kept, no cookie is set, and a banner says so."""
    posted = broken.post(SUM, data={"sum": "1", "points": "1"})
    assert posted.status_code == 303
    assert "Set-Cookie" not in posted.headers
    assert posted.location == f"{SUM}?sum=1&points=1&tries=1&kept=no#verdict"
    shown = Page(broken.get(posted.location).text)
    assert shown.one(data_verdict="wrong")
    assert any("judged but not kept" in one.text for one in shown.all("noscript"))
    fragment = broken.post(SUM, data={"sum": "1", "points": "1"}, headers=HTMX)
    assert "HX-Trigger" not in fragment.headers
    banner = Page(fragment.text).one(id="banner")
    assert "not being kept" in banner.text
    assert "hx-swap-oob" in banner
    assert "not being kept" in broken.get("/en/_mine/banner").text
    assert broken.get("/en/practice/next").status_code == 303
    for path in ("start", "lessons/dominoes", "practice"):
        assert broken.get(f"/en/_mine/{path}").status_code == 200
    page = broken.get("/en/progress")
    assert page.status_code == 503
    assert "not being kept" in Page(page.text).one("main").text
    for path in ("progress/quiet", "progress/forget", "take"):
        broken.set_cookie("learner", "x" * 32)
        assert broken.post(f"/en/{path}").status_code == 503


def test_a_store_that_works_says_nothing(client: FlaskClient) -> None:
    """The banner is empty while progress is being kept, and an answer by htmx takes an old one away."""
    assert Page(client.get("/en/_mine/banner").text).one(id="banner").text == ""
    posted = client.post(SUM, data={"sum": "1", "points": "1"}, headers=HTMX)
    assert posted.headers["HX-Trigger"] == "kept"
    assert 'id="banner"' not in posted.text


def test_a_sprint_counts_first_tries(client: FlaskClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the button through puzzles to a result that is kept; a second try counts nothing."""
    from tutor.web import sprinting

    begun = int(time())
    now = [begun]
    monkeypatch.setattr(sprinting, "_now", lambda: now[0])
    at = client.post("/en/sprint").location
    for number in range(3):
        page = Page(client.get(at).text)
        assert page.one("span", class_="clock")["data-until"] == str(begun + 300)
        path = urlsplit(at).path
        carried = dict(parse_qsl(urlsplit(at).query))
        verdict = answers_right(client, path, **carried)
        assert dict(parse_qsl(urlsplit(verdict).query))["sprint"] == f"{begun}-{number + 1}-{number + 1}"
        again = client.post(path, data={**solve(client.get(path).text), **dict(parse_qsl(urlsplit(verdict).query))})
        assert f"{begun}-{number + 1}-{number + 1}" in again.location
        # What is kept is kept with the answers, so nothing is lost by whoever goes away before the end.
        assert [(one.sprint.answered, one.sprint.right) for one in store.sprints(key(client))] == [(number + 1,) * 2]
        at = client.get(Page(client.get(verdict).text).one("a", rel="next")["href"]).location
    now[0] += 300
    over = client.get(f"/en/sprint/next?sprint={begun}-3-3").location
    assert "3" in Page(client.get(over).text).one("p", class_="big-number").text
    client.post(path, data={**solve(client.get(path).text), "tries": "0", "sprint": f"{begun}-3-3"})
    assert [(one.sprint.answered, one.sprint.right) for one in store.sprints(key(client))] == [(3, 3)]


@pytest.mark.parametrize("ago", [-(10**11), -1000, 0, 299, 301, 10**9])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_address_alone_makes_no_sprint(client: FlaskClient, store: Store, method: str, ago: int) -> None:
    """A link, wherever it stands, records nothing, and an answer given there records no more than itself."""
    answers_right(client, SUM)
    made_up = f"{int(time()) - ago}-998-998"
    for path in ("/en/sprint/next", "/en/sprint/result", SUM):
        client.open(path, method=method, query_string={"sprint": made_up}, headers={"Sec-Fetch-Site": "cross-site"})
    assert store.sprints(key(client)) == ()
    answers_right(client, "/en/practice/sum/1-8", sprint=made_up)
    assert all(one.sprint.answered <= 2 for one in store.sprints(key(client)))


@pytest.mark.parametrize("sprint", ["", "x", "1-1-2", "1-1000-1", "-1-1-1"])
def test_a_sprint_that_cannot_be_is_not_found(client: FlaskClient, sprint: str) -> None:
    """Addresses that nothing of ours writes lead nowhere."""
    assert client.get("/en/sprint/next", query_string={"sprint": sprint}).status_code == 404
    assert client.get("/en/sprint/result", query_string={"sprint": sprint}).status_code == 404
