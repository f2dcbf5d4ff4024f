"""A learner's progress as its page shows it."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone

from babel.dates import format_date
from markupsafe import Markup

from tutor.draw import bar_picture
from tutor.progress import Progress, Ran, SkillProgress, is_rule
from tutor.puzzles.cribbage.skills import SKILLS as CRIBBAGE_SKILLS
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.skills import SKILLS as DOMINO_SKILLS
from tutor.web.practised import GAMES, SKILLS
from tutor.wording import skills
from tutor.wording.progress import typical
from tutor.wording.reader import Reader

_ALL = (*DOMINO_SKILLS, *CRIBBAGE_SKILLS)
_MISTAKES = {word for practised in GAMES.values() for word in practised.mistakes}


@dataclass(frozen=True, slots=True)
class Habit:
    """A mistake that somebody tends to make."""

    skill: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Row:
    """One skill: its name, how often it was asked and right, as picture and words, and when it comes again."""

    skill: str
    name: str
    is_rule: bool
    practised: bool
    picture: Markup
    said: str
    due: str
    is_due: bool
    is_weak: bool
    habits: tuple[Habit, ...]


@dataclass(frozen=True, slots=True)
class SprintRow:
    """The result of a sprint."""

    day: str
    said: str


def rows(reader: Reader, progress: Progress, utc_offset: int | None) -> tuple[Row, ...]:
    """The skills that were asked, in the order of the rules; a word that is no skill any more is left out."""
    order = {skill: place for place, skill in enumerate(_ALL)}
    known = sorted((one for one in progress.skills if one.skill in order), key=lambda one: order[one.skill])
    return tuple(_row(reader, one, utc_offset) for one in known)


def _row(reader: Reader, one: SkillProgress, utc_offset: int | None) -> Row:
    day = _day(reader, one.due, utc_offset)
    return Row(
        skill=one.skill,
        name=skills.skill(reader, one.skill),
        is_rule=is_rule(one.skill),
        practised=one.skill in SKILLS,
        picture=Markup(bar_picture(one.right, one.seen, title="")),
        said=_right(reader, one.right, one.seen),
        due=reader.gettext("Due now") if one.is_due else reader.gettext("Due on %(day)s", day=day),
        is_due=one.is_due,
        is_weak=one.is_weak,
        habits=tuple(Habit(word, _habit(reader, word)) for word, _ in one.mistakes if word in _MISTAKES),
    )


def _habit(reader: Reader, word: str) -> str:
    """What somebody tends to do who makes a mistake."""
    return typical(reader, Mistake(word)) if word in tuple(Mistake) else skills.skill(reader, word)


def sprint_rows(reader: Reader, ran: tuple[Ran, ...], utc_offset: int | None) -> tuple[SprintRow, ...]:
    """The latest sprints, the newest first."""
    return tuple(
        SprintRow(
            _day(reader, one.at, utc_offset),
            _right(reader, one.sprint.right, one.sprint.answered),
        )
        for one in reversed(ran[-5:])
    )


def _day(reader: Reader, at: datetime, utc_offset: int | None) -> str:
    """The day where the learner is, written the reader's way."""
    day: date = at.astimezone(timezone(timedelta(minutes=utc_offset or 0))).date()
    return format_date(day, format="medium", locale=reader.language.babel)


def _right(reader: Reader, right: int, answers: int) -> str:
    # NOTE: How many of all answers (%(n)s) were right (%(right)s).
    return reader.ngettext("%(right)s of %(n)s answer right", "%(right)s of %(n)s answers right", answers, right=right)
