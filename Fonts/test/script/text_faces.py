"""The static faces that sheets in tests are set in: the box, the slab and the sans."""

from . import features, latin, style
from .build import Face, Glyph, Metrics, build, notdef
from .outline import Outline

BOX = Metrics(hhea=(800, -200, 90), typo=(700, -300, 200), win=(1000, 400), cap=700, x_height=500, use_typo=True)
SERIF = Metrics(hhea=(950, -250, 0), typo=(950, -250, 0), win=(1000, 300), cap=700, x_height=490)
SANS = Metrics(hhea=(930, -230, 40), typo=(930, -230, 40), win=(1000, 300), cap=700, x_height=500)


def box_glyphs(metrics=BOX):
    """Every printable ASCII character is the same box."""
    outline = Outline()
    outline.rectangle(50, 0, 550, 700)
    glyphs = {".notdef": notdef(metrics), "space": Glyph(600)}
    return glyphs | {f"uni{code:04X}": Glyph(600, outline) for code in range(0x21, 0x7F)}


def box_map():
    return {0x20: "space"} | {code: f"uni{code:04X}" for code in range(0x21, 0x7F)}


def box_face(family="Specimen Box", postscript="SpecimenBox-Regular", metrics=BOX, **more):
    return Face(family, "Regular", postscript, 400, metrics, box_glyphs(metrics), box_map(), **more)


def alphabet(family, weight_name, weight, measures, metrics, is_cff=False, has_old_style=False):
    glyphs = latin.character_set(measures, metrics, has_old_style=has_old_style)
    postscript = family.replace(" ", "") + "-" + weight_name
    return Face(family, weight_name, postscript, weight, metrics, glyphs, latin.character_map(glyphs),
                features.latin(glyphs), is_cff=is_cff)


def fonts():
    """File name and font, one by one."""
    yield "SpecimenBox-Regular.ttf", build(box_face())
    for name, weight, stem in (("Light", 300, 46), ("Medium", 500, 84), ("Bold", 700, 134)):
        face = alphabet("Specimen Serif", name, weight, style.serif(stem), SERIF, has_old_style=True)
        yield f"SpecimenSerif-{name}.ttf", build(face)
    for name, weight, stem in (("Light", 300, 48), ("Regular", 400, 74), ("Medium", 500, 92), ("Bold", 700, 138)):
        is_cff = name in ("Regular", "Bold")
        face = alphabet("Specimen Sans", name, weight, style.sans(stem), SANS, is_cff=is_cff)
        yield f"SpecimenSans-{name}." + ("otf" if is_cff else "ttf"), build(face)
