"""Lessons about cribbage: what a step shows and asks, and a whole deal replayed through the rules."""

from typing import TypeAlias

from tutor.lessons.course import AnyCourse, AnyLesson
from tutor.lessons.cribbage.step import CribbageMove, CribbageStep
from tutor.lessons.cribbage.steps import steps

CribbageLesson: TypeAlias = AnyLesson[CribbageStep]
"""A lesson about cribbage."""
CribbageCourse: TypeAlias = AnyCourse[CribbageStep]
"""The course about cribbage."""

__all__ = ["CribbageCourse", "CribbageLesson", "CribbageMove", "CribbageStep", "steps"]
