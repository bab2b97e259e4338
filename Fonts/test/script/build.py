"""From glyphs to a font: the tables that every face here has, with nothing in them that depends on the day."""

from dataclasses import dataclass, field

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from .outline import Outline

AUTHORS = "the specimen authors"
VERSION = "Version 1.000"
# 2024-01-01 in seconds since 1904, in place of the clock.
DATE = 3786912000
RIBBI = ("Regular", "Bold")
OVERLAP_SIMPLE = 0x40


@dataclass
class Glyph:
    """An outline or components of other glyphs (name, dx, dy), and an advance."""

    advance: int
    outline: Outline = field(default_factory=Outline)
    components: list = field(default_factory=list)


@dataclass(frozen=True)
class Metrics:
    """Font units. Each of `hhea` and `typo` is ascender, descender (below zero) and gap; `win` is two distances."""

    hhea: tuple
    typo: tuple
    win: tuple
    cap: int
    x_height: int
    use_typo: bool = False


@dataclass
class Face:
    family: str
    style: str
    postscript: str
    weight: int
    metrics: Metrics
    glyphs: dict
    cmap: dict
    features: str = ""
    upem: int = 1000
    is_cff: bool = False
    fs_type: int = 0
    overlaps: bool = False


def build(face):
    builder = FontBuilder(face.upem, isTTF=not face.is_cff)
    # A date in the header is set by hand, and stays when the font is saved.
    builder.font.recalcTimestamp = False
    builder.updateHead(created=DATE, modified=DATE, fontRevision=1.0, macStyle=1 if face.style == "Bold" else 0)
    builder.setupGlyphOrder(list(face.glyphs))
    builder.setupCharacterMap(face.cmap)
    widths = {name: glyph.advance for name, glyph in face.glyphs.items()}
    _outlines(builder, face, widths)
    ascender, descender, gap = face.metrics.hhea
    builder.setupHorizontalHeader(ascent=ascender, descent=descender, lineGap=gap)
    builder.setupNameTable(names(face), mac=False)
    builder.setupOS2(**_os2(face))
    builder.setupPost(keepGlyphNames=not face.is_cff, underlinePosition=-face.upem // 10,
                      underlineThickness=face.upem // 20)
    builder.font["OS/2"].recalcUnicodeRanges(builder.font)
    builder.font["OS/2"].recalcAvgCharWidth(builder.font)
    if face.features:
        builder.addOpenTypeFeatures(face.features)
    return builder.font


def _outlines(builder, face, widths):
    if face.is_cff:
        strings = {n: flattened(face.glyphs, n).char_string(widths[n]) for n in face.glyphs}
        info = {"FullName": f"{face.family} {face.style}", "FamilyName": face.family, "Weight": face.style,
                "version": "1.000", "Notice": f"Copyright {AUTHORS}"}
        builder.setupCFF(face.postscript, info, strings, {})
        bearings = {n: (widths[n], flattened(face.glyphs, n).bounds()[0]) for n in face.glyphs}
        builder.setupHorizontalMetrics({n: (w, round(left)) for n, (w, left) in bearings.items()})
        return
    table = {name: _true_type(glyph, face.glyphs) for name, glyph in face.glyphs.items()}
    builder.setupGlyf(table)
    for glyph in table.values():
        if face.overlaps and glyph.numberOfContours > 1:
            glyph.flags[0] |= OVERLAP_SIMPLE
    builder.setupHorizontalMetrics({n: (w, getattr(table[n], "xMin", 0)) for n, w in widths.items()})


def _true_type(glyph, glyphs):
    if not glyph.components:
        return glyph.outline.true_type()
    pen = TTGlyphPen(glyphs)
    for name, dx, dy in glyph.components:
        pen.addComponent(name, (1, 0, 0, 1, dx, dy))
    return pen.glyph()


def flattened(glyphs, name):
    """A glyph's whole outline, its components drawn in place."""
    outline = Outline()
    outline.extend(glyphs[name].outline)
    for component, dx, dy in glyphs[name].components:
        outline.extend(flattened(glyphs, component), dx, dy)
    return outline


def names(face):
    """The name table's strings; a weight that is not one of the four classic styles gets IDs 16 and 17 as well."""
    full = f"{face.family} {face.style}"
    classic = face.style in RIBBI
    strings = {
        "copyright": f"Copyright {AUTHORS}", "familyName": face.family if classic else full,
        "styleName": face.style if classic else "Regular", "uniqueFontIdentifier": f"1.000;{face.postscript}",
        "fullName": full, "version": VERSION, "psName": face.postscript,
        "licenseDescription": f"MIT, {AUTHORS}",
    }
    if not classic:
        strings |= {"typographicFamily": face.family, "typographicSubfamily": face.style}
    return strings


def _os2(face):
    metrics = face.metrics
    selection = 0x20 if face.style == "Bold" else 0x40
    return {
        "version": 4, "usWeightClass": face.weight, "fsType": face.fs_type, "achVendID": "SPEC",
        "fsSelection": selection | (0x80 if metrics.use_typo else 0),
        "sTypoAscender": metrics.typo[0], "sTypoDescender": metrics.typo[1], "sTypoLineGap": metrics.typo[2],
        "usWinAscent": metrics.win[0], "usWinDescent": metrics.win[1],
        "sxHeight": metrics.x_height, "sCapHeight": metrics.cap,
    }


def notdef(metrics, upem=1000, advance=500):
    """A hollow box, half an em wide."""
    k, outline = upem / 1000, Outline()
    outline.rectangle(50 * k, 0, 450 * k, metrics.cap)
    outline.hole([(100 * k, 50 * k), ((400 * k, 50 * k),), ((400 * k, metrics.cap - 50 * k),),
                  ((100 * k, metrics.cap - 50 * k),)])
    return Glyph(round(advance * k), outline)
