"""Which tiles of a line are counted."""

from typing import Final

from tutor.puzzles.ends import EndsQuestion
from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import Moment, moments
from tutor.puzzles.making.traps import has_blank_end, has_double, oddities, shows
from tutor.puzzles.mistake import Mistake

AIMS: Final = {
    2: (Mistake.INTERNAL_DOUBLE, Mistake.ZERO_LEFT_OUT, Mistake.ONLY_LAST_END, Mistake.WHOLE_LINE),
    3: (Mistake.INTERNAL_DOUBLE, Mistake.ZERO_LEFT_OUT),
}
"""Where the levels are steered; at level 3 to two of: a double at an end, an internal one, an end of zero."""


def make(level: int, chance: Chance) -> Made:
    """Level 1: no doubles, no blank ends. Level 2: one oddity. Level 3: long lines with several."""
    if level == 1:

        def is_plain(moment: Moment) -> bool:
            return not has_double(moment.line) and not has_blank_end(moment.line)

        line = first(moments(chance, shortest=4, longest=6, doubles=False), is_plain).line
        return Made(EndsQuestion(line), Shown(line=line))
    aim: Mistake = chance.choice(AIMS[level])

    def is_tricky(moment: Moment) -> bool:
        return shows(aim, EndsQuestion(moment.line)) and oddities(moment.line) >= level - 1

    shortest, longest = (4, 8) if level == 2 else (8, 18)
    line = first(moments(chance, shortest=shortest, longest=longest), is_tricky).line
    return Made(EndsQuestion(line), Shown(line=line), aim)
