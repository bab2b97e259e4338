"""The variable faces: the stand-in for a system font (weight, optical size), and a small one with CFF2 outlines."""

from fontTools import varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, InstanceDescriptor, SourceDescriptor
from fontTools.otlLib.builder import buildStatTable

from . import features, latin, lower, upper
from .build import Face, Glyph, Metrics, build, notdef
from .style import Style

METRICS = Metrics(hhea=(1900, -480, 0), typo=(1900, -480, 0), win=(2000, 600), cap=1410, x_height=1040)
INSTANCES = {"Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
             "ExtraBold": 800, "Black": 900}
STEMS = {100: 22, 400: 78, 900: 154}
SIZES = (14, 32)
# At a large optical size: finer strokes, less room between the letters, deeper kerning.
LARGE_STEM = {100: 0.82, 400: 0.93, 900: 0.97}
LARGE_SIDE = 0.68


def measures(weight, size):
    stem = STEMS[weight] * (1 if size == 14 else LARGE_STEM[weight])
    side = (90 - stem * 0.2) * (1 if size == 14 else LARGE_SIDE)
    return Style(stem=stem, thin=stem * 0.84 + 2, cap=705, x_height=520, ascender=740, side=side)


def kerning(weight):
    """In 1000 units an em; A V is -60, or -90 in the heaviest weight: kerning varies too."""
    return features.KERNING | {("A", "V"): -90 if weight == 900 else -60}


def master(weight, size):
    glyphs = latin.character_set(measures(weight, size), METRICS, has_small_caps=False, has_ligatures=False, scale=2)
    face = Face("Specimen Flex", "Regular", "SpecimenFlex-Regular", 400, METRICS, glyphs, latin.character_map(glyphs),
                features.latin(glyphs, scale=2, pairs=kerning(weight)), upem=2000)
    return build(face)


def axis(tag, name, low, default, high):
    return AxisDescriptor(tag=tag, name=name, minimum=low, default=default, maximum=high)


def space(axes, masters, instances, family):
    """A designspace of fonts in memory; each location is a dictionary by axis name."""
    document = DesignSpaceDocument()
    for one in axes:
        document.addAxis(one)
    for location, font in masters:
        document.addSource(SourceDescriptor(font=font, location=location))
    for name, location in instances:
        postscript = family.replace(" ", "") + "-" + name
        document.addInstance(InstanceDescriptor(familyName=family, styleName=name, postScriptFontName=postscript,
                                                location=location))
    return document


def flex():
    axes = [axis("opsz", "Optical Size", 14, 14, 32), axis("wght", "Weight", 100, 400, 900)]
    masters = [({"Optical Size": size, "Weight": weight}, master(weight, size)) for size in SIZES for weight in STEMS]
    instances = [(name, {"Optical Size": 14, "Weight": weight}) for name, weight in INSTANCES.items()]
    font, _, _ = varLib.build(space(axes, masters, instances, "Specimen Flex"))
    for name in font.getGlyphOrder():
        glyph = font["glyf"][name]
        if glyph.numberOfContours > 1:
            glyph.flags[0] |= 0x40  # contours overlap
    weights = [{"value": value, "name": name, "flags": 2 * (value == 400)} for name, value in INSTANCES.items()]
    sizes = [{"value": 14, "name": "14pt", "flags": 2}, {"value": 32, "name": "32pt"}]
    buildStatTable(font, [{"tag": "opsz", "name": "Optical Size", "values": sizes},
                          {"tag": "wght", "name": "Weight", "values": weights}], elidedFallbackName="Regular",
                   macNames=False)
    return settled(font)


def settled(font):
    """Names the prefix of instances; keeps the header's date, and drops the Macintosh names that tools add."""
    font.recalcTimestamp = False
    prefix = font["name"].getDebugName(6).removesuffix("-Regular")
    font["name"].setName(prefix, 25, 3, 1, 0x409)
    font["name"].names = [record for record in font["name"].names if record.platformID == 3]
    return font


def cff2():
    metrics = Metrics(hhea=(950, -250, 0), typo=(950, -250, 0), win=(1000, 300), cap=705, x_height=520)
    masters = [({"Weight": weight}, cff2_master(weight, metrics)) for weight in STEMS]
    instances = [(name, {"Weight": INSTANCES[name]}) for name in ("Light", "Regular", "Bold")]
    document = space([axis("wght", "Weight", 100, 400, 900)], masters, instances, "Specimen Flex CFF2")
    font, _, _ = varLib.build(document)
    return settled(font)


def cff2_master(weight, metrics):
    style = measures(weight, 14)
    glyphs = {".notdef": notdef(metrics), "space": Glyph(240)}
    for name, function in (("A", upper.A), ("B", upper.B), ("a", lower.a), ("b", lower.b)):
        glyphs[name] = latin.glyph(style, function)
    cmap = {0x20: "space", 0x41: "A", 0x42: "B", 0x61: "a", 0x62: "b"}
    return build(Face("Specimen Flex CFF2", "Regular", "SpecimenFlexCFF2-Regular", 400, metrics, glyphs, cmap,
                      is_cff=True))


def fonts():
    yield "SpecimenFlex[opsz,wght].ttf", flex()
    yield "SpecimenFlexCFF2.otf", cff2()
