"""A lesson script is read strictly, and a refusal names the file, the step and the reason."""

from pathlib import Path

import pytest

from tutor.lessons import LessonError, LessonReason, load_course, load_lesson

LESSON = """
title = "A lesson"
about = "You can do something."
rules = ["D7", "D13"]

[[step]]
id = "first"
title = "The first step"
rules = ["D7"]
line = "1-4 1-1@left"
say = ["The tile [1|4] is joined by [1|1]."]

[[step]]
id = "second"
title = "The second step"
rules = ["D13"]
kind = "play"
line = "3-6"
hand = "6-6 3-3"
goal = "score"
ask = "Which tile scores?"
hint = ["Look at both ends.", "Try the double."]
"""

ROUND = """
title = "A round"
about = "You can play a round."
rules = ["D9", "D10"]

[deal]
opener = "you"
boneyard = "0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2 1-3 1-4 1-5 1-6 2-2"
[deal.hands]
you = "2-3 2-4 2-5 2-6 3-3 3-4 3-5"
across = "3-6 4-4 4-5 4-6 5-5 5-6 6-6"

[[step]]
id = "open"
title = "Open"
rules = ["D9"]
kind = "play"
goal = "5"
ask = "Which tile scores as an opening?"
hint = ["Add the halves.", "Take the first tile."]

[[step]]
id = "on"
title = "It goes on"
rules = ["D10"]
moves = ["you 2-3", "across 3-6@right"]
say = ["The line has grown."]
"""

OVER = """kind = "over"
players = 2
mover = "you"
scores = { you = 245, across = 240 }
line = "3-6"
hands = { you = "", across = "5-5" }
boneyard = 14"""


def written(folder: Path, text: str, name: str = "010-a-lesson.toml") -> Path:
    """A lesson script in a file."""
    (folder / "dominoes").mkdir(exist_ok=True)
    path = folder / "dominoes" / name
    path.write_text(text, "utf-8")
    return path


def refused(path: Path) -> tuple[LessonReason, str, str]:
    """Reason, file and step of the refusal."""
    with pytest.raises(LessonError) as caught:
        load_lesson(path)
    return caught.value.reason, caught.value.file, caught.value.step


def test_a_script_becomes_a_lesson(tmp_path: Path) -> None:
    """Slug, texts, rules, position and question come from the file; the right answer from the rules."""
    lesson = load_lesson(written(tmp_path, LESSON))
    assert (lesson.slug, lesson.rules, len(lesson.steps)) == ("a-lesson", ("D7", "D13"), 2)
    assert str(lesson.steps[0].line) == "1-4 1-1@left"
    question = lesson.steps[1].question
    assert question is not None
    assert [answer.form() for answer in question.right_answers()] == [{"tile": ["6-6"], "end": ["right"]}]
    assert lesson.asked == ("D13",)


def test_a_scripted_round_is_replayed(tmp_path: Path) -> None:
    """Line, hand, boneyard, scores and moves of a step come from the moves so far."""
    lesson = load_lesson(written(tmp_path, ROUND))
    step = lesson.steps[1]
    assert str(step.line) == "2-3 3-6@right"
    assert step.hand is not None
    assert (len(step.hand), step.boneyard) == (6, 14)
    assert [(seat.value, score) for seat, score in step.scores] == [("you", 5), ("across", 0)]
    assert [(move.seat.value, str(move.placement), move.points) for move in step.moves] == [
        ("you", "2-3", 5),
        ("across", "3-6@right", 0),
    ]


@pytest.mark.parametrize(
    ("old", "new", "reason", "step"),
    [
        ('title = "A lesson"', "title = ", LessonReason.NOT_TOML, ""),
        ('about = "You can do something."\n', "", LessonReason.MISSING, ""),
        ('about = "You can do something."', "about = 5", LessonReason.WRONG_TYPE, ""),
        ('about = "You', 'colour = "red"\nabout = "You', LessonReason.UNKNOWN, ""),
        ('rules = ["D7", "D13"]', 'rules = ["D7", "D99"]', LessonReason.NO_SUCH_RULE, ""),
        ('rules = ["D7", "D13"]', 'rules = ["D7", "D13", "D2"]', LessonReason.RULE_NOT_TAUGHT, ""),
        ('rules = ["D13"]', 'rules = ["D15"]', LessonReason.RULE_NOT_TAUGHT, "second"),
        ('id = "second"', 'id = "first"', LessonReason.SAME_ID, ""),
        ('id = "second"', 'id = "Second Step"', LessonReason.BAD_ID, "Second Step"),
        ("1-4 1-1@left", "1-4 2-2@left", LessonReason.REFUSED, "first"),
        ("1-4 1-1@left", "1-9", LessonReason.REFUSED, "first"),
        ("joined by [1|1]", "joined by [5|5]", LessonReason.STRANGE_TILE, "first"),
        ("joined by", "<b>joined</b> by", LessonReason.BAD_TEXT, "first"),
        ("joined by", "100 % joined by", LessonReason.BAD_TEXT, "first"),
        ('say = ["The tile [1|4] is joined by [1|1]."]', "", LessonReason.MISSING, "first"),
        ('kind = "play"', 'kind = "guess"', LessonReason.BAD_WORD, "second"),
        ('goal = "score"', 'goal = "please"', LessonReason.BAD_WORD, "second"),
        ('goal = "score"', 'goal = "20"', LessonReason.GOAL_NOT_MET, "second"),
        ('hand = "6-6 3-3"\ngoal = "score"', 'hand = "6-6"\ngoal = "score"', LessonReason.NO_WRONG_ANSWER, "second"),
        ('hand = "6-6 3-3"\n', "", LessonReason.MISSING, "second"),
        ('ask = "Which tile scores?"\n', "", LessonReason.MISSING, "second"),
        ('"Try the double."', "", LessonReason.WRONG_NUMBER_OF_HINTS, "second"),
        ('"Try the double."', '"Try.", "The.", "Double."', LessonReason.WRONG_NUMBER_OF_HINTS, "second"),
        ('hint = ["Look', 'hints = ["Look', LessonReason.UNKNOWN, "second"),
        ('goal = "score"\n', "", LessonReason.MISSING, "second"),
        ('goal = "score"\n', 'gaol = "score"\n', LessonReason.MISSING, "second"),
        ('id = "second"\n', "", LessonReason.MISSING, "#2"),
        ('hand = "6-6 3-3"', 'hand = "6-6 3-6"', LessonReason.REFUSED, "second"),
        ('hand = "6-6 3-3"', 'hand = "6-6 6-6 1-2"', LessonReason.REFUSED, "second"),
        ('goal = "score"', 'goal = "score"\nhands = { across = "3-3" }', LessonReason.REFUSED, "second"),
        ('goal = "score"', 'goal = "score"\nscores = { you = 5, left = 0 }', LessonReason.NOT_THESE_SEATS, "second"),
        ('goal = "score"', 'goal = "score"\nsum = 15', LessonReason.UNKNOWN, "second"),
    ],
)
def test_a_faulty_script_is_refused(tmp_path: Path, old: str, new: str, reason: LessonReason, step: str) -> None:
    """Each fault is refused with its reason, the name of the file and the step."""
    assert old in LESSON
    path = written(tmp_path, LESSON.replace(old, new, 1))
    assert refused(path) == (reason, "010-a-lesson.toml", step)


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ('kind = "winner"\nhands = { you = "1-2" }', LessonReason.REFUSED),
        ('kind = "winner"\nhands = { you = "1-2", left = "3-3" }', LessonReason.NOT_THESE_SEATS),
        ('kind = "settle"\nhands = { you = "1-2", across = "1-2" }', LessonReason.REFUSED),
        ('kind = "lot"\nlots = { you = "1-2", left = "3-3" }', LessonReason.NOT_THESE_SEATS),
        ('kind = "turn"\nplayers = 2\nafter = "left"', LessonReason.BAD_WORD),
        ('kind = "turn"\nplayers = 5\nafter = "left"', LessonReason.BAD_WORD),
        (OVER.replace("players = 2", "players = 3"), LessonReason.NOT_THESE_SEATS),
        (OVER.replace("you = 245", "you = 250"), LessonReason.REFUSED),
        (OVER.replace('across = "5-5"', 'across = "3-6"'), LessonReason.REFUSED),
    ],
)
def test_an_impossible_table_is_refused(tmp_path: Path, keys: str, reason: LessonReason) -> None:
    """Every tile is there once, every player has a seat, and nobody has won before."""
    second = LESSON.replace('kind = "play"\nline = "3-6"\nhand = "6-6 3-3"\ngoal = "score"', keys)
    assert keys in second
    assert refused(written(tmp_path, second)) == (reason, "010-a-lesson.toml", "second")


@pytest.mark.parametrize(
    ("old", "new", "reason", "step"),
    [
        ('"you 2-3", "across 3-6@right"', '"you 2-4"', LessonReason.NOT_CONTINUED, "on"),
        ('"across 3-6@right"', '"across 6-6@right"', LessonReason.REFUSED, "on"),
        ('"across 3-6@right"', '"across draw"', LessonReason.REFUSED, "on"),
        ('"across 3-6@right"', '"you 3-3@right"', LessonReason.NOT_THE_TURN, "on"),
        ('"across 3-6@right"', '"nobody 3-6@right"', LessonReason.BAD_WORD, "on"),
        ('id = "on"', 'id = "on"\nsettled = true', LessonReason.REFUSED, "on"),
        ("0-0 0-1", "0-1", LessonReason.REFUSED, "deal"),
        ("0-0 0-1", "0-1 0-1", LessonReason.REFUSED, "deal"),
    ],
)
def test_a_faulty_round_is_refused(tmp_path: Path, old: str, new: str, reason: LessonReason, step: str) -> None:
    """A scripted round obeys the rules and goes on with a right answer, or is refused."""
    path = written(tmp_path, ROUND.replace(old, new, 1))
    assert refused(path) == (reason, "010-a-lesson.toml", step)


def test_a_file_name_without_number_is_refused(tmp_path: Path) -> None:
    """The name of a lesson file gives its place and its address."""
    assert refused(written(tmp_path, LESSON, "doubles.toml"))[0] is LessonReason.BAD_FILE_NAME


def test_two_lessons_with_one_address_are_refused(tmp_path: Path) -> None:
    """Addresses are unique in a course."""
    written(tmp_path, LESSON, "010-doubles.toml")
    written(tmp_path, LESSON, "020-doubles.toml")
    with pytest.raises(LessonError) as caught:
        load_course("dominoes", tmp_path)
    assert caught.value.reason is LessonReason.SAME_ADDRESS
    assert (caught.value.file, caught.value.words) == ("020-doubles.toml", ("010-doubles.toml",))


def test_an_empty_course_is_refused(tmp_path: Path) -> None:
    """A course has lessons."""
    with pytest.raises(LessonError) as caught:
        load_course("dominoes", tmp_path)
    assert caught.value.reason is LessonReason.NO_STEPS
