"""Every placement of a hand that scores: what was marked wrongly, and how many are missing."""

from tutor.puzzles.misconceptions import Mistake
from tutor.puzzles.scoring import ScoringAnswer, ScoringQuestion
from tutor.wording.feedback.play import does_not_fit, in_order, listed, supposed
from tutor.wording.feedback.suspicion import misjudged, suspected
from tutor.wording.reader import Reader


def right(reader: Reader, question: ScoringQuestion, answer: ScoringAnswer) -> tuple[str, ...]:
    """What each of the marked placements scores."""
    return tuple(listed(reader, question.line, placement) for placement in in_order(answer.placements))


def shown(reader: Reader, question: ScoringQuestion) -> tuple[str, ...]:
    """Every placement that scores, with its sum."""
    (all_of_them,) = question.right_answers()
    return (reader.gettext("These placements score, and no others:"), *right(reader, question, all_of_them))


def wrong(reader: Reader, question: ScoringQuestion, answer: ScoringAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """One placement that does not score, if one was marked, and how many that score were not."""
    (all_of_them,) = question.right_answers()
    missing = in_order(all_of_them.placements - answer.placements)
    too_many = in_order(answer.placements - all_of_them.placements)
    illegal = [placement for placement in too_many if placement not in question.legal_placements()]
    said: tuple[str, ...] = ()
    if illegal:
        said = does_not_fit(reader, question.line, illegal[0])
    elif too_many:
        said = supposed(reader, question.line, misjudged(question.line, too_many, mistake), mistake)
    elif mistake:
        said = suspected(reader, question.line.after(misjudged(question.line, missing, mistake)), mistake)
    if not missing:
        return said
    return (
        *said,
        reader.ngettext(
            "%(n)s placement that scores is not marked yet.",
            "%(n)s placements that score are not marked yet.",
            len(missing),
        ),
    )
