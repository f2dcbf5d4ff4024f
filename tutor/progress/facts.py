"""What is kept of a learner and what is said about it, as immutable values.

Skills are stable words that the caller chooses: a rule ("D13", "C5") or a mistake ("double-once"). Times are
aware and in UTC; a day is a day where the learner is.
"""

import re
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Final, NamedTuple

WORD: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,39}", re.ASCII)
"""Skills, mistakes, kinds, games, lessons and steps."""
SEED: Final = re.compile(r"[A-Za-z0-9@,._:/-]{0,80}", re.ASCII)
"""What makes a puzzle of its kind: a level with a number, or the address of a lesson step."""
ANSWER_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
"""Ids of answers and sprints."""
MOST_SKILLS: Final = 40
"""Nothing exercises more skills, or shows more mistakes, than this."""
UTC_OFFSETS: Final = range(-12 * 60, 14 * 60 + 1)
"""How far, in minutes, clocks on Earth are from UTC."""
MOST_IN_A_SPRINT: Final = 10_000
"""No sprint has more answers, or more seconds, than this."""

_RULE: Final = re.compile(r"[CD][0-9]{1,2}", re.ASCII)


def is_rule(skill: str) -> bool:
    """Is this skill a rule of the games, and not a mistake?"""
    return _RULE.fullmatch(skill) is not None


@dataclass(frozen=True, slots=True)
class Answer:
    """One judged answer, to be recorded.

    `id` makes the same answer recognisable when it is sent twice (see `keys.answer_id`). `skills` are those that
    the question exercises: rules, and mistakes that could have shown. `mistakes` are those that explain a wrong
    answer. `helped` says that a right answer came after a hint or a wrong try. Raises `ValueError` for
    anything that is not made of our words.
    """

    id: str
    kind: str
    seed: str
    right: bool
    skills: tuple[str, ...]
    mistakes: tuple[str, ...] = ()
    helped: bool = False

    def __post_init__(self) -> None:
        """Refuse what could not be kept."""
        if not ANSWER_ID.fullmatch(self.id):
            raise ValueError("id", self.id)
        if not SEED.fullmatch(self.seed):
            raise ValueError("seed", self.seed)
        for word in (self.kind, *self.skills, *self.mistakes):
            if not WORD.fullmatch(word):
                raise ValueError("word", word)
        for words in (self.skills, self.mistakes):
            if len(words) > MOST_SKILLS or len(set(words)) < len(words):
                raise ValueError("words", words)
        if self.right and self.mistakes:
            raise ValueError("mistakes", self.mistakes)


class Answered(NamedTuple):
    """An answer as it is kept: when it was given, and on which day of the learner's."""

    answer: Answer
    at: datetime
    day: date


class Place(NamedTuple):
    """A step of a lesson, by its stable words."""

    game: str
    lesson: str
    step: str


class Finished(NamedTuple):
    """A lesson step that is done, and since when."""

    place: Place
    at: datetime


@dataclass(frozen=True, slots=True)
class Sprint:
    """The result of one sprint: how long it was, how many answers were given and how many of them were right."""

    id: str
    seconds: int
    answered: int
    right: int

    def __post_init__(self) -> None:
        """Refuse what could not be kept."""
        if not ANSWER_ID.fullmatch(self.id):
            raise ValueError("id", self.id)
        if not 0 <= self.right <= self.answered <= MOST_IN_A_SPRINT or not 0 < self.seconds <= MOST_IN_A_SPRINT:
            raise ValueError("sprint", self.seconds, self.answered, self.right)


class Running(NamedTuple):
    """A sprint that is being run: its id, when it began, and how many seconds it takes."""

    id: str
    begun: datetime
    seconds: int


class Ran(NamedTuple):
    """A sprint as it is kept, with its end."""

    sprint: Sprint
    at: datetime


class Settings(NamedTuple):
    """What a learner has chosen. `utc_offset` in minutes is where the learner's days begin (None: not known)."""

    quiet: bool = False
    utc_offset: int | None = None


class Streak(NamedTuple):
    """Days in a row with at least one answer, ending today or yesterday; is today one of them; the longest ever."""

    days: int = 0
    today: bool = False
    longest: int = 0


class Because(StrEnum):
    """Why a skill was chosen to be practised next."""

    DUE = "due"
    """It would soon be forgotten."""
    WEAK = "weak"
    """It went wrong lately."""
    NEW = "new"
    """It was never asked."""
    AHEAD = "ahead"
    """Everything is known and nothing is due; this comes due first."""


class Choice(NamedTuple):
    """A skill to practise next, and why."""

    skill: str
    because: Because


class SkillProgress(NamedTuple):
    """What a learner has done with one skill.

    `recall` is the estimated chance, 0 to 1, of a right answer now; `mistakes` are the typical ones with how often
    each explained a wrong answer, the most frequent first.
    """

    skill: str
    seen: int
    right: int
    due: datetime
    is_due: bool
    is_weak: bool
    recall: float
    mistakes: tuple[tuple[str, int], ...]


class Progress(NamedTuple):
    """Everything that a progress page shows of a learner."""

    answered: int = 0
    right: int = 0
    streak: Streak = Streak()
    skills: tuple[SkillProgress, ...] = ()


class Recorded(NamedTuple):
    """An answer is kept, committed to disk.

    `key` is the device's key: a new one to be set as a cookie when `new_key`, else the one it came with. `counted` is
    false when this very answer had been kept before.
    """

    key: str
    new_key: bool
    counted: bool


class Imported(NamedTuple):
    """A file was taken in: the device's key as in `Recorded`, the answers added, and those that were here already."""

    key: str
    new_key: bool
    added: int
    here_already: int


class TransferCode(NamedTuple):
    """A code that brings a learner's progress to one other device until it expires."""

    code: str
    expires_at: datetime


class Moved(NamedTuple):
    """A device has joined a learner: its key as in `Recorded`, and how many answers of its own it brought along."""

    key: str
    new_key: bool
    added: int


ONE_DAY: Final = timedelta(days=1)
"""A day of 24 hours."""
