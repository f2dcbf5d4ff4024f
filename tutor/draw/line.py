"""The picture of a line: the tiles as they lie on the table, the counted ends, and the open places."""

from __future__ import annotations

from tutor.draw.box import Box
from tutor.draw.canvas import Canvas, Element, number
from tutor.draw.ends import LABEL_SIZE, Label
from tutor.draw.palette import LIGHT
from tutor.draw.scene import Filled, Ring, scene
from tutor.draw.tile import tile
from tutor.rules.dominoes import End, Line


def line_picture(
    line: Line,
    *,
    title: str,
    description: str = "",
    counted: bool = True,
    open_places: bool = True,
    mark_last: bool = True,
    end_labels: tuple[str, str] | None = None,
    touch: bool = False,
    standalone: bool = False,
    uid: str = "",
) -> str:
    """The line on the table as SVG, bent to fit a phone; an empty table shows the place of a first tile.

    Each counted contribution has a filled marker with its number, at the tile it comes from. Each open
    place that is not counted in the picture has a hollow marker (rule D20). A line that bends
    starts with its left end at the top left, and `end_labels` then names its left and its right end.
    For `touch` either end has an area large enough for a finger.
    """
    shown = scene(
        line,
        counted_ends=counted,
        open_places=open_places,
        mark_last=mark_last,
        end_labels=end_labels,
        touch=touch,
    )
    canvas = Canvas(
        shown.width,
        shown.height,
        kind="line",
        title=title,
        description=description,
        standalone=standalone,
        uid=uid,
    )
    elements = [
        _area(canvas, box, reach.end, kind)
        for reach in shown.reaches
        for kind, box in (("reach", reach.box.grown(-1)), ("pick", reach.mark))
    ]
    elements += [
        tile(canvas, laid.values, laid.box, last=index == shown.last, end=_end(index, len(shown.tiles)))
        for index, laid in enumerate(shown.tiles)
    ]
    if not shown.tiles:
        elements.append(empty_place(canvas, Box.around(shown.width / 2, shown.height / 2, 2 * shown.size, shown.size)))
    elements += [filled_marker(canvas, marker) for marker in shown.filled]
    elements += [hollow_marker(canvas, ring) for ring in shown.rings]
    elements += [_label(canvas, label) for label in shown.labels]
    return canvas.finished(elements)


def _area(canvas: Canvas, box: Box, end: End, kind: str) -> Element:
    """Where a finger touches an end, or what is framed once it is chosen: nothing to see until the page colours it."""
    return canvas.rect(
        (number(box.x), number(box.y)),
        (number(box.width), number(box.height)),
        rx=8 if kind == "pick" else 0,
        class_=kind,
        data_end=end.value,
        fill="none",
    )


def filled_marker(canvas: Canvas, marker: Filled) -> Element:
    """A disc with the counted value; as a sample of such a disc it has none."""
    group = canvas.g(class_="counted", **({"data_end": marker.end.value} if marker.end else {}))
    group.add(canvas.circle((number(marker.x), number(marker.y)), number(marker.radius), fill=LIGHT["mark"]))
    if marker.value is not None:
        size = 1.16 * marker.radius
        group.add(canvas.words(str(marker.value), marker.x, marker.y, size, fill=LIGHT["figure"], font_weight=700))
    return group


def hollow_marker(canvas: Canvas, ring: Ring) -> Element:
    """A ring, empty inside."""
    stroke_width = 2.6
    return canvas.circle(
        (number(ring.x), number(ring.y)),
        number(ring.radius - stroke_width / 2),
        class_="open",
        data_end=ring.end.value,
        fill="none",
        stroke=LIGHT["open"],
        stroke_width=stroke_width,
    )


def _end(index: int, tiles: int) -> End | None:
    """The end of the line at which a tile lies; none for those inside, and for one that lies at both."""
    if tiles == 1:
        return None
    return {0: End.LEFT, tiles - 1: End.RIGHT}.get(index)


def empty_place(canvas: Canvas, box: Box) -> Element:
    """The dashed outline of a tile that is not there."""
    return canvas.rect(
        (number(box.x), number(box.y)),
        (number(box.width), number(box.height)),
        rx=number(0.17 * min(box.width, box.height)),
        class_="empty",
        fill="none",
        stroke=LIGHT["soft"],
        stroke_width=1.4,
        stroke_dasharray="5 4",
    )


def _label(canvas: Canvas, label: Label) -> Element:
    x, y = label.box.middle
    return canvas.words(label.text, x, y, LABEL_SIZE, class_="end-label", fill=LIGHT["soft"])
