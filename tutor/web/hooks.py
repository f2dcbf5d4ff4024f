"""What a question takes for granted, as attributes that tests and anyone's scripts may rely on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tutor.puzzles.act import ActQuestion
from tutor.puzzles.blocked import BlockedQuestion
from tutor.puzzles.choice import LotQuestion, OpenerQuestion, OverQuestion, TurnQuestion
from tutor.puzzles.find_mistake import FindMistakeQuestion
from tutor.puzzles.move import Move
from tutor.puzzles.number import NumberQuestion
from tutor.puzzles.play import PlayQuestion
from tutor.puzzles.questions import DominoQuestion
from tutor.puzzles.sum import SumQuestion
from tutor.puzzles.tally import TallyQuestion
from tutor.puzzles.write_tally import WriteTallyQuestion, word_of
from tutor.wording.reader import Reader
from tutor.wording.table import move_sentences


@dataclass(frozen=True, slots=True)
class Told:
    """What a player did in a round that is told: in words, and as attributes."""

    sentences: tuple[str, ...]
    hooks: Mapping[str, str]


def hooks(question: DominoQuestion) -> Mapping[str, str]:
    """The facts of a question that its pictures do not show: `data-kind` and what this kind needs besides."""
    return {"data-kind": question.kind} | {f"data-{name}": value for name, value in _facts(question).items()}


def _facts(question: DominoQuestion) -> dict[str, str]:
    match question:
        case SumQuestion():
            return {"act": question.act.value}
        case PlayQuestion():
            drawn = {"drawn": str(question.drawn)} if question.drawn else {}
            return {"goals": " ".join(goal.value for goal in question.goals)} | drawn
        case ActQuestion():
            return {"drawn": str(question.drawn)} if question.drawn else {}
        case BlockedQuestion():
            return {"mover": question.mover.value}
        case OverQuestion():
            return {"mover": question.mover.value, "players": str(question.players)}
        case OpenerQuestion():
            return {
                "players": str(question.players),
                "opened": question.previous.value,
                "out": question.out.value if question.out else "",
            }
        case TurnQuestion():
            return {"players": str(question.players), "after": question.after.value}
        case LotQuestion():
            return {"players": str(len(question.lots))}
        case NumberQuestion():
            return {
                "fact": question.fact.value,
                "players": str(question.players),
                "value": str(question.value),
                "taken": str(question.taken),
            }
        case TallyQuestion():
            return {"tally": word_of(question.shown)}
        case WriteTallyQuestion():
            return {"total": str(question.points)}
        case FindMistakeQuestion():
            return {"written": " ".join(map(str, question.written))}
        case _:
            return {}


def story(reader: Reader, moves: Sequence[Move], question: DominoQuestion | None = None) -> tuple[Told, ...]:
    """What has been done, one move after the other; points that may be wrong are told as what was written down."""
    written = isinstance(question, FindMistakeQuestion)
    return tuple(Told(move_sentences(reader, move, written=written), _of_move(move)) for move in moves)


def _of_move(move: Move) -> Mapping[str, str]:
    placed = {"data-placement": str(move.placement), "data-points": str(move.points)} if move.placement else {}
    return {"data-act": move.act.value, "data-seat": move.seat.value} | placed
