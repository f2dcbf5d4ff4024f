"""Play, draw or pass: which tile fits and where, or that none fits and what the boneyard holds."""

from tutor.puzzles.act import ActAnswer, ActQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.rules.dominoes import Act, End, Line, Tile
from tutor.wording.reader import Reader


def right(reader: Reader, question: ActQuestion, answer: ActAnswer) -> tuple[str, ...]:
    """What the ends show, what of the hand fits, and what follows from it."""
    return shown(reader, question)


def shown(reader: Reader, question: ActQuestion) -> tuple[str, ...]:
    """The one act that is allowed, and why."""
    (allowed,) = question.right_answers()
    match allowed.act:
        case Act.PLAY:
            return _play(reader, question)
        case Act.DRAW:
            return (
                open_ends(reader, question.line),
                reader.gettext("No tile of your hand fits, so you must draw."),
                reader.ngettext(
                    "The boneyard holds %(n)s tile, and that one may be drawn too.",
                    "The boneyard holds %(n)s tiles, and all of them may be drawn.",
                    question.boneyard,
                ),
            )
        case Act.PASS:
            return (
                open_ends(reader, question.line),
                reader.gettext("No tile of your hand fits, and the boneyard is empty. Only then is passing allowed."),
            )


def _play(reader: Reader, question: ActQuestion) -> tuple[str, ...]:
    if not question.line.placements:
        return (reader.gettext("The table is empty, so every tile fits: the opener plays."),)
    ends = open_ends(reader, question.line)
    if question.drawn is not None and question.line.fits(question.drawn):
        return (
            ends,
            fits(reader, question.line, question.drawn),
            reader.gettext("You have just drawn it, so that very tile is played at once."),
        )
    return (
        ends,
        *(fits(reader, question.line, tile) for tile in question.playable()),
        reader.gettext("Whoever can play must play."),
    )


def wrong(reader: Reader, question: ActQuestion, answer: ActAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """Which rule forbids it, with what the hand and the boneyard hold."""
    match mistake:
        case Mistake.DREW_THOUGH_FITS:
            return (
                reader.gettext("Whoever can play must play: drawing in hope of a better tile is not allowed."),
                *_how_many_fit(reader, question),
            )
        case Mistake.PASSED_THOUGH_FITS:
            return (
                reader.gettext("Whoever can play must play: passing to keep a tile back is not allowed."),
                *_how_many_fit(reader, question),
            )
        case Mistake.DREW_ON if question.drawn is not None:
            return (
                reader.gettext(
                    "You have just drawn the tile %(tile)s. Compare it with the ends: "
                    "drawing stops at the first tile that fits.",
                    tile=question.drawn,
                ),
                open_ends(reader, question.line),
            )
        case Mistake.LAST_TWO_KEPT:
            return (
                reader.ngettext(
                    "The boneyard still holds %(n)s tile. "
                    "No reserve stays behind in this game: every tile may be drawn.",
                    "The boneyard still holds %(n)s tiles. "
                    "No reserve stays behind in this game: every tile may be drawn.",
                    question.boneyard,
                ),
            )
        case Mistake.PASSED_THOUGH_BONEYARD:
            return (
                reader.ngettext(
                    "Passing is allowed only when the boneyard is empty. It still holds %(n)s tile.",
                    "Passing is allowed only when the boneyard is empty. It still holds %(n)s tiles.",
                    question.boneyard,
                ),
            )
        case Mistake.BRANCHED_DOUBLE:
            return (branched(reader), open_ends(reader, question.line))
        case _ if answer.act is Act.PLAY:
            return (
                open_ends(reader, question.line),
                reader.gettext("Compare each tile of your hand with both ends: is there one that fits?"),
            )
        case _:
            return (reader.gettext("The boneyard is empty, so there is nothing to draw."),)


def branched(reader: Reader) -> str:
    """Said to somebody who takes a double for a place where the line branches."""
    return reader.gettext(
        "A double inside the line is no place to play: no double ever branches. Only the two outer ends are open."
    )


def open_ends(reader: Reader, line: Line) -> str:
    """What the open ends of a line show."""
    left, right = line.values_at_ends
    if left == right:
        return reader.gettext("Both open ends show %(value)s.", value=left)
    return reader.gettext("The left end shows %(left)s and the right end shows %(right)s.", left=left, right=right)


def fits(reader: Reader, line: Line, tile: Tile) -> str:
    """Where a tile fits."""
    ends = [placement.end for placement in line.placements_of(tile)]
    if len(ends) > 1:
        return reader.gettext("The tile %(tile)s fits at both ends.", tile=tile)
    if ends[0] is End.LEFT:
        return reader.gettext("The tile %(tile)s fits at the left end.", tile=tile)
    return reader.gettext("The tile %(tile)s fits at the right end.", tile=tile)


def _how_many_fit(reader: Reader, question: ActQuestion) -> tuple[str, ...]:
    """How many tiles of the hand can be placed, without naming them."""
    if not question.line.placements:
        return (reader.gettext("Every tile fits an empty table."),)
    return (
        open_ends(reader, question.line),
        reader.ngettext(
            "%(n)s tile of your hand fits: look for it.",
            "%(n)s tiles of your hand fit: look for them.",
            len(question.playable()),
        ),
    )
