"""What lies on the table beside the line: hands, the boneyard, scores, the lot, a tally."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from tutor.draw import boneyard_picture, tally_picture, tile_picture
from tutor.lessons import Step
from tutor.puzzles.making import Shown
from tutor.puzzles.play import PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.rules.dominoes import Seat, Tile, print_tiles
from tutor.wording import labels
from tutor.wording.reader import Reader
from tutor.wording.table import tally_sentences


@dataclass(frozen=True, slots=True)
class Hand:
    """Tiles of a player that are shown: whose they are, in notation, in words, and a picture of each."""

    owner: str
    seat: str
    """The owner as a stable word."""
    replay: str
    words: str
    pictures: tuple[Markup, ...]
    captions: tuple[str, ...]
    """The words of each tile, under its picture."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture with its words."""

    words: str
    picture: Markup
    tiles: int = 0
    """How many tiles it shows."""


@dataclass(frozen=True, slots=True)
class Score:
    """A player's score."""

    owner: str
    seat: str
    """The owner as a stable word."""
    points: int


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is shown beside the line."""

    hands: tuple[Hand, ...]
    boneyard: Drawing | None
    scores: tuple[Score, ...]
    lots: tuple[Hand, ...]
    tally: Drawing | None

    @property
    def empty(self) -> bool:
        """Whether nothing is shown."""
        return not (self.hands or self.boneyard or self.scores or self.lots or self.tally)


#: An empty table.
NOTHING: Final = Table((), None, (), (), None)


def table(reader: Reader, shown: Step | Shown, question: DominoQuestion | None) -> Table:
    """What is shown beside the line; hands that the answer is about stand in the form instead."""
    in_form = isinstance(question, PlayQuestion | SettleQuestion | ScoringQuestion)
    hands = [] if isinstance(question, SettleQuestion) else list(shown.hands)
    if shown.hand is not None and not in_form and Seat.YOU not in dict(hands):
        hands.insert(0, (Seat.YOU, shown.hand))
    return Table(
        hands=tuple(hand(reader, seat, tiles, shown.drawn if seat is Seat.YOU else None) for seat, tiles in hands),
        boneyard=None if shown.boneyard is None else _boneyard(reader, shown.boneyard),
        scores=tuple(Score(labels.seat(reader, seat), seat.value, points) for seat, points in shown.scores),
        lots=tuple(_lot(reader, seat, tile) for seat, tile in shown.lots),
        tally=None if shown.tally is None else _tally(reader, shown.tally),
    )


def hand(reader: Reader, seat: Seat, tiles: tuple[Tile, ...], drawn: Tile | None = None) -> Hand:
    """The hand of a player, in words and pictures; the tile just drawn is outlined."""
    pictures = tuple(Markup(tile_picture(tile, title="", drawn=tile == drawn)) for tile in tiles)
    captions = tuple(map(reader.tile, tiles))
    return Hand(labels.hand(reader, seat), seat.value, print_tiles(tiles), reader.tiles(tiles), pictures, captions)


def _lot(reader: Reader, seat: Seat, tile: Tile) -> Hand:
    picture = Markup(tile_picture(tile, title=""))
    words = reader.tile(tile)
    return Hand(labels.seat(reader, seat), seat.value, str(tile), words, (picture,), (words,))


def _boneyard(reader: Reader, tiles: int) -> Drawing:
    words = labels.boneyard(reader, tiles)
    return Drawing(words, Markup(boneyard_picture(tiles, title=words, numbered=False, uid="boneyard")), tiles)


def _tally(reader: Reader, points: int) -> Drawing:
    words = " ".join(tally_sentences(reader, points))
    return Drawing(
        words, Markup(tally_picture(points, title=reader.gettext("A tally on paper"), description=words, uid="tally"))
    )
