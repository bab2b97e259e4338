"""Faces whose glyphs have colours: layers, pictures, and kinds that are not drawn. All ink is boxes."""

import struct
import zlib

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.ttLib import newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables.otTables import PaintFormat

from .build import Face, Glyph, Metrics, build, notdef
from .outline import Outline

METRICS = Metrics(hhea=(900, -300, 0), typo=(900, -300, 0), win=(900, 300), cap=700, x_height=500)
YELLOW, BLUE, RED, GREEN = (255, 204, 0), (0, 60, 220), (200, 30, 20), (0, 140, 60)
FIRST = 0x1F600
# The index of a palette that stands for the text's colour.
FOREGROUND = 0xFFFF


def box(x0, y0, x1, y1):
    outline = Outline()
    outline.rectangle(x0, y0, x1, y1)
    return Glyph(1000, outline)


def face(name, glyphs, cmap, upem=1000):
    glyphs = {".notdef": notdef(METRICS, upem), "space": Glyph(500 * upem // 1000)} | glyphs
    return Face(f"Specimen {name}", "Regular", f"Specimen{name}-Regular", 400, METRICS, glyphs,
                {0x20: "space"} | cmap, upem=upem)


def emoji(count):
    """Names and code points of so many emoji from U+1F600 on."""
    return {FIRST + index: f"u{FIRST + index:X}" for index in range(count)}


def palette(font, *colours):
    font["CPAL"] = buildCPAL([[tuple(c / 255 for c in colour) for colour in colours]])


def layers():
    """A is three layers over a box; B is a plain box."""
    glyphs = {"A": box(0, 0, 1000, 1000), "B": box(100, 0, 900, 500), "left": box(0, 0, 500, 1000),
              "right": box(500, 0, 1000, 1000), "middle": box(250, 0, 750, 500)}
    font = build(face("Layers", glyphs, {0x41: "A", 0x42: "B"}))
    font["COLR"] = buildCOLR({"A": [("left", 0), ("right", FOREGROUND), ("middle", 1)]}, version=0)
    palette(font, YELLOW + (255,), BLUE + (128,))
    return font


def version_1():
    """U+1F600 has no outline of its own, U+1F601 has one."""
    cmap = emoji(2)
    blank, outlined = cmap.values()
    font = build(face("ColourV1", {blank: Glyph(1000), outlined: box(0, 0, 900, 700), "part": box(0, 0, 500, 700)}, cmap))
    paint = {"Format": PaintFormat.PaintGlyph, "Glyph": "part",
             "Paint": {"Format": PaintFormat.PaintSolid, "PaletteIndex": 0, "Alpha": 1.0}}
    font["COLR"] = buildCOLR({blank: paint, outlined: paint}, version=1)
    palette(font, YELLOW + (255,))
    return font


def svg():
    """U+1F600 has no outline of its own, U+1F601 has one."""
    cmap = emoji(2)
    blank, outlined = cmap.values()
    font = build(face("SVG", {blank: Glyph(1000), outlined: box(0, 0, 900, 700)}, cmap))
    font["SVG "] = newTable("SVG ")
    document = '<svg xmlns="http://www.w3.org/2000/svg"><path id="glyph{0}" d="M0 0h500v-700h-500z"/></svg>'
    numbers = [font.getGlyphID(name) for name in (blank, outlined)]
    font["SVG "].docList = [(document.format(number), number, number) for number in numbers]
    return font


def png(width, height, pixel, claimed=None):
    """A PNG of RGBA whose pixel at x, y is `pixel(x, y)`; `claimed` is the size that its header names."""
    rows = b"".join(b"\0" + bytes(c for x in range(width) for c in pixel(x, y)) for y in range(height))
    header = struct.pack(">2I5B", *(claimed or (width, height)), 8, 6, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks)


def plain(*colour):
    return lambda x, y: colour


def halves(size):
    """Green above, blue below."""
    return lambda x, y: (GREEN if y < size // 2 else BLUE) + (255,)


def sbix():
    """Pictures at 20 and 40 pixels an em, and such as can't be drawn; the glyphs have no outlines but the last."""
    cmap = emoji(5)
    good, clear, other, huge, outlined = cmap.values()
    glyphs = {name: Glyph(1000) for name in cmap.values()} | {outlined: box(0, 0, 900, 700)}
    font = build(face("Sbix", glyphs, cmap))
    broken = png(1, 1, plain(0, 0, 0, 255), claimed=(5000, 5000))
    strikes = {
        20: {good: (0, 0, b"png ", png(20, 20, plain(*RED, 255)))},
        40: {good: (0, 0, b"png ", png(40, 40, halves(40))), clear: (4, -8, b"png ", png(20, 40, plain(*BLUE, 128))),
             other: (0, 0, b"jpg ", b"\xff\xd8\xff\xd9"), huge: (0, 0, b"png ", broken),
             outlined: (0, 0, b"png ", broken[:40])},
    }
    raw(font, "sbix", _sbix(font.getGlyphOrder(), strikes))
    return font


def _sbix(order, strikes):
    parts = []
    for size, glyphs in strikes.items():
        data, offsets = b"", []
        for name in order:
            offsets.append(4 + 4 * (len(order) + 1) + len(data))
            if name in glyphs:
                x, y, kind, image = glyphs[name]
                data += struct.pack(">2h4s", x, y, kind) + image
        offsets.append(4 + 4 * (len(order) + 1) + len(data))
        parts.append(struct.pack(f">2H{len(offsets)}I", size, 72, *offsets) + data)
    starts = [8 + 4 * len(parts) + sum(map(len, parts[:index])) for index in range(len(parts))]
    return struct.pack(f">2HI{len(parts)}I", 1, 1, len(parts), *starts) + b"".join(parts)


def cbdt():
    """No outlines at all. U+1F600 is a picture of 40 by 32 pixels at 32 an em; U+1F601 has none."""
    cmap = emoji(2)
    good, bare = cmap.values()
    font = build(face("CBDT", {good: Glyph(1344), bare: Glyph(1344)}, cmap, upem=1024))
    image = png(40, 32, halves(32))
    number = font.getGlyphID(good)
    # Small metrics: height, width, bearings to the left edge and up to the top, advance.
    data = struct.pack(">I2B2bBI", 0x00030000, 32, 40, 1, 26, 42, len(image)) + image
    lines = struct.pack(">2bB9b", 29, -10, 42, *[0] * 9)
    location = struct.pack(">2I", 0x00030000, 1) + struct.pack(">4I", 56, 24, 1, 0) + lines + lines
    location += struct.pack(">2H3Bb", number, number, 32, 32, 32, 1)
    location += struct.pack(">2HI", number, number, 8) + struct.pack(">2HI2I", 1, 17, 4, 0, len(data) - 4)
    raw(font, "CBDT", data)
    raw(font, "CBLC", location)
    del font["glyf"], font["loca"]
    return font


def raw(font, tag, data):
    table = DefaultTable(tag)
    table.data = data
    font[tag] = table


def fonts():
    yield "colour/SpecimenLayers-Regular.ttf", layers()
    yield "colour/SpecimenColourV1-Regular.ttf", version_1()
    yield "colour/SpecimenSVG-Regular.ttf", svg()
    yield "colour/SpecimenSbix-Regular.ttf", sbix()
    yield "colour/SpecimenCBDT-Regular.ttf", cbdt()
