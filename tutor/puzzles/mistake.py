"""The mistakes that players make at dominoes, and the rules that they are about."""

from enum import StrEnum
from typing import Final


class Mistake(StrEnum):
    """What people get wrong at domino Muggins, the more telling explanation first."""

    LONE_DOUBLE_TWICE = "lone-double-twice"
    """A double that is the whole line counted at both of its ends. Rule D14."""
    LONE_DOUBLE_HALF = "lone-double-half"
    """Only one half of a double that is the whole line counted. Rule D14."""
    DOUBLE_ONCE = "double-once"
    """A double at an end counted with one half. Rule D13."""
    INTERNAL_DOUBLE = "internal-double"
    """A double inside the line still counted. Rule D13."""
    ONLY_LAST_END = "only-last-end"
    """Only the end just played counted. Rule D13."""
    ZERO_LEFT_OUT = "zero-left-out"
    """An end of zero not taken for a counted end. Rule D13."""
    ZERO_AS_FIVE = "zero-as-five"
    """An end of zero taken for five. Rules D13, D15."""
    WHOLE_LINE = "whole-line"
    """Every tile of the line counted. Rule D13."""
    NEAR_MULTIPLE = "near-multiple"
    """A sum next to a multiple of five taken for that multiple. Rule D15."""
    DIVIDED_BY_FIVE = "divided-by-five"
    """One point for every five. Rule D15."""
    ZERO_SCORED = "zero-scored"
    """Points for a sum of zero. Rule D15."""
    SCORED_WITHOUT_PLACEMENT = "scored-without-placement"
    """Points for drawing or passing. Rule D13."""
    BRANCHED_DOUBLE = "branched-double"
    """A double taken for a place where the line branches. Rule D8."""
    DREW_THOUGH_FITS = "drew-though-fits"
    """Drawing although a tile fits. Rule D9."""
    PASSED_THOUGH_FITS = "passed-though-fits"
    """Passing although a tile fits. Rules D9, D11."""
    LAST_TWO_KEPT = "last-two-kept"
    """The last two tiles of the boneyard kept back. Rule D3."""
    PASSED_THOUGH_BONEYARD = "passed-though-boneyard"
    """Passing although the boneyard holds tiles. Rule D11."""
    DREW_ON = "drew-on"
    """Going on drawing after a playable tile. Rule D10."""
    OTHER_THAN_DRAWN = "other-than-drawn"
    """Playing another tile than the one just drawn. Rule D10."""
    NO_ROUNDING = "no-rounding"
    """The pips taken off as they are. Rule D16."""
    THREE_ROUNDED_DOWN = "three-rounded-down"
    """A remainder of three rounded down. Rule D16."""
    TWO_ROUNDED_UP = "two-rounded-up"
    """A remainder of two rounded up. Rule D16."""
    ALWAYS_ROUNDED_UP = "always-rounded-up"
    """Every remainder rounded up. Rule D16."""
    WRONG_PLAYER = "wrong-player"
    """The deduction taken from another player's score. Rule D16."""
    OTHERS_PIPS_WON = "others-pips-won"
    """The pips of the others given to the player who went out. Rule D17."""
    LIGHTEST_WINS = "lightest-wins"
    """A blocked round given to the player with the fewest pips. Rule D17."""
    OPENER_AGAIN = "opener-again"
    """The last opener opening again after a blocked round. Rule D6."""
    SETTLED_AFTER_TARGET = "settled-after-target"
    """The round settled although the target was reached. Rule D18."""
    TARGETS_MIXED = "targets-mixed"
    """The target for two players taken for that of more, or the other way round. Rule D18."""
    REST_LEFT_OUT = "rest-left-out"
    """The points beside the strokes of a tally left out. Rule D19."""
    CROSS_AS_STROKE = "cross-as-stroke"
    """Each of the five crosses of a fifty taken for one stroke. Rule D19."""
    TALLY_SIGN_LOST = "tally-sign-lost"
    """A score below zero read or written as one above. Rules D16, D19."""


RULES_OF: Final[dict[Mistake, tuple[str, ...]]] = {
    Mistake.LONE_DOUBLE_TWICE: ("D14",),
    Mistake.LONE_DOUBLE_HALF: ("D14",),
    Mistake.DOUBLE_ONCE: ("D13",),
    Mistake.INTERNAL_DOUBLE: ("D13",),
    Mistake.ONLY_LAST_END: ("D13",),
    Mistake.ZERO_LEFT_OUT: ("D13",),
    Mistake.ZERO_AS_FIVE: ("D13", "D15"),
    Mistake.WHOLE_LINE: ("D13",),
    Mistake.NEAR_MULTIPLE: ("D15",),
    Mistake.DIVIDED_BY_FIVE: ("D15",),
    Mistake.ZERO_SCORED: ("D15",),
    Mistake.SCORED_WITHOUT_PLACEMENT: ("D13",),
    Mistake.BRANCHED_DOUBLE: ("D8",),
    Mistake.DREW_THOUGH_FITS: ("D9",),
    Mistake.PASSED_THOUGH_FITS: ("D9", "D11"),
    Mistake.LAST_TWO_KEPT: ("D3",),
    Mistake.PASSED_THOUGH_BONEYARD: ("D11",),
    Mistake.DREW_ON: ("D10",),
    Mistake.OTHER_THAN_DRAWN: ("D10",),
    Mistake.NO_ROUNDING: ("D16",),
    Mistake.THREE_ROUNDED_DOWN: ("D16",),
    Mistake.TWO_ROUNDED_UP: ("D16",),
    Mistake.ALWAYS_ROUNDED_UP: ("D16",),
    Mistake.WRONG_PLAYER: ("D16",),
    Mistake.OTHERS_PIPS_WON: ("D17",),
    Mistake.LIGHTEST_WINS: ("D17",),
    Mistake.OPENER_AGAIN: ("D6",),
    Mistake.SETTLED_AFTER_TARGET: ("D18",),
    Mistake.TARGETS_MIXED: ("D18",),
    Mistake.REST_LEFT_OUT: ("D19",),
    Mistake.CROSS_AS_STROKE: ("D19",),
    Mistake.TALLY_SIGN_LOST: ("D16", "D19"),
}
"""The rules that somebody with a mistake does not know yet, the one that is broken first."""
