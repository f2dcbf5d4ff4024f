"""The settlement of an announced count."""

import random

import pytest

from tests import oracle_cribbage as oracle
from tutor.rules.cribbage import (
    ACCEPT,
    OVER,
    Announcement,
    Answer,
    Call,
    CribbageReason,
    IllegalAction,
    Verdict,
    parse_answers,
    print_answers,
)
from tutor.rules.errors import NotationError

EVERY_ANSWER = (ACCEPT, OVER, *(Answer.muggins(claim) for claim in range(1, 30)))


def settle(true, announced, answers, *, score=0, target=121):
    """The settlement of a count, the answers written in notation."""
    return Announcement(true, announced, score, target).settle(parse_answers(answers))


def test_the_example_of_the_command():
    """Announced 6 of 8 at 110, the second opponent calls muggins for 2 and gets them. Rules C3, C5."""
    got = settle(8, 6, "accept,muggins:2", score=110)
    assert got._asdict() == {
        "counter": 6,
        "caller": 2,
        "by": 1,
        "asked": True,
        "over": False,
        "shown": 8,
        "verdict": "muggins",
    }


@pytest.mark.parametrize("announced", range(30))
def test_every_number_may_be_announced(announced):
    """Every number from 0 to 29 may be announced, 19, 25, 26 and 27 among them, and counts at once. Rules C2, C7."""
    assert settle(12, announced, "accept").counter == announced


@pytest.mark.parametrize("announced", [0, 7, 8, 9, 29])
def test_an_accepted_count_stands(announced):
    """When every opponent accepts, the count stands, also a wrong one. Rule C4."""
    got = settle(8, announced, "accept,accept,accept")
    assert (got.counter, got.caller, got.by, got.verdict) == (announced, 0, None, Verdict.STANDS)


@pytest.mark.parametrize(("claim", "caller"), [(1, 1), (2, 2), (3, 3), (4, 3), (29, 3)])
def test_a_muggins_call_gains_what_was_missed_up_to_the_claim(claim, caller):
    """Of three missed points a modest call gains what it named, a greedy one three; the counter keeps 5. Rule C5."""
    got = settle(8, 5, f"muggins:{claim}")
    assert (got.counter, got.caller, got.verdict) == (5, caller, Verdict.MUGGINS)


def test_a_wrong_call_gains_the_counter_what_was_claimed():
    """Muggins called on an exact count gives the counter the number claimed. Rule C6."""
    got = settle(8, 8, "muggins:4")
    assert (got.counter, got.caller, got.verdict) == (12, 0, Verdict.WRONG_MUGGINS)


def test_muggins_on_an_over_count_is_a_wrong_call():
    """Muggins called on a count that was too high: the over-count stands, the claim comes on top. Rules C6, C7."""
    got = settle(8, 10, "muggins:2")
    assert (got.counter, got.caller, got.verdict) == (12, 0, Verdict.WRONG_MUGGINS)


def test_a_challenge_takes_the_excess_and_gives_it_to_the_challenger():
    """Of 10 announced for 8 the two too many change sides. Rule C7."""
    got = settle(8, 10, "over")
    assert (got.counter, got.caller, got.verdict) == (8, 2, Verdict.OVER)


@pytest.mark.parametrize("announced", [6, 8])
def test_a_wrong_challenge_changes_nothing(announced):
    """A challenge of an exact count, or of one too low, changes nothing. Rule C7."""
    got = settle(8, announced, "over")
    assert (got.counter, got.caller, got.by, got.verdict) == (announced, 0, 0, Verdict.WRONG_OVER)


@pytest.mark.parametrize(
    ("answers", "by", "verdict"),
    [
        ("muggins:1,muggins:3", 0, Verdict.MUGGINS),
        ("over,muggins:3", 0, Verdict.WRONG_OVER),
        ("accept,over,muggins:3", 1, Verdict.WRONG_OVER),
        ("accept,accept,muggins:3", 2, Verdict.MUGGINS),
    ],
)
def test_the_first_answer_other_than_accept_settles(answers, by, verdict):
    """Later answers get nothing, even if they would have been right. Rules C3, C7."""
    got = settle(8, 5, answers)
    assert (got.by, got.verdict) == (by, verdict)
    assert got.caller == {Verdict.WRONG_OVER: 0}.get(verdict, min(3, parse_answers(answers)[by].claim))


@pytest.mark.parametrize("answers", ["accept", "muggins:2", "over"])
def test_the_true_count_is_shown_once_it_is_settled(answers):
    """Whatever the answers were, everybody is shown the true count. Rule C8."""
    assert settle(8, 6, answers).shown == 8


@pytest.mark.parametrize(("score", "target"), [(113, 121), (120, 121), (53, 61), (60, 61)])
@pytest.mark.parametrize("true", [8, 10])
def test_an_exact_or_low_count_that_reaches_the_target_ends_the_game(score, target, true):
    """It ends at once: nobody is asked, nothing is shown, missed points are gone. Rules C11, C12."""
    got = settle(true, 8, "muggins:2", score=score, target=target)
    assert got == (8, 0, None, False, True, None, Verdict.ENDED)
    assert settle(true, 8, "", score=score, target=target) == got


def test_one_point_short_of_the_target_is_asked():
    """A count that ends a point short of the target waits for its answers like any other. Rule C11."""
    assert settle(8, 8, "accept", score=112) == (8, 0, None, True, False, 8, Verdict.STANDS)


def test_nothing_is_capped_before_a_correction():
    """At 118 of 121, announced 8 for 4 and challenged: 118 + 8 - 4 = 122 still wins. Rule C11."""
    assert settle(4, 8, "over", score=118) == (4, 4, 0, True, True, 4, Verdict.OVER)


@pytest.mark.parametrize(
    ("answers", "counter", "over", "verdict"),
    [
        ("accept", 8, True, Verdict.STANDS),
        ("over", 4, False, Verdict.OVER),
        ("muggins:1", 9, True, Verdict.WRONG_MUGGINS),
    ],
)
def test_an_over_count_at_the_target_waits_for_its_answers(answers, counter, over, verdict):
    """At 114 of 121, announced 8 for 4: only if the score still reaches the target is the game over. Rule C11."""
    got = settle(4, 8, answers, score=114)
    assert (got.counter, got.asked, got.over, got.verdict) == (counter, True, over, verdict)


def test_a_wrong_call_can_take_the_counter_to_the_target():
    """Points won by an answer end the game too: 110 + 8 and 3 claimed in vain are 121. Rules C6, C11."""
    assert settle(8, 8, "muggins:3", score=110) == (11, 0, 0, True, True, 8, Verdict.WRONG_MUGGINS)


@pytest.mark.parametrize(("score", "target"), [(0, 61), (40, 61), (60, 61), (0, 121), (100, 121), (118, 121)])
def test_every_announced_true_and_answer(score, target):
    """For every count, true and announced, and every answer, two pegs moved by hand agree. Rules C2-C8, C11, C12."""
    for true in range(30):
        for announced in range(30):
            announcement = Announcement(true, announced, score, target)
            for answer in EVERY_ANSWER:
                expected = oracle.settle(true, announced, score, target, [str(answer)])
                assert announcement.settle([answer])._asdict() == expected


def test_random_rounds_of_answers():
    """For random counts with one to three answers two pegs moved by hand agree. Rules C3 to C8."""
    rng = random.Random(4)
    for _ in range(20_000):
        true, announced, target = rng.randrange(30), rng.randrange(30), rng.choice((61, 121))
        score = rng.randrange(target)
        answers = rng.choices(EVERY_ANSWER, weights=[40, 10, *[1] * 29], k=rng.randint(1, 3))
        expected = oracle.settle(true, announced, score, target, [str(answer) for answer in answers])
        assert Announcement(true, announced, score, target).settle(answers)._asdict() == expected


def test_points_only_change_sides_or_are_won_by_a_rule():
    """Only a wrong muggins call makes points beyond those announced or missed. Rules C5 to C7."""
    for true in range(30):
        for announced in range(30):
            for answer in EVERY_ANSWER:
                got = Announcement(true, announced, 0, 121).settle([answer])
                if got.verdict is not Verdict.WRONG_MUGGINS:
                    assert got.counter + got.caller <= max(true, announced)
                assert min(got.counter, got.caller) >= 0


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [
        ((30, 0, 0, 121), CribbageReason.COUNT_OUT_OF_RANGE),
        ((0, 30, 0, 121), CribbageReason.COUNT_OUT_OF_RANGE),
        ((-1, 0, 0, 121), CribbageReason.COUNT_OUT_OF_RANGE),
        ((0, 0, 0, 100), CribbageReason.UNKNOWN_TARGET),
        ((0, 0, 121, 121), CribbageReason.SCORE_OUT_OF_RANGE),
        ((0, 0, 61, 61), CribbageReason.SCORE_OUT_OF_RANGE),
        ((0, 0, -1, 61), CribbageReason.SCORE_OUT_OF_RANGE),
    ],
)
def test_impossible_numbers(numbers, reason):
    """A count is 0 to 29, a target 61 or 121, and the game is not over before the count. Rules C2, C12."""
    with pytest.raises(IllegalAction) as caught:
        Announcement(*numbers)
    assert caught.value.reason == reason


@pytest.mark.parametrize("claim", [0, 30, -1])
def test_claims_are_1_to_29(claim):
    """A claim is a whole number from 1 to 29, however the answer was made. Rule C7."""
    for make in (Answer.muggins, lambda claim: Announcement(8, 6, 0, 121).settle([Answer(Call.MUGGINS, claim)])):
        with pytest.raises(IllegalAction) as caught:
            make(claim)
        assert (caught.value.reason, caught.value.number) == (CribbageReason.CLAIM_OUT_OF_RANGE, claim)


def test_somebody_has_to_answer():
    """A count that waits for answers is not settled without any. Rule C3."""
    with pytest.raises(IllegalAction) as caught:
        settle(8, 6, "")
    assert caught.value.reason == CribbageReason.NO_ANSWERS


def test_nobody_has_four_opponents():
    """More than three answers cannot have been given. Rule C3."""
    with pytest.raises(IllegalAction) as caught:
        settle(8, 6, "accept,accept,accept,accept")
    assert (caught.value.reason, caught.value.number) == (CribbageReason.TOO_MANY_ANSWERS, 4)


@pytest.mark.parametrize("answer", EVERY_ANSWER, ids=str)
def test_every_answer_reads_as_it_is_written(answer):
    """What `str` writes, `parse` reads."""
    assert Answer.parse(str(answer)) == answer
    assert parse_answers(print_answers([ACCEPT, answer])) == (ACCEPT, answer)


@pytest.mark.parametrize(
    "text", ["", "muggins", "muggins:", "muggins:x", "muggins:-1", "muggins:٢", "over:2", "accept:", "call", "Accept"]
)
def test_what_is_no_answer_is_quoted(text):
    """A word that is no answer is refused, quoted and placed."""
    with pytest.raises(NotationError) as caught:
        parse_answers(f"accept,{text},over", position=4)
    assert (caught.value.text, caught.value.expected, caught.value.position) == (text, "answer", 5)
