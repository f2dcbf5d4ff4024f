"""What a puzzle about cribbage asks, in a sentence or a few, with what has to be known to answer it."""

from collections.abc import Callable
from typing import Any, Final

from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.number import PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.scene import Scene
from tutor.puzzles.cribbage.seats import Seat
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.rules.cribbage import ACCEPT, Table
from tutor.wording.cribbage import talk
from tutor.wording.cribbage.feedback.turn import counted
from tutor.wording.reader import Reader


def at_table(reader: Reader, table: Table) -> tuple[str, ...]:
    """How many play, and whether as partners; nothing for two, which is the ordinary table."""
    if table.players == 2:
        return ()
    if table.partners:
        return (reader.gettext("Four of you play as partners: those opposite each other."),)
    if table.players == 3:
        return (reader.gettext("Three of you play, each for yourself."),)
    return (reader.gettext("Four of you play, each for yourself."),)


def heard(reader: Reader, question: CribbageQuestion, shown: Scene) -> tuple[str, ...]:
    """What was announced, for questions that speak of a count and do not name it."""
    if not isinstance(question, AllowedQuestion) or shown.announced is None or question.act is Act.MUGGINS_IN_REVERSE:
        return ()
    return (talk.announces(reader, shown.counter, shown.announced),)


def _joined(*sentences: str) -> str:
    """Whole sentences, one after the other."""
    return " ".join(sentences)


def _count(reader: Reader, question: CountQuestion) -> str:
    match question.asked, question.crib:
        case Part.TOTAL, True:
            return reader.gettext("You are the dealer, and this is your crib. How many points is it worth?")
        case Part.TOTAL, False:
            return reader.gettext("How many points is this hand worth?")
        case Part.FIFTEENS, _:
            return reader.gettext("How many points do the fifteens score?")
        case Part.PAIRS, _:
            return reader.gettext("How many points do the pairs score?")
        case Part.RUNS, _:
            return reader.gettext("How many points do the runs score?")
        case Part.FLUSH, _:
            return reader.gettext("How many points does a flush score here?")
        case _:
            return reader.gettext("How many points does his nobs score here?")


def _missed(reader: Reader, question: MissedQuestion) -> str:
    if len(question.left_out) > 1:
        return reader.ngettext(
            "For these cards %(announced)s was announced, and %(n)s combination was left out. Mark its cards.",
            "For these cards %(announced)s was announced, and %(n)s combinations were left out. "
            "Mark the cards of one of them.",
            len(question.left_out),
            announced=question.announced,
        )
    return reader.gettext(
        "For these cards %(announced)s was announced, and one combination was left out. Mark its cards.",
        announced=question.announced,
    )


def _reply(reader: Reader, question: AnswerQuestion) -> str:
    count = question.count
    return _joined(
        *at_table(reader, count.table),
        talk.announces(reader, count.counter, count.announced),
        *(talk.answers(reader, seat, ACCEPT) for seat in question.accepted),
        reader.gettext("What do you answer?"),
    )


def _settled(reader: Reader, question: SettleQuestion | OverQuestion | ShownQuestion) -> tuple[str, ...]:
    """What was announced, and what everybody says to it in turn, or would say."""
    count = question.count
    return (
        *at_table(reader, count.table),
        talk.announces(reader, count.counter, count.announced),
        *talk.replies(reader, count, question.answers),
    )


def _settle(reader: Reader, question: SettleQuestion) -> str:
    return _joined(*_settled(reader, question), reader.gettext("How many points does each of you get from this count?"))


def _over(reader: Reader, question: OverQuestion) -> str:
    return _joined(*_settled(reader, question), reader.gettext("Does this count end the game, and if so, who wins?"))


def _shown(reader: Reader, question: ShownQuestion) -> str:
    return _joined(*_settled(reader, question), reader.gettext("Is the true count shown to everybody now?"))


def _asked(reader: Reader, question: AskedQuestion) -> str:
    count = question.count
    return _joined(
        *at_table(reader, count.table),
        talk.announces(reader, count.counter, count.announced),
        reader.gettext("Do the opponents get to answer this count?"),
    )


def _whose(reader: Reader, question: WhoseQuestion) -> str:
    return _joined(
        *at_table(reader, question.table),
        counts(reader, question.counter),
        *(talk.would_answer(reader, seat, answer) for seat, answer in question.said),
        reader.gettext("Whose answer settles the count?"),
    )


def counts(reader: Reader, seat: Seat) -> str:
    """Who has announced a count."""
    match seat:
        case Seat.YOU:
            return reader.gettext("You have announced a count.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour has announced a count.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite has announced a count.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour has announced a count.")


def deals(reader: Reader, seat: Seat) -> str:
    """Who deals."""
    match seat:
        case Seat.YOU:
            return reader.gettext("You are the dealer.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour is the dealer.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite is the dealer.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour is the dealer.")


def _next(reader: Reader, question: NextQuestion) -> str:
    said = [*at_table(reader, question.table), counts(reader, question.counter)]
    if not question.answers:
        return _joined(*said, reader.gettext("Who answers first?"))
    said += [
        talk.answers(reader, seat, answer) for seat, answer in zip(question.opponents, question.answers, strict=False)
    ]
    return _joined(*said, reader.gettext("Who answers next?"))


def _turn(reader: Reader, question: TurnQuestion) -> str:
    return _joined(
        *at_table(reader, question.table),
        deals(reader, question.dealer),
        counted(reader, question.counted),
        reader.gettext("Who counts next?"),
    )


def _allowed(reader: Reader, question: AllowedQuestion) -> str:
    match question.act:
        case Act.MUGGINS_ON_PLAY:
            return reader.gettext(
                "In the play your opponent laid the last of these cards and does not seem to notice what it scores. "
                "May you call muggins?"
            )
        case Act.MUGGINS_ON_HEELS:
            return reader.gettext(
                "Your opponent deals, and the starter that is turned up is a jack. May you call muggins on his heels?"
            )
        case Act.MUGGINS_ON_CRIB:
            return reader.gettext(
                "Your opponent counts the crib, and you see that points were missed. May you call muggins?"
            )
        case Act.MUGGINS_IN_REVERSE:
            return reader.gettext(
                "The reverse game and Muggins were chosen together. "
                "A hand like this is counted in it: may you call muggins?"
            )
        case Act.MUGGINS_WHEN_SETTLED:
            return reader.gettext(
                "Three play. The opponent who was asked first has called muggins, and you would call it for another "
                "number. May you still do so?"
            )
        case Act.MUGGINS_WHEN_ACCEPTED:
            return reader.gettext(
                "You have accepted this count, the true count is shown, and now you see what was missed. "
                "May you call muggins?"
            )
        case Act.MUGGINS_AT_TARGET:
            return reader.gettext(
                "With this count your opponent comes to the target, and you see that points were missed. "
                "May you call muggins?"
            )
        case Act.ANSWER_OWN_COUNT:
            return reader.gettext(
                "You have announced this count yourself, and now it seems wrong to you. May you answer it?"
            )
        case Act.ANSWER_FOR_PARTNER:
            return reader.gettext(
                "Four play as partners. Your partner has announced this count, and you see that points were missed. "
                "May you call muggins for them?"
            )
        case Act.ANSWER_OUT_OF_TURN:
            return reader.gettext(
                "Three play, and your left neighbour has announced this count. Your right neighbour has not answered "
                "yet, but you see that points were missed. May you call muggins now?"
            )
        case Act.ANNOUNCE_IMPOSSIBLE:
            return reader.gettext(
                "It is your turn to count these cards. May you announce 19, although no hand is worth it?"
            )
        case Act.ANNOUNCE_MORE:
            return reader.gettext("It is your turn to count. May you announce 30?")
        case Act.CLAIM_NOTHING:
            return reader.gettext("Your opponent has announced this count. May you call muggins and name 0?")
        case Act.CLAIM_MORE:
            return reader.gettext("Your opponent has announced a count. May you call muggins and name 30?")
        case Act.CLAIM_BEYOND_MISSED:
            return reader.gettext(
                "Your opponent has announced this count. May you call muggins and name more points than were missed?"
            )
        case Act.TO_61:
            return reader.gettext("You play to 61, with Muggins. May you call muggins on this count?")


CRIBBAGE: Final[dict[type, Callable[[Reader, Any], str]]] = {
    CountQuestion: _count,
    MissedQuestion: _missed,
    AnswerQuestion: _reply,
    SettleQuestion: _settle,
    OverQuestion: _over,
    AskedQuestion: _asked,
    ShownQuestion: _shown,
    WhoseQuestion: _whose,
    NextQuestion: _next,
    TurnQuestion: _turn,
    PossibleQuestion: lambda reader, question: reader.gettext("Which of these numbers can no hand be worth?"),
    AllowedQuestion: _allowed,
}
"""What each kind of question about cribbage asks."""
