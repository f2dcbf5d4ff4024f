"""What can go wrong with a learner's progress: facts, from which `wording` makes sentences."""

from enum import StrEnum


class Trouble(StrEnum):
    """Why nothing is kept at the moment, as far as the database says."""

    LOCKED = "locked"
    """Somebody else holds the store for longer than we wait, or it answers too slowly."""
    FULL = "full"
    """The disk is full."""
    READ_ONLY = "read-only"
    """The store can be read but not written."""
    GONE = "gone"
    """The file cannot be opened or the server does not answer."""
    DAMAGED = "damaged"
    """The file is no database, or a broken one."""
    NEWER = "newer"
    """A newer version of the tutor has changed the store, so this one keeps its hands off it."""
    OTHER = "other"
    """Anything else; the cause is chained to the error."""


class StoreDown(Exception):  # noqa: N818 - it says what has happened, in one word for everything.
    """What was to be kept is not kept, or what was asked for cannot be read; `trouble` says why.

    It is the only thing that the store raises when it does not work. Whoever catches it goes on without progress
    and says so; the same call may be made again later, and an answer repeated with its id is not counted twice.
    """

    def __init__(self, trouble: Trouble) -> None:
        """Keep the fact."""
        super().__init__(trouble)
        self.trouble = trouble


class AddressReason(StrEnum):
    """Why the address of a database is refused."""

    NOT_AN_ADDRESS = "not-an-address"
    """It cannot be read as an address at all."""
    UNKNOWN_DATABASE = "unknown-database"
    """It is neither SQLite nor PostgreSQL."""
    NO_HOME = "no-home"
    """None is given, and there is no home folder in which a file could be kept."""
    NO_FILE = "no-file"
    """SQLite without a file, or in memory, would keep nothing."""


class BadAddress(ValueError):  # noqa: N818 - as above.
    """The address of a database cannot be used; `reason` says why. It may hold a password, so it is not quoted."""

    def __init__(self, reason: AddressReason) -> None:
        """Keep the fact."""
        super().__init__(reason)
        self.reason = reason


class ImportReason(StrEnum):
    """Why a file with somebody's progress is refused as a whole."""

    TOO_LARGE = "too-large"
    """More bytes than a file of ours can have."""
    NOT_TEXT = "not-text"
    """The bytes are not UTF-8."""
    NOT_JSON = "not-json"
    """The text is not JSON, or JSON that repeats a name or goes deeper than ours."""
    NOT_PROGRESS = "not-progress"
    """JSON, but not written by `export`."""
    VERSION = "version"
    """Written by a newer version of the tutor."""
    MISSING = "missing"
    """Something that belongs there is missing."""
    UNKNOWN = "unknown"
    """Something that does not belong there."""
    WRONG_TYPE = "wrong-type"
    """A value of another type than expected."""
    BAD_WORD = "bad-word"
    """A word with characters that our words do not have, an empty or a very long one."""
    OUT_OF_RANGE = "out-of-range"
    """A number that is too small or too large."""
    BAD_TIME = "bad-time"
    """No time as we write it, or one before the tutor existed or long after all of us."""
    TWICE = "twice"
    """The same thing twice."""
    TOO_MANY = "too-many"
    """More things of one sort than are kept for anybody."""


class BadImport(ValueError):  # noqa: N818 - as above.
    """A file with progress is refused and nothing of it is kept.

    `reason` says why and `where` names the place in the file ("answers[3].kind"; empty: the whole file).
    """

    def __init__(self, reason: ImportReason, where: str = "") -> None:
        """Keep the facts."""
        super().__init__(reason, where)
        self.reason = reason
        self.where = where

    def __str__(self) -> str:
        """A terse line for logs, not for learners."""
        return f"{self.reason} {self.where}".rstrip()


class CodeReason(StrEnum):
    """Why a code that was to bring progress to another device does not."""

    MALFORMED = "malformed"
    """Not a code of ours; perhaps only a part of one."""
    UNKNOWN = "unknown"
    """No such code was given out, or it is long gone, or its learner was forgotten."""
    EXPIRED = "expired"
    """Its time is over."""
    USED = "used"
    """It has already brought the progress to a device."""


class BadCode(ValueError):  # noqa: N818 - as above.
    """A code is refused and nothing was moved; `reason` says why."""

    def __init__(self, reason: CodeReason) -> None:
        """Keep the fact."""
        super().__init__(reason)
        self.reason = reason
