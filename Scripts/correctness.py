"""Whether a PDF has the sheet's words, and draws its variable instances with the right outlines."""

import subprocess
from collections import Counter

from timing import Missing, last_line, median

# How far the ink of a text may be from the measure's. Default outlines in the place of a weight of 600 have 17 to 23 % less in
# the Inter of the default sheet; right ones as Type 3 fonts, which poppler draws without its finer ways, up to 13 % more.
TOLERANCE = 0.15
PIXELS_PER_POINT = 2


def output(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True)
    if done.returncode != 0:
        raise Missing(f"{command[0]}: {last_line(done.stderr.decode(errors='replace'))}")
    return done.stdout


def words_found(pdf, texts):
    """The share of the words of `texts`, each as often as it stands there, that pdftotext finds."""
    found = output("pdftotext", "-enc", "UTF-8", pdf, "-").decode(errors="replace")
    return share_of_words(texts, found)


def share_of_words(texts, found):
    wanted = Counter(word for text in texts for word in text.split())
    return (wanted & Counter(found.split())).total() / max(wanted.total(), 1)


class Grey:
    """A picture of grey pixels, by the bytes of a binary PGM."""

    def __init__(self, data):
        magic, size, _, self.pixels = data.split(b"\n", 3)
        if magic != b"P5":
            raise Missing("pdftoppm wrote no PGM")
        self.width, self.height = map(int, size.split())

    def ink(self, left, top, right, bottom):
        """How dark an area is, 255 for a pixel of black ink."""
        left, right = max(0, left), min(self.width, right)
        rows = range(max(0, top), min(self.height, bottom))
        lines = (self.pixels[row * self.width + left : row * self.width + right] for row in rows)
        return sum(255 * (right - left) - sum(line) for line in lines)


def grey(pdf):
    """The first page as poppler draws it."""
    return Grey(output("pdftoppm", "-gray", "-singlefile", "-r", 72 * PIXELS_PER_POINT, pdf))


def inks(picture, pieces):
    """The ink of each piece of text, from an em above its baseline to 0.3 below."""
    scale = PIXELS_PER_POINT
    return [
        picture.ink(
            round((piece.x - 0.1 * piece.size) * scale),
            round((piece.baseline - piece.size) * scale),
            round((piece.x + piece.width + 0.1 * piece.size) * scale),
            round((piece.baseline + 0.3 * piece.size) * scale),
        )
        for piece in pieces
    ]


def right_outlines(ours, theirs, pieces):
    """Of variable instances and of static faces, the share of texts whose ink is the measure's (`ours`) within `TOLERANCE`.

    Renderers differ in how dark they draw any outline, most at small sizes; so each text's ink is taken relative to the
    median of the static faces' texts.
    """
    ratios = [their / max(our, 1) for our, their in zip(ours, theirs)]
    static = [ratio for ratio, piece in zip(ratios, pieces) if not piece.font["coordinates"]]
    middle = median(static) if static else 1
    if middle == 0:
        return 0.0, 0.0
    fits = [abs(ratio / middle - 1) <= TOLERANCE for ratio in ratios]
    return tuple(
        sum(fit for fit, piece in zip(fits, pieces) if bool(piece.font["coordinates"]) == is_variable)
        / max(sum(bool(piece.font["coordinates"]) == is_variable for piece in pieces), 1)
        for is_variable in (True, False)
    )
