"""A learner's progress as its page shows it: a shelf for each game, and mistakes made apart from those avoided."""

from datetime import UTC, datetime, timedelta

import pytest

from tutor.progress import Progress, SkillProgress
from tutor.web.practised import GAMES
from tutor.web.progressing import shelves
from tutor.wording.reader import Reader

READER = Reader.of("en")
DUE = datetime(2026, 11, 30, tzinfo=UTC)
NOW = DUE - timedelta(days=1)


def asked(skill: str, seen: int = 3, right: int = 3, **slips: int) -> SkillProgress:
    """A skill that was asked; slips are mistakes by their words, with _ for -, and how often they were made."""
    mistakes = tuple((word.replace("_", "-"), times) for word, times in slips.items())
    return SkillProgress(skill, seen, right, DUE, False, False, 0.9, mistakes)


def test_each_game_stands_by_itself_in_the_order_of_its_rules() -> None:
    """Whatever came first; a word that is no skill any more is left out."""
    mixed = ("C3", "D15", "whole-line", "C1", "gone-for-ever", "D7", "any-jack")
    shown = shelves(READER, Progress(skills=tuple(asked(skill) for skill in mixed)), None, now=NOW)
    assert [[row.skill for row in shelf.rules] for shelf in shown] == [["D7", "D15"], ["C1", "C3"]]
    assert [shelf.words.name for shelf in shown] == ["Dominoes", "Cribbage"]


def test_a_game_of_which_nothing_was_asked_is_not_shown() -> None:
    """Neither is anything before the first answer."""
    assert shelves(READER, Progress(), None, now=NOW) == ()
    assert len(shelves(READER, Progress(skills=(asked("C1"),)), None, now=NOW)) == 1


def test_mistakes_made_stand_apart_from_those_avoided() -> None:
    """One wrong answer is enough to have made it."""
    skills = (asked("whole-line", 3, 2), asked("near-multiple", 3, 3))
    (shelf,) = shelves(READER, Progress(skills=skills), None, now=NOW)
    assert [row.skill for row in shelf.made] == ["whole-line"]
    assert [row.skill for row in shelf.avoided] == ["near-multiple"]


def test_twice_is_a_habit_and_once_is_a_slip() -> None:
    """In the words of the game in question."""
    skills = (asked("D13", 5, 1, whole_line=2, zero_left_out=1), asked("C1", 5, 1, any_jack=3, nobs_missed=1))
    dominoes, cribbage = shelves(READER, Progress(skills=skills), None, now=NOW)
    assert [habit.sentence for habit in dominoes.rules[0].habits] == ["You tend to add up every tile of the line."]
    assert [habit.sentence for habit in cribbage.rules[0].habits] == [
        "You tend to count any jack as his nobs, whatever its suit."
    ]


@pytest.mark.parametrize(
    ("now", "offset", "said"),
    [
        (DUE - timedelta(hours=1), None, "Due on 30 Nov 2026"),
        (DUE - timedelta(hours=1), 120, "Due today"),
        (DUE + timedelta(hours=1), None, "Due today"),
        (DUE + timedelta(hours=1), -120, "Due today"),
    ],
)
def test_what_comes_today_is_due_today(now: datetime, offset: int | None, said: str) -> None:
    """Where the learner is, and not in UTC."""
    (shelf,) = shelves(READER, Progress(skills=(asked("D13"),)), offset, now=now)
    assert shelf.rules[0].due == said


@pytest.mark.parametrize("code", ["fi", "es", "de", "en"])
def test_every_skill_has_a_row(code: str) -> None:
    """Of both games, in every language, with every mistake as a habit."""
    everything = tuple(
        asked(skill, 5, 1, **{word.replace("-", "_"): 2 for word in game.mistakes})
        for game in GAMES.values()
        for skill in (*game.all_rules, *game.mistakes)
    )
    for shelf, game in zip(
        shelves(Reader.of(code), Progress(skills=everything), 120, now=NOW), GAMES.values(), strict=True
    ):
        assert [row.skill for row in shelf.rules] == list(game.all_rules)
        assert [row.skill for row in shelf.made] == list(game.mistakes)
        for row in shelf.rules:
            assert len({habit.sentence for habit in row.habits}) == len(game.mistakes)
