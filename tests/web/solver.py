"""Somebody who answers puzzles from what stands on the page alone: hooks, fields, and a referee of one's own.

Nothing of `tutor.puzzles` or `tutor.rules` is used.
"""

from collections.abc import Callable

from tests.oracle_dominoes import Board
from tests.web.html import Element, Page

Form = dict[str, list[str]]
Hands = dict[str, list[str]]
SEATS = {2: ["you", "across"], 3: ["you", "left", "right"], 4: ["you", "left", "across", "right"]}


def board(replay: str) -> Board:
    """The tiles of a replay on a board."""
    laid = Board()
    for word in replay.split():
        laid.put(word)
    return laid


def score(replay: str) -> int:
    """What the last placement of a replay scores."""
    return int(board(replay).facts()["points"])


def pips(tile: str) -> int:
    """The pips of a tile."""
    return int(tile[0]) + int(tile[2])


def words(text: str) -> list[str]:
    """The tiles or placements that a hook names."""
    return text.split()


class Seen:
    """What a puzzle shows, read out of its page."""

    def __init__(self, html: str) -> None:
        """Read a page."""
        self.page = Page(html)
        self.form = next(element for element in self.page.elements if "data-answer" in element)
        figures = self.page.having("data-replay")
        self.replay = figures[0]["data-replay"] if figures else ""
        self.hands: Hands = {
            element["data-seat"]: words(element["data-hand"])
            for element in self.page.having("data-seat")
            if "data-hand" in element
        }
        self.scores = {element["data-seat"]: int(element["data-score"]) for element in self.page.having("data-score")}
        boneyards = self.page.having("data-boneyard")
        self.boneyard = int(boneyards[0]["data-boneyard"]) if boneyards else 0

    @property
    def own(self) -> list[str]:
        """The tiles that may be chosen, or the own hand."""
        chosen_from = [element for element in self.page.having("data-hand") if "data-field" in element]
        return words(chosen_from[0]["data-hand"]) if chosen_from else self.hands["you"]

    def inputs(self, name: str) -> list[Element]:
        """The inputs of a field."""
        return self.page.all("input", name=name)

    def values(self, name: str) -> list[str]:
        """What can be chosen in a field."""
        return [element["value"] for element in self.inputs(name)]

    def fact(self, name: str) -> str:
        """What the form says about the question."""
        return self.form[f"data-{name}"]

    def fits(self, tile: str) -> list[str]:
        """The placements of a tile."""
        return sorted(word for word in board(self.replay).possible() if word.partition("@")[0] == tile)

    def points_of(self, placement: str) -> int:
        """What a placement would score."""
        return score(f"{self.replay} {placement}".strip())


def solve(html: str) -> Form:
    """The right answer, as the form takes it."""
    seen = Seen(html)
    return SOLVERS[seen.fact("kind")](seen)


def _sum(seen: Seen) -> Form:
    facts = board(seen.replay).facts()
    placed = seen.fact("act") == "play"
    known = {"sum": facts["sum"], "points": facts["points"] if placed else 0}
    return {name: [str(value)] for name, value in known.items() if seen.inputs(name)}


def _ends(seen: Seen) -> Form:
    return {"ends": sorted({part["tile"] for part in board(seen.replay).facts()["counted"]})}


def _play(seen: Seen) -> Form:
    drawn = words(seen.form.attributes.get("data-drawn", ""))
    legal = [word for tile in drawn or seen.own for word in seen.fits(tile)]
    goal = seen.fact("goals")
    assert goal in ("most", "legal", "score")
    chosen = legal[0] if goal == "legal" else max(legal, key=seen.points_of)
    tile, _, end = chosen.partition("@")
    return {"tile": [tile]} | ({"end": [end]} if end else {})


def _scoring(seen: Seen) -> Form:
    return {"ends": [word for tile in seen.own for word in seen.fits(tile) if seen.points_of(word)]}


def _needed(seen: Seen) -> Form:
    return {"ends": [tile for tile in seen.values("ends") if any(map(seen.points_of, seen.fits(tile)))]}


def _act(seen: Seen) -> Form:
    if any(seen.fits(tile) for tile in seen.own):
        return {"act": ["play"]}
    return {"act": ["draw" if seen.boneyard else "pass"]}


def _stuck(seen: Seen) -> bool:
    return seen.boneyard == 0 and not any(seen.fits(tile) for hand in seen.hands.values() for tile in hand)


def _blocked(seen: Seen) -> Form:
    if not seen.hands[seen.fact("mover")]:
        return {"choice": ["out"]}
    return {"choice": ["nobody" if _stuck(seen) else "goes-on"]}


def _over(seen: Seen) -> Form:
    mover = seen.fact("mover")
    if seen.scores[mover] + score(seen.replay) >= (250 if seen.fact("players") == "2" else 200):
        return {"choice": ["won"]}
    if not seen.hands[mover]:
        return {"choice": ["out"]}
    return {"choice": ["blocked" if _stuck(seen) else "goes-on"]}


def _settle(seen: Seen) -> Form:
    return {"off": [str((sum(map(pips, hand)) + 2) // 5 * 5) for hand in seen.hands.values()]}


def _opener(seen: Seen) -> Form:
    return {"choice": [seen.fact("out") or "lot"]}


def _turn(seen: Seen) -> Form:
    seats = SEATS[int(seen.fact("players"))]
    return {"choice": [seats[(seats.index(seen.fact("after")) + 1) % len(seats)]]}


def _lot(seen: Seen) -> Form:
    drawn = {seat: pips(hand[0]) for seat, hand in seen.hands.items()}
    leaders = [seat for seat in drawn if drawn[seat] == max(drawn.values())]
    return {"choice": [leaders[0] if len(leaders) == 1 else "tied"]}


def _number(seen: Seen) -> Form:
    if seen.fact("fact") == "unseen":
        laid = [word.partition("@")[0] for word in words(seen.replay)]
        return {"total": [str(7 - sum(seen.fact("value") in tile for tile in (*laid, *seen.hands.get("you", ()))))]}
    players = int(seen.fact("players"))
    assert seen.fact("fact") == "boneyard-size"
    drawn = len([move for move in seen.page.all("li", data_act="draw") if "data-seat" in move])
    return {"total": [str(28 - players * (7 if players == 2 else 5) - drawn)]}


def _worth(word: str) -> int:
    fifties, strokes, rest = map(int, word.removeprefix("minus-").split("-"))
    return (50 * fifties + 5 * strokes + rest) * (-1 if word.startswith("minus-") else 1)


def _tally(seen: Seen) -> Form:
    return {"total": [str(_worth(seen.fact("tally")))]}


def _write(seen: Seen) -> Form:
    return {"choice": [word for word in seen.values("choice") if _worth(word) == int(seen.fact("total"))]}


def _find(seen: Seen) -> Form:
    placed = [move for move in seen.page.all("li", data_act="play") if "data-placement" in move]
    replay = ""
    for move in placed:
        replay = f"{replay} {move['data-placement']}".strip()
        if score(replay) != int(move["data-points"]):
            return {"choice": [move["data-placement"]]}
    raise AssertionError(f"nothing is wrong with {replay}")


SOLVERS: dict[str, Callable[[Seen], Form]] = {
    "sum": _sum,
    "ends": _ends,
    "play": _play,
    "scoring": _scoring,
    "needed": _needed,
    "act": _act,
    "blocked": _blocked,
    "over": _over,
    "settle": _settle,
    "opener": _opener,
    "turn": _turn,
    "lot": _lot,
    "number": _number,
    "tally": _tally,
    "write-tally": _write,
    "find-mistake": _find,
}
