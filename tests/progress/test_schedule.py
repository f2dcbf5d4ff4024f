"""When skills come back."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from fsrs import Rating
from hypothesis import given
from hypothesis import strategies as st

from tests.progress.making import NOON, answer
from tutor.progress.facts import ONE_DAY, Answered
from tutor.progress.schedule import EARLIEST, LATEST, LONGEST_INTERVAL, Card, cards_of, clamped, ratings, review

MINUTE = timedelta(minutes=1)


def after(*rights: bool, start: datetime = NOON, apart: timedelta = ONE_DAY) -> Card:
    """The card after these answers, right or wrong, at even distances."""
    card = None
    for number, right in enumerate(rights):
        card = review(card, Rating.Good if right else Rating.Again, start + number * apart)
    assert card is not None
    return card


def test_a_first_right_answer_comes_back_the_same_day() -> None:
    """FSRS confirms a new skill after ten minutes."""
    assert after(True).due == NOON + 10 * MINUTE


def test_a_wrong_answer_comes_back_at_once() -> None:
    """A skill that went wrong is due after a minute."""
    assert after(False).due == NOON + MINUTE


def test_intervals_grow_with_right_answers() -> None:
    """Each right answer on the day when it is due doubles the time to the next, at least."""
    card, intervals = after(True), []
    for _ in range(6):
        card = review(card, Rating.Good, card.due)
        intervals.append(card.due - card.reviewed_at)
    assert all(later >= 2 * sooner for sooner, later in pairwise(intervals[1:5]))
    assert intervals == sorted(intervals)


def test_no_skill_stays_away_for_longer_than_a_year() -> None:
    """However well a skill is known, it comes round."""
    card = after(True)
    for _ in range(40):
        card = review(card, Rating.Good, card.due)
    assert card.due - card.reviewed_at == timedelta(days=LONGEST_INTERVAL)


def test_help_brings_a_skill_back_sooner() -> None:
    """A right answer after a hint counts as hard."""
    (rating,) = ratings(answer(1, helped=True)).values()
    on_day_three = NOON + 3 * ONE_DAY
    assert (
        review(after(True, True), rating, on_day_three).due < review(after(True, True), Rating.Good, on_day_three).due
    )


def test_a_right_answer_is_good_for_every_skill_of_the_question() -> None:
    """Rules and mistakes that could have shown alike."""
    assert ratings(answer(1, skills="D13 D15 double-once")) == dict.fromkeys(["D13", "D15", "double-once"], Rating.Good)


def test_a_wrong_answer_tells_against_rules_and_the_mistakes_that_explain_it() -> None:
    """It says nothing about the mistakes that could have shown and did not."""
    wrong = answer(1, False, "D13 double-once whole-line", "double-once")
    assert ratings(wrong) == {"D13": Rating.Again, "double-once": Rating.Again}


@pytest.mark.parametrize(
    ("rights", "weak"),
    [
        ((True,), False),
        ((False,), True),
        ((False, True), True),
        ((False, True, True, True), False),
        ((True, True, False), True),
        ((False, False, True, True, True, True, True, True), False),
        ((False, False, False, True, True, True, True, True), True),
        ((False, False, False, True, True, True, True, True, True), False),
    ],
)
def test_weak_is_what_went_wrong_lately(rights: tuple[bool, ...], weak: bool) -> None:
    """The last answer, or more than a quarter of the last eight."""
    assert after(*rights).is_weak == weak


def test_recall_fades() -> None:
    """The chance of a right answer falls to nine in ten when the skill is due, and on."""
    card = after(True, True)
    assert card.recall(card.reviewed_at) == 1
    assert card.recall(card.due) == pytest.approx(0.9, abs=0.03)
    assert card.recall(card.due + 30 * ONE_DAY) < card.recall(card.due)


def test_a_clock_that_goes_back_a_little_is_taken_to_stand_still() -> None:
    """No review is scheduled from a time before the last one."""
    card = after(True, True)
    back = review(card, Rating.Good, card.reviewed_at - timedelta(hours=3))
    still = review(card, Rating.Good, card.reviewed_at)
    assert back == still
    assert back.reviewed_at == card.reviewed_at


def test_a_clock_without_the_time_leaves_schedules_alone() -> None:
    """A computer that wakes up in 1970 counts as one whose clock stands still."""
    card = after(True, True)
    lost = review(card, Rating.Good, clamped(datetime(1970, 1, 1, tzinfo=UTC)))
    assert lost == review(card, Rating.Good, card.reviewed_at)


def test_a_clock_that_was_years_ahead_blocks_nothing() -> None:
    """What was reviewed in a future that never was is due, and its next review counts from now."""
    ahead = after(True, True, start=NOON + 9000 * ONE_DAY)
    assert ahead.is_due(NOON)
    back = review(ahead, Rating.Good, NOON)
    assert back.reviewed_at == NOON
    assert NOON < back.due <= NOON + LONGEST_INTERVAL * ONE_DAY
    assert back.stability == review(ahead, Rating.Good, ahead.reviewed_at).stability


def test_impossible_times_are_clamped() -> None:
    """A clock shows no time before the tutor existed and none when nobody of us does."""
    assert clamped(datetime.min.replace(tzinfo=UTC)) == EARLIEST
    assert clamped(datetime.max.replace(tzinfo=UTC)) == LATEST


@given(
    st.lists(
        st.tuples(
            st.sampled_from([Rating.Again, Rating.Hard, Rating.Good]),
            st.one_of(
                st.timedeltas(min_value=timedelta(0), max_value=60 * ONE_DAY),
                st.timedeltas(min_value=-400 * ONE_DAY, max_value=400 * ONE_DAY),
                st.timedeltas(min_value=-60000 * ONE_DAY, max_value=60000 * ONE_DAY),
            ),
        ),
        min_size=1,
        max_size=30,
    )
)
def test_no_jump_of_the_clock_corrupts_a_schedule(reviews: list[tuple[Rating, timedelta]]) -> None:
    """However it jumps: intervals are positive and at most a year, and counts are right."""
    now = NOON
    card: Card | None = None
    for rating, jump in reviews:
        before = card
        now = clamped(datetime.min.replace(tzinfo=UTC) if now - jump < EARLIEST else now + jump)
        card = review(card, rating, now)
        interval = card.due - card.reviewed_at
        assert timedelta(0) < interval <= LONGEST_INTERVAL * ONE_DAY
        assert 0 < card.stability < 1e6
        assert 1 <= card.difficulty <= 10
        if before is not None and before.reviewed_at - now <= ONE_DAY:
            assert card.reviewed_at >= before.reviewed_at
        if now > EARLIEST:
            assert card.due - now <= (LONGEST_INTERVAL + 1) * ONE_DAY or not card.is_due(now)
            assert abs(card.reviewed_at - now) <= ONE_DAY
    assert card is not None
    assert card.seen == len(reviews)
    assert card.right == sum(rating is not Rating.Again for rating, _ in reviews)


def test_cards_follow_from_the_answers_alone() -> None:
    """Scheduling one by one and working out anew lead to the same cards: there is no chance in it."""
    answered = [
        Answered(answer(n, n % 3 > 0, "D13 D15" if n % 2 else "D13"), NOON + n * timedelta(hours=7), NOON.date())
        for n in range(50)
    ]
    cards = cards_of(answered)
    assert cards == cards_of(answered)
    assert (cards["D13"].seen, cards["D15"].seen) == (50, 25)
