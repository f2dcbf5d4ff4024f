"""What somebody with a mistake would answer, one family of questions a module."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.cribbage.questions import CribbageAnswer

Answers: TypeAlias = Iterable[CribbageAnswer]
"""Answers to one question, some of which may be right by luck."""
Family: TypeAlias = Mapping[tuple[CribbageMistake, type], Callable[[Any], Answers]]
"""From a mistake and a kind of question to the answers that it leads to."""
