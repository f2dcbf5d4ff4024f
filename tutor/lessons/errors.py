"""What can be wrong with a lesson script."""

from enum import StrEnum


class LessonReason(StrEnum):
    """Why a lesson script is refused."""

    NOT_TOML = "not-toml"
    """The file cannot be read as TOML."""
    MISSING = "missing"
    """A key is missing."""
    UNKNOWN = "unknown"
    """A key that means nothing here."""
    WRONG_TYPE = "wrong-type"
    """A value of another type than expected."""
    BAD_WORD = "bad-word"
    """A value that is none of the words allowed here, or an id that is not made of a-z, 0-9 and hyphens."""
    SAME_ID = "same-id"
    """Two steps, or two lessons, with one id."""
    BAD_TEXT = "bad-text"
    """A text with markup, an address, a percent sign or braces in it, or an empty one."""
    STRANGE_TILE = "strange-tile"
    """A text that names a tile which the step does not show."""
    RULE_NOT_TAUGHT = "rule-not-taught"
    """A step with a rule that its lesson does not list, or a lesson with a rule that none of its steps has."""
    REFUSED = "refused"
    """The rules refuse the position."""
    NO_RIGHT_ANSWER = "no-right-answer"
    """A question without a right answer."""
    NO_WRONG_ANSWER = "no-wrong-answer"
    """A question for a goal that every legal placement meets."""
    NOT_CONTINUED = "not-continued"
    """A round that goes on with something else than a right answer."""
    NO_STEPS = "no-steps"
    """A lesson without steps, or a course without lessons."""


class LessonError(ValueError):
    """A lesson script that is refused: which file, which step, why, and the word or key concerned."""

    def __init__(self, reason: LessonReason, subject: str, *, file: str = "", step: str = "") -> None:
        """Name the place as far as it is known; the loader adds the rest."""
        super().__init__(f"{file}: {step}: {reason}: {subject}")
        self.reason = reason
        self.subject = subject
        self.file = file
        self.step = step

    def at(self, *, file: str = "", step: str = "") -> "LessonError":
        """The same error with the file or the step filled in."""
        return LessonError(self.reason, self.subject, file=file or self.file, step=step or self.step)
