"""The measures that make one weight of a face."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Style:
    """Lengths in font units; `stem` is the upright stroke, `thin` the level one."""

    stem: float
    thin: float
    cap: float = 700
    x_height: float = 500
    ascender: float = 730
    descender: float = -200
    overshoot: float = 10
    side: float = 80  # bearing of a straight side
    serif: float = 0  # how far a slab reaches past its stem; 0 is sans
    slab: float = 0  # a slab's height
    width: float = 1.0  # of the letters' inner widths
    round: float = 0.57  # handle length of the bowls; 0.5523 is a circle

    @property
    def grow(self):
        """What a letter's width gains over the regular weight, so that bold counters stay open."""
        return (self.stem - 80) * 0.62

    def small_caps(self):
        size = self.x_height * 1.06
        return replace(self, cap=size, stem=self.stem * 0.93, thin=self.thin * 0.93, width=self.width * 1.08,
                       side=self.side * 0.95, serif=self.serif * 0.9, slab=self.slab * 0.95)

    def old_style(self):
        """Figures 0, 1 and 2 at the x-height."""
        return replace(self, cap=self.x_height, width=self.width * 1.15)


def sans(stem, tight=1.0):
    return Style(stem=stem, thin=stem * 0.86 + 2, side=(96 - stem * 0.28) * tight)


def serif(stem):
    return Style(stem=stem, thin=stem * 0.72 + 8, x_height=490, side=92 - stem * 0.25, serif=30 + stem * 0.22,
                 slab=stem * 0.52 + 20, width=1.04)
