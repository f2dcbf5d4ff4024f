"""What every step of every game has: texts, rules, perhaps a question with hints."""

import re
from collections.abc import Sequence
from typing import Any, Final

from tutor.lessons.course import AnyStep
from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table
from tutor.puzzles.answer import Question

#: A tile as texts for people name it, such as [1|4].
TILE_IN_TEXT: Final = re.compile(r"\[(\d)\|(\d)\]")


def rules_of_lesson(table: Table, known: Sequence[str]) -> tuple[str, ...]:
    """Take the rules of a lesson, all of which must be rules of its game."""
    rules = table.words("rules")
    for rule in rules:
        if rule not in known:
            raise LessonError(LessonReason.NO_SUCH_RULE, rule, words=(known[0], known[-1]))
    return rules


def _rules_of_step(table: Table, known: Sequence[str]) -> tuple[str, ...]:
    rules = table.words("rules")
    for rule in rules:
        if rule not in known:
            raise LessonError(LessonReason.RULE_NOT_TAUGHT, rule)
    return rules


def heading(table: Table, rules: tuple[str, ...]) -> dict[str, Any]:
    """Take what a step is called and what it says; `rules` are those of its lesson."""
    return {
        "id": table.id("id"),
        "title": table.text("title"),
        "say": table.texts("say", []),
        "rules": _rules_of_step(table, rules),
        "hide": table.take("hide", bool, False),
        "note": table.take("note", str, ""),
    }


def asking(table: Table, asked: Question[Any] | None) -> dict[str, Any]:
    """Take the words of a question, where there is one."""
    if asked is None:
        return {}
    hint = table.texts("hint")
    if not 2 <= len(hint) <= 3:
        raise LessonError(LessonReason.WRONG_NUMBER_OF_HINTS, "hint", number=len(hint))
    return {"ask": table.text("ask"), "question": asked, "hint": hint}


def finished(table: Table, step: AnyStep) -> None:
    """Refuse keys that mean nothing, and a step that neither says nor asks anything."""
    table.finish()
    if step.question is None and not step.say:
        raise LessonError(LessonReason.MISSING, "say")
