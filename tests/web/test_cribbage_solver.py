"""Two thousand puzzles of cribbage, answered through the hooks of their pages by a referee of their own."""

import re
from random import Random

import pytest
from flask.testing import FlaskClient

from tests.web.cribbage_solver import solve
from tutor.puzzles.cribbage.making import KINDS

PUZZLES = 2000


@pytest.mark.parametrize("kind", KINDS)
def test_an_independent_solver_is_never_refused(client: FlaskClient, kind: str) -> None:
    """What the pages show is enough to find the right answer to every puzzle, and the tutor agrees with it."""
    dice = Random(f"solver {kind}")
    for _ in range(-(-PUZZLES // len(KINDS))):
        address = f"/en/practice/{kind}/{dice.randint(1, 3)}-{dice.randrange(1_000_000_000)}"
        answer = solve(client.get(address).text)
        said = client.post(address, data={**answer, "tries": "0"}, headers={"HX-Request": "true"})
        assert (said.status_code, re.findall('data-verdict="(.*?)"', said.text)) == (200, ["right"]), (address, answer)
