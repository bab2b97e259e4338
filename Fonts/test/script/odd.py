"""Faces that are in order but unusual: packed, in a collection, in colour, oddly named, or under a licence bit."""

import io

from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.ttLib import TTCollection

from .build import Face, Glyph, Metrics, build, notdef
from .draw import Draw
from .outline import Outline
from .style import sans
from .text_faces import BOX, box_face, box_glyphs

# Control characters, markup, a path, a bidirectional override and a terminal's escape.
HOSTILE = {
    1: "Specimen <b>Hostile</b> & \"quoted\" 'name'", 2: "../../x\u0000\u0007\u001b[31m",
    4: "\u202Eelitsoh\u202C \n\r\t(all)",
    5: "Version 1.000; <script>", 6: "../x<b>&\"'\u202E/[]{}%()",
}
FACE = (255, 204, 0)
INK = (60, 40, 0)


def file_bytes(font, flavor=None):
    font.flavor = flavor
    out = io.BytesIO()
    font.save(out, reorderTables=False if flavor else None)
    return out.getvalue()


def packed():
    for flavor in ("woff", "woff2"):
        yield f"packed/SpecimenBox-Regular.{flavor}", file_bytes(build(box_face()), flavor)


def collection():
    """Face 0 draws squares 600 wide, face 1 triangles 500 wide."""
    collected = TTCollection()
    triangle = Outline()
    triangle.polygon((50, 0), (450, 0), (250, 700))
    triangles = {n: Glyph(500, triangle) if n.startswith("uni") else g for n, g in box_glyphs().items()}
    squares = box_face("Specimen Squares", "SpecimenSquares")
    other = box_face("Specimen Triangles", "SpecimenTriangles")
    other.glyphs = triangles
    collected.fonts = [build(squares), build(other)]
    out = io.BytesIO()
    collected.save(out, shareTables=True)
    return out.getvalue()


def named(family, **more):
    postscript = family.replace(" ", "") + "-Regular"
    return box_face(family, postscript, **more)


def mac_names():
    font = build(named("Specimen MacNames"))
    for record in font["name"].names:
        record.platformID, record.platEncID, record.langID = 1, 0, 0
    return font


def nameless(keep=()):
    """A name table with no record, or only the ones named."""
    font = build(named("Specimen Unnamed"))
    font["name"].names = [record for record in font["name"].names if record.nameID in keep]
    return font


def hostile():
    font = build(named("Specimen Hostile"))
    for number, text in HOSTILE.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    return font


def zero_hhea():
    metrics = Metrics(hhea=(0, 0, 0), typo=(800, -200, 0), win=(900, 300), cap=700, x_height=500)
    return build(named("Specimen ZeroHhea", metrics=metrics))


def all_zero():
    metrics = Metrics(hhea=(0, 0, 0), typo=(0, 0, 0), win=(900, 300), cap=700, x_height=500)
    return build(named("Specimen WinOnly", metrics=metrics))


def tall():
    """As far as line metrics may reach, 8 em up and 3 em down; no heights of letters."""
    metrics = Metrics(hhea=(8000, -3000, 0), typo=(8000, -3000, 0), win=(8000, 3000), cap=700, x_height=500)
    font = build(named("Specimen Tall", metrics=metrics))
    font["OS/2"].sxHeight = font["OS/2"].sCapHeight = 0
    return font


def sunken():
    """An ascender of -1 em in both tables that have a sign."""
    metrics = Metrics(hhea=(-1000, -1200, 0), typo=(-1000, -1200, 0), win=(900, 300), cap=700, x_height=500)
    return build(named("Specimen Sunken", metrics=metrics))


def no_advance():
    face = named("Specimen NoAdvance")
    face.glyphs = {n: Glyph(500 if n == ".notdef" else 0, glyph.outline) for n, glyph in face.glyphs.items()}
    return build(face)


def colour():
    """One emoji of three layers; the glyph itself is a plain disc for those who draw no colour."""
    layers = {"face": lambda g: g.disc(50, -100, 950, 800),
              "eyes": lambda g: [g.disc(x, 420, x + 110, 580) for x in (270, 620)],
              "mouth": lambda g: g.arc(220, 60, 780, 620, 2.2, 3.8, stem=70, thin=70)}
    glyphs = {".notdef": notdef(BOX), "space": Glyph(600)}
    for name, function in ({"grinning": layers["face"]} | layers).items():
        g = Draw(sans(74))
        function(g)
        glyphs[name] = Glyph(1000, g.outline)
    face = Face("Specimen Colour", "Regular", "SpecimenColour-Regular", 400, BOX, glyphs,
                {0x20: "space", 0x1F600: "grinning"})
    font = build(face)
    font["COLR"] = buildCOLR({"grinning": [("face", 0), ("eyes", 1), ("mouth", 1)]}, version=0)
    font["CPAL"] = buildCPAL([[tuple(c / 255 for c in FACE) + (1.0,), tuple(c / 255 for c in INK) + (1.0,)]])
    return font


def fonts():
    yield from packed()
    yield "SpecimenCollection.ttc", collection()
    yield "SpecimenColour-Regular.ttf", colour()
    yield "SpecimenMacNames.ttf", mac_names()
    yield "SpecimenNameless.ttf", nameless()
    yield "SpecimenNoPostScriptName.ttf", nameless(keep=(1, 2, 4))
    yield "SpecimenHeavyHostileName.ttf", hostile()
    yield "SpecimenRestricted.ttf", build(named("Specimen Restricted", fs_type=0x0002))
    yield "SpecimenPreview.ttf", build(named("Specimen Preview", fs_type=0x0004))
    yield "SpecimenNoSubset.ttf", build(named("Specimen NoSubset", fs_type=0x0100))
    yield "SpecimenZeroHhea.ttf", zero_hhea()
    yield "SpecimenWinOnly.ttf", all_zero()
    yield "SpecimenTall.ttf", tall()
    yield "SpecimenSunken.ttf", sunken()
    yield "SpecimenNoAdvance.ttf", no_advance()
