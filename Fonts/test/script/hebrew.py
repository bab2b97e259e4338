"""A Hebrew face: alef to tav with the five final forms, built of level and upright strokes."""

from . import style
from .build import Face, Glyph, Metrics, build, notdef
from .draw import Draw

METRICS = Metrics(hhea=(900, -300, 0), typo=(900, -300, 0), win=(1000, 400), cap=700, x_height=540)
STYLE = style.sans(70)
TOP, LOW = 540, -190
BAR = 88  # level strokes are the heavier ones in Hebrew

# Each letter is strokes in a grid: "h x0 x1 y" level, "v x y0 y1" upright (left edge), "d x0 y0 x1 y1" slanted.
STROKES = {
    "alef": "d 390 0 0 540; v 360 290 540; v 20 0 300; h 20 110 0", "bet": "h 0 400 452; v 330 0 540; h 0 450 0",
    "gimel": "h 60 250 452; v 180 200 540; d 0 0 180 240; d 230 0 180 240", "dalet": "h 0 420 452; v 310 0 540",
    "he": "h 0 420 452; v 350 0 540; v 20 0 330", "vav": "h 0 150 452; v 80 0 540",
    "zayin": "h 0 240 452; v 85 0 540", "het": "h 0 420 452; v 350 0 540; v 20 0 540",
    "tet": "v 0 0 540; h 0 420 0; v 350 0 540; h 230 420 452", "yod": "h 0 150 452; v 80 250 540",
    "finalkaf": "h 0 420 452; v 320 -190 540", "kaf": "h 0 330 452; v 310 60 500; h 0 330 0",
    "lamed": "v 0 452 740; h 0 390 452; v 320 250 540; d 110 0 320 280",
    "finalmem": "h 0 430 452; v 0 0 540; v 360 0 540; h 0 430 0",
    "mem": "d 0 0 110 540; h 110 420 452; v 370 0 540; h 230 440 0; d 0 300 10 540",
    "finalnun": "h 0 150 452; v 80 -190 540", "nun": "h 60 240 452; v 170 0 540; h 0 240 0",
    "samekh": "h 20 440 452; v 0 130 540; v 370 130 540; h 60 380 0; d 150 0 0 160; d 240 0 370 160",
    "ayin": "v 0 300 540; d 130 40 0 320; v 350 200 540; d 0 -60 350 220",
    "finalpe": "h 0 400 452; v 330 -190 540; v 0 280 540; h 0 170 250",
    "pe": "h 0 400 452; v 330 0 540; h 0 400 0; v 0 280 540; h 0 170 250",
    "finaltsadi": "v 140 -190 300; d 160 200 0 540; d 160 200 300 540",
    "tsadi": "d 330 0 0 540; d 190 230 330 540; h 0 410 0",
    "qof": "h 0 420 452; v 350 230 540; d 230 0 350 260; v 20 -190 330", "resh": "h 0 380 452; v 310 0 540",
    "shin": "v 0 0 540; v 220 60 540; v 440 60 540; h 0 500 0",
    "tav": "h 0 420 452; v 350 0 540; v 70 0 500; h 0 140 0",
}


def draw(strokes):
    g = Draw(STYLE)
    for stroke in strokes.split(";"):
        kind, *numbers = stroke.split()
        n = [int(number) for number in numbers]
        if kind == "h":
            g.rectangle(n[0], n[2], n[1], n[2] + BAR)
        elif kind == "v":
            g.rectangle(n[0], n[1], n[0] + STYLE.stem, n[2])
        else:
            g.diagonal(*n, g.cut(n[2] - n[0], n[3] - n[1]))
    g.finish(0.7, 0.7)
    return Glyph(g.advance, g.outline)


def fonts():
    glyphs = {".notdef": notdef(METRICS), "space": Glyph(240)} | {n: draw(s) for n, s in STROKES.items()}
    cmap = {0x20: "space"} | {0x5D0 + index: name for index, name in enumerate(STROKES)}
    yield "SpecimenHebrew-Regular.ttf", build(Face(
        "Specimen Hebrew", "Regular", "SpecimenHebrew-Regular", 400, METRICS, glyphs, cmap,
        "languagesystem DFLT dflt;\nlanguagesystem hebr dflt;\n"))
