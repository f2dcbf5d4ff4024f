"""Slashes that people forget, or type for good measure."""

import pytest
from flask.testing import FlaskClient

from tests.web.course import KINDS, address

STEP = address(*KINDS["sum"])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("/en", "/en/"),
        ("/en?a=b%20c", "/en/?a=b%20c"),
        ("/en//learn", "/en/learn"),
        ("/fi/learn/", "/fi/learn"),
        ("/fi/learn//", "/fi/learn"),
        ("/fi/progress/?done=quiet", "/fi/progress?done=quiet"),
        (f"{STEP}/?hints=1", f"{STEP}?hints=1"),
        ("/en/practice/sum/1-1/", "/en/practice/sum/1-1"),
        ("/diagram/1-4,1-1@left.svg/", "/diagram/1-4,1-1@left.svg"),
    ],
)
@pytest.mark.parametrize("host", ["localhost", "elsewhere.example"])
def test_a_slash_more_or_less_leads_to_the_page(client: FlaskClient, typed: str, meant: str, host: str) -> None:
    """With its query, and on whichever host the browser is: the one that the request names may not be ours."""
    moved = client.get(typed, headers={"Host": host})
    assert (moved.status_code, moved.location) == (308, meant)
    assert client.get(meant).status_code == 200


@pytest.mark.parametrize("path", ["/nothing/", "/fi/nothing/", "/fi//elsewhere.example/", "/%5Celsewhere.example/"])
def test_slashes_lead_nowhere_else(client: FlaskClient, path: str) -> None:
    """What is no page without its slash is none with it, and nobody is led to another site."""
    assert client.get(path).status_code == 404


def test_an_answer_is_led_on_as_it_is(client: FlaskClient) -> None:
    """A form goes to the right address as well, as the post that it is."""
    assert client.post("/en/sprint/").location == "/en/sprint"
    assert client.post("/en/about/").status_code == 404
