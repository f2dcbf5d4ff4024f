"""Is an answer about cribbage right, and if not, which mistake leads to it?"""

from typing import NamedTuple

from tutor.puzzles.cribbage.misconceptions import CribbageMistake, explain
from tutor.puzzles.cribbage.questions import CribbageAnswer, CribbageQuestion


class Verdict(NamedTuple):
    """What there is to say about an answer, as facts; `mistakes` come with the more telling one first."""

    question: CribbageQuestion
    answer: CribbageAnswer
    right: bool
    mistakes: tuple[CribbageMistake, ...]


def judge(question: CribbageQuestion, answer: CribbageAnswer) -> Verdict:
    """Judge an answer: every right answer is right, and a wrong one comes with the mistakes that explain it."""
    right = answer in frozenset[CribbageAnswer](question.right_answers())
    return Verdict(question, answer, right, () if right else explain(question, answer))
