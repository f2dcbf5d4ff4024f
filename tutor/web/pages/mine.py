"""What is a learner's own in pages that are the same for everybody: small fragments, fetched after the page."""

from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, url_for
from werkzeug.wrappers import Response as Answer

from tutor.lessons import AnyCourse
from tutor.progress import Finished, Settings, StoreDown, Streak
from tutor.web import learner
from tutor.web.learner import personal
from tutor.web.pages.learn import find
from tutor.web.resuming import standing, standings
from tutor.web.site import reader, site
from tutor.web.ways import way, ways
from tutor.wording.progress import not_kept

blueprint = Blueprint("mine", __name__, url_prefix="/<language:language>/_mine")


@blueprint.get("/banner")
def banner() -> Response:
    """Says that progress is not being kept; empty while it is."""
    trouble = learner.trouble()
    return personal(render_template("_banner.html", notice=not_kept(reader(), trouble) if trouble else (), oob=False))


@blueprint.get("/start")
def start() -> Response:
    """The ways on in both games, that of the game of the last step first, and the ticks of finished lessons."""
    done = _done()
    ticked = [lesson for one in standings(site().courses.values(), done) for lesson in one.finished]
    return personal(render_template("_mine_start.html", ways=ways(done), finished=ticked))


@blueprint.get("/lessons/<game>")
def lessons(game: str) -> Response:
    """The way on in a course, and the ticks of its finished lessons."""
    one = standing(_course(game), _done())
    return personal(render_template("_mine_lessons.html", game=game, way=way(one), finished=one.finished))


@blueprint.get("/go-on")
@blueprint.get("/go-on/<game>")
def go_on(game: str = "") -> Answer:
    """Leads on where the learner was, in a course or in that of the last step; for a browser without scripts."""
    done = _done()
    first = standings(site().courses.values(), done)[0]
    if game:
        address = way(standing(_course(game), done)).href
    else:
        address = way(first).href if first.begun else url_for("learn.index")
    response = redirect(address)
    response.headers["Cache-Control"] = "private, no-store"
    return response


def _course(game: str) -> AnyCourse[Any]:
    return site().courses.get(game) or abort(404)


def _done() -> tuple[Finished, ...]:
    """The steps that this learner has done; none while the store is down."""
    try:
        return learner.store().finished(learner.key())
    except StoreDown:
        return ()


@blueprint.get("/practice")
def practice() -> Response:
    """What is due, the streak, and the way to a sprint: the last two not for somebody who wants it quiet."""
    store, key = learner.store(), learner.key()
    try:
        settings, streak, due = store.settings(key), store.streak(key), len(store.due(key))
    except StoreDown:
        settings, streak, due = Settings(), Streak(), 0
    return personal(render_template("_mine_practice.html", settings=settings, streak=streak, due=due))


@blueprint.post("/here/<game>/<slug>/<step_id>")
def here(game: str, slug: str, step_id: str) -> Response:
    """A step that asks nothing is finished once it has been opened, by somebody who is known."""
    found = find(game, slug, step_id)
    if found.step.question is None:
        try:
            learner.store().finish(learner.key(), found.place)
        except StoreDown:
            return personal("", 204)
    return personal("", 204)
