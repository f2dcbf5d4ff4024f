"""Which placement was scored wrongly: the working of the one that was chosen."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.find_mistake import Claim, FindMistakeQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.wording.feedback.suspicion import close_to, suspected
from tutor.wording.position import working
from tutor.wording.reader import Reader


def right(reader: Reader, question: FindMistakeQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """What was written down and what the placement scores."""
    claim = question.wrong_claim
    return (_written(reader, claim), *working(reader, claim.line))


def shown(reader: Reader, question: FindMistakeQuestion) -> tuple[str, ...]:
    """Which placement it is, what was written down, and what is right."""
    claim = question.wrong_claim
    return (
        # NOTE: The placements of a round are numbered from 1.
        reader.gettext(
            "The mistake is in placement %(number)s, the tile %(tile)s.",
            number=len(claim.line),
            tile=claim.placement.tile,
        ),
        *right(reader, question, ChoiceAnswer(question.right)),
    )


def wrong(
    reader: Reader, question: FindMistakeQuestion, answer: ChoiceAnswer, mistake: Mistake | None
) -> tuple[str, ...]:
    """Why the chosen placement was scored correctly."""
    claim = next(claim for claim in question.claims() if str(claim.placement) == answer.choice)
    return (
        # NOTE: The placements of a round are numbered from 1.
        reader.gettext(
            "Placement %(number)s, the tile %(tile)s, was scored correctly.",
            number=len(claim.line),
            tile=claim.placement.tile,
        ),
        *suspected(reader, claim.line, mistake),
        *working(reader, claim.line),
        *close_to(reader, claim.line, mistake),
    )


def _written(reader: Reader, claim: Claim) -> str:
    if claim.points == 0:
        return reader.gettext("Nothing was written down for the tile %(tile)s.", tile=claim.placement.tile)
    return reader.ngettext(
        "%(n)s point was written down for the tile %(tile)s.",
        "%(n)s points were written down for the tile %(tile)s.",
        claim.points,
        tile=claim.placement.tile,
    )
