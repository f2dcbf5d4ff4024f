"""Pictures of cribbage as SVG: cards, the starter, the crib, a count combination by combination, the board.

They are made like the pictures of dominoes in `tutor.draw`: pure functions, words as arguments, a title that
names the image, `uid` for unique ids, no `<style>` and no `style` attribute unless `standalone=True`. `ranks`
are the thirteen ranks as printed on cards in the reader's country, from the ace to the king. The suits are
shapes of our own and are told apart without colour; `four_colour=True` gives each suit a colour of its own, and
a page may do the same with the class `four-colour` on any ancestor.

Classes on the root, besides `picture`:
    `cards` `breakdown` `pegs` are 340 units wide, meant to fill the width of their figure;
    `playing-card` (64 × 88) is meant to be given a height or a width by the page.

Classes inside, with the property to colour and the name of its colour in `LIGHT` and `DARK`:
    `.table`                      fill    table        the ground of a stand-alone picture
    `.card`                       a `<g>` with `data-card="5H"`, and `clubs`, `diamonds`, `hearts` or `spades`
    `.card .shadow`               fill    shadow
    `.card .face`                 fill    face         stroke  edge
    `.card .ink`                  fill    black        rank and suit …
    `.card.hearts .ink` `.card.diamonds .ink`          fill    red
    `.four-colour .card.clubs .ink`                    fill    green
    `.four-colour .card.diamonds .ink`                 fill    blue
    `.card.lit .face`             stroke  lit          a highlighted card: raised, with a thick outline
    `.starter`                    a `<g>` around the starter of a hand
    `.frame` `.frame-tab`         stroke and fill  frame, felt   the frame of a crib, `.frame-word` its name
    `.word`                       fill    soft         a word or a figure beside what it names
    `.empty`                      stroke  soft         the dashed outline of a place without cards
    `.combination`                a `<g>` with `data-kind="fifteen"`: five cards and their `.points`
    `.card.filled`                a small card of the combination
    `.card.faint .pale`           fill    pale         a small card that is not
    `.points`                     fill    points       `.points.total` is the total
    `.rule`                       stroke  rule         the line between two kinds
    `.wood` `.holes`              fill wood, stroke rule; stroke hole   the board
    `.pegged`                     a `<g>` with `first`, `second`, `third` or `fourth`: what belongs to one lane
    `.first .front`               fill and stroke  first   a front peg, with `data-score`
    `.first .back`                stroke  first        a back peg; `.pegged .back` fill wood
    `.first .way`                 stroke  first        from the back peg to the front peg; `.back-way` is striped
"""

from tutor.draw.cribbage.board import board_picture
from tutor.draw.cribbage.breakdown import breakdown_picture
from tutor.draw.cribbage.face import Ranks
from tutor.draw.cribbage.hand import Words, card_picture, hand_picture
from tutor.draw.cribbage.palette import DARK, LIGHT

__all__ = [
    "DARK",
    "LIGHT",
    "Ranks",
    "Words",
    "board_picture",
    "breakdown_picture",
    "card_picture",
    "hand_picture",
]
