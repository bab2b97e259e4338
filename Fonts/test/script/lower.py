"""The small letters."""

from . import upper
from .draw import LAP
from .upper import edge


def measure(g, base):
    """A letter's outer width for this style, from its width at an x-height of 500 in the regular weight."""
    s = g.style
    return base * s.x_height / 500 * s.width + s.grow


def a(g):
    s, x = g.style, g.style.x_height
    w, belly = measure(g, 410), x * 0.6
    g.arc(w * 0.05, x * 0.3, w, x + s.overshoot, 0, 1.62)
    g.stem(w - s.stem, 0, (x * 1.3 + s.overshoot) / 2 + LAP, "r")
    g.bowl(0, 0, w - s.stem / 2, belly, radius=belly * 0.55)
    turn_last_bowl(g, w - s.stem / 2)
    return g.finish(0.5, edge(s) if s.serif else 0.9)


def turn_last_bowl(g, right):
    """Opens the bowl just drawn to the right instead of to the left."""
    bowl = g.outline.contours.pop()
    g.outline.contours, rest = [bowl], g.outline.contours
    g.mirror(0, right)
    g.outline.contours = rest + g.outline.contours


def single_a(g):
    """The one-storey form, for ss01."""
    s = g.style
    w = measure(g, 460)
    g.ring(0, -s.overshoot, w, s.x_height + s.overshoot)
    g.stem(w - s.stem, 0, s.x_height, "r")
    return g.finish(0.6, edge(s))


def b(g):
    s = g.style
    w = measure(g, 475)
    g.stem(0, 0, s.ascender, "", "l")
    g.ring(0, -s.overshoot, w, s.x_height + s.overshoot)
    return g.finish(edge(s), 0.6)


def c(g):
    s = g.style
    g.arc(0, -s.overshoot, measure(g, 440), s.x_height + s.overshoot, 0.55, 3.45)
    return g.finish(0.6, 0.35)


def d(g):
    s = g.style
    w = measure(g, 475)
    g.ring(0, -s.overshoot, w, s.x_height + s.overshoot)
    g.stem(w - s.stem, 0, s.ascender, "r", "l")
    return g.finish(0.6, edge(s))


def e(g):
    s, x = g.style, g.style.x_height
    w, middle = measure(g, 470), g.style.x_height / 2
    g.arc(0, -s.overshoot, w, x + s.overshoot, 0, 3.5)
    thin = s.thin * 0.85
    g.bar(s.stem / 2, w, middle - thin, thin)
    return g.finish(0.6, 0.5)


def f(g):
    s = g.style
    w, top = measure(g, 300), s.ascender + s.overshoot
    hook(g, w, top)
    g.stem(0, 0, top - w * 0.5 + LAP, "lr")
    g.bar(-s.stem * 0.75, w * 0.88, s.x_height - s.thin)
    return g.finish(0.25, 0.05)


def hook(g, w, top, x=0):
    """The bent head of f, from a stem at x."""
    g.arc(x, top - w, x + w * 1.25, top, 0.75, 2)


def g_(g):
    s = g.style
    w = measure(g, 475)
    g.ring(0, -s.overshoot, w, s.x_height + s.overshoot)
    depth = w * 0.8
    g.arc(0, s.descender - s.overshoot, w, s.descender - s.overshoot + depth, 2.45, 4)
    g.stem(w - s.stem, s.descender - s.overshoot + depth / 2 - LAP, s.x_height, "", "r")
    return g.finish(0.6, edge(s))


def arch(g, x, w, foot):
    """A shoulder from a stem at x to a leg that ends at x + w."""
    s = g.style
    top = s.x_height + s.overshoot
    drop = min(s.x_height * 0.86, w * 0.95)
    g.arc(x, top - drop, x + w, top, 0, 2 - 0.12)
    g.stem(x + w - s.stem, 0, top - drop / 2 + LAP, foot)


def h(g, height=None, foot="lr"):
    s = g.style
    w = measure(g, 440)
    g.stem(0, 0, height or s.ascender, foot, "l")
    arch(g, 0, w, foot)
    return g.finish(edge(s), edge(s) if s.serif else 0.9)


def i(g):
    dot(g, g.style.stem / 2)
    return dotless_i(g)


def dotless_i(g):
    g.stem(0, 0, g.style.x_height, "lr", "l")
    return g.finish(edge(g.style), edge(g.style))


def dot(g, x):
    s = g.style
    half = s.stem * 0.56 + 4
    y = s.x_height + 90 + s.stem * 0.35
    g.disc(x - half, y, x + half, y + half * 2)


def dotless_j(g):
    s = g.style
    w = 150 + s.stem * 1.1
    bottom = s.descender - s.overshoot
    g.arc(s.stem - w * 1.1, bottom, s.stem, bottom + w, 3.2, 4)
    g.stem(0, bottom + w / 2 - LAP, s.x_height, "", "l")
    return g.finish(-0.1, edge(s))


def j(g):
    dot(g, g.style.stem / 2)
    return dotless_j(g)


def k(g):
    s, x = g.style, g.style.x_height
    w = measure(g, 430)
    g.stem(0, 0, s.ascender, "lr", "l")
    level = g.cut(w * 0.65, x * 0.65)
    g.diagonal(s.stem * 0.8, x * 0.3, w * 0.96 - level, x, level * 0.95)
    leg = g.cut(w * 0.5, x * 0.6)
    g.diagonal(w - leg, 0, w * 0.3, x * 0.58, leg)
    g.slab(w - leg, leg, 0, "r")
    g.slab(w * 0.96 - level, level, x - s.slab, "r")
    return g.finish(edge(s), 0.15)


def l(g):
    s = g.style
    g.stem(0, 0, s.ascender, "lr", "l")
    return g.finish(edge(s), edge(s))


def m(g):
    s = g.style
    w = measure(g, 400) - s.grow * 0.1
    foot = "lr" if w - 2 * s.stem > 2.6 * s.serif else "r"
    g.stem(0, 0, s.x_height, "lr" if foot == "lr" else "l", "l")
    arch(g, 0, w, foot)
    arch(g, w - s.stem, w, foot)
    return g.finish(edge(s), edge(s) if s.serif else 0.9)


def n(g):
    return h(g, g.style.x_height)


def o(g):
    s = g.style
    g.ring(0, -s.overshoot, measure(g, 490), s.x_height + s.overshoot)
    return g.finish(0.6, 0.6)


def p(g):
    s = g.style
    w = measure(g, 475)
    g.stem(0, s.descender, s.x_height, "lr", "l")
    g.ring(0, -s.overshoot, w, s.x_height + s.overshoot)
    return g.finish(edge(s), 0.6)


def q(g):
    s = g.style
    w = measure(g, 475)
    g.ring(0, -s.overshoot, w, s.x_height + s.overshoot)
    g.stem(w - s.stem, s.descender, s.x_height, "lr", "r")
    return g.finish(0.6, edge(s))


def r(g):
    s = g.style
    w, top = measure(g, 400), s.x_height + s.overshoot
    drop = min(s.x_height * 0.86, w * 0.95)
    g.stem(0, 0, s.x_height, "lr", "l")
    g.arc(0, top - drop, w, top, 0.72, 2 - 0.12)
    return g.finish(edge(s), 0.15)


def s_(g):
    return upper.S(g, height=g.style.x_height, base=510)


def t(g):
    s = g.style
    w = measure(g, 280)
    bottom = -s.overshoot
    g.arc(0, bottom, w * 1.25, bottom + w, 2, 3.3)
    g.stem(0, bottom + w / 2 - LAP, s.x_height + 130)
    g.bar(-s.stem * 0.75, w * 0.9, s.x_height - s.thin)
    return g.finish(0.25, 0.25)


def u(g):
    s = g.style
    w = measure(g, 440)
    drop = min(s.x_height * 0.86, w * 0.95)
    g.arc(0, -s.overshoot, w, drop - s.overshoot, 2, 4 - 0.12)
    g.stem(0, drop / 2 - s.overshoot - LAP, s.x_height, "", "l")
    g.stem(w - s.stem, 0, s.x_height, "r", "l")
    return g.finish(edge(s) if s.serif else 0.9, edge(s))


def v(g):
    return upper.V(g, base=460, height=g.style.x_height)


def w_(g):
    return upper.W(g, base=690, height=g.style.x_height)


def x_(g):
    return upper.X(g, base=460, height=g.style.x_height)


def y(g):
    s, x = g.style, g.style.x_height
    w = upper.measure(g, 460)
    level = g.cut(w / 2, x)
    half = (w - level) / 2
    g.diagonal(half, 0, 0, x, level)
    # The tail goes on down the slope of the right-hand stroke.
    tail = half + half * s.descender / x
    g.diagonal(tail, s.descender, w - level, x, level)
    for left in (0, w - level):
        g.slab(left, level, x - s.slab, "lr")
    g.slab(tail, level, s.descender, "lr")
    return g.finish(0.15, 0.15)


def z(g):
    return upper.Z(g, base=410, height=g.style.x_height)


LETTERS = {name.rstrip("_"): function for name, function in list(globals().items())
           if len(name.rstrip("_")) == 1 and callable(function)}
