"""Pictures of domino Muggins as SVG: facts in, text out.

Every picture is a pure function of its arguments. Words (`title`, `description`, `end_labels`) come in as
arguments; a picture with a title is an image with that name, `uid` makes the ids of its title and
description unique in a page, and a mark without a title is an ornament (`aria-hidden`). Inside a page a
picture carries no `<style>`, no `style` attribute and no size: its presentation attributes show the light
colours, and the page may colour it through classes. With `standalone=True` it is a file of its own, with a
size, a table under it, and the dark colours where the reader prefers dark.

Classes on the root, besides `picture`:
    `line` `hand` `boneyard` are 340 units wide, meant to fill the width of their figure;
    `single` (44 × 80), `tally` (58 units high, as wide as needed), `mark` (24 × 24; `mark wide` 48 × 24),
    `bar` (200 × 14) and `brand` (40 × 22) are meant to be given a height or a width by the page.

Classes inside, with the property to colour and the name of its colour in `LIGHT` and `DARK`:
    `.table`              fill    table    the ground of a stand-alone picture
    `.tile .shadow`       fill    shadow   `.tile` is a `<g>`, with `data-tile="1-4"`; at an end of a line, and so
                                           the markers there, with `data-end="left"` or `"right"`
    `.tile .body`         fill    tile     stroke  edge
    `.tile .bar`          stroke  bar
    `.tile .pip`          fill    pip      exactly as many as the tile has pips
    `.tile.last .body`    stroke  last     the tile placed last or just drawn: a thick outline …
    `.tile .notch`        fill    notch    … and two notches at the bar, on the ivory
    `.tile.back .body`    fill    back     a tile face down
    `.tile .weave`        stroke  weave    the line on its back
    `.counted circle`     fill    mark     `.counted` is a `<g>`: a filled marker with its number
    `.counted text`       fill    figure
    `.open`               stroke  open     a `<circle>`: a hollow marker; its fill stays `none`
    `.empty`              stroke  soft     the dashed outline of a place without a tile
    `.bar .frame`         stroke  soft     the frame of a bar of progress …
    `.bar .fill`          fill    open     … and how far it is filled
    `.end-label`          fill    soft     the name of an end of the line
    `.stroke` `.figure`   follow `currentColor`, as the brand mark does; strokes and signs of a tally
                          are grouped in `.strokes` and `.fifty`
"""

from tutor.draw.bar import bar_picture
from tutor.draw.boneyard import boneyard_picture
from tutor.draw.hand import hand_picture, tile_picture
from tutor.draw.legend import brand_mark, filled_mark, last_mark, open_mark
from tutor.draw.line import line_picture
from tutor.draw.palette import DARK, LIGHT
from tutor.draw.scene import Marks, marks
from tutor.draw.tally import tally_picture

__all__ = [
    "DARK",
    "LIGHT",
    "Marks",
    "bar_picture",
    "boneyard_picture",
    "brand_mark",
    "filled_mark",
    "hand_picture",
    "last_mark",
    "line_picture",
    "marks",
    "open_mark",
    "tally_picture",
    "tile_picture",
]
