"""Every error is a sentence: it quotes what was given, says what is expected, and gives an example."""

from collections.abc import Iterator

import pytest

from tests.wording.pseudo import PSEUDO, missed
from tutor.lessons.errors import LessonError, LessonReason
from tutor.puzzles.answer import AnswerError, AnswerReason
from tutor.rules.cribbage.card import Card
from tutor.rules.cribbage.errors import CribbageReason, IllegalAction
from tutor.rules.dominoes import End, IllegalPlay, Line, NotationError, Reason, Tile, parse_tiles
from tutor.rules.errors import RulesError
from tutor.wording.errors import answer_sentence, sentence
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")

FIELDS = ("sum", "points", "off", "total", "tile", "end", "act", "ends", "choice")
EXPECTED = ("tile", "placement", "replay", "card", "starter", "cards", "hand", "answer", "number", "crib")

#: What stays as it is in every language: the words of a replay and of a script.
NOTATION = {"toml", "your", "turn", "my", "lesson"}


def problems() -> Iterator[RulesError | AnswerError | LessonError]:
    """Every reason there is, with and without details."""
    for reason in Reason:
        yield IllegalPlay(reason)
        yield IllegalPlay(reason, tile=Tile(2, 6), position=3)
        for end in End:
            yield IllegalPlay(reason, tile=Tile(2, 6), end=end, action="play", position=0)
    for cribbage in CribbageReason:
        yield IllegalAction(cribbage)
        yield IllegalAction(cribbage, player=1, card=Card.parse("5H"), number=3)
    for expected in EXPECTED:
        yield NotationError("9-9", expected, 2)
        yield NotationError("", expected)
    for answer in AnswerReason:
        for field in FIELDS:
            yield AnswerError(field, answer, "9-9")
    for lesson in LessonReason:
        yield LessonError(lesson, "9-9", file="010.toml", step="9")
        yield LessonError(lesson, "9-9", file="010.toml", step="#9", key="9", words=("5-5", "6-6"), number=1)
        yield LessonError.refused(IllegalPlay(Reason.TILE_TWICE), move="9-9")
    yield RulesError()


ALL = tuple(problems())


@pytest.mark.parametrize("problem", ALL, ids=str)
def test_every_problem_is_a_sentence(problem: RulesError | AnswerError | LessonError) -> None:
    """Whatever the rules refuse or cannot read is said in a whole line, with nothing left to fill in."""
    said = sentence(ENGLISH, problem)
    assert said
    assert "\n" not in said
    assert "%(" not in said


@pytest.mark.parametrize("problem", ALL, ids=str)
def test_no_problem_misses_the_catalogue(problem: RulesError | AnswerError | LessonError) -> None:
    """Nothing about a problem stays English in another language, except what was typed and notation."""
    assert set(missed(sentence(PSEUDO, problem))) <= NOTATION


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "1-4 9-9@left",
            "Word 2 of the replay is “9-9@left”, which is not a placement. Write the opening as a tile, such as 1-4, "
            "and every later placement with its end, such as 1-1@left.",
        ),
        ("1-4 2-3@left", "The tile [2|3] does not match the left end. Look at placement 2 of the replay."),
        (
            "1-4 1-1",
            "The tile [1|1] is not the opening, so it needs the end that it joins: add @left or @right. "
            "Look at placement 2 of the replay.",
        ),
        (
            "1-4@left",
            "The tile [1|4] is the opening and joins nothing, so it is written without an end. "
            "Look at placement 1 of the replay.",
        ),
        (
            "1-4 1-1@left 1-4@left",
            "The tile [1|4] already lies on the table, and every tile is there once. "
            "Look at placement 3 of the replay.",
        ),
    ],
)
def test_a_bad_replay(text: str, said: str) -> None:
    """The word, the reason and the place are named."""
    with pytest.raises(RulesError) as caught:
        Line.parse(text)
    assert sentence(ENGLISH, caught.value) == said


def test_a_bad_tile() -> None:
    """What is no tile is quoted, with an example of one."""
    with pytest.raises(NotationError) as caught:
        parse_tiles("1-4 x")
    assert sentence(ENGLISH, caught.value) == (
        "“x” is not a tile. A tile is two values from 0 to 6 with a hyphen, such as 1-4."
    )


def test_rubbish_is_quoted_briefly_and_visibly() -> None:
    """A very long word full of control characters takes one short line."""
    said = sentence(ENGLISH, NotationError("\x1b[31m" + "\n" * 100_000, "tile"))
    assert said.startswith("“␛[31m␊␊")
    assert len(said) < 140


def test_a_number_below_zero_is_a_whole_number_too() -> None:
    """What is refused is said to be none of those that can be read; a score lies below the target. Rule C12."""
    assert sentence(ENGLISH, NotationError("-3", "number")) == (
        "“-3” is not a whole number from 0 to 999. Write it in digits, such as 15."
    )
    assert sentence(ENGLISH, IllegalAction(CribbageReason.SCORE_OUT_OF_RANGE, number=121)) == (
        "The score 121 cannot occur: before a count it is at least 0 and below the target."
    )


def test_an_unreadable_answer() -> None:
    """The learner's text is quoted, with what is expected instead."""
    assert sentence(ENGLISH, AnswerError("sum", AnswerReason.NOT_A_NUMBER, "ten")) == (
        "“ten” is not a whole number that fits here. Write it in digits, such as 15."
    )
    assert sentence(ENGLISH, AnswerError("ends", AnswerReason.MISSING)) == "Mark at least one tile first."
    nothing = AnswerError("choice", AnswerReason.MISSING)
    assert sentence(ENGLISH, nothing) == "Choose one of the answers first."
    assert answer_sentence(ENGLISH, nothing, several=True).startswith("Mark the cards first")


def test_a_refused_lesson_names_file_and_step() -> None:
    """The place comes first, as compilers write it."""
    problem = LessonError(LessonReason.MISSING, "hint", file="040-scoring.toml", step="only-fives")
    assert sentence(ENGLISH, problem) == "040-scoring.toml: only-fives: The key “hint” is missing."
