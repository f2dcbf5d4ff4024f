"""The sprint: as many right answers as one finds in five minutes."""

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answer

from tutor.web import learner, practising
from tutor.web.caching import NEVER
from tutor.web.pages.practice import address
from tutor.web.site import reader
from tutor.web.sprinting import SECONDS, Run

blueprint = Blueprint("sprint", __name__, url_prefix="/<language:language>/sprint")


@blueprint.get("")
def sprint() -> str:
    """What a sprint is, and how it begins."""
    return render_template("sprint.html", page="sprint", section="practice", minutes=SECONDS // 60)


@blueprint.post("")
def begin() -> Answer:
    """The clock starts with the first puzzle."""
    return _off_to(_next(Run.begin(request.form.get("what", ""))))


@blueprint.get("/next")
def go_on() -> Answer:
    """Another puzzle while there is time, then the result. What is kept of it was kept with the answers."""
    run = Run.parse(request.args.get("sprint", "")) or abort(404)
    return _off_to(url_for("sprint.result", sprint=str(run)) if run.is_over else _next(run))


@blueprint.get("/result")
def result() -> str:
    """How a sprint went."""
    run = Run.parse(request.args.get("sprint", "")) or abort(404)
    reads = reader()
    sentences = (
        reads.ngettext("You answered %(n)s puzzle.", "You answered %(n)s puzzles.", run.answered),
        reads.ngettext("%(n)s answer was right.", "%(n)s answers were right.", run.right),
    )
    return render_template(
        "sprint_result.html", page="sprint-result", section="practice", run=run, sentences=sentences, canonical=None
    )


def _next(run: Run) -> str:
    return address(practising.quick(learner.key(), run.what), [("sprint", str(run))])


def _off_to(target: str) -> Answer:
    response = redirect(target, 303)
    response.headers["Cache-Control"] = NEVER
    return response
