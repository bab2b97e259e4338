"""A cluster of Slurm on this host: munge, a controller and nodes on loopback, all in one folder."""

import os
import re
import secrets
import socket
import subprocess
import sys
import time
from datetime import datetime

import descendants

PROGRAMS = ["munged", "slurmctld", "slurmd", "sbatch", "scontrol", "squeue"]

# No cgroups, no accounting, no database. A node counts as lost after 10 s.
CONFIGURATION = """ClusterName=specimen
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={port}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={root}/munge.sock
StateSaveLocation={root}/state
SlurmdSpoolDir={root}/spool-%n
SlurmctldPidFile={root}/slurmctld.pid
SlurmdPidFile={root}/slurmd-%n.pid
SlurmctldLogFile={root}/slurmctld.log
SlurmdLogFile={root}/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
SlurmctldTimeout=10
SlurmdTimeout=10
MessageTimeout=5
InactiveLimit=0
MinJobAge=3600
KillWait=2
SchedulerType=sched/builtin
SchedulerParameters=batch_sched_delay=0,sched_interval=2,sched_min_interval=100000
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
JobRequeue=1
MaxArraySize=2001
MaxJobCount=10000
PartitionName=all Nodes=ALL Default=YES MaxTime=01:00:00 State=UP
"""
# slurmd looks for control groups though nothing here asks for any, and ends where the system has none, unless it is told
# which kind there is; it then makes no use of them.
CONTROL_GROUPS = "CgroupPlugin=cgroup/v1\nCgroupMountpoint={root}/cgroup\nCgroupAutomount=no\n"
NODE = "NodeName={name} NodeAddr=127.0.0.1 NodeHostname={host} Port={port} CPUs=1 RealMemory=1000 State=UNKNOWN\n"


def free_ports(count):
    """So many ports of loopback that nobody listens on."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Cluster:
    """A controller and its nodes, `n1` and on, of one processor each."""

    def __init__(self, folder, nodes=4):
        self.folder = folder
        self.nodes = {f"n{number}": None for number in range(1, nodes + 1)}
        self.environment = {**os.environ, "SLURM_CONF": str(folder / "slurm.conf")}

    def start(self):
        """Starts the services, and waits until every node is idle."""
        (self.folder / "state").mkdir(parents=True)
        # munge asks that its folder can be entered.
        self.folder.chmod(0o755)
        key = self.folder / "munge.key"
        key.touch(mode=0o400)
        key.write_bytes(secrets.token_bytes(128))
        host = socket.gethostname().partition(".")[0]
        port, *ports = free_ports(len(self.nodes) + 1)
        lines = [NODE.format(name=name, host=host, port=own) for name, own in zip(self.nodes, ports)]
        text = CONFIGURATION.format(host=host, port=port, root=self.folder)
        (self.folder / "slurm.conf").write_text(text + "".join(lines))
        (self.folder / "cgroup.conf").write_text(CONTROL_GROUPS.format(root=self.folder))
        places = {"key-file": key.name, "socket": "munge.sock", "pid-file": "munged.pid", "seed-file": "munged.seed",
                  "log-file": "munged.log"}
        options = [f"--{name}={self.folder / place}" for name, place in places.items()]
        self.daemon("munged", "--foreground", "--force", "--num-threads=2", *options)
        self.wait(lambda: (self.folder / "munge.sock").exists(), 10, "munge")
        self.daemon("slurmctld", "-D")
        for name in self.nodes:
            self.nodes[name] = self.daemon("slurmd", "-D", "-N", name)
        self.wait(lambda: set(self.states().values()) == {"idle"}, 60, "the nodes")

    def daemon(self, *words):
        with open(self.folder / "daemons.log", "ab") as log:
            return subprocess.Popen(words, env=self.environment, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log,
                                    stderr=log)

    def wait(self, is_so, seconds, what):
        limit = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > limit:
                sys.exit(f"error: {what} not there after {seconds} s\n{self.said()}".rstrip())
            time.sleep(0.1)

    def said(self):
        """The last lines of what the services have said."""
        return (self.folder / "daemons.log").read_text(errors="replace")[-2000:]

    def ask(self, *words, tries=20, must=True):
        """What a program of Slurm prints, which may be nothing where it needn't succeed; the controller may be busy."""
        for _ in range(tries):
            done = subprocess.run([str(word) for word in words], env=self.environment, cwd=self.folder, text=True,
                                  capture_output=True, timeout=60)
            if done.returncode == 0:
                return done.stdout
            if not must:
                return ""
            time.sleep(0.5)
        sys.exit(f"error: {words[0]} ended with exit code {done.returncode}\n{done.stderr}{self.said()}".rstrip())

    def states(self):
        """The state of each node, as sinfo words it."""
        lines = self.ask("sinfo", "-h", "-N", "-o", "%N %t").split("\n")
        return dict(line.split() for line in lines if line)

    def submit(self, script, array, log, **variables):
        """Submits an array; the answer is its number."""
        words = ["sbatch", "--parsable", f"--array={array}", f"--output={log}/%A_%a.log", f"--chdir={log}"]
        exported = ",".join(["ALL", *(f"{name}={value}" for name, value in variables.items())])
        return self.ask(*words, f"--export={exported}", script).strip()

    def is_done(self):
        """Whether nothing runs or waits; tasks that wait out their two minutes before they begin again needn't."""
        lines = self.ask("squeue", "-h", "-r", "-o", "%i %T %r").split("\n")
        waiting = [line.split() for line in lines if line]
        for task, state, reason in waiting:
            if state == "PENDING" and reason == "BeginTime":
                self.ask("scontrol", "update", f"JobId={task}", "StartTime=now", must=False)
        return not waiting

    def tasks(self):
        """Each task that there was: its number, state, node, restarts and when it began last."""
        pattern = r"ArrayTaskId=(\d+) .*?JobState=(\S+) .*?Restarts=(\d+) .*?StartTime=(\S+) .*? NodeList=(\S*)"
        found = re.findall(pattern, self.ask("scontrol", "show", "job", "-o"))
        return [
            {"shard": int(shard), "state": state, "restarts": int(restarts), "node": node,
             "start": 0 if start == "Unknown" else datetime.fromisoformat(start).timestamp()}
            for shard, state, restarts, start, node in found
        ]

    def processes(self, node):
        """The processes of the tasks that a node runs, and those that Slurm has put above them."""
        own = [process for process in descendants.below() if descendants.variable(process, "SLURMD_NODENAME") == node]
        above = {descendants.parent(process) for process in own}
        return [each for each in above if descendants.program(each).startswith("slurmstepd")] + own

    def node_of(self, shard):
        """The node on which a shard is done just now; None where none is."""
        for process in descendants.below():
            node = descendants.variable(process, "SLURMD_NODENAME")
            if node and descendants.variable(process, "SLURM_ARRAY_TASK_ID") == str(shard):
                return node
        return None

    def kill_node(self, node):
        """Ends a node's service and its task, without a word."""
        descendants.kill(self.nodes[node].pid, *self.processes(node))

    def drain(self, node):
        """Gives a node no more tasks."""
        self.ask("scontrol", "update", f"NodeName={node}", "State=DRAIN", "Reason=test")
