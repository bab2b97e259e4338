"""Contours made by code: solids and holes of lines and cubic curves, written to either outline format."""

from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen


class Outline:
    """A glyph's contours. A contour is a start point, then segments of one point (line) or three (cubic)."""

    def __init__(self):
        self.contours = []

    def solid(self, contour):
        self.contours.append(_turned(contour, counter_clockwise=True))

    def hole(self, contour):
        self.contours.append(_turned(contour, counter_clockwise=False))

    def polygon(self, *points):
        self.solid([points[0]] + [(point,) for point in points[1:]])

    def rectangle(self, x0, y0, x1, y1):
        self.polygon((x0, y0), (x1, y0), (x1, y1), (x0, y1))

    def transform(self, a=1, b=0, c=0, d=1, dx=0, dy=0):
        """Maps every point; a mirror keeps solids solid because both windings turn together."""

        def move(p):
            return (a * p[0] + c * p[1] + dx, b * p[0] + d * p[1] + dy)

        moved = [[move(c_[0])] + [tuple(move(p) for p in s) for s in c_[1:]] for c_ in self.contours]
        self.contours = [_reversed(c_) for c_ in moved] if a * d - b * c < 0 else moved
        return self

    def extend(self, other, dx=0, dy=0):
        copy = Outline()
        copy.contours = list(other.contours)
        self.contours += copy.transform(dx=dx, dy=dy).contours

    def bounds(self):
        """The box around all segment ends, where the strokes here have their extremes (a tilde swells past it)."""
        points = [s[-1] for c in self.contours for s in [(c[0],)] + c[1:]]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return (min(xs), min(ys), max(xs), max(ys)) if points else (0, 0, 0, 0)

    def true_type(self):
        """A glyf glyph: a fixed two quadratics for each cubic, so that the masters of a variable face agree."""
        pen = TTGlyphPen(None)
        for contour in self.contours:
            points = _rounded(_reversed(contour))
            pen.moveTo(points[0])
            at = points[0]
            for segment in points[1:]:
                if len(segment) == 1:
                    pen.lineTo(segment[0])
                else:
                    pen.qCurveTo(*_quadratics(at, *segment))
                at = segment[-1]
            pen.closePath()
        return pen.glyph()

    def char_string(self, width, is_cff2=False):
        pen = T2CharStringPen(None if is_cff2 else width, None, CFF2=is_cff2)
        for contour in self.contours:
            points = _rounded(contour)
            pen.moveTo(points[0])
            for segment in points[1:]:
                pen.lineTo(segment[0]) if len(segment) == 1 else pen.curveTo(*segment)
            pen.closePath()
        return pen.getCharString()


def _quadratics(p0, p1, p2, p3):
    first, second = split(p0, p1, p2, p3, 0.5)
    one = tuple((3 * (b + c) - a - d) / 4 for a, b, c, d in zip(*first))
    two = tuple((3 * (b + c) - a - d) / 4 for a, b, c, d in zip(*second))
    return _round(one), _round(two), p3


def split(p0, p1, p2, p3, t):
    """The two cubics that a cubic falls into at t (de Casteljau)."""

    def mix(a, b):
        return tuple(x + (y - x) * t for x, y in zip(a, b))

    a, b, c = mix(p0, p1), mix(p1, p2), mix(p2, p3)
    d, e = mix(a, b), mix(b, c)
    f = mix(d, e)
    return (p0, a, d, f), (f, e, c, p3)


def _round(point):
    return (round_half_up(point[0]), round_half_up(point[1]))


def round_half_up(value):
    return int((value + 0.5) // 1)


def _rounded(contour):
    return [_round(contour[0])] + [tuple(_round(p) for p in s) for s in contour[1:]]


def _area(contour):
    points = [contour[0]] + [p for s in contour[1:] for p in s]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))


def _turned(contour, counter_clockwise):
    return contour if (_area(contour) > 0) == counter_clockwise else _reversed(contour)


def _reversed(contour):
    """The same contour from the same start, the other way round."""
    starts = [contour[0]] + [s[-1] for s in contour[1:]]
    if starts[-1] != starts[0]:
        contour, starts = contour + [(starts[0],)], starts + [starts[0]]
    turned = [contour[0]]
    for index in range(len(contour) - 1, 0, -1):
        turned.append(tuple(reversed(contour[index][:-1])) + (starts[index - 1],))
    # A line back to the start is implied by closing the path.
    if len(turned[-1]) == 1:
        turned.pop()
    return turned
