"""A small Devanagari set: five consonants, two vowel signs, the virama, half forms, a conjunct and the reph."""

from . import anchors, style
from .build import Glyph
from .draw import Draw
from .features import feature

STYLE = style.sans(66)
CODES = {"kaDeva": 0x915, "khaDeva": 0x916, "taDeva": 0x924, "raDeva": 0x930, "ssaDeva": 0x937, "aaDeva": 0x93E,
         "iDeva": 0x93F, "viramaDeva": 0x94D, "dottedCircle": 0x25CC}
CONSONANTS = ("kaDeva", "khaDeva", "taDeva", "raDeva", "ssaDeva", "kssaDeva")
LINE, BAR = 600, 70  # the head line's lower edge and height
LAP = 8


def head_line(g, width):
    g.rectangle(-LAP, LINE, width + LAP, LINE + BAR)


def _stem(g, x):
    g.rectangle(x, 0, x + 66, LINE)


def _ka_left(g):
    g.ring(40, 190, 330, 430, stem=58, thin=58)


def _ka(g):
    _ka_left(g)
    _stem(g, 290)
    g.arc(230, 130, 520, 430, 0, 1.4, stem=58, thin=58)
    g.arc(400, 130, 520, 430, 3.4, 4, stem=58, thin=58)
    return 560


def _kha(g):
    g.arc(30, 310, 230, 620, 3, 4.8, stem=58, thin=58)
    g.diagonal(230, 40, 60, 330, 80)
    g.ring(260, 150, 470, 380, stem=54, thin=54)
    _stem(g, 440)
    return 550


def _ta(g):
    g.arc(60, 60, 380, 420, 1, 3, stem=58, thin=58)
    g.rectangle(210, 362, 330, 420)
    _stem(g, 300)
    return 410


def _ra(g):
    g.arc(20, 280, 250, 620, 3, 4.9, stem=58, thin=58)
    g.diagonal(240, 0, 80, 310, 80)
    return 330


def _ssa(g):
    g.rectangle(50, 240, 110, LINE)
    g.rectangle(50, 200, 400, 258)
    g.diagonal(110, 260, 330, 560, 66)
    _stem(g, 360)
    return 470


def _kssa(g):
    g.ring(30, 300, 250, 520, stem=54, thin=54)
    g.diagonal(30, 60, 190, 330, 78)
    g.arc(60, 20, 420, 240, 2.6, 4, stem=58, thin=58)
    g.rectangle(230, 380, 420, 438)
    _stem(g, 400)
    return 510


def _aa(g):
    _stem(g, 100)
    return 210


def _i(g):
    _stem(g, 60)
    # The bow reaches over the letter that follows.
    g.arc(60, 480, 400, 860, 0.2, 2, stem=58, thin=58)
    g.rectangle(60, LINE, 118, 680)
    return 170


def _half(g, draw, keep):
    """A consonant that has lost its upright stroke."""
    draw(g)
    g.outline.contours = [c for c in g.outline.contours if c[0] != (keep, 0)]


SHAPES = {"kaDeva": _ka, "khaDeva": _kha, "taDeva": _ta, "raDeva": _ra, "ssaDeva": _ssa, "kssaDeva": _kssa,
          "aaDeva": _aa, "iDeva": _i}
HALVES = {"kaDeva.half": (_ka, 290, 400), "khaDeva.half": (_kha, 440, 430), "taDeva.half": (_ta, 300, 290),
          "ssaDeva.half": (_ssa, 360, 360)}


def glyphs():
    drawn = {}
    for name, shape in SHAPES.items():
        g = Draw(STYLE)
        width = shape(g)
        head_line(g, width)
        drawn[name] = Glyph(width, g.outline)
    for name, (shape, stem, width) in HALVES.items():
        g = Draw(STYLE)
        _half(g, shape, stem)
        head_line(g, width)
        drawn[name] = Glyph(width, g.outline)
    virama, reph, circle = Draw(STYLE), Draw(STYLE), Draw(STYLE)
    virama.diagonal(90, -190, -40, -20, 60)
    reph.arc(-110, 640, 110, 860, 0.3, 2.9, stem=50, thin=50)
    for x, y in ((150, 0), (50, 90), (250, 90), (0, 200), (300, 200), (50, 310), (250, 310), (150, 400)):
        circle.disc(x, y, x + 50, y + 50)
    circle.finish(0.8, 0.8)
    return drawn | {"viramaDeva": Glyph(0, virama.outline), "rephDeva": Glyph(0, reph.outline),
                    "dottedCircle": Glyph(circle.advance, circle.outline)}


def classes():
    return anchors.mark_class({"viramaDeva": (0, 0)}, "VIRAMA") + anchors.mark_class({"rephDeva": (0, 670)}, "REPH")


def substitutions():
    text = feature("akhn", ["script dev2;", "sub kaDeva viramaDeva ssaDeva by kssaDeva;"])
    text += feature("rphf", ["script dev2;", "sub raDeva viramaDeva by rephDeva;"])
    halves = [f"sub {name.removesuffix('.half')} viramaDeva by {name};" for name in HALVES]
    return text + feature("half", ["script dev2;"] + halves)


def positions(drawn):
    at = {name: (drawn[name].advance - 120, 0) for name in CONSONANTS}
    over = {name: (drawn[name].advance - 110, 670) for name in (*CONSONANTS, "aaDeva")}
    text = feature("blwm", ["script dev2;"] + anchors.base_rules(at, "VIRAMA"))
    return text + feature("abvm", ["script dev2;"] + anchors.base_rules(over, "REPH"))
