"""Who plays, who counts, and how the game stands."""

from collections.abc import Sequence
from typing import Final

from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.making.hands import Held
from tutor.puzzles.cribbage.making.puzzle import Shown
from tutor.puzzles.cribbage.seats import SEATS, TWO, Seat, sides
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import TARGETS, Answer, Table

#: Tables of more than two.
LARGER: Final = (Table(3), Table(4), Table(4, partners=True))
PARTNERS: Final = LARGER[2]

#: Scores stay so far below the target that no count reaches it.
_FAR: Final = 30


def some_table(chance: Chance, level: int) -> Table:
    """Two players, at level 3 often more."""
    return chance.choice((TWO, *LARGER)) if level == 3 else TWO


def some_counter(chance: Chance, table: Table, *, answered_by_you: bool = False) -> Seat:
    """Whose count it is: anybody's, or an opponent's of yours."""
    seats = SEATS[table.players]
    players = table.opponents_of(0) if answered_by_you else tuple(range(table.players))
    return seats[players[chance.below(len(players))]]


def scores_far_from(chance: Chance, table: Table, target: int) -> tuple[int, ...]:
    """Scores at which no count ends the game."""
    return tuple(chance.below(target - _FAR) for _ in range(table.sides))


def some_target(chance: Chance) -> int:
    """The long game more often than the short one."""
    return TARGETS[-1] if chance.below(4) else TARGETS[0]


def announced(
    chance: Chance,
    held: Held,
    points: int,
    *,
    crib: bool = False,
    table: Table = TWO,
    counter: Seat = Seat.ACROSS,
    scores: Sequence[int] | None = None,
    target: int | None = None,
) -> AnnouncedCount:
    """A count in a game that stands somewhere, far from its end unless scores are given."""
    to = some_target(chance) if target is None else target
    stands = scores_far_from(chance, table, to) if scores is None else tuple(scores)
    return AnnouncedCount(held.cards, held.starter, crib, points, table, counter, stands, to)


def shown_count(count: AnnouncedCount, answers: tuple[Answer, ...] = (), *, show_count: bool = False) -> Shown:
    """A count as it is shown, with its answers."""
    return Shown(
        cards=count.cards,
        starter=count.starter,
        crib=count.crib,
        announced=count.announced,
        answers=answers,
        table=count.table,
        counter=count.counter,
        dealer=count.counter if count.crib else None,
        scores=tuple(zip(sides(count.table), count.scores, strict=True)),
        target=count.target,
        show_count=show_count,
    )
