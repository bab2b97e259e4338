"""What the cases of `Scripts/test-scale` have in common: the list, how its sheets have to look, and what was found."""

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

import descendants
import worklists
from worklists import SPECIMEN

# Plays the program, and breaks it once in two shards. In the one that FATAL names it is killed when a sheet is on the disk
# and has no name, at the seventh link; in the one that HELD names it stops there for ten seconds, at the fifth.
BREAKING = """#!/usr/bin/env bash
broken() {
  mkdir "$MARKS/$1" 2>/dev/null || exec "$PROGRAM" "${@:3}"
  exec strace -f -q -o "$MARKS/$1/calls" -e trace=linkat,fsync -e inject=linkat:"$2" "$PROGRAM" "${@:3}"
}
case " $* ${PARALLEL_SEQ:+seq $PARALLEL_SEQ }" in
  *" --shard $FATAL/"* | *" seq $((FATAL + 1)) "*) broken fatal signal=KILL:when=7 "$@" ;;
  *" --shard $HELD/"* | *" seq $((HELD + 1)) "*) broken held delay_enter=10000000:when=5 "$@" ;;
esac
exec "$PROGRAM" "$@"
"""
# What no case takes longer than, in seconds.
PATIENCE = 900


class Scale:
    """The list, how its sheets look when they are drawn alone, and what was found."""

    def __init__(self, folder, sheets, shards):
        self.folder, self.shards = folder, shards
        self.brands = worklists.Brands(folder / "brands", sheets)
        self.list = self.brands.plan()
        self.jobs = worklists.jobs(self.list)
        self.faults, self.skipped, self.seconds = 0, [], {}
        self.expected = {}
        self.held = []
        self.load = os.getloadavg()[0]

    def check(self, case, what, found, expected):
        """Tells of something that has to be so."""
        holds = found == expected
        self.faults += not holds
        if holds:
            self.held.append((case, what))
        differs = "" if holds else f": {expected} expected, found {found}"
        print(f"{'ok' if holds else 'fault'} {case}: {what}{differs}", flush=True)

    def skip(self, case, why):
        """Tells of something that can't be tried here."""
        self.skipped.append(case)
        print(f"skipped {case}: {why}", flush=True)

    @contextlib.contextmanager
    def timed(self, name):
        start = time.monotonic()
        yield
        self.seconds[name] = time.monotonic() - start

    def judge(self, case, out, shards=None, path=None, planned=None):
        """Holds a folder of results against the sheets drawn alone; the answer is what merge said."""
        planned = planned or self.jobs
        self.check(case, "no file is left but sheets and records", worklists.strays(out, planned), [])
        code, said = worklists.merge(out, path or self.list)
        there = said["made"] + said["cached"]
        self.check(case, f"{there} of {len(planned)} sheets, 0 lost, 0 failed", (there, said["lost"], said["failed"]),
                   (len(planned), 0, 0))
        self.check(case, "no sheet is made twice", len(said["madeTwice"]), 0)
        self.check(case, "every shard has told of itself, and merge ends with 0",
                   (said["shards"], said["missingShards"], code), (shards or self.shards, [], 0))
        if planned is self.jobs:
            same = worklists.hashes(out / "obj") == self.expected
            self.check(case, "the sheets are those drawn alone, byte by byte", same, True)
        return said

    def breaking(self, name, fatal, held):
        """Variables with which one shard is killed once between fsync and link, and another held up there."""
        folder = self.folder / f"{name}-broken"
        folder.mkdir()
        program = folder / "specimen-broken"
        program.write_text(BREAKING)
        program.chmod(0o755)
        return {"SPECIMEN": str(program), "PROGRAM": str(SPECIMEN), "FATAL": str(fatal), "HELD": str(held),
                "MARKS": str(folder)}

    def is_held(self, name):
        """Whether the shard that is held up has come to where it is."""
        calls = self.folder / f"{name}-broken/held/calls"
        return calls.exists() and calls.read_text().count("linkat(") >= 5

    def check_fatal(self, case, name):
        """Whether the kill came where it was meant: after a sheet's fsync, in its link."""
        mark = self.folder / f"{name}-broken/fatal/calls"
        calls = [line.split(maxsplit=1)[1] for line in mark.read_text().splitlines()] if mark.exists() else []
        last = [line.partition("(")[0] for line in calls if line.startswith(("fsync", "linkat"))][-2:]
        killed = any("killed by SIGKILL" in line for line in calls)
        self.check(case, "a process was killed between fsync and link", (last, killed), (["fsync", "linkat"], True))


@contextlib.contextmanager
def small_disk(folder, size):
    """A file system in memory of so many bytes."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size},mode=755", "tmpfs", folder], check=True)
    try:
        yield folder
    finally:
        # Whoever still writes there is a descendant.
        if subprocess.run(["umount", folder], capture_output=True).returncode != 0:
            descendants.end_all()
            subprocess.run(["umount", "--lazy", folder], check=True)


def count(out):
    """How many sheets there are."""
    with contextlib.suppress(OSError):
        return len(os.listdir(out / "obj"))
    return 0


def wait(is_so, what):
    limit = time.monotonic() + PATIENCE
    while not is_so():
        if time.monotonic() > limit:
            sys.exit(f"error: {what} not within {PATIENCE} s")
        time.sleep(0.2)


def is_full(log):
    """Whether a task has said that the disk is full."""
    return any(b"no space left" in path.read_bytes() for path in log.glob("*.log"))


def outside():
    """What Slurm and munge have in the system's folders."""
    folders = ["/etc", "/run", "/var/spool", "/var/log", "/var/lib", "/dev/shm", "/tmp"]
    names = [path for folder in folders if Path(folder).is_dir() for path in Path(folder).iterdir()]
    return {str(path) for path in names if any(word in path.name for word in ("slurm", "munge"))}
