"""The rules of a game as one article."""

from typing import Any, NamedTuple

from flask import Blueprint, abort, render_template

from tutor.lessons import AnyLesson, AnyStep
from tutor.web.cards import cards
from tutor.web.cribbage.shown import Comparison, ShownScene, comparison, plain_hand
from tutor.web.position import Position, position
from tutor.web.site import reader, site

blueprint = Blueprint("rules", __name__)


class ShownRule(NamedTuple):
    """A rule as the article shows it: with its picture and the steps that teach and ask it."""

    id: str
    say: tuple[str, ...]
    position: Position | None
    scene: ShownScene | None
    comparison: Comparison | None
    taught: tuple[tuple[AnyLesson[Any], AnyStep], ...]
    asked: tuple[tuple[AnyLesson[Any], AnyStep], ...]


class ShownSection(NamedTuple):
    """A section of the article."""

    id: str
    title: str
    rules: tuple[ShownRule, ...]


@blueprint.get("/<language:language>/rules")
def index() -> str:
    """The rules of the two games."""
    return render_template("rulebooks.html", page="rulebooks", section="rules", cards=cards())


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
                    plain_hand(reader(), *rule.hand, uid=rule.id) if rule.hand else None,
                    comparison(reader()) if rule.compare else None,
                    tuple(place for place in steps.get(rule.id, ()) if place[1].question is None),
                    tuple(place for place in steps.get(rule.id, ()) if place[1].question is not None),
                )
                for rule in section.rules
            ),
        )
        for section in article.sections
    )
    return render_template("rules.html", page="rules", section="rules", game=game, article=article, sections=sections)
