"""From the keys of a step to the question about cribbage that it asks."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table as Keys
from tutor.lessons.table import one_of
from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.count import CountQuestion, Part
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.number import Fact, NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.seats import Seat
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.rules.cribbage import (
    CARDS_IN_HAND,
    HIGHEST_TOTAL,
    Answer,
    Breakdown,
    Call,
    Card,
    Combination,
    Kind,
    count,
    parse_cards,
)
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction

Shown = dict[str, Any]


#: Keys that come too early where this is asked: nobody has announced, or nobody has answered yet.
UNUSED: Final[dict[str, tuple[str, ...]]] = {
    "count": ("announced", "answers"),
    "answer": ("answers",),
    "asked": ("answers",),
}


def question(kind: str, keys: Keys, shown: Shown) -> CribbageQuestion:
    """The question of a step, from what the step shows and the keys that only this kind has; raises LessonError."""
    asked = _KINDS[one_of(kind, _KINDS, "kind")](keys, shown)
    if not asked.right_answers():
        raise LessonError(LessonReason.NO_RIGHT_ANSWER, kind)
    return asked


def _needed(shown: Shown, key: str) -> Any:
    value = shown.get(key)
    if value is None or value == ():
        raise LessonError(LessonReason.MISSING, key)
    return value


def _hand(shown: Shown) -> tuple[tuple[Card, ...], Card, bool]:
    """The four cards, the starter, and whether they are the crib."""
    cards = _needed(shown, "cards")
    if len(cards) != CARDS_IN_HAND:
        raise LessonError(LessonReason.WRONG_NUMBER_OF_CARDS, "cards", number=len(cards))
    return cards, _needed(shown, "starter"), shown["crib"]


def announced(shown: Shown) -> AnnouncedCount:
    """The announced count that a step shows; raises LessonError where one is missing."""
    cards, starter, crib = _hand(shown)
    scores = tuple(score for _, score in shown["scores"])
    return AnnouncedCount(
        cards, starter, crib, _needed(shown, "announced"), shown["table"], shown["counter"], scores, shown["target"]
    )


def refuse_incomplete(opponents: Sequence[Seat], answers: Sequence[Answer]) -> None:
    """Refuse answers that do not settle a count: too many of them, or all accept and somebody has not answered."""
    if len(answers) > len(opponents):
        raise IllegalAction(CribbageReason.TOO_MANY_ANSWERS)
    if len(answers) < len(opponents) and all(answer.call is Call.ACCEPT for answer in answers):
        raise LessonError(LessonReason.MISSING, "answers")


def _settled(shown: Shown) -> tuple[AnnouncedCount, tuple[Answer, ...]]:
    asked, answers = announced(shown), shown["answers"]
    if asked.announcement.is_asked or answers:
        refuse_incomplete(asked.opponents, answers)
    return asked, answers


def _count(keys: Keys, shown: Shown) -> CountQuestion:
    return CountQuestion(*_hand(shown), keys.word("asked", Part, Part.TOTAL))


def _missed(keys: Keys, shown: Shown) -> MissedQuestion:
    cards, starter, crib = _hand(shown)
    breakdown = count(cards, starter, crib=crib)
    texts = keys.words("left_out")
    kind = keys.word("of", Kind, None)
    if not texts:
        raise LessonError(LessonReason.MISSING, "left_out")
    return MissedQuestion(cards, starter, crib, tuple(_combination(breakdown, text, kind) for text in texts))


def _combination(breakdown: Breakdown, text: str, kind: Kind | None) -> Combination:
    """The one combination of these cards; `kind` says which where there are several."""
    cards = frozenset(parse_cards(text))
    found = [
        each
        for each in breakdown.combinations
        if frozenset(each.cards) == cards and (kind is None or each.kind is kind)
    ]
    if not found:
        scoring = dict.fromkeys(" ".join(map(str, each.cards)) for each in breakdown.combinations)
        raise LessonError(LessonReason.NOT_A_COMBINATION, text, words=scoring)
    if len(found) > 1:
        raise LessonError(LessonReason.MISSING, "of")
    return found[0]


def _over(keys: Keys, shown: Shown) -> OverQuestion:
    _needed(shown, "scores")
    return OverQuestion(*_settled(shown))


def _asked(keys: Keys, shown: Shown) -> AskedQuestion:
    _needed(shown, "scores")
    return AskedQuestion(announced(shown))


def _about(shown: Shown) -> AnnouncedCount | None:
    """The count that answers are about, where the step shows it."""
    return announced(shown) if shown["announced"] is not None else None


def _whose(keys: Keys, shown: Shown) -> WhoseQuestion:
    partner = keys.take("partner_answer", str, None)
    said = None if partner is None else Answer.parse(partner)
    asked = WhoseQuestion(shown["table"], shown["counter"], _needed(shown, "answers"), _about(shown), said)
    refuse_incomplete(asked.opponents, asked.answers)
    if said is not None and not asked.table.partners:
        raise LessonError(LessonReason.UNKNOWN, "partner_answer")
    return asked


def _next(keys: Keys, shown: Shown) -> NextQuestion:
    asked = NextQuestion(shown["table"], shown["counter"], shown["answers"], _about(shown))
    if len(asked.answers) > len(asked.opponents):
        raise IllegalAction(CribbageReason.TOO_MANY_ANSWERS)
    return asked


def _turn(keys: Keys, shown: Shown) -> TurnQuestion:
    asked = TurnQuestion(_needed(shown, "dealer"), shown["table"], keys.number("counted", 0))
    one_of(str(asked.counted), map(str, range(asked.table.players + 1)), "counted")
    return asked


def _possible(keys: Keys, shown: Shown) -> PossibleQuestion:
    options = tuple(keys.take("options", list))
    if not all(type(option) is int and 0 <= option <= HIGHEST_TOTAL for option in options):
        raise LessonError(LessonReason.WRONG_TYPE, "options")
    asked = PossibleQuestion(options)
    if len(asked.impossible) != 1:
        raise LessonError(LessonReason.NO_RIGHT_ANSWER, "options")
    if len(set(options)) < max(len(options), 2):
        raise LessonError(LessonReason.NO_WRONG_ANSWER, "options")
    return asked


_KINDS: Final[dict[str, Callable[[Keys, Shown], CribbageQuestion]]] = {
    "count": _count,
    "missed": _missed,
    "answer": lambda keys, shown: AnswerQuestion(announced(shown)),
    "settle": lambda keys, shown: SettleQuestion(*_settled(shown), count_shown=shown["show_count"]),
    "over": _over,
    "asked": _asked,
    "shown": lambda keys, shown: ShownQuestion(*_settled(shown)),
    "whose": _whose,
    "next": _next,
    "turn": _turn,
    "possible": _possible,
    "number": lambda keys, shown: NumberQuestion(keys.word("fact", Fact), shown["table"]),
    "allowed": lambda keys, shown: AllowedQuestion(keys.word("act", Act)),
}
