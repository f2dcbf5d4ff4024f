"""A sprint as it stands in the address."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tutor.web import sprinting
from tutor.web.sprinting import SECONDS, Run


@given(some.integers(1, 10**11), some.integers(0, 999), some.data())
def test_a_sprint_is_read_as_it_is_printed(begun: int, answered: int, data: some.DataObject) -> None:
    """Printing and reading lead back to the same sprint."""
    run = Run(begun, answered, data.draw(some.integers(0, answered)))
    assert Run.parse(str(run)) == run


@pytest.mark.parametrize("text", ["", "1-2", "1-2-3", "01-0-0", "1-00-0", "a-b-c", "1-0-0-0", "-1-0-0", "1-1000-0"])
def test_nothing_else_is_a_sprint(text: str) -> None:
    """What nothing prints is not read."""
    assert Run.parse(text) is None


def test_answers_count_only_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the beginning and after the end nothing counts."""
    run = Run(1000, 2, 1)
    for now, after in ((999, run), (1000, (1000, 3, 2, "")), (999 + SECONDS, (1000, 3, 2, "")), (1000 + SECONDS, run)):
        monkeypatch.setattr(sprinting, "_now", lambda now=now: now)
        assert run.after(True) == after
