"""The course: its contents, and every step with its question, hints and verdict."""

from typing import NamedTuple
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, redirect, request, url_for
from werkzeug.wrappers import Response as Answer

from tutor.lessons import Course, Lesson, Step
from tutor.web.languages import Query, alternates
from tutor.web.site import reader, site
from tutor.web.state import State
from tutor.web.step import StepView, step_view
from tutor.web.templating import render, wants_fragment

blueprint = Blueprint("learn", __name__)


class Way(NamedTuple):
    """Where a step leads: its place in the lesson, and the steps around it."""

    number: int
    """From 1."""
    steps: int
    back: str | None
    next: str
    next_lesson: Lesson | None
    """The lesson that begins with the next step, at the end of one."""
    last: bool
    """Whether the course ends here."""


@blueprint.get("/<language:language>/learn/<game>")
def course(game: str) -> str:
    """The contents of a course."""
    return render("course.html", page="course", section="learn", course=_course(game))


@blueprint.get("/<language:language>/learn/<game>/<slug>")
def lesson(game: str, slug: str) -> Answer:
    """A lesson is opened at its first step."""
    found = _course(game).lesson(slug)
    if found is None:
        abort(404)
    return redirect(_address(game, found, found.steps[0]))


@blueprint.get("/<language:language>/learn/<game>/<slug>/<step_id>")
def step(game: str, slug: str, step_id: str) -> Response:
    """A step, as far as the address says that the learner has come."""
    found = _find(game, slug, step_id)
    state = State.read(found[2].question, request.args)
    return _page(*found, step_view(reader(), found[2], state))


@blueprint.post("/<language:language>/learn/<game>/<slug>/<step_id>")
def answer(game: str, slug: str, step_id: str) -> Answer:
    """Judge an answer: the address that shows the verdict, or the page that says what cannot be read."""
    found = _find(game, slug, step_id)
    question = found[2].question
    if question is None:
        abort(405, valid_methods=["GET", "HEAD"])
    state = State.read(question, request.form, posted=True)
    view = step_view(reader(), found[2], state)
    if view.unreadable:
        return _page(*found, view)
    state = state.after(question, question.parse(state.form).form())
    if not wants_fragment():
        return redirect(f"{request.path}?{urlencode(state.query())}#verdict", 303)
    return _page(*found, step_view(reader(), found[2], state))


def _page(course: Course, lesson: Lesson, step: Step, view: StepView) -> Response:
    """The page or the fragment of a step; 400 when the answer cannot be read."""
    query = view.state.query()
    shown = render(
        "step.html",
        page="step",
        section="learn",
        course=course,
        lesson=lesson,
        step=step,
        view=view,
        way=_way(course, lesson, step),
        show_address=_with(query, ("show", "1")),
        alternates=alternates(query),
        query=f"?{urlencode(query)}" if query else "",
    )
    response = Response(shown, 400 if view.unreadable else 200)
    if wants_fragment() and not view.unreadable:
        response.headers["HX-Push-Url"] = f"{request.path}?{urlencode(query)}" if query else request.path
    response.vary.update(("HX-Request", "HX-Boosted", "HX-History-Restore-Request"))
    return response


def _with(query: Query, *more: tuple[str, str]) -> str:
    return f"{request.path}?{urlencode((*query, *more))}"


def _way(course: Course, lesson: Lesson, step: Step) -> Way:
    pages = tuple(course.pages())
    place = pages.index((lesson, step))
    following = pages[place + 1] if place + 1 < len(pages) else None
    number = lesson.steps.index(step) + 1
    return Way(
        number=number,
        steps=len(lesson.steps),
        back=_address(course.game, *pages[place - 1]) if place else None,
        next=_address(course.game, *following) if following else url_for("learn.course", game=course.game),
        next_lesson=following[0] if following and following[0] is not lesson else None,
        last=following is None,
    )


def _course(game: str) -> Course:
    found = site().courses.get(game)
    return found if found is not None else abort(404)


def _find(game: str, slug: str, step_id: str) -> tuple[Course, Lesson, Step]:
    course = _course(game)
    lesson = course.lesson(slug)
    step = lesson.step(step_id) if lesson else None
    if lesson is None or step is None:
        abort(404)
    return course, lesson, step


def _address(game: str, lesson: Lesson, step: Step) -> str:
    return url_for("learn.step", game=game, slug=lesson.slug, step_id=step.id)
