"""Runs the command on files that it may not trust: under limits, and in a folder of its own that is looked into afterwards."""

import collections
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import usage

PROJECT = Path(__file__).resolve().parent.parent
BYTES, FILE_BYTES = 2 << 30, 256 << 20
# What a report of AddressSanitizer or valgrind ends a call with; no exit code of the command's own.
REPORTED = 99
ORDER = ["drawn", "marked", "read", "refused", "limit"]
ENDS = {".png": b"IEND\xaeB`\x82", ".pdf": b"%%EOF\n", ".svg": b"</svg>\n", ".yaml": b"\n"}

# One call: its outcome, what it said first, and the seconds that it took.
Call = collections.namedtuple("Call", "outcome message seconds")


def add_options(parser):
    parser.add_argument("--json", type=Path, help="a file for the outcome of each file")
    parser.add_argument("--default-fonts", type=Path, default=PROJECT / ".fonts", help="the folder of the default fonts")
    parser.add_argument("--jobs", type=int, default=1, help="how many files are tried at a time")
    watched = parser.add_mutually_exclusive_group()
    watched.add_argument("--asan", action="store_true", help="run the build of .build/asan, under AddressSanitizer")
    watched.add_argument("--valgrind", action="store_true", help="run the release build under valgrind")


class Command:
    """The command to be tried: plain, watched by AddressSanitizer, or watched by valgrind."""

    def __init__(self, asan=False, valgrind=False):
        build = ".build/asan/debug/specimen" if asan else ".build/release/specimen"
        self.path = usage.program(os.environ.get("SPECIMEN", PROJECT / build))
        self.words, self.seconds, self.bytes = [self.path], 60, BYTES
        # What a process leaves at its end it doesn't take apart, so leaks are not looked for.
        self.environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", ASAN_OPTIONS=f"detect_leaks=0:exitcode={REPORTED}")
        if asan:
            # Its shadow takes 16 TiB of addresses.
            self.seconds, self.bytes = 300, resource.RLIM_INFINITY
        if valgrind:
            known = Path(__file__).resolve().parent / "valgrind.supp"
            self.words = ["valgrind", "--quiet", f"--error-exitcode={REPORTED}", f"--suppressions={known}", self.stripped()]
            self.seconds, self.bytes = 600, 8 << 30

    def stripped(self):
        """A copy without debugging information, on some of which valgrind 3.19 ends."""
        copy = Path(tempfile.mkdtemp(), "specimen")
        shutil.copy(self.path, copy)
        subprocess.run(["strip", "--strip-debug", copy], check=True)
        return copy

    def limit(self):
        """Sets the limits of a call, in its process: address space, processor time, what it may write, and no core."""
        resource.setrlimit(resource.RLIMIT_AS, (self.bytes, self.bytes))
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds))
        resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def run(self, arguments):
        """A call's exit code, None when it took too long, and what it said on standard error."""
        try:
            # Other work on the machine may hold a call up: the limit of processor time is the exact one.
            done = subprocess.run(
                [*self.words, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                timeout=4 * self.seconds, preexec_fn=self.limit, env=self.environment)
        except subprocess.TimeoutExpired:
            return None, ""
        return done.returncode, done.stderr.decode(errors="replace")


def fault(code, said, allowed, output, others):
    """What is wrong with a call whatever it was about, or None; `output` is the file that it may have written."""
    if code is None:
        return "hung"
    if code == REPORTED:
        return "memory: " + next((line for line in said.splitlines() if "ERROR" in line or "Invalid" in line), "")
    if code < 0:
        return f"crashed: signal {-code}"
    if code not in allowed:
        return f"exit code {code}"
    if others:
        return f"left behind: {', '.join(others)}"
    if any(ord(character) < 32 and character != "\n" for character in said):
        return "a control code in a message"
    if output is None:
        return None
    if code not in (0, 1):
        return f"a file in spite of exit code {code}" if output.exists() else None
    end = ENDS[output.suffix]
    return None if output.exists() and output.read_bytes()[-len(end):] == end else "no whole file"


def worst(calls):
    """The outcome of a file that several calls were about, and what the first of those said."""
    outcome = next(each for each in ["fault", *reversed(ORDER)] if any(call.outcome == each for call in calls))
    return outcome, next(call.message for call in calls if call.outcome == outcome)


def tell(tried, outcomes, silent, json_path):
    """Prints what is not simply as it should be, and the counts; ends the process, with 1 on a fault."""
    for each in tried:
        if each["outcome"] not in silent:
            print(f"{each['outcome']:8} {Path(each['file']).name}: {each['message'][:160]}")
    counts = collections.Counter(each["outcome"] for each in tried)
    print(f"{'outcome':8} files")
    for outcome in [*outcomes, "fault"]:
        print(f"{outcome:8} {counts[outcome]:5}")
    slowest = max(tried, key=lambda each: each["seconds"])
    print(f"{'all':8} {len(tried):5}, the slowest {slowest['seconds']} s: {Path(slowest['file']).name}")
    if json_path:
        import json
        json_path.write_text(json.dumps({"files": tried, "counts": counts}, indent=1) + "\n")
    sys.exit(1 if counts["fault"] else 0)
