"""Practice in cribbage: every kind and skill, what an answer leaves behind, what comes next, a sprint in counting."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.cribbage_course import KINDS as STEPS
from tests.web.cribbage_course import address, right
from tests.web.cribbage_solver import solve
from tests.web.html import Page
from tutor.i18n import LOCALES
from tutor.progress import Place, Store
from tutor.puzzles.cribbage.making import KINDS, Shown, make_puzzle
from tutor.puzzles.cribbage.misconceptions import shows_in
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.skills import skills_of
from tutor.web.practised import CRIBBAGE, DOMINOES
from tutor.web.sprinting import Run
from tutor.wording.cribbage.asking import heard
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


def key(client: FlaskClient) -> str:
    """The key of a device."""
    cookie = client.get_cookie("learner")
    assert cookie is not None
    return cookie.value


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_puzzle_is_a_page_like_a_step(client: FlaskClient, kind: str, level: int) -> None:
    """Hook, question, hints one by one, a link to the next puzzle, and the way to what is due in this game."""
    path = f"/en/practice/{kind}/{level}-41"
    page = Page(client.get(path).text)
    assert page.one("main")["data-page"] == "puzzle"
    assert page.one("form", method="post")["action"] == path
    assert len(page.all("legend")[0].text) > 15
    assert page.one("a", rel="next")["href"] == f"/en/practice/{kind}/{level}-42"
    assert page.having("data-verdict") == []
    assert "/en/practice/next?game=cribbage" in [link["href"] for link in page.all("a")]
    assert Page(client.get(f"{path}?hints=1").text).one("section", class_="hints").text


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_answered_in_every_language(client: FlaskClient, kind: str, language: str) -> None:
    """The right answer is right, and shows what the count comes to where there is a count."""
    path = f"/{language}/practice/{kind}/2-5"
    answer = solve(client.get(path).text)
    page = Page(client.post(path, data={**answer, "tries": "0"}, follow_redirects=True).text)
    assert page.one(data_verdict="right").text
    if make_puzzle(kind, 2, 5).shown.breakdown is not None:
        assert page.having("data-total")


@pytest.mark.parametrize("skill", CRIBBAGE.skills)
def test_every_skill_can_be_asked_for(client: FlaskClient, skill: str) -> None:
    """By rule and by mistake: the puzzle exercises it, says so, and leads on to the next one of its sort."""
    moved = client.get(f"/en/practice/by/{skill}")
    assert moved.status_code == 303
    *_, kind, seed = urlsplit(moved.location).path.split("/")
    level, number = map(int, seed.split("-"))
    assert skill in skills_of(make_puzzle(kind, level, number).question)
    page = Page(client.get(moved.location).text)
    assert page.one("p", class_="why").text.startswith("You are practising: ")
    assert page.one("a", rel="next")["href"] == f"/en/practice/by/{skill}"


def test_skills_of_the_games_do_not_mix() -> None:
    """No kind and no skill belongs to both games."""
    assert not {*DOMINOES.kinds} & {*CRIBBAGE.kinds}
    assert not {*DOMINOES.drills} & {*CRIBBAGE.drills}


def test_an_answer_is_kept_with_its_skills_and_mistakes(client: FlaskClient, store: Store) -> None:
    """A wrong count is kept with the rules that it took and the mistake that explains it, and progress names both."""
    number = next(
        number
        for number in range(100)
        if CribbageMistake.RUN_MISSED in shows_in(make_puzzle("count-hand", 2, number).question)
    )
    wrong = min(shows_in(make_puzzle("count-hand", 2, number).question)[CribbageMistake.RUN_MISSED])
    path = f"/en/practice/count-hand/2-{number}"
    assert client.post(path, data={**wrong.form(), "tries": "0"}).status_code == 303
    (kept,) = store.recent(key(client))
    assert "C1" in kept.answer.skills
    assert CribbageMistake.RUN_MISSED.value in kept.answer.mistakes
    page = Page(client.get("/en/progress").text)
    assert "/en/practice/by/C1" in [link["href"] for link in page.all("a")]


def test_a_finished_step_is_ticked(client: FlaskClient, store: Store) -> None:
    """A step of the cribbage course that was answered right is finished, and the course goes on after it."""
    lesson, step = STEPS["count"]
    client.post(address(lesson, step), data={**right(step).form(), "tries": "0"})
    assert [one.place for one in store.finished(key(client))] == [Place("cribbage", lesson.slug, step.id)]
    assert "/en/learn/cribbage/" in client.get("/en/_mine/lessons/cribbage").text
    assert "data-resume" not in client.get("/en/_mine/lessons/dominoes").text


def test_what_comes_next_stays_in_the_game(client: FlaskClient) -> None:
    """Asked for a game, or after answers in one game alone, the next puzzle is about that game."""

    def kind(moved: str) -> str:
        return urlsplit(moved).path.split("/")[3]

    assert kind(client.get("/en/practice/next?game=cribbage").location) in KINDS
    assert kind(client.get("/en/practice/next?game=dominoes").location) not in KINDS
    client.post("/en/practice/impossible/1-3", data={**solve(client.get("/en/practice/impossible/1-3").text)})
    assert all(kind(client.get("/en/practice/next").location) in KINDS for _ in range(5))


def test_miscounts_that_look_alike_are_told_apart(client: FlaskClient) -> None:
    """While several mistakes explain a wrong answer, the next puzzle tells them apart."""
    for number in range(300):
        question = make_puzzle("count-hand", 2, number).question
        showing = shows_in(question)
        for answer in {answer for answers in showing.values() for answer in answers}:
            if sum(answer in answers for answers in showing.values()) > 1:
                client.post(f"/en/practice/count-hand/2-{number}", data={**answer.form(), "tries": "0"})
                moved = client.get("/en/practice/next").location
                assert parse_qs(urlsplit(moved).query)["why"] == ["tells-apart"]
                return
    raise AssertionError("no puzzle in which mistakes look alike")


def test_a_sprint_in_counting(client: FlaskClient) -> None:
    """Started for counting, a sprint asks for hands and cribs alone, and counts the right ones."""
    target = client.post("/en/sprint", data={"what": "count"}).location
    for right_so_far in range(1, 4):
        assert urlsplit(target).path.split("/")[3] in ("count-hand", "count-crib")
        run = parse_qs(urlsplit(target).query)["sprint"][0]
        answer = solve(client.get(target).text)
        path = urlsplit(target).path
        said = Page(client.post(path, data={**answer, "tries": "0", "sprint": run}, follow_redirects=True).text)
        assert said.one(data_verdict="right")
        onward = said.one("a", rel="next")["href"]
        after = Run.parse(parse_qs(urlsplit(onward).query)["sprint"][0])
        assert after is not None
        assert (after.answered, after.right, after.what) == (right_so_far, right_so_far, "count")
        target = client.get(onward).location


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_announced_number_stands_in_the_question(client: FlaskClient, level: int) -> None:
    """Whoever is asked whether a count may be answered reads what was announced, and not only in the words below."""
    numbers = [number for number in range(30) if heard(ENGLISH, *_allowed(level, number))]
    assert numbers
    for number in numbers[:5]:
        (said,) = heard(ENGLISH, *_allowed(level, number))
        html = client.get(f"/en/practice/allowed/{level}-{number}").get_data(as_text=True)
        legend = html.split("<legend>")[1].split("</legend>")[0]
        assert legend.startswith(said)


def _allowed(level: int, number: int) -> tuple[CribbageQuestion, Shown]:
    puzzle = make_puzzle("allowed", level, number)
    return puzzle.question, puzzle.shown


def test_cards_are_asked_for_where_cards_are_wanted(client: FlaskClient) -> None:
    """Handed in without a card, a question about cards does not ask to choose one of the answers."""
    answer = client.post("/en/practice/missed/1-5", data={"tries": "0"})
    assert answer.status_code == 400
    assert Page(answer.text).one("p", class_="error").text.startswith("Mark the cards first")


def test_a_shown_answer_is_marked_in_picture_and_choices(client: FlaskClient) -> None:
    """The cards that were left out are raised in the hand and marked among the choices."""
    puzzle = make_puzzle("missed", 1, 5)
    answers = puzzle.question.right_answers()
    assert len(answers) == 1
    page = Page(client.get("/en/practice/missed/1-5?show=1").text)
    lit = [card["data-card"] for card in page.having("data-card") if "lit" in card["class"].split()]
    marked = [one for one in page.all("label") if "solution" in one.attributes.get("class", "").split()]
    (answer,) = answers
    assert sorted(lit) == sorted(answer.form()["choice"])
    assert len(marked) == len(lit)


def test_calculations_and_card_names_stay_on_one_line(client: FlaskClient) -> None:
    """A line may break before a calculation or a name such as Herz-6, but not in it; the words stay the same."""
    lesson, step = STEPS["count"]
    form = "&".join(f"{name}={value}" for name, values in right(step).form().items() for value in values)
    verdict = Page(client.get(f"{address(lesson, step, 'de')}?{form}&tries=1").text)
    whole = [piece.text for piece in verdict.all("span", class_="whole")]
    assert any(" + " in piece for piece in whole)
    assert any(re.fullmatch(r"\w+-\d+", piece) for piece in whole)
    assert all(piece in verdict.one(data_verdict="right").text for piece in whole[:2])
