"""Draws the sheet with drawbot-skia: draw_drawbot.py INPUT OUTPUT [SCALE]."""

import marshal
import sys

from drawbot_skia.drawbot import (
    fill, font, fontSize, fontVariations, newPage, openTypeFeatures, polygon, rect, saveImage, scale, text,
)

with open(sys.argv[1], "rb") as file:
    width, height, background, fonts, things = marshal.load(file)
factor = float(sys.argv[3]) if len(sys.argv) > 3 else 1
newPage(width * factor, height * factor)
scale(factor, factor)


def ink(color):
    fill(*(channel / 255 for channel in color))


ink(background)
rect(0, 0, width, height)
for thing in things:
    if thing[0] == "text":
        _, words, x, baseline, size, index, color, features, _, _ = thing
        ink(color)
        font(fonts[index][0])
        fontSize(size)
        fontVariations(resetVariations=True, **fonts[index][2])
        openTypeFeatures(resetFeatures=True, **{tag: bool(value) for tag, value in features})
        text(words, (x, height - baseline))
    elif thing[0] == "area":
        ink(thing[5])
        rect(thing[1], height - thing[2] - thing[4], thing[3], thing[4])
    else:
        ink(thing[2])
        polygon(*((x, height - y) for x, y in thing[1]))
saveImage(sys.argv[2])
