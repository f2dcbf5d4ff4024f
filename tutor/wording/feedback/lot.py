"""The lot: the most pips open, and only those who tie draw again."""

from tutor.puzzles.answer import ChoiceAnswer
from tutor.puzzles.choice import ALL, TIED, LotQuestion
from tutor.puzzles.misconceptions import Mistake
from tutor.rules.dominoes import Seat, Tile, settle_lot
from tutor.wording.reader import Reader


def right(reader: Reader, question: LotQuestion, answer: ChoiceAnswer) -> tuple[str, ...]:
    """Which tile has the most pips."""
    return shown(reader, question)


def shown(reader: Reader, question: LotQuestion) -> tuple[str, ...]:
    """The most pips, who drew them, and what follows."""
    tiles = dict(question.lots)
    leaders = settle_lot(tiles)
    if len(leaders) == 1:
        return (_opens(reader, leaders[0], tiles[leaders[0]]),)
    tied = reader.gettext(
        "The tiles %(tiles)s share the most pips: %(pips)s each.",
        tiles=reader.and_list(reader.tile(tiles[seat]) for seat in leaders),
        pips=tiles[leaders[0]].pips,
    )
    if len(leaders) == len(tiles):
        return tied, reader.gettext("Everybody is tied, so everybody draws again.")
    return tied, reader.gettext("Only the players who are tied draw again; for the others the lot is over.")


def _opens(reader: Reader, seat: Seat, tile: Tile) -> str:
    pips = reader.addition(tile)
    match seat:
        case Seat.YOU:
            # NOTE: %(pips)s is an addition such as 3 + 6 = 9.
            return reader.gettext("Your tile %(tile)s has the most pips, %(pips)s, so you open.", tile=tile, pips=pips)
        case Seat.LEFT:
            return reader.gettext(
                "The tile %(tile)s of your left neighbour has the most pips, %(pips)s: your left neighbour opens.",
                tile=tile,
                pips=pips,
            )
        case Seat.ACROSS:
            return reader.gettext(
                "The tile %(tile)s of the player opposite has the most pips, %(pips)s: the player opposite opens.",
                tile=tile,
                pips=pips,
            )
        case Seat.RIGHT:
            return reader.gettext(
                "The tile %(tile)s of your right neighbour has the most pips, %(pips)s: your right neighbour opens.",
                tile=tile,
                pips=pips,
            )


def wrong(reader: Reader, question: LotQuestion, answer: ChoiceAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """What to compare, seen from the answer given."""
    tiles = dict(question.lots)
    leaders = settle_lot(tiles)
    if answer.choice == ALL and len(leaders) > 1:
        return (reader.gettext("Several players share the most pips. Those who have fewer do not draw a second time."),)
    if answer.choice in (ALL, TIED):
        return (
            reader.gettext(
                "Somebody draws again only when several players share the most pips. "
                "Add up the two halves of each tile and compare."
            ),
        )
    tile = tiles[Seat(answer.choice)]
    own = reader.addition(tile)
    if Seat(answer.choice) in leaders:
        return (
            reader.gettext(
                "The pips of the tile %(tile)s: %(pips)s. Does another tile have just as many?", tile=tile, pips=own
            ),
        )
    return (reader.gettext("The pips of the tile %(tile)s: %(pips)s. Another tile has more.", tile=tile, pips=own),)
