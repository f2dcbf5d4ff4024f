"""Short words on a page about cribbage: fields, options, calls, parts of a count, titles of pictures."""

from collections.abc import Sequence

from tutor.puzzles.answer import Field
from tutor.puzzles.cribbage.choice import NO, NOBODY, YES
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.number import Fact, NumberQuestion
from tutor.puzzles.cribbage.over import Ending
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import Call, Card
from tutor.wording.cribbage.names import label, name, names
from tutor.wording.reader import Reader
from tutor.wording.seats import seat as seat_label


def call(reader: Reader, call: Call) -> str:
    """What an opponent may answer, as a choice."""
    match call:
        case Call.ACCEPT:
            return reader.pgettext("answer to a count", "Accept")
        case Call.MUGGINS:
            return reader.pgettext("answer to a count", "Muggins")
        case Call.OVER:
            return reader.pgettext("answer to a count", "Too high")


def ending(reader: Reader, ending: Ending) -> str:
    """What a settled count means for the game, as a choice."""
    match ending:
        case Ending.GOES_ON:
            return reader.gettext("The game goes on")
        case Ending.COUNTER:
            return reader.gettext("The game is over: the counter wins")
        case Ending.CALLER:
            return reader.gettext("The game is over: whoever settled the count wins")


def part(reader: Reader, part: Part) -> str:
    """A part of a count, as a heading or a column."""
    match part:
        case Part.TOTAL:
            return reader.pgettext("part of a count", "Total")
        case Part.FIFTEENS:
            return reader.pgettext("part of a count", "Fifteens")
        case Part.PAIRS:
            return reader.pgettext("part of a count", "Pairs")
        case Part.RUNS:
            return reader.pgettext("part of a count", "Runs")
        case Part.FLUSH:
            return reader.pgettext("part of a count", "Flush")
        case Part.NOBS:
            return reader.pgettext("part of a count", "Nobs")


def option(reader: Reader, field: Field, word: str, question: CribbageQuestion) -> str:
    """An option of a field, as it stands beside its button."""
    if field.name == "call":
        return call(reader, Call(word))
    if isinstance(question, MissedQuestion):
        return label(reader, Card.parse(word))
    if word == YES:
        return reader.gettext("Yes")
    if word == NO:
        return reader.gettext("No")
    if word == NOBODY:
        return reader.gettext("Nobody")
    if word in tuple(Seat):
        return seat_label(reader, Seat(word))
    return ending(reader, Ending(word)) if word in tuple(Ending) else reader.number(int(word))


def field(reader: Reader, question: CribbageQuestion, field: Field) -> str:
    """What is to be filled in, as the label of a field."""
    match field.name:
        case "call":
            return reader.gettext("What do you answer?")
        case "claim":
            return reader.gettext("Points missed, if you call muggins")
        case "points":
            return _points(reader, Seat(field.owner))
        case "choice" if isinstance(question, MissedQuestion):
            return reader.gettext("Cards that were left out")
        case "total":
            return _total(reader, question)
        case _:
            return reader.gettext("Your answer")


def _points(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("Points for you")
        case Seat.LEFT:
            return reader.gettext("Points for your left neighbour")
        case Seat.ACROSS:
            return reader.gettext("Points for the player opposite")
        case Seat.RIGHT:
            return reader.gettext("Points for your right neighbour")


def _total(reader: Reader, question: CribbageQuestion) -> str:
    if isinstance(question, NumberQuestion):
        match question.fact:
            case Fact.DEALT | Fact.TO_CRIB | Fact.CRIB_FROM_PACK | Fact.FLUSH_IN_CRIB:
                return reader.gettext("Number of cards")
            case Fact.ANSWERS:
                return reader.gettext("Number of players")
            case Fact.ANNOUNCE_MOST | Fact.CLAIM_LEAST | Fact.CLAIM_MOST | Fact.LIMIT:
                return reader.gettext("Number")
            case _:
                return reader.gettext("Number of points")
    if isinstance(question, CountQuestion):
        match question.asked:
            case Part.TOTAL if question.crib:
                return reader.gettext("Points of the crib")
            case Part.TOTAL:
                return reader.gettext("Points of the hand")
            case Part.FIFTEENS:
                return reader.gettext("Points of the fifteens")
            case Part.PAIRS:
                return reader.gettext("Points of the pairs")
            case Part.RUNS:
                return reader.gettext("Points of the runs")
            case Part.FLUSH:
                return reader.gettext("Points of the flush")
            case Part.NOBS:
                return reader.gettext("Points of his nobs")
    return reader.gettext("Your answer")


def starter(reader: Reader) -> str:
    """The mark of the starter in a picture."""
    return reader.gettext("Starter")


def crib(reader: Reader) -> str:
    """The mark of the crib in a picture."""
    return reader.gettext("Crib")


def hand_of(reader: Reader, seat: Seat, cards: Sequence[Card]) -> str:
    """Whose hand it is and what it holds, as the title of its picture."""
    written = names(reader, cards)
    match seat:
        case Seat.YOU:
            return reader.gettext("Your hand: %(cards)s", cards=written)
        case Seat.LEFT:
            return reader.gettext("Hand of your left neighbour: %(cards)s", cards=written)
        case Seat.ACROSS:
            return reader.gettext("Hand of the player opposite: %(cards)s", cards=written)
        case Seat.RIGHT:
            return reader.gettext("Hand of your right neighbour: %(cards)s", cards=written)


def cards(reader: Reader, cards: Sequence[Card], starter: Card | None = None, *, crib: bool = False) -> str:
    """Cards to be counted, as the title of their picture."""
    written = names(reader, cards)
    if starter is None:
        if crib:
            return reader.gettext("Crib: %(cards)s", cards=written)
        return reader.gettext("Cards: %(cards)s", cards=written)
    if crib:
        return reader.gettext("Crib: %(cards)s. Starter: %(starter)s", cards=written, starter=name(reader, starter))
    return reader.gettext("Hand: %(cards)s. Starter: %(starter)s", cards=written, starter=name(reader, starter))


def score(reader: Reader, seat: Seat, points: int, target: int) -> str:
    """A score on the board."""
    # NOTE: A score such as 110 of 121 points; %(seat)s is a label such as “Left neighbour”.
    return reader.gettext(
        "%(seat)s: %(points)s of %(target)s", seat=seat_label(reader, seat), points=points, target=target
    )
