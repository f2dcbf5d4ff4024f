"""Right answers against a referee that shares no code with the rules, on thousands of puzzles."""

import pytest

from tests import oracle_cribbage as oracle
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.count import CountQuestion
from tutor.puzzles.cribbage.making import make_puzzle
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.number import PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.seats import Seat
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.puzzles.making.puzzle import LEVELS
from tutor.rules.cribbage import Answer, Card, Table

#: So many puzzles of every kind and level are judged twice.
NUMBERS = range(5_000, 5_150)
ROUND = ("you", "left", "across", "right")


def worth(cards: tuple[Card, ...], starter: Card, crib: bool) -> int:
    """The true count by the referee."""
    total = oracle.count([str(card) for card in cards], str(starter), crib)["total"]
    assert isinstance(total, int)
    return total


def seats(table: Table) -> list[str]:
    """The seats of a table, clockwise from you."""
    return {2: ["you", "across"], 3: ["you", "left", "right"], 4: list(ROUND)}[table.players]


def clockwise(table: Table, seat: Seat) -> list[str]:
    """The other seats in turn from a player's left, the partner left out."""
    around = seats(table)
    place = around.index(seat.value)
    others = around[place + 1 :] + around[:place]
    return [other for index, other in enumerate(others) if not (table.partners and index == 1)]


def settled(count: AnnouncedCount, answers: tuple[Answer, ...]) -> dict[str, object]:
    """The settlement by the referee."""
    true = worth(count.cards, count.starter, count.crib)
    return oracle.settle(
        true, count.announced, score(count, count.counter.value), count.target, list(map(str, answers))
    )


def score(count: AnnouncedCount, seat: str) -> int:
    """The score of a player's side before the count."""
    around = seats(count.table)
    return count.scores[around.index(seat) % len(count.scores)] if count.scores else 0


def right(question: CribbageQuestion) -> list[dict[str, list[str]]]:
    """Every right answer, as a form, by the referee."""
    match question:
        case CountQuestion(cards, starter, crib):
            return [{"total": [str(worth(cards, starter, crib))]}]
        case MissedQuestion():
            return left_out(question)
        case AnswerQuestion(count):
            difference = worth(count.cards, count.starter, count.crib) - count.announced
            if difference > 0:
                return [{"call": ["muggins"], "claim": [str(difference)]}]
            return [{"call": ["over"]}] if difference else [{"call": ["accept"]}]
        case SettleQuestion(count, answers):
            done = settled(count, answers)
            others = ["0"] * len(clockwise(count.table, count.counter))
            if isinstance(done["by"], int):
                others[done["by"]] = str(done["caller"])
            return [{"points": [str(done["counter"]), *others]}]
        case OverQuestion(count, answers):
            return [{"choice": [ending(count, answers)]}]
        case AskedQuestion(count):
            low = count.announced <= worth(count.cards, count.starter, count.crib)
            reached = score(count, count.counter.value) + count.announced >= count.target
            return [{"choice": ["no" if low and reached else "yes"]}]
        case ShownQuestion(count, answers):
            return [{"choice": ["yes" if settled(count, answers)["asked"] else "no"]}]
        case WhoseQuestion() | NextQuestion():
            return [{"choice": [turn(question)]}]
        case TurnQuestion(dealer, table, counted):
            around = seats(table)
            place = around.index(dealer.value)
            order = around[place + 1 :] + around[: place + 1] + [dealer.value]
            return [{"choice": [order[counted]]}]
        case PossibleQuestion(numbers):
            return [{"choice": [str(number)]} for number in numbers if number in (19, 25, 26, 27)]
        case _:
            raise AssertionError(question)


def left_out(question: MissedQuestion) -> list[dict[str, list[str]]]:
    """The cards of what was left out, each of which the referee counts too."""
    counted = oracle.count([str(card) for card in question.cards], str(question.starter), question.crib)
    missed = []
    for kind, cards, _ in question.left_out:
        names = frozenset(map(str, cards))
        match kind.value:
            case "flush":
                assert len({name[1] for name in names}) == 1
                assert counted["flush"] == len(names)
            case "nobs":
                assert names == {f"J{question.starter.suit}"}
                assert counted["nobs"]
            case many:
                combinations = counted[f"{many}s"]
                assert isinstance(combinations, list)
                assert names in combinations
        missed.append({"choice": [str(card) for card in sorted(cards)]})
    return missed


def ending(count: AnnouncedCount, answers: tuple[Answer, ...]) -> str:
    """Who has reached the target, the counter's score being looked at first."""
    done = settled(count, answers)
    if done["over"]:
        return "counter"
    if isinstance(done["by"], int) and isinstance(done["caller"], int):
        caller = clockwise(count.table, count.counter)[done["by"]]
        if score(count, caller) + done["caller"] >= count.target:
            return "caller"
    return "goes-on"


def turn(question: WhoseQuestion | NextQuestion) -> str:
    """The first who does not accept, or the next who is asked."""
    order = clockwise(question.table, question.counter)
    calls = [seat for seat, answer in zip(order, question.answers, strict=False) if str(answer) != "accept"]
    if isinstance(question, WhoseQuestion):
        return calls[0] if calls else "nobody"
    done = len(question.answers)
    return "nobody" if calls or done == len(order) else order[done]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "kind",
    ["count-hand", "count-crib", "missed", "impossible", "answer", "settle-count", "whose", "ends-game"],
)
def test_right_answers_are_those_of_the_referee(kind: str, level: int) -> None:
    """Rules C1 to C12: the right answers are what a slow and literal referee finds."""
    for number in NUMBERS:
        question = make_puzzle(kind, level, number).question
        got = sorted(str(answer.form()) for answer in question.right_answers())
        expected = sorted({str(form) for form in right(question)})
        assert got == expected, (kind, level, number)
