"""The two games by name: headings and first sentences that pages about either of them share."""

from typing import NamedTuple

from tutor.wording.reader import Reader


class GameWords(NamedTuple):
    """How a game is called and introduced."""

    name: str
    learn: str
    """The button that begins its course."""
    course: str
    """The heading of its course."""
    lead: str
    """What its course is like."""
    about: str
    """What the game is, in a sentence or two."""
    rules: str
    """The name of its rules, as a link."""


def words(reader: Reader, game: str) -> GameWords:
    """The words for a game; KeyError for one that is not taught."""
    return _WORDS[game](reader)


def _dominoes(reader: Reader) -> GameWords:
    return GameWords(
        reader.gettext("Dominoes"),
        reader.gettext("Learn dominoes"),
        reader.gettext("The course: domino Muggins"),
        reader.gettext(
            "Each lesson teaches one thing. You read, look at a position, and then do it yourself. "
            "Start anywhere; nothing is locked."
        ),
        reader.gettext("Place tiles, add up the ends of the line, and score whenever the sum is a multiple of five."),
        reader.gettext("The rules of domino Muggins"),
    )


def _cribbage(reader: Reader) -> GameWords:
    return GameWords(
        reader.gettext("Cribbage"),
        reader.gettext("Learn cribbage"),
        reader.gettext("The course: cribbage Muggins"),
        reader.gettext(
            "You learn to count a hand without missing anything, to announce it, and to answer the counts of others. "
            "Start anywhere; nothing is locked."
        ),
        reader.gettext(
            "Count your hand aloud, and listen closely to the others: points that a player misses can be yours."
        ),
        reader.gettext("The rules of cribbage Muggins"),
    )


_WORDS = {"dominoes": _dominoes, "cribbage": _cribbage}
