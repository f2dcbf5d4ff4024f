"""Questions and hints of puzzles about cribbage."""

from tests.wording.cribbage.questions import every_question
from tests.wording.pseudo import PSEUDO, missed
from tutor.puzzles.cribbage.number import NumberQuestion
from tutor.puzzles.cribbage.questions import CribbageQuestion
from tutor.wording.asking import ask, hints
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")


def asked() -> list[CribbageQuestion]:
    """Every question that practice may ask."""
    return [question for question in every_question() if not isinstance(question, NumberQuestion)]


def test_every_question_is_asked() -> None:
    """It ends with a question mark, or asks to mark cards, and nothing missed the catalogue."""
    for question in asked():
        text = ask(ENGLISH, question)
        assert text[-1] == "?" or question.kind == "missed", text
        assert text[0].isupper() or text[0].isdigit()
        assert not set("%{}") & set(text)
        assert not missed(ask(PSEUDO, question))


def test_every_question_has_two_or_three_hints() -> None:
    """More than three hints are only given where a whole hand is counted; none is there twice."""
    for question in asked():
        texts = hints(ENGLISH, question)
        assert 2 <= len(texts) <= (4 if question.kind == "count" else 3), texts
        assert len(set(texts)) == len(texts)
        assert not missed(" ".join(hints(PSEUDO, question)))
