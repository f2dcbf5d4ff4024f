"""What is asked and shown, of either game: the step of a lesson or the puzzle behind an address."""

from tutor.lessons import AnyStep, CribbageStep, Step
from tutor.puzzles.cribbage.making import CribbagePuzzle
from tutor.puzzles.making import Puzzle
from tutor.web.cribbage.exercise import CribbageExercise
from tutor.web.exercise import AnyExercise, Exercise
from tutor.wording.reader import Reader


def of_step(reader: Reader, step: AnyStep) -> AnyExercise:
    """A step of a lesson as an exercise."""
    if isinstance(step, CribbageStep):
        return CribbageExercise.of_step(reader, step)
    assert isinstance(step, Step)
    return Exercise.of_step(reader, step)


def of_puzzle(reader: Reader, puzzle: Puzzle | CribbagePuzzle) -> AnyExercise:
    """A puzzle as an exercise."""
    if isinstance(puzzle, CribbagePuzzle):
        return CribbageExercise.of_puzzle(reader, puzzle)
    return Exercise.of_puzzle(reader, puzzle)
