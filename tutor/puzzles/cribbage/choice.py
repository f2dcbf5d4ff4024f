"""Questions whose answer is one of a few stable words."""

from typing import Final

from tutor.puzzles.answer import ChoiceAnswer, Field, FieldType, Form

#: The choice that no player is meant.
NOBODY: Final = "nobody"
YES: Final = "yes"
NO: Final = "no"


class Choice:
    """One field with stable words; the right one is `right`."""

    __slots__ = ()

    @property
    def options(self) -> tuple[str, ...]:
        """The stable words to choose from, in the order they are shown."""
        raise NotImplementedError

    @property
    def right(self) -> str:
        """The right word."""
        raise NotImplementedError

    @property
    def fields(self) -> tuple[Field, ...]:
        """The one choice."""
        return (Field("choice", FieldType.ONE, self.options),)

    def parse(self, form: Form) -> ChoiceAnswer:
        """Read the chosen word; raises AnswerError."""
        return ChoiceAnswer.read(form, self.options)

    def right_answers(self) -> frozenset[ChoiceAnswer]:
        """The right word."""
        return frozenset({ChoiceAnswer(self.right)})


def yes_or_no(yes: bool) -> str:
    """The stable word for yes or no."""
    return YES if yes else NO
