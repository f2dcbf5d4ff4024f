"""What to practise next, and why."""

from datetime import timedelta

from fsrs import Rating

from tests.progress.making import NOON
from tutor.progress import Because, Choice
from tutor.progress.choosing import choose, choose_first, due_skills
from tutor.progress.facts import ONE_DAY
from tutor.progress.schedule import Card, review

KNOWN = ("D7", "D13", "D14")


def well(start: int = 10) -> Card:
    """A skill that went right twice, `start` days ago and one day later."""
    first = review(None, Rating.Good, NOON - start * ONE_DAY)
    return review(first, Rating.Good, NOON - (start - 1) * ONE_DAY)


def badly(minutes: float = 0.5) -> Card:
    """A skill that went wrong just now, so that it is not due yet."""
    return review(None, Rating.Again, NOON - timedelta(minutes=minutes))


def test_nothing_known_begins_at_the_beginning() -> None:
    """A new learner gets the first skill of the lessons."""
    assert choose({}, KNOWN, NOON) == Choice("D7", Because.NEW)


def test_what_is_due_comes_first_the_most_forgotten_first() -> None:
    """Before what is weak and what is new."""
    cards = {"D14": well(20), "D13": well(40), "D7": badly()}
    assert choose(cards, KNOWN, NOON) == Choice("D13", Because.DUE)
    assert due_skills(cards, NOON) == ("D13", "D14")


def test_a_mistake_never_made_is_never_chosen() -> None:
    """Neither as something new, nor when its time has come."""
    cards = {"D7": well(20), "whole-line": well(40), "any-jack": review(well(40), Rating.Again, NOON - 20 * ONE_DAY)}
    assert due_skills(cards, NOON) == ("any-jack", "D7")
    assert choose({"whole-line": well(40)}, ("whole-line", "near-multiple"), NOON) is None


def test_what_was_asked_just_now_waits_also_when_it_is_due() -> None:
    """Somebody who gets it wrong every minute meets something else in between."""
    cards = {"D7": badly(2), "D13": well(2)}
    assert cards["D7"].is_due(NOON)
    assert choose(cards, ("D7", "D13"), NOON) == Choice("D13", Because.AHEAD)
    assert choose(cards, ("D7",), NOON) == Choice("D7", Because.DUE)


def test_others_come_in_when_they_must() -> None:
    """What can be asked only later is asked when it is due and nothing else is; never because it is new."""
    cards = {"D7": well(2), "D13": well(20)}
    assert choose_first(cards, ("D7",), ("D13", "D14"), NOON) == Choice("D13", Because.DUE)
    assert choose_first(cards, ("D7", "D8"), ("D13",), NOON) == Choice("D8", Because.NEW)
    assert choose_first({"D7": well(2)}, ("D7",), ("D14",), NOON) == Choice("D7", Because.AHEAD)


def test_what_went_wrong_comes_before_what_is_new() -> None:
    """But not the skill that was asked just now."""
    cards = {"D7": badly(0.9), "D13": badly(0.1)}
    assert choose(cards, KNOWN, NOON) == Choice("D7", Because.WEAK)


def test_something_lies_between_two_tries_at_a_weak_skill() -> None:
    """A new skill, when there is no other weak one."""
    assert choose({"D7": badly()}, KNOWN, NOON) == Choice("D13", Because.NEW)


def test_a_weak_skill_comes_again_at_once_when_there_is_nothing_else() -> None:
    """With everything else known, it is still the best to practise."""
    assert choose({"D7": badly()}, ("D7",), NOON) == Choice("D7", Because.WEAK)


def test_when_all_is_well_the_next_to_come_is_practised_ahead() -> None:
    """Practice never ends with nothing."""
    cards = {"D7": well(2), "D13": well(3)}
    assert not due_skills(cards, NOON)
    assert choose(cards, ("D7", "D13"), NOON) == Choice("D13", Because.AHEAD)


def test_skills_that_cannot_be_asked_are_never_chosen() -> None:
    """A skill of an older version, or of an imported file, stays where it is."""
    assert choose({"retired": well(90)}, KNOWN, NOON) == Choice("D7", Because.NEW)
    assert choose({"retired": well(90)}, (), NOON) is None
