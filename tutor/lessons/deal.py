"""A scripted round: the deal, and the moves so far, replayed through the rules."""

from dataclasses import dataclass
from typing import Any

from tutor.lessons.errors import LessonError, LessonReason
from tutor.lessons.table import Table, as_word
from tutor.puzzles.act import ActAnswer
from tutor.puzzles.move import Move
from tutor.puzzles.play import PlayAnswer
from tutor.puzzles.questions import DominoAnswer
from tutor.rules.dominoes import Act, Draw, IllegalPlay, Pass, Placement, Play, Reason, Round, Seat, points, settle


@dataclass(frozen=True, slots=True)
class Script:
    """A round as far as it has been told: where it stands, and what has been scored in it."""

    round: Round
    scores: tuple[tuple[Seat, int], ...]

    @classmethod
    def dealt(cls, table: Table) -> "Script":
        """Read the `[deal]` of a lesson; raises LessonError, and RulesError when the rules refuse the deal."""
        opener: Seat = table.word("opener", Seat)
        boneyard = table.tiles("boneyard")
        hands = table.hands()
        start = dict(table.by_seat("scores", int))
        table.finish()
        if not hands:
            raise LessonError(LessonReason.MISSING, "deal.hands")
        scores = tuple((seat, start.get(seat, 0)) for seat, _ in hands)
        return cls(Round.of(hands=dict(hands), boneyard=boneyard, opener=opener), scores)

    def after(self, text: str) -> tuple["Script", Move]:
        """Make one move, written like `you 4-6`, `across 4-1@left`, `across draw` or `you pass`."""
        who, _, what = text.partition(" ")
        seat = as_word(Seat, who, "moves")
        if seat is not self.round.turn:
            raise LessonError(LessonReason.NOT_THE_TURN, text, words=(self.round.turn,))
        if what == Act.DRAW:
            drawn = self.round.boneyard[0] if self.round.boneyard else None
            return Script(self.round.after(Draw()), self.scores), Move(seat, Act.DRAW, None, 0, drawn)
        if what == Act.PASS:
            return Script(self.round.after(Pass()), self.scores), Move(seat, Act.PASS, None, 0)
        placement = Placement.parse(what)
        following = self.round.after(Play(placement))
        scored = points(following.line)
        scores = tuple((one, score + scored if one is seat else score) for one, score in self.scores)
        return Script(following, scores), Move(seat, Act.PLAY, placement, scored)

    def shown(self) -> dict[str, Any]:
        """What a step shows of the round as it stands, with the learner's own hand."""
        hands = dict(self.round.hands)
        return {
            "line": self.round.line,
            "hand": hands[Seat.YOU],
            "boneyard": len(self.round.boneyard),
            "scores": self.scores,
            "drawn": self.round.drawn if self.round.turn is Seat.YOU else None,
        }

    def settled(self) -> dict[str, Any]:
        """The scores once the round is over and the hands are settled; raises IllegalPlay before that."""
        if self.round.ending is None:
            raise IllegalPlay(Reason.ROUND_NOT_OVER)
        scores = settle(dict(self.scores), dict(self.round.hands))
        return {"scores": tuple((seat, scores[seat]) for seat, _ in self.scores)}


def answers_by(move: Move) -> DominoAnswer:
    """The answer to a step that the learner's move amounts to."""
    return ActAnswer(move.act) if move.placement is None else PlayAnswer(move.placement)
