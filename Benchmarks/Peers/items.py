"""Reads the dump of a sheet (`specimen generate --out items.json`) for the peers: runs of text, and areas of colour."""

import json
from collections import namedtuple
from pathlib import Path

# Lengths are points, y grows downwards. `font` is one of the dump's fonts; `glyphs` are (id, x offset from the run's x, y
# below the baseline).
Piece = namedtuple("Piece", "text x baseline width size font color features spacing direction language glyphs")
Area = namedtuple("Area", "x y width height color")
Shape = namedtuple("Shape", "points color")


class Items:
    """The first page of a dump: its size, its background, its fonts, and what is painted in order."""

    def __init__(self, path):
        dump = json.loads(Path(path).read_text(encoding="utf-8"))
        if dump["schemaVersion"] != 1:
            raise SystemExit(f"error: schemaVersion 1 expected, {dump['schemaVersion']} found in {path}")
        page = dump["pages"][0]
        self.width, self.height, self.background = page["width"], page["height"], page["background"]
        self.fonts = dump["fonts"]
        self.painted = [self._painted(item) for item in page["items"]]

    @property
    def pieces(self):
        return [thing for painted in self.painted for thing in painted if isinstance(thing, Piece)]

    def _painted(self, item):
        if item["kind"] == "rectangle":
            return [Area(item["x"], item["y"], item["width"], item["height"], item["color"])]
        if item["kind"] == "polygon":
            return [Shape(list(zip(item["xs"], item["ys"])), item["color"])]
        return [self._piece(item, run) for run in item["runs"]]

    def _piece(self, item, run):
        text = item["text"].encode()[run["start"] : run["end"]].decode()
        # For the whole text: on a sheet they are for digits, which are wherever they apply.
        features = sorted({f"{feature['tag']}={feature['value']}" for feature in item["features"]})
        pen, glyphs = 0.0, []
        for number, glyph in enumerate(run["glyphs"]):
            glyphs.append((glyph, pen + run["xOffsets"][number], run["yOffsets"][number]))
            pen += run["advances"][number]
        return Piece(
            text,
            run["x"],
            item["baseline"],
            run["width"],
            run["pointSize"],
            self.fonts[run["font"]],
            item["color"],
            features,
            run["letterSpacing"],
            "rtl" if run["direction"] == "rightToLeft" else "ltr",
            item["language"] or "en",
            glyphs,
        )


def number(value):
    """A length with as many decimals as matter."""
    return f"{value:.4f}".rstrip("0").rstrip(".")


def channels(color):
    """The three channels of "#rrggbb", 0 to 255."""
    return tuple(int(color[start : start + 2], 16) for start in (1, 3, 5))
