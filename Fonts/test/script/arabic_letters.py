"""The bodies of the Arabic letters. Each draws into `g` and returns where its left and right joins begin."""


def dots(g, x, y, count):
    size = 92
    for index in range(count):
        left = x + (index - (count - 1) / 2) * (size + 26) - size / 2
        middle, half = left + size / 2, y + size / 2
        g.outline.polygon((left, half), (middle, y), (left + size, half), (middle, y + size))


def tooth(g, height=270):
    s = g.style
    g.rectangle(0, 0, s.stem, height)
    return s.stem / 2, s.stem / 2


def dish(g, right, width=600):
    """The shallow bowl of beh and teh, its left end turned up; its right end too when nothing joins there."""
    s = g.style
    g.rectangle(60, 0, width - 60, s.thin)
    g.arc(0, 0, 260, 300, 2, 3)
    if right:
        return 0, width - 70
    g.arc(width - 260, 0, width, 300, 3, 4)
    return 0, width


def hollow(g, width, at):
    """The deep bowl under seen, noon and lam, hanging from a stem whose left edge is `at`."""
    s = g.style
    x1 = at + s.stem
    g.arc(x1 - width, -230, x1, 190, 2, 4)
    g.rectangle(x1 - width, -20, x1 - width + s.stem, 40)


def alef(g, left, right):
    g.rectangle(0, 0, g.style.stem, 680)
    return 0, g.style.stem / 2


def dotted(count, y_up=None, y_down=None):
    def letter(g, left, right):
        joins = tooth(g) if left else dish(g, right)
        x = g.style.stem / 2 if left else 300
        dots(g, x, y_up if y_up is not None else y_down, count)
        return joins
    return letter


beh = dotted(1, y_down=-190)
teh = dotted(2, y_up=360)


def noon(g, left, right):
    s = g.style
    if left:
        joins = tooth(g)
        dots(g, s.stem / 2, 360, 1)
        return joins
    hollow(g, 440, 0)
    g.rectangle(0, -20, s.stem, 230)
    dots(g, s.stem - 220, 170, 1)
    return 0, s.stem / 2


def yeh(g, left, right):
    s = g.style
    if left:
        joins = tooth(g)
        dots(g, s.stem / 2, -190, 2)
        return joins
    g.arc(120, -20, 400, 230, 0.5, 3)
    g.arc(-140, -300, 430, 50, 2, 4.9)
    dots(g, 150, -430, 2)
    return 0, 250


def seen(g, left, right):
    s = g.style
    for x in (0, 150, 300):
        g.rectangle(x, 0, x + s.stem, 240)
    g.rectangle(0, 0, 300 + s.stem, s.thin)
    if not left:
        hollow(g, 430, 0)
    return 0, 300


def lam(g, left, right):
    s = g.style
    g.rectangle(0, 0 if left else -20, s.stem, 700)
    if not left:
        hollow(g, 400, 0)
    return s.stem / 2, s.stem / 2


def meem(g, left, right):
    s = g.style
    g.ring(0, -30, 250, 240)
    if not left:
        g.rectangle(0, -330, s.stem, 110)
    return 60, 190


def heh(g, left, right):
    s = g.style
    if left and right:
        g.ring(0, 0, 260, 280)
        g.ring(20, -230, 240, s.thin)
        return 130, 130
    g.ring(0, 0, 290, 360)
    return 145, 145


def tehmarbuta(g, left, right):
    joins = heh(g, False, right)
    dots(g, 145, 430, 2)
    return joins


def waw(g, left, right):
    g.ring(0, -10, 270, 270)
    g.arc(-170, -240, 270, 230, 2.7, 4)
    return 135, 200


def reh(g, left, right):
    s = g.style
    g.arc(-330, -230, s.stem, 260, 2.9, 4)
    g.rectangle(0, 0, s.stem, 200)
    return 0, s.stem / 2


def kaf(g, left, right):
    s = g.style
    if left:
        g.diagonal(40, 300, 240, 700, 92)
        g.diagonal(230, 0, 40, 330, 92)
        return 270, 250
    joins = dish(g, True, 560)
    g.rectangle(560 - s.stem, 0, 560, 700)
    g.diagonal(200, 220, 330, 330, 70)
    g.diagonal(250, 430, 200, 320, 60)
    return joins[0], 560 - s.stem / 2


def head(g, joined):
    """The head of ain: a hook when it begins, a closed wedge after a join."""
    s = g.style
    if joined:
        g.outline.polygon((0, 270), (280, 270), (170, 0), (110, 0))
        g.outline.hole([(95, 210), ((185, 210),), ((140, 100),)])
        return 140, 140
    g.arc(0, 0, 300, 300, 0.6, 3)
    g.rectangle(140, 0, 300, s.thin)
    return 140, 200


def belly(g, x):
    """The large open curve under ain and hah."""
    s = g.style
    g.arc(x, -380, x + 460, s.thin, 1, 3.5)


def ain(g, left, right):
    joins = head(g, right)
    if not left:
        belly(g, -60)
    return joins


def hah(g, left, right):
    s = g.style
    g.diagonal(290, 0, 60, 250, 100)
    g.rectangle(-20, 215, 160, 215 + s.thin)
    if left:
        g.rectangle(0, 0, 390, s.thin)
        return 100, 330
    belly(g, -20)
    g.rectangle(200, 0, 390, s.thin)
    return 200, 330


def lam_alef(g, left, right):
    s = g.style
    cut = g.cut(300, 680)
    g.diagonal(250, 0, 0, 680, cut)
    g.diagonal(150, 0, 420, 680, cut)
    g.rectangle(150, 0, 250 + cut, s.thin)
    return 150, 250


LETTERS = {function.__name__: function for function in (
    alef, noon, yeh, seen, lam, meem, heh, tehmarbuta, waw, reh, kaf, ain, hah, lam_alef)} | {"beh": beh, "teh": teh}


def _figure_zero(g):
    dots(g, 80, 200, 1)


def _figure_one(g):
    g.diagonal(60, 0, 0, 600, g.style.stem)


def _figure_two(g):
    g.rectangle(0, 0, g.style.stem, 600)
    g.arc(0, 300, 300, 860, 2, 4)


def _figure_three(g):
    g.rectangle(0, 0, g.style.stem, 600)
    for x in (0, 170):
        g.arc(x, 380, x + 170 + g.style.stem, 820, 2, 4)


def _figure_four(g):
    g.arc(0, 280, 330, 610, 0.5, 3)
    g.arc(0, -10, 330, 280 + g.style.thin, 1, 3.5)


def _figure_five(g):
    g.ring(0, 0, 360, 480)


def _figure_six(g):
    g.rectangle(260, 0, 260 + g.style.stem, 600)
    g.rectangle(0, 600 - g.style.thin, 300, 600)
    g.rectangle(0, 460, g.style.stem, 600)


def _figure_seven(g):
    for x in (0, 300):
        g.diagonal(150, 0, x, 600, g.style.stem)


def _figure_eight(g):
    for x in (0, 300):
        g.diagonal(x, 0, 150, 600, g.style.stem)


def _figure_nine(g):
    g.ring(0, 300, 280, 610)
    g.rectangle(280 - g.style.stem, 0, 280, 450)


FIGURES = [_figure_zero, _figure_one, _figure_two, _figure_three, _figure_four, _figure_five, _figure_six,
           _figure_seven, _figure_eight, _figure_nine]
