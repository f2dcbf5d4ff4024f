"""Which tally shows a score: what the chosen one shows instead."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.misconceptions import Mistake
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion, word_of
from tutor.wording.feedback import tally
from tutor.wording.reader import Reader


def right(reader: Reader, question: WriteTallyQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """How the signs add up to the score."""
    return shown(reader, question)


def shown(reader: Reader, question: WriteTallyQuestion) -> tuple[str, ...]:
    """The signs of the score, and how they add up."""
    return tally.shown(reader, TallyQuestion(question.points))


def wrong(
    reader: Reader, question: WriteTallyQuestion, answer: ChoiceAnswer, mistake: Mistake | None
) -> tuple[str, ...]:
    """The mistake, if it is known, and which score the chosen tally shows."""
    chosen = next(shown for shown in question.tallies if word_of(shown) == answer.choice)
    shows = reader.gettext("The tally that you chose shows the score %(score)s.", score=chosen.points)
    return (*([tally.explained(reader, mistake)] if mistake else []), shows)
