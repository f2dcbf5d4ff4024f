"""Questions of every family, chosen so that every mistake can show in one of them."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from tutor.lessons import load_course
from tutor.puzzles.act import ActAnswer, ActQuestion
from tutor.puzzles.answer import ChoiceAnswer, TotalAnswer
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion, WinnerQuestion
from tutor.puzzles.ends import EndsAnswer, EndsQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.making import KINDS, LEVELS, make_puzzle
from tutor.puzzles.misconceptions import shows_in
from tutor.puzzles.needed import NeededAnswer, NeededQuestion
from tutor.puzzles.number import Fact, NumberQuestion
from tutor.puzzles.play import Goal, PlayAnswer, PlayQuestion
from tutor.puzzles.questions import DominoAnswer, DominoQuestion
from tutor.puzzles.scoring import ScoringAnswer, ScoringQuestion
from tutor.puzzles.settle import SettleAnswer, SettleQuestion
from tutor.puzzles.sum import SumAnswer, SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion
from tutor.rules.dominoes import SEATS, Act, End, Line, Placement, Seat, Tile, parse_tiles, tally

YOU, LEFT, ACROSS, RIGHT = Seat


def hands(**tiles: str) -> tuple[tuple[Seat, tuple[Tile, ...]], ...]:
    """A hand for each seat, in notation."""
    return tuple((Seat(seat), parse_tiles(text)) for seat, text in tiles.items())


LINES: Final = (
    "2-2",
    "0-0",
    "1-4",
    "0-3",
    "1-4 1-1@left",
    "1-4 1-1@left 4-4@right",
    "1-4 1-1@left 4-4@right 3-4@right",
    "3-6 6-6@right",
    "4-6 6-6@right",
    "2-4 2-2@left 4-4@right 2-6@left 4-6@right",
    "0-5 0-0@left",
    "1-4 0-1@left",
    "0-3 3-4@right 0-4@right",
)


def questions() -> Iterator[DominoQuestion]:
    """Questions of every family."""
    for text in LINES:
        line = Line.parse(text)
        yield EndsQuestion(line)
        for asked in (("sum", "points"), ("sum",), ("points",)):
            yield SumQuestion(line, asked)
        for act in (Act.DRAW, Act.PASS):
            yield SumQuestion(line, act=act)
    hand = parse_tiles("0-0 1-3 1-5 2-3 2-6 3-3 4-5 4-6 5-5 5-6")
    for text in ("", "1-4", "3-6 6-6@right", "4-6 4-4@left", "1-1 1-2@right", "2-2 2-5@right 0-2@left"):
        line = Line.parse(text)
        left = tuple(tile for tile in hand if tile not in line.tiles)
        for goal in Goal:
            question = PlayQuestion(line, left, (goal,))
            if question.right_answers():
                yield question
        yield ScoringQuestion(line, left)
        yield NeededQuestion(line, left)
    yield PlayQuestion(Line.parse("1-3 1-5@left"), parse_tiles("0-2 4-6 3-5"), (Goal.SCORE,), Tile(3, 5))
    yield PlayQuestion(Line.parse("1-3 1-5@left"), parse_tiles("2-5 3-5"), (Goal.LEGAL,))
    yield from _turns()
    yield from _ends_of_rounds()
    for fact in Fact:
        for players in SEATS:
            yield NumberQuestion(fact, players, value=4, line=Line.parse("4-4 0-4@left"))
    yield NumberQuestion(Fact.OPEN_ENDS)
    yield NumberQuestion(Fact.UNSEEN, value=0, line=Line.parse("0-3"), hand=parse_tiles("0-0 1-2"))
    yield NumberQuestion(
        Fact.UNSEEN, value=3, line=Line.parse("0-3 3-3@right"), hand=parse_tiles("1-3 2-3 3-4 3-5 3-6")
    )
    yield NumberQuestion(Fact.BONEYARD_SIZE, 3, taken=4)
    for score in (0, 3, 5, 10, 50, 113, 135, -12, -65, 250):
        yield TallyQuestion(score)
    yield WriteTallyQuestion(-63, tuple(map(tally, (-63, 63, -60, -15, 0))))
    yield WriteTallyQuestion(85, tuple(map(tally, (85, 135, -85, 80))))
    scored = Line.parse("3-6 6-6@right 2-6@right 0-3@left")
    for written in ((0, 15, 0, 0), (0, 0, 5, 0), (10, 15, 5, 0), (0, 15, 5, 5)):
        yield FindMistakeQuestion(scored, written)


def _turns() -> Iterator[DominoQuestion]:
    line = Line.parse("1-4 4-4@right 4-5@right")
    yield ActQuestion(line, parse_tiles("1-3 2-3"), 4)
    yield ActQuestion(line, parse_tiles("1-3 1-5 5-6"), 4)
    yield ActQuestion(line, parse_tiles("4-6 2-3"), 0)
    yield ActQuestion(line, parse_tiles("4-6 2-3"), 1)
    yield ActQuestion(line, parse_tiles("2-6 2-3"), 2)
    yield ActQuestion(line, parse_tiles("2-6 2-3"), 9)
    yield ActQuestion(line, parse_tiles("2-6 1-3"), 9, Tile(1, 3))
    yield ActQuestion(line, parse_tiles("2-6 2-3"), 9, Tile(2, 3))
    yield ActQuestion(Line.parse("1-2 1-1@left"), parse_tiles("1-6"), 3)
    yield ActQuestion(Line.parse("2-2"), parse_tiles("1-2 2-6"), 3)
    yield ActQuestion(Line(), parse_tiles("1-3 2-3"), 4)
    for players, seats in SEATS.items():
        for seat in seats:
            yield TurnQuestion(players, seat)
            yield OpenerQuestion(players, seat, None)
            yield from (OpenerQuestion(players, seat, out) for out in seats)


def _ends_of_rounds() -> Iterator[DominoQuestion]:
    yield LotQuestion(((YOU, Tile(3, 6)), (ACROSS, Tile(0, 1))))
    yield LotQuestion(((YOU, Tile(3, 6)), (ACROSS, Tile(4, 5))))
    yield LotQuestion(((YOU, Tile(3, 6)), (LEFT, Tile(4, 5)), (RIGHT, Tile(0, 1))))
    for most in Seat:
        low = {seat: Tile(0, index) for index, seat in enumerate(Seat)}
        yield LotQuestion(tuple((low | {most: Tile(5, 6)}).items()))
    yield SettleQuestion(hands(you="", across="2-3 4-4"))
    yield SettleQuestion(hands(you="0-1 5-5", across="1-2"))
    yield SettleQuestion(hands(you="0-1", left="", across="2-6 4-4", right="0-2"))
    yield SettleQuestion(hands(you="0-0", left="0-3", right="5-6"))
    yield WinnerQuestion(hands(you="0-1", across="6-6 5-5"))
    yield WinnerQuestion(hands(you="0-0", left="6-6", across="5-5", right="4-4"))
    line = Line.parse("1-4 4-4@right 4-5@right")
    for boneyard in (0, 1, 7):
        for across in ("2-2 3-3", "1-1", "4-6", "1-6 5-6"):
            for you in ("", "0-0", "0-0 0-2"):
                yield BlockedQuestion(YOU, line, hands(you=you, across=across), boneyard)
                for score in (20, 220, 245):
                    yield OverQuestion(
                        2, YOU, ((YOU, score), (ACROSS, 0)), line, hands(you=you, across=across), boneyard
                    )
    scoring = Line.parse("3-6 6-6@right")
    for score in (180, 190, 240):
        for players in (2, 3):
            seats = SEATS[players]
            held = tuple((seat, parse_tiles("0-2")) for seat in seats)
            yield OverQuestion(players, YOU, tuple((seat, score) for seat in seats), scoring, held, 3)


def made_questions() -> Iterator[DominoQuestion]:
    """Some questions of every kind and level of puzzle."""
    for kind, level, number in product(KINDS, LEVELS, range(4)):
        yield make_puzzle(kind, level, number).question


def lesson_questions() -> Iterator[DominoQuestion]:
    """Every question of the domino course."""
    for lesson in load_course("dominoes").lessons:
        yield from (step.question for step in lesson.steps if step.question is not None)


def some_answers(question: DominoQuestion) -> Iterator[DominoAnswer]:
    """Answers of every sort: all options, or numbers around and far away from the right one."""
    yield from question.right_answers()
    for answers in shows_in(question).values():
        yield from answers
    match question:
        case SumQuestion():
            yield from (question.answer(sum=total, points=points) for total in (0, 3, 10, 99) for points in (0, 5, 7))
            (right,) = question.right_answers()
            yield from (SumAnswer(right.sum, right.points and right.points + 1) for _ in range(1))
        case EndsQuestion():
            tiles = question.line.tiles
            yield from (EndsAnswer(frozenset({tile})) for tile in tiles)
            yield from (EndsAnswer(frozenset(tiles) - {tile}) for tile in tiles if len(tiles) > 1)
        case PlayQuestion():
            ends = _ends(question.line)
            yield from (PlayAnswer(Placement(tile, end)) for tile in question.hand for end in ends)
        case ActQuestion():
            yield from map(ActAnswer, Act)
        case SettleQuestion():
            yield from (SettleAnswer((off,) * len(question.hands)) for off in (0, 5, 7, 100))
        case NumberQuestion() | TallyQuestion():
            yield from map(TotalAnswer, (0, 1, 3, 7, 8, 12, 29, 200, 250, 999))
        case ScoringQuestion():
            ends = _ends(question.line)
            placements = [Placement(tile, end) for tile in question.hand for end in ends]
            yield from (ScoringAnswer(frozenset({placement})) for placement in placements)
        case NeededQuestion():
            yield from (NeededAnswer(frozenset({tile})) for tile in question.tiles)
        case _:
            yield from map(ChoiceAnswer, question.options)


def _ends(line: Line) -> tuple[End | None, ...]:
    return tuple(End) if line.placements else (None,)
