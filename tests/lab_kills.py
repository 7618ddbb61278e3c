#!/usr/bin/env python3
"""tests/lab_kills.py -- a laboratory that is killed again and again comes to the same file.

usage: lab_kills.py RUBICON [KILLS [SEED]]

A job is played undisturbed, then while random workers are killed, those who look after them, the
whole run, or the run is asked to end; what has ended is resumed, by threads or by mpirun.  In the
end the kept file, the figures and the lines must be those of the undisturbed run, byte for byte.
"""

import filecmp
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

JOB = ["exemplum", "--bots", "greedy,random", "--games", "3000", "--seed", "5"]
NAMES = ["results", "lines.csv", "figures.json"]
PROCESSES = 3


def processes():
    """pid: (parent, name, state) of all there are."""
    found = {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        name = text[text.index("(") + 1 : text.rindex(")")]
        state, parent = text[text.rindex(")") + 2 :].split()[:2]
        found[int(stat.parent.name)] = (int(parent), name, state)
    return found


def family(root):
    """The process and all below it, with their parents and names."""
    there, members = processes(), {}
    grown = {root}
    while grown - members.keys():
        members.update({pid: there[pid] for pid in grown if pid in there})
        grown = {pid for pid, (parent, _, _) in there.items() if parent in members}
        if root not in there:
            break
    return members


def send(pid, number):
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        pass


class Run:
    """One process, or several by mpirun, that begin a job or go on with it."""

    def __init__(self, rubicon, folder, shared):
        self.folder = folder
        kept = folder / NAMES[0]
        job = ["--resume", kept] if kept.exists() else [*JOB, "--keep", kept]
        files = ["--csv", folder / NAMES[1], "--json", folder / NAMES[2]]
        before = ["mpirun", "--oversubscribe", "-n", str(PROCESSES)] if shared else []
        self.shared = shared
        self.log = open(folder / "log", "a")
        self.process = subprocess.Popen([*before, rubicon, "lab", *job, *files], stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=self.log)

    def is_over(self):
        return self.process.poll() is not None

    def workers(self):
        """Who plays for others, and who looks after them."""
        members = family(self.process.pid)
        names = {pid: name for pid, (_, name, _) in members.items()}
        plays = [pid for pid, (parent, name, _) in members.items()
                 if name == "rubicon-mpi" and names.get(parent) == "rubicon-mpi"]
        return plays, [members[pid][0] for pid in plays]

    def kill_worker(self):
        plays, _ = self.workers()
        if plays:
            send(random.choice(plays), signal.SIGKILL)
        return bool(plays)

    def kill_keeper(self):
        _, keepers = self.workers()
        if keepers:
            send(random.choice(keepers), signal.SIGKILL)
            self.wait()
        return bool(keepers)

    def kill_all(self):
        members = family(self.process.pid)
        for pid in members:
            send(pid, signal.SIGKILL)
        self.process.wait()
        wait_for_end(members)
        return True

    def ask_to_end(self):
        members = family(self.process.pid)
        send(self.process.pid, random.choice([signal.SIGTERM, signal.SIGINT]))
        self.process.wait()
        wait_for_end(members)
        return True

    def wait(self):
        members = family(self.process.pid)
        status = self.process.wait()
        wait_for_end(members)
        return status


def wait_for_end(members):
    """Processes that belonged to a run, until none of them lives."""
    for _ in range(600):
        there = processes()
        if not any(pid in there and there[pid][1] == name and there[pid][2] != "Z"
                   for pid, (_, name, _) in members.items()):
            return
        time.sleep(0.05)
    sys.exit("FAILED processes of a run that has ended live on")


def disturb(rubicon, folder, kills, counts):
    """One job, with up to so many kills; how many there were."""
    done, run = 0, None
    while True:
        if run is None:
            run = Run(rubicon, folder, random.random() < 0.7)
        while run.shared and not run.is_over() and not run.workers()[0]:
            time.sleep(0.02)
        time.sleep(random.uniform(0, 0.5))
        if run.is_over() and run.wait() == 0:
            return done
        if run.is_over():
            run = None
            continue
        if done >= kills:
            if run.wait() == 0:
                return done
            run = None
            continue
        ways = [run.kill_worker] * 6 + [run.kill_keeper] if run.shared else []
        way = random.choice([*ways, run.kill_all, run.ask_to_end])
        if (folder / NAMES[0]).exists() and way():
            done += 1
            counts[way.__name__] = counts.get(way.__name__, 0) + 1


def main():
    rubicon = os.path.realpath(sys.argv[1])
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 6
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1000000)
    random.seed(seed)
    os.environ |= {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
    counts, left, jobs, failed = {}, kills, 0, 0
    with tempfile.TemporaryDirectory() as top:
        calm = pathlib.Path(top, "calm")
        calm.mkdir()
        if Run(rubicon, calm, False).wait():
            sys.exit("FAILED the undisturbed run")
        while left > 0:
            folder = pathlib.Path(top, f"job{jobs}")
            folder.mkdir()
            left -= disturb(rubicon, folder, left, counts)
            jobs += 1
            for name in NAMES:
                if not filecmp.cmp(calm / name, folder / name, shallow=False):
                    failed += 1
                    print(f"FAILED {name} of job {jobs} is not the undisturbed one (seed {seed})")
                    print((folder / "log").read_text()[-2000:])
            rest = [name for name in os.listdir(folder)
                    if name not in [*NAMES, "log"] and not name.endswith(".part")]
            if rest:
                failed += 1
                print(f"FAILED files are left over: {rest}")
    print(f"{kills} kills in {jobs} jobs: {counts}")
    print(f"{4 * jobs - failed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
