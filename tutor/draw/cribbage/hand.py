"""Pictures of cards: a hand or the crib with the starter, and the single card of an answer to choose."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, Element
from tutor.draw.cribbage.face import ASPECT, Ranks, face, printed
from tutor.draw.cribbage.palette import LIGHT
from tutor.draw.cribbage.sheet import MARGIN, WIDTH, anchored, rectangle, room, sheet, word
from tutor.rules.cribbage.card import Card

#: A card is never wider than this, nor two cards nearer than this.
_WIDEST: Final = 56.0
_SPACE: Final = 5.0
#: Between the cards and the frame around a crib; a hand keeps the same room.
_PADDING: Final = 7.0
#: Between the hand and the starter, the padding not counted.
_APART: Final = 16.0
#: How far a card that is lit is raised out of its hand.
RAISED: Final = 8.0
#: The words above the cards, and the room that they take.
_WORD: Final = 12.5
_WORDS: Final = 21.0
_WORD_HEIGHT: Final = MARGIN + 8.5


class Words(NamedTuple):
    """What stands above the cards, in the reader's language; an empty word is left out."""

    starter: str
    crib: str
    hand: str = ""


class Layout(NamedTuple):
    """Where everything is: the cards in their order, the starter, the frame around the cards, the size of the view."""

    cards: tuple[Box, ...]
    starter: Box | None
    frame: Box
    height: float


def hand_layout(count: int, *, starter: bool, words: bool = True, raised: bool = False) -> Layout:
    """Lay out so many cards in one row, the starter apart from them at the right.

    `raised` keeps room above for cards that are lit.
    """
    shown = max(count, 1)
    apart = _APART + _PADDING if starter else 0.0
    free = WIDTH - 2 * MARGIN - 2 * _PADDING - (shown - 1) * _SPACE - apart
    wide = min(_WIDEST, free / (shown + starter))
    tall = ASPECT * wide
    used = 2 * _PADDING + shown * (wide + _SPACE) - _SPACE + apart + (wide if starter else 0)
    left = (WIDTH - used) / 2
    frame = Box(
        left,
        MARGIN + (_WORDS if words else 0),
        2 * _PADDING + shown * (wide + _SPACE) - _SPACE,
        tall + 2 * _PADDING + (RAISED if raised else 0),
    )
    top = frame.bottom - _PADDING - tall
    return Layout(
        cards=tuple(Box(left + _PADDING + index * (wide + _SPACE), top, wide, tall) for index in range(count)),
        starter=Box(left + used - wide, top, wide, tall) if starter else None,
        frame=frame,
        height=frame.bottom + MARGIN,
    )


def hand_picture(
    cards: Sequence[Card],
    starter: Card | None = None,
    *,
    title: str,
    ranks: Ranks,
    words: Words,
    crib: bool = False,
    highlight: Collection[Card] = (),
    description: str = "",
    four_colour: bool = False,
    standalone: bool = False,
    uid: str = "",
) -> str:
    """The cards of a hand in the order given, and the starter apart from them at the right.

    A crib has a frame with its name; a hand has none (rule C9). The cards to `highlight` are raised and have
    a thick outline. `ranks` are the thirteen printed ranks. No cards at all show an empty place.
    """
    named = bool(words.crib if crib else words.hand) or (starter is not None and bool(words.starter))
    layout = hand_layout(len(cards), starter=starter is not None, words=named, raised=bool(highlight))
    canvas = sheet(
        WIDTH,
        layout.height,
        kind="cards",
        title=title,
        description=description,
        four_colour=four_colour,
        standalone=standalone,
        uid=uid,
    )
    if crib:
        _frame(canvas, layout.frame, words.crib)
    elif words.hand:
        canvas.add(word(canvas, words.hand, layout.frame.x + _PADDING, _WORD_HEIGHT, _WORD))
    for card, box in zip(cards, layout.cards, strict=True):
        canvas.add(_shown(canvas, card, box, ranks, lit=card in highlight, four_colour=four_colour))
    if not cards:
        canvas.add(_empty(canvas, layout.frame))
    if starter is not None and layout.starter is not None:
        canvas.add(_starter_word(canvas, words.starter, layout.starter))
        group = canvas.g(class_="starter")
        box = layout.starter
        group.add(_shown(canvas, starter, box, ranks, lit=starter in highlight, four_colour=four_colour))
        canvas.add(group)
    return canvas.finished()


def card_picture(
    card: Card,
    *,
    title: str,
    rank: str,
    description: str = "",
    lit: bool = False,
    four_colour: bool = False,
    standalone: bool = False,
    uid: str = "",
) -> str:
    """A single card, for an answer to choose; `rank` is its rank as it is printed."""
    box = Box(4, 4, _WIDEST, round(ASPECT * _WIDEST))
    canvas = sheet(
        box.right + box.x,
        box.bottom + box.y,
        kind="playing-card",
        title=title,
        description=description,
        four_colour=four_colour,
        standalone=standalone,
        uid=uid,
    )
    return canvas.finished([face(canvas, card, rank, box, lit=lit, four_colour=four_colour)])


def _shown(canvas: Canvas, card: Card, box: Box, ranks: Ranks, *, lit: bool, four_colour: bool) -> Element:
    place = box.moved(0, -RAISED) if lit else box
    return face(canvas, card, printed(card, ranks), place, lit=lit, four_colour=four_colour)


def _starter_word(canvas: Canvas, text: str, starter: Box) -> Element:
    """The word above the starter: over its middle, or a long one ending where the starter ends."""
    fits = room(text, _WORD) <= starter.width
    x = starter.middle[0] if fits else starter.right
    return word(canvas, text, x, _WORD_HEIGHT, _WORD, anchor="middle" if fits else "end")


def _frame(canvas: Canvas, frame: Box, name: str) -> None:
    """The frame of a crib, with its name on a tab at the upper left."""
    inner = frame.grown(-0.8)
    tab = Box(inner.x, MARGIN, room(name, _WORD) + 18, inner.y - MARGIN + 10)
    canvas.add(rectangle(canvas, tab, rx=5, class_="frame-tab", fill=LIGHT["frame"]))
    canvas.add(
        rectangle(canvas, inner, rx=8, class_="frame", fill=LIGHT["felt"], stroke=LIGHT["frame"], stroke_width=1.6)
    )
    x, y = tab.middle[0], (tab.y + inner.y) / 2
    look = {"class_": "frame-word", "fill": LIGHT["frame-word"], "font_weight": 600}
    canvas.add(anchored(canvas, name, x, y, _WORD, anchor="middle", **look))


def _empty(canvas: Canvas, frame: Box) -> Element:
    """The dashed outline of a place without a card."""
    look = {"fill": "none", "stroke": LIGHT["soft"], "stroke_width": 1.2, "stroke_dasharray": "4 4"}
    return rectangle(canvas, frame.grown(-_PADDING), rx=6, class_="empty", **look)
