"""Feature code of the alphabets, in Adobe's feature syntax."""

import unicodedata

from . import accents

# Font units at 1000 units an em; a letter stands for its accented forms too.
KERNING = {
    ("A", "V"): -70, ("A", "W"): -50, ("A", "Y"): -80, ("A", "T"): -70, ("A", "quoteright"): -70,
    ("V", "A"): -70, ("W", "A"): -50, ("Y", "A"): -80, ("T", "A"): -70, ("P", "A"): -60,
    ("T", "o"): -80, ("T", "e"): -80, ("T", "a"): -70, ("T", "r"): -40, ("T", "y"): -40,
    ("V", "o"): -50, ("V", "e"): -50, ("V", "a"): -50, ("W", "o"): -40, ("W", "e"): -40, ("W", "a"): -40,
    ("Y", "o"): -80, ("Y", "e"): -80, ("Y", "a"): -70, ("L", "T"): -80, ("L", "V"): -80, ("L", "Y"): -90,
    ("L", "quoteright"): -90, ("f", "quoteright"): 30, ("P", "period"): -110, ("P", "comma"): -110,
    ("T", "period"): -90, ("T", "comma"): -90, ("V", "period"): -90, ("V", "comma"): -90, ("W", "period"): -70,
    ("W", "comma"): -70, ("Y", "period"): -100, ("Y", "comma"): -100, ("r", "period"): -60, ("r", "comma"): -60,
    ("v", "period"): -50, ("v", "comma"): -50, ("y", "period"): -50, ("y", "comma"): -50,
}


def family_of(letter, glyphs):
    """A letter and its accented forms, as a glyph class."""
    forms = [letter] + [accents.name_of(x) for x in accents.LETTERS if unicodedata.normalize("NFD", x)[0] == letter]
    return "[" + " ".join(name for name in forms if name in glyphs) + "]"


def kern(glyphs, scale=1, pairs=KERNING):
    """Pairs one by one, so that no class hides a later rule."""
    rules = [f"enum pos {family_of(a, glyphs)} {family_of(b, glyphs)} {value * scale};"
             for (a, b), value in pairs.items()]
    return feature("kern", rules)


def alternates(tag, suffix, glyphs, base=lambda name: name):
    rules = [f"sub {base(name[:-len(suffix)])} by {name};" for name in glyphs if name.endswith(suffix)]
    return feature(tag, rules) if rules else ""


def feature(tag, rules):
    return f"feature {tag} {{\n" + "\n".join(rules) + f"\n}} {tag};\n"


def latin(glyphs, scale=1, pairs=KERNING):
    code = "languagesystem DFLT dflt;\nlanguagesystem latn dflt;\n"
    code += alternates("smcp", ".sc", glyphs)
    code += alternates("c2sc", ".sc", glyphs, base=lambda name: name[0].upper() + name[1:])
    code += alternates("tnum", ".tnum", glyphs)
    code += alternates("onum", ".onum", glyphs)
    code += alternates("ss01", ".ss01", glyphs)
    if "fi" in glyphs:
        code += feature("liga", ["sub f f i by f_f_i;", "sub f i by fi;", "sub f l by fl;"])
    return code + kern(glyphs, scale, pairs)
