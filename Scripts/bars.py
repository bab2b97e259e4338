"""What the measurements are held against, in one table."""

from collections import namedtuple

# `limit` is the most that may be measured, or the least where `is_least`; `stretch` is what would be better still.
Bar = namedtuple("Bar", "key what limit stretch is_least form", defaults=[None, False, "{:.2f}"])

TIMES, MEGA, MIB, MS = "{:.1f} x", "{:.1f} M", "{:.1f} MiB", "{:.1f} ms"

BARS = [
    Bar("PDF typst", "PDF: typst's time over ours", 3, 4, True, TIMES),
    Bar("PDF Pango + cairo", "PDF: Pango's time over ours", 6, 8, True, TIMES),
    Bar("PDF instructions", "PDF: instructions", 220, 150, False, MEGA),
    Bar("PNG typst", "PNG at 2x: typst's time over ours", 15, None, True, TIMES),
    Bar("PNG Pango + cairo", "PNG at 2x: Pango's time over ours", 35, None, True, TIMES),
    Bar("PNG Chromium", "PNG at 2x: Chromium's time over ours", 70, None, True, TIMES),
    Bar("PNG instructions", "PNG at 2x: instructions", 250, None, False, MEGA),
    Bar("PNG floor", "PNG at 2x: processor time over the floor", 1.5, None, False, TIMES),
    Bar("small bytes", "PNG at 2x, small: bytes over libpng's of the same picture as RGB", 0.5),
    Bar("SVG start", "SVG: time over that of an empty process", 12, None, False, MS),
    Bar("HTML SVG", "HTML: time over SVG's", 2, None, False, TIMES),
    Bar("peak 1x", "PNG at 1x: peak memory", 32, None, False, MIB),
    Bar("peak 2x", "PNG at 2x: peak memory", 32, None, False, MIB),
    Bar("peak 4x", "PNG at 4x: peak memory", 48, 32, False, MIB),
    Bar("growth", "PNG: what 4x adds to 2x, over 4 times what 2x adds to 1x, in instructions", 1),
    Bar("jobs", "200 documents: time of --jobs 1 over --jobs 2", 1.8, 1.9, True, "{:.2f} x"),
    Bar("jobs memory", "200 documents, --jobs 1: peak memory over that of 20", 1.1),
]


def verdict(bar, value):
    """"met", "met, stretch too", or "not met"."""
    if value is None:
        return "not measured"

    def meets(limit):
        return value >= limit if bar.is_least else value <= limit

    if not meets(bar.limit):
        return "not met"
    return "met, stretch too" if bar.stretch is not None and meets(bar.stretch) else "met"


def rows(measured):
    """The table's rows from {key: value}; a key without a value was not measured, and says so."""
    lines = [["bar", "measured", "asked for", "stretch", ""]]
    for bar in BARS:
        value = measured.get(bar.key)
        sign = "≥ " if bar.is_least else "≤ "
        lines.append(
            [
                bar.what,
                bar.form.format(value) if value is not None else "",
                sign + bar.form.format(bar.limit),
                sign + bar.form.format(bar.stretch) if bar.stretch is not None else "",
                verdict(bar, value),
            ]
        )
    return lines
