"""Punctuation, arithmetic and the other signs that a sheet's labels need."""

from . import upper
from .draw import Draw


def spot(g, x, y, size=None):
    """A round dot whose lower left is (x, y); returns its size."""
    size = size or g.style.stem * 1.12 + 8
    g.disc(x, y, x + size, y + size)
    return size


def comma_at(g, x, y):
    s = g.style
    size = spot(g, x, y)
    tip = y - s.stem * 0.9 - 30
    g.outline.polygon((x + size * 0.3, y + size * 0.45), (x + size, y + size * 0.5), (x + size * 0.42, tip),
                      (x - size * 0.02, tip))


def raised_comma(g, x, turned=False):
    """An apostrophe hanging from the cap height, or its turned form."""
    part = Draw(g.style)
    comma_at(part, 0, 0)
    x0, y0, x1, y1 = part.outline.bounds()
    if turned:
        part.turn(x0, y0, x1, y1)
    g.outline.extend(part.outline, x - x0, g.style.cap + 10 - y1)
    return x1 - x0


def middle(s):
    """The height of the axis of + - × and the dashes."""
    return s.cap * 0.36


def level(s):
    return s.thin * 0.92


def dash(g, width, y=None):
    s = g.style
    g.bar(0, width, (middle(s) if y is None else y) - level(s) / 2, level(s))


def plus(g):
    s = g.style
    dash(g, 400)
    g.rectangle(200 - level(s) / 2, middle(s) - 200, 200 + level(s) / 2, middle(s) + 200)


def cross(g, x0, y0, x1, y1, weight=None):
    """Two diagonals with square ends, as one polygon each."""
    half = (weight or level(g.style)) / 2 * 0.7071
    for (ax, ay), (bx, by) in (((x0, y0), (x1, y1)), ((x1, y0), (x0, y1))):
        dx, dy = (half, -half) if bx > ax else (half, half)
        g.outline.polygon((ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy))


def chevron(g, x0, x1, y0, y1):
    """A > of two slanted strokes; x1 < x0 makes <."""
    s, half = g.style, (y0 + y1) / 2
    weight = level(s) * 1.1
    for y in (y0, y1):
        up = weight / 2 if y < half else -weight / 2
        g.outline.polygon((x0, y + up), (x1, half + up), (x1, half - up), (x0, y - up))


def bracket(g, opens, arms):
    s = g.style
    top, foot = s.cap + 40, -120
    g.rectangle(0, foot, s.stem * 0.9, top)
    if arms:
        for y in (foot, top - level(s)):
            g.bar(0, 170, y, level(s))
    if not opens:
        g.mirror(0, 170)


def parenthesis(g, opens):
    s = g.style
    g.arc(0, -150, 420, s.cap + 70, 1.36, 2.64, stem=s.stem * 0.95)
    if not opens:
        g.mirror(0, 420)


def brace(g, opens):
    s = g.style
    top, foot, x = s.cap + 40, -120, 70
    half = (top + foot) / 2
    g.rectangle(x, foot, x + s.stem * 0.85, top)
    for y in (foot, top - level(s)):
        g.bar(x, x + 140, y, level(s))
    g.bar(0, x + 20, half - level(s) / 2, level(s))
    if not opens:
        g.mirror(0, x + 140)


def question(g):
    s = g.style
    w, top, head = 370 + s.grow, s.cap + s.overshoot, s.cap * 0.52
    g.arc(0, top - head, w, top, 0, 1.7)
    x, middle, low = w * 0.5 - s.stem / 2, top - head / 2, s.cap * 0.36
    size = spot(g, x + s.stem / 2 - (s.stem * 0.56 + 4), 0)
    g.rectangle(x, size + 55, x + s.stem, low + 2)
    # The neck swings from the arc's right end to the stem above the dot.
    g.outline.solid([
        (w, middle), ((w, middle - 130), (x + s.stem, low + 110), (x + s.stem, low)), ((x, low),),
        ((x, low + 130), (w - s.stem, middle - 90), (w - s.stem, middle)),
    ])


def exclamation(g):
    s = g.style
    size = spot(g, 0, 0)
    g.rectangle(size / 2 - s.stem / 2, size + 60, size / 2 + s.stem / 2, s.cap)


def ampersand(g):
    s, cap, o = g.style, g.style.cap, g.style.overshoot
    w = 560 + s.grow
    g.ring(w * 0.14, cap * 0.54 - s.thin / 2, w * 0.68, cap + o, stem=s.stem * 0.9)
    g.arc(0, -o, w * 0.8, cap * 0.54 + s.thin / 2, 1.2, 4, stem=s.stem)
    g.diagonal(w - s.stem * 1.3, 0, w * 0.17, cap * 0.66, s.stem * 1.15)
    g.diagonal(w * 0.8 - s.stem, cap * 0.26, w * 0.98 - s.stem, cap * 0.42, s.stem)


def percent(g):
    s, cap, o = g.style, g.style.cap, g.style.overshoot
    ring, stem = 250 + s.grow * 0.7, s.stem * 0.78
    w = ring * 2 + 130
    g.ring(0, cap * 0.52, ring, cap + o, stem=stem, thin=s.thin * 0.8)
    g.ring(w - ring, -o, w, cap * 0.48, stem=stem, thin=s.thin * 0.8)
    cut = stem * 1.15
    g.diagonal(w * 0.24, -o, w * 0.76 - cut, cap + o, cut)


def number_sign(g):
    s, cap = g.style, g.style.cap
    cut, lean, w = level(s), 70, 480 + s.grow
    for x in (w * 0.2, w * 0.58):
        g.diagonal(x - lean / 2 + 10, 0, x + lean / 2 + 10, cap, cut)
    for y in (cap * 0.3, cap * 0.62):
        g.bar(0, w, y - level(s) / 2 + 10, level(s))


def at(g):
    s, thin = g.style, g.style.thin * 0.72
    stem = s.stem * 0.72
    w, low, top = 780 + s.grow, -130, s.cap + 30
    g.arc(0, low, w, top, 0, 3.55, stem=stem, thin=thin)
    x0, x1, y0, y1 = w * 0.27, w * 0.68, s.cap * 0.16, s.cap * 0.68
    g.ring(x0, y0, x1, y1, stem=stem, thin=thin)
    g.rectangle(x1 - stem, y0 + 20, x1, y1 + 5)
    g.arc(x1 - stem, y0 - 8, w, y0 + 200, 2, 4, stem=stem, thin=thin)
    g.rectangle(w - stem, y0 + 90, w, (low + top) / 2 + 2)


def asterisk(g):
    s = g.style
    weight, r, cy = level(s) * 0.8, 130, s.cap - 120
    g.rectangle(r - weight / 2, cy - r, r + weight / 2, cy + r)
    for rise in (-1, 1):
        dx, dy = r * 0.866, r * 0.5 * rise
        nx, ny = -weight / 2 * 0.5 * rise, weight / 2 * 0.866
        g.outline.polygon((r - dx + nx, cy - dy + ny), (r - dx - nx, cy - dy - ny), (r + dx - nx, cy + dy - ny),
                          (r + dx + nx, cy + dy + ny))


def slash(g, falls=False):
    s = g.style
    cut = s.stem * 0.95
    ends = (0, 300) if not falls else (300, 0)
    g.diagonal(ends[0], -90, ends[1], s.cap + 60, cut)


def arrow(g):
    s = g.style
    y, w, h = middle(s), 620, 170
    g.bar(0, w - level(s) * 0.8, y - level(s) / 2, level(s))
    chevron(g, w - h * 1.05, w, y - h, y + h)


def dollar(g):
    s = g.style
    upper.S(g)
    x0, y0, x1, y1 = g.outline.bounds()
    x = (x0 + x1) / 2 - s.thin * 0.4
    g.rectangle(x, y1 - s.thin, x + s.thin * 0.8, s.cap + 95)
    g.rectangle(x, -95, x + s.thin * 0.8, y0 + s.thin)


def euro(g):
    s = g.style
    upper.C(g)
    x0, _, x1, _ = g.outline.bounds()
    for y in (s.cap * 0.57, s.cap * 0.43):
        g.bar(x0 - 70, x0 + (x1 - x0) * 0.68, y - s.thin * 0.4, s.thin * 0.8)


def sterling(g):
    s, cap = g.style, g.style.cap
    w = 440 + s.grow
    x = w * 0.16
    g.arc(x, cap - w * 0.95, x + w * 0.85, cap + s.overshoot, 0.5, 2)
    g.rectangle(x, s.thin / 2, x + s.stem, cap - w * 0.46)
    g.bar(0, w, 0)
    g.bar(0, w * 0.78, cap * 0.4)


def dagger(g, double=False):
    s = g.style
    g.rectangle(150 - s.stem / 2, -100, 150 + s.stem / 2, s.cap + 20)
    for y in [s.cap * 0.68] + ([s.cap * 0.18] if double else []):
        g.bar(0, 300, y, level(s))


def tilde(g, y):
    s = g.style
    t = level(s) / 2
    g.outline.solid([
        (0, y - 30 - t), ((110, y + 130 - t), (270, y - 130 - t), (380, y + 30 - t)), ((380, y + 30 + t),),
        ((270, y - 130 + t), (110, y + 130 + t), (0, y - 30 + t)),
    ])


def dots(g, places):
    for x, y in places:
        spot(g, x, y)
