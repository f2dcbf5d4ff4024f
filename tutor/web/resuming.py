"""Where a learner stands in a course: which lessons are finished, and where it goes on."""

from collections.abc import Collection, Sequence
from typing import Any

from tutor.lessons import AnyCourse, AnyLesson, AnyStep
from tutor.progress import Finished, Place


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
    """The step after the one that was finished last; None before the first and after the last one."""
    pages = list(course.pages())
    at = {Place(course.game, lesson.slug, step.id): number for number, (lesson, step) in enumerate(pages)}
    latest = [at[one.place] for one in done if one.place in at][-1:]
    following = [pages[number + 1] for number in latest if number + 1 < len(pages)]
    return following[0] if following else None
