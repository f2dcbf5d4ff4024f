"""Every mistake that people make at cribbage with Muggins is recognised in the answer that it leads to."""

import pytest

from tests.puzzles_cribbage.notation import announced, counting, said
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.count import Part
from tutor.puzzles.cribbage.judge import judge
from tutor.puzzles.cribbage.making import KINDS, make_puzzle
from tutor.puzzles.cribbage.misconceptions import (
    RULES_OF,
    believed_counts,
    explain,
    points_of,
    shows_in,
    wrong_answers,
)
from tutor.puzzles.cribbage.missed import CardsAnswer, MissedQuestion
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.number import Fact, NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.questions import CribbageAnswer, CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.seats import Seat
from tutor.puzzles.cribbage.settle import SettleAnswer, SettleQuestion
from tutor.puzzles.making.puzzle import LEVELS
from tutor.rules.cribbage import ACCEPT, OVER, Answer, Card, Kind, Table, parse_cards

PARTNERS = Table(4, partners=True)


@pytest.mark.parametrize(
    ("mistake", "cards", "starter", "crib", "right", "wrong"),
    [
        (Mistake.HEELS_AS_NOBS, "2H 4D 6S 8C", "JH", False, 0, 1),
        (Mistake.HEELS_AS_NOBS, "2H 4D 6S 8C", "JH", False, 0, 2),
        (Mistake.ANY_JACK, "2H 4D 6S JC", "8H", False, 0, 1),
        (Mistake.ANY_JACK, "2H JD 6S JC", "8H", False, 2, 4),
        (Mistake.NOBS_MISSED, "2H 4D 6S JH", "8H", False, 1, 0),
        (Mistake.FLUSH_WITH_STARTER, "2H 4H 6H 8C", "KH", False, 0, 4),
        (Mistake.FLUSH_IN_CRIB, "2H 4H 6H 8H", "KC", True, 0, 4),
        (Mistake.FLUSH_FIVE_AS_FOUR, "2H 4H 6H 8H", "KH", False, 5, 4),
        (Mistake.FLUSH_MISSED, "2H 4H 6H 8H", "KC", False, 4, 0),
        (Mistake.ROUND_THE_CORNER, "QH KD AS 7C", "6H", False, 0, 3),
        (Mistake.ROUND_THE_CORNER, "JS QD KS AC", "6H", False, 3, 4),
        (Mistake.ROUND_THE_CORNER, "JS QD KS AC", "6H", False, 3, 6),
        (Mistake.ROUND_THE_CORNER, "KH AD 2S 9C", "7H", False, 0, 3),
        (Mistake.SHORT_RUNS_TOO, "TH JD QS KC", "8H", False, 4, 10),
        (Mistake.SHORT_RUNS_TOO, "TH JD QS KC", "8H", False, 4, 6),
        (Mistake.SHORT_RUNS_TOO, "TH JD QS KC", "8H", False, 4, 7),
        (Mistake.SHORT_RUNS_TOO, "TH JD JS QC", "KH", False, 10, 22),
        (Mistake.SHORT_RUNS_TOO, "TH JD JS QC", "KH", False, 10, 14),
        (Mistake.SHORT_RUNS_TOO, "TH JD JS QC", "KH", False, 10, 13),
        (Mistake.SHORT_RUNS_TOO, "9H TD JS QC", "KH", False, 5, 8),
        (Mistake.RUN_MISSED, "TH TD JS QC", "3H", False, 8, 5),
        (Mistake.RUN_MISSED, "TH TD TS JC", "QH", False, 15, 9),
        (Mistake.PAIR_IN_RUN_MISSED, "TH TD JS QC", "3H", False, 8, 6),
        (Mistake.PAIR_IN_RUN_MISSED, "TH TD JS JC", "QH", False, 16, 12),
        (Mistake.THREE_AS_PAIR, "TH TD TS 2C", "8H", False, 6, 2),
        (Mistake.THREE_AS_PAIR, "TH TD TS TC", "8H", False, 12, 6),
        (Mistake.LONG_FIFTEEN_MISSED, "2H 4D 9S KC", "QH", False, 2, 0),
        (Mistake.LONG_FIFTEEN_MISSED, "AH 2D 5S 7C", "4H", False, 2, 0),
        (Mistake.FIFTEEN_TWICE, "7H 8D TS QC", "2H", False, 2, 4),
        (Mistake.IMPOSSIBLE_TOTAL, "5H 5D 5S JC", "5C", False, 29, 19),
    ],
)
def test_a_wrong_count_is_explained(
    mistake: Mistake, cards: str, starter: str, crib: bool, right: int, wrong: int
) -> None:
    """Rule C1: the total that somebody with the mistake announces is recognised."""
    question = counting(cards, starter, crib=crib)
    assert question.right_answers() == {TotalAnswer(right)}
    assert mistake in explain(question, TotalAnswer(wrong))


def test_three_of_four_of_a_kind_are_three_cards() -> None:
    """Rule C1: whoever counts four of a kind as three of a kind leaves one card out, and not three pairs at random."""
    cards, starter = parse_cards("8C 8D 8H 8S"), Card.parse("KS")
    threes = [
        {card for pair in scored for card in pair.cards}
        for scored in believed_counts(Mistake.THREE_AS_PAIR, cards, starter, False)
        if points_of(scored) == 6
    ]
    assert threes == [set(cards[:3])]


def test_only_the_part_that_is_asked_for_is_compared() -> None:
    """Rule C1: who misses a run still counts the pairs right."""
    runs = counting("TH TD JS QC", "3H", asked=Part.RUNS)
    assert runs.right_answers() == {TotalAnswer(6)}
    assert explain(runs, TotalAnswer(3)) == (Mistake.RUN_MISSED,)
    assert wrong_answers(Mistake.RUN_MISSED, counting("TH TD JS QC", "3H", asked=Part.PAIRS)) == frozenset()


@pytest.mark.parametrize(
    ("mistake", "cards", "starter", "crib", "marked"),
    [
        (Mistake.HEELS_AS_NOBS, "5H 5D 6S 8C", "JH", False, "JH"),
        (Mistake.ANY_JACK, "5H 5D JS 8C", "KH", False, "JS"),
        (Mistake.FLUSH_WITH_STARTER, "5H 5D 6H 8H", "KH", False, "5H 6H 8H KH"),
        (Mistake.FLUSH_IN_CRIB, "5H KH 6H 8H", "5C", True, "5H 6H 8H KH"),
        (Mistake.ROUND_THE_CORNER, "QH KD AS 5C", "5H", False, "QH KD AS"),
        (Mistake.SHORT_RUNS_TOO, "TH JD QS KC", "5H", False, "TH JD QS"),
    ],
)
def test_what_only_looks_missed_is_explained(
    mistake: Mistake, cards: str, starter: str, crib: bool, marked: str
) -> None:
    """Rule C1: combinations that are none are recognised when their cards are marked."""
    counted = counting(cards, starter, crib=crib)
    question = MissedQuestion(counted.cards, counted.starter, crib, counted.breakdown.combinations[:1])
    assert mistake in explain(question, CardsAnswer(frozenset(parse_cards(marked))))


def test_a_fifteen_that_was_named_is_not_missed() -> None:
    """Rule C1: the same fifteen is not counted twice."""
    counted = counting("7H 8D 8S QC", "2H")
    pair = tuple(each for each in counted.breakdown.combinations if each.kind is Kind.PAIR)
    question = MissedQuestion(counted.cards, counted.starter, False, pair)
    assert question.announced == 4
    assert explain(question, CardsAnswer(frozenset(parse_cards("7H 8S")))) == (Mistake.FIFTEEN_TWICE,)


@pytest.mark.parametrize(
    ("mistake", "points", "answer"),
    [
        (Mistake.CLAIMED_TOO_MUCH, 6, Answer.muggins(3)),
        (Mistake.CLAIMED_TOO_LITTLE, 6, Answer.muggins(1)),
        (Mistake.CHALLENGED_SHORT, 6, OVER),
        (Mistake.ACCEPTED_SHORT, 6, ACCEPT),
        (Mistake.PAIR_IN_RUN_MISSED, 6, ACCEPT),
        (Mistake.CLAIMED_ON_EXACT, 8, Answer.muggins(2)),
        (Mistake.CHALLENGED_EXACT, 8, OVER),
        (Mistake.RUN_MISSED, 8, OVER),
        (Mistake.CLAIMED_ON_OVER, 10, Answer.muggins(2)),
        (Mistake.ACCEPTED_OVER, 10, ACCEPT),
        (Mistake.IMPOSSIBLE_TOTAL, 19, ACCEPT),
    ],
)
def test_a_wrong_call_is_explained(mistake: Mistake, points: int, answer: Answer) -> None:
    """Rules C4 to C7: eight points are there; the answer to another number, or to that one, is recognised."""
    question = AnswerQuestion(announced("TH TD JS QC", "3H", points))
    assert mistake in explain(question, CallAnswer(answer))


@pytest.mark.parametrize(
    ("mistake", "points", "answers", "right", "wrong"),
    [
        (Mistake.CLAIM_PAID_IN_FULL, 6, "muggins:5", (6, 2), (6, 5)),
        (Mistake.CLAIMED_TOO_MUCH, 6, "muggins:5", (6, 2), (11, 0)),
        (Mistake.CLAIMED_TOO_LITTLE, 6, "muggins:1", (6, 1), (6, 2)),
        (Mistake.MISSED_TO_COUNTER, 6, "muggins:2", (6, 2), (8, 0)),
        (Mistake.WRONG_CALL_FREE, 8, "muggins:2", (10, 0), (8, 0)),
        (Mistake.CLAIMED_ON_OVER, 10, "muggins:2", (12, 0), (8, 2)),
        (Mistake.EXCESS_KEPT, 10, "over", (8, 2), (10, 0)),
        (Mistake.EXCESS_KEPT, 10, "over", (8, 2), (8, 0)),
        (Mistake.CHALLENGED_SHORT, 6, "over", (6, 0), (6, 2)),
        (Mistake.CORRECTED_THOUGH_ACCEPTED, 10, "accept", (10, 0), (8, 0)),
        (Mistake.RUN_MISSED, 10, "over", (8, 2), (5, 5)),
    ],
)
def test_a_wrong_settlement_is_explained(
    mistake: Mistake, points: int, answers: str, right: tuple[int, ...], wrong: tuple[int, ...]
) -> None:
    """Rules C4 to C7: eight points are there, and what somebody with the mistake would peg is recognised."""
    question = SettleQuestion(announced("TH TD JS QC", "3H", points), said(answers))
    assert question.right_answers() == {SettleAnswer(right)}
    assert mistake in explain(question, SettleAnswer(wrong))


def test_a_later_answer_gets_nothing() -> None:
    """Rule C7: later answers get nothing, even if they would have been right."""
    count = announced("TH TD JS QC", "3H", 6, table=Table(3), counter=Seat.LEFT)
    question = SettleQuestion(count, said("over,muggins:2"))
    assert question.right_answers() == {SettleAnswer((6, 0, 0))}
    assert Mistake.LATER_ANSWER in explain(question, SettleAnswer((6, 0, 2)))
    whose = WhoseQuestion(count.table, count.counter, question.answers, count)
    assert whose.right == "right"
    assert explain(whose, ChoiceAnswer("you")) == (Mistake.LATER_ANSWER,)


def test_answers_go_round_from_the_left() -> None:
    """Rule C3: a later answer that would get nothing either was simply out of turn."""
    count = announced("TH TD JS QC", "3H", 6, table=Table(3), counter=Seat.LEFT)
    whose = WhoseQuestion(count.table, count.counter, said("muggins:2,over"), count)
    assert explain(whose, ChoiceAnswer("you")) == (Mistake.OUT_OF_TURN,)
    following = NextQuestion(count.table, count.counter)
    assert (following.right, explain(following, ChoiceAnswer("you"))) == ("right", (Mistake.OUT_OF_TURN,))
    settled = NextQuestion(count.table, count.counter, said("over"))
    assert (settled.right, explain(settled, ChoiceAnswer("you"))) == ("nobody", (Mistake.LATER_ANSWER,))


def test_partners_do_not_answer_each_other() -> None:
    """Rule C12: only the other side answers; seen as a call, as the next one, and as a number."""
    whose = WhoseQuestion(PARTNERS, Seat.LEFT, said("accept,accept"), None, Answer.muggins(2))
    assert [seat.value for seat, _ in whose.said] == ["you", "across", "right"]
    assert (whose.right, explain(whose, ChoiceAnswer("right"))) == ("nobody", (Mistake.FOR_PARTNER,))
    following = NextQuestion(PARTNERS, Seat.LEFT, said("accept"))
    assert (following.right, explain(following, ChoiceAnswer("right"))) == ("you", (Mistake.FOR_PARTNER,))
    many = NumberQuestion(Fact.ANSWERS, PARTNERS)
    assert (many.right_answers(), explain(many, TotalAnswer(3))) == ({TotalAnswer(2)}, (Mistake.FOR_PARTNER,))


def test_the_dealer_counts_last() -> None:
    """Rules C0 and C9: the hand at the dealer's left is counted first, then the dealer's, then the crib."""
    order = [TurnQuestion(Seat.YOU, Table(3), counted).right for counted in range(4)]
    assert order == ["left", "right", "you", "you"]
    assert explain(TurnQuestion(Seat.YOU, Table(3)), ChoiceAnswer("you")) == (Mistake.COUNTED_OUT_OF_TURN,)


@pytest.mark.parametrize(
    ("mistake", "points", "scores", "answers", "right", "wrong"),
    [
        (Mistake.ENDED_AT_ONCE, 10, (0, 111), "over", "goes-on", "counter"),
        (Mistake.EXCESS_KEPT, 10, (0, 111), "over", "goes-on", "counter"),
        (Mistake.CAPPED_AT_TARGET, 12, (0, 118), "over", "counter", "goes-on"),
        (Mistake.CALLER_FIRST, 12, (118, 118), "over", "counter", "caller"),
        (Mistake.WRONG_CALL_FREE, 8, (0, 112), "muggins:2", "counter", "goes-on"),
        (Mistake.CORRECTED_THOUGH_ACCEPTED, 10, (0, 112), "accept", "counter", "goes-on"),
        (Mistake.CLAIM_PAID_IN_FULL, 6, (117, 0), "muggins:5", "goes-on", "caller"),
        (Mistake.MISSED_TO_COUNTER, 6, (0, 114), "muggins:2", "goes-on", "counter"),
        (Mistake.EXCESS_KEPT, 10, (119, 0), "over", "caller", "goes-on"),
    ],
)
def test_a_wrong_ending_is_explained(
    mistake: Mistake, points: int, scores: tuple[int, int], answers: str, right: str, wrong: str
) -> None:
    """Rule C11: eight points are there, you stand first and the counter second; a wrong ending is recognised."""
    question = OverQuestion(announced("TH TD JS QC", "3H", points, scores=scores), said(answers))
    assert question.right == right
    assert mistake in explain(question, ChoiceAnswer(wrong))


def test_the_example_of_the_rules_still_wins() -> None:
    """Rule C11: at 118 of 121, announced 8, true 4, challenged: 118 + 8 - 4 = 122 still wins."""
    question = OverQuestion(announced("4H 4D 9S QC", "5C", 8, scores=(100, 118)), said("over"))
    assert (question.count.true, question.right) == (4, "counter")


def test_who_is_asked_at_the_target() -> None:
    """Rule C11: a count that is not too high and reaches the target is not answered, and its truth not shown."""
    low = announced("TH TD JS QC", "3H", 6, scores=(0, 115))
    high = announced("TH TD JS QC", "3H", 10, scores=(0, 111))
    assert (AskedQuestion(low).right, AskedQuestion(high).right) == ("no", "yes")
    assert explain(AskedQuestion(low), ChoiceAnswer("yes")) == (Mistake.ANSWERED_AT_TARGET,)
    assert explain(AskedQuestion(high), ChoiceAnswer("no")) == (Mistake.ENDED_AT_ONCE,)
    assert explain(ShownQuestion(low, ()), ChoiceAnswer("yes")) == (Mistake.ANSWERED_AT_TARGET,)
    settled = SettleQuestion(low, said("muggins:2"))
    assert settled.right_answers() == {SettleAnswer((6, 0))}
    assert Mistake.ANSWERED_AT_TARGET in explain(settled, SettleAnswer((6, 2)))


def test_an_accepted_count_is_shown_too() -> None:
    """Rule C8: when a count is settled, its true breakdown is shown to everybody."""
    question = ShownQuestion(announced("TH TD JS QC", "3H", 6), said("accept"))
    assert (question.right, explain(question, ChoiceAnswer("no"))) == ("yes", (Mistake.SHOWN_ONLY_IF_CALLED,))


@pytest.mark.parametrize(
    ("act", "mistake"),
    [
        (Act.MUGGINS_ON_PLAY, Mistake.CLAIMED_ON_PLAY),
        (Act.MUGGINS_ON_HEELS, Mistake.CLAIMED_ON_PLAY),
        (Act.MUGGINS_IN_REVERSE, Mistake.COMBINED_WITH_REVERSE),
        (Act.ANSWER_FOR_PARTNER, Mistake.FOR_PARTNER),
        (Act.ANSWER_OUT_OF_TURN, Mistake.OUT_OF_TURN),
        (Act.MUGGINS_WHEN_SETTLED, Mistake.LATER_ANSWER),
        (Act.MUGGINS_AT_TARGET, Mistake.ANSWERED_AT_TARGET),
    ],
)
def test_what_is_not_allowed_is_explained(act: Act, mistake: Mistake) -> None:
    """Rules C3, C10 to C13: who thinks that it is allowed makes a mistake that has a name."""
    assert explain(AllowedQuestion(act), ChoiceAnswer("yes")) == (mistake,)


def test_a_number_that_cannot_be_is_known() -> None:
    """Rule C1: 19, 25, 26 and 27 cannot occur."""
    question = PossibleQuestion((12, 19, 20))
    assert (question.right, explain(question, ChoiceAnswer("12"))) == ("19", (Mistake.IMPOSSIBLE_TOTAL,))


@pytest.mark.parametrize(
    ("fact", "total", "mistake"),
    [
        (Fact.HEELS, 1, Mistake.HEELS_AS_NOBS),
        (Fact.NOBS, 2, Mistake.HEELS_AS_NOBS),
        (Fact.FLUSH_WITH_STARTER, 4, Mistake.FLUSH_FIVE_AS_FOUR),
        (Fact.FLUSH_IN_CRIB, 4, Mistake.FLUSH_IN_CRIB),
        (Fact.THREE, 2, Mistake.THREE_AS_PAIR),
    ],
)
def test_wrong_numbers_are_explained(fact: Fact, total: int, mistake: Mistake) -> None:
    """Rules C0 and C1: numbers that are mixed up point to the mistake."""
    assert explain(NumberQuestion(fact), TotalAnswer(total)) == (mistake,)


def puzzles() -> list[CribbageQuestion]:
    """Some puzzles of every kind and level."""
    return [make_puzzle(kind, level, 70_000 + n).question for kind in KINDS for level in LEVELS for n in range(60)]


def test_every_mistake_shows_in_practice() -> None:
    """Each mistake leads to a wrong answer to some puzzle, and is explained there."""
    shown: set[Mistake] = set()
    for question in puzzles():
        for mistake, answers in shows_in(question).items():
            shown.add(mistake)
            answer: CribbageAnswer = min(answers, key=lambda one: str(one.form()))
            assert mistake in explain(question, answer)
    assert shown == set(Mistake)


def test_no_mistake_explains_a_right_answer() -> None:
    """A right answer needs no explanation, whatever led to it."""
    for question in puzzles():
        for answer in question.right_answers():
            verdict = judge(question, answer)
            assert (verdict.right, verdict.mistakes) == (True, ())
            assert explain(question, answer) == ()


def test_every_mistake_is_about_a_rule() -> None:
    """Each mistake names at least one of the rules C0 to C13."""
    assert set(RULES_OF) == set(Mistake)
    assert {rule for rules in RULES_OF.values() for rule in rules} <= {f"C{number}" for number in range(14)}


def test_a_card_in_a_question_is_a_card() -> None:
    """The cards that can be marked are the five on the table, in their order."""
    counted = counting("TH TD JS QC", "3H")
    question = MissedQuestion(counted.cards, counted.starter, False, counted.breakdown.combinations[:1])
    assert [Card.parse(option) for option in question.fields[0].options] == [*counted.cards, counted.starter]
