"""The rules of a game as one article."""

from typing import NamedTuple

from flask import Blueprint, abort, render_template

from tutor.lessons import Lesson, Step
from tutor.web.position import Position, position
from tutor.web.site import reader, site

blueprint = Blueprint("rules", __name__)


class ShownRule(NamedTuple):
    """A rule as the article shows it: with its picture and the steps that teach and ask it."""

    id: str
    say: tuple[str, ...]
    position: Position | None
    taught: tuple[tuple[Lesson, Step], ...]
    asked: tuple[tuple[Lesson, Step], ...]


class ShownSection(NamedTuple):
    """A section of the article."""

    id: str
    title: str
    rules: tuple[ShownRule, ...]


@blueprint.get("/<language:language>/rules/<game>")
def rules(game: str) -> str:
    """Every rule with its anchor, linked to the steps about it."""
    article = site().articles.get(game)
    if article is None:
        abort(404)
    steps = site().courses[game].teaching()
    sections = tuple(
        ShownSection(
            section.id,
            section.title,
            tuple(
                ShownRule(
                    rule.id,
                    rule.say,
                    position(reader(), rule.line, uid=rule.id) if rule.line else None,
                    tuple(place for place in steps.get(rule.id, ()) if place[1].question is None),
                    tuple(place for place in steps.get(rule.id, ()) if place[1].question is not None),
                )
                for rule in section.rules
            ),
        )
        for section in article.sections
    )
    return render_template("rules.html", page="rules", section="rules", article=article, sections=sections)
