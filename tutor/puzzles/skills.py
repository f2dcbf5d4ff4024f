"""What there is to be good at: the rules, and not making each of the mistakes; and the puzzles that exercise it."""

from collections.abc import Iterator
from typing import Any, Final

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, Outcome, OverQuestion, TurnQuestion, WinnerQuestion
from tutor.puzzles.ends import EndsQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.making import AIMS, KINDS, LAST_NUMBER, LEVELS, Puzzle, aim_of, make_puzzle
from tutor.puzzles.misconceptions import shows_in
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.needed import NeededQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.weighing import Drill
from tutor.puzzles.write_tally import WriteTallyQuestion
from tutor.puzzles.wrong.turns import seems_to_branch
from tutor.rules.dominoes import Act, legal_acts

__all__ = ["DRILLS", "RULES", "SKILLS", "Drill", "kinds_for", "next_number", "puzzle_for", "rules_of", "skills_of"]

RULES: Final = tuple(f"D{number}" for number in range(1, 20))
"""The rules that puzzles exercise, as `D1` to `D19`."""

SKILLS: Final = (*RULES, *(mistake.value for mistake in Mistake))
"""Every skill as a stable word: first the rules, then the mistakes. New ones are only ever added."""


def _aimed_at(mistake: Mistake) -> Iterator[Drill]:
    for kind in KINDS:
        for level in LEVELS:
            if mistake in AIMS.get(kind, {}).get(level, ()):
                yield Drill(kind, level)


def _levels(kind: str, *levels: int) -> tuple[Drill, ...]:
    return tuple(Drill(kind, level) for level in levels)


DRILLS: Final[dict[str, tuple[Drill, ...]]] = {
    "D1": _levels("set", 1, 2, 3),
    "D2": _levels("drawn", 2),
    "D3": (*_levels("drawn", 2, 3), *_levels("act", 2, 3), *_levels("blocked", 2, 3)),
    "D4": _levels("opener", 1, 2, 3),
    "D5": _levels("opener", 1),
    "D6": _levels("opener", 1, 2, 3),
    "D7": _levels("fits", 1, 2, 3),
    "D8": (*_levels("fits", 3), *_levels("act", 3), *_levels("blocked", 3), *_levels("drawn", 3)),
    "D9": _levels("act", 1, 2, 3),
    "D10": _levels("drawn", 1, 2, 3),
    "D11": _levels("act", 2, 3),
    "D12": _levels("blocked", 1, 2, 3),
    "D13": (*_levels("ends", 1, 2, 3), *_levels("sum", 1, 2, 3), *_levels("find-mistake", 1, 2, 3)),
    "D14": _levels("sum", 2, 3),
    "D15": (
        *_levels("sum", 1, 2, 3),
        *_levels("best", 1, 2, 3),
        *_levels("scoring", 1, 2, 3),
        *_levels("needed", 1, 2, 3),
        *_levels("find-mistake", 1, 2, 3),
    ),
    "D16": _levels("settle", 1, 2, 3),
    "D17": (*_levels("settle", 1, 2, 3), *_levels("blocked", 1, 2, 3)),
    "D18": _levels("over", 1, 2, 3),
    "D19": (*_levels("read-tally", 1, 2, 3), *_levels("write-tally", 1, 2, 3)),
    **{mistake.value: tuple(_aimed_at(mistake)) for mistake in Mistake},
}
"""The kinds and levels that are about each skill, the most telling first.

A puzzle may take a rule that it is not about (see `rules_of`): whoever wants to practise the set is not sent to settle
hands.
"""


#: A skill is exercised long before so many puzzles of its drills.
_FAR_TOO_MANY: Final = 1000


def kinds_for(skill: str) -> tuple[str, ...]:
    """The kinds of puzzles that exercise a skill."""
    return tuple(dict.fromkeys(drill.kind for drill in DRILLS[skill]))


def puzzle_for(skill: str, drill: Drill, number: int) -> Puzzle:
    """The first puzzle of a kind and a level, from this number on, that exercises the skill.

    `ValueError` when this kind and level do not exercise it.
    """
    if drill not in DRILLS[skill]:
        raise ValueError(f"{skill} is not exercised by {drill.kind} {drill.level}")
    for _ in range(_FAR_TOO_MANY):
        number = next_number(skill, drill, number)
        puzzle = make_puzzle(*drill, number)
        if skill in skills_of(puzzle.question):
            return puzzle
        number = (number + 1) % (LAST_NUMBER + 1)
    raise LookupError(f"no puzzle for {skill} among {drill.kind} {drill.level}")


def next_number(skill: str, drill: Drill, number: int) -> int:
    """The first number, from this one on, of a puzzle that may exercise the skill, found without making puzzles."""
    if skill in RULES:
        return number
    while aim_of(*drill, number) != skill:
        number = (number + 1) % (LAST_NUMBER + 1)
    return number


def skills_of(question: DominoQuestion) -> tuple[str, ...]:
    """What an answer to this question says something about: the rules it takes, and the mistakes that would show."""
    return (*rules_of(question), *(mistake.value for mistake in shows_in(question)))


def rules_of(question: DominoQuestion) -> tuple[str, ...]:
    """The rules that it takes to answer this question, in their order."""
    return tuple(rule for rule in RULES if rule in _RULES[type(question)](question))


def _of_sum(question: SumQuestion) -> set[str]:
    if question.act is not Act.PLAY:
        return {"D13"}
    line = question.line
    return {"D13", "D15"} | ({"D14"} if len(line) == 1 and line.tiles[0].is_double else set())


def _of_play(question: PlayQuestion) -> set[str]:
    rules = {"D7", "D10"} if question.drawn else {"D7"}
    if question.goals == (Goal.LEGAL,) and seems_to_branch(question.line, question.hand):
        rules |= {"D8"}
    return rules | ({"D13", "D15"} if {*question.goals} - {Goal.LEGAL, Goal.DOUBLE, Goal.INSIDE} else set())


def _of_act(question: ActQuestion) -> set[str]:
    rules = {"D8"} if seems_to_branch(question.line, question.hand) else set()
    match legal_acts(question.line, question.hand, question.boneyard, question.drawn):
        case Act.PLAY:
            return rules | {"D10" if question.drawn else "D9"}
        case Act.DRAW:
            return rules | {"D10"} | ({"D3"} if question.boneyard <= 2 else {"D11"})
        case Act.PASS:
            return rules | {"D11"}


def _of_blocked(question: BlockedQuestion) -> set[str]:
    rules = {"D12"}
    if question.right == Outcome.OUT:
        return rules | {"D16"}
    if question.is_stuck:
        rules |= {"D17"} if question.boneyard == 0 else {"D3"}
        if any(seems_to_branch(question.line, hand) for _, hand in question.hands):
            rules |= {"D8"}
    return rules


def _of_over(question: OverQuestion) -> set[str]:
    return {"D18"} | {Outcome.OUT: {"D16"}, Outcome.BLOCKED: {"D12"}}.get(question.outcome, set())


#: The rules behind a number that belongs to the rules.
_OF_FACTS: Final = {
    Fact.SET_SIZE: {"D1"},
    Fact.TILES_WITH: {"D1"},
    Fact.UNSEEN: {"D1"},
    Fact.HAND_SIZE: {"D2"},
    Fact.BONEYARD_SIZE: {"D2", "D3"},
    Fact.TARGET: {"D18"},
    Fact.OPEN_ENDS: {"D8"},
    Fact.STROKE: {"D19"},
}

_RULES: Final[dict[type, Any]] = {
    SumQuestion: _of_sum,
    EndsQuestion: lambda question: {"D13"},
    PlayQuestion: _of_play,
    ScoringQuestion: lambda question: {"D7", "D13", "D15"},
    NeededQuestion: lambda question: {"D7", "D13", "D15"},
    ActQuestion: _of_act,
    BlockedQuestion: _of_blocked,
    SettleQuestion: lambda question: {"D16"} | (set() if all(hand for _, hand in question.hands) else {"D17"}),
    OpenerQuestion: lambda question: {"D6"},
    TurnQuestion: lambda question: {"D5"},
    LotQuestion: lambda question: {"D4"},
    OverQuestion: _of_over,
    WinnerQuestion: lambda question: {"D17"},
    NumberQuestion: lambda question: _OF_FACTS[question.fact],
    TallyQuestion: lambda question: {"D19"},
    WriteTallyQuestion: lambda question: {"D19"},
    FindMistakeQuestion: lambda question: {"D13", "D15"},
}
