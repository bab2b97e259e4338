"""The programs that `make bench` holds specimen against: how each is installed, and how it draws the sheet.

Those from PyPI go into a folder of their own under .build, as Scripts/peers.lock pins them; those from Debian are
installed by Scripts/setup. What can't be had raises `Missing`, and the table says so.
"""

import re
import shutil
import subprocess
import sys
from collections import namedtuple

from benchmark import PROJECT
from timing import Missing, compile_c, flags, last_line

SOURCES = PROJECT / "Benchmarks/Peers"
LOCK = PROJECT / "Scripts/peers.lock"
VENV = PROJECT / ".build/peers"
SCALE = 2

sys.path.insert(0, str(SOURCES))
import inputs  # noqa: E402
from items import Items  # noqa: E402

# `prepare` installs and writes the inputs into a folder, and answers the version; `draw` is {format: function of folder and
# output that answers a command}; `start` is a command that starts and draws nothing.
Peer = namedtuple("Peer", "name prepare draw start")


def python():
    """The Python that has the peers of PyPI; installs them once for each state of the lock file."""
    program, marker = VENV / "bin/python", VENV / "installed"
    if marker.exists() and marker.read_text() == LOCK.read_text():
        return program
    from_debian("peer-pypi")
    made = subprocess.run(["/usr/bin/python3", "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True)
    if made.returncode != 0:
        raise Missing(f"no virtual environment: {last_line(made.stdout + made.stderr)}")
    is_whole = pip_install(program, LOCK)
    if not is_whole:
        # One package that can't be had here should not take the others with it.
        for line in LOCK.read_text().splitlines():
            if line and not line.startswith("#"):
                one = VENV / "one.lock"
                one.write_text(line + "\n")
                pip_install(program, one)
    # What is missing now may be there another time.
    if is_whole:
        marker.write_text(LOCK.read_text())
    return program


def pip_install(program, lock):
    words = "-m pip install --quiet --disable-pip-version-check --no-input --retries 2 --no-deps --only-binary :all:"
    done = subprocess.run(
        [str(program), *words.split(), "--require-hashes", "-r", str(lock)], capture_output=True, text=True
    )
    if done.returncode != 0:
        print(f"bench: pip: {last_line(done.stderr)}", file=sys.stderr)
    return done.returncode == 0


def from_pypi(name, module):
    """The version of a package that can be imported."""
    program = python()
    done = subprocess.run([str(program), "-c", f"import {module}"], capture_output=True, text=True)
    if done.returncode != 0:
        raise Missing(f"{name} from PyPI: {last_line(done.stderr)}")
    version = f"import importlib.metadata as m; print(m.version('{name}'))"
    return subprocess.run([str(program), "-c", version], capture_output=True, text=True).stdout.strip()


def from_debian(purpose):
    """Installs the packages that Scripts/packages lists for a purpose."""
    done = subprocess.run([str(PROJECT / "Scripts/setup"), purpose], cwd=PROJECT, capture_output=True, text=True)
    if done.returncode != 0:
        raise Missing(f"not installed: {last_line(done.stderr)}")


def version_of(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"\d+(\.\d+)+(-\d+)?", done.stdout + done.stderr)
    return found.group(0) if found else "unknown version"


def script(name, *arguments):
    return [VENV / "bin/python", SOURCES / name, *arguments]


def write_typst(items, folder):
    (folder / "sheet.typ").write_text(inputs.typst(items), encoding="utf-8")
    return from_pypi("typst", "typst")


def write_lists(name, module):
    def prepare(items, folder):
        version = from_pypi(name, module)
        # Marshalled by the Python that reads it.
        (folder / "lists").write_bytes(inputs.lists(items))
        return version

    return prepare


def write_lines(items, folder):
    from_debian("peer-pango")
    (folder / "lines").write_text(inputs.lines(items), encoding="utf-8")
    compile_c(SOURCES / "draw_pango.c", folder / "draw_pango", *flags("pangocairo", "pangoft2", "cairo-pdf", "fontconfig"))
    return version_of("pkg-config", "--modversion", "pangocairo")


def write_pages(items, folder):
    for unit in ("pt", "px"):
        (folder / f"{unit}.html").write_text(inputs.page(items, unit), encoding="utf-8")


def write_chromium(items, folder):
    from_debian("peer-chromium")
    write_pages(items, folder)
    return version_of("chromium", "--version")


def write_weasyprint(items, folder):
    write_pages(items, folder)
    return from_pypi("weasyprint", "weasyprint")


def image_magick():
    """ImageMagick 6's program has a name of its own, which nothing else stands in for."""
    for name in ("convert-im6.q16", "magick"):
        if shutil.which(name):
            return name
    raise Missing("no convert-im6.q16 or magick on PATH")


def write_vectors(items, folder):
    from_debian("peer-imagemagick")
    size = f"{round(items.width * SCALE)}x{round(items.height * SCALE)}"
    words = ["-size", size, f"xc:{items.background}"]
    for piece in inputs.vectors(items, SCALE):
        words += ["-draw", piece]
    (folder / "vectors").write_text("\0".join(words), encoding="utf-8")
    return version_of(image_magick(), "--version")


def chromium(folder, *words):
    flags_ = "--headless --no-sandbox --disable-gpu --hide-scrollbars --no-first-run"
    return ["chromium", *flags_.split(), f"--user-data-dir={folder / 'profile'}", *words]


def screenshot(folder, output):
    size = Items(folder / "items.json")
    window = f"--window-size={round(size.width)},{round(size.height)}"
    page = (folder / "px.html").as_uri()
    return chromium(folder, f"--force-device-scale-factor={SCALE}", window, f"--screenshot={output}", page)


def print_page(folder, output):
    return chromium(folder, "--no-pdf-header-footer", f"--print-to-pdf={output}", (folder / "pt.html").as_uri())


def importing(module):
    return lambda folder: [VENV / "bin/python", "-c", f"import {module}"]


def drawn_by(name, source, *others):
    """The commands of a peer from PyPI: a script draws `source`, a file of the folder, and may read `others` there."""

    def words(folder, out):
        return script(name, folder / source, out, *(folder / other for other in others))

    return {"PDF": words, "PNG": lambda folder, out: [*words(folder, out), SCALE]}


PEERS = [
    Peer(
        "typst",
        write_typst,
        drawn_by("draw_typst.py", "sheet.typ", "fonts"),
        importing("typst"),
    ),
    Peer(
        "Pango + cairo",
        write_lines,
        {
            "PDF": lambda folder, out: [folder / "draw_pango", folder / "lines", out],
            "PNG": lambda folder, out: [folder / "draw_pango", folder / "lines", out, SCALE],
        },
        None,
    ),
    Peer(
        "skia-python",
        write_lists("skia-python", "skia"),
        drawn_by("draw_skia.py", "lists"),
        importing("skia"),
    ),
    Peer(
        "drawbot-skia",
        write_lists("drawbot-skia", "drawbot_skia.drawbot"),
        drawn_by("draw_drawbot.py", "lists"),
        importing("drawbot_skia.drawbot"),
    ),
    Peer("Chromium", write_chromium, {"PDF": print_page, "PNG": screenshot}, None),
    Peer(
        "WeasyPrint",
        write_weasyprint,
        {"PDF": lambda folder, out: script("draw_weasyprint.py", folder / "pt.html", out)},
        importing("weasyprint"),
    ),
    Peer(
        "ImageMagick",
        write_vectors,
        {
            "PNG": lambda folder, out: [
                image_magick(), *(folder / "vectors").read_text(encoding="utf-8").split("\0"), out
            ]
        },
        None,
    ),
]
