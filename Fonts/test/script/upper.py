"""The capitals; with a small-cap style, the small capitals too. Each function draws one letter into `g`."""

from .draw import LAP


def measure(g, base):
    """A letter's outer width for this style, from its width at a cap height of 700 in the regular weight."""
    s = g.style
    return base * s.cap / 700 * s.width + s.grow


def A(g):
    s, cap = g.style, g.style.cap
    w = measure(g, 600)
    level = g.cut(w / 2, cap)
    reach = (w - level) / 2
    g.diagonal(0, 0, reach, cap, level)
    g.diagonal(w - level, 0, reach, cap, level)
    low = cap * 0.27 - s.thin * 0.3
    lean = reach * (low + s.thin / 2) / cap + level / 2
    g.bar(lean, w - lean, low)
    for x in (0, w - level):
        g.slab(x, level, 0, "lr")
    return g.finish(0.35 if s.serif else 0.15, 0.35 if s.serif else 0.15)


def B(g):
    s, cap = g.style, g.style.cap
    w, waist = measure(g, 470), cap * 0.53
    g.stem(0, 0, cap, "l", "l")
    g.bowl(s.stem / 2, waist - s.thin / 2, w * 0.94, cap)
    g.bowl(s.stem / 2, 0, w, waist + s.thin / 2)
    return g.finish(edge(s), 0.6)


def C(g):
    s = g.style
    w = measure(g, 590)
    g.arc(0, -s.overshoot, w, s.cap + s.overshoot, 0.55, 3.45)
    return g.finish(0.6, 0.35)


def D(g):
    s = g.style
    w = measure(g, 570)
    g.stem(0, 0, s.cap, "l", "l")
    g.bowl(s.stem / 2, 0, w, s.cap, radius=w * 0.62)
    return g.finish(edge(s), 0.6)


def E(g, arms=(0, 1, 2), base=440):
    s = g.style
    w = measure(g, base)
    g.stem(0, 0, s.cap, "l" if 0 in arms else "lr", "l")
    heights = (0, s.cap * 0.52 - s.thin / 2, s.cap - s.thin)
    for arm in arms:
        end = w * 0.9 if arm == 1 else w
        g.bar(s.stem / 2, end, heights[arm])
        if s.serif and arm != 1:
            # The slab at an arm's end hangs into the letter.
            drop = s.slab * 0.8 + s.thin
            g.rectangle(end - s.slab, heights[arm] + s.thin - drop * (arm == 2), end, heights[arm] + drop * (arm == 0))
    return g.finish(edge(s), 0.45)


def F(g):
    return E(g, arms=(1, 2), base=420)


def G(g):
    s = g.style
    w = measure(g, 620)
    g.arc(0, -s.overshoot, w, s.cap + s.overshoot, 0.6, 4)
    g.bar(w * 0.56, w, s.cap / 2 - s.thin + LAP)
    return g.finish(0.6, 0.6)


def H(g):
    s = g.style
    w = measure(g, 540)
    for x in (0, w - s.stem):
        g.stem(x, 0, s.cap, "lr", "lr")
    g.bar(s.stem / 2, w - s.stem / 2, s.cap * 0.52 - s.thin / 2)
    return g.finish(edge(s), edge(s))


def I(g):
    s = g.style
    g.stem(0, 0, s.cap, "lr", "lr")
    return g.finish(edge(s), edge(s))


def J(g):
    s = g.style
    w = measure(g, 370)
    depth = s.cap * 0.6
    g.arc(0, -s.overshoot, w, depth, 2.35, 4)
    g.stem(w - s.stem, depth / 2 - s.overshoot - LAP, s.cap, "", "lr")
    return g.finish(0.3, edge(s))


def K(g):
    s, cap = g.style, g.style.cap
    w = measure(g, 530)
    level = g.cut(w * 0.7, cap * 0.6)
    g.stem(0, 0, cap, "lr", "lr")
    g.diagonal(s.stem * 0.8, cap * 0.34, w - level - s.stem * 0.1, cap, level * 0.95)
    leg = g.cut(w * 0.6, cap * 0.55)
    g.diagonal(w - leg, 0, w * 0.28, cap * 0.55, leg)
    if s.serif:
        g.slab(w - leg, leg, 0, "r")
        g.slab(w - level - s.stem * 0.1, level, cap - s.slab, "lr")
    return g.finish(edge(s), 0.15)


def L(g):
    return E(g, arms=(0,), base=420)


def M(g):
    s, cap = g.style, g.style.cap
    w = measure(g, 670) + s.grow * 0.6
    level = g.cut(w / 2 - s.stem, cap)
    for x in (0, w - s.stem):
        g.stem(x, 0, cap, "lr", "l" if x == 0 else "r")
    g.diagonal(w / 2 - level / 2, 0, 0, cap, level)
    g.diagonal(w / 2 - level / 2, 0, w - level, cap, level)
    return g.finish(edge(s), edge(s))


def N(g):
    s, cap = g.style, g.style.cap
    w = measure(g, 570)
    level = g.cut(w - s.stem * 2, cap)
    g.stem(0, 0, cap, "lr", "l")
    g.stem(w - s.stem, 0, cap, "", "lr")
    g.diagonal(w - level, 0, 0, cap, level)
    return g.finish(edge(s), edge(s))


def O(g):
    s = g.style
    g.ring(0, -s.overshoot, measure(g, 650), s.cap + s.overshoot)
    return g.finish(0.6, 0.6)


def P(g):
    s = g.style
    w = measure(g, 450)
    g.stem(0, 0, s.cap, "lr", "l")
    g.bowl(s.stem / 2, s.cap * 0.43 - s.thin / 2, w, s.cap)
    return g.finish(edge(s), 0.4)


def Q(g):
    O(g)
    s = g.style
    x0, _, x1, _ = g.outline.bounds()
    level = g.cut(s.cap * 0.2, s.cap * 0.28)
    g.diagonal(x1 - level * 0.95, -s.cap * 0.06, x0 + (x1 - x0) * 0.55, s.cap * 0.24, level * 0.9)
    return g.finish(0.6, 0.5)


def R(g):
    s = g.style
    w, waist = measure(g, 480), s.cap * 0.46
    g.stem(0, 0, s.cap, "lr", "l")
    g.bowl(s.stem / 2, waist - s.thin / 2, w * 0.95, s.cap)
    level = g.cut(w * 0.4, waist)
    g.diagonal(w - level * 0.85, 0, w * 0.42, waist, level)
    g.slab(w - level * 0.85, level, 0, "r")
    return g.finish(edge(s), 0.2)


def S(g, height=None, base=480):
    """Two arcs joined by a spine that is thicker up and down where it runs level."""
    s = g.style
    height = height or s.cap
    w = base * height / 700 * s.width + s.grow * 0.9
    o, waist = s.overshoot, height * 0.525
    high, low = (waist - s.thin * 0.5, height + o), (-o, waist + s.thin * 0.5)
    top, foot = sum(high) / 2, sum(low) / 2
    g.arc(w * 0.03, high[0], w * 0.97, high[1], 0.45, 2)
    g.arc(0, low[0], w, low[1], 2.45, 4)
    spine(g, w * 0.03, top, w - s.stem, foot)
    return g.finish(0.55, 0.55)


def spine(g, x0, y0, x1, y1):
    s = g.style
    pull, lift = (y0 - y1) * 0.62, s.thin * 0.36
    g.outline.solid([
        (x0, y0), ((x0, y0 - pull - lift), (x1, y1 + pull - lift), (x1, y1)), ((x1 + s.stem, y1),),
        ((x1 + s.stem, y1 + pull + lift), (x0 + s.stem, y0 - pull + lift), (x0 + s.stem, y0)),
    ])


def T(g):
    s = g.style
    w = measure(g, 520)
    g.bar(0, w, s.cap - s.thin)
    g.stem((w - s.stem) / 2, 0, s.cap, "lr")
    if s.serif:
        drop = s.thin + s.slab * 0.8
        g.rectangle(0, s.cap - drop, s.slab, s.cap)
        g.rectangle(w - s.slab, s.cap - drop, w, s.cap)
    return g.finish(0.25, 0.25)


def U(g, head="lr"):
    s = g.style
    w, depth = measure(g, 540), s.cap * 0.66
    g.arc(0, -s.overshoot, w, depth, 2, 4)
    middle = (depth - s.overshoot) / 2 - LAP
    for x in (0, w - s.stem):
        g.stem(x, middle, s.cap, "", head)
    return g.finish(edge(s) if s.serif else 0.9, edge(s) if s.serif else 0.9)


def V(g, base=580, height=None, bearing=0.15):
    s = g.style
    height, w = height or s.cap, measure(g, base)
    level = g.cut(w / 2, height)
    for x in (0, w - level):
        g.diagonal((w - level) / 2, 0, x, height, level)
        g.slab(x, level, height - s.slab, "lr")
    return g.finish(bearing, bearing)


def W(g, base=860, height=None):
    s = g.style
    height, w = height or s.cap, measure(g, base) + s.grow * 0.9
    level = g.cut(w / 4, height, s.stem * 0.9)
    step = (w - level) / 4
    for foot, head in ((1, 0), (1, 2), (3, 2), (3, 4)):
        g.diagonal(foot * step, 0, head * step, height, level)
    for x in (0, w - level):
        g.slab(x, level, height - s.slab, "lr")
    return g.finish(0.15, 0.15)


def X(g, base=560, height=None):
    s = g.style
    height, w = height or s.cap, measure(g, base)
    level = g.cut(w * 0.8, height)
    # The upper half is a little narrower than the lower.
    inset = w * 0.03
    g.diagonal(0, 0, w - level - inset, height, level)
    g.diagonal(w - level, 0, inset, height, level)
    for x, y in ((0, 0), (w - level, 0), (inset, height - s.slab), (w - level - inset, height - s.slab)):
        g.slab(x, level, y, "lr" if level + 2 * s.serif < w * 0.55 else "l" if x < w / 3 else "r")
    return g.finish(0.15, 0.15)


def Y(g):
    s = g.style
    w, fork = measure(g, 560), s.cap * 0.42
    level = g.cut(w / 2, s.cap - fork)
    g.stem((w - s.stem) / 2, 0, fork + s.stem * 0.2, "lr")
    for x in (0, w - level):
        g.diagonal((w - level) / 2, fork - s.stem * 0.1, x, s.cap, level)
        g.slab(x, level, s.cap - s.slab, "lr")
    return g.finish(0.15, 0.15)


def Z(g, base=510, height=None):
    s = g.style
    height, w = height or s.cap, measure(g, base)
    level = g.cut(w * 0.85, height)
    g.bar(0, w, 0)
    g.bar(w * 0.02, w * 0.97, height - s.thin)
    g.diagonal(0, s.thin * 0.5, w * 0.97 - level, height - s.thin * 0.5, level)
    if s.serif:
        drop = s.thin + s.slab * 0.8
        g.rectangle(w - s.slab, 0, w, drop)
        g.rectangle(w * 0.02, height - drop, w * 0.02 + s.slab, height)
    return g.finish(0.45, 0.45)


def edge(style):
    """The bearing of a straight side: slabs stand in the room that a sans leaves empty."""
    return 0.4 if style.serif else 1.0


LETTERS = {letter: globals()[letter] for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
