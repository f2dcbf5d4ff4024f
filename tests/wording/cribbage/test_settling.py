"""What is said of a count that is announced, answered and settled: nothing that is not so."""

from collections.abc import Iterator

import pytest

from tests.wording.cribbage.counts import ENGLISH, THREE, puzzles, step, told, twelve
from tests.wording.pseudo import PSEUDO, missed
from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.allowed import AllowedQuestion
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.seats import SEATS, TWO, Seat
from tutor.puzzles.cribbage.settle import SettleAnswer, SettleQuestion
from tutor.rules.cribbage import ACCEPT, OVER, Answer, Table
from tutor.wording.asking import ask
from tutor.wording.cribbage import settlement, talk
from tutor.wording.cribbage.position import describe
from tutor.wording.feedback import shown


def test_missed_points_are_lost_by_a_challenge_whatever_is_called_later() -> None:
    """The challenge has settled the count, also when somebody after it calls muggins. Rules C3 and C7."""
    said = settlement.why(ENGLISH, twelve(10, THREE, Seat.LEFT), (OVER, Answer.muggins(2)))
    assert said[1] == (
        "The count was not too high, so the challenge changes nothing. "
        "2 points were missed, but the challenge has settled the count, so nobody gets them."
    )


@pytest.mark.parametrize(
    ("count", "accepted"),
    [
        (twelve(10), "You accepted, so the announced count stands, although it is wrong."),
        (twelve(10, counter=Seat.YOU), "Your opponent accepted, so the announced count stands, although it is wrong."),
        (twelve(10, THREE, Seat.LEFT), "Every opponent accepted, so the announced count stands, although it is wrong."),
    ],
)
def test_who_accepted_is_said_as_at_the_table(count: AnnouncedCount, accepted: str) -> None:
    """You, your only opponent, or every opponent. Rule C4."""
    answers = (ACCEPT,) * len(count.opponents)
    assert settlement.why(ENGLISH, count, answers)[1:] == (accepted, "2 points were missed, but nobody gets them.")
    corrected = SettleAnswer((12, *(0 for _ in count.opponents)))
    assert accepted in told(SettleQuestion(count, answers, count_shown=True), corrected)
    assert not missed(" ".join(settlement.why(PSEUDO, count, answers)))


def test_an_accepted_count_is_too_high_or_exact() -> None:
    """The counter keeps the excess, and an exact count simply stands. Rule C4."""
    assert settlement.why(ENGLISH, twelve(14), (ACCEPT,))[1:] == (
        "You accepted, so the announced count stands, although it is wrong.",
        "It is 2 points too high, but the counter keeps those points too.",
    )
    assert settlement.why(ENGLISH, twelve(12), (ACCEPT,))[1:] == (
        "The announced count is exact, and nobody objected: it stands.",
    )


def test_one_opponent_is_not_called_every_opponent() -> None:
    """At a table of two nothing that is said of a count speaks of several opponents. Rule C3."""
    for kind in ("settle-count", "ends-game", "allowed"):
        for puzzle in puzzles(kind):
            question = puzzle.question
            if puzzle.shown.table != TWO:
                continue
            said = [*shown(ENGLISH, question), *map(str, wrong_answers_told(question))]
            assert not [each for each in said if "very opponent" in each or "of the opponents" in each], said


def wrong_answers_told(question: CribbageQuestion) -> Iterator[str]:
    """What some answers to a question about a settled count are told."""
    match question:
        case SettleQuestion():
            for points in (0, 2, question.count.true, question.count.announced):
                yield told(question, SettleAnswer((points, *(0 for _ in question.count.opponents))))
        case OverQuestion() | ShownQuestion() | AllowedQuestion():
            yield from (told(question, ChoiceAnswer(option)) for option in question.options)
        case _:
            return


def test_what_settled_a_count_is_said_where_it_is_asked_whether_it_is_shown() -> None:
    """The answers as they were given, and that the count is shown with them. Rule C8."""
    assert shown(ENGLISH, ShownQuestion(twelve(10), (ACCEPT,))) == (
        "You accept.",
        "The count is settled, so the true count is shown to everybody.",
    )
    assert shown(ENGLISH, ShownQuestion(twelve(10, THREE, Seat.LEFT), (OVER, ACCEPT))) == (
        "Your right neighbour says that the count is too high.",
        "The count is settled, so the true count is shown to everybody.",
    )


def test_a_count_that_nobody_answers_is_shown_only_here() -> None:
    """A lesson shows the true count all the same, and says so. Rules C8 and C11."""
    count = twelve(10, TWO, Seat.ACROSS, 100, 113)
    assert settlement.shown(ENGLISH, count.settle(())) == (
        "Nobody was asked, so the true count is not shown at the table. You see it only here."
    )


def test_nobody_has_answered_a_count_that_ends_the_game() -> None:
    """What would have been answered is told as that, in the question and in words. Rule C11."""
    ended = 0
    for puzzle in puzzles("settle-count", 3):
        question = puzzle.question
        assert isinstance(question, SettleQuestion)
        if question.count.announcement.is_asked or not question.answers:
            continue
        ended += 1
        texts = (ask(ENGLISH, question), " ".join(describe(ENGLISH, puzzle.shown)))
        for seat, answer in zip(question.count.opponents, question.answers, strict=False):
            for text in texts:
                assert talk.answers(ENGLISH, seat, answer) not in text
                assert talk.would_answer(ENGLISH, seat, answer) in text
    assert ended


def test_scores_before_a_count_are_said_to_be_those() -> None:
    """The board moves on when a count is settled; the words say which score they mean. Rule C2."""
    for puzzle in puzzles("settle-count"):
        said = describe(ENGLISH, puzzle.shown)
        scores = [each for each in said if ": the score " in each]
        assert len(scores) == puzzle.shown.table.sides
        assert all(": the score before this count is " in each for each in scores)


def test_a_nudge_does_not_ask_again_for_what_is_right() -> None:
    """Where only the caller's points are wrong, it is about those. Rule C5."""
    greedy = step("muggins", "a-greedy-call")
    assert told(greedy, SettleAnswer((2, 1))) == (
        "These points are not right yet: you. The counter’s points are right. "
        "Compare the number that the call named with what was missed: which of the two is smaller?"
    )
    assert told(greedy, SettleAnswer((9, 1))).endswith("was it too low, exact or too high?")
    table = twelve(14, THREE, Seat.LEFT)
    assert told(SettleQuestion(table, (OVER,), count_shown=True), SettleAnswer((12, 1, 0))).endswith(
        "What becomes of the excess that was taken off?"
    )
    assert told(SettleQuestion(table, (Answer.muggins(1),), count_shown=True), SettleAnswer((15, -1, 0))).endswith(
        "Whoever answers like this gets nothing and loses nothing."
    )
    assert told(SettleQuestion(table, (OVER,), count_shown=True), SettleAnswer((12, 2, 2))).endswith(
        "Only the counter and whoever settled the count can get anything from it."
    )


def test_a_later_call_would_bring_points_but_is_not_called_right() -> None:
    """A call that names too much would have brought points, and still is not the right answer. Rules C5 and C7."""
    answers = (Answer.muggins(1), Answer.muggins(4))
    question = WhoseQuestion(THREE, Seat.LEFT, answers, twelve(10, THREE, Seat.LEFT))
    assert told(question, ChoiceAnswer(Seat.YOU)).startswith("That answer would bring points, but it comes too late:")


@pytest.mark.parametrize(
    ("seat", "who"),
    [
        (Seat.YOU, ("You have", "You are", "You answer", "You count")),
        *(
            (seat, (f"{name} has", f"{name} is", f"{name} answers", f"{name} counts"))
            for seat, name in (
                (Seat.LEFT, "Your left neighbour"),
                (Seat.ACROSS, "The player opposite"),
                (Seat.RIGHT, "Your right neighbour"),
            )
        ),
    ],
)
def test_who_does_something_is_said_in_a_sentence(seat: Seat, who: tuple[str, ...]) -> None:
    """Whoever sits there announces, deals, answers first or next, and counts next. Rules C0 and C3."""
    has, deals, answers, counts = who
    table = Table(4)
    seats = SEATS[4]
    before = seats[seats.index(seat) - 1]
    assert f"{has} announced a count." in ask(ENGLISH, NextQuestion(table, seat, ()))
    assert f"{deals} the dealer." in ask(ENGLISH, TurnQuestion(seat, table, 0))
    assert shown(ENGLISH, NextQuestion(table, before, ()))[-1] == f"{answers} first."
    assert shown(ENGLISH, NextQuestion(table, seats[seats.index(seat) - 2], (ACCEPT,)))[-1] == f"{answers} next."
    assert shown(ENGLISH, TurnQuestion(before, table, 0))[-1] == f"{counts} next."
