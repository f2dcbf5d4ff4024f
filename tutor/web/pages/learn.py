"""The course: its contents, and every step with its question, hints and verdict."""

from typing import Any, NamedTuple

from flask import Blueprint, Response, abort, redirect, url_for
from werkzeug.wrappers import Response as Answer

from tutor.lessons import AnyCourse, AnyLesson, AnyStep
from tutor.progress import Place
from tutor.web import answering, exercises
from tutor.web.answering import Walk
from tutor.web.cards import cards
from tutor.web.exercise import View
from tutor.web.languages import Query
from tutor.web.resuming import standing
from tutor.web.site import reader, site
from tutor.web.templating import render
from tutor.web.ways import way
from tutor.wording.games import words

blueprint = Blueprint("learn", __name__)


class Found(NamedTuple):
    """A step with the lesson and the course that it belongs to."""

    course: AnyCourse[Any]
    lesson: AnyLesson[Any]
    step: AnyStep

    @property
    def place(self) -> Place:
        """The step by its stable words."""
        return Place(self.course.game, self.lesson.slug, self.step.id)

    def page(self, view: View, carried: Query) -> Response:
        """The page or the fragment of the step."""
        return answering.page(
            "step.html",
            view,
            carried,
            page="step",
            section="learn",
            game=self.course.game,
            words=words(reader(), self.course.game),
            course=self.course,
            lesson=self.lesson,
            step=self.step,
            number=self.lesson.steps.index(self.step) + 1,
            walk=_walk(self),
        )


@blueprint.get("/<language:language>/learn")
def index() -> str:
    """The two courses."""
    return render("courses.html", page="courses", section="learn", cards=cards())


@blueprint.get("/<language:language>/learn/<game>")
def course(game: str) -> str:
    """The contents of a course."""
    found = _course(game)
    begin = way(standing(found, ()))
    return render(
        "course.html", page="course", section="learn", game=game, words=words(reader(), game), course=found, way=begin
    )


@blueprint.get("/<language:language>/learn/<game>/<slug>")
def lesson(game: str, slug: str) -> Answer:
    """A lesson is opened at its first step."""
    found = _course(game).lesson(slug)
    if found is None:
        abort(404)
    return redirect(step_address(game, found, found.steps[0]))


@blueprint.get("/<language:language>/learn/<game>/<slug>/<step_id>")
def step(game: str, slug: str, step_id: str) -> Response:
    """A step, as far as the address says that the learner has come."""
    found = find(game, slug, step_id)
    return answering.look(exercises.of_step(reader(), found.step), (), found.page)


@blueprint.post("/<language:language>/learn/<game>/<slug>/<step_id>")
def answer(game: str, slug: str, step_id: str) -> Answer:
    """Judge an answer and keep it; a step that was answered right is finished."""
    found = find(game, slug, step_id)
    question = found.step.question
    return answering.answer(
        exercises.of_step(reader(), found.step),
        (),
        found.page,
        kind=question.kind if question else "",
        seed=f"learn/{'/'.join(found.place)}",
        place=found.place,
    )


def _walk(found: Found) -> Walk:
    """The steps around this one, across lessons too."""
    course, lesson, step = found
    pages = tuple(course.pages())
    place = pages.index((lesson, step))
    back = step_address(course.game, *pages[place - 1]) if place else None
    label = reader().gettext("Steps")
    if place + 1 == len(pages):
        contents = url_for("learn.course", game=course.game)
        return Walk(label, contents, reader().gettext("To all lessons"), back, swaps=False)
    following = pages[place + 1]
    address = step_address(course.game, *following)
    if following[0] is lesson:
        return Walk(label, address, reader().gettext("Next"), back)
    return Walk(label, address, reader().gettext("Next lesson"), back, coming=reader().gettext(following[0].title))


def _course(game: str) -> AnyCourse[Any]:
    found = site().courses.get(game)
    return found if found is not None else abort(404)


def find(game: str, slug: str, step_id: str) -> Found:
    """The step at an address; 404 when there is none."""
    course = _course(game)
    lesson = course.lesson(slug)
    step = lesson.step(step_id) if lesson else None
    if lesson is None or step is None:
        abort(404)
    return Found(course, lesson, step)


def step_address(game: str, lesson: AnyLesson[Any], step: AnyStep) -> str:
    """The address of a step, in the reader's language."""
    return url_for("learn.step", game=game, slug=lesson.slug, step_id=step.id)
