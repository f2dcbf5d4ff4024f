"""What a tally on paper shows: signs of fifty, strokes of five, and the number beside them."""

from tutor.puzzles.answer import TotalAnswer
from tutor.puzzles.misconceptions import Mistake
from tutor.puzzles.tally import TallyQuestion
from tutor.rules.dominoes import STROKE, STROKES_IN_A_FIFTY
from tutor.wording.reader import Reader

_FIFTY = STROKE * STROKES_IN_A_FIFTY


def right(reader: Reader, question: TallyQuestion, answer: TotalAnswer) -> tuple[str, ...]:
    """How the signs add up."""
    return shown(reader, question)


def shown(reader: Reader, question: TallyQuestion) -> tuple[str, ...]:
    """The signs, the strokes, the number beside them, and the score."""
    negative, fifties, strokes, rest = question.shown
    sentences = []
    if fifties:
        sentences.append(
            # NOTE: %(calculation)s is such as 2 × 50 = 100.
            reader.ngettext(
                "%(n)s fifty-point sign: %(calculation)s.",
                "%(n)s fifty-point signs: %(calculation)s.",
                fifties,
                calculation=reader.multiplication(fifties, _FIFTY),
            )
        )
    if strokes:
        sentences.append(
            # NOTE: %(calculation)s is such as 7 × 5 = 35.
            reader.ngettext(
                "%(n)s stroke: %(calculation)s.",
                "%(n)s strokes: %(calculation)s.",
                strokes,
                calculation=reader.multiplication(strokes, STROKE),
            )
        )
    if rest:
        sentences.append(reader.gettext("The number beside the strokes: %(number)s.", number=rest))
    parts = [part for part in (fifties * _FIFTY, strokes * STROKE, rest) if part]
    if not parts:
        return (reader.gettext("There is no sign and no stroke on the paper: the score is 0."),)
    if negative:
        return (
            *sentences,
            # NOTE: %(addition)s is such as 50 + 15 = 65, %(score)s then −65.
            reader.gettext(
                "All together: %(addition)s. The minus sign puts the score below zero: %(score)s.",
                addition=reader.addition(parts),
                score=question.points,
            ),
        )
    if len(parts) == 1:
        return tuple(sentences)
    return (*sentences, reader.gettext("All together: %(addition)s.", addition=reader.addition(parts)))


def wrong(reader: Reader, question: TallyQuestion, answer: TotalAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """Which sign was read wrongly, as far as the number tells."""
    _, fifties, strokes, rest = question.shown
    if mistake is not None:
        return (explained(reader, mistake),)
    given = abs(answer.total)
    if strokes and given in (fifties * STROKES_IN_A_FIFTY + strokes, fifties + strokes):
        return (reader.gettext("You counted the marks. Each single stroke stands for five points, not for one."),)
    if fifties and given in (fifties * STROKE + strokes * STROKE + rest, fifties + strokes * STROKE + rest):
        return (reader.gettext("The large sign, an X with a small x in each space, stands for fifty points."),)
    return (_how_to_read(reader, fifties=fifties, rest=rest),)


def explained(reader: Reader, mistake: Mistake) -> str:
    """What went wrong in reading or writing a tally."""
    match mistake:
        case Mistake.REST_LEFT_OUT:
            return reader.gettext(
                "The number beside the strokes was left out. It belongs to the score: these points fill no stroke."
            )
        case Mistake.CROSS_AS_STROKE:
            return reader.gettext(
                "Each cross of the large sign was taken for one stroke. A cross is two strokes, "
                "so the large X with its four small ones stands for fifty points."
            )
        case _:
            return reader.gettext("Look at the sign in front: a minus sign puts the score below zero.")


def _how_to_read(reader: Reader, *, fifties: int, rest: int) -> str:
    if fifties and rest:
        return reader.gettext(
            "Take fifty for each large sign and five for each single stroke, then add the number beside the strokes."
        )
    if fifties:
        return reader.gettext("Take fifty for each large sign and five for each single stroke.")
    if rest:
        return reader.gettext("Take five for each stroke, then add the number beside the strokes.")
    return reader.gettext("Take five for each stroke.")
