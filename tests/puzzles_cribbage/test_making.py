"""Practice without end: valid, never alike, the same for ever, and as hard as its level says."""

import time
from collections import Counter
from statistics import median

import pytest

from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.count import CountQuestion
from tutor.puzzles.cribbage.making import AIMS, KINDS, CribbagePuzzle, aim_of, make_puzzle
from tutor.puzzles.cribbage.making.hands import PERIOD, WEIGHT, Held
from tutor.puzzles.cribbage.making.steering import TRAPS, miscounts, traps_in
from tutor.puzzles.cribbage.misconceptions import wrong_answers
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.mistake import CribbageMistake as Mistake
from tutor.puzzles.cribbage.number import PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import OverQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.puzzles.making.puzzle import LAST_NUMBER, LEVELS
from tutor.rules.cribbage import IMPOSSIBLE_TOTALS, Verdict

EVERY = [(kind, level) for kind in KINDS for level in LEVELS]
#: 27 kinds and levels, a thousand numbers in a row each: 27,000 puzzles.
FIRST, MANY = 123_456, 1_000

MADE: dict[tuple[str, int], list[CribbagePuzzle]] = {}


def made(kind: str, level: int) -> list[CribbagePuzzle]:
    """A thousand puzzles in a row, made once."""
    if (kind, level) not in MADE:
        MADE[kind, level] = [make_puzzle(kind, level, number) for number in range(FIRST, FIRST + MANY)]
    return MADE[kind, level]


def cards_of(puzzle: CribbagePuzzle) -> frozenset[str]:
    """All cards that a puzzle shows, in no order."""
    shown = puzzle.shown
    cards = (*shown.cards, *shown.laid, *(shown.hand or ()), *((shown.starter,) if shown.starter else ()))
    return frozenset(map(str, cards))


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_puzzles_are_valid(kind: str, level: int) -> None:
    """Each has a right answer, shows what it asks about, and leads whoever makes the mistake it aims at astray."""
    for puzzle in made(kind, level):
        question, shown = puzzle.question, puzzle.shown
        assert question.right_answers()
        assert (puzzle.kind, puzzle.level, str(puzzle.seed)) == (kind, level, f"{level}-{puzzle.number}")
        if puzzle.aim is not None:
            assert wrong_answers(puzzle.aim, question), (puzzle.seed, puzzle.aim)
        match question:
            case CountQuestion() | MissedQuestion():
                assert (shown.cards, shown.starter, shown.crib) == (question.cards, question.starter, question.crib)
            case AnswerQuestion() | SettleQuestion() | OverQuestion():
                assert shown.count == question.count
                assert shown.answers == getattr(question, "answers", ())
            case WhoseQuestion() | NextQuestion():
                assert shown.count == question.count
                assert (shown.table, shown.counter) == (question.table, question.counter)
            case TurnQuestion():
                assert (shown.table, shown.dealer) == (question.table, question.dealer)


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_no_two_of_a_thousand_in_a_row_are_alike(kind: str, level: int) -> None:
    """Puzzles with cards show other cards each, in whatever order; those without ask about other numbers."""
    alike = {
        frozenset(puzzle.question.numbers) if isinstance(puzzle.question, PossibleQuestion) else cards_of(puzzle)
        for puzzle in made(kind, level)
    }
    assert len(alike) == MANY


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_a_puzzle_is_made_at_once(kind: str, level: int) -> None:
    """The median stays below 5 ms of the processor's time."""
    taken = []
    for number in range(60):
        start = time.process_time()
        make_puzzle(kind, level, number)
        taken.append(time.process_time() - start)
    assert median(taken) < 0.005


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_same_number_makes_the_same_puzzle(kind: str, level: int) -> None:
    """A puzzle depends on its kind, level and number alone."""
    for number in (0, 48_151, LAST_NUMBER):
        assert make_puzzle(kind, level, number) == make_puzzle(kind, level, number)


@pytest.mark.parametrize(
    ("kind", "level", "number"), [("poker", 1, 1), ("answer", 0, 1), ("answer", 1, -1), ("answer", 4, 1)]
)
def test_there_is_no_such_puzzle(kind: str, level: int, number: int) -> None:
    """Kinds, levels and numbers that do not exist are refused."""
    with pytest.raises(ValueError, match="no such puzzle"):
        make_puzzle(kind, level, number)


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_aim_is_known_before(kind: str, level: int) -> None:
    """What a puzzle is steered towards can be told from its address, wherever its level has aims."""
    if level in AIMS[kind]:
        assert [puzzle.aim for puzzle in made(kind, level)] == [
            aim_of(kind, level, number) for number in range(FIRST, FIRST + MANY)
        ]


def test_weights_are_all_different() -> None:
    """Two hands that differ in one card differ in weight."""
    assert len({weight % PERIOD for weight in WEIGHT.values()}) == 52
    assert PERIOD > MANY


def held(puzzle: CribbagePuzzle) -> Held:
    """The cards that are counted."""
    assert puzzle.shown.starter is not None
    return Held(puzzle.shown.cards, puzzle.shown.starter)


@pytest.mark.parametrize("kind", ["count-hand", "count-crib"])
def test_counting_gets_harder(kind: str) -> None:
    """Level 1 has no traps and stands in order; level 2 has its aim; level 3 has a second trap and eight points."""
    crib = kind == "count-crib"
    for puzzle in made(kind, 1):
        assert puzzle.shown.crib is crib
        assert not traps_in(held(puzzle), crib=crib)
        assert list(puzzle.shown.cards) == sorted(puzzle.shown.cards)
    for puzzle in made(kind, 3):
        assert isinstance(puzzle.question, CountQuestion)
        assert puzzle.question.breakdown.total >= 8
        assert {*traps_in(held(puzzle), crib=crib)} - {puzzle.aim}
    assert {puzzle.aim for puzzle in made(kind, 2)} == set(AIMS[kind][2])


def test_missed_combinations_get_harder_to_find() -> None:
    """Level 1 leaves out two cards of a plain hand; level 3 holds something that only looks missed."""
    for puzzle in made("missed", 1):
        assert isinstance(puzzle.question, MissedQuestion)
        (left_out,) = puzzle.question.left_out
        assert len(left_out.cards) == 2
        assert not traps_in(held(puzzle), crib=False)
    for level in LEVELS:
        for puzzle in made("missed", level):
            assert isinstance(puzzle.question, MissedQuestion)
            assert puzzle.question.named
            assert puzzle.shown.announced == puzzle.question.announced < puzzle.question.breakdown.total


def announced(puzzle: CribbagePuzzle) -> AnnouncedCount:
    """The announced count of a puzzle."""
    count = puzzle.shown.count
    assert count is not None
    return count


@pytest.mark.parametrize("level", LEVELS)
def test_announcements_are_right_short_and_too_high(level: int) -> None:
    """An opponent's count is exact, short or too high, each in at least a fifth of all puzzles."""
    signs: Counter[int] = Counter()
    for puzzle in made("answer", level):
        count = announced(puzzle)
        signs[(count.announced > count.true) - (count.announced < count.true)] += 1
        assert count.announcement.is_asked
        assert count.counter.value != "you"
    assert min(signs[sign] for sign in (-1, 0, 1)) > MANY / 5


def test_opponents_miscount_as_people_do() -> None:
    """At level 2 a wrong count is one that a known mistake leads to; at level 3 some cannot be at all."""
    for puzzle in made("answer", 2):
        count = announced(puzzle)
        if count.announced != count.true:
            assert puzzle.aim is not None
            wrong = miscounts(held(puzzle), crib=count.crib, mistakes=(puzzle.aim,))
            assert count.announced in {each.points for each in wrong}
    assert any(announced(puzzle).announced in IMPOSSIBLE_TOTALS for puzzle in made("answer", 3))
    assert {announced(puzzle).table.players for puzzle in made("answer", 3)} == {2, 3, 4}


def test_settlements_get_harder() -> None:
    """Level 1: plain verdicts. Level 3: more players. The true count is shown, since only the settlement is asked."""
    plain = {Verdict.STANDS, Verdict.MUGGINS, Verdict.OVER, Verdict.WRONG_MUGGINS}
    verdicts = Counter(announced(puzzle).settle(puzzle.shown.answers).verdict for puzzle in made("settle-count", 1))
    assert set(verdicts) == plain
    assert all(puzzle.shown.show_count for level in LEVELS for puzzle in made("settle-count", level))
    assert all(puzzle.shown.table.players > 2 for puzzle in made("settle-count", 3))
    every = {announced(p).settle(p.shown.answers).verdict for level in (2, 3) for p in made("settle-count", level)}
    assert every == set(Verdict)


@pytest.mark.parametrize("level", LEVELS)
def test_games_end_in_every_way(level: int) -> None:
    """The game goes on, the counter ends it, the caller ends it: each comes up."""
    endings = Counter(p.question.right for p in made("ends-game", level) if isinstance(p.question, OverQuestion))
    assert min(endings[ending] for ending in ("goes-on", "counter", "caller")) > MANY / 20


def test_order_gets_harder() -> None:
    """Level 1 asks who is next; level 3 has partners; nobody answers the own or the partner's count."""
    assert {type(puzzle.question) for puzzle in made("whose", 1)} == {NextQuestion, TurnQuestion}
    assert {type(puzzle.question) for puzzle in made("whose", 2)} == {WhoseQuestion}
    assert any(puzzle.shown.table.partners for puzzle in made("whose", 3))
    assert not any(puzzle.shown.table.partners for level in (1, 2) for puzzle in made("whose", level))


@pytest.mark.parametrize("level", LEVELS)
def test_impossible_numbers_are_one_of_several(level: int) -> None:
    """Exactly one number cannot be; all four of them come up; level by level there are more to choose from."""
    right = Counter()
    for puzzle in made("impossible", level):
        assert isinstance(puzzle.question, PossibleQuestion)
        assert len(set(puzzle.question.numbers)) == {1: 3, 2: 4, 3: 6}[level]
        assert len(puzzle.question.impossible) == 1
        right[puzzle.question.right] += 1
    assert set(right) == {"19", "25", "26", "27"}


@pytest.mark.parametrize("level", LEVELS)
def test_some_things_are_allowed(level: int) -> None:
    """Neither yes nor no is a good guess."""
    right = Counter(p.question.right for p in made("allowed", level) if isinstance(p.question, AllowedQuestion))
    assert min(right["yes"], right["no"]) > MANY / 3


def test_every_trap_is_aimed_at() -> None:
    """Each mistake in counting is aimed at by some kind and level."""
    aims = {aim for levels in AIMS.values() for mistakes in levels.values() for aim in mistakes}
    assert {*TRAPS, Mistake.FIFTEEN_TWICE, Mistake.IMPOSSIBLE_TOTAL} <= aims


def test_a_count_that_seems_wrong_is_wrong() -> None:
    """Whoever would like to answer the own count has a reason to. Rule C3."""
    own = [p.shown.count for p in made("allowed", 1) if _asks(p, Act.ANSWER_OWN_COUNT)]
    assert own
    assert not [count for count in own if count is None or count.announced == count.true]


def test_nobody_announces_in_the_reverse_game() -> None:
    """Its counts are made automatically. Rules C2 and C13."""
    reverse = [p.shown for p in made("allowed", 2) if _asks(p, Act.MUGGINS_IN_REVERSE)]
    assert reverse
    assert not [shown for shown in reverse if shown.announced is not None or not shown.cards]


def _asks(puzzle: CribbagePuzzle, act: Act) -> bool:
    return isinstance(puzzle.question, AllowedQuestion) and puzzle.question.act is act
