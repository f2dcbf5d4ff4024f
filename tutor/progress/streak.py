"""Days in a row."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta, timezone

from tutor.progress.facts import ONE_DAY, Streak


def day_of(now: datetime, utc_offset: int | None) -> date:
    """The learner's day at a time, with the learner's clock `utc_offset` minutes ahead of UTC (None: at UTC).

    >>> from datetime import UTC
    >>> day_of(datetime(2026, 11, 29, 23, 30, tzinfo=UTC), 120)
    datetime.date(2026, 11, 30)
    """
    return now.astimezone(timezone(timedelta(minutes=utc_offset or 0))).date()


def streak(days: Iterable[date], today: date) -> Streak:
    """The streak that these days make up; days after today, from a clock that was wrong, are left out."""
    practised = sorted(day for day in set(days) if day <= today)
    longest = run = 0
    before: date | None = None
    for day in practised:
        run = run + 1 if before is not None and day - before == ONE_DAY else 1
        longest = max(longest, run)
        before = day
    going_on = before is not None and today - before <= ONE_DAY
    return Streak(days=run if going_on else 0, today=before == today, longest=longest)
