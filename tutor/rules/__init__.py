"""The rules of both games: immutable values that answer with facts and never with sentences."""
