"""What happens in a scripted deal: given to the crib, laid, pegged, announced, answered."""

from collections.abc import Iterator

from tutor.lessons.cribbage.step import CribbageMove
from tutor.puzzles.cribbage.seats import Seat, seat_of
from tutor.rules.cribbage import (
    Announce,
    Card,
    Counted,
    Discard,
    Event,
    Go,
    Heels,
    Lay,
    PlayKind,
    PlayPoints,
    Reply,
    Table,
)
from tutor.wording.cribbage import talk
from tutor.wording.cribbage.names import name, names
from tutor.wording.cribbage.position import scores_in_play
from tutor.wording.reader import Reader
from tutor.wording.seats import seat as label


def move_sentences(reader: Reader, move: CribbageMove, table: Table) -> tuple[str, ...]:
    """What a player has just done, and what came of it; a settled count is told where it is shown."""
    return (_done(reader, move), *_came_of_it(reader, move, table))


def _done(reader: Reader, move: CribbageMove) -> str:
    match move.action:
        case Discard(cards=cards):
            return _gives(reader, move.seat, cards)
        case Lay(card=card):
            return _lays(reader, move.seat, card)
        case Go():
            return _goes(reader, move.seat)
        case Announce(points=points):
            return talk.announces(reader, move.seat, points)
        case Reply(answer=answer):
            return talk.answers(reader, move.seat, answer)


def _came_of_it(reader: Reader, move: CribbageMove, table: Table) -> Iterator[str]:
    if move.starter is not None:
        yield reader.gettext("The starter is turned up: %(card)s.", card=name(reader, move.starter))
    for event in move.events:
        yield from _event(reader, event, table)


def _event(reader: Reader, event: Event, table: Table) -> Iterator[str]:
    match event:
        case Heels(player=player):
            yield _heels(reader, seat_of(table, player))
        case PlayPoints(kind=PlayKind.LAST, player=player):
            yield _last(reader, seat_of(table, player))
        case PlayPoints(kind=kind, points=points):
            yield scores_in_play(reader, kind, points)
        case Counted(settlement=None, player=player, crib=crib):
            yield _automatically(reader, seat_of(table, player), crib, event.points)
        case _:
            pass


def _gives(reader: Reader, seat: Seat, cards: tuple[Card, ...]) -> str:
    match seat:
        case Seat.YOU:
            # NOTE: %(cards)s are the names of the cards; they follow after the colon.
            return reader.ngettext(
                "You give %(n)s card to the crib: %(cards)s.",
                "You give %(n)s cards to the crib: %(cards)s.",
                len(cards),
                cards=names(reader, cards),
            )
        case Seat.LEFT:
            return reader.ngettext(
                "Your left neighbour gives %(n)s card to the crib.",
                "Your left neighbour gives %(n)s cards to the crib.",
                len(cards),
            )
        case Seat.ACROSS:
            return reader.ngettext(
                "The player opposite gives %(n)s card to the crib.",
                "The player opposite gives %(n)s cards to the crib.",
                len(cards),
            )
        case Seat.RIGHT:
            return reader.ngettext(
                "Your right neighbour gives %(n)s card to the crib.",
                "Your right neighbour gives %(n)s cards to the crib.",
                len(cards),
            )


def _lays(reader: Reader, seat: Seat, card: Card) -> str:
    laid = name(reader, card)
    match seat:
        case Seat.YOU:
            # NOTE: %(card)s is the name of a card; it stands after the colon.
            return reader.gettext("You lay a card: %(card)s.", card=laid)
        case Seat.LEFT:
            return reader.gettext("Your left neighbour lays a card: %(card)s.", card=laid)
        case Seat.ACROSS:
            return reader.gettext("The player opposite lays a card: %(card)s.", card=laid)
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour lays a card: %(card)s.", card=laid)


def _goes(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You say go: no card of yours fits.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour says go.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite says go.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour says go.")


def _heels(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("A jack as the starter is his heels: you are the dealer and peg 2 at once.")
        case Seat.LEFT:
            return reader.gettext("A jack as the starter is his heels: your left neighbour deals and pegs 2 at once.")
        case Seat.ACROSS:
            return reader.gettext("A jack as the starter is his heels: the player opposite deals and pegs 2 at once.")
        case Seat.RIGHT:
            return reader.gettext("A jack as the starter is his heels: your right neighbour deals and pegs 2 at once.")


def _last(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("The last card was yours: you peg 1 for it.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour laid the last card and pegs 1 for it.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite laid the last card and pegs 1 for it.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour laid the last card and pegs 1 for it.")


def _automatically(reader: Reader, seat: Seat, crib: bool, points: int) -> str:
    """A count of the game without Muggins."""
    if crib:
        return reader.ngettext(
            "%(seat)s: the crib is counted automatically and gives %(n)s point.",
            "%(seat)s: the crib is counted automatically and gives %(n)s points.",
            points,
            seat=label(reader, seat),
        )
    # NOTE: %(seat)s is a label such as “Left neighbour”; it stands before a colon and is not inflected.
    return reader.ngettext(
        "%(seat)s: the hand is counted automatically and gives %(n)s point.",
        "%(seat)s: the hand is counted automatically and gives %(n)s points.",
        points,
        seat=label(reader, seat),
    )
