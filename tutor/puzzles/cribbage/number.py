"""Numbers that belong to the rules: which can be right, how many cards, how many points."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from tutor.puzzles.answer import Choice, Field, FieldType, Form, TotalAnswer, whole_number
from tutor.puzzles.cribbage.seats import TWO
from tutor.rules.cribbage import (
    CARDS_DEALT,
    CARDS_IN_HAND,
    CRIB_FROM_PACK,
    HIGHEST_TOTAL,
    IMPOSSIBLE_TOTALS,
    LIMIT,
    Answer,
    Breakdown,
    Card,
    Heels,
    IllegalAction,
    Table,
    count,
    parse_cards,
)


@dataclass(frozen=True, slots=True)
class PossibleQuestion(Choice):
    """Which of these numbers can never be the true count of a hand? (Rule C1.)

    Exactly one of them cannot.
    """

    numbers: tuple[int, ...]

    kind: ClassVar[str] = "possible"

    @property
    def options(self) -> tuple[str, ...]:
        """The numbers, as they are shown."""
        return tuple(map(str, self.numbers))

    @property
    def impossible(self) -> tuple[int, ...]:
        """The numbers that no hand is worth."""
        return tuple(number for number in self.numbers if number in IMPOSSIBLE_TOTALS or number > HIGHEST_TOTAL)

    @property
    def right(self) -> str:
        """The number that no hand is worth."""
        return str(self.impossible[0])


class Fact(StrEnum):
    """What is asked for."""

    ANNOUNCE_MOST = "announce-most"
    """The highest number that may be announced, and that a hand can be worth. Rules C1, C2."""
    CLAIM_LEAST = "claim-least"
    """The lowest number that a muggins call may name. Rule C7."""
    CLAIM_MOST = "claim-most"
    """The highest number that a muggins call may name. Rule C7."""
    DEALT = "dealt"
    """How many cards each player is dealt. Rule C0."""
    TO_CRIB = "to-crib"
    """How many cards each player gives to the crib. Rule C0."""
    CRIB_FROM_PACK = "crib-from-pack"
    """How many cards go to the crib straight from the pack. Rule C0."""
    ANSWERS = "answers"
    """How many players may answer a count. Rules C3, C12."""
    HEELS = "heels"
    """The points for his heels. Rule C0."""
    NOBS = "nobs"
    """The points for his nobs. Rule C1."""
    LIMIT = "limit"
    """What the running total of the play never exceeds. Rule C0."""
    FIFTEEN = "fifteen"
    """The points for one fifteen. Rule C1."""
    PAIR = "pair"
    """The points for a pair. Rule C1."""
    THREE = "three"
    """The points for three of a kind. Rule C1."""
    FOUR = "four"
    """The points for four of a kind. Rule C1."""
    FLUSH_WITH_STARTER = "flush-with-starter"
    """The points for a flush of all five cards. Rule C1."""
    FLUSH_IN_CRIB = "flush-in-crib"
    """How many cards of one suit a flush in the crib takes. Rule C1."""


@dataclass(frozen=True, slots=True)
class NumberQuestion:
    """How many? The table matters where the fact depends on how many play."""

    fact: Fact
    table: Table = TWO

    kind: ClassVar[str] = "number"

    @property
    def fields(self) -> tuple[Field, ...]:
        """One number."""
        return (Field("total", FieldType.NUMBER),)

    def parse(self, form: Form) -> TotalAnswer:
        """Read the number; raises AnswerError."""
        return TotalAnswer(whole_number(form, "total"))

    def right_answers(self) -> frozenset[TotalAnswer]:
        """The number that the rules give."""
        return frozenset({TotalAnswer(_NUMBER[self.fact](self.table))})


def _claims() -> tuple[int, ...]:
    """Every number that a muggins call may name."""

    def may_be_claimed(number: int) -> bool:
        try:
            Answer.muggins(number)
        except IllegalAction:
            return False
        return True

    return tuple(filter(may_be_claimed, range(-1, 100)))


def _worth(cards: str, starter: str, *, crib: bool = False) -> Breakdown:
    return count(parse_cards(cards), Card.parse(starter), crib=crib)


def _shortest_flush_in_crib() -> int:
    four = _worth("2H 4H 6H 8H", "KC", crib=True).flush
    return len(four or _worth("2H 4H 6H 8H", "KH", crib=True).flush)


_NUMBER: Final[dict[Fact, Callable[[Table], int]]] = {
    Fact.ANNOUNCE_MOST: lambda table: HIGHEST_TOTAL,
    Fact.CLAIM_LEAST: lambda table: min(_claims()),
    Fact.CLAIM_MOST: lambda table: max(_claims()),
    Fact.DEALT: lambda table: CARDS_DEALT[table.players],
    Fact.TO_CRIB: lambda table: CARDS_DEALT[table.players] - CARDS_IN_HAND,
    Fact.CRIB_FROM_PACK: lambda table: CRIB_FROM_PACK[table.players],
    Fact.ANSWERS: lambda table: len(table.opponents_of(0)),
    Fact.HEELS: lambda table: Heels(0).points,
    Fact.NOBS: lambda table: _worth("2H 4H 6H JH", "KH").nobs_points,
    Fact.LIMIT: lambda table: LIMIT,
    Fact.FIFTEEN: lambda table: _worth("2H 4H 7C 8C", "KH").fifteen_points,
    Fact.PAIR: lambda table: _worth("2H 2C 7C 9C", "KH").pair_points,
    Fact.THREE: lambda table: _worth("2H 2C 2S 9C", "KH").pair_points,
    Fact.FOUR: lambda table: _worth("2H 2C 2S 2D", "KH").pair_points,
    Fact.FLUSH_WITH_STARTER: lambda table: _worth("2H 4H 6H 8H", "KH").flush_points,
    Fact.FLUSH_IN_CRIB: lambda table: _shortest_flush_in_crib(),
}
