"""Positions from play: random rounds, played through the rules."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.move import Move
from tutor.rules.dominoes import (
    SEATS,
    Act,
    Action,
    Draw,
    End,
    Line,
    Pass,
    Placement,
    Play,
    Round,
    Seat,
    Tile,
    playable,
    points,
)

Hands: TypeAlias = tuple[tuple[Seat, tuple[Tile, ...]], ...]
Taste: TypeAlias = Callable[[Chance, Round, Sequence[Action]], Action]
"""How players choose among what the rules allow."""

#: All players there can be.
PLAYERS: Final = tuple(SEATS)


class Moment(NamedTuple):
    """A placement in a round, and the round before it."""

    before: Round
    placement: Placement

    @property
    def line(self) -> Line:
        """The line after the placement."""
        return self.before.line.after(self.placement)

    @property
    def hand(self) -> tuple[Tile, ...]:
        """What is left in the hand of the player."""
        return tuple(tile for tile in self.before.hands[self.before.turn] if tile != self.placement.tile)

    @property
    def hands(self) -> Hands:
        """All hands after the placement, clockwise from yours."""
        mover = self.before.turn
        return tuple((seat, self.hand if seat is mover else hand) for seat, hand in self.before.hands.items())

    @property
    def goes_out(self) -> bool:
        """Is it the last tile of the hand?"""
        return len(self.before.hands[self.before.turn]) == 1

    @property
    def fitting(self) -> int:
        """How many tiles of all hands fit the line after the placement."""
        tile, end = self.placement
        if end is None:
            return sum(map(len, self.before.hands.values())) - 1
        left, right = self.before.line.values_at_ends
        one, other = (tile.other(left), right) if end is End.LEFT else (left, tile.other(right))
        return sum(one in held or other in held for hand in self.before.hands.values() for held in hand if held != tile)


def at_random(chance: Chance, round: Round, actions: Sequence[Action]) -> Action:  # noqa: A002
    """Any action."""
    return actions[chance.below(len(actions))]


def to_block(chance: Chance, round: Round, actions: Sequence[Action]) -> Action:  # noqa: A002
    """Mostly the placement after which the fewest tiles fit, so that rounds end blocked more often."""
    if len(actions) == 1 or chance.one_in(8):
        return at_random(chance, round, actions)
    line = round.line
    unseen = [*round.boneyard, *(tile for hand in round.hands.values() for tile in hand)]

    def left_to_fit(action: Action) -> int:
        if not isinstance(action, Play):
            return 0
        tile, end = action.placement
        if end is None:
            return 0
        kept, joined = line.values_at_ends if end is End.RIGHT else line.values_at_ends[::-1]
        new = tile.other(joined)
        return sum(new in other or kept in other for other in unseen if other is not tile)

    return min(actions, key=left_to_fit)


def play(chance: Chance, players: int, taste: Taste = at_random) -> Iterator[Round]:
    """A random round from the deal to its end: every state of it in turn."""
    round = Round.deal(players, chance.choice(SEATS[players]), chance)  # noqa: A001
    yield round
    while actions := round.legal_actions():
        round = round.after(taste(chance, round, actions))  # noqa: A001
        yield round


def states(
    chance: Chance, players: Sequence[int] = PLAYERS, *, shortest: int = 0, longest: int = 28, taste: Taste = at_random
) -> Iterator[Round]:
    """States of one random round after the other, without end, with so many tiles on the table.

    Each round is entered at a random length, so that short lines come no more often than long ones.
    """
    while True:
        enter = shortest + chance.below(longest - shortest + 1)
        for state in play(chance, players[chance.below(len(players))], taste):
            if len(state.line) > longest:
                break
            if len(state.line) >= enter:
                yield state


def moments(
    chance: Chance, players: Sequence[int] = PLAYERS, *, shortest: int, longest: int, taste: Taste = at_random
) -> Iterator[Moment]:
    """Placements that the rules allow in random rounds, without end, with so many tiles on the table after them."""
    for state in states(chance, players, shortest=shortest - 1, longest=longest - 1, taste=taste):
        if state.ending is None:
            for placement in chance.shuffled(playable(state.line, state.hands[state.turn], state.drawn)):
                yield Moment(state, placement)


def ended(chance: Chance, players: Sequence[int] = PLAYERS, *, taste: Taste = at_random) -> Iterator[Round]:
    """Rounds that have been played to their end, one after the other, without end."""
    while True:
        *_, last = play(chance, players[chance.below(len(players))], taste)
        yield last


def told(round: Round) -> tuple[Move, ...]:  # noqa: A002
    """Everything that was done in a round since its deal, with the points of every placement."""
    line = Line()
    moves = []
    for seat, action in round.history:
        match action:
            case Play(placement):
                line = line.after(placement)
                moves.append(Move(seat, Act.PLAY, placement, points(line)))
            case Draw():
                moves.append(Move(seat, Act.DRAW, None, 0))
            case Pass():
                moves.append(Move(seat, Act.PASS, None, 0))
    return tuple(moves)


def hands_of(round: Round) -> Hands:  # noqa: A002
    """All hands of a round, clockwise from yours."""
    return tuple(round.hands.items())
