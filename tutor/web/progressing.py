"""A learner's progress as its page shows it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone

from babel.dates import format_date
from markupsafe import Markup

from tutor.draw import bar_picture
from tutor.progress import Progress, Ran, SkillProgress
from tutor.web.practised import GAMES, SKILLS, Practised
from tutor.wording import skills
from tutor.wording.games import GameWords, words
from tutor.wording.progress import typical
from tutor.wording.reader import Reader

#: Once is a slip; what happened as often as this is a habit.
_HABIT = 2


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
    practised: bool
    picture: Markup
    said: str
    due: str
    is_due: bool
    is_weak: bool
    habits: tuple[Habit, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """What was asked of one game, in the order of its rules: rule by rule, and the mistakes made or always avoided."""

    words: GameWords
    rules: tuple[Row, ...]
    made: tuple[Row, ...]
    avoided: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class SprintRow:
    """The result of a sprint."""

    day: str
    said: str


def shelves(reader: Reader, progress: Progress, utc_offset: int | None, *, now: datetime) -> tuple[Shelf, ...]:
    """The games of which something was asked; a word that is no skill any more is left out."""
    asked = {one.skill: one for one in progress.skills}
    calendar = _Calendar.of(reader, utc_offset, now)
    return tuple(
        _shelf(reader, practised, asked, calendar)
        for practised in GAMES.values()
        if not asked.keys().isdisjoint((*practised.all_rules, *practised.mistakes))
    )


def _shelf(reader: Reader, practised: Practised, asked: Mapping[str, SkillProgress], calendar: "_Calendar") -> Shelf:
    rules = [asked[rule] for rule in practised.all_rules if rule in asked]
    mistakes = [asked[mistake] for mistake in practised.mistakes if mistake in asked]
    return Shelf(
        words=words(reader, practised.game),
        rules=tuple(_row(reader, practised, one, calendar) for one in rules),
        made=tuple(_row(reader, practised, one, calendar) for one in mistakes if one.right < one.seen),
        avoided=tuple(_row(reader, practised, one, calendar) for one in mistakes if one.right == one.seen),
    )


def _row(reader: Reader, practised: Practised, one: SkillProgress, calendar: "_Calendar") -> Row:
    return Row(
        skill=one.skill,
        name=skills.skill(reader, one.skill),
        practised=one.skill in SKILLS,
        picture=Markup(bar_picture(one.right, one.seen, title="")),
        said=_right(reader, one.right, one.seen),
        due=reader.gettext("Due now") if one.is_due else calendar.due(one.due),
        is_due=one.is_due,
        is_weak=one.is_weak,
        habits=tuple(
            Habit(word, typical(reader, practised.mistakes[word]))
            for word, times in one.mistakes
            if word in practised.mistakes and times >= _HABIT
        ),
    )


def sprint_rows(
    reader: Reader, ran: tuple[Ran, ...], utc_offset: int | None, *, now: datetime
) -> tuple[SprintRow, ...]:
    """The latest sprints, the newest first."""
    calendar = _Calendar.of(reader, utc_offset, now)
    return tuple(
        SprintRow(calendar.day(one.at), _right(reader, one.sprint.right, one.sprint.answered))
        for one in reversed(ran[-5:])
    )


@dataclass(frozen=True, slots=True)
class _Calendar:
    """Days where the learner is, written the reader's way."""

    reader: Reader
    zone: timezone
    today: date

    @classmethod
    def of(cls, reader: Reader, utc_offset: int | None, now: datetime) -> "_Calendar":
        zone = timezone(timedelta(minutes=utc_offset or 0))
        return cls(reader, zone, now.astimezone(zone).date())

    def day(self, at: datetime) -> str:
        return format_date(at.astimezone(self.zone).date(), format="medium", locale=self.reader.language.babel)

    def due(self, at: datetime) -> str:
        if at.astimezone(self.zone).date() <= self.today:
            return self.reader.gettext("Due today")
        return self.reader.gettext("Due on %(day)s", day=self.day(at))


def _right(reader: Reader, right: int, answers: int) -> str:
    # NOTE: How many of all answers (%(n)s) were right (%(right)s).
    return reader.ngettext("%(right)s of %(n)s answer right", "%(right)s of %(n)s answers right", answers, right=right)
