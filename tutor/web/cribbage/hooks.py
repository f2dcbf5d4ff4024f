"""What a question about cribbage takes for granted, as attributes that tests and anyone's scripts may rely on.

`data-kind` is the kind of question; answers are written as `accept`, `over` and `muggins:2`, seats as `you`, `left`,
`across` and `right`, scores one a side from you on, and combinations as `fifteen 7H 8C; pair 8C 8D`.
"""

from collections.abc import Mapping, Sequence

from tutor.puzzles.cribbage.allowed import AllowedQuestion
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.count import CountQuestion
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.number import NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.rules.cribbage import Combination, Table, print_answers, print_cards


def hooks(question: CribbageQuestion) -> Mapping[str, str]:
    """The facts of a question: `data-kind` and what this kind needs besides."""
    return {"data-kind": question.kind} | {f"data-{name}": value for name, value in _facts(question).items()}


def named(combinations: Sequence[Combination]) -> str:
    """Combinations in one line."""
    return "; ".join(f"{each.kind} {print_cards(each.cards)}" for each in combinations)


def _facts(question: CribbageQuestion) -> dict[str, str]:
    match question:
        case CountQuestion():
            return {"asked": question.asked.value}
        case MissedQuestion():
            return {"announced": str(question.announced)}
        case AnswerQuestion() | AskedQuestion():
            return _announced(question.count)
        case SettleQuestion() | OverQuestion() | ShownQuestion():
            return _announced(question.count) | {"answers": print_answers(question.answers)}
        case WhoseQuestion():
            said = " ".join(f"{seat}={answer}" for seat, answer in question.said)
            return _table(question.table) | {"counter": question.counter.value, "said": said}
        case NextQuestion():
            answers = print_answers(question.answers)
            return _table(question.table) | {"counter": question.counter.value, "answers": answers}
        case TurnQuestion():
            return _table(question.table) | {"dealer": question.dealer.value, "counted": str(question.counted)}
        case NumberQuestion():
            return _table(question.table) | {"fact": question.fact.value}
        case AllowedQuestion():
            return {"act": question.act.value}
        case PossibleQuestion():
            return {}


def _table(table: Table) -> dict[str, str]:
    return {"players": str(table.players), "partners": "yes" if table.partners else "no"}


def _announced(count: AnnouncedCount) -> dict[str, str]:
    return _table(count.table) | {
        "announced": str(count.announced),
        "counter": count.counter.value,
        "scores": " ".join(map(str, count.scores)),
        "target": str(count.target),
    }
