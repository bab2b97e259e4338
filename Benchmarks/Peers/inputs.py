"""Writes what each peer reads, in the form it likes best; none of this is timed."""

import html
import marshal
from items import Area, Piece, channels, number


def typst(items):
    """A document in which everything is placed by hand: the baseline is the top edge of each text."""
    size = f"width: {number(items.width)}pt, height: {number(items.height)}pt"
    lines = [
        f'#set page({size}, margin: 0pt, fill: rgb("{items.background}"))',
        '#set text(top-edge: "baseline", bottom-edge: "baseline", hyphenate: false)',
    ]
    for thing in (thing for painted in items.painted for thing in painted):
        if isinstance(thing, Piece):
            lines.append(_typst_place(thing.x, thing.baseline, _typst_text(thing)))
        elif isinstance(thing, Area):
            size = f"width: {number(thing.width)}pt, height: {number(thing.height)}pt"
            lines.append(_typst_place(thing.x, thing.y, f'#rect({size}, stroke: none, fill: rgb("{thing.color}"))'))
        else:
            points = ", ".join(f"({number(x)}pt, {number(y)}pt)" for x, y in thing.points)
            lines.append(_typst_place(0, 0, f'#polygon(stroke: none, fill: rgb("{thing.color}"), {points})'))
    return "\n".join(lines) + "\n"


def _typst_place(x, y, content):
    return f"#place(top + left, dx: {number(x)}pt, dy: {number(y)}pt)[{content}]"


def _typst_text(piece):
    options = [
        f'font: "{piece.font["family"]}"',
        f"size: {number(piece.size)}pt",
        f"weight: {round(piece.font['weight'])}",
        f'style: "{"italic" if piece.font["italic"] else "normal"}"',
    ]
    if piece.color != "#000000":
        options.append(f'fill: rgb("{piece.color}")')
    if piece.spacing:
        options.append(f"tracking: {number(piece.spacing)}pt")
    if piece.features:
        pairs = ", ".join(f'"{tag}": {value}' for tag, value in (one.split("=") for one in piece.features))
        options.append(f"features: ({pairs})")
    escaped = piece.text.replace("\\", "\\\\").replace('"', '\\"')
    return f'#text({", ".join(options)}, "{escaped}")'


def page(items, unit):
    """A page of HTML with each text absolutely placed, in `unit` (pt to print, px to show).

    What stands before each text is a box without a width whose bottom edge is on the baseline, so that the baseline is
    where it should be whatever the browser makes of the font's own line.
    """
    classes, rules = {}, []
    for index, font in enumerate(items.fonts):
        classes[font["index"]] = f"f{index}"
        variations = ", ".join(f'"{tag}" {number(value)}' for tag, value in font["coordinates"].items())
        more = f"font-variation-settings: {variations}; font-optical-sizing: none;" if variations else ""
        range_ = "font-weight: 1 1000;" if variations else ""
        rules.append(f'@font-face {{ font-family: "F{index}"; src: url("fonts/{_file(font)}"); {range_} }}')
        weight = f"font-weight: {round(font['weight'])};" if variations else "font-weight: normal;"
        rules.append(f'.f{index} {{ font-family: "F{index}"; {weight} {more} }}')
    width, height = f"{number(items.width)}{unit}", f"{number(items.height)}{unit}"
    rules.append(f"@page {{ size: {width} {height}; margin: 0 }}")
    rules.append(f"html, body {{ margin: 0; background: {items.background}; width: {width}; height: {height}; overflow: hidden }}")
    rules.append("div { position: absolute; white-space: pre; line-height: 0; -webkit-print-color-adjust: exact }")
    rules.append(f'div.t::before {{ content: ""; display: inline-block; width: 0; height: 200{unit} }}')
    body = [_element(thing, unit, classes) for painted in items.painted for thing in painted]
    head = ["<!DOCTYPE html>", '<html lang="en"><meta charset="utf-8"><title>sheet</title><style>', *rules, "</style><body>"]
    return "\n".join([*head, *body, "</body></html>", ""])


def _file(font):
    return font["path"].rsplit("/", 1)[-1]


def _element(thing, unit, classes):
    if isinstance(thing, Piece):
        style = f"left:{number(thing.x)}{unit};top:{number(thing.baseline - 200)}{unit}"
        style += f";font-size:{number(thing.size)}{unit}"
        if thing.color != "#000000":
            style += f";color:{thing.color}"
        if thing.spacing:
            style += f";letter-spacing:{number(thing.spacing)}{unit}"
        if thing.features:
            settings = ", ".join("'{}' {}".format(*one.split("=")) for one in thing.features)
            style += f";font-feature-settings:{settings}"
        direction = ' dir="rtl"' if thing.direction == "rtl" else ""
        return f'<div class="t {classes[thing.font["index"]]}" style="{style}"{direction}>{html.escape(thing.text)}</div>'
    if isinstance(thing, Area):
        place = _place(thing.x, thing.y, thing.width, thing.height, unit)
        return f'<div style="{place};background:{thing.color}"></div>'
    left, top = (min(values) for values in zip(*thing.points))
    right, bottom = (max(values) for values in zip(*thing.points))
    corners = ",".join(f"{number(x - left)}{unit} {number(y - top)}{unit}" for x, y in thing.points)
    place = _place(left, top, right - left, bottom - top, unit)
    return f'<div style="{place};background:{thing.color};clip-path:polygon({corners})"></div>'


def _place(x, y, width, height, unit):
    return f"left:{number(x)}{unit};top:{number(y)}{unit};width:{number(width)}{unit};height:{number(height)}{unit}"


def lists(items):
    """Plain lists of everything for the peers in Python, which read them at once."""
    fonts = [(font["path"], font["indexInFile"], font["coordinates"], font["family"]) for font in items.fonts]
    things = []
    for thing in (thing for painted in items.painted for thing in painted):
        if isinstance(thing, Piece):
            features = [(tag, int(value)) for tag, value in (one.split("=") for one in thing.features)]
            common = (thing.text, thing.x, thing.baseline, thing.size, thing.font["index"], channels(thing.color))
            things.append(("text", *common, features, thing.spacing, thing.glyphs))
        elif isinstance(thing, Area):
            things.append(("area", thing.x, thing.y, thing.width, thing.height, channels(thing.color)))
        else:
            things.append(("shape", thing.points, channels(thing.color)))
    return marshal.dumps((items.width, items.height, channels(items.background), fonts, things), 2)


def lines(items):
    """A line a thing, its fields between tabs, for the peer in C."""
    rows = [f"page\t{items.width}\t{items.height}\t{items.background}"]
    for font in items.fonts:
        variations = ",".join(f"{tag}={number(value)}" for tag, value in font["coordinates"].items())
        slant = "italic" if font["italic"] else "normal"
        rows.append(f"font\t{font['path']}\t{font['family']}\t{round(font['weight'])}\t{slant}\t{variations}")
    for thing in (thing for painted in items.painted for thing in painted):
        if isinstance(thing, Piece):
            features = ",".join(thing.features)
            place = f"{thing.x}\t{thing.baseline}\t{thing.size}\t{thing.font['index']}\t{thing.color}\t{thing.spacing}"
            rows.append(f"text\t{place}\t{features}\t{thing.text}")
        elif isinstance(thing, Area):
            rows.append(f"area\t{thing.x}\t{thing.y}\t{thing.width}\t{thing.height}\t{thing.color}")
        else:
            points = " ".join(f"{x},{y}" for x, y in thing.points)
            rows.append(f"shape\t{thing.color}\t{points}")
    return "\n".join(rows) + "\n"


def vectors(items, scale):
    """ImageMagick's own vector language, at `scale` pixels a point. It knows neither axes nor features.

    In pieces, because an argument of a program has at most 128 KiB, and Debian's policy reads none from files.
    """
    rows, pieces = [], []
    for thing in (thing for painted in items.painted for thing in painted):
        rows.append(f"fill '{thing.color}'")
        if isinstance(thing, Piece):
            text = thing.text.replace("\\", "\\\\").replace("'", "\\'")
            rows.append(f"font '{thing.font['path']}'")
            rows.append(f"font-size {number(thing.size * scale)}")
            rows.append(f"text {number(thing.x * scale)},{number(thing.baseline * scale)} '{text}'")
        elif isinstance(thing, Area):
            right, bottom = (thing.x + thing.width) * scale, (thing.y + thing.height) * scale
            rows.append(f"rectangle {number(thing.x * scale)},{number(thing.y * scale)} {number(right)},{number(bottom)}")
        else:
            rows.append("polygon " + " ".join(f"{number(x * scale)},{number(y * scale)}" for x, y in thing.points))
        if sum(map(len, rows)) > 60_000:
            pieces.append("\n".join(rows))
            rows = []
    return [*pieces, "\n".join(rows)]
