"""A small Thai set: two consonants, two vowels and signs above them in two storeys."""

from . import anchors, style
from .build import Glyph
from .draw import Draw

STYLE = style.sans(66)
CODES = {"koKai": 0xE01, "noNu": 0xE19, "maiHanakat": 0xE31, "saraAa": 0xE32, "saraIi": 0xE35, "maiEk": 0xE48,
         "maiTho": 0xE49, "nikhahit": 0xE4D}
MARKS = ("maiHanakat", "saraIi", "maiEk", "maiTho", "nikhahit")
HEIGHT, STEP = 560, 190


def _kokai(g):
    g.arc(0, 160, 420, 560, 0, 2)
    g.rectangle(0, 0, 66, 365)
    g.rectangle(354, 0, 420, 365)
    g.rectangle(-30, 330, 60, 390)


def _nonu(g):
    g.ring(-20, 400, 140, 560, stem=48, thin=48)
    g.rectangle(60, 0, 126, 480)
    g.rectangle(350, 0, 416, 560)
    g.ring(310, -20, 470, 140, stem=48, thin=48)
    g.diagonal(60, 0, 330, 100, 80)


def _sara_aa(g):
    g.arc(0, 220, 300, 560, 0, 1.8)
    g.rectangle(234, 0, 300, 400)


# Marks are drawn on a base line at HEIGHT, around x = 0.
def _mai_hanakat(g):
    g.ring(-130, 590, -30, 690, stem=36, thin=36)
    g.arc(-130, 590, 150, 760, 3, 4, stem=44, thin=44)
    g.rectangle(106, 670, 150, 720)


def _sara_ii(g):
    g.arc(-170, 500, 170, 720, 0, 2, stem=44, thin=44)
    g.rectangle(-170, 590, 170, 634)
    g.rectangle(126, 600, 170, 760)


def _mai_ek(g):
    g.rectangle(-24, 600, 24, 730)


def _mai_tho(g):
    g.ring(-110, 640, -20, 730, stem=34, thin=34)
    g.diagonal(-90, 600, 100, 730, 50)
    g.rectangle(-90, 596, 60, 636)


def _nikhahit(g):
    g.ring(-70, 600, 70, 740, stem=42, thin=42)


def glyphs():
    drawn = {}
    for name, function in (("koKai", _kokai), ("noNu", _nonu), ("saraAa", _sara_aa)):
        g = Draw(STYLE)
        function(g)
        drawn[name] = Glyph(g.finish(0.8, 0.9).advance, g.outline)
    for name, function in zip(MARKS, (_mai_hanakat, _sara_ii, _mai_ek, _mai_tho, _nikhahit)):
        g = Draw(STYLE)
        function(g)
        drawn[name] = Glyph(0, g.outline)
    return drawn


def classes():
    return anchors.mark_class({name: (0, HEIGHT) for name in MARKS}, "THAI")


def bases(drawn):
    """Signs stand over a consonant's right-hand stroke."""
    return {"THAI": {name: (drawn[name].advance - 130, HEIGHT) for name in ("koKai", "noNu")}}


def mark_on_mark():
    return anchors.mark_rules({name: (0, HEIGHT + STEP) for name in MARKS}, "THAI")
