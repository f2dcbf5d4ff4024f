"""What the author of a lesson reads about a mistake: which one it is, and what would be right."""

from pathlib import Path

import pytest

from tests.lessons import test_cribbage_loader as cribbage
from tests.lessons import test_loader as dominoes
from tutor.lessons import LessonError, load_course, load_lesson
from tutor.wording.errors import sentence
from tutor.wording.reader import Reader

ENGLISH = Reader.of("en")
FILE = "010-a-lesson.toml"


def told(path: Path, game: str = "dominoes") -> str:
    """What is said about a file, without its name."""
    with pytest.raises(LessonError) as caught:
        load_lesson(path, game=game)
    file, said = sentence(ENGLISH, caught.value).split(": ", 1)
    assert file == path.name
    return said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('hint = ["Look', 'hints = ["Look', "second: The key “hints” means nothing here. Did you mean “hint”?"),
        (
            'title = "The second',
            'titel = "The second',
            "second: The key “titel” means nothing here. Did you mean “title”?",
        ),
        ('rules = ["D13"]', 'rule = ["D13"]', "second: The key “rule” means nothing here. Did you mean “rules”?"),
        ('about = "You', 'abuot = "You', "The key “abuot” means nothing here. Did you mean “about”?"),
        ('goal = "score"', 'goal = "score"\ncolour = 1', "second: The key “colour” means nothing here."),
        (', "Try the double."', "", "second: A question takes two or three hints, and this one has 1."),
        ('id = "second"\n', "", "step 2: The key “id” is missing."),
        (
            'id = "second"',
            'id = "2. Step"',
            "2. Step: “2. Step” is not an id. "
            "Write small letters from a to z, digits and hyphens, such as “your-turn”.",
        ),
        (
            'goal = "score"',
            'goal = "scores"',
            "second: “scores” is not allowed for the key “goal”. Write “legal”, “score”, “most”, “quiet”, “double”, "
            "“inside”, “5”, “10”, “15” or “20”.",
        ),
        (
            'goal = "score"',
            'goal = "20"',
            "second: No placement meets the goal “20”. Points that the hand can bring: 0 or 15.",
        ),
        ('hand = "6-6 3-3"', 'hand = "1-1"', "second: No tile of the hand fits, so none meets the goal “score”."),
        ('"D7", "D13"]', '"D7", "D77"]', "There is no rule “D77”. The rules of this game are D1 to D22."),
        (
            "1-4 1-1@left",
            "1-4 2-2@left",
            "first: The tile [2|2] does not match the left end. Look at placement 2 of the replay.",
        ),
        (
            'hand = "6-6 3-3"',
            'hand = "6-6 3-6"',
            "second: The tile [3|6] is there twice, but the set has every tile once.",
        ),
    ],
)
def test_a_domino_lesson(tmp_path: Path, old: str, new: str, said: str) -> None:
    """The key or word at fault is quoted, with what may stand in its place."""
    assert old in dominoes.LESSON
    assert told(dominoes.written(tmp_path, dominoes.LESSON.replace(old, new, 1), FILE)) == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"across 3-6@right"',
            '"across 6-6@right"',
            "on: The tile [6|6] does not match the right end. Look at the move “across 6-6@right”.",
        ),
        (
            '"across 3-6@right"',
            '"you 3-3@right"',
            "on: The move “you 3-3@right” comes out of turn: it is the turn of “across”.",
        ),
        ('id = "on"', 'id = "on"\nsettled = true', "on: The round is not over yet, so the next one cannot start."),
        ("0-0 0-1", "0-1", "deal: Hands, boneyard and line together must hold the whole set: 28 tiles."),
    ],
)
def test_a_scripted_round(tmp_path: Path, old: str, new: str, said: str) -> None:
    """The rules say why, and the move is quoted."""
    assert old in dominoes.ROUND
    assert told(dominoes.written(tmp_path, dominoes.ROUND.replace(old, new, 1), FILE)) == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'kind = "count"\ncards = "6H 7D 7S 8C"',
            'kind = "count"\ncards = "6H 7D 7S"',
            "count: The key “cards” takes four cards, and here it has 3.",
        ),
        (
            '"6H 7S 8C"',
            '"6H 7S"',
            "missed: The cards “6H 7S” do not score together. Write “7D 8C”, “7S 8C”, “6H 7D 2D”, “6H 7S 2D”, "
            "“7D 7S”, “6H 7D 8C” or “6H 7S 8C”.",
        ),
        (
            "scores = {you = 100, across = 110}",
            "scores = {you = 130, across = 110}",
            "settled: The score 130 cannot occur: before a count it is at least 0 and below the target.",
        ),
        (
            'starter = "5D"',
            'starter = "5D"\nlaid = "5H"',
            "best: The card 5♥ is there twice, but the pack has every card once.",
        ),
        (
            'kind = "answer"',
            'kind = "answer"\nanswers = "accept"',
            "answer: A question of the kind “answer” has no use for the key “answers”.",
        ),
        (
            'counter = "right"',
            'counter = "across"',
            "answer: “across” is not allowed for the key “counter”. Write “you”, “left” or “right”.",
        ),
        (
            '"You call."',
            '"You call [1|4]."',
            "settled: A text about cribbage names a domino tile: “You call [1|4].”",
        ),
    ],
)
def test_a_cribbage_lesson(tmp_path: Path, old: str, new: str, said: str) -> None:
    """The rules say why, or the words that may stand there are listed."""
    assert old in cribbage.LESSON
    assert told(cribbage.written(tmp_path, cribbage.LESSON.replace(old, new, 1), FILE), "cribbage") == said


def test_the_name_of_a_file(tmp_path: Path) -> None:
    """How a file is called is said with an example."""
    assert told(dominoes.written(tmp_path, dominoes.LESSON, "75-my-lesson.toml")) == (
        "A lesson file is called by three digits and small words with hyphens, such as “075-my-lesson.toml”."
    )


def test_two_files_with_one_address(tmp_path: Path) -> None:
    """Both files are named."""
    dominoes.written(tmp_path, dominoes.LESSON, "010-doubles.toml")
    dominoes.written(tmp_path, dominoes.LESSON, "020-doubles.toml")
    with pytest.raises(LessonError) as caught:
        load_course("dominoes", tmp_path)
    assert sentence(ENGLISH, caught.value) == (
        "020-doubles.toml: The file “010-doubles.toml” already has the address “doubles”. "
        "Change the words of one of the two names."
    )
