"""A picture of any position for anybody's page."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from flask.testing import FlaskClient

from tests.web.html import Page
from tutor.i18n import LOCALES

POSITIONS = json.loads((Path(__file__).parents[1] / "data" / "positions.json").read_text("utf-8"))
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("separator", [",", "%20", "+", " "])
def test_a_replay_is_drawn(client: FlaskClient, separator: str) -> None:
    """Commas or spaces between the placements, the same picture."""
    replay = separator.join(["1-4", "1-1@left", "4-4@right"]) if separator != "+" else "1-4,1-1@left,4-4@right"
    answer = client.get(f"/diagram/{replay}.svg")
    assert answer.status_code == 200
    assert answer.mimetype == "image/svg+xml"
    tree = ElementTree.fromstring(answer.data)
    assert tree.tag == f"{SVG}svg"
    assert len([node for node in tree.iter() if "tile" in node.attrib.get("class", "").split()]) == 3
    assert tree.find(f"{SVG}title") is not None


@pytest.mark.parametrize("code", LOCALES)
def test_the_words_are_in_the_language_asked_for(client: FlaskClient, code: str) -> None:
    """Title and description of the picture follow `lang`."""
    tree = ElementTree.fromstring(client.get(f"/diagram/1-4.svg?lang={code}").data)
    assert all(tree.findtext(f"{SVG}{name}") for name in ("title", "desc"))


def test_the_language_is_english_without_one(client: FlaskClient) -> None:
    """The address alone decides, so that a picture stays the same for everyone; an unknown language is English."""
    plain = client.get("/diagram/1-4.svg", headers={"Accept-Language": "fi"}).data
    assert plain == client.get("/diagram/1-4.svg?lang=en").data == client.get("/diagram/1-4.svg?lang=xx").data


@pytest.mark.parametrize(
    "replay", ["1-7", "1-4,6-6@left", "1-4,1-4@left", "1-4,4-4", "x", "1-4@left", "<svg>", "...", "%20", ","]
)
def test_a_bad_replay_is_told_in_one_sentence(client: FlaskClient, replay: str) -> None:
    """400 in plain text, in the language asked for."""
    english, german = (client.get(f"/diagram/{replay}.svg?lang={code}") for code in ("en", "de"))
    assert english.status_code == german.status_code == 400
    assert english.mimetype == "text/plain"
    assert english.text.count("\n") == 1


def test_anybody_may_show_it(client: FlaskClient) -> None:
    """Other people's pages may embed the picture."""
    headers = client.get("/diagram/5-5.svg").headers
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert "frame-ancestors" not in headers["Content-Security-Policy"]
    assert "max-age=86400" in headers["Cache-Control"]


def test_the_worked_positions_are_drawn(client: FlaskClient) -> None:
    """Every position whose facts are worked out by hand has its picture."""
    replays = [entry["replay"] for entry in POSITIONS if "replay" in entry]
    for replay in replays:
        assert client.get(f"/diagram/{replay.replace(' ', ',')}.svg").status_code == 200


def test_the_empty_table_has_no_address(client: FlaskClient) -> None:
    """A picture without a replay is an unknown address."""
    assert Page(client.get("/diagram/.svg").text).one("main")["data-page"] == "error"


@pytest.mark.parametrize("code", LOCALES)
def test_a_cribbage_hand_is_drawn(client: FlaskClient, code: str) -> None:
    """Four cards and the starter, with what they are worth in the language asked for."""
    answer = client.get(f"/diagram/cribbage/5H,5C,5S,JD/5D.svg?lang={code}")
    tree = ElementTree.fromstring(answer.data)
    assert answer.mimetype == "image/svg+xml"
    assert [node.attrib["data-card"] for node in tree.iter() if "data-card" in node.attrib] == [
        "5H",
        "5C",
        "5S",
        "JD",
        "5D",
    ]
    assert "29" in (tree.findtext(f"{SVG}desc") or "")


def test_a_crib_is_not_a_hand(client: FlaskClient) -> None:
    """In the crib four cards of one suit alone score nothing, and the picture says that it is the crib."""
    cards = "/diagram/cribbage/2H,4H,6H,8H/KC.svg"
    hand, crib = (ElementTree.fromstring(client.get(f"{cards}?crib={value}").data) for value in (0, 1))
    assert "flush scores 4" in (hand.findtext(f"{SVG}desc") or "")
    assert "flush scores 4" not in (crib.findtext(f"{SVG}desc") or "")
    assert (crib.findtext(f"{SVG}title") or "").startswith("Crib")


@pytest.mark.parametrize(("one", "other"), [("1", "yes"), ("0", "no")])
def test_the_crib_is_asked_for_in_figures_or_words(client: FlaskClient, one: str, other: str) -> None:
    """The pages say `data-crib="yes"`, and the address of a picture may say it so too. Rule C1."""
    cards = "/diagram/cribbage/2H,4H,6H,8H/KC.svg"
    pictures = [client.get(f"{cards}?crib={value}") for value in (one, other)]
    assert [picture.status_code for picture in pictures] == [200, 200]
    assert pictures[0].data == pictures[1].data


@pytest.mark.parametrize("value", ["", "2", "true", "YES", "1 "])
@pytest.mark.parametrize(("code", "word"), [("en", "neither"), ("fi", "kyseessä"), ("es", "mano"), ("de", "Hand")])
def test_a_crib_that_is_neither_yes_nor_no_is_refused(client: FlaskClient, value: str, code: str, word: str) -> None:
    """400 with one sentence in the language asked for, rather than a hand in place of the crib."""
    answer = client.get("/diagram/cribbage/2H,4H,6H,8H/KC.svg", query_string={"crib": value, "lang": code})
    assert (answer.status_code, answer.mimetype, answer.text.count("\n")) == (400, "text/plain", 1)
    assert word in answer.text


def test_suits_may_have_four_colours(client: FlaskClient) -> None:
    """`colours=4` draws clubs and diamonds in colours of their own."""
    address = "/diagram/cribbage/2C,4D,6H,8S/KC.svg"
    assert client.get(f"{address}?colours=4").data != client.get(address).data


@pytest.mark.parametrize("hand", ["5H,5C,5S/5D", "5H,5C,5S,JD/5H", "5H,5C,5S,JD/5", "5H,5C,5S,XX/5D", "x/y"])
def test_a_bad_hand_is_told_in_one_sentence(client: FlaskClient, hand: str) -> None:
    """400 in plain text, in the language asked for."""
    answer = client.get(f"/diagram/cribbage/{hand}.svg?lang=fi")
    assert (answer.status_code, answer.mimetype, answer.text.count("\n")) == (400, "text/plain", 1)
