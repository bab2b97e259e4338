"""Letters made of two or three: the sharp s, ae and the ligatures of f."""

from . import lower
from .draw import LAP
from .upper import edge


def germandbls(g):
    s = g.style
    w, top = lower.measure(g, 470), s.ascender + s.overshoot
    waist = s.x_height * 0.82
    g.stem(0, 0, top - w * 0.42 + LAP, "l")
    g.arc(0, top - w * 0.84, w * 0.9, top, 1, 2)
    g.bowl(w * 0.45 - 1, waist - s.thin / 2, w * 0.92, top)
    g.bowl(w * 0.36, -s.overshoot, w, waist + s.thin / 2)
    return g.finish(edge(s), 0.6)


def ligature(g, letters):
    """fi, fl and ffi: the hooks join the next stem, so that they look like one sign."""
    s = g.style
    w, top, x = lower.measure(g, 300), s.ascender + s.overshoot, 0
    for index, letter in enumerate(letters):
        if letter == "f":
            lower.hook(g, w, top, x)
            g.stem(x, 0, top - w * 0.5 + LAP, "lr" if index == 0 else "r")
            x += w * 0.95
        else:
            height = s.ascender if letter == "l" else s.x_height
            g.stem(x, 0, height, "r")
    g.bar(-s.stem * 0.75, x + (s.stem if letters[-1] == "i" else 0), s.x_height - s.thin)
    if letters[-1] == "i":
        lower.dot(g, x + s.stem / 2)
    return g.finish(0.25, edge(s))


def ae(g):
    s, x = g.style, g.style.x_height
    lower.a(g)
    first = g.outline.bounds()
    g.outline.transform(dx=-first[0])
    left = first[2] - first[0] - s.stem
    w = lower.measure(g, 450)
    g.arc(left, -s.overshoot, left + w, x + s.overshoot, 0, 3.5)
    thin = s.thin * 0.85
    g.bar(left + s.stem / 2, left + w, x / 2 - thin, thin)
    return g.finish(0.5, 0.5)
