"""So many a minute on the whole, all at once if need be, each key by itself, in bounded memory."""

from hypothesis import given
from hypothesis import strategies as st

from tutor.web.pace import Pace


class Clock:
    """A clock that goes when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        """Seconds."""
        return self.now


def test_a_minutes_worth_may_come_at_once() -> None:
    """Then one a step; who waits as long as told gets through, and is told no longer than needed."""
    clock = Clock()
    pace = Pace(60, clock=clock)
    assert [pace.wait("ada") for _ in range(60)] == [0.0] * 60
    assert 0.9 < pace.wait("ada") <= 1.0
    clock.now += pace.wait("ada")
    assert pace.wait("ada") == 0.0
    assert pace.wait("ada") > 0


def test_one_key_does_not_slow_another_down() -> None:
    """What one learner does is not counted for the others."""
    pace = Pace(1, clock=Clock())
    assert [pace.wait(key) for key in range(100)] == [0.0] * 100


def test_what_costs_more_than_a_minute_is_let_through_alone() -> None:
    """A dear thing is possible also where few are allowed, and is paid for afterwards."""
    pace = Pace(2, clock=Clock())
    assert pace.wait("ada", cost=10) == 0.0
    assert pace.wait("ada", cost=1) > 60


def test_memory_is_bounded() -> None:
    """Names that are made up push out the oldest ones, and nothing grows."""
    pace = Pace(1, clock=Clock(), most=100)
    for number in range(1000):
        pace.wait(number)
    assert len(pace) == 100


@given(st.lists(st.floats(0, 30), max_size=200), st.integers(1, 100))
def test_never_more_than_two_minutes_worth_in_a_minute(pauses: list[float], per_minute: int) -> None:
    """However requests are spread, a minute sees what was saved up and what a minute gives, and no more."""
    clock = Clock()
    pace = Pace(per_minute, clock=clock)
    passed = []
    for pause in pauses:
        clock.now += pause
        if pace.wait("ada") == 0.0:
            passed.append(clock.now)
    for begin in passed:
        assert sum(begin <= at < begin + 60 for at in passed) <= 2 * per_minute + 1
