"""Every move of every seat can be told."""

from itertools import product

from tests.wording.pseudo import PSEUDO, missed
from tutor.lessons.cribbage.step import CribbageMove
from tutor.puzzles.cribbage.seats import Seat, player_at
from tutor.rules.cribbage import (
    ACCEPT,
    OVER,
    Announce,
    Answer,
    Card,
    Counted,
    Discard,
    Go,
    Heels,
    Lay,
    PlayKind,
    PlayPoints,
    Reply,
    Table,
    count,
    parse_cards,
)
from tutor.wording.cribbage.story import move_sentences
from tutor.wording.reader import Reader

TABLE = Table(4)
KING = Card.parse("KS")


def test_every_move_of_every_seat_is_told() -> None:
    """No two seats and no two moves are told alike, and nothing missed the catalogue."""
    told = set()
    for seat in Seat:
        player = player_at(TABLE, seat)
        actions = (
            Discard(player, (KING,)),
            Lay(player, KING),
            Go(player),
            Announce(player, 8),
            *(Reply(player, answer) for answer in (ACCEPT, OVER, Answer.muggins(1), Answer.muggins(2))),
        )
        for action in actions:
            told.add(move_sentences(Reader.of("en"), CribbageMove(seat, action), TABLE))
            assert not missed(" ".join(move_sentences(PSEUDO, CribbageMove(seat, action), TABLE)))
    assert len(told) == 4 * 8


def test_what_comes_of_a_move_is_told() -> None:
    """The starter and his heels, points of the play, and counts of the game without Muggins. Rules C0 and C2."""
    found = count(parse_cards("5H 5C 5S JD"), Card.parse("5D"))
    for seat, crib in product(Seat, (False, True)):
        player = player_at(TABLE, seat)
        events = (
            Heels(player),
            PlayPoints(player, PlayKind.RUN, 3, (KING,)),
            PlayPoints(player, PlayKind.LAST, 1, (KING,)),
            Counted(player, crib, found),
        )
        said = move_sentences(PSEUDO, CribbageMove(seat, Go(player), events, KING), TABLE)
        assert len(said) == 6
        assert not missed(" ".join(said))
