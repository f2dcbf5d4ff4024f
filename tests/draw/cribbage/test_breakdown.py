"""The picture of a count."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.draw.cribbage.drawn import RANKS, only, rect, sign, text, view
from tests.draw.svg import having, texts, tree
from tutor.draw.cribbage import breakdown_picture
from tutor.draw.cribbage.suits import SHAPES
from tutor.rules.cribbage.card import PACK, Card, parse_cards
from tutor.rules.cribbage.count import Kind, count

KINDS = dict(zip(Kind, ("Viisitoista", "Pari", "Suora", "Väri", "Nobs"), strict=True))


def drawn(hand: tuple[Card, ...], starter: Card, *, crib: bool = False) -> str:
    """The picture of a count, with the words of a Finnish reader."""
    breakdown = count(hand, starter, crib=crib)
    return breakdown_picture(breakdown, hand, starter, title="x", ranks=RANKS, kinds=KINDS, total="Yhteensä")


@given(st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True), st.booleans())
def test_every_row_is_a_combination(five: list[Card], crib: bool):
    """Rule C1: as many rows as combinations, filled the cards that make it, with its points; then the total."""
    hand, starter = tuple(five[:4]), five[4]
    breakdown = count(hand, starter, crib=crib)
    root = tree(drawn(hand, starter, crib=crib))
    rows = having(root, "combination")
    assert [row.get("data-kind") for row in rows] == [each.kind for each in breakdown.combinations]
    for row, combination in zip(rows, breakdown.combinations, strict=True):
        filled = [card.get("data-card") for card in having(row, "filled")]
        assert sorted(filled, key=str) == sorted(map(str, combination.cards))
        assert [card.get("data-card") for card in having(row, "card")] == list(map(str, five))
        assert len(having(row, "faint")) == 5 - len(combination.cards)
        assert [points.text for points in having(row, "points")] == [str(combination.points)]
    assert texts(root)[-1] == str(breakdown.total)
    assert sum(int(having(row, "points")[0].text or 0) for row in rows) == breakdown.total


@pytest.mark.parametrize(
    ("hand", "starter", "crib"),
    [
        ("5H 5C 5S JD", "5D", False),
        ("6H 7C 7S 8D", "8H", False),
        ("2H 4H 6H 8H", "TH", True),
        ("TH TC TS JD", "TD", False),
        ("2C 4D 6H 8S", "TC", True),
    ],
)
def test_nothing_overlaps_or_leaves_the_view(hand: str, starter: str, crib: bool):
    """Ranks, suits and words keep apart; rank and suit lie within the face of a filled card."""
    root = tree(drawn(parse_cards(hand), Card.parse(starter), crib=crib))
    cards = having(root, "card")
    ranks = [text(only(card, "text")) for card in cards]
    signs = [sign(only(card, "path")) for card in cards]
    said = [text(word) for name in ("word", "points") for word in having(root, name)]
    things = (*ranks, *signs, *said)
    assert all(thing.lies_in(view(root)) for thing in things)
    assert not any(one.overlaps(other) for one, other in combinations(things, 2))
    for card in having(root, "filled"):
        face = rect(having(card, "face")[0])
        assert text(only(card, "text")).lies_in(face)
        assert sign(only(card, "path")).lies_in(face)
    faces = [rect(face) for face in having(root, "face")]
    assert not any(one.overlaps(other) for one, other in combinations(faces, 2))
    for card in cards:
        notation = Card.parse(card.get("data-card", ""))
        assert only(card, "text").text == RANKS[notation.rank - 1]
        assert only(card, "path").get("d") == SHAPES[notation.suit]


def test_a_kind_is_named_once():
    """The name of a kind stands at its first row."""
    root = tree(drawn(parse_cards("5H 5C 5S JD"), Card.parse("5D")))
    assert [word.text for word in having(root, "word")] == ["Viisitoista", "Pari", "Nobs", "Yhteensä"]


def test_a_count_of_nothing_shows_its_cards():
    """A hand worth 0 has no combination: five pale cards and the total."""
    root = tree(drawn(parse_cards("2C 4D 6H 8S"), Card.parse("TC")))
    assert (len(having(root, "faint")), len(having(root, "filled")), texts(root)[-1]) == (5, 0, "0")
