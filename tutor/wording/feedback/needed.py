"""Which tile would score: what a tile marked wrongly would give, and how many are missing."""

from tutor.puzzles.misconceptions import Mistake
from tutor.puzzles.needed import NeededAnswer, NeededQuestion
from tutor.puzzles.wrong.turns import seems_to_branch
from tutor.rules.dominoes import Placement, Tile, points
from tutor.wording.feedback.act import branched, open_ends
from tutor.wording.feedback.play import listed, supposed
from tutor.wording.feedback.suspicion import misjudged, suspected
from tutor.wording.reader import Reader


def right(reader: Reader, question: NeededQuestion, answer: NeededAnswer) -> tuple[str, ...]:
    """Where each of the marked tiles scores, and its sum."""
    return tuple(
        listed(reader, question.line, placement)
        for tile in sorted(answer.tiles)
        for placement in _scoring(question, tile)
    )


def shown(reader: Reader, question: NeededQuestion) -> tuple[str, ...]:
    """Every tile that would score, where, and with which sum."""
    (all_of_them,) = question.right_answers()
    return (reader.gettext("These tiles would score, and no others:"), *right(reader, question, all_of_them))


def wrong(reader: Reader, question: NeededQuestion, answer: NeededAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """One tile that would not score, if one was marked, and how many that would were not."""
    (all_of_them,) = question.right_answers()
    missing = sorted(all_of_them.tiles - answer.tiles)
    too_many = sorted(answer.tiles - all_of_them.tiles)
    said: tuple[str, ...] = ()
    if too_many:
        said = _does_not_score(reader, question, too_many, mistake)
    elif mistake:
        placements = [placement for tile in missing for placement in _scoring(question, tile)]
        said = suspected(reader, question.line.after(misjudged(question.line, placements, mistake)), mistake)
    if not missing:
        return said
    return (
        *said,
        reader.ngettext(
            "%(n)s tile that would score is not marked yet.",
            "%(n)s tiles that would score are not marked yet.",
            len(missing),
        ),
    )


def _scoring(question: NeededQuestion, tile: Tile) -> tuple[Placement, ...]:
    return tuple(place for place in question.line.placements_of(tile) if points(question.line.after(place)))


def _does_not_score(
    reader: Reader, question: NeededQuestion, tiles: list[Tile], mistake: Mistake | None
) -> tuple[str, ...]:
    """Why one of these tiles would not score: it fits nowhere, or what it would give."""
    line = question.line
    stuck = [tile for tile in tiles if not line.fits(tile)]
    if not stuck:
        placements = [placement for tile in tiles for placement in line.placements_of(tile)]
        placement = misjudged(line, placements, mistake)
        return (_scores_nothing(reader, placement.tile), *supposed(reader, line, placement, mistake))
    branching = seems_to_branch(line, stuck)
    tile = branching[0] if branching else stuck[0]
    return (
        _scores_nothing(reader, tile),
        open_ends(reader, line),
        reader.gettext("So the tile %(tile)s fits nowhere.", tile=tile),
        *([branched(reader)] if branching else []),
    )


def _scores_nothing(reader: Reader, tile: Tile) -> str:
    return reader.gettext("You marked the tile %(tile)s, but it would not score.", tile=tile)
