"""What can be wrong with a lesson script."""

from collections.abc import Iterable
from enum import StrEnum

from tutor.rules.errors import RulesError


class LessonReason(StrEnum):
    """Why a lesson script is refused."""

    NOT_TOML = "not-toml"
    """The file cannot be read as TOML."""
    MISSING = "missing"
    """A key is missing."""
    UNKNOWN = "unknown"
    """A key that means nothing here; `words` is the known one that it looks like, if there is one."""
    NOT_FOR_THIS_KIND = "not-for-this-kind"
    """A key that a question of the kind in `key` has no use for."""
    WRONG_TYPE = "wrong-type"
    """A value of another type than expected."""
    BAD_WORD = "bad-word"
    """A value of `key` that is none of the `words` allowed there."""
    BAD_ID = "bad-id"
    """An id that is not made of a-z, 0-9 and hyphens."""
    BAD_FILE_NAME = "bad-file-name"
    """A file that is not called like 075-my-lesson.toml."""
    SAME_ID = "same-id"
    """Two steps with one id."""
    SAME_ADDRESS = "same-address"
    """Two lessons with one address; `words` names the file that has it already."""
    WRONG_NUMBER_OF_HINTS = "wrong-number-of-hints"
    """Fewer than two hints, or more than three; `number` says how many there are."""
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    """Other than four cards to count; `number` says how many there are."""
    NOT_THESE_SEATS = "not-these-seats"
    """A table that is set for other seats than the `words` of its number of players."""
    NOT_THE_TURN = "not-the-turn"
    """A move out of turn; `words` says whose turn it is."""
    NOT_A_COMBINATION = "not-a-combination"
    """Cards that do not score together; `words` are the ones that do."""
    BAD_TEXT = "bad-text"
    """A text with markup, an address, a percent sign or braces in it, or an empty one."""
    STRANGE_TILE = "strange-tile"
    """A text that names a tile which the step does not show."""
    TILE_AMONG_CARDS = "tile-among-cards"
    """A text about cribbage that names a domino tile."""
    NO_SUCH_RULE = "no-such-rule"
    """A rule that the game does not have; `words` are its first and its last one."""
    RULE_NOT_TAUGHT = "rule-not-taught"
    """A step with a rule that its lesson does not list, or a lesson with a rule that none of its steps has."""
    REFUSED = "refused"
    """The rules refuse the position; `refusal` says why. With `key`, they refuse the move in `subject`."""
    NO_RIGHT_ANSWER = "no-right-answer"
    """A question without a right answer."""
    GOAL_NOT_MET = "goal-not-met"
    """A goal that no legal placement meets; `words` are the points that those placements bring."""
    NO_WRONG_ANSWER = "no-wrong-answer"
    """A question for a goal that every legal placement meets."""
    NOT_CONTINUED = "not-continued"
    """A round that goes on with something else than a right answer."""
    NO_STEPS = "no-steps"
    """A lesson without steps, or a course without lessons."""


class LessonError(ValueError):
    """A lesson script that is refused: which file, which step, why, and the word or key concerned.

    A step without an id is called by its number, as `#3`.
    """

    def __init__(
        self,
        reason: LessonReason,
        subject: str,
        *,
        file: str = "",
        step: str = "",
        key: str = "",
        words: Iterable[str] = (),
        number: int = 0,
        refusal: RulesError | None = None,
    ) -> None:
        """Name the place as far as it is known; the loader adds the rest."""
        super().__init__(f"{file}: {step}: {reason}: {subject}")
        self.reason = reason
        self.subject = subject
        self.file = file
        self.step = step
        self.key = key
        self.words = tuple(words)
        self.number = number
        self.refusal = refusal

    @classmethod
    def refused(cls, problem: RulesError, *, step: str = "", move: str = "") -> "LessonError":
        """What the rules refuse, perhaps a move of a scripted round or deal."""
        key = "moves" if move else ""
        return cls(LessonReason.REFUSED, move or str(problem), step=step, key=key, refusal=problem)

    def at(self, *, file: str = "", step: str = "") -> "LessonError":
        """The same error with the file or the step filled in."""
        return LessonError(
            self.reason,
            self.subject,
            file=file or self.file,
            step=step or self.step,
            key=self.key,
            words=self.words,
            number=self.number,
            refusal=self.refusal,
        )
