"""Recorded instruction counts: a text file with a line a job, and how a new count compares."""

# The share by which a job may grow before anybody is told.
LIMIT = 0.03

HEAD = """\
# Instructions of five jobs with the default sheet, as callgrind counts them. Written by Scripts/bench-check --record;
# `make bench-check` says when one has grown by more than 3 %.
"""


def parse(text):
    """{job: instructions} of a file's text."""
    pairs = (line.split() for line in text.splitlines() if line.strip() and not line.startswith("#"))
    return {name: int(number.replace(",", "")) for name, number in pairs}


def written(counts, surroundings):
    """The file's text; `surroundings` are the lines that say on what the counts depend."""
    lines = [f"# {line}\n" for line in surroundings]
    return HEAD + "".join(lines) + "".join(f"{name} {number:,}\n" for name, number in counts.items())


def told(recorded, found):
    """A line a job, and the jobs that grew by more than `LIMIT`; a job that is not recorded is no growth."""
    lines, grew = [], []
    for name, number in found.items():
        if name not in recorded:
            lines.append(f"{name}: {number:,}, not recorded yet")
            continue
        change = number / recorded[name] - 1
        remark = ""
        if number > recorded[name] * (1 + LIMIT):
            remark = ": grew"
            grew.append(name)
        elif number < recorded[name] * (1 - LIMIT):
            remark = ": fell; Scripts/bench-check --record keeps it"
        lines.append(f"{name}: {number:,}, {change:+.2%} of {recorded[name]:,}{remark}")
    lines += [f"{name}: recorded, and no job any more" for name in recorded if name not in found]
    return lines, grew
