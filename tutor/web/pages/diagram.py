"""Any position as a picture of its own, for anybody's page."""

from flask import Blueprint, Response, request

from tutor.draw import line_picture
from tutor.rules.dominoes import End, Line
from tutor.rules.errors import RulesError
from tutor.web.caching import FOR_A_DAY
from tutor.web.languages import accepted
from tutor.web.site import site
from tutor.wording import labels
from tutor.wording.errors import sentence
from tutor.wording.position import describe, line_title
from tutor.wording.reader import Reader

blueprint = Blueprint("diagram", __name__)


@blueprint.get("/diagram/<replay>.svg")
def diagram(replay: str) -> Response:
    """The picture of the line that a replay leads to; 400 with one plain sentence when the rules refuse it."""
    reader = _reader()
    try:
        line = Line.parse(replay)
    except RulesError as problem:
        return Response(f"{sentence(reader, problem)}\n", 400, mimetype="text/plain")
    picture = line_picture(
        line,
        title=line_title(reader, line),
        description=" ".join(describe(reader, line)),
        end_labels=(labels.end(reader, End.LEFT), labels.end(reader, End.RIGHT)),
        standalone=True,
        uid="position",
    )
    return Response(picture, mimetype="image/svg+xml", headers={"Cache-Control": FOR_A_DAY})


def _reader() -> Reader:
    """The language that the address asks for; without one the source language, so that the picture stays the same."""
    readers = site().readers
    code = request.args.get("lang", "")
    return readers.get(code) or readers.get("en") or readers[accepted()]
