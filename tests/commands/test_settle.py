"""`tutor settle`."""

import argparse
import io
import json

import pytest

from tests import oracle_cribbage as oracle
from tutor.commands import settle
from tutor.rules.cribbage import CribbageReason, IllegalAction
from tutor.rules.errors import NotationError
from tutor.wording.reader import Reader


def run(*words):
    """Run `tutor settle` with these words and return its exit status."""
    parser = argparse.ArgumentParser()
    settle.register(parser.add_subparsers(), Reader.of("en"))
    arguments = parser.parse_args(["settle", *words])
    return arguments.run(arguments)


def test_the_example_of_the_documentation(capsys):
    """The second opponent calls muggins for the two points missed. Rules C3, C5, C8."""
    words = "--true 8 --announced 6 --score 110 --target 121 --answers accept,muggins:2"
    assert run(*words.split()) == 0
    assert json.loads(capsys.readouterr().out) == {
        "counter": 6,
        "caller": 2,
        "by": 1,
        "asked": True,
        "over": False,
        "shown": 8,
        "verdict": "muggins",
    }


def test_score_and_target_have_usual_values(capsys):
    """Without them the count is the first of a game to 121. Rule C12."""
    assert run("--true", "8", "--announced", "29", "--answers", "over") == 0
    got = json.loads(capsys.readouterr().out)
    assert (got["counter"], got["caller"], got["verdict"]) == (8, 21, "over")


def test_nobody_is_asked_when_the_count_reaches_the_target(capsys):
    """An exact count that reaches the target ends the game, and no answers are needed. Rule C11."""
    assert run("--true", "8", "--announced", "8", "--score", "53", "--target", "61") == 0
    got = json.loads(capsys.readouterr().out)
    assert (got["asked"], got["over"], got["shown"], got["by"], got["verdict"]) == (False, True, None, None, "ended")


@pytest.mark.parametrize(
    ("words", "text", "expected", "position"),
    [
        ("--announced 8", "", "true-and-announced", 0),
        ("--true 8", "", "true-and-announced", 0),
        ("--true x --announced 8", "x", "number", 0),
        ("--true 8 --announced -1", "-1", "number", 1),
        ("--true 8 --announced 8 --score 1.5", "1.5", "number", 2),
        ("--true 8 --announced 8 --answers accept,moggins", "moggins", "answer", 5),
    ],
)
def test_bad_words_are_quoted(words, text, expected, position):
    """The error quotes the word that cannot be read."""
    with pytest.raises(NotationError) as caught:
        run(*words.split())
    assert (caught.value.text, caught.value.expected, caught.value.position) == (text, expected, position)


def test_a_true_count_that_cannot_be_is_settled_all_the_same(capsys):
    """Settling looks at the numbers alone, and `--help` says so. Rule C1."""
    parser = argparse.ArgumentParser()
    settle.register(parser.add_subparsers(), Reader.of("en"))
    with pytest.raises(SystemExit):
        parser.parse_args(["settle", "--help"])
    assert "Numbers that no hand is worth are settled too." in " ".join(capsys.readouterr().out.split())
    assert run("--true", "19", "--announced", "17", "--answers", "muggins:2") == 0
    assert json.loads(capsys.readouterr().out)["shown"] == 19


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--true 30 --announced 8 --answers accept", CribbageReason.COUNT_OUT_OF_RANGE),
        ("--true 8 --announced 30 --answers accept", CribbageReason.COUNT_OUT_OF_RANGE),
        ("--true 8 --announced 8 --target 100 --answers accept", CribbageReason.UNKNOWN_TARGET),
        ("--true 8 --announced 8 --score 121 --answers accept", CribbageReason.SCORE_OUT_OF_RANGE),
        ("--true 8 --announced 8 --answers muggins:30", CribbageReason.CLAIM_OUT_OF_RANGE),
        ("--true 8 --announced 8 --answers muggins:0", CribbageReason.CLAIM_OUT_OF_RANGE),
        ("--true 8 --announced 8", CribbageReason.NO_ANSWERS),
    ],
)
def test_impossible_input_has_its_reason(words, reason):
    """What the rules do not know is refused with the reason. Rules C2, C3, C7, C12."""
    with pytest.raises(IllegalAction) as caught:
        run(*words.split())
    assert caught.value.reason == reason


def test_many_lines_are_answered_in_order(capsys, monkeypatch):
    """Each line is answered by one object; bad ones by what is wrong and where, and the status is 2."""
    lines = (
        "8 6 110 121 accept,muggins:2",
        "4 8 118 121 over",
        "8 8 113 121",
        "8 8 113 121 ",
        "8 6 110",
        "8 x 110 121 accept",
        "8 6 110 121 accept,muggins:0",
        "8 6 110 121",
        "",
        "8 6 110 121 accept, muggins:2",
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert run("-") == 2
    got = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    good = ["muggins", "over", "ended", "ended", None, None, None, None, None, "muggins"]
    assert [each.get("verdict") for each in got] == good
    assert [each for each in got if "error" in each] == [
        {"error": "expected-settlement", "position": 3, "text": "8 6 110", "line": 5},
        {"error": "expected-number", "position": 1, "text": "x", "line": 6},
        {"error": "claim-out-of-range", "number": 0, "line": 7},
        {"error": "no-answers", "line": 8},
        {"error": "expected-settlement", "position": 0, "text": "", "line": 9},
    ]


def test_every_announced_true_and_answer_line_by_line(capsys, monkeypatch):
    """Lines for every announced and true count and many answers agree with two pegs moved by hand. Rules C2 to C8."""
    answers = ["accept", "over", "muggins:1", "muggins:4", "accept,muggins:29", "accept,accept,over"]
    cases = [(true, announced, answer) for true in range(30) for announced in range(30) for answer in answers]
    text = "".join(f"{true} {announced} 100 121 {answer}\n" for true, announced, answer in cases)
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert run("-") == 0
    got = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert got == [oracle.settle(true, said, 100, 121, answer.split(",")) for true, said, answer in cases]
