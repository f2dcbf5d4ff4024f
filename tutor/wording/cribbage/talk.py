"""What is said at the table: a number announced, and what each opponent answers. Rules C2 and C3."""

from collections.abc import Iterable, Sequence

from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import Answer, Call
from tutor.wording.reader import Reader
from tutor.wording.seats import inside


def announces(reader: Reader, seat: Seat, points: int) -> str:
    """A player announces a count."""
    match seat:
        case Seat.YOU:
            return reader.gettext("You announce %(points)s.", points=points)
        case Seat.LEFT:
            return reader.gettext("Your left neighbour announces %(points)s.", points=points)
        case Seat.ACROSS:
            return reader.gettext("The player opposite announces %(points)s.", points=points)
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour announces %(points)s.", points=points)


def answers(reader: Reader, seat: Seat, answer: Answer) -> str:
    """A player answers a count."""
    match answer.call:
        case Call.ACCEPT:
            return _accepts(reader, seat)
        case Call.MUGGINS:
            return _calls(reader, seat, answer.claim)
        case Call.OVER:
            return _challenges(reader, seat)


def replies(reader: Reader, count: AnnouncedCount, given: Sequence[Answer]) -> tuple[str, ...]:
    """What each opponent in turn answers, or would answer to a count that ends the game. Rule C11."""
    said = answers if count.announcement.is_asked else would_answer
    return tuple(said(reader, seat, answer) for seat, answer in zip(count.opponents, given, strict=False))


def accepted_though_wrong(reader: Reader, opponents: Sequence[Seat]) -> str:
    """What becomes of a wrong count that nobody called or challenged. Rule C4."""
    match opponents:
        case (Seat.YOU,):
            return reader.gettext("You accepted, so the announced count stands, although it is wrong.")
        case (_,):
            return reader.gettext("Your opponent accepted, so the announced count stands, although it is wrong.")
        case _:
            return reader.gettext("Every opponent accepted, so the announced count stands, although it is wrong.")


def _accepts(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You accept.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour accepts.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite accepts.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour accepts.")


def _calls(reader: Reader, seat: Seat, claim: int) -> str:
    match seat:
        case Seat.YOU:
            return reader.ngettext(
                "You call muggins and name %(n)s point.", "You call muggins and name %(n)s points.", claim
            )
        case Seat.LEFT:
            return reader.ngettext(
                "Your left neighbour calls muggins and names %(n)s point.",
                "Your left neighbour calls muggins and names %(n)s points.",
                claim,
            )
        case Seat.ACROSS:
            return reader.ngettext(
                "The player opposite calls muggins and names %(n)s point.",
                "The player opposite calls muggins and names %(n)s points.",
                claim,
            )
        case Seat.RIGHT:
            return reader.ngettext(
                "Your right neighbour calls muggins and names %(n)s point.",
                "Your right neighbour calls muggins and names %(n)s points.",
                claim,
            )


def _challenges(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You say that the count is too high.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour says that the count is too high.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite says that the count is too high.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour says that the count is too high.")


def would_answer(reader: Reader, seat: Seat, answer: Answer) -> str:
    """What a player would answer if asked."""
    match answer.call:
        case Call.ACCEPT:
            return _would_accept(reader, seat)
        case Call.MUGGINS:
            return _would_call(reader, seat, answer.claim)
        case Call.OVER:
            return _would_challenge(reader, seat)


def _would_accept(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You would accept.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour would accept.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite would accept.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour would accept.")


def _would_call(reader: Reader, seat: Seat, claim: int) -> str:
    match seat:
        case Seat.YOU:
            return reader.ngettext(
                "You would call muggins and name %(n)s point.",
                "You would call muggins and name %(n)s points.",
                claim,
            )
        case Seat.LEFT:
            return reader.ngettext(
                "Your left neighbour would call muggins and name %(n)s point.",
                "Your left neighbour would call muggins and name %(n)s points.",
                claim,
            )
        case Seat.ACROSS:
            return reader.ngettext(
                "The player opposite would call muggins and name %(n)s point.",
                "The player opposite would call muggins and name %(n)s points.",
                claim,
            )
        case Seat.RIGHT:
            return reader.ngettext(
                "Your right neighbour would call muggins and name %(n)s point.",
                "Your right neighbour would call muggins and name %(n)s points.",
                claim,
            )


def _would_challenge(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You would say that the count is too high.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour would say that the count is too high.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite would say that the count is too high.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour would say that the count is too high.")


def in_turn(reader: Reader, opponents: Iterable[Seat]) -> str:
    """Who is asked, in turn from the counter's left."""
    # NOTE: %(seats)s is a list such as “you and the left neighbour”.
    return reader.gettext(
        "Those who answer, in turn from the counter’s left: %(seats)s.", seats=seats(reader, opponents)
    )


def seats(reader: Reader, some: Iterable[Seat]) -> str:
    """Players as a list inside a sentence."""
    return reader.and_list(inside(reader, seat) for seat in some)
