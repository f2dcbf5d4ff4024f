"""Mistakes about numbers that belong to the rules, and about the paper tally."""

from collections.abc import Callable
from typing import Final

from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion, word_of
from tutor.puzzles.wrong import Answers, Family
from tutor.rules.dominoes import TARGET, tally

#: Crosses of a 50-point sign: a large one and four small ones.
_CROSSES: Final = 5


def _numbers(mistake: Mistake) -> Callable[[NumberQuestion], Answers]:
    def answers(question: NumberQuestion) -> Answers:
        (right,) = question.right_answers()
        match mistake, question.fact:
            case Mistake.LAST_TWO_KEPT, Fact.BONEYARD_SIZE:
                return {TotalAnswer(max(right.total - 2, 0))}
            case Mistake.TARGETS_MIXED, Fact.TARGET:
                return {TotalAnswer(other) for other in TARGET.values()}
            case Mistake.BRANCHED_DOUBLE, Fact.OPEN_ENDS:
                doubles = sum(tile.is_double for tile in question.line.tiles)
                return {TotalAnswer(right.total + extra) for extra in range(1, 2 * doubles + 1)}
            case Mistake.DIVIDED_BY_FIVE, Fact.STROKE:
                return {TotalAnswer(1)}
            case _:
                return ()

    return answers


def misread(mistake: Mistake, points: int) -> int:
    """The score that somebody with this mistake reads from the tally of a score.

    >>> misread(Mistake.CROSS_AS_STROKE, 135), misread(Mistake.REST_LEFT_OUT, -12)
    (85, -10)
    """
    shown = tally(points)
    match mistake:
        case Mistake.REST_LEFT_OUT:
            return shown._replace(rest=0).points
        case Mistake.CROSS_AS_STROKE:
            strokes = shown.fifties * _CROSSES + shown.strokes
            return shown._replace(fifties=0, strokes=strokes).points
        case Mistake.TALLY_SIGN_LOST:
            return abs(points)
        case _:
            return points


def _read(mistake: Mistake) -> Callable[[TallyQuestion], Answers]:
    return lambda question: {TotalAnswer(misread(mistake, question.points))}


def _written(mistake: Mistake) -> Callable[[WriteTallyQuestion], Answers]:
    """The tallies on offer that would be read as the score, or that are written without what the mistake leaves out."""

    def answers(question: WriteTallyQuestion) -> Answers:
        points = question.points
        if mistake is Mistake.CROSS_AS_STROKE:
            written = {shown for shown in question.tallies if misread(mistake, shown.points) == points}
        else:
            written = {tally(misread(mistake, points))} & {*question.tallies}
        return {ChoiceAnswer(word_of(shown)) for shown in written}

    return answers


#: The mistakes about the paper tally.
OF_TALLIES: Final = (Mistake.REST_LEFT_OUT, Mistake.CROSS_AS_STROKE, Mistake.TALLY_SIGN_LOST)

COUNTING: Final[Family] = {
    **{
        (mistake, NumberQuestion): _numbers(mistake)
        for mistake in (
            Mistake.LAST_TWO_KEPT,
            Mistake.TARGETS_MIXED,
            Mistake.BRANCHED_DOUBLE,
            Mistake.DIVIDED_BY_FIVE,
        )
    },
    **{(mistake, TallyQuestion): _read(mistake) for mistake in OF_TALLIES},
    **{(mistake, WriteTallyQuestion): _written(mistake) for mistake in OF_TALLIES},
}
