"""What a reader sees when something cannot be shown: a page in the own language, with a way on."""

from typing import NamedTuple

from flask import Flask, Response, render_template, request
from werkzeug.exceptions import HTTPException

from tutor.web.caching import NEVER
from tutor.web.site import reader


class Trouble(NamedTuple):
    """What went wrong, and what helps."""

    status: int
    title: str
    text: str


def init_app(app: Flask) -> None:
    """Answer every HTTP error with a page in the reader's language."""
    app.register_error_handler(HTTPException, show)


def show(problem: HTTPException) -> Response:
    """The page for a problem, with the status and the headers that belong to it."""
    status = problem.code or 500
    response = Response(render_template("error.html", page="error", canonical=None, trouble=trouble(status)), status)
    for name, value in problem.get_headers(request.environ):
        if name.lower() not in ("content-type", "content-length"):
            response.headers[name] = value
    response.headers["Cache-Control"] = NEVER
    return response


def trouble(status: int) -> Trouble:
    """Say in the reader's words what a status means."""
    reads = reader()
    match status:
        case 404:
            return Trouble(
                status,
                reads.gettext("There is no page here"),
                reads.gettext(
                    "This address leads nowhere. Perhaps a letter is missing from it, or the page has moved."
                ),
            )
        case 403:
            return Trouble(
                status,
                reads.gettext("This form came from another site"),
                reads.gettext(
                    "Answers are taken only from the pages of this tutor. Open the page here and answer it again."
                ),
            )
        case 405:
            return Trouble(
                status,
                reads.gettext("That does not work here"),
                reads.gettext("This page can be read, but nothing can be sent to it."),
            )
        case 413 | 414 | 431:
            return Trouble(
                status,
                reads.gettext("That was too much"),
                reads.gettext("What was sent is far longer than any answer. Go back and try a shorter one."),
            )
        case 429:
            return Trouble(
                status,
                reads.gettext("That was too fast"),
                reads.gettext("More answers came in a minute than anybody thinks of. Wait a moment and try again."),
            )
        case 503:
            return Trouble(
                status,
                reads.gettext("Too much at once"),
                reads.gettext(
                    "So much is being sent here at the moment that yours was not taken in. Try again in a few seconds."
                ),
            )
        case _ if status >= 500:
            return Trouble(
                status,
                reads.gettext("Something broke"),
                reads.gettext("That was a mistake of this site and not of yours. Try again in a moment."),
            )
        case _:
            return Trouble(
                status,
                reads.gettext("This request cannot be read"),
                reads.gettext("Something in it was not as expected. Go back and try again."),
            )
