"""The mistakes that players make at cribbage with Muggins, each as the answers that it leads to.

A wrong answer is looked up among them (`explain`), so that a learner hears which mistake it was and not only
that it was one.
"""

from typing import Final

from tutor.puzzles.cribbage.beliefs import believed_counts, points_of
from tutor.puzzles.cribbage.mistake import RULES_OF, CribbageMistake
from tutor.puzzles.cribbage.questions import CribbageAnswer, CribbageQuestion
from tutor.puzzles.cribbage.wrong import Family
from tutor.puzzles.cribbage.wrong.calling import CALLING
from tutor.puzzles.cribbage.wrong.counting import COUNTING
from tutor.puzzles.cribbage.wrong.ordering import ORDERING
from tutor.puzzles.cribbage.wrong.settling import SETTLING, believed_gains

__all__ = [
    "RULES_OF",
    "CribbageMistake",
    "believed_counts",
    "believed_gains",
    "explain",
    "points_of",
    "shows_in",
    "wrong_answers",
]

_ANSWERS: Final[Family] = {**COUNTING, **CALLING, **SETTLING, **ORDERING}


def explain(question: CribbageQuestion, answer: CribbageAnswer) -> tuple[CribbageMistake, ...]:
    """Every mistake that leads to this wrong answer, the more telling one first; none for a right answer."""
    return tuple(mistake for mistake in CribbageMistake if answer in wrong_answers(mistake, question))


def wrong_answers(mistake: CribbageMistake, question: CribbageQuestion) -> frozenset[CribbageAnswer]:
    """The wrong answers that somebody with this mistake would give; none where the mistake cannot show."""
    answers = _ANSWERS.get((mistake, type(question)))
    return frozenset(answers(question)) - _right(question) if answers else frozenset()


def shows_in(question: CribbageQuestion) -> dict[CribbageMistake, frozenset[CribbageAnswer]]:
    """The mistakes that would show in the answer to this question, each with its wrong answers."""
    answers = {mistake: wrong_answers(mistake, question) for mistake in CribbageMistake}
    return {mistake: wrong for mistake, wrong in answers.items() if wrong}


def _right(question: CribbageQuestion) -> frozenset[CribbageAnswer]:
    return frozenset[CribbageAnswer](question.right_answers())
