"""What the benchmarks have in common: calling programs, naming the machine, and tables in Markdown."""

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
BUILT = PROJECT / ".build/release"


def run(*words, environment=None):
    """What a program prints; one that doesn't end well ends the benchmark."""
    done = subprocess.run(
        [str(word) for word in words], cwd=PROJECT, capture_output=True, text=True, env={**os.environ, **(environment or {})}
    )
    if done.returncode != 0:
        sys.exit(f"error: {words[0]} ended with exit code {done.returncode}\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout.strip()


def processor():
    """The processor's name, or else its kind."""
    try:
        return re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE).group(1)
    except (OSError, AttributeError):
        return platform.machine()


def markdown(rows, texts=1):
    """The lines of a table whose columns line up: the first row has its heads, all columns after `texts` are numbers."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    rule = ["-" * width if column < texts else "-" * (width - 1) + ":" for column, width in enumerate(widths)]
    lines = [[cell.ljust(width) for cell, width in zip(row, widths)] for row in [rows[0], rule, *rows[1:]]]
    return ["| " + " | ".join(line) + " |" for line in lines]
