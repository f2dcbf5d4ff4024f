"""Hands, the crib, the starter and single cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.draw.cribbage.drawn import GERMAN, RANKS, only, rect, sign, text, view
from tests.draw.svg import SVG, having, texts, title, tree
from tutor.draw.box import Box
from tutor.draw.cribbage import LIGHT, Words, card_picture, hand_picture
from tutor.draw.cribbage.hand import RAISED, hand_layout
from tutor.draw.cribbage.suits import SHAPES
from tutor.rules.cribbage.card import PACK, Card, Suit, parse_cards

WORDS = Words("Starter", "Crib", "Hand")
LONG = Words("Carta inicial", "Crib", "Mano")
HAND = parse_cards("5H 5C TS JD")
STARTER = Card.parse("5D")


@pytest.mark.parametrize("card", PACK, ids=str)
def test_every_card_shows_its_rank_and_its_suit(card: Card):
    """Rank as text, suit as a shape of our own, both within the face."""
    root = tree(card_picture(card, title=str(card), rank=RANKS[card.rank - 1]))
    (group,) = having(root, "card")
    face = rect(having(group, "face")[0])
    suit, rank = only(group, "path"), only(group, "text")
    assert (group.get("data-card"), title(root)) == (str(card), str(card))
    assert (rank.text, suit.get("d")) == (RANKS[card.rank - 1], SHAPES[card.suit])
    assert sign(suit).lies_in(face)
    assert text(rank).lies_in(face)
    assert not sign(suit).overlaps(text(rank))
    assert face.lies_in(view(root))


def test_the_suits_are_four_shapes():
    """Rule C0: suits are told apart without colour."""
    assert len(set(SHAPES.values())) == len(Suit) == len(SHAPES)


@pytest.mark.parametrize("card", parse_cards("JC QC KC AC"), ids=str)
def test_ranks_are_printed_as_the_reader_knows_them(card: Card):
    """A German jack is a B; the notation in the page stays the same."""
    root = tree(hand_picture([card], title="x", ranks=GERMAN, words=Words("", "")))
    assert texts(root) == [{"JC": "B", "QC": "D", "KC": "K", "AC": "A"}[str(card)]]
    assert having(root, "card")[0].get("data-card") == str(card)


def test_a_suit_has_its_colour():
    """Two colours as printed everywhere, or one for each suit."""
    colours = {}
    for four in (False, True):
        root = tree(hand_picture(HAND, title="x", ranks=RANKS, words=WORDS, four_colour=four))
        assert ("four-colour" in root.get("class", "")) is four
        colours[four] = [only(group, "path").get("fill") for group in having(root, "card")]
    assert colours[False] == [LIGHT[name] for name in ("red", "black", "black", "red")]
    assert colours[True] == [LIGHT[name] for name in ("red", "green", "black", "blue")]


@pytest.mark.parametrize("words", [WORDS, LONG], ids=["short", "long"])
@pytest.mark.parametrize("crib", [False, True])
@pytest.mark.parametrize("raised", [False, True])
@pytest.mark.parametrize("starter", [STARTER, None])
@pytest.mark.parametrize("count", range(7))
def test_nothing_overlaps_or_leaves_the_view(count: int, starter: Card | None, raised: bool, crib: bool, words: Words):
    """Faces, words and tabs keep apart, and the cards of a crib lie in its frame."""
    cards = parse_cards("2C 3C 4C TD JD QD")[:count]
    highlight = cards if raised else ()
    root = tree(hand_picture(cards, starter, title="x", ranks=RANKS, words=words, crib=crib, highlight=highlight))
    faces = [rect(face) for face in having(root, "face")]
    said = [text(word) for name in ("word", "frame-word") for word in having(root, name)]
    assert len(faces) == count + (starter is not None)
    assert all(box.lies_in(view(root)) for box in (*faces, *said))
    assert not any(one.overlaps(other) for one, other in combinations((*faces, *said), 2))
    if crib:
        (frame,), (tab,) = having(root, "frame"), having(root, "frame-tab")
        assert all(face.lies_in(rect(frame)) for face in faces[:count])
        assert not any(face.overlaps(rect(frame)) for face in faces[count:])
        assert text(having(root, "frame-word")[0]).lies_in(rect(tab))
        assert rect(tab).lies_in(view(root))


def test_the_starter_is_apart():
    """Rule C1: the starter belongs to hand and crib alike, so it lies in neither."""
    layout = hand_layout(4, starter=True)
    assert layout.starter is not None
    gaps = [other.x - one.right for one, other in zip(layout.cards, layout.cards[1:], strict=False)]
    assert layout.starter.x - layout.cards[-1].right > 3 * max(gaps)
    root = tree(hand_picture(HAND, STARTER, title="x", ranks=RANKS, words=WORDS))
    assert [card.get("data-card") for card in having(root, "card")] == ["5H", "5C", "TS", "JD", "5D"]
    assert [card.get("data-card") for card in having(having(root, "starter")[0], "card")] == ["5D"]
    assert {"Hand", "Starter"} < set(texts(root))


def test_the_crib_is_marked_as_crib():
    """Rule C9: a frame and its name, which a hand does not have."""
    crib = tree(hand_picture(HAND, STARTER, title="x", ranks=RANKS, words=WORDS, crib=True))
    hand = tree(hand_picture(HAND, STARTER, title="x", ranks=RANKS, words=WORDS))
    assert (len(having(crib, "frame")), len(having(hand, "frame"))) == (1, 0)
    assert "Crib" in texts(crib)
    assert "Hand" not in texts(crib)


def test_highlighted_cards_are_raised_and_outlined():
    """Told apart by place and by thickness, not only by colour; the starter too."""
    lit = parse_cards("5C JD 5D")
    root = tree(hand_picture(HAND, STARTER, title="x", ranks=RANKS, words=WORDS, highlight=lit))
    assert [card.get("data-card") for card in having(root, "lit")] == ["5C", "JD", "5D"]
    tops = {str(card.get("data-card")): Box(*rect(having(card, "face")[0])).y for card in having(root, "card")}
    assert all(tops["5H"] - tops[str(card)] == pytest.approx(RAISED) for card in lit)
    thick = {float(having(card, "face")[0].get("stroke-width", "")) for card in having(root, "lit")}
    assert min(thick) > 2 * float(having(having(root, "card")[0], "face")[0].get("stroke-width", ""))


def test_no_cards_show_an_empty_place():
    """Before the deal there is a place, and no card in it."""
    root = tree(hand_picture((), title="x", ranks=RANKS, words=WORDS))
    assert (len(having(root, "empty")), len(having(root, "card"))) == (1, 0)


def test_five_cards_are_large_enough_for_a_phone():
    """At 320 pixels a card is at least 48 wide and its rank at least 26 tall."""
    (card, *_) = hand_layout(4, starter=True).cards
    assert card.width * 320 / 340 >= 48
    root = tree(hand_picture(HAND, STARTER, title="x", ranks=RANKS, words=WORDS))
    ranks = [float(only(group, "text").get("font-size", "")) for group in having(root, "card")]
    assert min(ranks) * 320 / 340 >= 26


def test_a_page_styles_what_a_file_brings_along():
    """Inside a page no style at all and ids only where asked for; a file has its dark colours with it."""
    inline = hand_picture(HAND, STARTER, title="t", description="d", ranks=RANKS, words=WORDS, uid="q1")
    assert "<style" not in inline
    assert "style=" not in inline
    root = tree(inline)
    assert (root.get("aria-labelledby"), root.get("aria-describedby")) == ("q1-title", "q1-desc")
    assert [element.get("id") for element in root if element.get("id")] == ["q1-title", "q1-desc"]
    alone = hand_picture(HAND, STARTER, title="t", ranks=RANKS, words=WORDS, standalone=True)
    style = only(tree(alone.partition("\n")[2]), "style").text or ""
    assert "prefers-color-scheme:dark" in style
    assert ".card.hearts .ink" in style
    assert ".tile" not in style
    assert not list(tree(inline).iter(f"{SVG}style"))
