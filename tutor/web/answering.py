"""How an exercise is shown and answered, whether it is a step of a lesson or a puzzle: all state is in the address."""

from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask import Response, abort, redirect, request
from werkzeug.wrappers import Response as Answer

from tutor.progress import Place, Running
from tutor.web import learner
from tutor.web.exercise import AnyExercise, View
from tutor.web.languages import Query, alternates
from tutor.web.site import reader
from tutor.web.state import State
from tutor.web.templating import render, wants_fragment


class Walk(NamedTuple):
    """Where an exercise leads."""

    label: str
    next: str
    next_label: str
    back: str | None = None
    swaps: bool = True
    """Whether what comes next can take the place of this exercise in the page."""
    hurries: bool = False
    """Whether only the first answer counts and it has been given, so that the way on comes before its explanation."""
    coming: str = ""
    """What begins there, where something new begins."""
    due: str | None = None
    """Where the learner practises what is due."""


#: Makes the page of a view, with what is carried along in the address.
Pages = Callable[[View, Query], Response]


def page(template: str, view: View, carried: Query, **context: Any) -> Response:
    """The page or the fragment of an exercise; 400 when the answer cannot be read."""
    query = (*view.state.query(), *carried)
    shown = render(
        template,
        view=view,
        carried=carried,
        show_address=_with(view.state.query(), ("show", "1"), *carried),
        alternates=alternates(query),
        query=f"?{urlencode(query)}" if query else "",
        **context,
    )
    response = Response(shown, 400 if view.unreadable else 200)
    if wants_fragment() and not view.unreadable:
        response.headers["HX-Push-Url"] = f"{request.path}?{urlencode(query)}" if query else request.path
    response.vary.update(("HX-Request", "HX-Boosted", "HX-History-Restore-Request"))
    return response


def look(exercise: AnyExercise, carried: Query, pages: Pages) -> Response:
    """The exercise, as far as the address says that the learner has come."""
    return pages(exercise.view(reader(), State.read(exercise.question, request.args)), carried)


def answer(
    exercise: AnyExercise,
    carried: Query,
    pages: Pages,
    *,
    kind: str,
    seed: str,
    place: Place | None = None,
    sprint: Running | None = None,
    then: Callable[[bool], Query] | None = None,
) -> Answer:
    """Judge and record an answer: the address that shows the verdict, or the page that says what cannot be read.

    `place` is the step of a lesson that is answered, `sprint` the one that is being run, and `then` says what is
    carried along after a first try that is right or wrong.
    """
    question = exercise.question
    if question is None:
        abort(405, valid_methods=["GET", "HEAD"])
    before = State.read(question, request.form, posted=True)
    verdict, _ = exercise.judged(before)
    if verdict is None:
        return pages(exercise.view(reader(), before), carried)
    kept = learner.keep(verdict, before, kind=kind, seed=seed, skills=exercise.skills, place=place, sprint=sprint)
    state = before.after(question, verdict.answer.form())
    if then and not before.tries:
        carried = then(verdict.right)
    if wants_fragment():
        return kept.onto(pages(exercise.view(reader(), state), carried))
    unkept = (("kept", "no"),) if kept.trouble else ()
    target = f"{request.path}?{urlencode((*state.query(), *carried, *unkept))}#verdict"
    return kept.onto(redirect(target, 303))


def _with(query: Query, *more: tuple[str, str]) -> str:
    return f"{request.path}?{urlencode((*query, *more))}"
