"""Faces whose names, tags and glyph names are made to do harm wherever somebody writes them as they are."""

from fontTools.ttLib import newTable
from fontTools.ttLib.tables._f_v_a_r import Axis, NamedInstance

from .build import build
from .odd import file_bytes
from .text_faces import box_face, box_glyphs, box_map

# Each text stands in every name of one face. Those of `broken` are UTF-16 with lone surrogates, so they are bytes.
SCRIPT = "document.title='owned'"
NAMES = {
    "markup": f"<img src=x onerror=\"{SCRIPT}\"></script></style><script>{SCRIPT}</script>]]>--><!--<b>&amp;'",
    "controls": "A\x00B\x07\x1b[31m\x1b]0;owned\x07\x7f\x9b31m\r\n\tC",
    "marks": "A\u202egpj.exe\u202c\u2066B\u2069\u200f\u2028\u2029\u200b\ufeff\U000e0041C",
    "commands": "::error::owned%0A::set-output ${{ secrets.X }} `id` $(id) |*_[a](http://b)~ \"; rm -rf x #\\",
    "formula": "=HYPERLINK(\"http://b\",\"c\"),+1,-1,@x",
    "long": "x" * 30_000,
    "broken": "A\ud800B\udc00\ud800C\ufffe\uffff\ufdd0D".encode("utf-16-be", "surrogatepass"),
}
# PostScript names that would be paths and options; the other names of these faces are in order.
PLACES = {"path": "/etc/passwd", "folder": "../../x", "option": "--out=x"}
# What the face says of itself: family, style, unique name, full name, version, maker, designer, typographic names.
NUMBERS = (1, 2, 3, 4, 5, 8, 9, 10, 11, 13, 16, 17)
AXIS_TAG, FEATURE_TAG = "<b\">", "|`$<"
AXIS, INSTANCE, INSTANCE_POSTSCRIPT = 256, 257, 258
# HarfBuzz and FreeType give a glyph's name as bytes that end at the first zero.
GLYPHS = {"uni0041": "<g id=\"A\">&", "uni0042": "\x1b[31m\x9b\n", "uni0043": "../../C", "uni0044": "--out=D"}


def renamed():
    """The box face, four of its glyphs under names of `GLYPHS`."""
    face = box_face("Specimen Names", "SpecimenNames-Regular")
    face.glyphs = {GLYPHS.get(name, name): glyph for name, glyph in box_glyphs().items()}
    face.cmap = {code: GLYPHS.get(name, name) for code, name in box_map().items()}
    return face


def named(texts, has_axis=False):
    """A face with texts by the numbers of their names."""
    face = renamed()
    face.features = "feature ss01 { sub uni0045 by uni0046; } ss01;"
    font = build(face)
    font["GSUB"].table.FeatureList.FeatureRecord[0].FeatureTag = FEATURE_TAG
    if has_axis:
        add_axis(font)
    for number, text in texts.items():
        font["name"].setName("", number, 3, 1, 0x409)
        font["name"].getName(number, 3, 1, 0x409).string = text
    return file_bytes(font)


def add_axis(font):
    table = font["fvar"] = newTable("fvar")
    axis = Axis()
    axis.axisTag, axis.axisNameID = AXIS_TAG, AXIS
    axis.minValue, axis.defaultValue, axis.maxValue = 100, 400, 900
    instance = NamedInstance()
    instance.subfamilyNameID, instance.postscriptNameID = INSTANCE, INSTANCE_POSTSCRIPT
    instance.coordinates = {AXIS_TAG: 700}
    table.axes, table.instances = [axis], [instance]
    # FreeType takes no place on an axis without this table; no glyph of it moves.
    font["gvar"] = newTable("gvar")
    font["gvar"].version, font["gvar"].reserved = 1, 0
    font["gvar"].variations = {name: [] for name in font.getGlyphOrder()}


def everywhere(text):
    return dict.fromkeys((*NUMBERS, 6, AXIS, INSTANCE, INSTANCE_POSTSCRIPT), text)


def fonts():
    for name, text in NAMES.items():
        # The tables' offsets have 16 bits, and one string of 60,000 bytes fills most of them.
        yield f"names/{name}.ttf", named(everywhere(text), has_axis=True)
    for name, text in PLACES.items():
        family = f"Specimen Names {name}"
        yield f"names/{name}.ttf", named({1: family, 2: "Regular", 4: family, 6: text})
