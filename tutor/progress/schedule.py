"""When a skill is to be asked again: FSRS, told to mistrust the clock.

What is scheduled is a skill, never a single puzzle, and never at random: the same answers at the same times lead to
the same schedule. Schedules can therefore be computed anew from the answers alone.

Clocks jump: a small computer wakes up without the time, a traveller sets it wrong. A review is never taken to be
earlier than the one before it, so that no interval is negative and none grows because the clock went
back and forth. One exception: when the last review lies more than a day ahead, the clock was wrong *then*; the
skill counts as due, and its next review is counted from now with no time elapsed, or it would not be asked for years.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from fsrs import Card as FsrsCard
from fsrs import Rating, Scheduler, State

from tutor.progress.facts import ONE_DAY, Answer, Answered, is_rule

EARLIEST: Final = datetime(2020, 1, 1, tzinfo=UTC)
"""A clock that shows this or an earlier time is wrong; a review is then taken to be at the time of the last one."""
LATEST: Final = datetime(2199, 12, 31, tzinfo=UTC)
"""A clock that shows a later time is wrong as well."""
LONGEST_INTERVAL: Final = 365
"""Days after which every skill comes round again, however well it is known."""
_REMEMBERED: Final = 8
_ALL: Final = (1 << _REMEMBERED) - 1
_SCHEDULER: Final = Scheduler(desired_retention=0.9, maximum_interval=LONGEST_INTERVAL, enable_fuzzing=False)


@dataclass(frozen=True, slots=True)
class Card:
    """One learner's record of one skill; `state` to `difficulty` are FSRS's own.

    `recent` holds the last eight answers as bits, the newest lowest, 1 for right.
    """

    seen: int
    right: int
    recent: int
    state: int
    step: int | None
    stability: float
    difficulty: float
    due: datetime
    reviewed_at: datetime

    def is_due(self, now: datetime) -> bool:
        """Should the skill be asked at this time?"""
        return self.due <= now or self.reviewed_at - now > ONE_DAY

    @property
    def is_weak(self) -> bool:
        """Was the last answer wrong, or more than a quarter of the last eight?"""
        remembered = min(self.seen, _REMEMBERED)
        wrong = remembered - (self.recent & ((1 << remembered) - 1)).bit_count()
        return not self.recent & 1 or wrong * 4 > remembered

    def recall(self, now: datetime) -> float:
        """The estimated chance, 0 to 1, that the skill is still there."""
        return float(_SCHEDULER.get_card_retrievability(self._fsrs(), now))

    def _fsrs(self) -> FsrsCard:
        return FsrsCard(
            card_id=0,
            state=State(self.state),
            step=self.step,
            stability=self.stability,
            difficulty=self.difficulty,
            due=self.due,
            last_review=self.reviewed_at,
        )


def ratings(answer: Answer) -> dict[str, Rating]:
    """What an answer says about which skill.

    A right answer is good for every skill of the question, a helped one hard. A wrong answer tells against the rules of
    the question and the mistakes that explain it; about the other mistakes that could have shown it says nothing.
    """
    if answer.right:
        return dict.fromkeys(answer.skills, Rating.Hard if answer.helped else Rating.Good)
    rules = [skill for skill in answer.skills if is_rule(skill)]
    return dict.fromkeys([*rules, *answer.mistakes], Rating.Again)


def review(card: Card | None, rating: Rating, now: datetime) -> Card:
    """The card after one more answer; None is the card of a skill never asked before."""
    now = clamped(now)
    if card is not None:
        now = _not_before(card, now)
    before = FsrsCard(card_id=0, due=now) if card is None else card._fsrs()
    if before.last_review is not None:
        before.last_review = min(before.last_review, now)
    after, _ = _SCHEDULER.review_card(before, rating, now)
    right = rating is not Rating.Again
    assert after.stability is not None
    assert after.difficulty is not None
    return Card(
        seen=(card.seen if card else 0) + 1,
        right=(card.right if card else 0) + right,
        recent=((card.recent if card else 0) << 1 | right) & _ALL,
        state=int(after.state),
        step=after.step,
        stability=after.stability,
        difficulty=after.difficulty,
        due=after.due,
        reviewed_at=now,
    )


def clamped(now: datetime) -> datetime:
    """The time, in UTC, or the first or last one that a clock could rightly show."""
    return min(max(now, EARLIEST), LATEST).astimezone(UTC)


def _not_before(card: Card, now: datetime) -> datetime:
    if now <= EARLIEST:
        return card.reviewed_at
    return now if card.reviewed_at - now > ONE_DAY else max(now, card.reviewed_at)


def cards_of(answers: Iterable[Answered]) -> dict[str, Card]:
    """The cards to which these answers, in the order given, lead from nothing."""
    cards: dict[str, Card] = {}
    for answered in answers:
        for skill, rating in ratings(answered.answer).items():
            cards[skill] = review(cards.get(skill), rating, answered.at)
    return cards
