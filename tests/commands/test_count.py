"""`tutor count`."""

import argparse
import io
import json

import pytest

from tutor.commands import count
from tutor.rules.cribbage import CribbageReason, IllegalAction
from tutor.rules.errors import NotationError
from tutor.wording.reader import Reader


def run(*words):
    """Run `tutor count` with these words and return its exit status."""
    parser = argparse.ArgumentParser()
    count.register(parser.add_subparsers(), Reader.of("en"))
    arguments = parser.parse_args(["count", *words])
    return arguments.run(arguments)


def test_the_breakdown_of_a_hand(capsys):
    """The best hand is printed with every combination and its points. Rule C1."""
    assert run("5H 5C 5S JD", "5D") == 0
    got = json.loads(capsys.readouterr().out)
    assert (len(got["fifteens"]), len(got["pairs"]), got["runs"], got["flush"], got["nobs"]) == (8, 6, [], 0, 1)
    assert got["points"] == {"fifteens": 16, "pairs": 12, "runs": 0, "flush": 0, "nobs": 1}
    assert got["total"] == sum(got["points"].values()) == 29
    assert ["5H", "JD"] in got["fifteens"]
    assert ["5S", "5D"] in got["pairs"]


def test_a_run_is_printed_card_by_card(capsys):
    """Each run is the list of its cards. Rule C1."""
    assert run("10h 9c 8S 8D", "AC") == 0
    assert json.loads(capsys.readouterr().out)["runs"] == [["8S", "9C", "TH"], ["8D", "9C", "TH"]]


@pytest.mark.parametrize(("crib", "flush"), [([], 4), (["--crib"], 0)])
def test_four_of_a_suit_in_hand_and_crib(capsys, crib, flush):
    """With `--crib` four of a suit are no flush. Rule C1."""
    assert run("2H 4H 6H 8H", "KD", *crib) == 0
    assert json.loads(capsys.readouterr().out)["flush"] == flush


@pytest.mark.parametrize(
    ("words", "text", "position"),
    [(["5H 5X 5S JD", "5D"], "5X", 1), (["5H 5C 5S JD", "55"], "55", 4), (["5H 5C 5S JD", ""], "", 4)],
)
def test_a_bad_card_is_quoted(words, text, position):
    """The error quotes the word that is no card."""
    with pytest.raises(NotationError) as caught:
        run(*words)
    assert (caught.value.text, caught.value.expected, caught.value.position) == (text, "card", position)


def test_a_missing_starter_is_named():
    """Not as an empty card."""
    with pytest.raises(NotationError) as caught:
        run("5H 5C 5S JD")
    assert (caught.value.text, caught.value.expected) == ("5H 5C 5S JD", "hand-and-starter")


def test_three_cards_are_refused():
    """A hand that has not four cards is refused with the reason. Rule C1."""
    with pytest.raises(IllegalAction) as caught:
        run("5H 5C 5S", "5D")
    assert caught.value.reason == CribbageReason.WRONG_NUMBER_OF_CARDS


def test_many_lines_are_answered_in_order(capsys, monkeypatch):
    """Each line is answered by one object; bad ones by what is wrong and where, and the status is 2."""
    lines = (
        "5H 5C 5S JD|5D|hand",
        "2H 4H 6H 8H|KD|crib",
        "2H 4H 6H 8H|KD|hand",
        "5H 5C 5S|JD|hand",
        "5H 5C 5S JD|5C|hand",
        "5H 5C 5S JD|5D|box",
        "5H 55 5S JD|5D|hand",
        "",
        "2H 4H 6H 8H | KH | crib",
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert run("-") == 2
    got = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(got) == len(lines)
    assert [each.get("total") for each in got] == [29, 0, 4, None, None, None, None, None, 5]
    assert [each for each in got if "error" in each] == [
        {"error": "wrong-number-of-cards", "number": 3, "line": 4},
        {"error": "card-twice", "card": "5C", "line": 5},
        {"error": "expected-hand-or-crib", "position": 5, "text": "box", "line": 6},
        {"error": "expected-card", "position": 1, "text": "55", "line": 7},
        {"error": "expected-count", "position": 0, "text": "", "line": 8},
    ]


def test_good_lines_only(capsys, monkeypatch):
    """When every line is good, the status is 0; nothing at all is answered by nothing."""
    monkeypatch.setattr("sys.stdin", io.StringIO("5H 5C 5S JD|5D|hand"))
    assert run("-") == 0
    assert len(capsys.readouterr().out.splitlines()) == 1
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run("-") == 0
    assert capsys.readouterr().out == ""


def test_bytes_that_are_no_text_spoil_one_line_only(capsys, monkeypatch):
    """A line of broken bytes is a bad line like any other."""
    raw = io.BytesIO(b"\xff\xfe|5D|hand\n5H 5C 5S JD|5D|hand\n")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(raw, encoding="utf-8"))
    assert run("-") == 2
    bad, good = map(json.loads, capsys.readouterr().out.splitlines())
    assert (bad["error"], bad["line"], good["total"]) == ("expected-card", 1, 29)
