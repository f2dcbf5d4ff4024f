"""The names of what is practised: kinds of puzzles, levels, rules and mistakes."""

from typing import assert_never

from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.mistake import Mistake
from tutor.wording.cribbage import skills as cribbage
from tutor.wording.reader import Reader


def kind(reader: Reader, kind: str) -> str:
    """The name of a kind of puzzle, of either game."""
    if kind in cribbage.KINDS:
        return cribbage.kind(reader, kind)
    names = {
        "set": reader.gettext("Tiles still to come"),
        "fits": reader.gettext("Which tile fits"),
        "sum": reader.gettext("Sum and points"),
        "ends": reader.gettext("Which tiles count"),
        "best": reader.gettext("The best placement"),
        "scoring": reader.gettext("All placements that score"),
        "needed": reader.gettext("The tile you would need"),
        "act": reader.gettext("Play, draw or pass"),
        "drawn": reader.gettext("Drawing from the boneyard"),
        "blocked": reader.gettext("Blocked or not"),
        "settle": reader.gettext("Settle the hands"),
        "opener": reader.gettext("Who comes next"),
        "over": reader.gettext("Is it over"),
        "read-tally": reader.gettext("Read a tally"),
        "write-tally": reader.gettext("Write a tally"),
        "find-mistake": reader.gettext("Find the mistake"),
    }
    return names[kind]


def level(reader: Reader, level: int) -> str:
    """The name of a level."""
    # NOTE: The three levels of a kind of puzzle, from plain to see to what trips good players.
    names = {1: reader.gettext("Plain"), 2: reader.gettext("Tricky"), 3: reader.gettext("Hard")}
    return names[level]


def skill(reader: Reader, skill: str) -> str:
    """The name of a skill of either game: of a rule, or of a mistake that one learns to avoid."""
    if skill[1:].isdigit():
        return rule(reader, skill)
    return mistake(reader, Mistake(skill) if skill in tuple(Mistake) else CribbageMistake(skill))


def rule(reader: Reader, rule: str) -> str:
    """What a rule is about, in a few words."""
    if rule.startswith("C"):
        return cribbage.rule(reader, rule)
    names = {
        "D1": reader.gettext("The set"),
        "D2": reader.gettext("The deal"),
        "D3": reader.gettext("The boneyard"),
        "D4": reader.gettext("The lot"),
        "D5": reader.gettext("Opening and turns"),
        "D6": reader.gettext("The next opener"),
        "D7": reader.gettext("Matching ends"),
        "D8": reader.gettext("Doubles never branch"),
        "D9": reader.gettext("What fits must be played"),
        "D10": reader.gettext("Drawing"),
        "D11": reader.gettext("Passing"),
        "D12": reader.gettext("Blocked rounds"),
        "D13": reader.gettext("What is counted"),
        "D14": reader.gettext("A double alone"),
        "D15": reader.gettext("From the sum to points"),
        "D16": reader.gettext("Settling the hands"),
        "D17": reader.gettext("Nothing for the hands of others"),
        "D18": reader.gettext("The target"),
        "D19": reader.gettext("The paper tally"),
    }
    return names[rule]


def mistake(reader: Reader, mistake: Mistake | CribbageMistake) -> str:
    """A mistake, as the heading of what is practised against it."""
    if isinstance(mistake, CribbageMistake):
        return cribbage.mistake(reader, mistake)
    match mistake:
        case Mistake.LONE_DOUBLE_TWICE:
            return reader.gettext("A double alone, counted twice")
        case Mistake.LONE_DOUBLE_HALF:
            return reader.gettext("A double alone, counted by half")
        case Mistake.DOUBLE_ONCE:
            return reader.gettext("A double at an end, counted once")
        case Mistake.INTERNAL_DOUBLE:
            return reader.gettext("An internal double, still counted")
        case Mistake.ONLY_LAST_END:
            return reader.gettext("Only the last end counted")
        case Mistake.ZERO_LEFT_OUT:
            return reader.gettext("A blank end left out")
        case Mistake.ZERO_AS_FIVE:
            return reader.gettext("A blank end taken for five")
        case Mistake.WHOLE_LINE:
            return reader.gettext("The whole line counted")
        case Mistake.NEAR_MULTIPLE:
            return reader.gettext("Nearly a multiple of five")
        case Mistake.DIVIDED_BY_FIVE:
            return reader.gettext("Points divided by five")
        case Mistake.ZERO_SCORED:
            return reader.gettext("Points for a sum of zero")
        case Mistake.SCORED_WITHOUT_PLACEMENT:
            return reader.gettext("Points for drawing or passing")
        case Mistake.BRANCHED_DOUBLE:
            return reader.gettext("A double that branches")
        case Mistake.DREW_THOUGH_FITS:
            return reader.gettext("Drawing although a tile fits")
        case Mistake.PASSED_THOUGH_FITS:
            return reader.gettext("Passing although a tile fits")
        case Mistake.LAST_TWO_KEPT:
            return reader.gettext("The last two tiles kept back")
        case Mistake.PASSED_THOUGH_BONEYARD:
            return reader.gettext("Passing with tiles to draw")
        case Mistake.DREW_ON:
            return reader.gettext("Drawing on after a tile that fits")
        case Mistake.OTHER_THAN_DRAWN:
            return reader.gettext("Another tile than the one drawn")
        case Mistake.NO_ROUNDING:
            return reader.gettext("Pips not rounded")
        case Mistake.THREE_ROUNDED_DOWN:
            return reader.gettext("A remainder of 3 rounded down")
        case Mistake.TWO_ROUNDED_UP:
            return reader.gettext("A remainder of 2 rounded up")
        case Mistake.ALWAYS_ROUNDED_UP:
            return reader.gettext("Every remainder rounded up")
        case Mistake.WRONG_PLAYER:
            return reader.gettext("Taken off the wrong score")
        case Mistake.OTHERS_PIPS_WON:
            return reader.gettext("The pips of the others won")
        case Mistake.LIGHTEST_WINS:
            return reader.gettext("A blocked round won by the lightest hand")
        case Mistake.OPENER_AGAIN:
            return reader.gettext("The opener opening again after a block")
        case Mistake.SETTLED_AFTER_TARGET:
            return reader.gettext("Settling after the target is reached")
        case Mistake.TARGETS_MIXED:
            return reader.gettext("The two targets mixed up")
        case Mistake.REST_LEFT_OUT:
            return reader.gettext("The number beside the strokes left out")
        case Mistake.CROSS_AS_STROKE:
            return reader.gettext("A cross taken for one stroke")
        case Mistake.TALLY_SIGN_LOST:
            return reader.gettext("The minus sign of a tally lost")
        case _:
            assert_never(mistake)
