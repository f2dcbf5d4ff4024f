"""The rules of a game as an article: sections of numbered rules, read strictly from `rules/<game>.toml`."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tutor import places
from tutor.lessons import LessonError, LessonReason
from tutor.lessons.table import Table, distinct
from tutor.rules.cribbage import Card, count, parse_cards
from tutor.rules.dominoes import Line
from tutor.rules.errors import RulesError


class Rule(NamedTuple):
    """One rule: its number, what it says, and perhaps a position or a hand that shows it."""

    id: str
    say: tuple[str, ...]
    line: Line | None = None
    hand: tuple[tuple[Card, ...], Card] | None = None
    """Four cards and the starter that show it."""
    compare: bool = False
    """Whether ordinary cribbage and Muggins are set side by side after it."""


class Section(NamedTuple):
    """Rules about one thing."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class Article(NamedTuple):
    """All rules of a game, in order."""

    game: str
    title: str
    about: str
    say: tuple[str, ...]
    sections: tuple[Section, ...]

    def rules(self) -> Iterator[Rule]:
        """Every rule, in order."""
        return (rule for section in self.sections for rule in section.rules)


def load_article(game: str, folder: Path | None = None) -> Article:
    """Load the rules of a game; raises LessonError naming the file and the section or rule."""
    path = (folder or places.RULES) / f"{game}.toml"
    try:
        table = Table(tomllib.loads(path.read_text("utf-8")))
        title, about, say = table.text("title"), table.text("about"), table.texts("say", [])
        article = Article(game, title, about, say, tuple(map(_section, table.take("section", list))))
        table.finish()
        distinct(section.id for section in article.sections)
        distinct(rule.id for rule in article.rules())
    except tomllib.TOMLDecodeError as problem:
        raise LessonError(LessonReason.NOT_TOML, str(problem), file=path.name) from problem
    except LessonError as problem:
        raise problem.at(file=path.name) from problem
    return article


def _section(values: Any) -> Section:
    table = Table(values)
    section = table.id("id")
    try:
        title = table.text("title")
        rules = tuple(map(_rule, table.take("rule", list)))
        table.finish()
    except LessonError as problem:
        raise problem.at(step=problem.step or section) from problem
    return Section(section, title, rules)


def _hand(table: Table) -> tuple[tuple[Card, ...], Card] | None:
    """The `cards` and the `starter` of a rule, counted once so that what the rules refuse is refused here."""
    if "cards" not in table:
        return None
    cards, starter = parse_cards(table.take("cards", str)), Card.parse(table.take("starter", str))
    count(cards, starter)
    return cards, starter


def _rule(values: Any) -> Rule:
    table = Table(values)
    number: str = table.take("id", str)
    try:
        rule = Rule(
            number, table.texts("say"), table.line(default=None), _hand(table), table.take("compare", bool, False)
        )
        table.finish()
    except RulesError as problem:
        raise LessonError.refused(problem, step=number) from problem
    except LessonError as problem:
        raise problem.at(step=number) from problem
    return rule
