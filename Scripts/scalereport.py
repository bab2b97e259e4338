"""What `Scripts/test-scale --record` writes into Benchmarks/SCALE.md."""

import datetime
import os

from benchmark import PROJECT, markdown, processor, run

RESULTS = PROJECT / "Benchmarks/SCALE.md"


def write(scale):
    """Writes the table of all that was timed."""
    sheets = len(scale.jobs)
    alone = scale.seconds["a call of generate a sheet"]
    rows = [["the list by", "seconds", "sheets a second", "against a call a sheet"]]
    for name, seconds in scale.seconds.items():
        rows.append([name, f"{seconds:.1f}", f"{sheets / seconds:.0f}", f"{alone / seconds:.1f}x"])
    held = {}
    for case, what in scale.held:
        held.setdefault(case, []).append(what)
    busy = ["- other work ran beside it: more processes got a larger share of the machine, and none got all of it"]
    skipped = [f"- skipped: {', '.join(scale.skipped)}"] if scale.skipped else []
    text = "\n".join(
        [
            "# Thousands of sheets",
            "",
            "Written by `make test-scale RECORD=1`: one work list by a plain loop, by engines that are broken on the way,",
            "and by 1, 2 and 4 shards at once that nobody breaks, each a process that draws a sheet at a time.",
            "",
            f"- {datetime.date.today().isoformat()}, commit {run('git', 'rev-parse', '--short', 'HEAD')}",
            f"- {processor()}, {os.cpu_count()} cores, load {scale.load:.1f} at the beginning and {os.getloadavg()[0]:.1f} at the end, Linux {os.uname().release}",
            f"- {sheets} sheets of {scale.brands.count} brands, {scale.shards} shards by the engines; {scale.faults} faults",
            *(busy if scale.load > 0.5 else []),
            *skipped,
            "",
            *markdown(rows),
            "",
            "What was done to Slurm: a node and its task killed, another node drained, a client killed between fsync and",
            "link, a shard done by three processes at once, a disk that filled. To GNU parallel: it and its script killed",
            "and called again, a client killed between fsync and link, a shard done by three processes at once, a disk that",
            "filled. Slurm takes up to 15 s to see that a node is lost.",
            "",
            "## What was checked, and holds",
            "",
            *(f"- {case}: {'; '.join(what)}" for case, what in held.items()),
        ]
    )
    RESULTS.write_text(text + "\n")
