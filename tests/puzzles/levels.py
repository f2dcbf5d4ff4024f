"""What each level of each kind promises."""

from collections.abc import Callable
from typing import Any

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.beliefs import points_believed
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, TurnQuestion
from tutor.puzzles.making import Puzzle
from tutor.puzzles.misconceptions import shows_in
from tutor.puzzles.mistake import Mistake
from tutor.puzzles.number import NumberQuestion
from tutor.puzzles.play import PlayQuestion
from tutor.rules.dominoes import Act, points

#: A position is plain when none of these shows in it.
TRAPS = {
    Mistake.LONE_DOUBLE_TWICE,
    Mistake.LONE_DOUBLE_HALF,
    Mistake.DOUBLE_ONCE,
    Mistake.INTERNAL_DOUBLE,
    Mistake.ZERO_AS_FIVE,
    Mistake.NEAR_MULTIPLE,
    Mistake.ZERO_SCORED,
}
ALONE = {Mistake.LONE_DOUBLE_TWICE, Mistake.LONE_DOUBLE_HALF}


def trapped(puzzle: Puzzle) -> set[Mistake]:
    """The traps that would show."""
    return TRAPS & {*shows_in(puzzle.question)}


def the_sum(puzzle: Puzzle) -> bool:
    """Plain lines; then the aim; then an aim that changes the points, and a second trap."""
    question: Any = puzzle.question
    line = question.line
    if puzzle.level == 1:
        doubles = any(tile.is_double for tile in line.tiles)
        return 4 <= len(line) <= 6 and not doubles and 0 not in line.values_at_ends and not trapped(puzzle)
    if puzzle.level == 2 or puzzle.aim is Mistake.SCORED_WITHOUT_PLACEMENT:
        return True
    if puzzle.aim in ALONE:
        return line.tiles[0].pips in (4, 6, 10)
    assert puzzle.aim is not None
    costly = any(believed != points(line) for believed in points_believed(puzzle.aim, line))
    return costly and bool(trapped(puzzle) - {puzzle.aim})


def ends(puzzle: Puzzle) -> bool:
    """Plain lines; then one oddity; then long lines with two."""
    line: Any = puzzle.question.line  # type: ignore[union-attr]
    doubles = [laid.tile.is_double for laid in line.oriented]
    oddities = (doubles[0] or doubles[-1]) + any(doubles[1:-1]) + (0 in line.values_at_ends)
    if puzzle.level == 1:
        return 4 <= len(line) <= 6 and not any(doubles) and 0 not in line.values_at_ends
    return bool(oddities) if puzzle.level == 2 else len(line) >= 8 and oddities >= 2


def choosing(puzzle: Puzzle) -> bool:
    """No trap; then the aim; then a second trap."""
    traps = trapped(puzzle)
    return not traps if puzzle.level == 1 else puzzle.level == 2 or bool(traps - {puzzle.aim})


def act(puzzle: Puzzle) -> bool:
    """Several tiles fit or none, and the boneyard is full; later the aim, or an empty boneyard."""
    question: Any = puzzle.question
    (right,) = question.right_answers()
    if puzzle.level == 1:
        return question.boneyard >= 3 and len(question.playable()) != 1 and right.act is not Act.PASS
    if puzzle.aim is None:
        return right.act is Act.PASS
    return puzzle.aim not in (Mistake.DREW_THOUGH_FITS, Mistake.PASSED_THOUGH_FITS) or len(question.playable()) == 1


def drawn(puzzle: Puzzle) -> bool:
    """What now, with a full boneyard; where to; the better of two ends, or a double that seems to branch."""
    question: Any = puzzle.question
    if puzzle.level == 1:
        return isinstance(question, ActQuestion) and question.boneyard >= 3
    if isinstance(question, NumberQuestion):
        return puzzle.level == 2 and question.taken > 0
    if puzzle.level == 3 and isinstance(question, PlayQuestion) and puzzle.aim is None:
        return len(question.line.placements_of(question.drawn)) == 2 and len(question.right_answers()) == 1
    return question.drawn in question.hand


def blocked(puzzle: Puzzle) -> bool:
    """Two players; then a low boneyard, or one tile that fits; then doubles that seem to branch, or a player out."""
    question: Any = puzzle.question
    showing = shows_in(question)
    if puzzle.level == 1:
        return len(question.hands) == 2 and (puzzle.aim is not None or question.right == "goes-on")
    if puzzle.aim is None:
        return question.right == ("goes-on" if puzzle.level == 2 else "out")
    return puzzle.level == 2 or puzzle.aim is Mistake.LAST_TWO_KEPT or Mistake.BRANCHED_DOUBLE in showing


def settle(puzzle: Puzzle) -> bool:
    """Remainders of 0, 1 and 4; then any; then 2 or 3, and three or four hands."""
    question: Any = puzzle.question
    left = {sum(tile.pips for tile in hand) % 5 for _, hand in question.hands}
    if puzzle.level == 1:
        return left <= {0, 1, 4}
    return puzzle.level == 2 or (len(question.hands) > 2 and bool(left & {2, 3}))


def opener(puzzle: Puzzle) -> bool:
    """Out, a clear lot or whose turn; then blocked; then tied lots."""
    question = puzzle.question
    if isinstance(question, TurnQuestion):
        return puzzle.level == 1
    if isinstance(question, LotQuestion):
        return puzzle.level == 3 or question.right != "tied"
    assert isinstance(question, OpenerQuestion)
    if puzzle.level == 1:
        return question.out is not None
    return question.out is None or (puzzle.level == 2 and question.out is not question.previous)


def over(puzzle: Puzzle) -> bool:
    """Far from the target; then near; then two things at once."""
    question: Any = puzzle.question
    if any(score >= (250 if question.players == 2 else 200) for _, score in question.scores):
        return False
    if puzzle.level == 1:
        return question.right == "won" or question.score <= 150
    return bool(question.score >= (150 if puzzle.level == 2 else 200))


def tallies(puzzle: Puzzle) -> bool:
    """Strokes only; then signs or points beside them; then all three, above or below zero."""
    question: Any = puzzle.question
    size = abs(question.points)
    if puzzle.kind == "write-tally" and len({*question.options}) != 4:
        return False
    if puzzle.level == 1:
        return 5 <= size <= 45 and size % 5 == 0
    if puzzle.level == 2:
        return size % 5 > 0 or size >= 50
    return size > 50 and size % 50 > 5 and size % 5 > 0


def the_set(puzzle: Puzzle) -> bool:
    """No doubles; then the double of the value; then a hand."""
    question: Any = puzzle.question
    value = str(question.value)
    tiles = [str(tile) for tile in (*question.line.tiles, *question.hand)]
    seen = [tile for tile in tiles if value in tile]
    if puzzle.level == 1:
        return bool(seen) and not question.hand and not any(tile[0] == tile[2] for tile in tiles)
    return f"{value}-{value}" in seen if puzzle.level == 2 else len(seen) >= 3 and bool(question.hand)


def fits(puzzle: Puzzle) -> bool:
    """No doubles; then a single tile that fits; then a double that seems to branch. Always something does not fit."""
    question: Any = puzzle.question
    fitting = [tile for tile in question.hand if question.line.fits(tile)]
    if not 0 < len(fitting) < len(question.hand):
        return False
    if puzzle.level == 1:
        return not any(tile.is_double for tile in (*question.line.tiles, *question.hand))
    return len(fitting) == 1 if puzzle.level == 2 else Mistake.BRANCHED_DOUBLE in shows_in(question)


def find_mistake(puzzle: Puzzle) -> bool:
    """Five or six placements; then seven to ten; then a whole round."""
    lengths = {1: range(5, 7), 2: range(7, 11), 3: range(7, 29)}[puzzle.level]
    return len(puzzle.question.line) in lengths  # type: ignore[union-attr]


HOLDS: dict[str, Callable[[Puzzle], bool]] = {
    "set": the_set,
    "fits": fits,
    "sum": the_sum,
    "ends": ends,
    "best": choosing,
    "scoring": choosing,
    "needed": choosing,
    "act": act,
    "drawn": drawn,
    "blocked": blocked,
    "settle": settle,
    "opener": opener,
    "over": over,
    "read-tally": tallies,
    "write-tally": tallies,
    "find-mistake": find_mistake,
}
