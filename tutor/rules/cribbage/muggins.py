"""An announced count, the answers to it and what they settle. Rules C2 to C8 and C11."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from tutor.rules.cribbage.count import HIGHEST_TOTAL
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.errors import NotationError

#: A game goes to one of these. Rule C12.
TARGETS: Final = (61, 121)
#: Four players without partners: nobody has more opponents than that.
MOST_OPPONENTS: Final = 3


class Call(StrEnum):
    """What an opponent says to an announced count. Rule C3."""

    ACCEPT = "accept"
    MUGGINS = "muggins"
    OVER = "over"


class Answer(NamedTuple):
    """One opponent's answer; a muggins call names the points believed missed.

    >>> str(Answer.parse("muggins:2")), Answer.parse("accept")
    ('muggins:2', Answer(call=<Call.ACCEPT: 'accept'>, claim=0))
    """

    call: Call
    claim: int = 0

    def __str__(self) -> str:
        """The answer as `parse` reads it."""
        return f"{self.call}:{self.claim}" if self.call is Call.MUGGINS else str(self.call)

    @classmethod
    def muggins(cls, claim: int) -> Answer:
        """Call muggins for a number of points from 1 to 29; anything else raises `IllegalAction`."""
        return cls(Call.MUGGINS, claim).checked()

    def checked(self) -> Answer:
        """The answer itself, unless it claims what cannot be claimed: `IllegalAction`. Rule C7."""
        lowest, highest = (1, HIGHEST_TOTAL) if self.call is Call.MUGGINS else (0, 0)
        if not lowest <= self.claim <= highest:
            raise IllegalAction(CribbageReason.CLAIM_OUT_OF_RANGE, number=self.claim)
        return self

    @classmethod
    def parse(cls, text: str, *, position: int = 0) -> Answer:
        """Read `accept`, `over` or `muggins:2`; a `NotationError` quotes anything else.

        `position` is where the answer stands in the line that it was taken from.
        """
        call, colon, claim = text.strip().partition(":")
        if call == Call.MUGGINS and claim.isascii() and claim.isdigit() and len(claim) <= 3:
            return cls.muggins(int(claim))
        if colon or call not in (Call.ACCEPT, Call.OVER):
            raise NotationError(text, "answer", position)
        return cls(Call(call))


ACCEPT: Final = Answer(Call.ACCEPT)
OVER: Final = Answer(Call.OVER)


def parse_answers(text: str, *, position: int = 0) -> tuple[Answer, ...]:
    """Read answers separated by commas, in the order in which they were given; an empty text is none.

    `position` is the index of the first answer in the line that the text was taken from.
    """
    if not text.strip():
        return ()
    return tuple(Answer.parse(word, position=position + index) for index, word in enumerate(text.split(",")))


def print_answers(answers: Sequence[Answer]) -> str:
    """Write answers as `parse_answers` reads them."""
    return ",".join(map(str, answers))


class Verdict(StrEnum):
    """How an announced count was settled."""

    ENDED = "ended"
    """It reached the target, was not too high, and ended the game before anybody could answer. Rule C11."""
    STANDS = "stands"
    """Every opponent accepted. Rule C4."""
    MUGGINS = "muggins"
    """Points had been missed, and the caller gets them up to the number claimed. Rule C5."""
    WRONG_MUGGINS = "wrong-muggins"
    """Nothing had been missed, and the counter gets the number claimed. Rule C6."""
    OVER = "over"
    """The count was too high; the excess goes from the counter to the challenger. Rule C7."""
    WRONG_OVER = "wrong-over"
    """The count was not too high, and nothing changes. Rule C7."""


class Settlement(NamedTuple):
    """What an announced count came to."""

    counter: int
    """The net points of the counter from this count."""
    caller: int
    """The points of the opponent who settled it."""
    by: int | None
    """The index of the answer that settled it, from 0; None when there was none but acceptance."""
    asked: bool
    """Whether answers were asked for at all."""
    over: bool
    """Whether the counter's score, which is looked at first, ends the game."""
    shown: int | None
    """The true count, which everybody is shown; None when nobody was asked. Rule C8."""
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Announcement:
    """A count that has been announced: the true count, the announced one, the score it is added to, the target.

    Raises `IllegalAction` for a count beyond 0 to 29, a target that is not played to, and a score at which the
    game is over. Every number from 0 to 29 may be announced, also the ones that no hand is worth.
    """

    true: int
    announced: int
    score: int
    target: int

    def __post_init__(self) -> None:
        """Refuse numbers that cannot occur."""
        for number in (self.true, self.announced):
            if not 0 <= number <= HIGHEST_TOTAL:
                raise IllegalAction(CribbageReason.COUNT_OUT_OF_RANGE, number=number)
        if self.target not in TARGETS:
            raise IllegalAction(CribbageReason.UNKNOWN_TARGET, number=self.target)
        if not 0 <= self.score < self.target:
            raise IllegalAction(CribbageReason.SCORE_OUT_OF_RANGE, number=self.score)

    @property
    def missed(self) -> int:
        """The points that the counter did not see; 0 unless the count is too low."""
        return max(self.true - self.announced, 0)

    @property
    def excess(self) -> int:
        """The points that are not there; 0 unless the count is too high."""
        return max(self.announced - self.true, 0)

    @property
    def is_asked(self) -> bool:
        """Whether opponents answer: always, unless an exact or low count reaches the target. Rule C11."""
        return self.excess > 0 or self.score + self.announced < self.target

    def settle(self, answers: Sequence[Answer]) -> Settlement:
        """Settle the count by the first answer other than accept. Rules C3 to C8 and C11.

        Answers after that one get nothing, and none are looked at when nobody is asked. Raises `IllegalAction`
        when somebody is asked and nobody answers, and when more answer than can have been opponents.
        """
        if len(answers) > MOST_OPPONENTS:
            raise IllegalAction(CribbageReason.TOO_MANY_ANSWERS, number=len(answers))
        if not self.is_asked:
            return Settlement(self.announced, 0, None, asked=False, over=True, shown=None, verdict=Verdict.ENDED)
        if not answers:
            raise IllegalAction(CribbageReason.NO_ANSWERS)
        by = next((index for index, answer in enumerate(answers) if answer.call is not Call.ACCEPT), None)
        verdict, correction, caller = self._judge(ACCEPT if by is None else answers[by].checked())
        counter = self.announced + correction
        over = self.score + counter >= self.target
        return Settlement(counter, caller, by, asked=True, over=over, shown=self.true, verdict=verdict)

    def _judge(self, answer: Answer) -> tuple[Verdict, int, int]:
        """The verdict of one answer, what it adds to the announced count, and what the caller gets."""
        if answer.call is Call.MUGGINS:
            if self.missed:
                return Verdict.MUGGINS, 0, min(answer.claim, self.missed)
            return Verdict.WRONG_MUGGINS, answer.claim, 0
        if answer.call is Call.OVER:
            if self.excess:
                return Verdict.OVER, -self.excess, self.excess
            return Verdict.WRONG_OVER, 0, 0
        return Verdict.STANDS, 0, 0
