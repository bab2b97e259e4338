"""Mark attachment as feature code: anchors of bases, of marks, and of marks upon marks."""


def point(x, y):
    return f"<anchor {round(x)} {round(y)}>"


def mark_class(marks, name):
    """`marks` by glyph name to the point that lands on the base's anchor."""
    return "".join(f"markClass {mark} {point(*at)} @{name};\n" for mark, at in marks.items())


def base_rules(bases, name):
    """`bases` by glyph name to a point."""
    return [f"pos base {glyph} {point(*at)} mark @{name};" for glyph, at in bases.items()]


def mark_rules(marks, name):
    return [f"pos mark {glyph} {point(*at)} mark @{name};" for glyph, at in marks.items()]
