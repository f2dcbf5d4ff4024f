"""Where a learner stands in a course: which lessons are finished, and where it goes on."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.lessons import AnyCourse, AnyLesson, AnyStep
from tutor.progress import Finished, Place


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a learner has come in a course.

    `go_on` is where it goes on: None before the first step that was done, and when nothing is left.
    """

    course: AnyCourse[Any]
    begun: bool
    finished: tuple[AnyLesson[Any], ...]
    go_on: tuple[AnyLesson[Any], AnyStep] | None

    @property
    def game(self) -> str:
        """The game that the course teaches."""
        return self.course.game

    @property
    def number(self) -> int:
        """The number of the lesson in which it goes on, counted from 1."""
        return self.course.lessons.index(self.go_on[0]) + 1 if self.go_on else 0


def standing(course: AnyCourse[Any], done: Sequence[Finished]) -> Standing:
    """Where somebody who has done these steps stands in a course."""
    places = {_place(course, *page) for page in course.pages()}
    return Standing(
        course,
        begun=any(one.place in places for one in done),
        finished=finished_lessons(course, done),
        go_on=where_to_go_on(course, done),
    )


def standings(courses: Iterable[AnyCourse[Any]], done: Sequence[Finished]) -> tuple[Standing, ...]:
    """Where somebody stands in every course, the one in which something was done last first."""
    order = [one.place.game for one in reversed(done)]
    return tuple(
        sorted(
            (standing(course, done) for course in courses),
            key=lambda one: order.index(one.game) if one.begun else len(order),
        )
    )


def finished_lessons(course: AnyCourse[Any], done: Sequence[Finished]) -> tuple[AnyLesson[Any], ...]:
    """The lessons of which every step that asks something was answered right.

    A lesson that asks nothing is finished with its last step.
    """
    places = {one.place for one in done}
    return tuple(lesson for lesson in course.lessons if _is_finished(course.game, lesson, places))


def _is_finished(game: str, lesson: AnyLesson[Any], places: Collection[Place]) -> bool:
    asking = [step for step in lesson.steps if step.question] or [lesson.steps[-1]]
    return all(Place(game, lesson.slug, step.id) in places for step in asking)


def where_to_go_on(course: AnyCourse[Any], done: Sequence[Finished]) -> tuple[AnyLesson[Any], AnyStep] | None:
    """The first unfinished step after the one that was finished last, and after the end of the course from its start.

    It never leads back into a finished lesson, except to read to its end for somebody who has just answered in it.
    None before the first step, and when nothing is left.
    """
    pages = list(course.pages())
    places = [_place(course, *page) for page in pages]
    latest = [places.index(one.place) for one in done if one.place in places][-1:]
    if not latest:
        return None
    here, was = pages[latest[0]]
    before, after = pages[: latest[0]], pages[latest[0] + 1 :]
    finished = finished_lessons(course, done)
    read_on = [page for page in after if page[0] is here and was.question]
    still_open = [page for page in after + before if page[0] not in finished]
    over = {one.place for one in done}
    return next((page for page in read_on + still_open if _place(course, *page) not in over), None)


def _place(course: AnyCourse[Any], lesson: AnyLesson[Any], step: AnyStep) -> Place:
    return Place(course.game, lesson.slug, step.id)
