"""Courses as data: lesson scripts, read strictly and replayed through the rules."""

from tutor.lessons.course import AnyCourse, AnyLesson, AnyStep, Course, Hands, Lesson, Scores, Step
from tutor.lessons.cribbage import CribbageCourse, CribbageLesson, CribbageMove, CribbageStep
from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.loader import RULES, load_course, load_lesson
from tutor.puzzles.move import Move

__all__ = [
    "RULES",
    "AnyCourse",
    "AnyLesson",
    "AnyStep",
    "Course",
    "CribbageCourse",
    "CribbageLesson",
    "CribbageMove",
    "CribbageStep",
    "Hands",
    "Lesson",
    "LessonError",
    "LessonReason",
    "Move",
    "Scores",
    "Step",
    "load_course",
    "load_lesson",
]
