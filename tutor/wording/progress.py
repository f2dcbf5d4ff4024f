"""What is said about a learner's progress: why a puzzle was chosen, what is typical, and why it is not kept."""

from enum import StrEnum
from typing import assert_never

from tutor.progress import is_rule
from tutor.progress.errors import AddressReason, BadImport, CodeReason, ImportReason, Trouble
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.mistake import Mistake
from tutor.wording import skills
from tutor.wording.cribbage import habits
from tutor.wording.reader import Reader


class Why(StrEnum):
    """Why a puzzle comes next, as a stable word; the first four are those of `tutor.progress.Because`."""

    DUE = "due"
    """The skill would soon be forgotten."""
    WEAK = "weak"
    """The skill went wrong lately."""
    NEW = "new"
    """The skill was never asked."""
    AHEAD = "ahead"
    """Nothing is due; this comes due first."""
    TELLS_APART = "tells-apart"
    """Several mistakes explain the latest answers, and this puzzle tells them apart."""
    ASKED_FOR = "asked-for"
    """The learner asked for this skill."""


def why_chosen(reader: Reader, why: Why, skill: str) -> str:
    """Why Practice chose this puzzle; `skill` is the one that it is about, empty where there is none.

    A mistake is never new, and that it is due says nothing to anybody: it was made before.
    """
    name = skills.skill(reader, skill) if skill else ""
    if skill and not is_rule(skill):
        why = Why.ASKED_FOR if why is Why.NEW else Why.WEAK if why is not Why.ASKED_FOR else why
    match why:
        case Why.DUE:
            # NOTE: %(skill)s is the name of a rule or a mistake, as a heading.
            return reader.gettext("Due again: %(skill)s.", skill=name)
        case Why.WEAK:
            # NOTE: %(skill)s is the name of a rule or a mistake, as a heading.
            return reader.gettext("You had trouble with this: %(skill)s.", skill=name)
        case Why.NEW:
            # NOTE: %(skill)s is the name of a rule or a mistake, as a heading.
            return reader.gettext("New: %(skill)s.", skill=name)
        case Why.AHEAD:
            # NOTE: %(skill)s is the name of a rule or a mistake, as a heading.
            return reader.gettext("To stay in practice: %(skill)s.", skill=name)
        case Why.TELLS_APART:
            return reader.gettext("Your last answers can have several reasons. This puzzle tells them apart.")
        case Why.ASKED_FOR:
            # NOTE: %(skill)s is the name of a rule or a mistake, as a heading.
            return reader.gettext("You are practising: %(skill)s.", skill=name)
        case _:
            assert_never(why)


def not_kept(reader: Reader, trouble: Trouble) -> tuple[str, ...]:
    """That progress is not being kept, why, and what that means; never that anything was saved."""
    return (
        reader.gettext("Your progress is not being kept at the moment."),
        _trouble(reader, trouble),
        reader.gettext("Lessons and puzzles go on as usual, but answers that you give now will not be remembered."),
    )


def _trouble(reader: Reader, trouble: Trouble) -> str:
    match trouble:
        case Trouble.LOCKED:
            return reader.gettext("The store is busy and answers too slowly.")
        case Trouble.FULL:
            return reader.gettext("The disk on which it is kept is full.")
        case Trouble.READ_ONLY:
            return reader.gettext("The store can be read, but nothing can be written to it.")
        case Trouble.GONE:
            return reader.gettext("The store cannot be reached.")
        case Trouble.DAMAGED:
            return reader.gettext("The store is damaged.")
        case Trouble.NEWER:
            return reader.gettext("The store belongs to a newer version of this tutor.")
        case Trouble.OTHER:
            return reader.gettext("The store does not work as it should.")
        case _:
            assert_never(trouble)


def bad_address(reader: Reader, reason: AddressReason) -> str:
    """Why progress cannot be kept where it was meant to be, for whoever runs the tutor."""
    match reason:
        case AddressReason.NOT_AN_ADDRESS:
            return reader.gettext(
                "TUTOR_DATABASE_URL is not the address of a database. Write it like this: %(example)s",
                example="postgresql://user@host/name",
            )
        case AddressReason.UNKNOWN_DATABASE:
            return reader.gettext(
                "TUTOR_DATABASE_URL names a database that the tutor does not know. It takes SQLite and PostgreSQL."
            )
        case AddressReason.NO_HOME:
            return reader.gettext(
                "There is no home folder in which progress could be kept. Name a database in TUTOR_DATABASE_URL."
            )
        case AddressReason.NO_FILE:
            return reader.gettext(
                "TUTOR_DATABASE_URL names no file, so nothing would be kept. Write it like this: %(example)s",
                example="sqlite:///progress.sqlite3",
            )
        case _:
            assert_never(reason)


def bad_import(reader: Reader, problem: BadImport) -> str:
    """Why a file with progress is refused as a whole."""
    said = _import_reason(reader, problem.reason)
    if not problem.where:
        return said
    # NOTE: %(place)s is a place in a file, such as answers[3].kind, which stays as it is.
    where = reader.gettext("Look at this place in the file: %(place)s", place=problem.where)
    return f"{said} {where}"


def _import_reason(reader: Reader, reason: ImportReason) -> str:
    match reason:
        case ImportReason.TOO_LARGE:
            return reader.gettext("The file is larger than any file with progress can be.")
        case ImportReason.NOT_TEXT:
            return reader.gettext("The file is not text. Choose the file that you saved from here.")
        case ImportReason.NOT_JSON:
            return reader.gettext("The file is damaged, or it is not a file with progress.")
        case ImportReason.NOT_PROGRESS:
            return reader.gettext(
                "The file does not hold anybody’s progress. Choose the file that you saved from here."
            )
        case ImportReason.VERSION:
            return reader.gettext("The file was written by a newer version of this tutor.")
        case ImportReason.MISSING:
            return reader.gettext("Something that belongs into the file is missing.")
        case ImportReason.UNKNOWN:
            return reader.gettext("The file holds something that does not belong there.")
        case ImportReason.WRONG_TYPE:
            return reader.gettext("A value in the file is of the wrong type.")
        case ImportReason.BAD_WORD:
            return reader.gettext("A word in the file cannot be one of ours.")
        case ImportReason.OUT_OF_RANGE:
            return reader.gettext("A number in the file is too small or too large.")
        case ImportReason.BAD_TIME:
            return reader.gettext("A time in the file cannot be right.")
        case ImportReason.TWICE:
            return reader.gettext("The file holds the same thing twice.")
        case ImportReason.TOO_MANY:
            return reader.gettext("The file holds more than is kept for anybody.")
        case _:
            assert_never(reason)


def bad_code(reader: Reader, reason: CodeReason) -> str:
    """Why a link that was to bring progress to another device does not."""
    match reason:
        case CodeReason.MALFORMED:
            return reader.gettext("This link is not complete. Copy the whole link, or scan the picture again.")
        case CodeReason.UNKNOWN:
            return reader.gettext("Nobody’s progress belongs to this link. Make a new one on the other device.")
        case CodeReason.EXPIRED:
            return reader.gettext("This link is too old. Make a new one on the other device.")
        case CodeReason.USED:
            return reader.gettext("This link has been used already, and it works only once. Make a new one.")
        case _:
            assert_never(reason)


def typical(reader: Reader, mistake: Mistake | CribbageMistake) -> str:
    """What somebody tends to do who makes this mistake, said to the learner."""
    if isinstance(mistake, CribbageMistake):
        return habits.typical(reader, mistake)
    match mistake:
        case Mistake.LONE_DOUBLE_TWICE:
            return reader.gettext("You tend to count a double that lies alone at both ends.")
        case Mistake.LONE_DOUBLE_HALF:
            return reader.gettext("You tend to count only one half of a double that lies alone.")
        case Mistake.DOUBLE_ONCE:
            return reader.gettext("You tend to count only one half of a double at an end.")
        case Mistake.INTERNAL_DOUBLE:
            return reader.gettext("You tend to go on counting a double when the line has gone past it.")
        case Mistake.ONLY_LAST_END:
            return reader.gettext("You tend to count only the end where a tile was placed last.")
        case Mistake.ZERO_LEFT_OUT:
            return reader.gettext("You tend to leave out an end that is blank.")
        case Mistake.ZERO_AS_FIVE:
            return reader.gettext("You tend to take a blank end for five.")
        case Mistake.WHOLE_LINE:
            return reader.gettext("You tend to add up every tile of the line.")
        case Mistake.NEAR_MULTIPLE:
            return reader.gettext("You tend to give points for a sum that only comes close to a multiple of five.")
        case Mistake.DIVIDED_BY_FIVE:
            return reader.gettext("You tend to divide the points by five.")
        case Mistake.ZERO_SCORED:
            return reader.gettext("You tend to give points for a sum of zero.")
        case Mistake.SCORED_WITHOUT_PLACEMENT:
            return reader.gettext("You tend to give points when nothing has been placed.")
        case Mistake.BRANCHED_DOUBLE:
            return reader.gettext("You tend to place tiles at the sides of a double.")
        case Mistake.DREW_THOUGH_FITS:
            return reader.gettext("You tend to draw although a tile fits.")
        case Mistake.PASSED_THOUGH_FITS:
            return reader.gettext("You tend to pass although a tile fits.")
        case Mistake.LAST_TWO_KEPT:
            return reader.gettext("You tend to leave the last two tiles in the boneyard.")
        case Mistake.PASSED_THOUGH_BONEYARD:
            return reader.gettext("You tend to pass although there are tiles to draw.")
        case Mistake.DREW_ON:
            return reader.gettext("You tend to go on drawing although the drawn tile fits.")
        case Mistake.OTHER_THAN_DRAWN:
            return reader.gettext("You tend to play another tile than the one just drawn.")
        case Mistake.NO_ROUNDING:
            return reader.gettext("You tend to take the pips off without rounding them.")
        case Mistake.THREE_ROUNDED_DOWN:
            return reader.gettext("You tend to round a remainder of 3 down.")
        case Mistake.TWO_ROUNDED_UP:
            return reader.gettext("You tend to round a remainder of 2 up.")
        case Mistake.ALWAYS_ROUNDED_UP:
            return reader.gettext("You tend to round every remainder up.")
        case Mistake.WRONG_PLAYER:
            return reader.gettext("You tend to take the deduction off another player’s score.")
        case Mistake.OTHERS_PIPS_WON:
            return reader.gettext("You tend to give the pips of the others to the player who went out.")
        case Mistake.LIGHTEST_WINS:
            return reader.gettext("You tend to let the lightest hand win a blocked round.")
        case Mistake.OPENER_AGAIN:
            return reader.gettext("You tend to let the same player open again after a blocked round.")
        case Mistake.SETTLED_AFTER_TARGET:
            return reader.gettext("You tend to settle the hands although the target is reached.")
        case Mistake.TARGETS_MIXED:
            return reader.gettext("You tend to mix up the targets of 200 and 250.")
        case Mistake.REST_LEFT_OUT:
            return reader.gettext("You tend to leave out the number beside the strokes.")
        case Mistake.CROSS_AS_STROKE:
            return reader.gettext("You tend to take a cross of a tally for one stroke.")
        case Mistake.TALLY_SIGN_LOST:
            return reader.gettext("You tend to lose the minus sign of a tally.")
        case _:
            assert_never(mistake)
