"""Any position and any hand as a picture of its own, for anybody's page."""

from typing import Final

from flask import Blueprint, Response, request

from tutor.draw import line_picture
from tutor.draw.cribbage import Words, hand_picture
from tutor.rules.cribbage import Card, count, parse_cards
from tutor.rules.dominoes import End, Line
from tutor.rules.errors import NotationError, RulesError
from tutor.web.caching import FOR_A_DAY
from tutor.web.languages import accepted
from tutor.web.site import site
from tutor.wording import labels
from tutor.wording.cribbage import labels as cribbage
from tutor.wording.cribbage import pictures
from tutor.wording.cribbage.breakdown import sentences
from tutor.wording.errors import sentence
from tutor.wording.position import describe, line_title
from tutor.wording.reader import Reader

blueprint = Blueprint("diagram", __name__)

_CRIB: Final = {"1": True, "yes": True, "0": False, "no": False}


@blueprint.get("/diagram/<replay>.svg")
def diagram(replay: str) -> Response:
    """The picture of the line that a replay leads to; 400 with one plain sentence when the rules refuse it."""
    reader = _reader()
    try:
        line = Line.parse_placed(replay)
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


@blueprint.get("/diagram/cribbage/<cards>/<starter>.svg")
def hand(cards: str, starter: str) -> Response:
    """Four cards and the starter; `crib=1` makes them the crib, and `colours=4` gives each suit a colour of its own."""
    reader = _reader()
    try:
        crib = _crib()
        four = parse_cards(cards)
        fifth = Card.parse(starter, position=len(four))
        worth = count(four, fifth, crib=crib)
    except RulesError as problem:
        return Response(f"{sentence(reader, problem)}\n", 400, mimetype="text/plain")
    picture = hand_picture(
        four,
        fifth,
        crib=crib,
        title=cribbage.cards(reader, four, fifth, crib=crib),
        description=" ".join(sentences(reader, worth, crib=crib)),
        ranks=pictures.ranks(reader),
        words=Words(cribbage.starter(reader), cribbage.crib(reader), pictures.hand(reader)),
        four_colour=request.args.get("colours") == "4",
        standalone=True,
        uid="cards",
    )
    return Response(picture, mimetype="image/svg+xml", headers={"Cache-Control": FOR_A_DAY})


def _crib() -> bool:
    """Whether the address asks for the crib: `1` or `yes`, `0` or `no`; without it the cards are a hand."""
    text = request.args.get("crib", "no")
    if text not in _CRIB:
        raise NotationError(text, "crib")
    return _CRIB[text]


def _reader() -> Reader:
    """The language that the address asks for; without one the source language, so that the picture stays the same."""
    readers = site().readers
    code = request.args.get("lang", "")
    return readers.get(code) or readers.get("en") or readers[accepted()]
