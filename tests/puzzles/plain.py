"""Questions in plain text, for the oracle: from a question to the forms of all its right answers, found again."""

from collections.abc import Callable
from typing import Any

from tests import oracle_puzzles as oracle
from tutor.puzzles.act import ActQuestion
from tutor.puzzles.answer import Form
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion
from tutor.puzzles.ends import EndsQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.needed import NeededQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.scoring import ScoringQuestion
from tutor.puzzles.settle import SettleQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion

Forms = list[dict[str, list[str]]]


def words(things: Any) -> list[str]:
    """Tiles or seats as text."""
    return [str(thing) for thing in things]


def hands_of(question: Any) -> dict[str, list[str]]:
    """Hands as text, by seat."""
    return {seat.value: words(hand) for seat, hand in question.hands}


def placed(word: str) -> dict[str, list[str]]:
    """The form of a placement."""
    tile, _, end = word.partition("@")
    return {"tile": [tile]} | ({"end": [end]} if end else {})


def of_sum(question: SumQuestion) -> Forms:
    """Sum and points."""
    row = oracle.lay(str(question.line))
    points = oracle.score(str(question.line)) if question.act == "play" else 0
    numbers = {"sum": [str(oracle.total(row))], "points": [str(points)]}
    return [{name: numbers[name] for name in question.asked}]


def of_play(question: PlayQuestion) -> Forms:
    """Placements for the two goals that puzzles have."""
    hand = words(question.hand) if question.drawn is None else [str(question.drawn)]
    replay = str(question.line)
    if question.goals == (Goal.MOST,):
        return [placed(word) for word in oracle.best(replay, hand)]
    assert question.goals == (Goal.LEGAL,)
    return [placed(word) for tile in hand for word in oracle.placements(replay, tile)]


def of_act(question: ActQuestion) -> Forms:
    """Play, draw or pass."""
    drawn = str(question.drawn or "")
    return [{"act": [oracle.act(str(question.line), words(question.hand), question.boneyard, drawn)]}]


def of_over(question: OverQuestion) -> Forms:
    """The outcome."""
    scores = {seat.value: score for seat, score in question.scores}
    return chosen(oracle.over(str(question.line), hands_of(question), question.boneyard, question.mover.value, scores))


def of_blocked(question: BlockedQuestion) -> Forms:
    """The outcome, and that nobody wins a block."""
    outcome = oracle.outcome(str(question.line), hands_of(question), question.boneyard, question.mover.value)
    return chosen("nobody" if outcome == "blocked" else outcome)


def of_number(question: NumberQuestion) -> Forms:
    """What is left in the boneyard, or of a value."""
    if question.fact is Fact.UNSEEN:
        seen = {*words(question.line.tiles), *words(question.hand)}
        return [{"total": [str(sum(str(question.value) in tile and tile not in seen for tile in oracle.SET))]}]
    assert question.fact is Fact.BONEYARD_SIZE
    dealt = question.players * oracle.DEALT[question.players]
    return [{"total": [str(len(oracle.SET) - dealt - question.taken)]}]


def chosen(word: str) -> Forms:
    """The form of a choice."""
    return [{"choice": [word]}]


ORACLE: dict[type, Callable[[Any], Forms]] = {
    SumQuestion: of_sum,
    EndsQuestion: lambda question: [{"ends": oracle.counted_tiles(str(question.line))}],
    PlayQuestion: of_play,
    ScoringQuestion: lambda question: [{"ends": oracle.scoring(str(question.line), words(question.hand))}],
    NeededQuestion: lambda question: [{"ends": oracle.needed(str(question.line), words(question.tiles))}],
    ActQuestion: of_act,
    BlockedQuestion: of_blocked,
    SettleQuestion: lambda question: [{"off": words(oracle.off(hand) for hand in hands_of(question).values())}],
    OpenerQuestion: lambda question: chosen(question.out.value if question.out else "lot"),
    LotQuestion: lambda question: chosen(oracle.lot({seat.value: str(tile) for seat, tile in question.lots})),
    TurnQuestion: lambda question: chosen(oracle.after(question.after.value, question.players)),
    OverQuestion: of_over,
    NumberQuestion: of_number,
    TallyQuestion: lambda question: [{"total": [str(question.points)]}],
    WriteTallyQuestion: lambda question: chosen(oracle.tally_word(question.points)),
    FindMistakeQuestion: lambda question: [
        {"choice": [word]} for word in oracle.wrongly_scored(str(question.line), list(question.written))
    ],
}


def right_forms(question: DominoQuestion) -> list[Form]:
    """The forms of all right answers, as the oracle finds them, in any fixed order."""
    return sorted(ORACLE[type(question)](question), key=repr)
