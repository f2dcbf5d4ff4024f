"""The start: the choice of a language, and the page where a learner picks a game."""

from flask import Blueprint, redirect, render_template, url_for
from werkzeug.wrappers import Response

from tutor.web.cards import cards
from tutor.web.languages import accepted
from tutor.web.ways import ways

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def choose() -> Response:
    """Send somebody who names no language to the pages in theirs."""
    answer = redirect(url_for("home.home", language=accepted()))
    answer.vary.update(("Accept-Language", "Cookie"))
    answer.headers["Cache-Control"] = "private, no-cache"
    return answer


@blueprint.get("/<language:language>/")
def home() -> str:
    """Both games as equals, each with a picture of what it is about, and their lessons."""
    return render_template("home.html", page="home", cards=cards(), ways=ways(()))
