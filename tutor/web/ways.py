"""The ways into the courses: where somebody new begins, and where everybody else goes on."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from flask import url_for

from tutor.progress import Finished
from tutor.web.resuming import Standing, standings
from tutor.web.site import reader, site
from tutor.wording.games import words


@dataclass(frozen=True, slots=True)
class Way:
    """A link into a course: where it leads, its name, what stands above it, and whether it resumes or comes second."""

    href: str
    above: str
    name: str
    resumes: bool = False
    second: bool = False


def ways(done: Sequence[Finished]) -> tuple[Way, ...]:
    """A way into every course for somebody who has done these steps, that of the game done last first.

    The games are equals to somebody new; to everybody else the game done last is the first, and the other second.
    """
    first, *others = (_go_on(one) if one.begun else _learn(one) for one in standings(site().courses.values(), done))
    return (first, *(replace(one, second=first.resumes) for one in others))


def way(standing: Standing) -> Way:
    """The way into a course, where it is clear which course that is."""
    return _go_on(standing) if standing.begun else _start(standing)


def _learn(standing: Standing) -> Way:
    number = len(standing.course.lessons)
    lessons = reader().ngettext("%(n)s lesson", "%(n)s lessons", number)
    return Way(_first(standing), lessons, words(reader(), standing.game).learn)


def _start(standing: Standing) -> Way:
    first = standing.course.lessons[0]
    return Way(_first(standing), reader().gettext("Start with the first lesson"), reader().gettext(first.title))


def _first(standing: Standing) -> str:
    first = standing.course.lessons[0]
    return url_for("learn.step", game=standing.game, slug=first.slug, step_id=first.steps[0].id)


def _go_on(standing: Standing) -> Way:
    reads, game = reader(), words(reader(), standing.game).name
    if standing.go_on is None:
        # NOTE: %(game)s is the name of a game, as a heading.
        above = reads.gettext("%(game)s: every lesson is finished", game=game)
        return Way(url_for("practice.next_for_learner", game=standing.game), above, reads.gettext("Practise"))
    lesson, step = standing.go_on
    # NOTE: Above the title of the lesson. %(game)s is the name of a game, as a heading; %(n)s the number of the lesson.
    above = reads.gettext("Go on: %(game)s, lesson %(n)s", game=game, n=standing.number)
    address = url_for("learn.step", game=standing.game, slug=lesson.slug, step_id=step.id)
    return Way(address, above, reads.gettext(lesson.title), resumes=True)
