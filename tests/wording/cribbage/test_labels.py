"""Short words about cribbage: cards, ranks, fields, options, kinds, rules, mistakes, and the table of nine rows."""

import doctest

from tests.wording.cribbage.questions import every_question
from tests.wording.pseudo import PSEUDO, missed
from tutor.puzzles.answer import AnswerError, AnswerReason
from tutor.puzzles.cribbage.count import Part
from tutor.puzzles.cribbage.making import KINDS
from tutor.puzzles.cribbage.mistake import CribbageMistake
from tutor.puzzles.cribbage.seats import Seat
from tutor.rules.cribbage import PACK, Call, Card, parse_cards
from tutor.wording import cards, errors, labels, skills
from tutor.wording.cribbage import compare, names
from tutor.wording.cribbage import labels as cribbage
from tutor.wording.cribbage import skills as cribbage_skills
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


def test_every_card_has_a_name() -> None:
    """All 52 are named, each in its own way; the ranks printed on them come from the catalogue too."""
    assert doctest.testmod(names).failed == 0
    assert len({names.name(ENGLISH, card) for card in PACK}) == 52
    assert names.name(ENGLISH, Card.parse("TH")) == "the ten of hearts"
    assert names.label(ENGLISH, Card.parse("QS")) == "The queen of spades"
    assert not missed(" ".join(names.name(PSEUDO, card) for card in PACK))
    assert [cards.rank(ENGLISH, rank) for rank in (1, 2, 10, 11, 12, 13)] == ["A", "2", "10", "J", "Q", "K"]


def test_every_field_and_option_of_every_question_has_a_label() -> None:
    """The options of one field can be told apart, and nothing missed the catalogue."""
    for question in every_question():
        fields = [labels.field(ENGLISH, question, field) for field in question.fields]
        assert len(set(fields)) == len(fields)
        for field in question.fields:
            assert not missed(labels.field(PSEUDO, question, field))
            written = [labels.option(ENGLISH, field, word, question) for word in field.options]
            assert len(set(written)) == len(written)
            assert not missed(" ".join(labels.option(PSEUDO, field, word, question) for word in field.options))


def test_words_and_titles() -> None:
    """Calls, parts of a count, and titles of pictures."""
    assert [cribbage.call(ENGLISH, call) for call in Call] == ["Accept", "Muggins", "Too high"]
    assert len({cribbage.part(ENGLISH, part) for part in Part}) == len(Part)
    held, starter = parse_cards("5H JD"), Card.parse("5D")
    assert (
        cribbage.cards(ENGLISH, held, starter)
        == "Hand: the five of hearts and the jack of diamonds. Starter: the five of diamonds"
    )
    titles = [
        *(cribbage.hand_of(PSEUDO, seat, held) for seat in Seat),
        *(cribbage.cards(PSEUDO, held, up, crib=crib) for up in (None, starter) for crib in (False, True)),
        cribbage.score(PSEUDO, Seat.YOU, 110, 121),
        cribbage.starter(PSEUDO),
        cribbage.crib(PSEUDO),
    ]
    assert len(set(titles)) == len(titles)
    assert not missed(" ".join(titles))


def test_kinds_rules_and_mistakes_have_names() -> None:
    """Each has a name of its own, whichever game it belongs to."""
    kinds = [skills.kind(PSEUDO, kind) for kind in KINDS]
    assert cribbage_skills.KINDS == KINDS
    rules = [skills.skill(PSEUDO, f"C{number}") for number in range(15)]
    mistakes = [skills.skill(PSEUDO, mistake.value) for mistake in CribbageMistake]
    for named in (kinds, rules, mistakes):
        assert len(set(named)) == len(named)
        assert not missed(" ".join(named))


def test_the_two_games_are_set_side_by_side() -> None:
    """Nine rows cover the rules C2 to C13, each once."""
    rows = compare.rows(PSEUDO)
    assert len(rows) == 9
    assert [rule for row in rows for rule in row.rules] == [f"C{number}" for number in range(2, 14)]
    assert all(row.ordinary != row.muggins for row in rows)
    words = [word for row in rows for word in (row.subject, row.ordinary, row.muggins)]
    assert not missed(" ".join((*words, *compare.heads(PSEUDO))))


def test_what_cannot_be_answered_is_said() -> None:
    """A claim that cannot be named, and answers that are missing, have their own sentences. Rule C7."""
    problems = [
        AnswerError("claim", AnswerReason.NOT_AN_OPTION, "30"),
        AnswerError("claim", AnswerReason.MISSING),
        AnswerError("call", AnswerReason.MISSING),
    ]
    said = [errors.sentence(ENGLISH, problem) for problem in problems]
    assert said[0] == "“30” cannot be named: a muggins call names a whole number from 1 to 29."
    assert len(set(said)) == 3
