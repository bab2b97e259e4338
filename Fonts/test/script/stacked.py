"""The face of stacked marks: Latin letters with marks on marks, and small Thai and Devanagari sets."""

from . import accents, anchors, devanagari, latin, lower, style, thai, upper
from .build import Face, Glyph, Metrics, build, flattened, notdef
from .draw import Draw
from .features import feature

METRICS = Metrics(hhea=(1100, -400, 0), typo=(1100, -400, 0), win=(1300, 500), cap=700, x_height=500)
STYLE = style.sans(74)
# All marks above sit on the base's height, and each raises the next by STEP; marks below mirror that.
STEP_ABOVE, STEP_BELOW = 190, -170
ABOVE = {name: code for code, name in accents.MARKS.items() if name != "cedillacomb"}
BELOW = {"dotbelowcomb": 0x323, "macronbelowcomb": 0x331}
# One glyph for each of these letters, taken apart by ccmp.
COMPOSED = {"ế": "e circumflexcomb acutecomb", "ộ": "o dotbelowcomb circumflexcomb",
            "ậ": "a dotbelowcomb circumflexcomb"}


def below(name):
    g = Draw(STYLE)
    if name == "dotbelowcomb":
        g.disc(-48, -145, 48, -49)
    else:
        g.rectangle(-120, -130, 120, -68)
    return Glyph(0, g.outline)


def latin_glyphs():
    glyphs = {name: latin.glyph(STYLE, draw) for name, draw in upper.LETTERS.items()}
    glyphs |= {name: latin.glyph(STYLE, draw) for name, draw in lower.LETTERS.items()}
    glyphs["dotlessi"] = latin.glyph(STYLE, lower.dotless_i)
    for name in ABOVE:
        g = Draw(STYLE)
        accents.draw_mark(g, name)
        glyphs[name] = Glyph(0, g.outline)
    glyphs |= {name: below(name) for name in BELOW}
    for letter, parts in COMPOSED.items():
        base = parts.split()[0]
        glyphs[f"uni{ord(letter):04X}"] = Glyph(glyphs[base].advance, components=[(base, 0, 0)])
    return glyphs


def height(name):
    """Where a mark above begins on this letter."""
    if name.isupper():
        return 700
    return round(STYLE.ascender) if name in "bdfhkl" else 500


def latin_code(glyphs):
    letters = [*upper.LETTERS, *lower.LETTERS, "dotlessi"]
    middle = {n: (sum(flattened(glyphs, n).bounds()[::2])) / 2 for n in letters}
    tops = {n: (middle[n], height(n) if n != "dotlessi" else 500) for n in letters}
    text = anchors.mark_class({n: (0, 500) for n in ABOVE}, "TOP")
    text += anchors.mark_class({n: (0, 0) for n in BELOW}, "LOW")
    rules = [f"sub uni{ord(letter):04X} by {parts};" for letter, parts in COMPOSED.items()]
    text += feature("ccmp", rules + ["lookup DOTLESS {", "  sub i' @TOP by dotlessi;", "} DOTLESS;"])
    return text, {"TOP": tops, "LOW": {n: (middle[n], 0) for n in letters}}


def stacking(name, marks, step):
    return anchors.mark_rules({n: (0, step) for n in marks}, name)


def code(glyphs):
    text = "".join(f"languagesystem {script} dflt;\n" for script in ("DFLT", "latn", "thai", "dev2"))
    ours, bases = latin_code(glyphs)
    text += ours + thai.classes() + devanagari.classes() + devanagari.substitutions()
    rules = [rule for name, at in (bases | thai.bases(glyphs)).items() for rule in anchors.base_rules(at, name)]
    text += feature("mark", rules)
    text += feature("mkmk", stacking("TOP", ABOVE, 500 + STEP_ABOVE) + stacking("LOW", BELOW, STEP_BELOW)
                    + thai.mark_on_mark())
    return text + devanagari.positions(glyphs)


def fonts():
    glyphs = {".notdef": notdef(METRICS), "space": Glyph(240)} | latin_glyphs() | thai.glyphs() | devanagari.glyphs()
    cmap = {0x20: "space", 0x131: "dotlessi"} | {ord(name): name for name in glyphs if len(name) == 1}
    cmap |= {value: name for name, value in (ABOVE | BELOW | thai.CODES | devanagari.CODES).items()}
    cmap |= {ord(letter): f"uni{ord(letter):04X}" for letter in COMPOSED}
    yield "SpecimenMarks-Regular.ttf", build(Face(
        "Specimen Marks", "Regular", "SpecimenMarks-Regular", 400, METRICS, glyphs, cmap, code(glyphs)))
