"""The jobs that `Scripts/inject-faults` gives faults to, and how it judges what is left of one."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
SPECIMEN = Path(os.environ.get("SPECIMEN", PROJECT / ".build/release/specimen"))
FACES = PROJECT / "Fonts/test"
PATIENCE = 60

DOCUMENT = """format: 1
platform: macos
fonts: {{ sources: [{{ directory: {fonts} }}] }}
families:
  serif: {{ faces: {{ 300: SpecimenSerif-Light, 500: SpecimenSerif-Medium, 700: SpecimenSerif-Bold }} }}
defaults: {{ family: serif, weight: 500 }}
styles: {{ headline: {{ weight: 700 }}, body: {{ size: {size} }}, caption1: {{}} }}
screens: {{ home: {{ tableScreen: [{{ tableCell: [{{ label: {{ name: title, text: Read, style: headline }} }}] }}] }} }}
"""
MATRIX = "documents: [museo.yaml, other.yaml]\nthemes: [light, dark]\nformats: [svg]\n"
# An attempt at a shard has a file of its own, whose name no other has.
ATTEMPT = re.compile(r"(runs/\.?\d+-of-\d+)\.\d+(\.jsonl)")
TEMPORARY = re.compile(r"\.[^/]*\.specimen-\d+\.tmp$")
# How long a sheet took is not the same in two runs.
SECONDS = re.compile(rb'("seconds": ?|time=")[0-9.e-]+')
# A whole number of seconds has no point; in a table it ends the row.
SECONDS_TO_READ = re.compile(rb"\b\d+(\.\d+)? s\b|\b\d+\.\d+\b|\b\d+(?= \|$)", re.MULTILINE)


class Run:
    """What a call left: its exit code, -N for a signal and None where it hung, and what it said."""

    def __init__(self, code, said):
        self.code, self.said = code, said


def call(words, folder, environment=None, before=None, patience=PATIENCE):
    """Runs a command in a folder; `before` is called in its process."""
    surroundings = {"PATH": os.environ["PATH"], "ASAN_OPTIONS": "detect_leaks=0", **(environment or {})}
    process = subprocess.Popen([str(word) for word in words], cwd=folder, stdin=subprocess.DEVNULL, env=surroundings,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=before,
                               start_new_session=True)
    try:
        said = process.communicate(timeout=patience)[0].decode(errors="replace")
        return Run(process.returncode, said)
    except subprocess.TimeoutExpired:
        # A session of its own, so that strace and what it traces go together.
        os.killpg(process.pid, 9)
        return Run(None, process.communicate()[0].decode(errors="replace"))


def state(folder):
    """Every path below a folder, and what is there: bytes, a link's target, or None for a folder."""
    found = {}
    for path in sorted(Path(folder).rglob("*")):
        name = ATTEMPT.sub(r"\1\2", str(path.relative_to(folder)))
        if path.is_symlink():
            found[name] = ("link", os.readlink(path))
        elif path.is_dir():
            found[name] = None
        elif ATTEMPT.search(str(path)) and not TEMPORARY.search(name):
            # What an attempt found there differs from what another made.
            found[name] = b"whole" if path.read_bytes()[-2:] == b"}\n" else b"a part"
        elif path.is_file():
            bytes_ = SECONDS.sub(rb"\1", path.read_bytes())
            found[name] = SECONDS_TO_READ.sub(b"", bytes_) if path.name in ("report.html", "summary.md") else bytes_
        else:
            found[name] = ("special",)
    return found


class Job:
    """A call that writes: in a folder with inputs and with old files where it writes."""

    def __init__(self, name, words, code=0, before=(), change=None, environment=None, fresh=False, soft=(),
                 appends=False, speaks=False, failed=(5,), sweeper=(), has_matrix=False):
        self.name, self.words, self.code = name, [SPECIMEN, *words], code
        self.before, self.change, self.environment = before, change, environment or {}
        # Without old files; paths that may have yet other bytes meanwhile.
        self.fresh, self.soft = fresh, soft
        # Whether each run adds to what is there, so that one more after a whole one has it twice.
        self.appends = appends
        # The exit codes where something can't be written; what takes away what killed runs have left, where the next doesn't.
        self.failed, self.sweeper = failed, sweeper
        # Whether a matrix lies beside the documents.
        self.has_matrix = has_matrix
        # Whether its processes speak by calls that nothing tells apart from writing: then it gets signals alone.
        self.speaks = speaks

    def prepare(self, root, fonts):
        """Makes the folder that each run begins with, and works out what is there before and after."""
        self.template = Path(root, re.sub(r"\W+", "-", self.name))
        self.template.mkdir()
        for name, size in (("museo", 17), ("other", 30)):
            (self.template / f"{name}.yaml").write_text(DOCUMENT.format(fonts=fonts, size=size))
        if self.has_matrix:
            (self.template / "matrix.yaml").write_text(MATRIX)
        for words in self.before:
            call([SPECIMEN, *words], self.template, self.environment)
        if self.change:
            self.change(self.template)
        inputs = state(self.template)
        trial = self.copy(root)
        run = call(self.words, trial, self.environment)
        made = state(trial)
        # What is found in a document is no concern here.
        if self.code is None and run.code in (0, 1):
            self.code = run.code
        if run.code != self.code or made == inputs:
            raise SystemExit(f"error: {self.name}: exit code {run.code} without a fault\n{run.said}")
        shutil.rmtree(trial)
        for name, bytes_ in made.items():
            path = self.template / name
            if name not in inputs and not self.fresh and isinstance(bytes_, bytes) and not self.before:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(b"old and whole\n" * 100)
        self.old, self.new = state(self.template), made
        return self

    def copy(self, root):
        folder = tempfile.mkdtemp(dir=root)
        os.chmod(folder, 0o755)
        self.fill(folder)
        return folder

    def fill(self, folder):
        shutil.copytree(self.template, folder, symlinks=True, dirs_exist_ok=True)


class Verdict:
    """What a fault left: which files are neither old nor new, which should not be there, and what is wrong else."""

    def __init__(self, job, folder, run, signal=None):
        found = state(folder)
        self.lost = [name for name in {**job.old, **job.new} if not self.is_whole(job, name, found)]
        changed = [name for name in {**job.old, **job.new} if job.old.get(name) != job.new.get(name)]
        self.is_new = all(found.get(name, 0) == job.new.get(name, 0) for name in changed)
        self.is_old = all(found.get(name, 0) == job.old.get(name, 0) for name in changed)
        empty = [name for name, there in found.items() if there is None and signal is None and name not in job.old
                 and not any(other.startswith(f"{name}/") for other in found)]
        if job.sweeper:
            # Folders of results may stay, and be empty.
            empty = []
        strange = [name for name in found if name not in job.old and name not in job.new]
        # What nobody can take away when it is killed, the next run does; and a golden that has only one of its files yet
        # says so, by a third.
        self.left = [name for name in strange if signal == 9 and TEMPORARY.search(name)
                     or name.endswith(".recording") and (signal == 9 or not self.is_old)]
        self.litter = [name for name in strange if name not in self.left] + empty
        self.wrong = self.exit_fault(job, run, signal)

    @staticmethod
    def is_whole(job, name, found):
        missing = object()
        there = found.get(name, missing)
        return there in (job.old.get(name, missing), job.new.get(name, missing)) or name in job.soft

    def exit_fault(self, job, run, signal):
        if run.code is None:
            return "hung"
        if run.code == job.code and self.is_new:
            return None
        if signal:
            return None if run.code == -signal else f"exit code {run.code} for signal {signal}"
        if run.code not in job.failed:
            return f"exit code {run.code}"
        return None if "error: " in run.said else "no message"

    @property
    def faults(self):
        wrong = [f"lost {name}" for name in self.lost] + [f"litter {name}" for name in self.litter]
        return wrong + ([self.wrong] if self.wrong else [])


def edit_document(folder):
    """Another document, so that what was recorded differs from what is drawn."""
    path = Path(folder, "museo.yaml")
    path.write_text(path.read_text().replace("size: 17", "size: 21"))


def summary(folder):
    Path(folder, "summary.md").write_bytes(b"what an earlier step said\n" * 100)


def jobs(default_fonts):
    """Every verb that writes, in each of its ways."""
    one = ["--default-fonts", default_fonts, "--jobs", "1"]
    plain = ["--default-fonts", default_fonts]
    sheet = ["generate", "museo.yaml", *one]
    kinds = [Job(kind, [*sheet, "--out", f"sheet.{kind}"]) for kind in ("pdf", "png", "svg", "html", "json")]
    return kinds + [
        Job("pdf, new", [*sheet, "--out", "sheet.pdf"], fresh=True),
        Job("svg, isolated", [*sheet, "--isolate", "--out", "sheet.svg"], speaks=True),
        Job("numbered pages", [*sheet, "--layout", "pages", "--out", "page.png"]),
        Job("cards", [*sheet, "--layout", "cards", "--format", "svg", "--out", "cards"]),
        Job("cards, new", [*sheet, "--layout", "cards", "--format", "svg", "--out", "cards"], fresh=True),
        Job("several sheets", ["generate", "museo.yaml", "other.yaml", *one, "--out", "{name}.svg"]),
        Job("record", ["record", "museo.yaml", *one], before=[["record", "museo.yaml", *one]], change=edit_document),
        Job("record, new", ["record", "museo.yaml", *one], fresh=True),
        Job("record, hash", ["record", "museo.yaml", "--store", "hash", *one],
            before=[["record", "museo.yaml", "--store", "hash", *one]], change=edit_document),
        Job("approve", ["approve", "museo.yaml", *one],
            before=[["record", "museo.yaml", *one], ["record", "other.yaml", "--goldens", "museo.goldens", *one],
                    ["verify", "museo.yaml", *one]]),
        Job("verify, report", ["verify", "museo.yaml", *one], code=1,
            before=[["record", "museo.yaml", *one], ["record", "other.yaml", "--goldens", "museo.goldens", *one],
                    ["verify", "museo.yaml", *one]], change=edit_document,
            soft=["specimen-report/.specimen-files", "specimen-report/museo/.specimen-files"]),
        Job("verify, new report", ["verify", "museo.yaml", *one], code=1, before=[["record", "museo.yaml", *one]],
            change=edit_document, fresh=True,
            soft=["specimen-report/.specimen-files", "specimen-report/museo/.specimen-files"]),
        Job("compare", ["compare", "a.png", "b.png", "--report", "report"], code=1,
            before=[["generate", "museo.yaml", *one, "--scale", "1", "--out", "a.png"],
                    ["generate", "other.yaml", *one, "--scale", "1", "--out", "b.png"]],
            soft=["report/.specimen-files", "report/comparison/.specimen-files"]),
        Job("screens", ["screens", "museo.yaml", *plain, "--platform", "ios", "--out", "screens.png"]),
        Job("wraps", ["wraps", "museo.yaml", *plain, "--out", "wraps.pdf"]),
        Job("check", ["check", "museo.yaml", *plain, "--out", "check.json"], code=None),
        Job("check, step summary", ["check", "museo.yaml", *plain], code=None, change=summary,
            environment={"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"}, fresh=True, appends=True),
        Job("plan", ["plan", "matrix.yaml", *one, "--out", "work.jsonl"], has_matrix=True),
        Job("run", ["run", "--worklist", "work.jsonl", "--shard", "0/1", *one, "--no-isolate", "--out", "sheets"],
            before=[["plan", "matrix.yaml", *one, "--out", "work.jsonl"]], fresh=True,
            # 75 for what may come right, 2 for a folder or a file system that won't have it.
            failed=(75, 2), sweeper=["merge", "sheets"], has_matrix=True),
        Job("merge", ["merge", "sheets"], has_matrix=True, before=[
            ["plan", "matrix.yaml", *one, "--out", "work.jsonl"],
            ["run", "--worklist", "work.jsonl", "--shard", "0/1", *one, "--out", "sheets"]]),
        Job("diff", ["diff", "museo.yaml", "other.yaml", "--out", "diff.html"], code=None),
        Job("obfuscate", ["obfuscate", FACES / "SpecimenSans-Bold.otf", "--xor", "0xA5", "--out", "font.bin"]),
        Job("init", ["init", "--force", "--out", "typesystem.yaml"]),
        Job("boilerplate", ["boilerplate", "museo.yaml", *plain, "--as", "css", "--out", "fonts.css"]),
    ]
