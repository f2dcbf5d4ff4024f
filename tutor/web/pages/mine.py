"""What is a learner's own in pages that are the same for everybody: small fragments, fetched after the page."""

from flask import Blueprint, Response, render_template

from tutor.progress import Finished, Settings, StoreDown, Streak
from tutor.web import learner
from tutor.web.learner import personal
from tutor.web.pages.learn import find, step_address
from tutor.web.resuming import finished_lessons, where_to_go_on
from tutor.web.site import reader, site
from tutor.wording.progress import not_kept

blueprint = Blueprint("mine", __name__, url_prefix="/<language:language>/_mine")


@blueprint.get("/banner")
def banner() -> Response:
    """Says that progress is not being kept; empty while it is."""
    trouble = learner.trouble()
    return personal(render_template("_banner.html", notice=not_kept(reader(), trouble) if trouble else (), oob=False))


@blueprint.get("/lessons/<game>")
def lessons(game: str) -> Response:
    """The ticks of finished lessons, and the way on from where the learner was."""
    course = site().courses.get(game)
    try:
        done: tuple[Finished, ...] = learner.store().finished(learner.key()) if course else ()
    except StoreDown:
        done = ()
    following = where_to_go_on(course, done) if course else None
    return personal(
        render_template(
            "_mine_lessons.html",
            game=game if course else "",
            finished=finished_lessons(course, done) if course else (),
            go_on=step_address(game, *following) if following else "",
        )
    )


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
