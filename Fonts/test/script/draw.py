"""Strokes with one style's weights: stems, bars, diagonals, bowls and arcs."""

from .outline import Outline, split

# Strokes that run on into each other overlap by this much, so that no seam shows where their edges would meet.
LAP = 4


class Draw:
    """One glyph in the making. Left of x = 0 and the bearings are settled by `finish`."""

    def __init__(self, style):
        self.style = style
        self.outline = Outline()
        self.advance = 0

    def rectangle(self, x0, y0, x1, y1):
        self.outline.rectangle(x0, y0, x1, y1)

    def stem(self, x, y0, y1, foot="", head="", width=None):
        """An upright stroke whose left edge is x; `foot` and `head` name the sides ("l", "r") that carry slabs."""
        width = width or self.style.stem
        self.rectangle(x, y0, x + width, y1)
        self.slab(x, width, y0, foot)
        self.slab(x, width, y1 - self.style.slab, head)

    def slab(self, x, width, y, sides):
        reach = self.style.serif
        if reach and sides:
            self.rectangle(x - reach * ("l" in sides), y, x + width + reach * ("r" in sides), y + self.style.slab)

    def bar(self, x0, x1, y, thick=None):
        """A level stroke whose lower edge is y."""
        self.rectangle(x0, y, x1, y + (thick or self.style.thin))

    def cut(self, dx, dy, weight=None):
        """The level width of a diagonal over (dx, dy) whose weight across is that of a stem."""
        slope = abs(dy) / (dx * dx + dy * dy) ** 0.5
        return (weight or self.style.stem * 0.96) / slope

    def diagonal(self, x0, y0, x1, y1, level):
        """A stroke with level ends; x0 and x1 are its left edge at y0 and y1."""
        self.outline.polygon((x0, y0), (x0 + level, y0), (x1 + level, y1), (x1, y1))

    def ring(self, x0, y0, x1, y1, stem=None, thin=None):
        stem, thin = stem or self.style.stem, thin or self.style.thin
        self.outline.solid(_ellipse(x0, y0, x1, y1, self.style.round))
        self.outline.hole(_ellipse(x0 + stem, y0 + thin, x1 - stem, y1 - thin, self.style.round))

    def disc(self, x0, y0, x1, y1):
        self.outline.solid(_ellipse(x0, y0, x1, y1, 0.5523))

    def arc(self, x0, y0, x1, y1, start, end, stem=None, thin=None):
        """Part of a ring, counter-clockwise; in quarters from the right: 1 is the top, 2 the left, 3 the foot."""
        stem, thin = stem or self.style.stem, thin or self.style.thin
        outer = _arc(x0, y0, x1, y1, start, end, self.style.round)
        inner = _arc(x0 + stem, y0 + thin, x1 - stem, y1 - thin, start, end, self.style.round)
        back = [(inner[-1][-1],)]
        ends = [inner[0]] + [s[-1] for s in inner[1:]]
        for index in range(len(inner) - 1, 0, -1):
            back.append(tuple(reversed(inner[index][:-1])) + (ends[index - 1],))
        self.outline.solid(outer + back)

    def bowl(self, x0, y0, x1, y1, radius=None, stem=None):
        """A bowl open to the left: two level strokes joined by half a ring, as in P and D."""
        thin, k = self.style.thin, self.style.round
        stem = stem or self.style.stem
        middle, half = (y0 + y1) / 2, (y1 - y0) / 2
        turn = x1 - (radius or min(half * 1.15, (x1 - x0) * 0.75))
        contour = [(x0, y0)] + _half(turn, x1, middle, half, k) + [((x0, y1),), ((x0, y1 - thin),)]
        inside = _half(turn, x1 - stem, middle, half - thin, k)
        contour += [((turn, y1 - thin),)]
        points = [inside[0][-1]] + [s[-1] for s in inside[1:]]
        for index in range(len(inside) - 1, 0, -1):
            contour.append(tuple(reversed(inside[index][:-1])) + (points[index - 1],))
        self.outline.solid(contour + [((x0, y0 + thin),)])

    def mirror(self, x0, x1):
        self.outline.transform(a=-1, dx=x0 + x1)
        return self

    def turn(self, x0, y0, x1, y1):
        """Half a turn within a box: 6 becomes 9."""
        self.outline.transform(a=-1, d=-1, dx=x0 + x1, dy=y0 + y1)
        return self

    def finish(self, left=1.0, right=1.0):
        """Sets the bearings, as shares of the style's; returns itself."""
        x0, _, x1, _ = self.outline.bounds()
        left, right = left * self.style.side, right * self.style.side
        self.outline.transform(dx=left - x0)
        self.advance = round(left + x1 - x0 + right)
        return self


def _quarter(cx, cy, rx, ry, index, k):
    """A quarter of an ellipse as a cubic, counter-clockwise from the right for index 0."""
    corners = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    (ax, ay), (bx, by) = corners[index % 4], corners[(index + 1) % 4]
    return ((cx + ax * rx, cy + ay * ry), (cx + (ax + bx * k) * rx, cy + (ay + by * k) * ry),
            (cx + (bx + ax * k) * rx, cy + (by + ay * k) * ry), (cx + bx * rx, cy + by * ry))


def _ellipse(x0, y0, x1, y1, k):
    cx, cy, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    quarters = [_quarter(cx, cy, rx, ry, index, k) for index in range(4)]
    start = quarters[0][0]
    return [start] + [q[1:] for q in quarters[:3]] + [quarters[3][1:3] + (start,)]


def _arc(x0, y0, x1, y1, start, end, k):
    cx, cy, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    contour, at = [], start
    while at < end - 1e-9:
        index = int(at // 1)
        stop = min(index + 1, end)
        cubic = _quarter(cx, cy, rx, ry, index, k)
        if stop < index + 1:
            cubic = split(*cubic, stop - index)[0]
        if at > index:
            cubic = split(*cubic, (at - index) / (stop - index))[1]
        contour += [cubic[1:]] if contour else [cubic[0], cubic[1:]]
        at = stop
    return contour


def _half(turn, x1, middle, half, k):
    """A line to the turn, then the right half of an ellipse from foot to head."""
    rx = x1 - turn
    low, high = _quarter(turn, middle, rx, half, 3, k), _quarter(turn, middle, rx, half, 0, k)
    return [(low[0],), low[1:], high[1:]]
