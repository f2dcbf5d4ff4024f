"""May a player do this: the rule that allows it or not, and why it is so."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.choice import YES
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.wording.reader import Reader

Sentences = tuple[str, ...]


def right(reader: Reader, question: AllowedQuestion, answer: ChoiceAnswer) -> Sentences:
    """The rule."""
    return shown(reader, question)


def shown(reader: Reader, question: AllowedQuestion) -> Sentences:
    """Yes or no, and the rule."""
    yes = reader.gettext("Yes, that is allowed.")
    no = reader.gettext("No, that is not allowed.")
    return (yes if question.right == YES else no, _reason(reader, question.act))


def _reason(reader: Reader, act: Act) -> str:
    match act:
        case Act.MUGGINS_ON_PLAY:
            return reader.gettext(
                "Points of the play are pegged automatically. Nobody announces them, so nobody can miss any."
            )
        case Act.MUGGINS_ON_HEELS:
            return reader.gettext(
                "His heels is pegged automatically when the jack is turned up. "
                "Muggins is only about the counts of hands and crib."
            )
        case Act.MUGGINS_ON_CRIB:
            return reader.gettext(
                "The dealer announces the crib like a hand, and the opponents answer that count too, one after the "
                "other."
            )
        case Act.MUGGINS_IN_REVERSE:
            return reader.gettext(
                "Muggins does not combine with the reverse game. When both are chosen, all counts are made "
                "automatically."
            )
        case Act.MUGGINS_WHEN_SETTLED:
            return reader.gettext(
                "The other opponent’s call has settled the count, right or wrong. After it nobody is asked any more."
            )
        case Act.MUGGINS_WHEN_ACCEPTED:
            return reader.gettext("You have accepted, so the announced count stands, even when it is wrong.")
        case Act.MUGGINS_AT_TARGET:
            return reader.gettext(
                "The count is not too high and has reached the target, so the game is over. What was missed is gone."
            )
        case Act.ANSWER_OWN_COUNT:
            return reader.gettext("Only the opponents answer a count. The counter has announced, and that is all.")
        case Act.ANSWER_FOR_PARTNER:
            return reader.gettext(
                "Partners share one score, so only the two players of the other side answer your partner’s count."
            )
        case Act.ANSWER_OUT_OF_TURN:
            return reader.gettext(
                "The opponents answer in turn from the counter’s left, and somebody is asked before you."
            )
        case Act.ANNOUNCE_IMPOSSIBLE:
            return reader.gettext(
                "Every number from 0 to 29 may be announced, also one that no hand is worth. "
                "It is never right, and the opponents may answer it like any other."
            )
        case Act.ANNOUNCE_MORE:
            return reader.gettext("A count is a number from 0 to 29: the best hand is worth no more.")
        case Act.CLAIM_NOTHING:
            return reader.gettext(
                "A muggins call names a number from 1 to 29. Whoever believes that nothing was missed accepts the "
                "count, or says that it is too high."
            )
        case Act.CLAIM_MORE:
            return reader.gettext("A muggins call names a number from 1 to 29: more can never have been missed.")
        case Act.CLAIM_BEYOND_MISSED:
            return reader.gettext(
                "A call may name more than was missed. It brings only what was really missed. But if nothing was "
                "missed, the call is wrong, and the counter gets the number that it named."
            )
        case Act.TO_61:
            return reader.gettext("Muggins is played in games to 61 just as in games to 121.")


def wrong(reader: Reader, question: AllowedQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> Sentences:
    """What to think of, so that the rule is found again."""
    match mistake:
        case Mistake.CLAIMED_ON_PLAY:
            return (
                reader.gettext(
                    "A muggins call answers a number that somebody has announced. Has anybody announced these points?"
                ),
            )
        case Mistake.COMBINED_WITH_REVERSE:
            return (
                reader.gettext(
                    "In the reverse game points are what nobody wants. Who would call muggins there, and why?"
                ),
            )
        case Mistake.LATER_ANSWER:
            return (
                reader.gettext(
                    "Somebody has already answered other than accept. What does such an answer do to the count?"
                ),
            )
        case Mistake.CORRECTED_THOUGH_ACCEPTED:
            return (
                reader.gettext(
                    "You know more now than when you answered. But how did everybody’s answers settle the count?"
                ),
            )
        case Mistake.ANSWERED_AT_TARGET:
            return (
                reader.gettext(
                    "Add the announced count to the counter’s score. Is there still a game in which you could answer?"
                ),
            )
        case Mistake.FOR_PARTNER:
            return (reader.gettext("Think of the scores: who would gain from it, and at whose cost?"),)
        case Mistake.OUT_OF_TURN:
            return (
                reader.gettext(
                    "The order of the answers is fixed. Who sits on the counter’s left, and who comes after that?"
                ),
            )
        case _:
            return (_nudge(reader, question.act),)


def _nudge(reader: Reader, act: Act) -> str:
    match act:
        case Act.MUGGINS_ON_CRIB:
            return reader.gettext("How is the crib counted? Compare it with a hand.")
        case Act.ANNOUNCE_IMPOSSIBLE | Act.ANNOUNCE_MORE:
            return reader.gettext("A count need not be right to be announced. But between which numbers must it lie?")
        case Act.CLAIM_NOTHING | Act.CLAIM_MORE:
            return reader.gettext("What does a call say about the count, and which numbers fit that?")
        case Act.CLAIM_BEYOND_MISSED:
            return reader.gettext(
                "Nobody knows how much was missed before the count is shown. What can a call be, then?"
            )
        case Act.TO_61:
            return reader.gettext("Does anything in counting and answering depend on the target?")
        case Act.ANSWER_OWN_COUNT:
            return reader.gettext("Whose count is it, and who are the opponents of that player?")
        case _:
            return reader.gettext("Think of what a count is, who answers it, and when it is settled.")
