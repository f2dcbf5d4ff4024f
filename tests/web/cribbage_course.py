"""The course about cribbage as tests walk it."""

from urllib.parse import urlencode

from tutor.lessons import CribbageLesson, CribbageStep, load_course
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.cribbage.missed import CardsAnswer, MissedQuestion
from tutor.puzzles.cribbage.questions import CribbageAnswer, CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.settle import SettleAnswer, SettleQuestion
from tutor.rules.cribbage import ACCEPT, OVER, Answer

COURSE = load_course("cribbage")
PAGES = tuple(COURSE.pages())
ASKING = tuple((lesson, step) for lesson, step in PAGES if step.question)
KINDS = {step.question.kind: (lesson, step) for lesson, step in reversed(ASKING) if step.question}
#: Steps in test names.
IDS = [f"{lesson.slug}/{step.id}" for lesson, step in PAGES]
ASKING_IDS = [f"{lesson.slug}/{step.id}" for lesson, step in ASKING]


def address(lesson: CribbageLesson, step: CribbageStep, language: str = "en") -> str:
    """The address of a step."""
    return f"/{language}/learn/{COURSE.game}/{lesson.slug}/{step.id}"


def query(answer: CribbageAnswer, **more: object) -> str:
    """An answer as it stands in an address."""
    return "?" + urlencode({**answer.form(), **more}, doseq=True)


def right(step: CribbageStep) -> CribbageAnswer:
    """One of the right answers, always the same."""
    assert step.question
    return min(step.question.right_answers(), key=lambda answer: str(answer.form()))


def wrong(step: CribbageStep) -> CribbageAnswer:
    """One of the wrong answers."""
    assert step.question
    rights = set(step.question.right_answers())
    return next(answer for answer in _candidates(step.question) if answer not in rights)


def _candidates(question: CribbageQuestion) -> list[CribbageAnswer]:
    match question:
        case MissedQuestion():
            return [CardsAnswer(frozenset({card})) for card in (*question.cards, question.starter)]
        case AnswerQuestion():
            return [CallAnswer(answer) for answer in (Answer.muggins(29), ACCEPT, OVER)]
        case SettleQuestion():
            return [SettleAnswer((points,) * len(question.seats)) for points in (1, -1)]
        case _ if question.fields[0].name == "choice":
            return [ChoiceAnswer(option) for option in question.fields[0].options]
        case _:
            return [TotalAnswer(77), TotalAnswer(78)]
