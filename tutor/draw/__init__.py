"""Pictures of domino Muggins as SVG."""
from tutor.draw.boneyard import boneyard_picture
from tutor.draw.hand import hand_picture, tile_picture
from tutor.draw.legend import brand_mark, filled_mark, last_mark, open_mark
from tutor.draw.line import line_picture
from tutor.draw.palette import DARK, LIGHT
from tutor.draw.tally import tally_picture

__all__ = ["DARK","LIGHT","boneyard_picture","brand_mark","filled_mark","hand_picture","last_mark","line_picture","open_mark","tally_picture","tile_picture"]
