"""Is an answer right, and if not, which mistake leads to it?"""

from typing import NamedTuple

from tutor.puzzles.misconceptions import Mistake, explain
from tutor.puzzles.questions import DominoAnswer, DominoQuestion


class Verdict(NamedTuple):
    """What there is to say about an answer, as facts; `mistakes` come with the more telling one first."""

    question: DominoQuestion
    answer: DominoAnswer
    right: bool
    mistakes: tuple[Mistake, ...]


def judge(question: DominoQuestion, answer: DominoAnswer) -> Verdict:
    """Judge an answer: every right answer is right, and a wrong one comes with the mistakes that explain it."""
    right = answer in frozenset[DominoAnswer](question.right_answers())
    return Verdict(question, answer, right, () if right else explain(question, answer))
