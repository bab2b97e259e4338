"""The processes that a script has started, and theirs: all of them end with it."""

import contextlib
import ctypes
import os
import signal
import time
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36


def adopt():
    """Makes this process the parent of whatever its descendants leave behind, daemons too; and signals end it in order."""
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, lambda number, _: exit_with(128 + number))


def exit_with(code):
    raise SystemExit(code)


def children():
    """Every process's children, by its id, but those that have ended and wait to be asked how."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                # The name of the program, which is in parentheses, may have any characters in it.
                state, own_parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
                if state != "Z":
                    found.setdefault(int(own_parent), []).append(int(folder.name))
    return found


def below(ancestor=None):
    """The ids of all processes below one, this one unless told; a parent comes before its children."""
    by_parent = children()
    waiting, found = [ancestor or os.getpid()], []
    while waiting:
        for child in by_parent.get(waiting.pop(0), []):
            waiting.append(child)
            found.append(child)
    return found


def variable(process, name):
    """What a process's environment has for a name; None where it has nothing, or has gone."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/environ").read_bytes().split(b"\0"):
            if line.startswith(name.encode() + b"="):
                return line.partition(b"=")[2].decode(errors="replace")
    return None


def program(process):
    """The name of the program of a process; empty where it has gone."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/comm").read_text().strip()
    return ""


def parent(process):
    """The id of a process's parent; 0 where it has gone."""
    return next((each for each, own in children().items() if process in own), 0)


def kill(*processes):
    """Ends processes at once, without a word."""
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def end_all():
    """Ends every descendant, first by asking, and waits until none is left."""
    for process in below():
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)
    limit = time.monotonic() + 5
    while reap() and time.monotonic() < limit:
        time.sleep(0.05)
    while reap():
        kill(*below())
        time.sleep(0.05)


def reap():
    """Takes in whoever has ended; whether there are others."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    return bool(below())
