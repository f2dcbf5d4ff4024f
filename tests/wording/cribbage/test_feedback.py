"""Feedback about cribbage: whole sentences for right and wrong answers, one for every mistake wherever it shows."""

from collections import Counter
from functools import cache

import pytest

from tests.wording.cribbage.questions import every_mistake, every_question, some_answers
from tests.wording.pseudo import PSEUDO, missed
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.judge import Verdict, judge
from tutor.puzzles.cribbage.misconceptions import CribbageMistake as Mistake
from tutor.puzzles.cribbage.number import Fact, NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion, CallAnswer
from tutor.puzzles.cribbage.settle import SettleAnswer, SettleQuestion
from tutor.rules.cribbage import ACCEPT, IMPOSSIBLE_TOTALS, Answer, Card, count, parse_cards
from tutor.wording.cribbage.feedback import telling
from tutor.wording.cribbage.feedback.possible import EXAMPLES
from tutor.wording.feedback import feedback, shown
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


@cache
def verdicts() -> tuple[Verdict, ...]:
    """Some answers of every sort to every question, judged, and those that a mistake leads to."""
    judged = (judge(question, answer) for question in every_question() for answer in some_answers(question))
    return (*judged, *(verdict for verdicts in by_mistake().values() for verdict in verdicts))


@cache
def said() -> tuple[tuple[Verdict, tuple[str, ...]], ...]:
    """What each verdict is told in English."""
    return tuple((verdict, feedback(ENGLISH, verdict)) for verdict in verdicts())


@cache
def by_mistake() -> dict[Mistake, list[Verdict]]:
    """The verdicts on answers that a mistake explains, as if nothing else did; some of each family."""
    seen: Counter[tuple[Mistake, type]] = Counter()
    found: dict[Mistake, list[Verdict]] = {mistake: [] for mistake in Mistake}
    for question, mistake, answers in every_mistake():
        seen[mistake, type(question)] += 1
        if seen[mistake, type(question)] <= 60:
            found[mistake] += (Verdict(question, answer, right=False, mistakes=(mistake,)) for answer in answers)
    return found


def test_every_answer_is_told_something() -> None:
    """Right and wrong answers alike get at least one sentence, and no sentence twice."""
    assert not [verdict for verdict, sentences in said() if not sentences]
    assert not [sentences for _, sentences in said() if len(set(sentences)) < len(sentences)]


def test_sentences_are_whole() -> None:
    """A sentence begins like one, ends like one and has every placeholder filled."""
    for _, sentences in said():
        for sentence in sentences:
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert sentence[-1] in ".!?", sentence
            assert not set("%{}_") & set(sentence), sentence
            assert "  " not in sentence
            assert sentence == sentence.strip()


def test_feedback_misses_no_catalogue() -> None:
    """Nothing that a learner reads is English in another language."""
    for verdict in verdicts():
        assert not missed(" ".join(feedback(PSEUDO, verdict))), verdict
    for question in every_question():
        assert not missed(" ".join(shown(PSEUDO, question))), question


def test_the_answer_can_be_shown() -> None:
    """Every question has an answer with its working, the same each time."""
    assert all(shown(ENGLISH, question) for question in every_question())
    assert [shown(ENGLISH, question) for question in every_question()[:60]] == [
        shown(ENGLISH, question) for question in every_question()[:60]
    ]


def test_a_wrong_answer_is_not_told_everything() -> None:
    """What is shown to somebody who gives up is not all said to somebody who is to try again."""
    assert not [
        verdict
        for verdict, sentences in said()
        if not verdict.right
        and set(shown(ENGLISH, verdict.question)) <= set(sentences)
        # Of one combination there is nothing to say but itself.
        and not (isinstance(verdict.question, CountQuestion) and verdict.question.asked is not Part.TOTAL)
    ]


def test_a_wrong_answer_is_not_told_the_reason_of_a_right_one() -> None:
    """No wrong answer gets the feedback of a right one."""
    praise = {(verdict.question, sentences) for verdict, sentences in said() if verdict.right}
    assert not [
        verdict for verdict, sentences in said() if not verdict.right and (verdict.question, sentences) in praise
    ]


@pytest.mark.parametrize("mistake", Mistake)
def test_every_mistake_has_its_own_sentences(mistake: Mistake) -> None:
    """In every family where a mistake shows, it is told another thing than an answer that nothing explains."""
    told: dict[type, bool] = {}
    for verdict in by_mistake()[mistake]:
        own = feedback(ENGLISH, verdict) != feedback(ENGLISH, verdict._replace(mistakes=()))
        told[type(verdict.question)] = told.get(type(verdict.question), False) or own
    assert told
    # There the mistake explains every wrong answer, or every one with such a number, so there is nothing else to tell.
    always = {"CountQuestion", "PossibleQuestion"} if mistake is Mistake.IMPOSSIBLE_TOTAL else {"TurnQuestion"}
    assert {family.__name__ for family, own in told.items() if not own} <= always


@pytest.mark.parametrize("mistake", Mistake)
def test_every_mistake_can_be_said_wherever_it_shows(mistake: Mistake) -> None:
    """Whatever question a mistake shows in, its sentences are complete in any language."""
    for verdict in by_mistake()[mistake]:
        sentences = feedback(PSEUDO, verdict)
        assert sentences
        assert not missed(" ".join(sentences))


def hand(cards: str, starter: str, *, crib: bool = False) -> CountQuestion:
    """How much is this worth?"""
    return CountQuestion(parse_cards(cards), Card.parse(starter), crib)


@pytest.mark.parametrize(
    ("question", "total", "mistake", "told"),
    [
        (
            hand("5H 6C QD KS", "JS"),
            10,
            Mistake.HEELS_AS_NOBS,
            "The starter is a jack: the jack of spades. That is his heels, which the dealer pegged when it was turned "
            "up. His nobs would be a jack of its suit among the other four cards, but the only jack of that suit is "
            "the starter itself. So there is no nobs here.",
        ),
        (
            hand("2D 8D 9D TD", "5H", crib=True),
            11,
            Mistake.FLUSH_IN_CRIB,
            "The four cards of the crib are of one suit, but in the crib only a flush of five counts. "
            "The starter is of another suit: the five of hearts.",
        ),
        (
            hand("AS 2D QH KH", "JC"),
            8,
            Mistake.ROUND_THE_CORNER,
            "The ace is low: it stands below the two, and no run goes on from the king to the ace. So these cards are "
            "not a run: the jack of clubs, the queen of hearts, the king of hearts, the ace of spades and the two of "
            "diamonds.",
        ),
        (
            hand("6C 7H 7D 8S", "QS"),
            9,
            Mistake.RUN_MISSED,
            "Each of these cards makes a run of its own: the seven of diamonds and the seven of hearts.",
        ),
        (
            hand("6C 7H 7D 8S", "QS"),
            10,
            Mistake.PAIR_IN_RUN_MISSED,
            "Cards of one rank in a double run score as a pair too, besides the runs: the seven of hearts and the "
            "seven of diamonds.",
        ),
        (
            hand("7H 8C 2D KS", "QS"),
            4,
            Mistake.FIFTEEN_TWICE,
            "There is only 1 fifteen here. Has it been counted twice? "
            "The same cards make only one, in whatever order they are taken.",
        ),
        (
            hand("4D 5C 5S 6H", "7S"),
            30,
            Mistake.SHORT_RUNS_TOO,
            "Only the longest runs count. Here there are two of four cards, and both score; "
            "the shorter runs inside them score nothing besides.",
        ),
        (
            hand("4D 5C 5S 6H", "7S"),
            30,
            Mistake.SHORT_RUNS_TOO,
            "Each of these cards makes a run of its own: the five of clubs and the five of spades.",
        ),
        (
            hand("2D TC JS QH", "KS"),
            10,
            Mistake.SHORT_RUNS_TOO,
            "Here the longest run has 4 cards: the ten of clubs, the jack of spades, the queen of hearts and the king "
            "of spades.",
        ),
    ],
)
def test_a_miscount_is_told_from_the_cards(question: CountQuestion, total: int, mistake: Mistake, told: str) -> None:
    """The very cards are named that do not score, or that were overlooked. Rule C1."""
    verdict = Verdict(question, TotalAnswer(total), right=False, mistakes=(mistake,))
    assert told in feedback(ENGLISH, verdict)


@pytest.mark.parametrize("total", sorted(IMPOSSIBLE_TOTALS))
def test_an_impossible_count_is_called_impossible_first(total: int) -> None:
    """Whatever miscount may lead to such a number, no cards are ever worth it. Rule C1."""
    for question in every_question():
        if isinstance(question, CountQuestion) and question.asked is Part.TOTAL:
            told = feedback(ENGLISH, judge(question, TotalAnswer(total)))
            assert told[0].startswith(f"No cards are ever worth {total}: ")


def test_a_miscount_is_told_after_the_impossible_number() -> None:
    """The mistake that leads to 26 is told as it would be for any other number. Rule C1."""
    told = feedback(ENGLISH, judge(hand("4D 5C 5S 6H", "7S"), TotalAnswer(26)))
    assert told[0].startswith("No cards are ever worth 26: ")
    assert told[1].startswith("Only the longest runs count.")


def test_what_is_not_certain_is_not_said() -> None:
    """Of several long fifteens one is missing: which one cannot be known, so none is named. Rule C1."""
    question = hand("7H 7D 7S AH", "2C")
    verdict = Verdict(question, TotalAnswer(10), right=False, mistakes=(Mistake.LONG_FIFTEEN_MISSED,))
    assert feedback(ENGLISH, verdict)[1:] == (
        "Fifteens of three cards or more are easily overlooked: there are 3 of them here. "
        "Are all of them in the count?",
    )


def test_a_right_count_is_told_kind_by_kind() -> None:
    """One sentence a kind: every fifteen has its addition, every pair and run its cards, and all is added up. C1."""
    question = hand("6C 7H 7D 8S", "QS")
    told = feedback(ENGLISH, judge(question, TotalAnswer(12)))
    assert tuple(sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in told) == (
        "There are 2 fifteens of 2 points each, 4 in all: the seven of hearts and the eight of spades (7 + 8); "
        "the seven of diamonds and the eight of spades (7 + 8).",
        "A pair scores 2: the seven of hearts and the seven of diamonds.",
        "There are 2 runs of 3 cards, 1 point for each card and 6 in all: "
        "the six of clubs, the seven of hearts and the eight of spades; "
        "the six of clubs, the seven of diamonds and the eight of spades.",
        "All together: 4 + 2 + 6 = 12.",
    )


def of(part: Part, cards: str, starter: str) -> CountQuestion:
    """How much does this part score?"""
    return CountQuestion(parse_cards(cards), Card.parse(starter), False, part)


@pytest.mark.parametrize(
    ("question", "total", "told"),
    [
        (
            of(Part.FIFTEENS, "5H JC QD KS", "2D"),
            3,
            ("That is how many fifteens there are, and each of them scores 2.",),
        ),
        (
            of(Part.FIFTEENS, "5H JC QD KS", "2D"),
            2,
            ("One fifteen scores that many, and there is more than one here.",),
        ),
        (
            of(Part.PAIRS, "TH JC JD KS", "TD"),
            2,
            ("One pair scores that many, and there is more than one here.",),
        ),
        (
            of(Part.RUNS, "4H 5C 5D 6S", "7H"),
            2,
            ("That is how many runs there are. A run scores 1 for each of its cards.",),
        ),
        (
            hand("AD 4D 9D KD", "6D"),
            5,
            ("That is what the flush alone scores, and there is more to count.", "Look for fifteens as well."),
        ),
        (
            hand("JC JS 7H 8H", "2S"),
            1,
            ("That is what his nobs alone scores, and there is more to count.", "Look for fifteens as well."),
        ),
    ],
)
def test_a_number_that_is_right_as_far_as_it_goes(question: CountQuestion, total: int, told: tuple[str, ...]) -> None:
    """Who counted the combinations, or one kind alone, is told what was found and what is missing. Rule C1."""
    assert feedback(ENGLISH, judge(question, TotalAnswer(total))) == told


def test_two_kinds_that_score_the_same_are_not_guessed() -> None:
    """Fifteens and pairs score 4 each: which of them was counted cannot be known."""
    told = feedback(ENGLISH, judge(hand("6H 6C 7D 8S", "8H"), TotalAnswer(4)))
    assert not any("alone" in sentence for sentence in told)


def test_no_three_of_a_kind_are_spoken_of_where_there_are_none() -> None:
    """Tens and jacks mislead by their value, not by their number. Rule C1."""
    question = of(Part.PAIRS, "TH JC JD KS", "TD")
    assert feedback(ENGLISH, judge(question, TotalAnswer(10)))[1:] == (
        "Look for cards of one rank, whatever their suits.",
        "Ten, jack, queen and king all count 10, but only cards of the same rank are a pair.",
    )
    assert "Three of a kind" in " ".join(feedback(ENGLISH, judge(of(Part.PAIRS, "4H 4C 4D JS", "JC"), TotalAnswer(7))))


def test_the_only_sort_that_scores_is_asked_for() -> None:
    """Where one sort scores, the learner goes through all of them; no count is below zero."""
    question = hand("3C 9H TS QD", "8C")
    sorts = "Only one sort of combination scores here. Go through them: fifteens? Pairs? Runs? A flush? His nobs?"
    assert feedback(ENGLISH, judge(question, TotalAnswer(5))) == ("Your number is too high.", sorts)
    assert feedback(ENGLISH, judge(question, TotalAnswer(-1))) == ("A count is never below 0.", sorts)


@pytest.mark.parametrize(
    ("total", "told"),
    [
        (4, ("Four is how many you keep. How many of your 6 cards are left then?",)),
        (3, ("That is too many.", "You are dealt 6 cards, and four of them stay in your hand.")),
        (1, ("That is too few.", "You are dealt 6 cards, and four of them stay in your hand.")),
    ],
)
def test_the_cards_for_the_crib_follow_from_those_that_are_kept(total: int, told: tuple[str, ...]) -> None:
    """Too many or too few has a reason. Rule C0."""
    assert feedback(ENGLISH, judge(NumberQuestion(Fact.TO_CRIB), TotalAnswer(total))) == told


def test_a_call_is_told_what_it_says_about_the_cards() -> None:
    """Somebody who makes the counter's mistake hears where it lies. Rule C5."""
    count = AnnouncedCount(parse_cards("6C 7H 7D 8S"), Card.parse("QS"), False, 10)
    question = AnswerQuestion(count)
    told = feedback(ENGLISH, judge(question, CallAnswer(ACCEPT)))
    assert told[0].endswith("If you accept, the count stands, and you get nothing for it.")
    assert told[1].startswith("Cards of one rank in a double run score as a pair too")
    right = feedback(ENGLISH, judge(question, CallAnswer(Answer.muggins(2))))
    assert any("so 2 points were missed" in sentence for sentence in right)


def test_a_rule_is_told_before_a_miscount_that_fits_by_chance() -> None:
    """Where it is asked who gets what, the mistake about the rule is named. Rule C5."""
    count = AnnouncedCount(parse_cards("6C 7H 7D 8S"), Card.parse("QS"), False, 10)
    verdict = judge(SettleQuestion(count, (Answer.muggins(4),)), SettleAnswer((10, 4)))
    assert telling(verdict) is Mistake.CLAIM_PAID_IN_FULL


@pytest.mark.parametrize("number", range(30))
def test_every_possible_number_has_a_hand(number: int) -> None:
    """The example for a number is worth it, and the numbers without one are those that cannot occur. Rule C1."""
    if number in IMPOSSIBLE_TOTALS:
        assert number not in EXAMPLES
    else:
        cards, starter = EXAMPLES[number]
        assert count(parse_cards(cards), Card.parse(starter)).total == number


def test_a_possible_number_is_shown_to_be_one() -> None:
    """Whoever takes 24 for impossible sees a hand that is worth it, and not which numbers cannot be. Rule C1."""
    (told,) = feedback(ENGLISH, judge(PossibleQuestion((19, 24)), ChoiceAnswer("24")))
    assert told.startswith("There is a hand that is worth 24: the six of spades,")
