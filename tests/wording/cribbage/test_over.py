"""What is said to whoever is wrong about the end of a game. Rule C11."""

from tests.wording.cribbage.counts import ENGLISH, puzzles, step, told
from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.cribbage.judge import judge
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.over import Ending, OverQuestion
from tutor.wording.cribbage.feedback import telling
from tutor.wording.feedback import feedback


def test_nobody_settled_a_count_that_all_accepted_or_nobody_was_asked_about() -> None:
    """Whoever thinks that a caller ends such a game is told why there is none. Rules C4 and C11."""
    seen = set()
    for puzzle in puzzles("ends-game"):
        question = puzzle.question
        if not isinstance(question, OverQuestion) or question.settlement.by is not None:
            continue
        verdict = judge(question, ChoiceAnswer(Ending.CALLER))
        said = " ".join(feedback(ENGLISH, verdict))
        assert "whoever settled" not in said
        if not verdict.mistakes:
            seen.add(said)
    assert seen == {
        "Nobody called muggins or challenged the count, so only the counter gets points from it.",
        "A count that is not too high and reaches the target ends the game at once. There is nothing left to answer.",
    }


def test_points_of_an_answer_count_towards_the_target() -> None:
    """Whoever lets the game go on has not given the missed points to the counter. Rule C11."""
    question = step("target", "won-by-a-call")
    verdict = judge(question, ChoiceAnswer(Ending.GOES_ON))
    assert Mistake.MISSED_TO_COUNTER not in verdict.mistakes
    assert told(question, verdict.answer) == (
        "Points that an answer brings count towards the target too. Add them to the score of whoever settled the count."
    )
    for puzzle in puzzles("ends-game"):
        if isinstance(puzzle.question, OverQuestion) and puzzle.question.right == Ending.CALLER:
            assert "The counter never gets" not in told(puzzle.question, ChoiceAnswer(Ending.GOES_ON))


def test_the_counters_score_is_looked_at_first() -> None:
    """With both at the target, whoever chose the caller hears of the counter's points and of the order. Rule C11."""
    both = [step("target", "both-at-once")]
    for puzzle in puzzles("ends-game", 3):
        question = puzzle.question
        if isinstance(question, OverQuestion) and question.right == Ending.COUNTER:
            caller = question.count.caller(question.answers)
            if caller and question.count.score_of(caller) + question.settlement.caller >= question.count.target:
                both.append(question)
    assert len(both) > 3
    for question in both:
        assert telling(judge(question, ChoiceAnswer(Ending.CALLER))) is Mistake.CALLER_FIRST
        assert told(question, ChoiceAnswer(Ending.CALLER)).endswith("Then the counter’s score is looked at first.")
    assert told(both[0], ChoiceAnswer(Ending.CALLER)).startswith(
        "Nothing is cut off at the target. "
        "The counter first has 117 + 10 = 127, and without the excess 127 − 2 = 125. So both are at the target"
    )
