"""What there is to be good at in cribbage: the rules, and not making each of the mistakes; and what exercises it."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from tutor.puzzles.cribbage.allowed import Act, AllowedQuestion
from tutor.puzzles.cribbage.count import CountQuestion
from tutor.puzzles.cribbage.making import AIMS, KINDS, CribbagePuzzle, aim_of, make_puzzle
from tutor.puzzles.cribbage.misconceptions import shows_in
from tutor.puzzles.cribbage.missed import MissedQuestion
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.cribbage.number import Fact, NumberQuestion, PossibleQuestion
from tutor.puzzles.cribbage.order import NextQuestion, TurnQuestion, WhoseQuestion
from tutor.puzzles.cribbage.over import AskedQuestion, OverQuestion, ShownQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.cribbage.reply import AnswerQuestion
from tutor.puzzles.cribbage.settle import SettleQuestion
from tutor.puzzles.making.puzzle import LAST_NUMBER, LEVELS
from tutor.puzzles.weighing import Drill
from tutor.rules.cribbage import Announcement, Verdict

__all__ = ["DRILLS", "RULES", "SKILLS", "Drill", "kinds_for", "next_number", "puzzle_for", "rules_of", "skills_of"]

RULES: Final = tuple(f"C{number}" for number in range(14))
"""The rules that puzzles exercise, as `C0` to `C13`."""

SKILLS: Final = (*RULES, *(mistake.value for mistake in CribbageMistake))
"""Every skill as a stable word: first the rules, then the mistakes. New ones are only ever added."""


def _aimed_at(mistake: CribbageMistake) -> Iterator[Drill]:
    for kind in KINDS:
        for level in LEVELS:
            if mistake in AIMS[kind].get(level, ()):
                yield Drill(kind, level)


def _levels(kind: str, *levels: int) -> tuple[Drill, ...]:
    return tuple(Drill(kind, level) for level in levels or LEVELS)


DRILLS: Final[dict[str, tuple[Drill, ...]]] = {
    "C0": _levels("whose", 1),
    "C1": (*_levels("count-hand"), *_levels("count-crib"), *_levels("missed"), *_levels("impossible")),
    "C2": _levels("allowed"),
    "C3": (*_levels("answer"), *_levels("whose")),
    "C4": (*_levels("settle-count", 1, 2), *_levels("allowed", 2)),
    "C5": (*_levels("answer"), *_levels("settle-count"), *_levels("allowed", 2, 3)),
    "C6": (*_levels("settle-count"), *_levels("ends-game", 2, 3)),
    "C7": (*_levels("answer"), *_levels("settle-count"), *_levels("ends-game", 2, 3)),
    "C8": _levels("ends-game", 2, 3),
    "C9": (*_levels("count-crib"), *_levels("whose", 1), *_levels("allowed")),
    "C10": _levels("allowed"),
    "C11": (*_levels("ends-game"), *_levels("allowed", 3)),
    "C12": (*_levels("whose", 3), *_levels("allowed")),
    "C13": _levels("allowed", 2),
    **{mistake.value: tuple(_aimed_at(mistake)) for mistake in CribbageMistake},
}
"""The kinds and levels that are about each skill, the most telling first."""


def kinds_for(skill: str) -> tuple[str, ...]:
    """The kinds of puzzles that exercise a skill."""
    return tuple(dict.fromkeys(drill.kind for drill in DRILLS[skill]))


def puzzle_for(skill: str, drill: Drill, number: int) -> CribbagePuzzle:
    """The first puzzle of a kind and a level, from this number on, that exercises the skill.

    `ValueError` when this kind and level do not exercise it.
    """
    if drill not in DRILLS[skill]:
        raise ValueError(f"{skill} is not exercised by {drill.kind} {drill.level}")
    while True:
        number = next_number(skill, drill, number)
        puzzle = make_puzzle(*drill, number)
        if skill in skills_of(puzzle.question):
            return puzzle
        number = (number + 1) % (LAST_NUMBER + 1)


def next_number(skill: str, drill: Drill, number: int) -> int:
    """The first number, from this one on, of a puzzle that may exercise the skill, found without making puzzles."""
    if skill in RULES:
        return number
    while aim_of(*drill, number) != skill:
        number = (number + 1) % (LAST_NUMBER + 1)
    return number


def skills_of(question: CribbageQuestion) -> tuple[str, ...]:
    """What an answer to this question says something about: the rules it takes, and the mistakes that would show."""
    return (*rules_of(question), *(mistake.value for mistake in shows_in(question)))


def rules_of(question: CribbageQuestion) -> tuple[str, ...]:
    """The rules that it takes to answer this question, in their order."""
    return tuple(rule for rule in RULES if rule in _RULES[type(question)](question))


#: The rules that say what a verdict comes to.
_OF_VERDICTS: Final = {
    Verdict.ENDED: {"C11"},
    Verdict.STANDS: {"C4"},
    Verdict.MUGGINS: {"C5"},
    Verdict.WRONG_MUGGINS: {"C6"},
    Verdict.OVER: {"C7"},
    Verdict.WRONG_OVER: {"C7"},
}


def _of_count(question: CountQuestion | MissedQuestion) -> set[str]:
    return {"C1", "C9"} if question.crib else {"C1"}


def _of_answer(question: AnswerQuestion) -> set[str]:
    announcement: Announcement = question.count.announcement
    return {"C1", "C3"} | ({"C5"} if announcement.missed else {"C7"} if announcement.excess else {"C4"})


def _of_settlement(question: SettleQuestion | OverQuestion) -> set[str]:
    later = {"C3"} if len(question.count.opponents) > 1 else set()
    return _OF_VERDICTS[question.settlement.verdict] | later


def _partners(question: WhoseQuestion | NextQuestion) -> set[str]:
    return {"C3", "C12"} if question.table.partners else {"C3"}


#: The rules behind a number that belongs to the rules; all others are about the ordinary game or the count.
_OF_FACTS: Final[dict[Fact, set[str]]] = {
    Fact.ANNOUNCE_MOST: {"C1", "C2"},
    Fact.CLAIM_LEAST: {"C7"},
    Fact.CLAIM_MOST: {"C7"},
    Fact.ANSWERS: {"C3", "C12"},
    **{fact: {"C0"} for fact in (Fact.DEALT, Fact.TO_CRIB, Fact.CRIB_FROM_PACK, Fact.HEELS, Fact.LIMIT)},
}

_OF_ACTS: Final[dict[Act, set[str]]] = {
    Act.MUGGINS_ON_PLAY: {"C10"},
    Act.MUGGINS_ON_HEELS: {"C10"},
    Act.MUGGINS_ON_CRIB: {"C9"},
    Act.MUGGINS_IN_REVERSE: {"C13"},
    Act.MUGGINS_WHEN_SETTLED: {"C3"},
    Act.MUGGINS_WHEN_ACCEPTED: {"C4"},
    Act.MUGGINS_AT_TARGET: {"C11"},
    Act.ANSWER_OWN_COUNT: {"C3"},
    Act.ANSWER_FOR_PARTNER: {"C12"},
    Act.ANSWER_OUT_OF_TURN: {"C3"},
    Act.ANNOUNCE_IMPOSSIBLE: {"C2", "C7"},
    Act.ANNOUNCE_MORE: {"C2"},
    Act.CLAIM_NOTHING: {"C7"},
    Act.CLAIM_MORE: {"C7"},
    Act.CLAIM_BEYOND_MISSED: {"C5"},
    Act.TO_61: {"C12"},
}

_RULES: Final[dict[type, Callable[[Any], set[str]]]] = {
    CountQuestion: _of_count,
    MissedQuestion: _of_count,
    AnswerQuestion: _of_answer,
    SettleQuestion: _of_settlement,
    OverQuestion: lambda question: _of_settlement(question) | {"C11"},
    AskedQuestion: lambda question: {"C11"},
    ShownQuestion: lambda question: {"C8", "C11"},
    WhoseQuestion: _partners,
    NextQuestion: _partners,
    TurnQuestion: lambda question: {"C0", "C9"},
    PossibleQuestion: lambda question: {"C1"},
    NumberQuestion: lambda question: _OF_FACTS.get(question.fact, {"C1"}),
    AllowedQuestion: lambda question: _OF_ACTS[question.act],
}
