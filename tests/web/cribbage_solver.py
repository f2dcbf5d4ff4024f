"""Somebody who answers questions about cribbage from what stands on the page alone, with a referee of one's own.

Nothing of `tutor` is used.
"""

from collections.abc import Callable

from tests import oracle_cribbage as oracle
from tests.web.html import Page

Form = dict[str, list[str]]
SEATS = {2: ["you", "across"], 3: ["you", "left", "right"], 4: ["you", "left", "across", "right"]}
IMPOSSIBLE = ("19", "25", "26", "27")
#: What the rules allow.
ALLOWED = (
    "muggins-on-crib",
    "announce-impossible",
    "claim-beyond-missed",
    "to-61",
)


class Seen:
    """What the page of a question shows."""

    def __init__(self, html: str) -> None:
        """Read a page."""
        self.page = Page(html)
        self.form = next(element for element in self.page.elements if "data-answer" in element)
        figures = self.page.having("data-cards")
        self.hand = figures[0]["data-cards"].split() if figures else []
        self.starter = figures[0].attributes.get("data-starter", "") if figures else ""
        self.crib = bool(figures) and figures[0]["data-crib"] == "yes"

    def __getitem__(self, name: str) -> str:
        """A fact of the question."""
        return self.form[f"data-{name}"]

    @property
    def count(self) -> dict[str, list[frozenset[str]] | int]:
        """What the cards are worth."""
        return oracle.count(self.hand, self.starter, self.crib)

    @property
    def true(self) -> int:
        """The true count."""
        total = self.count["total"]
        assert isinstance(total, int)
        return total

    @property
    def seats(self) -> list[str]:
        """Who sits at the table, clockwise from you."""
        return SEATS[int(self["players"])]

    def from_left_of(self, seat: str) -> list[str]:
        """All seats in turn from the left of one, which comes last."""
        at = self.seats.index(seat)
        return [*self.seats[at + 1 :], *self.seats[: at + 1]]

    def partner_of(self, seat: str) -> str:
        """Who sits opposite, where there are partners."""
        return self.from_left_of(seat)[1] if self["partners"] == "yes" else ""

    @property
    def opponents(self) -> list[str]:
        """Those who answer, in turn."""
        counter = self["counter"]
        return [seat for seat in self.from_left_of(counter) if seat not in (counter, self.partner_of(counter))]

    def score_of(self, seat: str) -> int:
        """The score of a player's side before the count."""
        scores = [int(score) for score in self["scores"].split()]
        return scores[self.seats.index(seat) % len(scores)] if scores else 0

    def settled(self, answers: list[str]) -> dict[str, object]:
        """What the count comes to."""
        score, target = self.score_of(self["counter"]), int(self["target"])
        return oracle.settle(self.true, int(self["announced"]), score, target, answers)

    @property
    def answers(self) -> list[str]:
        """What was answered, in turn."""
        return self["answers"].split(",") if self["answers"] else []


def solve(html: str) -> Form:
    """The answer to the question on a page."""
    seen = Seen(html)
    return SOLVERS[seen["kind"]](seen)


def _count(seen: Seen) -> Form:
    part = seen.count[seen["asked"]]
    each = {"fifteens": 2, "pairs": 2}.get(seen["asked"])
    points = part if isinstance(part, int) else sum(each or len(cards) for cards in part)
    return {"total": [str(points)]}


def _missed(seen: Seen) -> Form:
    """The cards of a combination that the counter has not named."""
    named: dict[str, list[frozenset[str]]] = {}
    line = seen.page.having("data-named")[0]["data-named"]
    for each in filter(None, line.split("; ")):
        kind, *cards = each.split()
        named.setdefault(kind, []).append(frozenset(cards))
    for kind, part in (("fifteen", "fifteens"), ("pair", "pairs"), ("run", "runs")):
        found = seen.count[part]
        assert not isinstance(found, int)
        for cards in found:
            if cards not in named.get(kind, []):
                return {"choice": sorted(cards)}
    if seen.count["flush"] and "flush" not in named:
        return {"choice": [*seen.hand, *([seen.starter] if seen.count["flush"] == 5 else [])]}
    assert seen.count["nobs"]
    assert "nobs" not in named
    return {"choice": [f"J{seen.starter[1]}"]}


def _answer(seen: Seen) -> Form:
    short = seen.true - int(seen["announced"])
    if short > 0:
        return {"call": ["muggins"], "claim": [str(short)]}
    return {"call": ["over" if short < 0 else "accept"]}


def _settle(seen: Seen) -> Form:
    settled = seen.settled(seen.answers)
    others = ["0"] * len(seen.opponents)
    if settled["by"] is not None:
        assert isinstance(settled["by"], int)
        others[settled["by"]] = str(settled["caller"])
    return {"points": [str(settled["counter"]), *others]}


def _over(seen: Seen) -> Form:
    settled = seen.settled(seen.answers)
    if settled["over"]:
        return {"choice": ["counter"]}
    by, caller = settled["by"], settled["caller"]
    assert isinstance(caller, int)
    if isinstance(by, int) and seen.score_of(seen.opponents[by]) + caller >= int(seen["target"]):
        return {"choice": ["caller"]}
    return {"choice": ["goes-on"]}


def _asked(seen: Seen) -> Form:
    return {"choice": ["yes" if seen.settled(["accept"])["asked"] else "no"]}


def _shown(seen: Seen) -> Form:
    return {"choice": ["no" if seen.settled(seen.answers)["shown"] is None else "yes"]}


def _whose(seen: Seen) -> Form:
    said = dict(one.split("=") for one in seen["said"].split())
    calls = [seat for seat in seen.opponents if said[seat] != "accept"]
    return {"choice": [calls[0] if calls else "nobody"]}


def _next(seen: Seen) -> Form:
    answers = seen.answers
    if len(answers) == len(seen.opponents) or any(answer != "accept" for answer in answers):
        return {"choice": ["nobody"]}
    return {"choice": [seen.opponents[len(answers)]]}


def _turn(seen: Seen) -> Form:
    counted, order = int(seen["counted"]), seen.from_left_of(seen["dealer"])
    return {"choice": [order[min(counted, len(order) - 1)]]}


def _possible(seen: Seen) -> Form:
    options = [field["value"] for field in seen.page.all("input", name="choice")]
    return {"choice": [option for option in options if option in IMPOSSIBLE or int(option) > 29]}


def _number(seen: Seen) -> Form:
    players = int(seen["players"])
    dealt = {2: 6, 3: 5, 4: 5}[players]
    numbers = {
        "announce-most": 29,
        "claim-least": 1,
        "claim-most": 29,
        "dealt": dealt,
        "to-crib": dealt - 4,
        "crib-from-pack": 1 if players == 3 else 0,
        "answers": 2 if seen["partners"] == "yes" else players - 1,
        "heels": 2,
        "nobs": 1,
        "limit": 31,
        "fifteen": 2,
        "pair": 2,
        "three": 6,
        "four": 12,
        "flush-with-starter": 5,
        "flush-in-crib": 5,
    }
    return {"total": [str(numbers[seen["fact"]])]}


def _allowed(seen: Seen) -> Form:
    return {"choice": ["yes" if seen["act"] in ALLOWED else "no"]}


SOLVERS: dict[str, Callable[[Seen], Form]] = {
    "count": _count,
    "missed": _missed,
    "answer": _answer,
    "settle": _settle,
    "over": _over,
    "asked": _asked,
    "shown": _shown,
    "whose": _whose,
    "next": _next,
    "turn": _turn,
    "possible": _possible,
    "number": _number,
    "allowed": _allowed,
}
