"""Whole processes, measured: time, memory and instructions, several of them in turns."""

import os
import re
import shutil
import statistics
import subprocess
from collections import namedtuple
from pathlib import Path

# Seconds on the wall and of the processor, and the most memory in bytes.
Taken = namedtuple("Taken", "wall processor peak")

# What a slow program may take of a benchmark, in seconds, and how often any is measured; in a hurry, each fewer times.
BUDGET, LEAST_ROUNDS, MOST_ROUNDS = 16.0, 2, 15
HURRIED = (4.0, 1, 3)


class Missing(Exception):
    """Something can't be measured here; the text says why."""


def compiler():
    for name in ("cc", "clang", "gcc"):
        if shutil.which(name):
            return name
    raise Missing("no C compiler on PATH")


def compile_c(source, program, *options):
    done = subprocess.run([compiler(), "-O2", "-o", program, source, *options], capture_output=True, text=True)
    if done.returncode != 0:
        raise Missing(f"{source.name} does not compile: {last_line(done.stderr)}")
    return program


def flags(*libraries):
    """What pkg-config says of libraries; `Missing` where it doesn't know one."""
    done = subprocess.run(["pkg-config", "--cflags", "--libs", *libraries], capture_output=True, text=True)
    if done.returncode != 0:
        raise Missing(f"no {' and '.join(libraries)} for pkg-config")
    return done.stdout.split()


def last_line(text):
    """The line of a program's output that is worth repeating."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return next((line for line in reversed(lines) if "rror" in line), lines[-1] if lines else "no output")[:160]


class Launcher:
    """Starts programs from a process so small that what they inherit doesn't count (Benchmarks/Peers/launch.c).

    `quick` asks those who use it for few rounds.
    """

    def __init__(self, source, folder, quick=False):
        self.quick = quick
        self.program = compile_c(source, folder / "launch")
        self.output = folder / "output"

    def measure(self, command, environment=None, accepted=(0,)):
        words = [str(self.program), str(self.output), *map(str, command)]
        done = subprocess.run(words, capture_output=True, text=True, env={**os.environ, **(environment or {})})
        if done.returncode not in accepted:
            raise Missing(f"exit code {done.returncode}: {last_line(self.output.read_text(errors='replace'))}")
        wall, user, system, peak = done.stdout.split()
        return Taken(float(wall), float(user) + float(system), int(peak) * 1024)


def rounds_for(seconds, quick=False):
    """How often something that takes so long is measured."""
    budget, least, most = HURRIED if quick else (BUDGET, LEAST_ROUNDS, MOST_ROUNDS)
    return max(least, min(most, int(budget / max(seconds, 1e-6))))


def in_turns(ours, others):
    """Measures ours before each of the others, round by round, so that a busy moment meets both.

    `others` are {name: (function, rounds)}; the answer is ({name: [(ours, other), ...]}, all of ours).
    """
    pairs, own = {name: [] for name in others}, []
    for turn in range(max((rounds for _, rounds in others.values()), default=0)):
        for name, (function, rounds) in others.items():
            if turn < rounds:
                own.append(ours())
                pairs[name].append((own[-1], function()))
    return pairs, own


def median(values):
    return statistics.median(list(values))


def ratio(pairs, field="wall"):
    """The median of other / ours over the pairs, and the quartiles around it."""
    ratios = sorted(getattr(other, field) / max(getattr(ours, field), 1e-6) for ours, other in pairs)
    if len(ratios) < 4:
        return statistics.median(ratios), ratios[0], ratios[-1]
    low, middle, high = statistics.quantiles(ratios, n=4, method="inclusive")
    return middle, low, high


# A fixed environment, because it lies in the process's memory and moves what is in it; and Swift's hashing without a seed
# of chance, which sets and dictionaries would be walked by.
CALLGRIND_ENVIRONMENT = {
    "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LC_ALL": "C", "SWIFT_DETERMINISTIC_HASHING": "1",
}


def instructions(program, arguments, folder):
    """What callgrind counts, of a copy without debugging information, which this valgrind may not read."""
    stripped = Path(folder) / "specimen-stripped"
    if not stripped.exists() or stripped.stat().st_mtime < Path(program).stat().st_mtime:
        subprocess.run(["strip", "-g", "-o", str(stripped), str(program)], check=True)
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", str(stripped)]
    done = subprocess.run([*valgrind, *map(str, arguments)], capture_output=True, text=True, env=CALLGRIND_ENVIRONMENT)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not collected:
        raise Missing(f"valgrind gave no count: {last_line(done.stderr)}")
    return int(collected.group(1))
