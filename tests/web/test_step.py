"""A step: what it shows, how an answer is judged, and that everything stands in the address."""

import re
from urllib.parse import parse_qsl, urlsplit

import pytest
from flask.testing import FlaskClient
from markupsafe import escape

from tests.web.course import ASKING, ASKING_IDS, FALLIBLE, FALLIBLE_IDS, IDS, KINDS, PAGES, address, query, right, wrong
from tests.web.html import Page
from tutor.lessons import Lesson, Step
from tutor.puzzles.play import PlayQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.rules.dominoes import Act, Line, Seat, counted, sum_of_ends


@pytest.mark.parametrize(("lesson", "step"), PAGES, ids=IDS)
def test_a_step_shows_what_its_script_says(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """Title, text, picture, words, hand and question of a step stand on its page, each in its hook."""
    answer = client.get(address(lesson, step))
    page = Page(answer.text)
    assert answer.status_code == 200
    assert page.one("main")["data-page"] == "step"
    assert page.one("h1").text == step.title
    for paragraph in step.say:
        assert str(escape(paragraph)) in answer.text
    figures = page.having("data-replay")
    assert [figure["data-replay"] for figure in figures] == ([] if step.line is None else [str(step.line)])
    if step.line is not None:
        words = page.one(id=figures[0]["aria-describedby"])
        assert len(words.text) > 20
    forms = page.having("data-answer")
    assert [form["method"] for form in forms] == (["post"] if step.question else [])
    assert page.having("data-verdict") == []


@pytest.mark.parametrize(("lesson", "step"), PAGES, ids=IDS)
def test_back_and_next_lead_through_the_course(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """Every step links to the one before and the one after it, across lessons too."""
    page = Page(client.get(address(lesson, step)).text)
    place = PAGES.index((lesson, step))
    before = [address(*PAGES[place - 1])] if place else []
    after = address(*PAGES[place + 1]) if place + 1 < len(PAGES) else "/en/learn/dominoes"
    assert [link["href"] for link in page.all("a", rel="prev")] == before
    assert page.one("a", rel="next")["href"] == after


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_the_fields_are_those_of_the_question(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """The form has the fields that the question reads, and no other but those that carry the state."""
    page = Page(client.get(address(lesson, step)).text)
    assert step.question
    names = {element["name"] for element in page.all("input") if element.attributes.get("type") != "hidden"}
    assert names == {field.name for field in step.question.fields}
    hidden = {element["name"] for element in page.all("input", type="hidden")}
    assert hidden == {"tries"}


@pytest.mark.parametrize(("lesson", "step"), FALLIBLE, ids=FALLIBLE_IDS)
def test_answers_are_judged(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """A right answer is right, a wrong one wrong; each is told why, and the answer stays in the form."""
    for answer, verdict in ((wrong(step), "wrong"), (right(step), "right")):
        shown = client.get(address(lesson, step) + query(answer, tries=1))
        page = Page(shown.text)
        assert shown.status_code == 200
        said = page.one(data_verdict=verdict)
        assert said["role"] == "status"
        assert len(said.text) > 15
        assert filled_in(page) == answer.form()


def filled_in(page: Page) -> dict[str, list[str]]:
    """The answer that stands in the form."""
    form: dict[str, list[str]] = {}
    for field in page.all("input"):
        kind = field["type"]
        if (kind == "text" and field["value"]) or (kind in ("radio", "checkbox") and "checked" in field):
            form.setdefault(field["name"], []).append(field["value"])
    return {name: sorted(values) if name == "ends" else values for name, values in form.items()}


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_a_post_leads_to_the_address_of_its_verdict(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """A plain form is answered 303 to its own address with the answer in the query, one try more."""
    posted = client.post(address(lesson, step), data={**right(step).form(), "tries": "1", "hints": "2"})
    assert posted.status_code == 303
    parts = urlsplit(posted.location)
    assert (parts.path, parts.fragment) == (address(lesson, step), "verdict")
    expected = [(name, value) for name, values in right(step).form().items() for value in values]
    assert sorted(parse_qsl(parts.query)) == sorted([*expected, ("tries", "2"), ("hints", "2")])
    assert Page(client.get(posted.location).text).one(data_verdict="right")


def test_the_address_without_hints_is_short(client: FlaskClient) -> None:
    """What is zero does not stand in the address."""
    lesson, step = KINDS["sum"]
    posted = client.post(address(lesson, step), data={"sum": "15", "points": "15"})
    assert posted.location == f"{address(lesson, step)}?sum=15&points=15&tries=1#verdict"


def test_an_answer_in_an_address_alone_is_judged(client: FlaskClient) -> None:
    """A verdict can be linked without any count."""
    lesson, step = KINDS["sum"]
    page = Page(client.get(address(lesson, step) + query(right(step))).text)
    assert page.one(data_verdict="right")


def test_what_is_typed_but_not_handed_in_stays(client: FlaskClient) -> None:
    """With no try made, an address keeps what is typed and says nothing about it."""
    lesson, step = KINDS["sum"]
    shown = client.get(f"{address(lesson, step)}?sum=7&points=&tries=0&hints=1")
    page = Page(shown.text)
    assert shown.status_code == 200
    assert filled_in(page) == {"sum": ["7"]}
    assert page.having("data-verdict") == []
    assert page.all(class_="error") == []


def test_a_hint_after_a_try_does_not_judge_what_has_been_changed(client: FlaskClient) -> None:
    """A hint over a changed answer keeps the change and judges nothing; over the same answer the verdict stays."""
    lesson, step = KINDS["sum"]
    judged = "judged=sum%3D9%26points%3D0"
    changed = Page(client.get(f"{address(lesson, step)}?sum=8&points=0&tries=1&hints=1&{judged}").text)
    assert changed.having("data-verdict") == []
    assert filled_in(changed) == {"sum": ["8"], "points": ["0"]}
    same = Page(client.get(f"{address(lesson, step)}?sum=9&points=0&tries=1&hints=1&{judged}").text)
    assert same.one(data_verdict="wrong")


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_hints_open_one_by_one(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """The hint button asks for one hint more, until all are open."""
    for opened in range(len(step.hint) + 1):
        page = Page(client.get(f"{address(lesson, step)}?hints={opened}").text)
        text = " ".join(element.text for element in page.all("section", class_="hints"))
        assert [hint in text for hint in step.hint] == [number < opened for number in range(len(step.hint))]
        values = [button["value"] for button in page.all("button", name="hints")]
        assert values == ([str(opened + 1)] if opened < len(step.hint) else [])


def test_the_larger_number_of_hints_counts(client: FlaskClient) -> None:
    """The form sends the open hints and the button the next one."""
    lesson, step = KINDS["sum"]
    page = Page(client.get(f"{address(lesson, step)}?tries=0&hints=1&hints=2").text)
    assert len(page.all("li", id="hint")) == 1
    assert page.one("input", name="hints")["value"] == "2"


@pytest.mark.parametrize(("lesson", "step"), FALLIBLE, ids=FALLIBLE_IDS)
def test_the_answer_may_be_shown_after_two_wrong_tries(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """After two wrong answers a link shows the right one with its working; Next is a link at any time."""
    once = Page(client.get(address(lesson, step) + query(wrong(step), tries=1)).text)
    twice = Page(client.get(address(lesson, step) + query(wrong(step), tries=2)).text)
    assert [link for link in once.all("a") if "show=1" in link["href"]] == []
    link = next(link for link in twice.all("a") if "show=1" in link["href"])
    shown = Page(client.get(link["href"]).text)
    assert len(shown.one("section", id="answer").text) > 20
    assert shown.one(data_verdict="wrong")


def test_check_is_the_strong_action_until_the_answer_is_right(client: FlaskClient) -> None:
    """Before a right answer Check stands out, after it Next does."""
    lesson, step = KINDS["act"]

    def strong(target: str) -> list[str]:
        return [element.tag for element in Page(client.get(target).text).elements if is_strong(element.attributes)]

    assert strong(address(lesson, step)) == ["button"]
    assert strong(address(lesson, step) + query(wrong(step), tries=1)) == ["button"]
    assert strong(address(lesson, step) + query(right(step), tries=2)) == ["a"]


def test_once_the_answer_is_known_nothing_more_is_hinted(client: FlaskClient) -> None:
    """After a right answer or a shown one no hint is offered, open ones are folded away, and Next stands out."""
    lesson, step = KINDS["act"]
    for target in (query(right(step), tries=1, hints=1), query(wrong(step), tries=2, hints=1, show=1)):
        page = Page(client.get(address(lesson, step) + target).text)
        assert page.all("button", name="hints") == []
        assert not any("#answer" in link["href"] for link in page.all("a"))
        (hints,) = page.all("details", class_="hints")
        assert "open" not in hints
        assert step.hint[0] in hints.text
        assert [element.tag for element in page.elements if is_strong(element.attributes)] == ["a"]
        assert page.one("nav", class_="walk ready")
        assert page.one("form", method="post")["data-done"] == ""


def test_a_shown_answer_takes_the_place_of_the_wrong_one(client: FlaskClient) -> None:
    """Picture and choices show it, and what was wrong is told in a quiet box below it."""
    for lesson, step in ASKING:
        question = step.question
        if not isinstance(question, PlayQuestion) or len(question.right_answers()) != 1:
            continue
        if wrong(step) is None:
            continue
        page = Page(client.get(address(lesson, step) + query(wrong(step), tries=2, show=1)).text)
        (answer,) = question.right_answers()
        assert [figure["data-replay"] for figure in page.having("data-replay")] == [
            str(question.line.after(answer.placement))
        ]
        marked = [one for one in page.all("label") if "solution" in one["class"].split()]
        assert len(marked) == len(answer.form())
        assert all("The answer" in one.text for one in marked)
        assert page.one("section", class_="verdict past")["data-verdict"] == "wrong"
        assert page.all("section", class_="verdict wrong") == []


def test_the_ends_to_choose_from_say_their_values(client: FlaskClient) -> None:
    """Each end is named with what a tile needs to join it, unless the step asks for the open ends."""
    for lesson, step in ASKING:
        if not isinstance(step.question, PlayQuestion) or step.line is None or not step.line.placements:
            continue
        page = Page(client.get(address(lesson, step)).text)
        ends = [label.text for label in page.all("label", class_="choice") if label.text.endswith(")")]
        values = [place.value for place in step.line.open_places]
        assert ends == [f"Left end ({values[0]})", f"Right end ({values[1]})"]
        assert {area["data-end"] for area in page.all("rect", class_="reach")} == {"left", "right"}


def test_a_label_that_repeats_the_question_is_only_heard(client: FlaskClient) -> None:
    """The one number that a question asks for has a label for screen readers; two numbers show theirs."""
    lesson, step = KINDS["number"]
    assert Page(client.get(address(lesson, step)).text).one("label", for_="total")["class"] == "unseen"
    lesson, step = KINDS["sum"]
    page = Page(client.get(address(lesson, step)).text)
    assert [label.attributes.get("class") for label in page.all("label")] == [None, None]


def is_strong(attributes: dict[str, str]) -> bool:
    """Whether an element is the strong action of its page."""
    return "strong" in attributes.get("class", "").split()


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_an_empty_answer_is_told_what_is_missing(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """Nothing filled in: status 400, a sentence beside the field, no verdict, and no try counted."""
    posted = client.post(address(lesson, step), data={"tries": "1"})
    page = Page(posted.text)
    assert posted.status_code == 400
    assert page.having("data-verdict") == []
    error = page.one("p", class_="error")
    assert [field for field in page.having("aria-describedby") if field["aria-describedby"] == error["id"]]
    assert page.one("input", name="tries")["value"] == "1"


@pytest.mark.parametrize("text", ["", "zwölf", "1.5", "<b>15</b>", "99999", "²", "-", "--3", "\0", "1e3", "x" * 200])
def test_what_is_no_number_is_kept_and_told(client: FlaskClient, text: str) -> None:
    """Rubbish in a number field is answered 400, escaped, and stays in the field."""
    lesson, step = KINDS["number"]
    posted = client.post(address(lesson, step), data={"total": text})
    page = Page(posted.text)
    assert posted.status_code == 400
    assert page.one("p", class_="error").text
    assert page.one("input", name="total")["value"] == text
    assert "<b>15</b>" not in posted.text


@pytest.mark.parametrize(
    "form",
    [
        {"tile": "9-9", "end": "left"},
        {"tile": "<script>alert(1)</script>", "end": "left"},
        {"tile": "1-4@left", "end": "left"},
        {"tile": ["1-6", "4-4"], "end": "left"},
        {"tile": "1-6", "end": "up"},
        {"end": "left"},
    ],
)
def test_what_cannot_be_chosen_is_told(client: FlaskClient, form: dict[str, str | list[str]]) -> None:
    """A choice that the page does not offer is answered 400 and never as markup."""
    lesson, step = next(
        (lesson, step)
        for lesson, step in ASKING
        if isinstance(step.question, PlayQuestion) and step.question.line.placements
    )
    posted = client.post(address(lesson, step), data=form)
    assert posted.status_code == 400
    assert Page(posted.text).one("p", class_="error").text
    assert "<script>alert" not in posted.text


def test_the_broken_one_of_several_fields_is_named(client: FlaskClient) -> None:
    """Where several fields share a name, the sentence stands beside the one that cannot be read."""
    lesson, step = KINDS["settle"]
    assert step.question
    count = len(step.question.fields)
    posted = client.post(address(lesson, step), data={"off": ["5"] * (count - 1) + ["?"]})
    assert Page(posted.text).one("p", class_="error")["id"] == f"off-{count - 1}-error"


@pytest.mark.parametrize("counts", ["tries=x", "tries=-1", "hints=99999999999", "hints=%00", "show=2", "tries="])
def test_a_broken_count_counts_nothing(client: FlaskClient, counts: str) -> None:
    """An address with counts that cannot be read still shows its step."""
    lesson, step = KINDS["sum"]
    shown = client.get(f"{address(lesson, step)}?{counts}")
    assert shown.status_code == 200
    assert Page(shown.text).having("data-verdict") == []


def test_a_question_that_is_not_there_takes_no_answer(client: FlaskClient) -> None:
    """A step that only explains can be read, and refuses a post with 405."""
    lesson, step = next((lesson, step) for lesson, step in PAGES if step.question is None)
    refused = client.post(address(lesson, step), data={"sum": "5"})
    assert refused.status_code == 405
    assert "GET" in refused.headers["Allow"]


@pytest.mark.parametrize("kind", ["sum", "ends"])
def test_the_sum_is_hidden_while_it_is_asked(client: FlaskClient, kind: str) -> None:
    """Neither picture nor words tell what a question asks, until it is answered right."""
    for lesson, step in ASKING:
        assert step.question
        if step.question.kind != kind or step.line is None or sum_of_ends(step.line) < 5 or placed_nothing(step):
            continue
        for target in (address(lesson, step), address(lesson, step) + query(wrong(step), tries=1)):
            page = Page(client.get(target).text)
            assert page.all("g", class_="counted") == []
            assert page.all("p", class_="sum") == []
            assert "points" not in page.one("details", id="line-facts").text
        page = Page(client.get(address(lesson, step) + query(right(step), tries=1)).text)
        assert page.one("p", class_="sum").text
        assert len(page.all("g", class_="counted")) >= len(counted(step.line))


@pytest.mark.parametrize(("lesson", "step"), ASKING, ids=ASKING_IDS)
def test_no_page_tells_the_answer_beforehand(client: FlaskClient, lesson: Lesson, step: Step) -> None:
    """Before an answer no choice is marked, no number filled in, and the working of the answer is not in the page."""
    fresh = client.get(address(lesson, step)).text
    page = Page(fresh)
    assert filled_in(page) == {}
    assert page.all(id="answer") == []
    shown = Page(client.get(f"{address(lesson, step)}?show=1").text).one("section", id="answer")
    assert shown.text not in page.one("main").text


def placed_nothing(step: Step) -> bool:
    """Whether it is asked what a draw or a pass scores."""
    return isinstance(step.question, SumQuestion) and step.question.act is not Act.PLAY


def test_nothing_is_added_up_where_nothing_was_placed(client: FlaskClient) -> None:
    """After a draw the points of the placement before it stand nowhere, not even once the answer is right."""
    lesson, step = next(page for page in ASKING if placed_nothing(page[1]))
    page = Page(client.get(address(lesson, step) + query(right(step), tries=1)).text)
    assert page.one(data_verdict="right")
    assert page.all("p", class_="sum") == []


def test_a_right_placement_is_shown_on_the_table(client: FlaskClient) -> None:
    """After a right placement the picture is the new position, with its sum."""
    for lesson, step in ASKING:
        if isinstance(step.question, PlayQuestion):
            form = right(step).form()
            words = [*str(step.question.line).split(), "@".join([form["tile"][0], *form.get("end", [])])]
            page = Page(client.get(address(lesson, step) + query(right(step), tries=1)).text)
            assert page.having("data-replay")[0]["data-replay"] == str(Line.parse(" ".join(words)))
            assert bool(page.all("p", class_="sum")) is not step.hide


def test_a_legal_but_wrong_placement_is_shown_beside(client: FlaskClient) -> None:
    """A placement that the rules allow but that misses the goal shows where it would have led."""
    for lesson, step in ASKING:
        question = step.question
        if not isinstance(question, PlayQuestion):
            continue
        for placement in question.legal_placements():
            form = {"tile": str(placement.tile)} | ({"end": str(placement.end)} if placement.end else {})
            if question.parse({name: [value] for name, value in form.items()}) in question.right_answers():
                continue
            page = Page(client.get(address(lesson, step), query_string={**form, "tries": "1"}).text)
            replays = [figure["data-replay"] for figure in page.having("data-replay")]
            assert replays == [str(question.line), str(question.line.after(placement))]


def test_the_hand_of_choices_carries_its_hook(client: FlaskClient) -> None:
    """A hand from which a tile is chosen is marked with its tiles, and each choice is pictured and named."""
    lesson, step = KINDS["play"]
    assert isinstance(step.question, PlayQuestion)
    page = Page(client.get(address(lesson, step)).text)
    assert [hand["data-hand"] for hand in page.having("data-hand")] == [" ".join(map(str, step.question.hand))]
    labels = [label.text for label in page.all("label")]
    assert all(any(f"[{low}|{high}]" in label for label in labels) for low, high in step.question.hand)


def test_ids_are_unique_and_labels_find_their_fields(client: FlaskClient) -> None:
    """No id comes twice on a page, and every `for` and `aria-` reference leads somewhere."""
    for lesson, step in PAGES:
        for more in ("", query(wrong(step), tries=2, show=1, hints=3)) if (lesson, step) in FALLIBLE else ("",):
            page = Page(client.get(address(lesson, step) + more).text)
            ids = [element["id"] for element in page.having("id")]
            assert sorted(ids) == sorted(set(ids)), step.id
            for name in ("for", "aria-describedby", "aria-labelledby"):
                assert {element[name] for element in page.having(name)} <= set(ids), (step.id, name)


def test_a_lesson_opens_at_its_first_step(client: FlaskClient) -> None:
    """The address of a lesson leads to its first step."""
    lesson, step = PAGES[0]
    moved = client.get(f"/fi/learn/dominoes/{lesson.slug}")
    assert (moved.status_code, moved.location) == (302, address(lesson, step, "fi"))


def test_the_way_is_told_in_words_and_in_pips(client: FlaskClient) -> None:
    """n of m stands on the page, with a pip a step."""
    lesson, step = PAGES[1]
    page = Page(client.get(address(lesson, step)).text)
    assert page.one("p", class_="pips").text == f"Step 2 of {len(lesson.steps)}"
    assert len(page.all("i")) == len(lesson.steps)


def test_nothing_was_left_untranslated_by_a_template(client: FlaskClient) -> None:
    """No placeholder shows through."""
    for lesson, step in PAGES:
        shown = client.get(address(lesson, step)).text
        assert not re.search(r"%\(\w+\)|\{\{|\}\}|None\b", Page(shown).one("body").text)


def test_every_hand_is_shown_once(client: FlaskClient) -> None:
    """A hand stands either on the table or in the form, never in both."""
    for lesson, step in PAGES:
        page = Page(client.get(address(lesson, step)).text)
        shown = [element["data-hand"] for element in page.having("data-hand")]
        wanted = [" ".join(map(str, tiles)) for _, tiles in step.hands]
        if step.hand is not None and Seat.YOU not in dict(step.hands):
            wanted.append(" ".join(map(str, step.hand)))
        assert sorted(shown) == sorted([*wanted, *(str(tile) for _, tile in step.lots)]), step.id
