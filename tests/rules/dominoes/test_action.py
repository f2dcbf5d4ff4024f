"""Play, draw or pass: exactly one is allowed."""

import pytest

from tutor.rules.dominoes import Act, Draw, Line, Pass, Placement, Play, Tile, act_of, legal_acts, parse_tiles, playable


@pytest.mark.parametrize(
    ("replay", "hand", "boneyard", "drawn", "expected"),
    [
        ("", "0-0", 14, None, Act.PLAY),
        ("1-4", "4-6 2-2", 14, None, Act.PLAY),
        ("1-4", "4-6 2-2", 0, None, Act.PLAY),
        ("1-4", "2-2 2-3", 14, None, Act.DRAW),
        ("1-4", "2-2 2-3", 2, None, Act.DRAW),
        ("1-4", "2-2 2-3", 1, None, Act.DRAW),
        ("1-4", "2-2 2-3", 0, None, Act.PASS),
        ("1-4", "2-2 2-3 1-6", 13, "1-6", Act.PLAY),
        ("1-4", "2-2 2-3 0-6", 13, "0-6", Act.DRAW),
        ("1-4", "2-2 2-3 0-6", 0, "0-6", Act.PASS),
    ],
)
def test_exactly_one_act_is_allowed(replay: str, hand: str, boneyard: int, drawn: str | None, expected: Act):
    """Rules D3, D9, D10 and D11: play what fits, else draw to the last tile, else pass."""
    tile = Tile.parse(drawn) if drawn else None
    assert legal_acts(Line.parse(replay), parse_tiles(hand), boneyard, tile) is expected


def test_the_drawn_tile_hides_the_rest_of_the_hand():
    """Rule D10: the tile drawn must be played, and where it fits both ends the player picks one."""
    line = Line.parse("1-4")
    assert playable(line, parse_tiles("2-2 1-1 4-4"), Tile(4, 4)) == (Placement.parse("4-4@right"),)
    line = Line.parse("1-2 2-3@right 1-3@right")
    hand = parse_tiles("1-6 1-5")
    assert list(map(str, playable(line, hand, Tile(1, 5)))) == ["1-5@left", "1-5@right"]
    assert list(map(str, playable(line, hand))) == ["1-6@left", "1-6@right", "1-5@left", "1-5@right"]


def test_the_three_actions_are_different_values():
    """An action is a value of its own kind, printed in notation."""
    actions = [Play(Placement.parse("1-1@left")), Draw(), Pass()]
    assert [act_of(action) for action in actions] == [Act.PLAY, Act.DRAW, Act.PASS]
    assert [str(action) for action in actions] == ["play 1-1@left", "draw", "pass"]
    assert len(set(actions)) == 3
    assert Draw() == Draw()
    assert Draw() != Pass()
