"""What is shown, as sentences: hands, breakdowns, settlements, the play, and a whole scripted deal."""

from itertools import product

import pytest

from tests.wording.cribbage.questions import hands
from tests.wording.pseudo import PSEUDO, missed
from tutor.lessons import load_course
from tutor.puzzles.cribbage.announced import AnnouncedCount
from tutor.puzzles.cribbage.making.puzzle import Shown
from tutor.puzzles.cribbage.seats import SEATS, Seat
from tutor.rules.cribbage import ACCEPT, OVER, Answer, Card, Kind, PlayKind, Table, count, parse_cards
from tutor.wording.cribbage import breakdown, settlement
from tutor.wording.cribbage.position import describe, describe_hand, scores_in_play, working
from tutor.wording.cribbage.story import move_sentences
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


def plain(sentences: tuple[str, ...]) -> tuple[str, ...]:
    """The same sentences with ordinary spaces."""
    return tuple(sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in sentences)


def test_the_best_hand() -> None:
    """Eight fifteens, four of a kind and his nobs make 29. Rule C1."""
    cards = parse_cards("5H 5C 5S JD")
    said = plain(breakdown.sentences(ENGLISH, count(cards, Card.parse("5D"))))
    assert len(said) == 4
    assert said[0].startswith("There are 8 fifteens of 2 points each, 16 in all: ")
    assert said[0].count(";") == 7
    assert said[1:] == (
        "Four of a kind are six pairs and score 12: the five of hearts, the five of clubs, the five of spades and "
        "the five of diamonds.",
        "His nobs scores 1, since this jack has the suit of the starter: the jack of diamonds.",
        "All together: 16 + 12 + 1 = 29.",
    )


@pytest.mark.parametrize(
    ("cards", "starter", "told"),
    [
        ("5H 5C 5S JD", "JC", "Three of a kind are three pairs and score 6: the five of hearts, the five of clubs and "
         "the five of spades. Another pair scores 2: the jack of diamonds and the jack of clubs."),
        ("9H 9C 2S 2D", "KC", "There are 2 pairs of 2 points each, 4 in all: the nine of hearts and the nine of clubs; "
         "the two of spades and the two of diamonds."),
        ("9H 9C 2S 3D", "KC", "A pair scores 2: the nine of hearts and the nine of clubs."),
    ],
)  # fmt: skip
def test_pairs_are_told_in_one_go(cards: str, starter: str, told: str) -> None:
    """Three of a kind beside a pair, two pairs, one pair. Rule C1."""
    pairs = [each for each in count(parse_cards(cards), Card.parse(starter)).combinations if each.kind is Kind.PAIR]
    assert breakdown.combinations(ENGLISH, pairs) == (told,)


def test_some_pairs_among_four_of_a_kind_are_not_three_of_a_kind() -> None:
    """Three pairs with one nine in common are three pairs and not what they might be taken for."""
    pairs = count(parse_cards("9H 9C 9S 9D"), Card.parse("KC")).combinations
    common = [pair for pair in pairs if Card.parse("9H") in pair.cards]
    assert len(common) == 3
    (told,) = breakdown.combinations(ENGLISH, common)
    assert told.startswith("There are 3 pairs of 2 points each, 6 in all: ")


def test_every_hand_can_be_described() -> None:
    """Cards, starter and combinations, in any language."""
    for cards, starter, crib in hands():
        found = count(cards, starter, crib=crib)
        said = describe_hand(PSEUDO, cards, starter, crib=crib, of=found)
        assert not missed(" ".join(said))
        assert len(said) > len(describe_hand(PSEUDO, cards, starter, crib=crib))


@pytest.mark.parametrize("table", [Table(2), Table(3), Table(4), Table(4, partners=True)])
def test_every_scene_can_be_described(table: Table) -> None:
    """Whoever counts and whatever is answered, everything is said, and nothing that is to be found out. Rule C8."""
    cards, starter = parse_cards("6C 7H 7D 8S"), Card.parse("QS")
    for seat, call in product(SEATS[table.players], (ACCEPT, OVER, Answer.muggins(2))):
        opponents = AnnouncedCount(cards, starter, False, 10, table, seat).opponents
        scores = tuple((each, 30) for each in SEATS[table.players][: table.sides])
        scene = Shown(
            cards=cards,
            starter=starter,
            announced=10,
            answers=(call,) * len(opponents),
            table=table,
            counter=seat,
            dealer=seat,
            scores=scores,
        )
        facts, more = describe(PSEUDO, scene, counted=False), working(PSEUDO, scene)
        assert not missed(" ".join((*facts, *more)))
        assert len(describe(PSEUDO, scene)) > len(facts) > len(describe(PSEUDO, scene, counted=False, answered=False))
        assert "12" not in " ".join(facts).replace("121", "")


def test_a_settlement_is_told_step_by_step() -> None:
    """Announced, answered, true, who gets what, the scores, and that it is shown. Rules C3, C7, C8 and C11."""
    asked = AnnouncedCount(
        parse_cards("2S 3D QD KC"), Card.parse("7H"), False, 8, scores=(90, 118), counter=Seat.ACROSS
    )
    assert plain(settlement.sentences(ENGLISH, asked, (OVER,))) == (
        "The player opposite announces 8.",
        "You say that the count is too high.",
        "The true count is 4.",
        "The count was 4 points too high. The counter loses the excess, and you get as many points.",
        "Player opposite: 4 points from this count.",
        "You: 4 points from this count.",
        "The counter’s score: first 118 + 8 = 126, and without the excess 126 − 4 = 122. "
        "Nothing is cut off at the target.",
        "The score of whoever settled the count: 90 + 4 = 94.",
        "The target of 121 is reached by the counter’s score: the game is over.",
        "The count is settled, so the true count is shown to everybody.",
    )


def test_the_play_is_described() -> None:
    """The cards laid, the running total, and what the last card scores. Rule C10."""
    scene = Shown(laid=parse_cards("7H 8C"), hand=())
    assert plain(describe(ENGLISH, scene))[-3:] == (
        "Laid since the total started from nothing, in this order: the seven of hearts and the eight of clubs.",
        "The running total: 7 + 8 = 15.",
        "The running total is fifteen, which scores 2.",
    )
    for kind, points in product(PlayKind, (1, 2, 4, 6, 12)):
        assert not missed(scores_in_play(PSEUDO, kind, points))


def test_a_scripted_deal_is_told() -> None:
    """Every move of every script has its sentences, in any language."""
    told = 0
    for lesson in load_course("cribbage").lessons:
        for step in lesson.steps:
            facts = (*describe(PSEUDO, step), *working(PSEUDO, step))
            assert not missed(" ".join(facts))
            for move in step.moves:
                said = move_sentences(PSEUDO, move, step.table)
                assert said
                assert not missed(" ".join(said))
                told += 1
    assert told > 10
