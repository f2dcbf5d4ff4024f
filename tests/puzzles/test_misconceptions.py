"""Every mistake that the rules list leads to its wrong answer, and is found behind it."""

from typing import Any

import pytest

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.beliefs import BELIEVED_SUMS, believed_points, believed_sums, internal_doubles, points_believed
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import OpenerQuestion, OverQuestion, WinnerQuestion
from tutor.puzzles.ends import EndsQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.judge import judge
from tutor.puzzles.making import KINDS, LEVELS, make_puzzle
from tutor.puzzles.misconceptions import explain, shows_in, wrong_answers
from tutor.puzzles.mistake import RULES_OF, Mistake
from tutor.puzzles.needed import NeededQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.puzzles.skills import RULES
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion
from tutor.rules.dominoes import DOUBLE_SIX, Act, Line, Seat, parse_tiles, points_for, sum_of_ends, tally

YOU, LEFT, ACROSS = Seat.YOU, Seat.LEFT, Seat.ACROSS
Form = dict[str, list[str]]


def the_sum(replay: str, act: Act = Act.PLAY) -> SumQuestion:
    """Sum and points, or only the points after a draw or a pass."""
    return SumQuestion(Line.parse(replay), ("sum", "points") if act is Act.PLAY else ("points",), act)


def best(replay: str, hand: str, *goals: Goal) -> PlayQuestion:
    """The placement that scores most."""
    return PlayQuestion(Line.parse(replay), parse_tiles(hand), goals or (Goal.MOST,))


def drawn(replay: str, hand: str, tile: str) -> PlayQuestion:
    """Where does the drawn tile go?"""
    return PlayQuestion(Line.parse(replay), parse_tiles(hand), (Goal.LEGAL,), parse_tiles(tile)[0])


def act(replay: str, hand: str, boneyard: int, tile: str = "") -> ActQuestion:
    """Play, draw or pass?"""
    return ActQuestion(Line.parse(replay), parse_tiles(hand), boneyard, *parse_tiles(tile))


def hands(**held: str) -> tuple[tuple[Seat, Any], ...]:
    """Hands by seat."""
    return tuple((Seat(seat), parse_tiles(tiles)) for seat, tiles in held.items())


def over(mine: int, replay: str, others: str = "1-1", boneyard: int = 3, **more: str) -> OverQuestion:
    """You have just played the last placement; you keep no tile unless `you` is given."""
    held = hands(**{"you": "", "across": others, **more})
    scores = tuple((seat, mine if seat is YOU else 0) for seat, _ in held)
    return OverQuestion(len(held), YOU, scores, Line.parse(replay), held, boneyard)


#: All seven fives lie on this line, and both ends show five: no tile fits any more. The double 2-2 lies inside.
SHUT = "0-1 0-5@left 1-5@right 5-5@right 2-5@right 2-2@right 2-3@right 3-5@right 4-5@right 4-6@right 5-6@right"


def blocked(you: str, across: str, boneyard: int) -> BlockedQuestion:
    """You have just shut the line."""
    return BlockedQuestion(YOU, Line.parse(SHUT), hands(you=you, across=across), boneyard)


#: A mistake, a question in which it shows, and the answer of somebody who makes it.
CASES: list[tuple[Mistake, DominoQuestion, Form]] = [
    (Mistake.DOUBLE_ONCE, the_sum("3-6 6-6@right"), {"sum": ["9"], "points": ["0"]}),
    (Mistake.LONE_DOUBLE_TWICE, the_sum("5-5"), {"sum": ["20"], "points": ["20"]}),
    (Mistake.LONE_DOUBLE_HALF, the_sum("5-5"), {"sum": ["5"], "points": ["5"]}),
    (Mistake.INTERNAL_DOUBLE, the_sum("1-4 4-4@right 3-4@right"), {"sum": ["12"], "points": ["0"]}),
    (Mistake.ONLY_LAST_END, the_sum("1-4 4-5@right"), {"sum": ["5"], "points": ["5"]}),
    (Mistake.WHOLE_LINE, the_sum("1-4 4-6@right"), {"sum": ["15"], "points": ["15"]}),
    (Mistake.ZERO_AS_FIVE, the_sum("0-5"), {"sum": ["10"], "points": ["10"]}),
    (Mistake.NEAR_MULTIPLE, the_sum("2-6 6-6@right"), {"sum": ["14"], "points": ["15"]}),
    (Mistake.NEAR_MULTIPLE, the_sum("4-6 6-6@right"), {"sum": ["16"], "points": ["15"]}),
    (Mistake.DIVIDED_BY_FIVE, the_sum("3-6 6-6@right"), {"sum": ["15"], "points": ["3"]}),
    (Mistake.ZERO_SCORED, the_sum("0-0"), {"sum": ["0"], "points": ["10"]}),
    (Mistake.SCORED_WITHOUT_PLACEMENT, the_sum("1-4", Act.DRAW), {"points": ["5"]}),
    (Mistake.SCORED_WITHOUT_PLACEMENT, the_sum("1-4", Act.PASS), {"points": ["5"]}),
    (Mistake.SCORED_WITHOUT_PLACEMENT, the_sum("2-6 2-2@left", Act.DRAW), {"points": ["8"]}),
    (Mistake.ZERO_AS_FIVE, the_sum("0-3 0-0@left 3-4@right 0-4@right"), {"sum": ["5"], "points": ["5"]}),
    (Mistake.ZERO_LEFT_OUT, EndsQuestion(Line.parse("0-3 3-4@right")), {"ends": ["3-4"]}),
    (Mistake.INTERNAL_DOUBLE, EndsQuestion(Line.parse("1-4 4-4@right 3-4@right")), {"ends": ["1-4", "3-4", "4-4"]}),
    (Mistake.ONLY_LAST_END, EndsQuestion(Line.parse("1-4 4-6@right")), {"ends": ["4-6"]}),
    (Mistake.WHOLE_LINE, EndsQuestion(Line.parse("1-4 4-6@right 1-2@left")), {"ends": ["1-2", "1-4", "4-6"]}),
    (Mistake.DOUBLE_ONCE, best("4-6", "6-6 1-6"), {"tile": ["6-6"], "end": ["right"]}),
    (Mistake.NEAR_MULTIPLE, best("4-6", "6-6 1-6"), {"tile": ["6-6"], "end": ["right"]}),
    (
        Mistake.DOUBLE_ONCE,
        ScoringQuestion(Line.parse("4-6"), parse_tiles("6-6 1-6")),
        {"ends": ["6-6@right", "1-6@right"]},
    ),
    (
        Mistake.DOUBLE_ONCE,
        NeededQuestion(Line.parse("4-6"), parse_tiles("6-6 1-6 3-6")),
        {"ends": ["1-6", "6-6"]},
    ),
    (
        Mistake.NEAR_MULTIPLE,
        NeededQuestion(Line.parse("4-6"), parse_tiles("6-6 1-6 3-6")),
        {"ends": ["1-6", "6-6"]},
    ),
    (
        Mistake.DOUBLE_ONCE,
        FindMistakeQuestion(Line.parse("3-6 6-6@right 1-6@right"), (0, 15, 5)),
        {"choice": ["6-6@right"]},
    ),
    (Mistake.OTHER_THAN_DRAWN, drawn("1-4", "2-2 4-6", "4-6"), {"tile": ["2-2"], "end": ["left"]}),
    (Mistake.DREW_THOUGH_FITS, act("1-4", "4-6 2-2", 5), {"act": ["draw"]}),
    (Mistake.PASSED_THOUGH_FITS, act("1-4", "4-6 2-2", 5), {"act": ["pass"]}),
    (Mistake.PASSED_THOUGH_BONEYARD, act("1-4", "2-2", 5), {"act": ["pass"]}),
    (Mistake.LAST_TWO_KEPT, act("1-4", "2-2", 2), {"act": ["pass"]}),
    (Mistake.DREW_ON, act("1-4", "2-2 4-6", 5, "4-6"), {"act": ["draw"]}),
    (Mistake.BRANCHED_DOUBLE, act("1-4 4-4@right 3-4@right", "2-4", 5), {"act": ["play"]}),
    (
        Mistake.BRANCHED_DOUBLE,
        best("6-6 2-6@left 1-6@right", "0-2 3-5 4-6", Goal.LEGAL),
        {"tile": ["4-6"], "end": ["left"]},
    ),
    (Mistake.BRANCHED_DOUBLE, NumberQuestion(Fact.OPEN_ENDS, line=Line.parse("4-4")), {"total": ["4"]}),
    (Mistake.LAST_TWO_KEPT, NumberQuestion(Fact.BONEYARD_SIZE, 2, taken=3), {"total": ["9"]}),
    (Mistake.LAST_TWO_KEPT, NumberQuestion(Fact.BONEYARD_SIZE, 2, taken=13), {"total": ["0"]}),
    (Mistake.TARGETS_MIXED, NumberQuestion(Fact.TARGET, 2), {"total": ["200"]}),
    (Mistake.DIVIDED_BY_FIVE, NumberQuestion(Fact.STROKE), {"total": ["1"]}),
    (Mistake.THREE_ROUNDED_DOWN, SettleQuestion(hands(you="1-2", across="")), {"off": ["0", "0"]}),
    (Mistake.TWO_ROUNDED_UP, SettleQuestion(hands(you="1-1", across="")), {"off": ["5", "0"]}),
    (Mistake.ALWAYS_ROUNDED_UP, SettleQuestion(hands(you="0-1", across="")), {"off": ["5", "0"]}),
    (Mistake.NO_ROUNDING, SettleQuestion(hands(you="1-2", across="")), {"off": ["3", "0"]}),
    (Mistake.OTHERS_PIPS_WON, SettleQuestion(hands(you="", left="6-6", right="1-2")), {"off": ["15", "10", "5"]}),
    (Mistake.WRONG_PLAYER, SettleQuestion(hands(you="", left="6-6", right="1-2")), {"off": ["5", "0", "10"]}),
    (Mistake.WRONG_PLAYER, SettleQuestion(hands(you="", left="6-6", right="1-2")), {"off": ["0", "5", "10"]}),
    (Mistake.SETTLED_AFTER_TARGET, over(245, "1-4"), {"choice": ["out"]}),
    (Mistake.SETTLED_AFTER_TARGET, over(245, "1-4", you="2-2"), {"choice": ["goes-on"]}),
    (Mistake.TARGETS_MIXED, over(200, "1-4"), {"choice": ["won"]}),
    (Mistake.TARGETS_MIXED, over(200, "1-4", left="2-2"), {"choice": ["out"]}),
    (Mistake.LAST_TWO_KEPT, over(0, SHUT, "1-1", 2, you="2-2"), {"choice": ["blocked"]}),
    (Mistake.PASSED_THOUGH_BONEYARD, over(0, SHUT, "1-1", 5, you="2-2"), {"choice": ["blocked"]}),
    (Mistake.BRANCHED_DOUBLE, over(0, SHUT, "1-1", 0, you="2-4"), {"choice": ["goes-on"]}),
    (Mistake.LAST_TWO_KEPT, blocked("1-1", "6-6", 2), {"choice": ["nobody"]}),
    (Mistake.PASSED_THOUGH_BONEYARD, blocked("1-1", "6-6", 5), {"choice": ["nobody"]}),
    (Mistake.BRANCHED_DOUBLE, blocked("1-1", "2-6", 0), {"choice": ["goes-on"]}),
    (Mistake.LIGHTEST_WINS, blocked("1-1", "6-6", 0), {"choice": ["you"]}),
    (Mistake.LIGHTEST_WINS, blocked("6-6", "1-1", 0), {"choice": ["across"]}),
    (Mistake.LIGHTEST_WINS, WinnerQuestion(hands(you="1-1", across="6-6")), {"choice": ["you"]}),
    (Mistake.OPENER_AGAIN, OpenerQuestion(3, LEFT, None), {"choice": ["left"]}),
    (Mistake.REST_LEFT_OUT, TallyQuestion(113), {"total": ["110"]}),
    (Mistake.CROSS_AS_STROKE, TallyQuestion(135), {"total": ["85"]}),
    (Mistake.TALLY_SIGN_LOST, TallyQuestion(-12), {"total": ["12"]}),
    (Mistake.REST_LEFT_OUT, WriteTallyQuestion(12, (tally(10), tally(12))), {"choice": ["0-2-0"]}),
    (Mistake.TALLY_SIGN_LOST, WriteTallyQuestion(-10, (tally(10), tally(-10))), {"choice": ["0-2-0"]}),
    (Mistake.CROSS_AS_STROKE, WriteTallyQuestion(85, (tally(85), tally(135))), {"choice": ["2-7-0"]}),
]


@pytest.mark.parametrize(("mistake", "question", "form"), CASES)
def test_a_mistake_leads_to_its_wrong_answer(mistake: Mistake, question: Any, form: Form) -> None:
    """Somebody with this mistake answers so, and the verdict on such an answer names the mistake."""
    answer = question.parse(form)
    assert answer in wrong_answers(mistake, question)
    verdict = judge(question, answer)
    assert not verdict.right
    assert mistake in verdict.mistakes


def test_every_mistake_has_a_case() -> None:
    """No mistake is left out of the table."""
    assert {mistake for mistake, _, _ in CASES} == {*Mistake}


def test_every_mistake_breaks_a_rule() -> None:
    """Each mistake knows the rules that it breaks."""
    assert {*RULES_OF} == {*Mistake}
    assert all({*rules} <= {*RULES} and rules for rules in RULES_OF.values())


@pytest.mark.parametrize(
    ("question", "form"),
    [
        (the_sum("3-6 6-6@right"), {"sum": ["7"], "points": ["0"]}),
        (act("1-4", "2-2", 0), {"act": ["draw"]}),
        (blocked("1-1", "6-6", 0), {"choice": ["out"]}),
        (TallyQuestion(113), {"total": ["999"]}),
        (best("1-4", "4-4 4-6", Goal.LEGAL), {"tile": ["4-6"], "end": ["left"]}),
    ],
)
def test_not_every_wrong_answer_is_explained(question: Any, form: Form) -> None:
    """An answer that no mistake leads to is only wrong."""
    assert judge(question, question.parse(form)).mistakes == ()


def test_a_right_answer_has_no_mistake() -> None:
    """Whoever answers rightly hears of no mistake, even if one leads to the same answer."""
    question = the_sum("2-2")
    assert judge(question, question.answer(sum=4, points=0)) == (question, (4, 0), True, ())
    assert explain(question, question.answer(sum=4, points=0)) == ()


def test_the_sum_alone_can_tell_the_mistake() -> None:
    """Wrong points after a sum that a mistake gives do not hide the mistake."""
    question = the_sum("3-6 6-6@right")
    assert explain(question, question.answer(sum=9, points=10)) == (Mistake.DOUBLE_ONCE,)
    assert explain(question, question.answer(sum=15, points=2)) == ()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_wrong_answers_are_wrong_and_explained(kind: str, level: int) -> None:
    """What a mistake leads to is never right, can be given in the form, and is explained by that mistake."""
    for number in range(60):
        question: Any = make_puzzle(kind, level, number).question
        for mistake, answers in shows_in(question).items():
            assert answers == wrong_answers(mistake, question)
            assert answers.isdisjoint(question.right_answers())
            for answer in answers:
                assert question.parse(answer.form()) == answer
                assert mistake in explain(question, answer)


def _lines_of_three() -> list[Line]:
    lines = [Line()]
    longer = []
    for _ in range(3):
        lines = [line.after(place) for line in lines for tile in DOUBLE_SIX for place in line.placements_of(tile)]
        longer += lines
    return longer


LINES = _lines_of_three()


@pytest.mark.parametrize("mistake", BELIEVED_SUMS)
def test_beliefs_about_every_short_line(mistake: Mistake) -> None:
    """On all lines of up to three tiles a mistaken sum is a possible number, and shows exactly where it is wrong."""
    for line in LINES:
        sums = believed_sums(mistake, line)
        assert all(0 <= total <= 36 for total in sums)
        assert points_believed(mistake, line) == tuple(points_for(total) for total in sums)
        question = SumQuestion(line)
        of_two_blanks_one = {5} if mistake is Mistake.ZERO_AS_FIVE and line.values_at_ends == (0, 0) and sums else set()
        expected = ({*sums} | of_two_blanks_one) - {sum_of_ends(line)}
        assert {answer.sum for answer in wrong_answers(mistake, question)} == expected  # type: ignore[union-attr]


def test_the_same_lines_by_hand() -> None:
    """Which of the short lines each mistake is possible on follows from the tiles alone."""
    for line in LINES:
        tiles = [laid.tile for laid in line.oriented]
        ends = {tiles[0], tiles[-1]}
        doubles = [tile for tile in ends if tile.is_double]
        inside = [tile for tile in tiles[1:-1] if tile.is_double]
        assert list(internal_doubles(line)) == inside
        alone = len(tiles) == 1 and bool(doubles)
        assert bool(believed_sums(Mistake.LONE_DOUBLE_TWICE, line)) is alone
        assert bool(believed_sums(Mistake.LONE_DOUBLE_HALF, line)) is alone
        assert bool(believed_sums(Mistake.DOUBLE_ONCE, line)) is (bool(doubles) and not alone)
        assert bool(believed_sums(Mistake.INTERNAL_DOUBLE, line)) is bool(inside)
        assert bool(believed_sums(Mistake.ONLY_LAST_END, line)) is (len(tiles) > 1)
        assert bool(believed_sums(Mistake.ZERO_AS_FIVE, line)) is (0 in line.values_at_ends)
        assert bool(believed_sums(Mistake.WHOLE_LINE, line)) is (len(tiles) > 1)


@pytest.mark.parametrize(
    ("mistake", "expected"),
    [
        (Mistake.NEAR_MULTIPLE, {4: 5, 6: 5, 9: 10, 11: 10, 14: 15, 16: 15}),
        (Mistake.DIVIDED_BY_FIVE, {5: 1, 10: 2, 15: 3, 20: 4}),
    ],
)
def test_points_believed_for_every_sum(mistake: Mistake, expected: dict[int, int]) -> None:
    """Of all sums that can be, exactly these are given wrong points."""
    assert {total: points for total in (*range(19), 20) for points in believed_points(mistake, total)} == expected


def test_zero_is_scored_with_any_points() -> None:
    """Whoever scores a sum of zero may write anything for it, and nothing wrong for another sum."""
    assert believed_points(Mistake.ZERO_SCORED, 0) == tuple(range(1, 31))
    assert not any(believed_points(Mistake.ZERO_SCORED, total) for total in range(1, 23))


@pytest.mark.parametrize(("given", "known"), [((16, 15), True), ((15, 15), True), ((16, 10), False)])
def test_sixteen_taken_for_fifteen_is_known_however_it_is_written(given: tuple[int, int], known: bool) -> None:
    """A sum near a multiple taken for it: in the points alone, or in the sum as well. Rule D15."""
    question = SumQuestion(Line.parse("4-6 6-6@right"))
    answer = question.answer(sum=given[0], points=given[1])
    assert (Mistake.NEAR_MULTIPLE in explain(question, answer)) is known
