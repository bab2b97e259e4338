"""The Latin glyph set of the alphabets: letters, figures, signs, accents, small capitals and ligatures."""

from fontTools.agl import UV2AGL

from . import accents, figures, ligatures, lower, signs, upper
from .build import Glyph, notdef
from .draw import Draw
from .outline import Outline

# Every tabular figure's advance, in all weights.
TABULAR = 560

# name: (function, left bearing, right bearing), bearings as shares of the style's.
SIGNS = {
    "period": (lambda g: signs.spot(g, 0, 0), 0.8, 0.8),
    "comma": (lambda g: signs.comma_at(g, 0, 0), 0.8, 0.8),
    "colon": (lambda g: signs.dots(g, [(0, 0), (0, g.style.x_height * 0.72)]), 0.8, 0.8),
    "semicolon": (lambda g: (signs.comma_at(g, 0, 0), signs.spot(g, 0, g.style.x_height * 0.72)), 0.8, 0.8),
    "periodcentered": (lambda g: signs.spot(g, 0, g.style.cap * 0.36 - g.style.stem * 0.56), 0.9, 0.9),
    "ellipsis": (lambda g: signs.dots(g, [(g.style.stem * 0.6 * i + 190 * i, 0) for i in range(3)]), 0.9, 0.9),
    "bullet": (lambda g: g.disc(0, g.style.cap * 0.36 - 125, 250, g.style.cap * 0.36 + 125), 1, 1),
    "hyphen": (lambda g: signs.dash(g, 250), 0.5, 0.5),
    "endash": (lambda g: signs.dash(g, 480), 0.5, 0.5),
    "emdash": (lambda g: signs.dash(g, 900), 0.5, 0.5),
    "minus": (lambda g: signs.dash(g, 400), 0.9, 0.9),
    "underscore": (lambda g: signs.dash(g, 500, -110), 0, 0),
    "quotesingle": (lambda g: g.rectangle(0, g.style.cap * 0.66, g.style.stem * 0.85, g.style.cap + 20), 0.8, 0.8),
    "quotedbl": (lambda g: [g.rectangle(x, g.style.cap * 0.66, x + g.style.stem * 0.85, g.style.cap + 20)
                            for x in (0, g.style.stem * 0.85 + 80)], 0.8, 0.8),
    "quoteright": (lambda g: signs.raised_comma(g, 0), 0.7, 0.7),
    "quoteleft": (lambda g: signs.raised_comma(g, 0, True), 0.7, 0.7),
    "quotedblright": (lambda g: signs.raised_comma(g, signs.raised_comma(g, 0) + 50), 0.7, 0.7),
    "quotedblleft": (lambda g: signs.raised_comma(g, signs.raised_comma(g, 0, True) + 50, True), 0.7, 0.7),
    "parenleft": (lambda g: signs.parenthesis(g, True), 0.8, 0.4),
    "parenright": (lambda g: signs.parenthesis(g, False), 0.4, 0.8),
    "bracketleft": (lambda g: signs.bracket(g, True, True), 1, 0.4),
    "bracketright": (lambda g: signs.bracket(g, False, True), 0.4, 1),
    "braceleft": (lambda g: signs.brace(g, True), 0.5, 0.4),
    "braceright": (lambda g: signs.brace(g, False), 0.4, 0.5),
    "bar": (lambda g: signs.bracket(g, True, False), 1.2, 1.2),
    "slash": (lambda g: signs.slash(g), 0.2, 0.2),
    "backslash": (lambda g: signs.slash(g, True), 0.2, 0.2),
    "exclam": (signs.exclamation, 0.9, 0.9),
    "question": (signs.question, 0.5, 0.5),
    "plus": (signs.plus, 0.8, 0.8),
    "multiply": (lambda g: signs.cross(g, 0, signs.middle(g.style) - 145, 290, signs.middle(g.style) + 145), 1.2, 1.2),
    "equal": (lambda g: [signs.dash(g, 400, signs.middle(g.style) + y) for y in (-85, 85)], 0.9, 0.9),
    "less": (lambda g: signs.chevron(g, 400, 0, signs.middle(g.style) - 190, signs.middle(g.style) + 190), 0.9, 0.9),
    "greater": (lambda g: signs.chevron(g, 0, 400, signs.middle(g.style) - 190, signs.middle(g.style) + 190), 0.9, 0.9),
    "asciitilde": (lambda g: signs.tilde(g, signs.middle(g.style)), 0.9, 0.9),
    "asciicircum": (lambda g: [g.diagonal(0 if left else 320, 400, 160, g.style.cap, g.style.thin)
                               for left in (True, False)], 0.9, 0.9),
    "grave": (lambda g: g.diagonal(110, g.style.x_height + 80, 0, g.style.x_height + 220, g.style.thin), 0.9, 0.9),
    "ampersand": (signs.ampersand, 0.5, 0.2),
    "percent": (signs.percent, 0.5, 0.5),
    "numbersign": (signs.number_sign, 0.5, 0.5),
    "at": (signs.at, 0.6, 0.6),
    "asterisk": (signs.asterisk, 0.6, 0.6),
    "dollar": (signs.dollar, 0.5, 0.5),
    "Euro": (signs.euro, 0.4, 0.4),
    "sterling": (signs.sterling, 0.5, 0.5),
    "degree": (lambda g: g.ring(0, g.style.cap - 240, 250, g.style.cap + 10, g.style.stem * 0.7, g.style.thin * 0.75),
               0.7, 0.7),
    "arrowright": (signs.arrow, 0.8, 0.8),
    "triagup": (lambda g: g.outline.polygon((0, 0), (560, 0), (280, 500)), 0.8, 0.8),
    "dagger": (lambda g: signs.dagger(g), 0.7, 0.7),
    "daggerdbl": (lambda g: signs.dagger(g, True), 0.7, 0.7),
}
CODES = {name: code for code, name in UV2AGL.items()} | {
    "periodcentered": 0xB7, "hyphen": 0x2D, "minus": 0x2212, "arrowright": 0x2192, "triagup": 0x25B2, "fi": 0xFB01,
    "fl": 0xFB02, "f_f_i": 0xFB03, "space": 0x20, "nbspace": 0xA0, "Euro": 0x20AC, "macron": 0xAF,
}


def glyph(style, function, *bearings):
    g = Draw(style)
    function(g)
    if bearings:
        g.finish(*bearings)
    return Glyph(g.advance, g.outline)


def character_set(style, metrics, has_small_caps=True, has_ligatures=True, has_old_style=False, scale=1):
    """The glyphs by name in glyph order, .notdef first."""
    space = round(style.cap * 0.34)
    glyphs = {".notdef": notdef(metrics), "space": Glyph(space), "nbspace": Glyph(space)}
    glyphs |= {name: glyph(style, draw) for name, draw in upper.LETTERS.items()}
    glyphs |= {name: glyph(style, draw) for name, draw in lower.LETTERS.items()}
    glyphs |= {"dotlessi": glyph(style, lower.dotless_i), "germandbls": glyph(style, ligatures.germandbls),
               "ae": glyph(style, ligatures.ae), "a.ss01": glyph(style, lower.single_a)}
    glyphs |= {name: glyph(style, draw) for name, draw in zip(figures.NAMES, figures.FIGURES)}
    glyphs |= {name: glyph(style, *sign) for name, sign in SIGNS.items()}
    if has_ligatures:
        for name, letters in (("fi", "fi"), ("fl", "fl"), ("f_f_i", "ffi")):
            glyphs[name] = glyph(style, lambda g, letters=letters: ligatures.ligature(g, letters))
    if has_small_caps:
        small = style.small_caps()
        glyphs |= {name.lower() + ".sc": glyph(small, draw) for name, draw in upper.LETTERS.items()}
    if has_old_style:
        small = style.old_style()
        glyphs |= {name + ".onum": glyph(small, draw) for name, draw in zip(figures.NAMES[:3], figures.FIGURES)}
        drop = round(style.x_height - style.cap)
        for name in figures.NAMES[3:]:
            down = 0 if name in ("six", "eight") else drop
            glyphs[name + ".onum"] = Glyph(glyphs[name].advance, components=[(name, 0, down)])
    for name in figures.NAMES:
        dx = round((TABULAR - glyphs[name].advance) / 2)
        glyphs[name + ".tnum"] = Glyph(TABULAR, components=[(name, dx, 0)])
    glyphs |= accents.accented(style, glyphs)
    return scaled(glyphs, scale) if scale != 1 else glyphs


def scaled(glyphs, scale):
    """The set in a finer grid. Widths are whole before, so numbers simply multiply."""
    def big(outline):
        copy = Outline()
        copy.contours = list(outline.contours)
        return copy.transform(a=scale, d=scale)
    return {name: Glyph(g.advance * scale, big(g.outline), [(n, x * scale, y * scale) for n, x, y in g.components])
            for name, g in glyphs.items()}


def character_map(glyphs):
    codes = CODES | accents.CODES
    return {codes[name]: name for name in glyphs if name in codes and "." not in name}
