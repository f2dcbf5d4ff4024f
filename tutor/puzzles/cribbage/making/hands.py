"""Hands to count, of which no thousand puzzles in a row have two alike.

Each card has a weight, and the five weights of a hand with its starter add up to the number of the puzzle, modulo a
prime above 1,000. So two puzzles whose numbers are less than that apart never show the same five cards. Flushes of five
are too rare for that: they are numbered one by one, and come up only where they are wanted.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from tutor.puzzles.cribbage.making.places import combination, scattered
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.making.chance import Chance
from tutor.rules.cribbage import PACK, RANKS, Card, Suit

#: A prime of which 11 is a primitive root, so that its powers are all different.
PERIOD: Final = 1009

WEIGHT: Final = {card: pow(11, index, PERIOD) for index, card in enumerate(PACK, start=1)}


def _pairs() -> dict[int, list[tuple[Card, Card]]]:
    """Every two cards, by what they weigh together."""
    pairs: dict[int, list[tuple[Card, Card]]] = {}
    for one, other in combinations(PACK, 2):
        pairs.setdefault((WEIGHT[one] + WEIGHT[other]) % PERIOD, []).append((one, other))
    return pairs


_PAIRS: Final = _pairs()


#: So many ways there are to choose five ranks.
_FIVE_RANKS: Final = comb(len(RANKS), 5)


class Held(NamedTuple):
    """Four cards and the starter."""

    cards: tuple[Card, ...]
    starter: Card


class Start(NamedTuple):
    """Three cards that a hand is built around: those that lie in the hand, the starter, and those anywhere."""

    hand: tuple[Card, ...] = ()
    starter: Card | None = None
    anywhere: tuple[Card, ...] = ()


def hands(chance: Chance, start: Callable[[Chance], Start]) -> Iterator[Held]:
    """Hands with their starters, in any order, built around three cards and as heavy as the puzzle wants."""
    while True:
        begun = start(chance)
        three = (*begun.hand, *begun.anywhere, *((begun.starter,) if begun.starter else ()))
        rest = (chance.number - sum(WEIGHT[card] for card in three)) % PERIOD
        fitting = [pair for pair in _PAIRS.get(rest, ()) if pair[0] not in three and pair[1] not in three]
        if not fitting:
            continue
        pair = chance.choice(fitting)
        if len({card.suit for card in (*three, *pair)}) == 1:
            continue
        loose = chance.shuffled((*begun.anywhere, *pair))
        starter = begun.starter or loose.pop()
        yield Held(tuple(chance.shuffled((*begun.hand, *loose))), starter)


def flushes_of_five(chance: Chance) -> Iterator[Held]:
    """The one flush of five that belongs to the number of the puzzle."""
    place = scattered(chance.number, len(Suit) * _FIVE_RANKS * 5)
    place, suit = divmod(place, len(Suit))
    place, starter = divmod(place, 5)
    five = [Card(rank, tuple(Suit)[suit]) for rank in combination(range(1, len(RANKS) + 1), 5, place)]
    turned = five.pop(starter)
    yield Held(tuple(chance.shuffled(five)), turned)


def sorted_hand(held: Held) -> Held:
    """The hand in order of rank, as it is easiest to count."""
    return Held(tuple(sorted(held.cards)), held.starter)


def _some(chance: Chance, count: int, *besides: Card) -> tuple[Card, ...]:
    """So many other cards."""
    chosen = list(besides)
    while len(chosen) < count + len(besides):
        card = PACK[chance.below(len(PACK))]
        if card not in chosen:
            chosen.append(card)
    return tuple(chosen[len(besides) :])


def _of(chance: Chance, rank: int) -> Card:
    return Card(rank, chance.choice(tuple(Suit)))


def any_three(chance: Chance) -> Start:
    """Any cards."""
    return Start(anywhere=_some(chance, 3))


def _in_a_row(chance: Chance) -> Start:
    lowest = 1 + chance.below(len(RANKS) - 2)
    return Start(anywhere=tuple(_of(chance, lowest + step) for step in range(3)))


def _round_the_corner(chance: Chance) -> Start:
    middle = chance.choice((12, 12, 12, 2))
    return Start(anywhere=(_of(chance, 13), _of(chance, 1), _of(chance, middle)))


def _alike(chance: Chance) -> Start:
    rank = 1 + chance.below(len(RANKS))
    suits = chance.shuffled(Suit)[:3]
    return Start(anywhere=tuple(Card(rank, suit) for suit in suits))


def _one_suit(chance: Chance) -> Start:
    suit = chance.choice(tuple(Suit))
    ranks = chance.shuffled(range(1, len(RANKS) + 1))[:3]
    return Start(hand=tuple(Card(rank, suit) for rank in ranks))


def _one_suit_with_starter(chance: Chance) -> Start:
    one, other, third = _one_suit(chance).hand
    return Start(hand=(one, other), starter=third)


def _heels(chance: Chance) -> Start:
    jack = _of(chance, 11)
    return Start(hand=_some(chance, 2, jack), starter=jack)


def _jack(chance: Chance) -> Start:
    jack = _of(chance, 11)
    return Start(hand=(jack,), anywhere=_some(chance, 2, jack))


def _nobs(chance: Chance) -> Start:
    jack = _of(chance, 11)
    starter = Card(chance.choice([rank for rank in range(1, 14) if rank != jack.rank]), jack.suit)
    return Start(hand=(jack, *_some(chance, 1, jack, starter)), starter=starter)


_STARTS: Final[dict[Mistake, Callable[[Chance], Start]]] = {
    Mistake.HEELS_AS_NOBS: _heels,
    Mistake.ANY_JACK: _jack,
    Mistake.NOBS_MISSED: _nobs,
    Mistake.FLUSH_WITH_STARTER: _one_suit_with_starter,
    Mistake.FLUSH_IN_CRIB: _one_suit,
    Mistake.FLUSH_MISSED: _one_suit,
    Mistake.ROUND_THE_CORNER: _round_the_corner,
    Mistake.SHORT_RUNS_TOO: _in_a_row,
    Mistake.RUN_MISSED: _in_a_row,
    Mistake.PAIR_IN_RUN_MISSED: _in_a_row,
    Mistake.THREE_AS_PAIR: _alike,
}


def hands_for(aim: Mistake | None, chance: Chance) -> Iterator[Held]:
    """Hands in which a mistake is likely to show; any hands where none is wanted."""
    if aim is Mistake.FLUSH_FIVE_AS_FOUR:
        return flushes_of_five(chance)
    return hands(chance, any_three if aim is None else _STARTS.get(aim, any_three))
