"""A cribbage script is read strictly, replayed through the rules, and refused with file, step and reason."""

from pathlib import Path

import pytest

from tutor.lessons import CribbageLesson, CribbageStep, LessonError, LessonReason, load_course, load_lesson
from tutor.puzzles.cribbage.judge import judge
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import Announce, Counted, PlayPoints, Verdict

LESSON = """
title = "Counting"
about = "You can count."
rules = ["C1", "C3", "C11"]

[[step]]
id = "best"
title = "The best hand"
rules = ["C1"]
cards = "5H 5C 5S JD"
starter = "5D"
say = ["Nothing is worth more."]

[[step]]
id = "settled"
title = "A call"
rules = ["C3"]
cards = "6H 7D 7S 8C"
starter = "2D"
announced = 8
answers = "muggins:4"
scores = {you = 100, across = 110}
say = ["You call."]

[[step]]
id = "count"
title = "Count"
rules = ["C1"]
kind = "count"
cards = "6H 7D 7S 8C"
starter = "2D"
ask = "How many points?"
hint = ["Look for fifteens.", "Then for runs."]

[[step]]
id = "answer"
title = "Answer"
rules = ["C3"]
kind = "answer"
cards = "6H 7D 7S 8C"
starter = "2D"
announced = 8
players = 3
counter = "right"
ask = "What do you answer?"
hint = ["Count first.", "How many are missing?"]

[[step]]
id = "missed"
title = "Missed"
rules = ["C1"]
kind = "missed"
cards = "6H 7D 7S 8C"
starter = "2D"
left_out = ["6H 7S 8C"]
ask = "Which cards?"
hint = ["A run.", "The other seven."]

[[step]]
id = "over"
title = "Over"
rules = ["C11"]
kind = "over"
cards = "2H 2D 7S 9C"
starter = "KD"
announced = 8
answers = "over"
counter = "across"
scores = {you = 100, across = 118}
ask = "Is it over?"
hint = ["Take off the excess.", "Nothing is cut off."]

[[step]]
id = "possible"
title = "Possible"
rules = ["C1"]
kind = "possible"
options = [12, 19, 24]
ask = "Which number cannot be?"
hint = ["One of them.", "The odd one."]
"""

DEAL = """
title = "A deal"
about = "You can play a deal."
rules = ["C2", "C3"]

[deal]
dealer = "across"
pack = "5D"
scores = {you = 10, across = 20}
[deal.hands]
you = "4H 4D 9S QC 2H KC"
across = "3H 3D 8S KH 5H 6D"

[[step]]
id = "discard"
title = "Discard"
rules = ["C2"]
say = ["Look at your cards."]

[[step]]
id = "play"
title = "Play"
rules = ["C2"]
moves = ["you discard 2H KC", "across discard 5H 6D", "you lay QC", "across lay KH"]
say = ["You lead."]

[[step]]
id = "count"
title = "Count"
rules = ["C2"]
moves = [
    "you lay 9S", "across go", "across lay 8S", "you lay 4H", "across lay 3H", "you lay 4D", "across lay 3D",
]
kind = "count"
ask = "How many points?"
hint = ["A pair.", "And a fifteen."]

[[step]]
id = "answered"
title = "Answered"
rules = ["C3"]
moves = ["you announce 4", "across muggins:2"]
say = ["Nothing was missed."]

[[step]]
id = "answer"
title = "Answer"
rules = ["C3"]
moves = ["across announce 0"]
kind = "answer"
ask = "What do you say?"
hint = ["Count.", "Then say."]
"""


def written(folder: Path, text: str, name: str = "010-a-lesson.toml") -> Path:
    """A lesson script in a file."""
    (folder / "cribbage").mkdir(exist_ok=True)
    path = folder / "cribbage" / name
    path.write_text(text, "utf-8")
    return path


def loaded(folder: Path, text: str) -> CribbageLesson:
    """The lesson of a script."""
    return load_lesson(written(folder, text), game="cribbage")


def step(lesson: CribbageLesson, name: str) -> CribbageStep:
    """The step with a name."""
    found = lesson.step(name)
    assert found is not None
    return found


def refused(folder: Path, text: str) -> tuple[LessonReason, str]:
    """Reason and step of the refusal, which names the file."""
    with pytest.raises(LessonError) as caught:
        loaded(folder, text)
    assert caught.value.file == "010-a-lesson.toml"
    return caught.value.reason, caught.value.step


def test_a_hand_is_counted_by_the_rules(tmp_path: Path) -> None:
    """Rule C1: nothing is typed in, the breakdown comes from the cards."""
    best = step(loaded(tmp_path, LESSON), "best")
    assert best.breakdown is not None
    assert (best.breakdown.total, best.hides_count, best.settlement) == (29, False, None)


def test_a_settlement_is_made_by_the_rules(tmp_path: Path) -> None:
    """Rule C5: the caller gets what was claimed and missed, and the scores follow."""
    settled = step(loaded(tmp_path, LESSON), "settled")
    assert settled.settlement is not None
    assert (settled.settlement.verdict, settled.settlement.counter, settled.settlement.caller) == (
        Verdict.MUGGINS,
        8,
        4,
    )
    assert settled.scores_after == ((Seat.YOU, 104), (Seat.ACROSS, 118))


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("count", {"total": ["16"]}),
        ("answer", {"call": ["muggins"], "claim": ["8"]}),
        ("missed", {"choice": ["6H", "7S", "8C"]}),
        ("over", {"choice": ["goes-on"]}),
        ("possible", {"choice": ["19"]}),
    ],
)
def test_right_answers_come_from_the_rules(tmp_path: Path, name: str, form: dict[str, list[str]]) -> None:
    """Every question of the script has the one right answer that the rules find."""
    question = step(loaded(tmp_path, LESSON), name).question
    assert question is not None
    assert [answer.form() for answer in question.right_answers()] == [form]
    assert judge(question, question.parse(form)).right


def test_the_true_count_is_hidden_from_whoever_counts(tmp_path: Path) -> None:
    """A question that is answered by counting hides the count, unless the script says otherwise."""
    assert step(loaded(tmp_path, LESSON), "count").hides_count
    shown = LESSON.replace('kind = "over"', 'kind = "over"\nshow_count = true')
    assert not step(loaded(tmp_path, shown), "over").hides_count


def test_a_scripted_deal_is_replayed(tmp_path: Path) -> None:
    """Cards, starter, scores and moves come from the moves so far; the learner's own cards are shown, no others."""
    lesson = loaded(tmp_path, DEAL)
    first, play, count = (step(lesson, name) for name in ("discard", "play", "count"))
    assert (first.starter, len(first.hand or ()), first.dealer) == (None, 6, Seat.ACROSS)
    assert [str(card) for card in play.laid] == ["QC", "KH"]
    assert [str(card) for card in play.hand or ()] == ["4H", "4D", "9S"]
    assert [str(move.starter) for move in play.moves if move.starter] == ["5D"]
    assert (count.counter, count.hand, count.scores) == (Seat.YOU, None, ((Seat.YOU, 11), (Seat.ACROSS, 23)))
    pegged = [event for move in count.moves for event in move.events if isinstance(event, PlayPoints)]
    assert [(event.player, event.points) for event in pegged] == [(0, 1), (1, 2), (1, 1)]


def test_a_scripted_count_is_settled(tmp_path: Path) -> None:
    """The step whose last move settles a count shows that count, with the scores before and after it."""
    settled = step(loaded(tmp_path, DEAL), "answered")
    assert settled.settlement is not None
    assert settled.settlement.verdict is Verdict.WRONG_MUGGINS
    assert settled.scores == ((Seat.YOU, 11), (Seat.ACROSS, 23))
    assert settled.scores_after == ((Seat.YOU, 17), (Seat.ACROSS, 23))
    announce, reply = settled.moves
    assert isinstance(announce.action, Announce)
    assert [type(event) for event in reply.events] == [Counted]


def test_questions_in_a_deal_are_about_it(tmp_path: Path) -> None:
    """What is counted and answered comes from the replay; both hands hold a pair and a fifteen."""
    lesson = loaded(tmp_path, DEAL)
    for name, form in (("count", {"total": ["4"]}), ("answer", {"call": ["muggins"], "claim": ["4"]})):
        question = step(lesson, name).question
        assert question is not None
        assert judge(question, question.parse(form)).right, [one.form() for one in question.right_answers()]


@pytest.mark.parametrize(
    ("old", "new", "reason", "step"),
    [
        ('rules = ["C1", "C3", "C11"]', 'rules = ["C1", "C3", "C11", "D1"]', LessonReason.NO_SUCH_RULE, ""),
        ("5H 5C 5S JD", "5H 5C 5S 5D", LessonReason.REFUSED, "best"),
        ("5H 5C 5S JD", "5H 5C 5S 1D", LessonReason.REFUSED, "best"),
        ('answers = "muggins:4"', 'answers = "muggins:0"', LessonReason.REFUSED, "settled"),
        ('answers = "muggins:4"', 'answers = "accept,accept"', LessonReason.REFUSED, "settled"),
        ('answers = "muggins:4"', 'answers = "accept"\nplayers = 3', LessonReason.MISSING, "settled"),
        ('answers = "muggins:4"', 'answers = "perhaps"', LessonReason.REFUSED, "settled"),
        ("announced = 8\nanswers", "announced = 30\nanswers", LessonReason.REFUSED, "settled"),
        ("scores = {you = 100, across = 110}", "scores = {you = 100}", LessonReason.MISSING, "settled"),
        ("scores = {you = 100, across = 110}", "scores = {you = 100, across = 121}", LessonReason.REFUSED, "settled"),
        ("scores = {you = 100, across = 110}", "scores = {you = 130, across = 110}", LessonReason.REFUSED, "settled"),
        ("scores = {you = 100, across = 110}", "scores = {you = -1, across = 110}", LessonReason.REFUSED, "settled"),
        ('"You call."', '"You call, with [1|4]."', LessonReason.TILE_AMONG_CARDS, "settled"),
        ('starter = "5D"', 'starter = "5D"\nlaid = "5H"', LessonReason.REFUSED, "best"),
        ('starter = "5D"', 'starter = "5D"\nhand = "AC JD"', LessonReason.REFUSED, "best"),
        ('kind = "count"\ncards = "6H 7D', 'kind = "count"\ncards = "6H', LessonReason.WRONG_NUMBER_OF_CARDS, "count"),
        ('kind = "count"', 'kind = "count"\nannounced = 8', LessonReason.NOT_FOR_THIS_KIND, "count"),
        ('kind = "answer"', 'kind = "answer"\nanswers = "accept"', LessonReason.NOT_FOR_THIS_KIND, "answer"),
        ('kind = "count"', 'kind = "guess"', LessonReason.BAD_WORD, "count"),
        ('kind = "count"', 'kind = "count"\nasked = "luck"', LessonReason.BAD_WORD, "count"),
        ('kind = "count"', 'kind = "count"\ntotal = 14', LessonReason.UNKNOWN, "count"),
        ('ask = "How many points?"', "", LessonReason.MISSING, "count"),
        ('counter = "right"', 'counter = "you"', LessonReason.NO_RIGHT_ANSWER, "answer"),
        ('counter = "right"', 'counter = "across"', LessonReason.BAD_WORD, "answer"),
        ("players = 3", "players = 5", LessonReason.REFUSED, "answer"),
        ('"6H 7S 8C"', '"6H 7S"', LessonReason.NOT_A_COMBINATION, "missed"),
        ("12, 19, 24", "12, 20, 24", LessonReason.NO_RIGHT_ANSWER, "possible"),
        ("12, 19, 24", "19, 19", LessonReason.NO_RIGHT_ANSWER, "possible"),
        ("12, 19, 24", "19", LessonReason.NO_WRONG_ANSWER, "possible"),
        ('"Take off the excess.", ', "", LessonReason.WRONG_NUMBER_OF_HINTS, "over"),
    ],
)
def test_a_faulty_script_is_refused(tmp_path: Path, old: str, new: str, reason: LessonReason, step: str) -> None:
    """Each fault is refused with its reason and the step."""
    assert old in LESSON
    assert refused(tmp_path, LESSON.replace(old, new, 1)) == (reason, step)


@pytest.mark.parametrize(
    ("old", "new", "reason", "step"),
    [
        ('"you announce 4"', '"you announce 5"', LessonReason.NOT_CONTINUED, "answered"),
        ('"you announce 4", "across muggins:2"', "", LessonReason.NOT_CONTINUED, "answered"),
        ('"you announce 4", ', "", LessonReason.REFUSED, "answered"),
        ('"across go"', '"across lay 8S"', LessonReason.REFUSED, "count"),
        ('"you lay QC"', '"you lay AS"', LessonReason.REFUSED, "play"),
        ('"you lay QC"', '"left lay QC"', LessonReason.BAD_WORD, "play"),
        ('"across announce 0"', '"across announce much"', LessonReason.REFUSED, "answer"),
        ('"across announce 0"', '"across sings"', LessonReason.REFUSED, "answer"),
        ("4H 4D 9S QC 2H KC", "4H 4D 9S QC 2H", LessonReason.REFUSED, "deal"),
        ("4H 4D 9S QC 2H KC", "4H 4D 9S QC 2H 5D", LessonReason.REFUSED, "deal"),
        ("across = 20}", "left = 20}", LessonReason.MISSING, "deal"),
    ],
)
def test_a_faulty_deal_is_refused(tmp_path: Path, old: str, new: str, reason: LessonReason, step: str) -> None:
    """A scripted deal obeys the rules and goes on with a right answer, or is refused."""
    assert old in DEAL
    assert refused(tmp_path, DEAL.replace(old, new, 1)) == (reason, step)


def test_the_same_cards_twice_need_the_kind(tmp_path: Path) -> None:
    """4-5-6 is a fifteen and a run: `of` says which of them was left out."""
    both = LESSON.replace('left_out = ["6H 7S 8C"]', 'left_out = ["4C 5D 6S"]').replace(
        'kind = "missed"\ncards = "6H 7D 7S 8C"', 'kind = "missed"\ncards = "4C 5D 6S KD"'
    )
    assert refused(tmp_path, both) == (LessonReason.MISSING, "missed")
    assert step(loaded(tmp_path, both.replace("left_out", 'of = "run"\nleft_out')), "missed").question is not None


def test_a_course_is_its_lessons(tmp_path: Path) -> None:
    """The lessons of cribbage are loaded by the same loader, from their own folder."""
    written(tmp_path, LESSON)
    course = load_course("cribbage", tmp_path)
    assert [lesson.slug for lesson in course.lessons] == ["a-lesson"]
    assert set(course.teaching()) == {"C1", "C3", "C11"}


def test_cribbage_begins_with_one_count_and_ends_its_first_lesson_with_the_table() -> None:
    """A beginner first sees what Muggins is: a hand, a number too low, a call. The nine rows come last."""
    first = load_course("cribbage").lessons[0].steps
    assert isinstance(first[0], CribbageStep)
    assert first[0].count is not None
    assert first[0].settlement is not None
    assert (first[0].count.true, first[0].count.announced, first[0].settlement.caller) == (8, 6, 2)
    assert [step.id for step in first if isinstance(step, CribbageStep) and step.compare] == [first[-1].id]
