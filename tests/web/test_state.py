"""The state of a learner on a step: what an address says, and that it says it back."""

from urllib.parse import parse_qsl, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from tests.web.course import KINDS, right
from tutor.puzzles.answer import AnswerError
from tutor.web.state import State

TEXT = st.text(max_size=6)
STEPS = [step for _, step in KINDS.values()]


@given(
    step=st.sampled_from(STEPS),
    values=st.lists(st.tuples(st.sampled_from(["sum", "points", "off", "tile", "end", "ends", "choice"]), TEXT)),
    tries=st.integers(0, 99),
    hints=st.integers(0, 99),
    shown=st.booleans(),
    judged=st.one_of(st.none(), TEXT),
    posted=st.booleans(),
)
def test_a_state_reads_back_from_its_address(
    step: object, values: list[tuple[str, str]], tries: int, hints: int, shown: bool, judged: str | None, posted: bool
) -> None:
    """Whatever comes in, the address of the state leads to the same state again."""
    question = step.question  # type: ignore[attr-defined]
    form = MultiDict([*values, ("tries", str(tries)), ("hints", str(hints))])
    if shown:
        form["show"] = "1"
    if judged is not None:
        form["judged"] = judged
    state = State.read(question, form, posted=posted)
    again = State.read(question, MultiDict(parse_qsl(urlencode(state.query()), keep_blank_values=True)))
    # A post without an answer in it has nothing that an address could carry.
    assert again == state or not state.typed


def test_a_try_is_counted_when_an_answer_is_judged() -> None:
    """The state after an answer holds it as it was understood, and one try more."""
    step = KINDS["sum"][1]
    assert step.question
    before = State.read(step.question, MultiDict([("sum", " 15 "), ("points", "+15"), ("tries", "1")]), posted=True)
    after = before.after(step.question, step.question.parse(before.form).form())
    assert after.typed == (("sum", "15"), ("points", "15"))
    assert (before.tries, after.tries) == (1, 2)


def test_marked_tiles_keep_the_order_of_the_picture() -> None:
    """However the marked tiles are sent, they stand in the address as they lie on the table, each once."""
    step = KINDS["ends"][1]
    assert step.question
    options = step.question.fields[0].options
    form = MultiDict([("ends", option) for option in (*reversed(options), options[0])])
    assert [value for _, value in State.read(step.question, form).typed] == list(options)


WORDS = [str(number) for number in range(10_000)]


@pytest.mark.parametrize(
    ("kind", "form"),
    [
        ("sum", {"sum": ["9" * 60_000], "points": ["0"]}),
        ("sum", {"sum": [f"5{' ' * 60_000}x"], "points": ["0"]}),
        ("opener", {"choice": ["you", *WORDS]}),
        ("ends", {"ends": [*WORDS, "0-2"]}),
    ],
)
def test_an_answer_is_given_back_only_so_far(kind: str, form: dict[str, list[str]]) -> None:
    """What is far too long or far too much stands shortened in the address, and can be read as little as before."""
    question = KINDS[kind][1].question
    assert question
    state = State.read(question, MultiDict(form), posted=True)
    assert len(urlencode(state.query())) < 1000
    with pytest.raises(AnswerError):
        question.parse(state.form)


def test_right_answers_stand_in_their_address_as_they_are() -> None:
    """An answer written into an address is read as the same answer."""
    for _, step in KINDS.values():
        assert step.question
        answer = right(step)
        state = State().after(step.question, answer.form())
        assert step.question.parse(state.form) == answer
