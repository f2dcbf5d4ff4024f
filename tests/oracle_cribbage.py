"""A second opinion on cribbage that shares no code with the rules: slow, literal, on plain strings."""

from itertools import combinations

ORDER = "A23456789TJQK"
TENS = "TJQK"


def worth(card: str) -> int:
    """What a card such as `JD` adds to a fifteen."""
    return 10 if card[0] in TENS else ORDER.index(card[0]) + 1


def subsets(cards: list[str], smallest: int) -> list[list[str]]:
    """Every set of at least so many of the cards."""
    return [list(chosen) for size in range(smallest, len(cards) + 1) for chosen in combinations(cards, size)]


def follows_on(cards: list[str]) -> bool:
    """Whether the ranks of the cards, put in order, are a piece of the order of ranks."""
    return "".join(sorted((card[0] for card in cards), key=ORDER.index)) in ORDER


def count(hand: list[str], starter: str, crib: bool) -> dict[str, list[frozenset[str]] | int]:
    """The fifteens, pairs and runs as sets of cards, the points for flush and nobs, and the total."""
    five = [*hand, starter]
    fifteens = [frozenset(chosen) for chosen in subsets(five, 2) if sum(map(worth, chosen)) == 15]
    pairs = [frozenset(chosen) for chosen in combinations(five, 2) if len({card[0] for card in chosen}) == 1]
    candidates = [frozenset(chosen) for chosen in subsets(five, 3) if follows_on(chosen)]
    runs = [run for run in candidates if not any(len(longer) > len(run) for longer in candidates)]
    hand_suits = {card[1] for card in hand}
    flush = 0
    if len(hand_suits) == 1:
        flush = 5 if starter[1] in hand_suits else 4
        if crib and flush == 4:
            flush = 0
    nobs = 1 if "J" + starter[1] in hand else 0
    total = 2 * len(fifteens) + 2 * len(pairs) + sum(len(run) for run in runs) + flush + nobs
    return {"fifteens": fifteens, "pairs": pairs, "runs": runs, "flush": flush, "nobs": nobs, "total": total}


def settle(true: int, announced: int, score: int, target: int, answers: list[str]) -> dict[str, object]:
    """Two pegs are moved as the rules tell it, sentence by sentence; the net movement is the settlement."""
    counter_peg, caller_peg = score, 0
    counter_peg += announced
    too_high = announced > true
    if counter_peg >= target and not too_high:
        return {
            "counter": counter_peg - score,
            "caller": 0,
            "by": None,
            "asked": False,
            "over": True,
            "shown": None,
            "verdict": "ended",
        }
    verdict, by = "stands", None
    for index, answer in enumerate(answers):
        if answer == "accept":
            continue
        by = index
        if answer == "over" and too_high:
            while announced > true:
                announced -= 1
                counter_peg -= 1
                caller_peg += 1
            verdict = "over"
        elif answer == "over":
            verdict = "wrong-over"
        else:
            claimed = int(answer.removeprefix("muggins:"))
            if announced >= true:
                counter_peg += claimed
                verdict = "wrong-muggins"
            else:
                verdict = "muggins"
                for _ in range(claimed):
                    if announced < true:
                        announced += 1
                        caller_peg += 1
        break
    return {
        "counter": counter_peg - score,
        "caller": caller_peg,
        "by": by,
        "asked": True,
        "over": counter_peg >= target,
        "shown": true,
        "verdict": verdict,
    }


def points_in_play(sequence: list[str]) -> int:
    """What the last card of a sequence scores by fifteen, 31, pair and run."""
    total = sum(map(worth, sequence))
    points = 2 if total in (15, 31) else 0
    alike = 1
    while alike < len(sequence) and sequence[-1 - alike][0] == sequence[-1][0]:
        alike += 1
    points += {1: 0, 2: 2, 3: 6, 4: 12}[alike]
    longest = 0
    for size in range(3, len(sequence) + 1):
        if follows_on(sequence[-size:]):
            longest = size
    return points + longest
