"""An Arabic face: letters that join along the baseline, a lam-alef ligature, and vowel signs that stack."""

from . import anchors, arabic_letters, style
from .build import Face, Glyph, Metrics, build, notdef
from .draw import Draw
from .features import feature

METRICS = Metrics(hhea=(1000, -400, 0), typo=(1000, -400, 0), win=(1100, 500), cap=700, x_height=450)
STYLE = style.sans(74)
# How far a joining stroke reaches past its glyph's edge, so that no seam shows.
LAP = 8
# name: (code point, joins to the next letter as well as to the one before)
LETTERS = {
    "alef": (0x627, False), "beh": (0x628, True), "tehmarbuta": (0x629, False), "teh": (0x62A, True),
    "hah": (0x62D, True), "reh": (0x631, False), "seen": (0x633, True), "ain": (0x639, True), "kaf": (0x643, True),
    "lam": (0x644, True), "meem": (0x645, True), "noon": (0x646, True), "heh": (0x647, True), "waw": (0x648, False),
    "yeh": (0x64A, True),
}
# name: (code point, is above); the anchor of every mark above is (0, 750), of the one below (0, -250).
MARKS = {"fatha": (0x64E, True), "damma": (0x64F, True), "kasra": (0x650, False), "shadda": (0x651, True),
         "sukun": (0x652, True)}
ABOVE, BELOW = 750, -250
STEP = 150  # from a mark's anchor to the next mark's


def forms():
    """(glyph name, letter, joins left, joins right)"""
    for name, (_, joins_on) in LETTERS.items():
        yield name, name, False, False
        yield name + ".fina", name, False, True
        if joins_on:
            yield name + ".init", name, True, False
            yield name + ".medi", name, True, True


def joined(letter, left, right):
    """A letter's glyph; the joining strokes run along the baseline to the glyph's edges and a little past."""
    g = Draw(STYLE)
    start, end = arabic_letters.LETTERS[letter](g, left, right)
    x0, _, x1, _ = g.outline.bounds()
    low, high = (min(x0, start) - 30, max(x1, end) + 30) if not (left and right) else (x0 - 40, x1 + 40)
    if left:
        low = x0 - 40
        g.rectangle(low - LAP, 0, start, STYLE.thin)
    if right:
        high = x1 + 40
        g.rectangle(end, 0, high + LAP, STYLE.thin)
    g.outline.transform(dx=-low)
    return Glyph(round(high - low), g.outline)


def mark_glyph(name):
    g = Draw(STYLE)
    y, t = ABOVE + 20, 42
    if name in ("fatha", "kasra"):
        y = y if name == "fatha" else BELOW - 90
        g.outline.polygon((-110, y), (-110, y + t), (110, y + t + 50), (110, y + 50))
    elif name == "damma":
        g.ring(-20, y + 20, 90, y + 120, stem=34, thin=34)
        g.outline.polygon((90, y + 70), (56, y + 70), (-90, y - 10), (-90, y + 30))
    elif name == "shadda":
        for x in (-130, -t / 2, 130 - t):
            g.rectangle(x, y, x + t, y + 100)
        g.rectangle(-130, y, 130, y + t)
    else:
        g.ring(-60, y, 60, y + 110, stem=34, thin=34)
    return Glyph(0, g.outline)


def glyph_set():
    glyphs = {".notdef": notdef(METRICS), "space": Glyph(250)}
    glyphs |= {name: joined(letter, left, right) for name, letter, left, right in forms()}
    for name, right in (("lam_alef", False), ("lam_alef.fina", True)):
        glyphs[name] = joined("lam_alef", False, right)
    for code, function in enumerate(arabic_letters.FIGURES, 0x660):
        g = Draw(STYLE)
        function(g)
        glyphs[f"uni{code:04X}"] = Glyph(g.finish(0.9, 0.9).advance, g.outline)
    g = Draw(STYLE)
    g.disc(0, 0, 95, 95)
    g.outline.polygon((10, 60), (80, 60), (120, 220), (70, 220))
    glyphs["uni060C"] = Glyph(g.finish().advance, g.outline)
    return glyphs | {name: mark_glyph(name) for name in MARKS}


def code(glyphs):
    text = "languagesystem DFLT dflt;\nlanguagesystem arab dflt;\n"
    for tag in ("init", "medi", "fina"):
        text += feature(tag, [f"sub {n.split('.')[0]} by {n};" for n in glyphs
                              if n.endswith("." + tag) and n != "lam_alef.fina"])
    text += feature("rlig", ["lookupflag IgnoreMarks;", "sub lam.init alef.fina by lam_alef;",
                             "sub lam.medi alef.fina by lam_alef.fina;"])
    above = {name: (0, ABOVE) for name, (_, up) in MARKS.items() if up}
    below = {name: (0, BELOW) for name, (_, up) in MARKS.items() if not up}
    text += anchors.mark_class(above, "ABOVE") + anchors.mark_class(below, "BELOW")
    middles = {n: g.advance / 2 for n, g in glyphs.items() if n.split(".")[0] in LETTERS}
    rules = anchors.base_rules({n: (x, ABOVE) for n, x in middles.items()}, "ABOVE")
    rules += anchors.base_rules({n: (x, BELOW) for n, x in middles.items()}, "BELOW")
    for name in ("lam_alef", "lam_alef.fina"):
        left, right = (anchors.point(glyphs[name].advance * share, ABOVE) for share in (0.3, 0.7))
        rules.append(f"pos ligature {name} {right} mark @ABOVE ligComponent {left} mark @ABOVE;")
    text += feature("mark", rules)
    return text + feature("mkmk", anchors.mark_rules({n: (0, ABOVE + STEP) for n in above}, "ABOVE"))


def fonts():
    glyphs = glyph_set()
    cmap = {0x20: "space", 0x60C: "uni060C"} | {value: name for name, (value, _) in (LETTERS | MARKS).items()}
    cmap |= {value: f"uni{value:04X}" for value in range(0x660, 0x66A)}
    yield "SpecimenArabic-Regular.ttf", build(Face(
        "Specimen Arabic", "Regular", "SpecimenArabic-Regular", 400, METRICS, glyphs, cmap, code(glyphs)))
