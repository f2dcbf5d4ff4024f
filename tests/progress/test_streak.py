"""Days in a row."""

from datetime import UTC, date, datetime, timedelta

import pytest

from tutor.progress import Streak
from tutor.progress.streak import day_of, streak

TODAY = date(2026, 11, 29)


@pytest.mark.parametrize(
    ("ago", "expected"),
    [
        ([], Streak(0, False, 0)),
        ([0], Streak(1, True, 1)),
        ([1], Streak(1, False, 1)),
        ([2], Streak(0, False, 1)),
        ([0, 1, 2], Streak(3, True, 3)),
        ([1, 2, 3], Streak(3, False, 3)),
        ([0, 2, 3, 4], Streak(1, True, 3)),
        ([0, 0, 1], Streak(2, True, 2)),
        ([-400, -1, 0], Streak(1, True, 1)),
        ([-1], Streak(0, False, 0)),
    ],
)
def test_a_streak_ends_today_or_yesterday(ago: list[int], expected: Streak) -> None:
    """A day without an answer ends it; days to come, from a clock that was wrong, do not count."""
    assert streak((TODAY - timedelta(days=days) for days in ago), TODAY) == expected


@pytest.mark.parametrize(("offset", "day"), [(None, 29), (0, 29), (120, 30), (-720, 29), (840, 30)])
def test_a_day_is_where_the_learner_is(offset: int | None, day: int) -> None:
    """At 23:30 in London it is tomorrow in Helsinki."""
    assert day_of(datetime(2026, 11, 29, 23, 30, tzinfo=UTC), offset) == date(2026, 11, day)
