"""What every step of every game has: texts, rules, perhaps a question with hints."""

from collections.abc import Iterable
from typing import Any

from tutor.lessons.course import AnyStep
from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table
from tutor.puzzles.answer import Question


def rules_of(table: Table, known: Iterable[str]) -> tuple[str, ...]:
    """Take the rules of a lesson or a step, all of which must be known."""
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
        "rules": rules_of(table, rules),
        "hide": table.take("hide", bool, False),
        "note": table.take("note", str, ""),
    }


def asking(table: Table, asked: Question[Any] | None) -> dict[str, Any]:
    """Take the words of a question, where there is one."""
    if asked is None:
        return {}
    hint = table.texts("hint")
    if not 2 <= len(hint) <= 3:
        raise LessonError(LessonReason.MISSING, "hint")
    return {"ask": table.text("ask"), "question": asked, "hint": hint}


def finished(table: Table, step: AnyStep) -> None:
    """Refuse keys that mean nothing, and a step that neither says nor asks anything."""
    table.finish()
    if step.question is None and not step.say:
        raise LessonError(LessonReason.MISSING, "say")
