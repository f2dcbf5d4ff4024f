"""Positions from play: random rounds, played through the rules."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.move import Move
from tutor.rules.dominoes import (
    DOUBLE_SIX,
    HAND_SIZE,
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

#: A prime number: its multiples go through all beginnings, and each is far from the one before.
_STRIDE: Final = 7919
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
        one, other = values_after(self.before.line, self.placement)
        return sum(one in held or other in held for hand in self.before.hands.values() for held in hand if held != tile)


def values_after(line: Line, placement: Placement) -> tuple[int, int]:
    """The values of the open ends after a placement that is no opening."""
    left, right = line.open_places
    tile, end = placement
    return (tile.other(left.value), right.value) if end is End.LEFT else (left.value, tile.other(right.value))


def at_random(chance: Chance, round: Round, actions: Sequence[Action]) -> Action:  # noqa: A002
    """Any action."""
    return actions[chance.below(len(actions))]


def _sparing(held: int, lying: int) -> Taste:
    """The placement after which the fewest tiles fit; one held counts `held`, one in the boneyard `lying`."""

    def choose(chance: Chance, round: Round, actions: Sequence[Action]) -> Action:  # noqa: A002
        if len(actions) == 1 or not round.line.placements:
            return at_random(chance, round, actions)
        hands = [tile for hand in round.hands.values() for tile in hand]

        def weight(action: Action) -> int:
            assert isinstance(action, Play)
            one, other = values_after(round.line, action.placement)
            in_hands = sum([one in tile or other in tile for tile in hands])
            return held * in_hands + lying * sum([one in tile or other in tile for tile in round.boneyard])

        return min(actions, key=weight)

    return choose


#: Players who play so make rounds end blocked more often.
to_block: Final = _sparing(10, 5)
#: Players who play so are more often stuck while the boneyard still holds what they need.
to_draw: Final = _sparing(10, -5)


def beginnings(line: Line = Line(), *, doubles: bool) -> Iterator[Line]:  # noqa: B008 - a line never changes.
    """Every line of three tiles, or every one without a double, that goes on from `line`."""
    if len(line) == 3:
        yield line
        return
    for tile in DOUBLE_SIX:
        if doubles or not tile.is_double:
            for placement in line.placements_of(tile):
                yield from beginnings(line.after(placement), doubles=doubles)


@cache
def _replays(*, doubles: bool) -> tuple[str, ...]:
    """All beginnings in notation, which takes a tenth of the memory."""
    return tuple(map(str, beginnings(doubles=doubles)))


def beginning(turn: int, *, doubles: bool = True) -> Line:
    """The three tiles that the rounds of a puzzle begin with.

    A thousand turns in a row bring a thousand different beginnings, so that no two puzzles of them are alike.
    """
    replays = _replays(doubles=doubles)
    return Line.parse(replays[turn * _STRIDE % len(replays)])


def deal(chance: Chance, players: int, begun: Line) -> Round:
    """A random deal in which the players hold what they need to begin with this line, one tile each in turn."""
    seats = SEATS[players]
    opener = chance.below(players)
    held: dict[Seat, list[Tile]] = {seat: [] for seat in seats}
    for turn, tile in enumerate(begun.tiles):
        held[seats[(opener + turn) % players]].append(tile)
    pile = chance.shuffled(tile for tile in DOUBLE_SIX if not begun.has(tile))
    for hand in held.values():
        missing = HAND_SIZE[players] - len(hand)
        hand += pile[:missing]
        del pile[:missing]
    hands = {seat: sorted(hand) for seat, hand in held.items()}
    return Round.of(hands, boneyard=pile, opener=seats[opener])


def play(
    chance: Chance, players: int, taste: Taste = at_random, *, doubles: bool = True, begun: Line | None = None
) -> Iterator[Round]:
    """A random round from the deal to its end: every state of it in turn.

    It begins with `begun`, or as the rounds of this puzzle do, without a double where no `doubles` are wanted.
    """
    begun = beginning(chance.turn, doubles=doubles) if begun is None else begun
    round = deal(chance, players, begun)  # noqa: A001
    yield round
    for placement in begun.placements:
        round = round.after(Play(placement))  # noqa: A001
        yield round
    while actions := round.legal_actions():
        round = round.after(taste(chance, round, actions))  # noqa: A001
        yield round


def states(
    chance: Chance,
    players: Sequence[int] = PLAYERS,
    *,
    shortest: int,
    longest: int,
    taste: Taste = at_random,
    doubles: bool = True,
) -> Iterator[Round]:
    """States of one random round after the other, without end, with so many tiles on the table.

    Each round is entered at a random length, so that short lines come no more often than long ones; when the end of
    the round is looked for (`longest` is the whole set), at the shortest.
    """
    spread = longest - shortest if longest < len(DOUBLE_SIX) - 1 else 0
    while True:
        enter = shortest + chance.below(spread + 1)
        for state in play(chance, players[chance.below(len(players))], taste, doubles=doubles):
            if len(state.line) > longest:
                break
            if len(state.line) >= enter:
                yield state


def moments(
    chance: Chance,
    players: Sequence[int] = PLAYERS,
    *,
    shortest: int,
    longest: int,
    taste: Taste = at_random,
    doubles: bool = True,
    boneyard: range = range(len(DOUBLE_SIX)),
) -> Iterator[Moment]:
    """Placements that the rules allow in random rounds, without end, with so many tiles on the table after them.

    `boneyard` is how many tiles may be left in it.
    """
    before = states(chance, players, shortest=shortest - 1, longest=longest - 1, taste=taste, doubles=doubles)
    for state in before:
        if len(state.boneyard) in boneyard and state.ending is None:
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
