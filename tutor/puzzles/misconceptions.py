"""The mistakes that players make at dominoes, each as the answers that somebody with that mistake would give.

A wrong answer is looked up among them (`explain`), so that a learner hears which mistake it was and not only
that it was one.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from tutor.puzzles.beliefs import believed_points, believed_sums, internal_doubles, points_believed
from tutor.puzzles.mistake import RULES_OF, Mistake
from tutor.puzzles.questions import DominoAnswer, DominoQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.wrong import Family
from tutor.puzzles.wrong.adding import ADDING
from tutor.puzzles.wrong.counting import COUNTING
from tutor.puzzles.wrong.playing import PLAYING
from tutor.puzzles.wrong.settling import SETTLING
from tutor.puzzles.wrong.turns import TURNS
from tutor.rules.dominoes import Act, sum_of_ends

__all__ = [
    "RULES_OF",
    "Mistake",
    "believed_points",
    "believed_sums",
    "explain",
    "internal_doubles",
    "points_believed",
    "shows_in",
    "wrong_answers",
]

_ANSWERS: Final[Family] = {**ADDING, **PLAYING, **TURNS, **SETTLING, **COUNTING}


def explain(question: DominoQuestion, answer: DominoAnswer) -> tuple[Mistake, ...]:
    """Every mistake that leads to this wrong answer, the more telling one first; none for a right answer.

    When no mistake gives the whole answer to a question for sum and points, one that gives its sum explains it, or one
    that gives its points: somebody who takes 16 for 15 may write 15 for the sum as well.
    """
    if answer in _right(question):
        return ()
    whole = tuple(mistake for mistake in Mistake if answer in wrong_answers(mistake, question))
    if whole or not isinstance(question, SumQuestion) or set(question.asked) != {"sum", "points"}:
        return whole
    only_sum = replace(question, asked=("sum",))
    given = only_sum.answer(sum=getattr(answer, "sum", 0))
    if given in only_sum.right_answers():
        return ()
    near = getattr(answer, "points", 0) in believed_points(Mistake.NEAR_MULTIPLE, sum_of_ends(question.line))
    taken = near and question.act is Act.PLAY and getattr(answer, "sum", 0) == getattr(answer, "points", 0)
    return explain(only_sum, given) or ((Mistake.NEAR_MULTIPLE,) if taken else ())


def wrong_answers(mistake: Mistake, question: DominoQuestion) -> frozenset[DominoAnswer]:
    """The wrong answers that somebody with this mistake would give; none where the mistake cannot show."""
    answers = _ANSWERS.get((mistake, type(question)))
    return frozenset(answers(question)) - _right(question) if answers else frozenset()


def shows_in(question: DominoQuestion, mistakes: Iterable[Mistake] = Mistake) -> dict[Mistake, frozenset[DominoAnswer]]:
    """The mistakes, of these, that would show in the answer to this question, each with its wrong answers."""
    right = _right(question)
    kind = type(question)
    find = {mistake: _ANSWERS[mistake, kind] for mistake in mistakes if (mistake, kind) in _ANSWERS}
    answers = {mistake: frozenset(found(question)) - right for mistake, found in find.items()}
    return {mistake: wrong for mistake, wrong in answers.items() if wrong}


def _right(question: DominoQuestion) -> frozenset[DominoAnswer]:
    return frozenset[DominoAnswer](question.right_answers())
