"""Work lists for `Scripts/test-scale`: brands with fonts of their own, and what lies in a folder of results."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
SPECIMEN = Path(os.environ.get("SPECIMEN", PROJECT / ".build/release/specimen"))
FACES = ["SpecimenSans-Regular.otf", "SpecimenSans-Bold.otf"]
LOCALES = ["da", "de", "en", "es", "fi", "fr", "it", "nl", "pl", "sv"]
# Of each brand: ten languages, two platforms, two themes and two layouts.
SHEETS_OF_A_BRAND = 80

DOCUMENT = """format: 1
name: Brand {brand}
fonts: {{ sources: [{{ directory: . }}] }}
families: {{ sans: {{ family: Specimen Sans }} }}
defaults: {{ family: sans }}
styles: {{ body: {{ weight: regular }}, headline: {{ weight: bold }}, footnote: {{ weight: regular }} }}
"""
MATRIX = """documents: ["{documents}/type.yaml"]
locales: [{locales}]
platforms: [ios, watchos]
themes: [light, dark]
layouts: [grid, ranges]
options: {{ categories: "large,AX1,AX5" }}
"""


def call(*words, environment=None, cwd=None):
    """Runs the command; the answer is its exit code and what it said."""
    done = subprocess.run([str(word) for word in words], cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          env={**os.environ, **(environment or {})})
    return done.returncode, done.stdout + done.stderr


class Brands:
    """A folder of brands, and the lists of them."""

    def __init__(self, folder, sheets):
        self.folder, self.count = folder, sheets // SHEETS_OF_A_BRAND
        for number in range(self.count):
            brand = folder / f"brand-{number:03}"
            brand.mkdir(parents=True)
            (brand / "type.yaml").write_text(DOCUMENT.format(brand=number))
            for face in FACES:
                shutil.copy(PROJECT / "Fonts/test" / face, brand)
        (folder / "matrix.yaml").write_text(MATRIX.format(documents="brand-*", locales=", ".join(LOCALES)))
        (folder / "few.yaml").write_text(MATRIX.format(documents="brand-000", locales="en"))

    def plan(self, matrix="matrix.yaml", name="work.jsonl"):
        """Plans a matrix; the answer is the list's path."""
        path = self.folder / name
        code, said = call(SPECIMEN, "plan", self.folder / matrix, "--out", path, "--quiet")
        if code != 0:
            sys.exit(f"error: plan ended with exit code {code}\n{said}".rstrip())
        return path

    def change_a_byte(self):
        """Changes one byte of a font of the first brand, and back with a second call."""
        with open(self.folder / "brand-000" / FACES[1], "r+b") as font:
            font.seek(-1, os.SEEK_END)
            byte = font.read(1)[0]
            font.seek(-1, os.SEEK_END)
            font.write(bytes([byte ^ 1]))


def jobs(path):
    """The jobs of a list."""
    return [json.loads(line) for line in path.read_text().splitlines()]


def draw_alone(job, root, folder):
    """Draws a job's sheet by `generate`, which knows nothing of lists; what it said where that went wrong."""
    options = {"language": job["locale"], "platform": job["platform"], "theme": job["theme"], "layout": job["layout"]}
    words = [f"--{name}={value}" for name, value in options.items() if value is not None]
    words += [f"--{name}={value}" for name, values in job["options"].items() for value in values]
    target = folder / f"{job['key']}.{job['format']}"
    code, said = call(SPECIMEN, "generate", root / job["document"], *words, "--out", target, "--quiet")
    return None if code == 0 else f"exit code {code}: {said.strip()}"


def hashes(folder):
    """SHA-256 of each file of a folder, by its name."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def strays(out, planned):
    """The files in a folder of results that are neither a sheet of the list nor what the verbs say they leave."""
    known = {"worklist.jsonl", "index.html", "junit.xml", "merge.json"}
    known |= {f"obj/{job['key']}.{job['format']}" for job in planned}
    files = [str(path.relative_to(out)) for path in out.rglob("*") if not path.is_dir()]
    return [name for name in files if name not in known and not (name.startswith("runs/") and "/." not in name)]


def merge(out, path):
    """What merge says of a folder of results, and its exit code."""
    code, said = call(SPECIMEN, "merge", out, "--worklist", path, "--format", "json", "--quiet")
    try:
        return code, json.loads(said)
    except ValueError:
        sys.exit(f"error: merge ended with exit code {code}\n{said}".rstrip())
