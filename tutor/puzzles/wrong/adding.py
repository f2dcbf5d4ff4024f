"""Mistakes in adding up the ends: the sum, its points, and which tiles are counted."""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.beliefs import BELIEVED_SUMS, OF_POINTS, believed_points, believed_sums, internal_doubles
from tutor.puzzles.ends import EndsAnswer, EndsQuestion
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.wrong import Answers, Family
from tutor.rules.dominoes import Act, counted, points_for, sum_of_ends

#: Nobody believes in more points than this for a draw or a pass.
_MOST_BELIEVED: Final = 30
#: What a blank end is taken for.
_TAKEN_FOR_ZERO: Final = 5


def _sums(mistake: Mistake) -> Callable[[SumQuestion], Answers]:
    def answers(question: SumQuestion) -> Answers:
        if question.act is not Act.PLAY:
            return ()
        return {question.answer(sum=total, points=points_for(total)) for total in believed_sums(mistake, question.line)}

    return answers


def _points(mistake: Mistake) -> Callable[[SumQuestion], Answers]:
    def answers(question: SumQuestion) -> Answers:
        if question.act is not Act.PLAY:
            return ()
        total = sum_of_ends(question.line)
        return {question.answer(sum=total, points=points) for points in believed_points(mistake, total)}

    return answers


def _scored_without_placement(question: SumQuestion) -> Answers:
    """Any points at all for drawing or passing: it is no matter how the ends were added up."""
    if question.act is Act.PLAY:
        return ()
    total = sum_of_ends(question.line)
    return {question.answer(sum=total, points=points) for points in range(1, _MOST_BELIEVED + 1)}


def _zero_as_five(question: SumQuestion) -> Answers:
    """Every blank end taken for five, or only one of two."""
    answers = {*_sums(Mistake.ZERO_AS_FIVE)(question)}
    if not answers:
        return ()
    one = sum_of_ends(question.line) + _TAKEN_FOR_ZERO
    return answers | {question.answer(sum=one, points=points_for(one))}


def _marked(mistake: Mistake) -> Callable[[EndsQuestion], Answers]:
    def answers(question: EndsQuestion) -> Answers:
        line = question.line
        right = frozenset(part.tile for part in counted(line))
        match mistake:
            case Mistake.INTERNAL_DOUBLE:
                doubles = internal_doubles(line)
                marked = {right | {tile} for tile in doubles} | {right.union(doubles)}
            case Mistake.ONLY_LAST_END:
                marked = {frozenset({line.placements[-1].tile})}
            case Mistake.WHOLE_LINE:
                marked = {frozenset(line.tiles)}
            case _:
                marked = {frozenset(part.tile for part in counted(line) if part.value)} - {frozenset()}
        return {EndsAnswer(tiles) for tiles in marked}

    return answers


ADDING: Final[Family] = {
    **{(mistake, SumQuestion): _sums(mistake) for mistake in BELIEVED_SUMS},
    **{(mistake, SumQuestion): _points(mistake) for mistake in OF_POINTS},
    (Mistake.ZERO_AS_FIVE, SumQuestion): _zero_as_five,
    (Mistake.SCORED_WITHOUT_PLACEMENT, SumQuestion): _scored_without_placement,
    **{
        (mistake, EndsQuestion): _marked(mistake)
        for mistake in (
            Mistake.INTERNAL_DOUBLE,
            Mistake.ONLY_LAST_END,
            Mistake.WHOLE_LINE,
            Mistake.ZERO_LEFT_OUT,
        )
    },
}
