"""The commands of those manifests in deploy/ whose engines `Scripts/test-scale` can't start, run with their variables."""

import json
import os
import re
import shutil
import subprocess
import textwrap

import worklists
from worklists import PROJECT, SPECIMEN

SHARDS = 4


def kubernetes(path, out):
    """The words of the pod's container, and the variable that tells it its number."""
    text = (PROJECT / "deploy/kubernetes/job.yaml").read_text()
    words = json.loads(re.search(r"^ +args: (\[.*\])$", text, re.MULTILINE).group(1))
    values = {"/work/work.jsonl": str(path), "/work/sheets": str(out), "40": str(SHARDS)}
    return [values.get(word, word) for word in words], "JOB_COMPLETION_INDEX"


def batch(path, out):
    """The words of the job definition, with its parameters, and the variable that tells it its number."""
    definition = json.loads((PROJECT / "deploy/aws-batch/job-definition.json").read_text())
    values = {"Ref::worklist": str(path), "Ref::out": str(out), "Ref::shards": str(SHARDS)}
    words = [values.get(word, word) for word in definition["containerProperties"]["command"]]
    assert words[0] == "specimen"
    return words[1:], "AWS_BATCH_JOB_ARRAY_INDEX"


def array(scale, case, words, variable, out, planned, path):
    """Every number of an array in turn."""
    codes = [worklists.call(SPECIMEN, *words, environment={variable: str(number)})[0] for number in range(SHARDS)]
    scale.check(case, f"{variable} tells each task its shard", codes, [0] * SHARDS)
    judge(scale, case, out, planned, path)


def github(scale, planned, path):
    """The step that draws, in a folder for each job; the folders are copied together as artifacts are."""
    case, out = "GitHub's matrix", scale.folder / "github"
    text = (PROJECT / "deploy/github/specimen-shards.yml").read_text()
    step = textwrap.dedent(re.search(r"- name: Draw\n.*?run: \|\n(.*?)\n      - uses", text, re.DOTALL).group(1))
    programs = scale.folder / "bin"
    programs.mkdir()
    (programs / "specimen").symlink_to(SPECIMEN)
    variables = {"WORKLIST": str(path), "ROOT": str(path.parent), "PATH": f"{programs}:{os.environ['PATH']}"}
    codes = []
    for shard in range(SHARDS):
        machine = scale.folder / f"machine-{shard}"
        machine.mkdir()
        script = step.replace("${{ matrix.shard }}", str(shard)).replace("${{ strategy.job-total }}", str(SHARDS))
        done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], cwd=machine,
                              env={**os.environ, **variables}, capture_output=True, stdin=subprocess.DEVNULL)
        codes.append(done.returncode)
        shutil.copytree(machine / "sheets", out, dirs_exist_ok=True)
    scale.check(case, "the matrix tells each job its shard", codes, [0] * SHARDS)
    judge(scale, case, out, planned, path)


def judge(scale, case, out, planned, path):
    scale.judge(case, out, SHARDS, path, planned)
    found = worklists.hashes(out / "obj")
    scale.check(case, "the sheets are those drawn alone, byte by byte",
                found == {name: scale.expected.get(name) for name in found}, True)


def check(scale):
    """Runs them all on a few sheets of the list."""
    path = scale.brands.plan("few.yaml", "few.jsonl")
    planned = worklists.jobs(path)
    for case, make in (("Kubernetes' Indexed Job", kubernetes), ("AWS Batch's array", batch)):
        out = scale.folder / make.__name__
        array(scale, case, *make(path, out), out, planned, path)
    github(scale, planned, path)
