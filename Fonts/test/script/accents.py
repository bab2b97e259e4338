"""Accented letters, composed of a letter and a mark, and the marks themselves."""

import unicodedata

from . import signs
from .build import Glyph, flattened
from .draw import Draw

MARKS = {0x300: "gravecomb", 0x301: "acutecomb", 0x302: "circumflexcomb", 0x303: "tildecomb", 0x304: "macroncomb",
         0x308: "dieresiscomb", 0x30A: "ringcomb", 0x30C: "caroncomb", 0x327: "cedillacomb"}
LETTERS = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸàáâãäåçèéêëìíîïñòóôõöùúûüýÿČčĚěŘřŠšŮůŽž"
GAP = 75  # from the x-height to an accent's foot


def name_of(letter):
    """Such as "eacute": the letter and its mark's name."""
    base, mark = unicodedata.normalize("NFD", letter)
    return base + MARKS[ord(mark)].removesuffix("comb")


CODES = {name_of(letter): ord(letter) for letter in LETTERS} | {name: code for code, name in MARKS.items()}


def draw_mark(g, name):
    """A mark over (or, for the cedilla, under) x = 0."""
    s, y, t = g.style, g.style.x_height + GAP, g.style.thin * 0.85
    if name in ("gravecomb", "acutecomb"):
        sign = -1 if name == "gravecomb" else 1
        g.diagonal(-45 * sign - t / 2, y, 40 * sign - t / 2, y + 145, t * 1.15)
    elif name in ("circumflexcomb", "caroncomb"):
        foot, head = (y, y + 135) if name == "circumflexcomb" else (y + 135, y)
        for side in (-1, 1):
            g.diagonal(110 * side - t / 2, foot, -t / 2, head, t)
    elif name == "macroncomb":
        g.rectangle(-120, y + 30, 120, y + 30 + t)
    elif name == "tildecomb":
        signs.tilde(g, 0)
        g.outline.transform(a=0.68, d=0.8, dx=-190 * 0.68, dy=y + 70)
    elif name == "dieresiscomb":
        size = s.stem * 0.95 + 14
        for x in (-size - 28, 28):
            g.disc(x, y + 10, x + size, y + 10 + size)
    elif name == "ringcomb":
        g.ring(-95, y - 15, 95, y + 175, stem=t * 0.75, thin=t * 0.75)
    else:
        g.arc(-110, -215, 90, -25, 2.55, 5, stem=t * 0.9, thin=t * 0.8)
        g.rectangle(-t * 0.45, -50, t * 0.45, 20)


def accented(style, glyphs):
    """The marks, then the letters, then the small capitals where the set has them."""
    added = {}
    for name in MARKS.values():
        g = Draw(style)
        draw_mark(g, name)
        added[name] = Glyph(0, g.outline)
    for letter in LETTERS:
        base, mark = unicodedata.normalize("NFD", letter)
        mark, base = MARKS[ord(mark)], "dotlessi" if base == "i" else base
        added[name_of(letter)] = _composed(glyphs, base, mark, style.cap - style.x_height if letter.isupper() else 0)
        small = base.replace("dotless", "") + ".sc"
        if letter.islower() and small in glyphs:
            added[name_of(letter) + ".sc"] = _composed(glyphs, small, mark, style.x_height * 0.06)
    return added


def _composed(glyphs, base, mark, up):
    x0, _, x1, _ = flattened(glyphs, base).bounds()
    dy = 0 if mark == "cedillacomb" else round(up)
    return Glyph(glyphs[base].advance, components=[(base, 0, 0), (mark, round((x0 + x1) / 2), dy)])
