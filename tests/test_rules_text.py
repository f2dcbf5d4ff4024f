"""The rules as an article: every rule once, read strictly."""

from pathlib import Path

import pytest

from tutor.lessons import RULES, LessonError, LessonReason
from tutor.rules_text import load_article

SMALL = """
title = "Rules"
about = "All of them."
[[section]]
id = "one"
title = "One"
[[section.rule]]
id = "D1"
say = ["A rule."]
line = "1-4 1-1@left"
"""


def written(folder: Path, text: str) -> Path:
    """A folder with these rules in it."""
    (folder / "dominoes.toml").write_text(text, "utf-8")
    return folder


def test_the_article_holds_every_rule_once() -> None:
    """D1 to D22, none missing and none twice."""
    article = load_article("dominoes")
    assert sorted(rule.id for rule in article.rules()) == sorted(RULES["dominoes"])


def test_a_count_that_ends_the_game_is_not_shown() -> None:
    """Only answers that settle a count have it shown. Rules C8 and C11."""
    (shown,) = (rule for rule in load_article("cribbage").rules() if rule.id == "C8")
    assert shown.say[0].startswith("When the answers have settled a count, everybody is shown")
    assert shown.say[0].endswith("is not answered, and then the true count is not shown.")


def test_a_rule_may_have_a_position(tmp_path: Path) -> None:
    """The position is a line that the rules allow."""
    article = load_article("dominoes", written(tmp_path, SMALL))
    assert str(article.sections[0].rules[0].line) == "1-4 1-1@left"


@pytest.mark.parametrize(
    ("old", "new", "reason", "step"),
    [
        ('say = ["A rule."]', "", LessonReason.MISSING, "D1"),
        ('say = ["A rule."]', 'say = ["<b>A rule.</b>"]', LessonReason.BAD_TEXT, "D1"),
        ("1-1@left", "6-6@left", LessonReason.REFUSED, "D1"),
        ('title = "One"', 'title = "One"\nsize = 3', LessonReason.UNKNOWN, "one"),
        ('title = "Rules"', "", LessonReason.MISSING, ""),
        ('id = "one"', 'id = "Section One"', LessonReason.BAD_ID, ""),
        ("[[section]]", "[[section", LessonReason.NOT_TOML, ""),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, reason: LessonReason, step: str) -> None:
    """File, section or rule, and reason stand in the error."""
    with pytest.raises(LessonError) as caught:
        load_article("dominoes", written(tmp_path, SMALL.replace(old, new, 1)))
    assert (caught.value.reason, caught.value.step, caught.value.file) == (reason, step, "dominoes.toml")


def test_a_rule_comes_only_once(tmp_path: Path) -> None:
    """The same number twice is refused."""
    twice = SMALL + '[[section.rule]]\nid = "D1"\nsay = ["Again."]\n'
    with pytest.raises(LessonError) as caught:
        load_article("dominoes", written(tmp_path, twice))
    assert caught.value.reason is LessonReason.SAME_ID
