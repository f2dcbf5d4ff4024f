"""Stable words that several questions offer."""

from typing import Final

#: The choice that no player is meant.
NOBODY: Final = "nobody"
YES: Final = "yes"
NO: Final = "no"


def yes_or_no(yes: bool) -> str:
    """The stable word for yes or no."""
    return YES if yes else NO
