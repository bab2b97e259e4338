"""specimen and its peers draw one sheet, in turns: time, memory, bytes, and whether what they drew is right."""

from benchmark import BUILT
from correctness import grey, inks, right_outlines, words_found
from peers import SCALE
from timing import Missing, in_turns, median, ratio, rounds_for

SPECIMEN = BUILT / "specimen"


class Contest:
    """specimen and the peers, drawing the items of one dump in one format."""

    HEADER = ["wall, median", "of ours", "quartiles", "processor, of ours", "start alone", "peak memory", "bytes"]

    def __init__(self, form, launcher, items, ready, folder):
        self.form, self.launcher, self.items = form, launcher, items
        self.peers = [(peer, version) for peer, version in ready if form in peer.draw]
        self.folder, self.reference = folder, None
        scale = ["--scale", str(SCALE)] if form == "PNG" else []
        self.ours = [SPECIMEN, "generate", "--quiet", *scale, "--out", self.output("specimen")]
        self.missing, self.able = {}, []

    def output(self, name):
        return self.folder / f"{name.split()[0].lower()}.{self.form.lower()}"

    def warm_up(self):
        """Draws once with each: {name: (function, rounds)} of those that can."""
        self.launcher.measure(self.ours)
        able = {}
        for peer, _ in self.peers:
            words = peer.draw[self.form](self.folder, self.output(peer.name))
            try:
                taken = self.launcher.measure(words)
                if not self.output(peer.name).exists():
                    raise Missing("it wrote no file")
            except Missing as missing:
                self.missing[peer.name] = str(missing)
                continue
            able[peer.name] = (lambda words=words: self.launcher.measure(words), rounds_for(taken.wall, self.launcher.quick))
        return able

    def rows(self, measured):
        able = self.warm_up()
        self.able = list(able)
        pairs, own = in_turns(lambda: self.launcher.measure(self.ours), able)
        is_pdf = self.form == "PDF"
        extra = ["words found", "variable outlines", "static outlines"] if is_pdf else []
        table = [[self.form if is_pdf else f"PNG at {SCALE}x", *self.HEADER, *extra]]
        if own:
            table.append(self.row("specimen", own, None, None))
        for peer, version in self.peers:
            if peer.name in pairs:
                ratios = ratio(pairs[peer.name])
                measured[f"{self.form} {peer.name}"] = ratios[0]
                runs = [other for _, other in pairs[peer.name]]
                start = peer.start and median(self.launcher.measure(peer.start(self.folder)).wall for _ in range(5))
                table.append(self.row(peer.name, runs, (ratios, ratio(pairs[peer.name], "processor")[0]), start))
        return table

    def row(self, name, runs, ratios, start):
        file = self.output(name)
        cells = [
            name,
            f"{median(run.wall for run in runs) * 1e3:.1f} ms",
            f"{ratios[0][0]:.1f} x" if ratios else "1",
            f"{ratios[0][1]:.1f} to {ratios[0][2]:.1f}" if ratios else "",
            f"{ratios[1]:.1f} x" if ratios else "1",
            f"{start * 1e3:.0f} ms" if start else "",
            f"{max(run.peak for run in runs) / 2**20:.1f} MiB",
            f"{file.stat().st_size:,}",
        ]
        return cells + (self.correctness(file) if self.form == "PDF" else [])

    # Outlines are held against the closest rival's, which reads variable fonts with code of its own.
    JUDGE = "typst"

    def correctness(self, file):
        """The share of words found, and of outlines that are the judge's; or ours, where it can't be had."""
        pieces = self.items.pieces
        judge = self.output(self.JUDGE if self.JUDGE in self.able else "specimen")
        try:
            words = f"{words_found(file, [piece.text for piece in pieces]):.1%}"
            if file == judge:
                return [words, "the measure", "the measure"]
            if self.reference is None:
                self.reference = inks(grey(judge), pieces)
            variable, static = right_outlines(self.reference, inks(grey(file), pieces), pieces)
        except Missing as missing:
            return [str(missing), "", ""]
        return [words, f"{variable:.1%}", f"{static:.1%}"]
