"""Right answers found again, the slow and plain way, from text alone: no code is shared with the tutor.

Positions come in notation: a replay such as `1-4 1-1@left`, hands such as `2-6 3-3`. Answers are those of a form.
"""

from itertools import combinations_with_replacement

SEATS = {2: ["you", "across"], 3: ["you", "left", "right"], 4: ["you", "left", "across", "right"]}
DEALT = {2: 7, 3: 5, 4: 5}
TARGETS = {2: 250, 3: 200, 4: 200}
SET = [f"{low}-{high}" for low, high in combinations_with_replacement(range(7), 2)]

Form = dict[str, list[str]]


def halves(tile: str) -> tuple[int, int]:
    """The two numbers of a tile."""
    one, other = tile.split("-")
    return int(one), int(other)


def lay(replay: str) -> list[tuple[int, int]]:
    """The tiles as they lie, left to right; a replay that cannot be is an AssertionError."""
    row: list[tuple[int, int]] = []
    seen = set()
    for word in replay.split():
        tile, _, end = word.partition("@")
        assert tile in SET
        assert tile not in seen, f"{tile} twice in {replay}"
        seen.add(tile)
        one, other = halves(tile)
        if not row:
            assert not end
            row.append((one, other))
        elif end == "left":
            fit = [(a, b) for a, b in ((one, other), (other, one)) if b == row[0][0]]
            assert fit, f"{word} does not fit in {replay}"
            row.insert(0, fit[0])
        else:
            assert end == "right"
            fit = [(a, b) for a, b in ((one, other), (other, one)) if a == row[-1][1]]
            assert fit, f"{word} does not fit in {replay}"
            row.append(fit[0])
    return row


def total(row: list[tuple[int, int]]) -> int:
    """The sum of the ends."""
    (left, left_inner), (right_inner, right) = row[0], row[-1]
    if len(row) == 1:
        return left + right
    return left * (2 if left == left_inner else 1) + right * (2 if right == right_inner else 1)


def score(replay: str) -> int:
    """The points of the last placement of a replay."""
    value = total(lay(replay))
    return value if value in (5, 10, 15, 20) else 0


def placements(replay: str, tile: str) -> list[str]:
    """All the ways to place a tile, tried out."""
    found = []
    for word in [f"{tile}@left", f"{tile}@right"] if replay else [tile]:
        try:
            lay(f"{replay} {word}".strip())
        except AssertionError:
            continue
        found.append(word)
    return found


def added(replay: str, word: str) -> str:
    """A replay with one more placement."""
    return f"{replay} {word}".strip()


def counted_tiles(replay: str) -> list[str]:
    """The tiles whose halves are counted."""
    row = lay(replay)
    return sorted({f"{min(pair)}-{max(pair)}" for pair in (row[0], row[-1])})


def best(replay: str, hand: list[str]) -> list[str]:
    """The placements that score most."""
    legal = [word for tile in hand for word in placements(replay, tile)]
    most = max(score(added(replay, word)) for word in legal)
    return [word for word in legal if score(added(replay, word)) == most]


def scoring(replay: str, hand: list[str]) -> list[str]:
    """The placements that score."""
    legal = [word for tile in hand for word in placements(replay, tile)]
    return sorted(word for word in legal if score(added(replay, word)))


def needed(replay: str, tiles: list[str]) -> list[str]:
    """The tiles that can score."""
    return sorted(tile for tile in tiles if scoring(replay, [tile]))


def act(replay: str, hand: list[str], boneyard: int, drawn: str = "") -> str:
    """Play, draw or pass."""
    if any(placements(replay, tile) for tile in ([drawn] if drawn and placements(replay, drawn) else hand)):
        return "play"
    return "draw" if boneyard else "pass"


def off(hand: list[str]) -> int:
    """The deduction for a hand: the nearest multiple of five."""
    pips = sum(sum(halves(tile)) for tile in hand)
    return min(range(0, 200, 5), key=lambda five: abs(five - pips))


def outcome(replay: str, hands: dict[str, list[str]], boneyard: int, mover: str) -> str:
    """What a placement led to, the target aside."""
    if not hands[mover]:
        return "out"
    if boneyard or any(placements(replay, tile) for hand in hands.values() for tile in hand):
        return "goes-on"
    return "blocked"


def over(replay: str, hands: dict[str, list[str]], boneyard: int, mover: str, scores: dict[str, int]) -> str:
    """What a placement led to: the game won, or else what happened to the round."""
    if scores[mover] + score(replay) >= TARGETS[len(scores)]:
        return "won"
    return outcome(replay, hands, boneyard, mover)


def lot(drawn: dict[str, str]) -> str:
    """Who opens, or that the tied ones draw again."""
    ranked = sorted(drawn, key=lambda seat: -sum(halves(drawn[seat])))
    first, second = (sum(halves(drawn[seat])) for seat in ranked[:2])
    return ranked[0] if first > second else "tied"


def after(seat: str, players: int) -> str:
    """Whose turn is next."""
    seats = SEATS[players]
    return (seats + seats)[seats.index(seat) + 1]


def tally_word(points: int) -> str:
    """A tally in words, made by taking away what is written."""
    left, fifties, strokes = abs(points), 0, 0
    while left >= 50:
        left, fifties = left - 50, fifties + 1
    while left >= 5:
        left, strokes = left - 5, strokes + 1
    return ("minus-" if points < 0 else "") + f"{fifties}-{strokes}-{left}"


def wrongly_scored(replay: str, written: list[int]) -> list[str]:
    """The placements whose points are not what they score."""
    words = replay.split()
    return [word for at, word in enumerate(words) if score(" ".join(words[: at + 1])) != written[at]]
