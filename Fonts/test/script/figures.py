"""The ten figures, at the style's cap height."""


def measure(g, base):
    s = g.style
    return base * s.cap / 700 * s.width + s.grow * 0.9


def zero(g):
    s = g.style
    g.ring(0, -s.overshoot, measure(g, 470), s.cap + s.overshoot)
    return g.finish(0.6, 0.6)


def one(g):
    s = g.style
    w, cap = measure(g, 210), s.cap
    g.stem(w - s.stem, 0, cap, "lr")
    x, flag = w - s.stem, cap * 0.83
    g.outline.polygon((x, cap), (0, flag), (0, flag - s.thin * 1.1), (x, cap - s.thin * 1.2))
    return g.finish(0.4 if s.serif else 0.7, 0.4 if s.serif else 0.9)


def two(g):
    s, cap = g.style, g.style.cap
    w, head = measure(g, 430), cap * 0.6
    top = cap + s.overshoot
    g.arc(0, top - head, w * 0.97, top, 0, 1.75)
    g.bar(0, w, 0)
    # The neck runs from the arc's right side to the foot, thicker up and down than across.
    right, y = w * 0.97, top - head / 2
    pull = y * 0.5
    g.outline.solid([
        (0, s.thin * 0.6), ((s.stem * 0.2, pull * 0.75), (right - s.stem, y - pull * 0.62), (right - s.stem, y)),
        ((right, y),), ((right, y - pull * 0.8), (s.stem * 1.5, pull * 0.72), (s.stem * 1.25, s.thin * 0.6)),
    ])
    return g.finish(0.5, 0.5)


def three(g):
    s, cap = g.style, g.style.cap
    w, waist, o = measure(g, 430), g.style.cap * 0.53, g.style.overshoot
    g.arc(0, waist - s.thin / 2, w * 0.95, cap + o, 0, 1.7)
    g.arc(0, waist - s.thin / 2, w * 0.95, cap + o, 3, 4)
    g.arc(-w * 0.02, -o, w, waist + s.thin / 2, 0, 1)
    g.arc(-w * 0.02, -o, w, waist + s.thin / 2, 2.3, 4)
    g.bar(w * 0.3, w * 0.5, waist - s.thin / 2)
    return g.finish(0.5, 0.6)


def four(g):
    s, cap = g.style, g.style.cap
    w, low = measure(g, 480), cap * 0.22
    stem = w * 0.98 - s.stem * 1.6 if not s.serif else w * 0.94 - s.stem * 1.5
    g.stem(stem, 0, cap, "lr")
    g.bar(0, w, low - s.thin * 0.2)
    level = g.cut(stem, cap - low)
    g.diagonal(0, low + s.thin * 0.3, stem + s.stem - level * 0.98, cap, level * 0.98)
    return g.finish(0.3, 0.3)


def five(g):
    s, cap = g.style, g.style.cap
    w, o = measure(g, 430), g.style.overshoot
    bowl = cap * 0.64
    left = w * 0.07
    g.bar(left, w * 0.92, cap - s.thin)
    g.rectangle(left, bowl * 0.72, left + s.stem * 0.85, cap)
    g.arc(-w * 0.03, -o, w, bowl, 0, 1.62)
    g.arc(-w * 0.03, -o, w, bowl, 2.35, 4)
    return g.finish(0.5, 0.6)


def six(g):
    s, cap = g.style, g.style.cap
    w, o, bowl = measure(g, 460), g.style.overshoot, g.style.cap * 0.63
    g.ring(0, -o, w, bowl)
    # The stalk leans from the bowl's left side up to a cut terminal.
    height = cap + o
    g.arc(0, height - cap * 0.98, w * 1.12, height, 0.6, 2)
    top = height - cap * 0.49
    if top > bowl / 2:
        g.rectangle(0, (bowl - o) / 2, s.stem, top)
    return g.finish(0.6, 0.55)


def seven(g):
    s, cap = g.style, g.style.cap
    w = measure(g, 440)
    level = g.cut(w * 0.6, cap)
    g.bar(0, w, cap - s.thin)
    g.diagonal(w * 0.2, 0, w - level, cap - s.thin * 0.5, level)
    if s.serif:
        g.rectangle(0, cap - s.thin - s.slab * 0.8, s.slab, cap)
    return g.finish(0.4, 0.3)


def eight(g):
    s, cap = g.style, g.style.cap
    w, waist, o = measure(g, 460), g.style.cap * 0.53, g.style.overshoot
    g.ring(w * 0.04, waist - s.thin / 2, w * 0.96, cap + o)
    g.ring(0, -o, w, waist + s.thin / 2)
    return g.finish(0.55, 0.55)


def nine(g):
    six(g)
    x0, _, x1, _ = g.outline.bounds()
    g.turn(x0, 0, x1, g.style.cap)
    return g.finish(0.55, 0.6)


FIGURES = [zero, one, two, three, four, five, six, seven, eight, nine]
NAMES = [figure.__name__ for figure in FIGURES]
