"""The set: which tiles of a value are still to come?"""

from typing import Final

from tutor.puzzles.making.chance import Chance
from tutor.puzzles.making.puzzle import Made, Shown
from tutor.puzzles.making.search import first
from tutor.puzzles.making.table import states
from tutor.puzzles.making.traps import has_double
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.rules.dominoes import MOST_PIPS, Round, Tile

#: How many tiles lie on the table.
_LINES: Final = {1: (3, 5), 2: (5, 10), 3: (4, 12)}
#: So many tiles of the value are to be seen at least, so that there is something to take away.
_SEEN: Final = {1: 1, 2: 2, 3: 3}
#: So many tiles are in the hand at most.
_HELD: Final = 7


def make(level: int, chance: Chance) -> Made:
    """Level 1: a short line without doubles. Level 2: the double of the value in a longer line. Level 3: a hand too."""
    shortest, longest = _LINES[level]
    value = chance.below(MOST_PIPS + 1)

    def is_wanted(state: Round) -> bool:
        if state.ending is not None or len(state.hands[state.turn]) > _HELD:
            return False
        hand = state.hands[state.turn] if level == 3 else ()
        if level == 1 and has_double(state.line):
            return False
        seen = [tile for tile in (*state.line.tiles, *hand) if tile.has(value)]
        return len(seen) >= _SEEN[level] and (level != 2 or Tile.of(value, value) in seen)

    state = first(states(chance, shortest=shortest, longest=longest, doubles=level > 1), is_wanted)
    line, hand = state.line, state.hands[state.turn] if level == 3 else ()
    question = NumberQuestion(Fact.UNSEEN, value=value, line=line, hand=hand)
    return Made(question, Shown(line=line, hand=hand or None))
