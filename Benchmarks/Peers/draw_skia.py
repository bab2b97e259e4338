"""Draws the sheet with skia-python, its glyphs where the dump has them: draw_skia.py INPUT OUTPUT [SCALE]."""

import marshal
import sys

import skia

with open(sys.argv[1], "rb") as file:
    width, height, background, fonts, things = marshal.load(file)


def typeface(path, index, coordinates):
    """A face of a file at its place in the design space."""
    manager = skia.FontMgr()
    face = manager.makeFromFile(path, index)
    if not coordinates:
        return face
    place = skia.FontArguments.VariationPosition
    axes = [place.Coordinate(int.from_bytes(tag.encode(), "big"), value) for tag, value in coordinates.items()]
    # Kept in a variable, because Skia looks at the list and doesn't keep it.
    kept = place.Coordinates(axes)
    arguments = skia.FontArguments()
    arguments.setVariationDesignPosition(place(kept))
    return face.makeClone(arguments)


faces = [typeface(path, index, coordinates) for path, index, coordinates, _ in fonts]
made = {}


def font(index, size):
    if (index, size) not in made:
        new = skia.Font(faces[index], size)
        new.setSubpixel(True)
        new.setHinting(skia.FontHinting.kNone)
        new.setEdging(skia.Font.Edging.kAntiAlias)
        made[index, size] = new
    return made[index, size]


def paint(color):
    return skia.Paint(Color=skia.Color(*color), AntiAlias=True)


def draw(canvas):
    canvas.clear(skia.Color(*background))
    for thing in things:
        if thing[0] == "text":
            _, _, x, baseline, size, index, color, _, _, glyphs = thing
            if glyphs:
                builder = skia.TextBlobBuilder()
                places = [skia.Point(left, down) for _, left, down in glyphs]
                builder.allocRunPos(font(index, size), [glyph for glyph, _, _ in glyphs], places)
                canvas.drawTextBlob(builder.make(), x, baseline, paint(color))
        elif thing[0] == "area":
            canvas.drawRect(skia.Rect.MakeXYWH(*thing[1:5]), paint(thing[5]))
        else:
            path = skia.Path()
            path.addPoly([skia.Point(*point) for point in thing[1]], True)
            canvas.drawPath(path, paint(thing[2]))


if sys.argv[2].endswith(".pdf"):
    stream = skia.FILEWStream(sys.argv[2])
    with skia.PDF.MakeDocument(stream) as document:
        with document.page(width, height) as canvas:
            draw(canvas)
    stream.flush()
else:
    scale = float(sys.argv[3])
    surface = skia.Surface(round(width * scale), round(height * scale))
    with surface as canvas:
        canvas.scale(scale, scale)
        draw(canvas)
    surface.makeImageSnapshot().save(sys.argv[2], skia.kPNG)
