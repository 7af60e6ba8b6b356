"""A scene as SVG. Text comes from definitions, so everything is escaped; nothing in it is loaded from elsewhere."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from rulewright.drawing.scene.palette import FORMS
from rulewright.drawing.scene.shapes import Box, Curve, Form, Group, Point, Polygon, Print, Scene, Shape, Words
from rulewright.drawing.svg.style import sheet


def write(scene: Scene) -> str:
    """The whole picture."""
    width, height = _n(scene.width), _n(scene.height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="rw" role="img" aria-label="{escape(scene.title)}" '
        f'viewBox="0 0 {width} {height}" width="{width}" height="{height}" style="max-width:100%;height:auto">',
        f"<style>{sheet()}</style>",
        f'<rect width="{width}" height="{height}" class="f-paper"/>',
    ]
    _group(scene.group, parts)
    parts.append("</svg>")
    return "".join(parts)


def _group(group: Group, parts: list[str]) -> None:
    place = f' transform="translate({_n(group.x)} {_n(group.y)})"' if group.x or group.y else ""
    identity = f' data-id="{escape(group.identity)}"' if group.identity else ""
    parts.append(f'<g data-role="{group.role}"{identity}{place}>')
    if group.label:
        parts.append(f"<title>{escape(group.label)}</title>")
    for item in group.items:
        if isinstance(item, Group):
            _group(item, parts)
        else:
            parts.append(_shape(item))
    parts.append("</g>")


def _shape(shape: Shape) -> str:
    match shape:
        case Words():
            return _words(shape)
        case Polygon(points, fill, edge, width, dashed):
            return f'<polygon points="{_points(points)}"{_paint(fill, edge, width, dashed)}/>'
        case Curve(points, colour, width, dashed):
            return f'<path d="{_bent(points)}"{_paint("", colour, width, dashed, " c")}/>'
        case Box(x, y, width, height, radius, fill, edge, line):
            corner = f' rx="{_n(radius)}"' if radius else ""
            size = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}"{corner}'
            return f"<rect {size}{_paint(fill, edge, line)}/>"
        case Print(shapes, scale):
            return f'<g transform="scale({scale:.4g})">{_printed(shapes)}</g>'
        case Form(form, x, y, radius, fill, edge, line):
            edge = "rim" if fill == edge == "black" else edge
            return _form(form, x, y, radius, _paint(fill, edge, line / radius if form != "disc" else line))


@lru_cache(4096)
def _printed(shapes: tuple[Shape, ...]) -> str:
    return "".join(map(_shape, shapes))


def _form(form: str, x: float, y: float, radius: float, paint: str) -> str:
    if form == "disc":
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"{paint}/>'
    path = FORMS[form]
    place = f' transform="translate({_n(x)} {_n(y)})scale({_n(radius)})"'
    if isinstance(path, str):
        return f'<path d="{path}"{place}{paint}/>'
    return f'<polygon points="{_points(path)}"{place}{paint}/>'


def _words(words: Words) -> str:
    anchor = {"start": "", "middle": " m", "end": " e"}[words.anchor]
    colour = f"o-{words.on}" if words.on else f"f-{words.colour}"
    outlined = f" s-{words.outline} x" if words.outline else ""
    outline = f' class="{colour}{anchor}{" b" if words.bold else ""}{outlined}"'
    place = f'x="{_n(words.x)}" y="{_n(words.y)}" font-size="{_n(words.size)}"'
    return f"<text {place}{outline}>{escape(words.text, quote=False)}</text>"


def _paint(fill: str, edge: str, width: float, dashed: bool = False, more: str = "") -> str:
    names = (f"f-{fill}" if fill else "n") + more
    if not edge:
        return f' class="{names}"'
    dashes = f' stroke-dasharray="{_n(width * 3)} {_n(width * 2)}"' if dashed else ""
    thick = f' stroke-width="{_n(width)}"' if width != 1 else ""
    return f' class="{names} s-{edge}"{thick}{dashes}'


def _bent(points: tuple[Point, ...]) -> str:
    start, *rest = (f"{_n(x)} {_n(y)}" for x, y in points)
    return f"M{start}Q{rest[0]} {rest[1]}" if len(rest) == 2 else f"M{start}" + "".join(f"L{one}" for one in rest)


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _n(number: float) -> str:
    """A number with at most two digits behind the point."""
    text = f"{number:.2f}"
    return text.rstrip("0").rstrip(".")
