"""Which tile goes where: whether it fits, what it would score, and whether that meets the goal."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from tutor.puzzles.misconceptions import Mistake
from tutor.puzzles.play import Goal, PlayAnswer, PlayQuestion
from tutor.puzzles.wrong.turns import seems_to_branch
from tutor.rules.dominoes import End, Line, Placement, Tile, points
from tutor.wording.feedback.act import branched
from tutor.wording.feedback.suspicion import close_to, suspected
from tutor.wording.position import addition, working
from tutor.wording.reader import Reader

#: The goals that have to do with the sum of the ends.
_OF_POINTS: Final = frozenset(Goal) - {Goal.LEGAL, Goal.DOUBLE, Goal.INSIDE}


def right(reader: Reader, question: PlayQuestion, answer: PlayAnswer) -> tuple[str, ...]:
    """How the tile joins and what the placement scores."""
    return _reason(reader, question, answer.placement)


def shown(reader: Reader, question: PlayQuestion) -> tuple[str, ...]:
    """Every right placement, with its sum; a single one with its whole working."""
    placements = in_order(answer.placement for answer in question.right_answers())
    if len(placements) == 1:
        return (_answer(reader, placements[0]), *_reason(reader, question, placements[0]))
    if not question.line.placements and Goal.LEGAL in question.goals:
        return (reader.gettext("The table is empty, so any tile of your hand may open."),)
    return (
        reader.gettext("Each of these placements is right:"),
        *(listed(reader, question.line, placement) for placement in placements),
    )


def wrong(reader: Reader, question: PlayQuestion, answer: PlayAnswer, mistake: Mistake | None) -> tuple[str, ...]:
    """Why the tile may not go there, or what it would score and why that is not the goal."""
    placement = answer.placement
    if question.drawn is not None and placement.tile != question.drawn:
        return (
            reader.gettext(
                "You have just drawn the tile %(tile)s, and it fits. "
                "It must be played at once: that very tile, and no other tile of your hand.",
                tile=question.drawn,
            ),
        )
    if placement not in question.line.placements_of(placement.tile):
        return does_not_fit(reader, question.line, placement)
    missed = [goal for goal in question.goals if answer not in replace(question, goals=(goal,)).right_answers()]
    sentences = [_not_met(reader, question, placement, goal) for goal in missed if goal not in _OF_POINTS]
    if _OF_POINTS.isdisjoint(missed):
        return tuple(sentences)
    return (
        *sentences,
        *supposed(reader, question.line, placement, mistake),
        *(said for goal in missed if goal in _OF_POINTS and (said := _not_met(reader, question, placement, goal))),
    )


def supposed(reader: Reader, line: Line, placement: Placement, mistake: Mistake | None) -> tuple[str, ...]:
    """What a placement would score, with what somebody who misjudged it may have got wrong."""
    after = line.after(placement)
    return (
        *suspected(reader, after, mistake),
        _supposed(reader, placement),
        *working(reader, after),
        *close_to(reader, after, mistake),
    )


def in_order(placements: Iterable[Placement]) -> list[Placement]:
    """Placements tile by tile, the left end first."""
    return sorted(placements, key=lambda placement: (placement.tile, placement.end or ""))


def _reason(reader: Reader, question: PlayQuestion, placement: Placement) -> tuple[str, ...]:
    """Why a placement meets every goal."""
    after = question.line.after(placement)
    sentences = []
    if question.drawn is not None:
        sentences.append(
            reader.gettext(
                "You have just drawn the tile %(tile)s, and it fits: so it is played at once.", tile=question.drawn
            )
        )
    sentences.append(joined(reader, question.line, placement))
    if Goal.INSIDE in question.goals:
        sentences.append(_closed_in(reader, question.line, placement))
    if not _OF_POINTS.isdisjoint(question.goals):
        sentences += working(reader, after)
    if Goal.MOST in question.goals:
        if points(after):
            sentences.append(reader.gettext("No other placement of your hand scores more."))
        else:
            sentences.append(reader.gettext("No placement of your hand scores anything now."))
    return tuple(sentences)


def joined(reader: Reader, line: Line, placement: Placement) -> str:
    """How a tile joins the line, and what is open now."""
    tile, end = placement
    if end is None:
        return reader.gettext("The table is empty, so any tile may open: here it is the tile %(tile)s.", tile=tile)
    value = line.values_at_ends[0 if end is End.LEFT else 1]
    if tile.is_double:
        if end is End.LEFT:
            return reader.gettext(
                "The double %(tile)s matches the left end and lies crosswise; the open end still shows %(value)s.",
                tile=tile,
                value=value,
            )
        return reader.gettext(
            "The double %(tile)s matches the right end and lies crosswise; the open end still shows %(value)s.",
            tile=tile,
            value=value,
        )
    if end is End.LEFT:
        # NOTE: %(value)s is the number where the tile joins, %(open)s the number on its other half.
        return reader.gettext(
            "The tile %(tile)s matches the left end, which shows %(value)s; the new open end shows %(open)s.",
            tile=tile,
            value=value,
            open=tile.other(value),
        )
    # NOTE: %(value)s is the number where the tile joins, %(open)s the number on its other half.
    return reader.gettext(
        "The tile %(tile)s matches the right end, which shows %(value)s; the new open end shows %(open)s.",
        tile=tile,
        value=value,
        open=tile.other(value),
    )


def _answer(reader: Reader, placement: Placement) -> str:
    tile, end = placement
    if end is None:
        return reader.gettext("The right answer: open with the tile %(tile)s.", tile=tile)
    if end is End.LEFT:
        return reader.gettext("The right answer: place the tile %(tile)s at the left end.", tile=tile)
    return reader.gettext("The right answer: place the tile %(tile)s at the right end.", tile=tile)


def listed(reader: Reader, line: Line, placement: Placement) -> str:
    """One of several right placements, with the sum of the ends after it."""
    tile, end = placement
    total = addition(reader, line.after(placement))
    if end is None:
        # NOTE: An item of a list of right answers; %(addition)s is the sum of the ends after it, such as 3 + 12 = 15.
        return reader.gettext("Tile %(tile)s as the opening: %(addition)s", tile=tile, addition=total)
    if end is End.LEFT:
        # NOTE: An item of a list of right answers; %(addition)s is the sum of the ends after it, such as 3 + 12 = 15.
        return reader.gettext("Tile %(tile)s at the left end: %(addition)s", tile=tile, addition=total)
    # NOTE: An item of a list of right answers; %(addition)s is the sum of the ends after it, such as 3 + 12 = 15.
    return reader.gettext("Tile %(tile)s at the right end: %(addition)s", tile=tile, addition=total)


def does_not_fit(reader: Reader, line: Line, placement: Placement) -> tuple[str, ...]:
    """Why a tile does not fit where it was put, whether it fits anywhere, and that no double branches."""
    tile, end = placement
    if line.has(tile):
        return (reader.gettext("The tile %(tile)s already lies on the table.", tile=tile),)
    at_the_end = _does_not_fit_at(reader, line, tile, end)
    return (*at_the_end, branched(reader)) if seems_to_branch(line, (tile,)) else at_the_end


def _does_not_fit_at(reader: Reader, line: Line, tile: Tile, end: End | None) -> tuple[str, ...]:
    """What the end shows where a tile was put, and what the other end shows."""
    left, right = line.values_at_ends
    if end is End.LEFT:
        first = reader.gettext(
            "The left end shows %(value)s, and neither half of the tile %(tile)s does.", value=left, tile=tile
        )
    else:
        first = reader.gettext(
            "The right end shows %(value)s, and neither half of the tile %(tile)s does.", value=right, tile=tile
        )
    if line.fits(tile):
        return first, reader.gettext("Now compare that tile with the other end.")
    if left == right:
        return first, reader.gettext("The other end shows the same, so that tile fits nowhere now.")
    if end is End.LEFT:
        return first, reader.gettext("The right end shows %(value)s, so that tile fits nowhere now.", value=right)
    return first, reader.gettext("The left end shows %(value)s, so that tile fits nowhere now.", value=left)


def _supposed(reader: Reader, placement: Placement) -> str:
    """Introduces the working of the position that the placement would lead to."""
    tile, end = placement
    if end is None:
        return reader.gettext("Suppose that the tile %(tile)s is the opening.", tile=tile)
    if end is End.LEFT:
        return reader.gettext("Suppose that the tile %(tile)s lies at the left end.", tile=tile)
    return reader.gettext("Suppose that the tile %(tile)s lies at the right end.", tile=tile)


def _not_met(reader: Reader, question: PlayQuestion, placement: Placement, goal: Goal) -> str:
    """Why a legal placement misses a goal; empty where its working says all there is to say."""
    scored = question.points_of(placement)
    match goal:
        case Goal.DOUBLE:
            return reader.gettext(
                "The tile %(tile)s is not a double: its two halves show different numbers.", tile=placement.tile
            )
        case Goal.INSIDE:
            return _closes_nothing(reader, question.line, placement)
        case Goal.MOST if scored:
            return reader.ngettext(
                "It scores %(n)s point, but another placement of your hand scores more.",
                "It scores %(n)s points, but another placement of your hand scores more.",
                scored,
            )
        case Goal.MOST:
            return reader.gettext("Another placement of your hand does score.")
        case Goal.QUIET:
            return reader.gettext("You are looking for a placement that scores nothing.")
        case Goal.FIVE | Goal.TEN | Goal.FIFTEEN | Goal.TWENTY:
            return reader.ngettext(
                "You are looking for a placement that scores exactly %(n)s point.",
                "You are looking for a placement that scores exactly %(n)s points.",
                int(goal),
            )
        case _:
            return ""


def _closed_in(reader: Reader, line: Line, placement: Placement) -> str:
    outermost = line.oriented[0 if placement.end is End.LEFT else -1].tile
    return reader.gettext(
        "The double %(tile)s now lies inside the line, so it no longer counts anything by itself.", tile=outermost
    )


def _closes_nothing(reader: Reader, line: Line, placement: Placement) -> str:
    if placement.end is None:
        return reader.gettext("The opening lies alone, so it closes in no double.")
    if placement.end is End.LEFT:
        return reader.gettext(
            "At the left end lies the tile %(tile)s, which is not a double. "
            "Nothing that joins it there closes in a double.",
            tile=line.oriented[0].tile,
        )
    return reader.gettext(
        "At the right end lies the tile %(tile)s, which is not a double. "
        "Nothing that joins it there closes in a double.",
        tile=line.oriented[-1].tile,
    )
