"""`tutor facts`, for one replay and for one a line."""

import argparse
import io
import json
from typing import Any

import pytest

from tutor.commands import facts as command
from tutor.commands import lines
from tutor.rules.dominoes import Line, facts
from tutor.rules.errors import IllegalPlay, NotationError, Reason, RulesError
from tutor.wording.reader import Reader


def run(*words: str) -> int:
    """Run the command as the command line would."""
    parser = argparse.ArgumentParser()
    command.register(parser.add_subparsers(), Reader.of("en"))
    args = parser.parse_args(["facts", *words])
    return int(args.run(args))


def answers(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """Everything printed, one object a line."""
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("replay", ["1-4 1-1@left 4-4@right", "1-4,1-1@left,4-4@right", " 4-1  1-1@left 4-4@right "])
def test_one_replay_prints_one_object(replay: str, capsys: pytest.CaptureFixture[str]):
    """The facts are those of the rules, whichever way the replay is separated."""
    assert run(replay) == 0
    assert answers(capsys) == [facts(Line.parse("1-4 1-1@left 4-4@right"))]


@pytest.mark.parametrize("replay", ["", "  "])
def test_an_empty_replay_states_no_position(replay: str):
    """A replay was expected: an empty table is nothing to state facts about."""
    with pytest.raises(NotationError) as caught:
        run(replay)
    assert (caught.value.expected, caught.value.text, caught.value.position) == ("replay", "", 0)


def test_a_bad_replay_raises_what_the_rules_raise():
    """The command line turns it into one line of the reader's language."""
    with pytest.raises(IllegalPlay) as caught:
        run("1-4 1-1@right")
    assert (caught.value.reason, caught.value.position) == (Reason.NO_MATCHING_END, 1)


def test_each_line_is_answered_in_order_and_a_bad_one_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """A bad line names its reason, its number and the offending word; the status is 2 in the end."""
    text = b"1-4\n\n1-4 x\r\n1-4 4-1@left\n1-4@left\n1-4 1-1\n1-4,,1-1@left\n\xff\n1-4 5-5@right\n2-2 2-5@right"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))
    assert run("-") == 2
    assert answers(capsys) == [
        facts(Line.parse("1-4")),
        {"error": "expected-replay", "line": 2, "position": 0, "text": ""},
        {"error": "expected-placement", "line": 3, "position": 1, "text": "x"},
        {"error": "tile-already-played", "line": 4, "position": 1, "tile": "1-4", "end": "left"},
        {"error": "end-not-allowed", "line": 5, "position": 0, "tile": "1-4", "end": "left"},
        {"error": "end-missing", "line": 6, "position": 1, "tile": "1-1", "end": None},
        {"error": "expected-placement", "line": 7, "position": 1, "text": ""},
        {"error": "expected-placement", "line": 8, "position": 0, "text": "\\xff"},
        {"error": "no-matching-end", "line": 9, "position": 1, "tile": "5-5", "end": "right"},
        facts(Line.parse("2-2 2-5@right")),
    ]


@pytest.mark.parametrize(("text", "count"), [("", 0), ("1-4\n", 1), ("1-4\n2-2", 2)])
def test_good_lines_end_with_status_0(
    text: str, count: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """As many objects as lines, also without a newline at the end or without any line."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert run("-") == 0
    assert len(answers(capsys)) == count


def test_an_answer_leaves_before_the_next_line_is_read():
    """Another program can ask line by line: nothing is held back."""
    read = []

    def asked():
        for line in ("1-4", "2-2"):
            read.append(line)
            yield line

    replies = lines.answers(asked(), command.facts_of)
    assert next(replies)[0]
    assert read == ["1-4"]


def test_an_error_that_no_command_knows_is_not_swallowed():
    """Only what the command understands is turned into an answer."""
    with pytest.raises(RulesError):
        lines.error_facts(RulesError())
