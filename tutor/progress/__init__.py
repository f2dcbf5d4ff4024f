"""What a learner has done, kept: answers, skills that come back, lesson steps, streaks and sprints.

`Store` brings the database with it, which takes a moment to load, so it is loaded when it is first asked for;
the values and errors are light.
"""

from typing import TYPE_CHECKING, Any

from tutor.progress.errors import (
    AddressReason,
    BadAddress,
    BadCode,
    BadImport,
    CodeReason,
    ImportReason,
    StoreDown,
    Trouble,
)
from tutor.progress.facts import (
    Answer,
    Answered,
    Because,
    Choice,
    Finished,
    Imported,
    Moved,
    Place,
    Progress,
    Ran,
    Recorded,
    Running,
    Settings,
    SkillProgress,
    Sprint,
    Streak,
    TransferCode,
    is_rule,
)
from tutor.progress.keys import answer_id

if TYPE_CHECKING:
    from tutor.progress.store import Store

__all__ = [
    "AddressReason",
    "Answer",
    "Answered",
    "BadAddress",
    "BadCode",
    "BadImport",
    "Because",
    "Choice",
    "CodeReason",
    "Finished",
    "ImportReason",
    "Imported",
    "Moved",
    "Place",
    "Progress",
    "Ran",
    "Recorded",
    "Running",
    "Settings",
    "SkillProgress",
    "Sprint",
    "Store",
    "StoreDown",
    "Streak",
    "TransferCode",
    "Trouble",
    "answer_id",
    "is_rule",
]


def __getattr__(name: str) -> Any:
    """`Store`, loaded on first use."""
    if name == "Store":
        from tutor.progress.store import Store

        return Store
    raise AttributeError(name)
