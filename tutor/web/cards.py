"""The two games as equals: each with its picture, its words and its course."""

from dataclasses import dataclass
from typing import Any, Final

from tutor.lessons import AnyCourse
from tutor.rules.cribbage import Card, parse_cards
from tutor.rules.dominoes import Line
from tutor.web.cribbage.shown import ShownScene, plain_hand
from tutor.web.position import Position, position
from tutor.web.site import reader, site
from tutor.wording.games import GameWords, words

#: The position that greets a learner: two doubles at the ends, ten points.
LINE: Final = Line.parse("1-4 1-1@left 4-4@right")
#: The hand that greets a learner: a double run of four cards, with two fifteens that are easily missed.
CARDS, STARTER = parse_cards("6S 7H 7D 8C"), Card.parse("9H")


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game with what it is about."""

    game: str
    words: GameWords
    course: AnyCourse[Any]
    position: Position | None = None
    scene: ShownScene | None = None


def cards() -> tuple[GameCard, ...]:
    """Every game, in the reader's language."""
    reads, courses = reader(), site().courses
    return (
        GameCard("dominoes", words(reads, "dominoes"), courses["dominoes"], position(reads, LINE)),
        GameCard("cribbage", words(reads, "cribbage"), courses["cribbage"], scene=plain_hand(reads, CARDS, STARTER)),
    )
