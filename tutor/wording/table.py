"""What happens at the table in a scripted round, and what a tally on paper shows."""

from tutor.lessons import Move
from tutor.rules.dominoes import Act, End, Seat, Tile, tally
from tutor.wording.reader import Reader


def move_sentences(reader: Reader, move: Move, *, written: bool = False) -> tuple[str, ...]:
    """What a player has just done and, after a placement, what it scored.

    With `written` the points are those that somebody wrote down for it, right or wrong.
    """
    if move.act is Act.DRAW:
        return (_draws(reader, move.seat, move.drawn),)
    if move.act is Act.PASS or move.placement is None:
        return (_passes(reader, move.seat),)
    tile, end = move.placement
    scored = _written(reader, move.points) if written else _scores(reader, move.points)
    return (_places(reader, move.seat, tile, end), scored)


def tally_sentences(reader: Reader, points: int) -> tuple[str, ...]:
    """What stands on the paper, without saying which score it is. Rule D19."""
    written = tally(points)
    sentences = []
    if written.negative:
        sentences.append(reader.gettext("A minus sign stands in front."))
    if written.fifties:
        sentences.append(
            reader.ngettext(
                "%(n)s large X with a small x in each space.", "%(n)s large X, each with four small x.", written.fifties
            )
        )
    if written.strokes:
        sentences.append(reader.ngettext("%(n)s single stroke.", "%(n)s single strokes.", written.strokes))
    if written.rest or not points:
        sentences.append(reader.gettext("The number %(number)s stands beside.", number=written.rest))
    return tuple(sentences)


def _draws(reader: Reader, seat: Seat, tile: Tile | None) -> str:
    match seat:
        case Seat.YOU if tile is not None:
            return reader.gettext("You draw the tile %(tile)s.", tile=tile)
        case Seat.YOU:
            return reader.gettext("You draw a tile.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour draws a tile.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite draws a tile.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour draws a tile.")


def _passes(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("You pass.")
        case Seat.LEFT:
            return reader.gettext("Your left neighbour passes.")
        case Seat.ACROSS:
            return reader.gettext("The player opposite passes.")
        case Seat.RIGHT:
            return reader.gettext("Your right neighbour passes.")


def _places(reader: Reader, seat: Seat, tile: Tile, end: End | None) -> str:
    match seat, end:
        case Seat.YOU, None:
            return reader.gettext("You open with the tile %(tile)s.", tile=tile)
        case Seat.YOU, End.LEFT:
            return reader.gettext("You place the tile %(tile)s at the left end.", tile=tile)
        case Seat.YOU, _:
            return reader.gettext("You place the tile %(tile)s at the right end.", tile=tile)
        case Seat.LEFT, None:
            return reader.gettext("Your left neighbour opens with the tile %(tile)s.", tile=tile)
        case Seat.LEFT, End.LEFT:
            return reader.gettext("Your left neighbour places the tile %(tile)s at the left end.", tile=tile)
        case Seat.LEFT, _:
            return reader.gettext("Your left neighbour places the tile %(tile)s at the right end.", tile=tile)
        case Seat.ACROSS, None:
            return reader.gettext("The player opposite opens with the tile %(tile)s.", tile=tile)
        case Seat.ACROSS, End.LEFT:
            return reader.gettext("The player opposite places the tile %(tile)s at the left end.", tile=tile)
        case Seat.ACROSS, _:
            return reader.gettext("The player opposite places the tile %(tile)s at the right end.", tile=tile)
        case _, None:
            return reader.gettext("Your right neighbour opens with the tile %(tile)s.", tile=tile)
        case _, End.LEFT:
            return reader.gettext("Your right neighbour places the tile %(tile)s at the left end.", tile=tile)
        case _:
            return reader.gettext("Your right neighbour places the tile %(tile)s at the right end.", tile=tile)


def _scores(reader: Reader, points: int) -> str:
    if points == 0:
        return reader.gettext("That scores nothing.")
    return reader.ngettext("That scores %(n)s point.", "That scores %(n)s points.", points)


def _written(reader: Reader, points: int) -> str:
    if points == 0:
        return reader.gettext("Written down: nothing.")
    return reader.ngettext("Written down: %(n)s point.", "Written down: %(n)s points.", points)
