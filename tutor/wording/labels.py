"""Short words on a page: seats, fields, options, goals."""

from tutor.puzzles.answer import Field
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import (
    ALL,
    LOT,
    NOBODY,
    TIED,
    LotQuestion,
    OpenerQuestion,
    Outcome,
    OverQuestion,
    TurnQuestion,
    WinnerQuestion,
)
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.needed import NeededQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion, word_of
from tutor.rules.dominoes import Act, End, Placement, Seat, Tile
from tutor.wording.cribbage import labels as cribbage
from tutor.wording.reader import Reader
from tutor.wording.seats import hand as hand
from tutor.wording.seats import seat as seat
from tutor.wording.table import tally_sentences


def verdict(reader: Reader, *, right: bool) -> str:
    """The first word of a feedback."""
    return reader.gettext("Right!") if right else reader.gettext("Not yet.")


def end(reader: Reader, end: End, value: int | None = None) -> str:
    """An end of the line, as a label; with the value that a tile must have to join it, where that may be told."""
    if value is not None:
        if end is End.LEFT:
            # NOTE: %(value)s is a number from 0 to 6: what a tile needs to be placed at this end.
            return reader.gettext("Left end (%(value)s)", value=value)
        return reader.gettext("Right end (%(value)s)", value=value)
    return reader.gettext("Left end") if end is End.LEFT else reader.gettext("Right end")


def act(reader: Reader, act: Act) -> str:
    """What a player can do, as a choice."""
    match act:
        case Act.PLAY:
            return reader.pgettext("what a player does", "Play a tile")
        case Act.DRAW:
            return reader.pgettext("what a player does", "Draw a tile")
        case Act.PASS:
            return reader.pgettext("what a player does", "Pass")


def outcome(reader: Reader, outcome: Outcome) -> str:
    """What a placement leads to, as a choice."""
    match outcome:
        case Outcome.GOES_ON:
            return reader.gettext("The round goes on")
        case Outcome.OUT:
            return reader.gettext("The round is over: somebody has gone out")
        case Outcome.BLOCKED:
            return reader.gettext("The round is over: it is blocked")
        case Outcome.WON:
            return reader.gettext("The game is over: the target is reached")


def goal(reader: Reader, goal: Goal) -> str:
    """What a placement is meant to do."""
    match goal:
        case Goal.LEGAL:
            return reader.pgettext("goal of a placement", "Place a tile that fits")
        case Goal.SCORE:
            return reader.pgettext("goal of a placement", "Score points")
        case Goal.MOST:
            return reader.pgettext("goal of a placement", "Score as many points as possible")
        case Goal.QUIET:
            return reader.pgettext("goal of a placement", "Score nothing")
        case Goal.DOUBLE:
            return reader.pgettext("goal of a placement", "Place a double")
        case Goal.INSIDE:
            return reader.pgettext("goal of a placement", "Close in a double")
        case Goal.FIVE | Goal.TEN | Goal.FIFTEEN | Goal.TWENTY:
            return reader.ngettext("Score exactly %(n)s point", "Score exactly %(n)s points", int(goal))


def option(reader: Reader, field: Field, word: str, question: DominoQuestion | CribbageQuestion | None = None) -> str:
    """An option of a field, as it stands beside its button; some words mean another thing in another question."""
    if isinstance(question, CribbageQuestion):
        return cribbage.option(reader, field, word, question)
    if field.name == "act":
        return act(reader, Act(word))
    if field.name == "end":
        return end(reader, End(word))
    if field.name in ("tile", "ends"):
        return placement(reader, Placement.parse(word))
    match question:
        case FindMistakeQuestion():
            return placement(reader, Placement.parse(word))
        case WriteTallyQuestion():
            chosen = next(shown for shown in question.tallies if word_of(shown) == word)
            return " ".join(tally_sentences(reader, chosen.points))
        case BlockedQuestion() if word in (NOBODY, *Seat):
            return _blocked(reader, word)
        case BlockedQuestion() | OverQuestion():
            return outcome(reader, Outcome(word))
        case OpenerQuestion() | TurnQuestion() | LotQuestion() | WinnerQuestion():
            return _player(reader, word)
        case _:
            raise ValueError(f"{type(question).__name__} has no label for {word!r} in tutor/wording/labels.py")


def _player(reader: Reader, word: str) -> str:
    """Who it is that opens, has the turn or wins, or how that is decided."""
    if word == LOT:
        return reader.gettext("A new lot decides")
    if word == TIED:
        return reader.gettext("The tied players draw again")
    if word == ALL:
        return reader.gettext("All players draw again")
    return reader.gettext("Nobody") if word == NOBODY else seat(reader, Seat(word))


def _blocked(reader: Reader, word: str) -> str:
    """The answers that a round is blocked, each with who wins it."""
    match word:
        case Seat.YOU:
            return reader.gettext("The round is blocked, and you win it")
        case Seat.LEFT:
            return reader.gettext("The round is blocked, and your left neighbour wins it")
        case Seat.ACROSS:
            return reader.gettext("The round is blocked, and the player opposite wins it")
        case Seat.RIGHT:
            return reader.gettext("The round is blocked, and your right neighbour wins it")
        case _:
            return reader.gettext("The round is blocked, and nobody wins it")


def placement(reader: Reader, placement: Placement) -> str:
    """A tile or, where an end belongs to it, a tile with its end."""
    tile, where = placement
    if where is None:
        return reader.tile(tile)
    if where is End.LEFT:
        return reader.gettext("Tile %(tile)s at the left end", tile=tile)
    return reader.gettext("Tile %(tile)s at the right end", tile=tile)


def field(reader: Reader, question: DominoQuestion | CribbageQuestion, field: Field) -> str:
    """What is to be filled in, as the label of a field."""
    if isinstance(question, CribbageQuestion):
        return cribbage.field(reader, question, field)
    match field.name:
        case "sum":
            return reader.gettext("Sum of the ends")
        case "points":
            return reader.gettext("Points")
        case "off":
            return _deduction(reader, Seat(field.owner))
        case "tile":
            return reader.gettext("Tile")
        case "end":
            return reader.gettext("Where?")
        case "ends":
            return _several(reader, question)
        case "act":
            return reader.gettext("What do you do?")
        case "total":
            return _total(reader, question)
        case _:
            return reader.gettext("Your answer")


def _deduction(reader: Reader, seat: Seat) -> str:
    match seat:
        case Seat.YOU:
            return reader.gettext("Deduction from your score")
        case Seat.LEFT:
            return reader.gettext("Deduction from the score of your left neighbour")
        case Seat.ACROSS:
            return reader.gettext("Deduction from the score of the player opposite")
        case Seat.RIGHT:
            return reader.gettext("Deduction from the score of your right neighbour")


def _several(reader: Reader, question: DominoQuestion) -> str:
    match question:
        case ScoringQuestion():
            return reader.gettext("Placements that score")
        case NeededQuestion():
            return reader.gettext("Tiles that would score")
        case _:
            return reader.gettext("Counted tiles")


def _total(reader: Reader, question: DominoQuestion) -> str:
    if isinstance(question, TallyQuestion):
        return reader.gettext("Score")
    if isinstance(question, NumberQuestion):
        match question.fact:
            case Fact.SET_SIZE | Fact.TILES_WITH | Fact.UNSEEN | Fact.HAND_SIZE | Fact.BONEYARD_SIZE:
                return reader.gettext("Number of tiles")
            case Fact.OPEN_ENDS:
                return reader.gettext("Number of open ends")
            case Fact.TARGET | Fact.STROKE:
                return reader.gettext("Number of points")
    return reader.gettext("Your answer")


def points(reader: Reader, points: int) -> str:
    """Points as they stand beside a sum."""
    if points == 0:
        return reader.gettext("no points")
    return reader.ngettext("%(n)s point", "%(n)s points", points)


def boneyard(reader: Reader, tiles: int) -> str:
    """How many tiles the boneyard holds, as the title of its picture."""
    if tiles == 0:
        return reader.gettext("The boneyard is empty")
    return reader.ngettext("Boneyard: %(n)s tile", "Boneyard: %(n)s tiles", tiles)


def hand_of(reader: Reader, seat: Seat, tiles: tuple[Tile, ...]) -> str:
    """Whose hand it is and what it holds, as the title of its picture."""
    if not tiles:
        match seat:
            case Seat.YOU:
                return reader.gettext("Your hand is empty")
            case Seat.LEFT:
                return reader.gettext("The hand of your left neighbour is empty")
            case Seat.ACROSS:
                return reader.gettext("The hand of the player opposite is empty")
            case Seat.RIGHT:
                return reader.gettext("The hand of your right neighbour is empty")
    written = reader.tiles(tiles)
    match seat:
        case Seat.YOU:
            return reader.gettext("Your hand: %(tiles)s", tiles=written)
        case Seat.LEFT:
            return reader.gettext("Hand of your left neighbour: %(tiles)s", tiles=written)
        case Seat.ACROSS:
            return reader.gettext("Hand of the player opposite: %(tiles)s", tiles=written)
        case Seat.RIGHT:
            return reader.gettext("Hand of your right neighbour: %(tiles)s", tiles=written)
