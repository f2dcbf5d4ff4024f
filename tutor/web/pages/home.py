"""The start: the choice of a language, and the page where a learner picks up the course."""

from flask import Blueprint, redirect, render_template, url_for
from werkzeug.wrappers import Response

from tutor.rules.dominoes import Line
from tutor.web.languages import accepted
from tutor.web.position import position
from tutor.web.site import reader, site

blueprint = Blueprint("home", __name__)

#: The position that greets a learner: two doubles at the ends, ten points.
GREETING = Line.parse("1-4 1-1@left 4-4@right")


@blueprint.get("/")
def choose() -> Response:
    """Send somebody who names no language to the pages in theirs."""
    answer = redirect(url_for("home.home", language=accepted()))
    answer.vary.update(("Accept-Language", "Cookie"))
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer


@blueprint.get("/<language:language>/")
def home() -> str:
    """The course with its lessons, and a picture of what it is about."""
    return render_template(
        "home.html", page="home", course=site().courses["dominoes"], greeting=position(reader(), GREETING)
    )
