"""Ordinary cribbage and Muggins side by side. Rules C2 to C13."""

from typing import NamedTuple

from tutor.wording.reader import Reader


class Row(NamedTuple):
    """What one thing is like in the ordinary game and with Muggins."""

    rules: tuple[str, ...]
    """The rules that say so."""
    subject: str
    ordinary: str
    muggins: str


class Heads(NamedTuple):
    """What stands above the three columns, and the caption."""

    caption: str
    subject: str
    ordinary: str
    muggins: str


def heads(reader: Reader) -> Heads:
    """The caption and the headings of the table."""
    return Heads(
        reader.gettext("Ordinary cribbage and cribbage with Muggins"),
        reader.pgettext("heading of a table of two games", "What it is about"),
        reader.pgettext("heading of a table of two games", "Ordinary game"),
        reader.pgettext("heading of a table of two games", "With Muggins"),
    )


def rows(reader: Reader) -> tuple[Row, ...]:
    """The nine rows of the table, in the order of the rules."""
    return (
        Row(
            ("C2",),
            reader.gettext("Counting a hand"),
            reader.gettext("Every hand is counted and pegged automatically."),
            reader.gettext("You announce a number from 0 to 29, and it is pegged at once."),
        ),
        Row(
            ("C3", "C4"),
            reader.gettext("What the others say"),
            reader.gettext("Nobody answers a count."),
            reader.gettext(
                "Every opponent answers in turn: accept, muggins or too high. "
                "A count that all accept stands, even when it is wrong."
            ),
        ),
        Row(
            ("C5", "C6"),
            reader.gettext("Points that were missed"),
            reader.gettext("No points can be missed."),
            reader.gettext(
                "Whoever settles the count by calling muggins gets them, up to the number named. "
                "If nothing was missed, the counter gets that number."
            ),
        ),
        Row(
            ("C7",),
            reader.gettext("A count that is too high"),
            reader.gettext("No count is ever too high."),
            reader.gettext("Whoever challenges it gets the excess, and the counter loses it."),
        ),
        Row(
            ("C8",),
            reader.gettext("The true count"),
            reader.gettext("Everybody sees it at once."),
            reader.gettext("It is shown to everybody when the answers have settled the count."),
        ),
        Row(
            ("C9",),
            reader.gettext("The crib"),
            reader.gettext("It is counted automatically, last of all."),
            reader.gettext("The dealer announces it, last of all, and the opponents answer it like a hand."),
        ),
        Row(
            ("C10",),
            reader.gettext("The play of the cards"),
            reader.gettext("Fifteens, pairs, runs, go and 31 are pegged automatically."),
            reader.gettext("It is just the same: nobody calls muggins on the play or on his heels."),
        ),
        Row(
            ("C11",),
            reader.gettext("Reaching the target"),
            reader.gettext("Whoever reaches the target first wins at once."),
            reader.gettext(
                "So it is here, but a count that is too high waits for its answers first. "
                "Points won by an answer count as well."
            ),
        ),
        Row(
            ("C12", "C13"),
            reader.gettext("Games and players"),
            reader.gettext("Two, three or four play to 61 or to 121, as the reverse game too."),
            reader.gettext(
                "Two, three or four play to 61 or to 121, but not the reverse game. "
                "With partners only the other side answers."
            ),
        ),
    )
