"""How each game is practised: its kinds of puzzles, what there is to be good at, and how mistakes are told apart."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from tutor.puzzles import diagnosis as domino_diagnosis
from tutor.puzzles import making as domino_making
from tutor.puzzles import misconceptions as domino_misconceptions
from tutor.puzzles import skills as domino_skills
from tutor.puzzles.cribbage import diagnosis as cribbage_diagnosis
from tutor.puzzles.cribbage import making as cribbage_making
from tutor.puzzles.cribbage import misconceptions as cribbage_misconceptions
from tutor.puzzles.cribbage import skills as cribbage_skills
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.weighing import AnyDiagnosis, AnyEvidence, Drill

AnyPuzzle: TypeAlias = domino_making.Puzzle | cribbage_making.CribbagePuzzle
"""A puzzle of either game."""


@dataclass(frozen=True, slots=True)
class Practised:
    """What practice needs to know of a game."""

    game: str
    kinds: tuple[str, ...]
    """The kinds of puzzles, in the order they are learnt."""
    all_rules: tuple[str, ...]
    mistakes: Mapping[str, Mistake | CribbageMistake]
    """The mistakes by their words."""
    drills: Mapping[str, Sequence[Drill]]
    """The kinds and levels that exercise each skill."""
    make: Callable[[str, int, int], AnyPuzzle]
    """From a kind, a level and a number to the puzzle."""
    puzzle_for: Callable[[str, Drill, int], AnyPuzzle]
    """From a skill, a kind with a level, and a number to a puzzle that exercises the skill."""
    skills_of: Callable[[Any], Sequence[str]]
    """The rules that a question takes, and the mistakes that would show in an answer."""
    shows_in: Callable[[Any], Mapping[Any, frozenset[Any]]]
    """The mistakes that would show in an answer to a question."""
    diagnose: Callable[[Iterable[Any]], AnyDiagnosis[Any]]
    next_puzzle: Callable[[Any, int, Sequence[str]], AnyPuzzle]
    """The puzzle of these kinds that tells most about what a learner gets wrong."""
    evidence: type[AnyEvidence[Any]]
    skills: tuple[str, ...] = field(init=False)
    """The skills that can be practised, those of the first kinds of puzzles first."""

    def __post_init__(self) -> None:
        """Put the skills in order."""
        skills = sorted(
            (skill for skill, drills in self.drills.items() if drills),
            key=lambda skill: (self.kinds.index(self.drills[skill][0].kind), self.drills[skill][0].level),
        )
        object.__setattr__(self, "skills", tuple(skills))

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that can be practised, in their order."""
        return tuple(rule for rule in self.all_rules if rule in self.skills)

    @property
    def habits(self) -> tuple[str, ...]:
        """The mistakes that can be practised against, in their order."""
        return tuple(mistake for mistake in self.mistakes if mistake in self.skills)


DOMINOES: Final = Practised(
    game="dominoes",
    kinds=domino_making.KINDS,
    all_rules=domino_skills.RULES,
    mistakes={mistake.value: mistake for mistake in Mistake},
    drills=domino_skills.DRILLS,
    make=domino_making.make_puzzle,
    puzzle_for=domino_skills.puzzle_for,
    skills_of=domino_skills.skills_of,
    shows_in=domino_misconceptions.shows_in,
    diagnose=domino_diagnosis.diagnose,
    next_puzzle=domino_diagnosis.next_puzzle,
    evidence=domino_diagnosis.Evidence,
)
CRIBBAGE: Final = Practised(
    game="cribbage",
    kinds=cribbage_making.KINDS,
    all_rules=cribbage_skills.RULES,
    mistakes={mistake.value: mistake for mistake in CribbageMistake},
    drills=cribbage_skills.DRILLS,
    make=cribbage_making.make_puzzle,
    puzzle_for=cribbage_skills.puzzle_for,
    skills_of=cribbage_skills.skills_of,
    shows_in=cribbage_misconceptions.shows_in,
    diagnose=cribbage_diagnosis.diagnose,
    next_puzzle=cribbage_diagnosis.next_puzzle,
    evidence=cribbage_diagnosis.CribbageEvidence,
)
GAMES: Final = {practised.game: practised for practised in (DOMINOES, CRIBBAGE)}
"""Every game that can be practised."""

SKILLS: Final = (*DOMINOES.skills, *CRIBBAGE.skills)
"""The skills of both games that can be practised."""


def of_kind(kind: str) -> Practised | None:
    """The game to which a kind of puzzles belongs, if there is such a kind."""
    return next((practised for practised in GAMES.values() if kind in practised.kinds), None)


def of_skill(skill: str) -> Practised:
    """The game to which a skill belongs; StopIteration when it can be practised in none."""
    return next(practised for practised in GAMES.values() if skill in practised.skills)
