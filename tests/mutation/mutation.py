"""tests/mutation/mutation.py -- makes small faults in the rules, one at a time: do the tests find them?

usage: mutation.py [--game ID] [--sample N] [--seconds N] [--jobs N] [--list | --report] ...

Each fault is met by rules, perft, golden and a short conform, the cheapest first, until one finds
it.  What came out is kept in build/mutation/results.txt by the fault's own content, so a run can be
interrupted at any time and goes on where it was.  Faults come in an order that has nothing to do
with where they are: whatever has been run is a uniform sample of all."""

import argparse
import glob
import hashlib
import math
import os
import queue
import re
import subprocess
import sys
import threading
import time

from faults import functions_of, number_alike, table_faults
from plant import Plantation

FOLDER = "build/mutation"
RESULTS = f"{FOLDER}/results.txt"
EXPLAINED = "tests/mutation/explained.txt"
LEAST_SCORE = 0.95

# What decides nothing in a game, and why it is not counted among the rules.
NOT_RULES = {
    "audit.c": "it is a test itself: it looks for positions that must not be",
    "board.c": "it draws the terminal's board",
    "show.c": "it draws the view for clients",
    "judge.c": "bots' opinion", "judge_two.c": "bots' opinion", "glance.c": "bots' opinion",
    "prospects.c": "bots' opinion", "features.def": "bots' opinion", "weights.def": "bots' opinion",
    "weights_two.def": "bots' opinion", "learned.def": "bots' opinion",
    "by_hand.def": "bots' opinion", "marches.def": "bots' opinion",
    "hexes.def": "made by a tool, from which the board's test makes it again",
    "ways.def": "made by a tool, from which the board's test makes it again",
}
# A few games of each: by this the suite takes a second or two.
CONFORM_GAMES = {"augustus": 1, "three-caesars": 120, "exemplum": 30, "caesar-augustus": 20,
                 "first-triumvirate": 12}
CPU_SECONDS, MEMORY_KB = 8, 4_000_000


# ---- what is tried ------------------------------------------------------------------------------

def is_rules(path):
    return os.path.basename(path) not in NOT_RULES


class Subject:
    """A game, or core/match.c: its faults and the tests that must find them."""

    def __init__(self, id, programs, jobs):
        self.id = id
        self.folder = f"{FOLDER}/{id}"
        self.sources = ["core/match.c"] if id == "core" else sorted(glob.glob(f"games/{id}/*.c"))
        headers = [] if id == "core" else sorted(glob.glob(f"games/{id}/*.h"))
        self.tables = [] if id == "core" else \
            [p for p in sorted(glob.glob(f"games/{id}/*.def")) if is_rules(p)]
        self.texts = {p: open(p).read() for p in self.sources + headers if is_rules(p)}
        self.functions = {p: list(functions_of(p, t)) for p, t in self.texts.items()}
        self.texts.update({p: open(p).read() for p in self.tables})
        self.find_faults()
        self.programs = programs
        self.plantation = Plantation(self.folder,
                                     {p: self.texts[p] for p in self.functions}, self.functions,
                                     self.sources, programs, jobs)
        self.steps = steps_of(id)

    def find_faults(self):
        inside = [f for fs in self.functions.values() for fn in fs for f in fn.faults]
        code = "".join(t for p, t in self.texts.items() if not p.endswith(".def"))
        rows = [f for p in self.tables for f in table_faults(
            p, self.texts[p], lambda name: re.search(rf"\bC_{name}\b", code))]
        self.faults = inside + rows
        number_alike(self.faults)
        for id, f in enumerate(inside, 1):
            f.id = id
        self.by_key = {f.key: f for f in self.faults}

    def digest(self):
        """Of the tests: who survived others may be found by these."""
        paths = glob.glob(f"games/{self.id}/tests/**/*.*", recursive=True) + \
            glob.glob("tests/*.c") + glob.glob("tests/conform/*")
        told = hashlib.sha1()
        for path in sorted(p for p in paths if os.path.isfile(p)):
            told.update(open(path, "rb").read())
        return told.hexdigest()[:12]


def steps_of(id):
    game = "exemplum" if id == "core" else id
    steps = [(name, ["--game", game]) for name in ("rules", "perft", "golden")]
    if id == "core":
        steps = [("match_test", [])] + steps
    return steps + [("conform", ["--game", game, "--games", str(CONFORM_GAMES.get(game, 12))])]


# ---- running ------------------------------------------------------------------------------------

def run_step(subject, folder, where, step, id):
    """Whether this test is content."""
    name, words = step
    limits = f"ulimit -t {CPU_SECONDS}; ulimit -v {MEMORY_KB}; exec \"$@\""
    run = subprocess.run(["sh", "-c", limits, "sh", os.path.abspath(f"{folder}/{name}"), *words],
                         cwd=where, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                         env={**os.environ, "PLANTED_FAULT": str(id)})
    return run.returncode == 0


def place_of(worker):
    """A folder to run tests in, who look for games/ and leave what failed in build/."""
    where = f"{FOLDER}/worker-{worker}"
    os.makedirs(f"{where}/build", exist_ok=True)
    for name in ("games", "tests"):
        if not os.path.islink(f"{where}/{name}"):
            os.symlink(os.path.abspath(name), f"{where}/{name}")
    return where


def find(subject, folder, where, id):
    for step in subject.steps:
        if not run_step(subject, folder, where, step, id):
            return step[0]
    return "-"


def try_fault(subject, fault, worker):
    """Which test finds it; "-" if none does, "no-C" if it does not build."""
    where = place_of(worker)
    if fault.id:
        return find(subject, subject.folder, where, fault.id)
    folder = f"{FOLDER}/table-{worker}"
    subprocess.run(["rm", "-rf", folder])
    hook = [p for p in (f"games/{subject.id}/tests/set.c",) if os.path.exists(p)]
    alone = Plantation(folder, {}, {}, subject.sources + hook, subject.programs, 1)
    if not alone.build_table(fault, subject.texts[fault.path], folder):
        return "no-C"
    return find(subject, folder, where, 0)


class Results:
    """key -> (who found it, the tests' digest); appended line by line."""

    def __init__(self, path):
        self.path, self.known, self.lock = path, {}, threading.Lock()
        if os.path.exists(path):
            for line in open(path):
                key, by, digest = line.split(" ", 3)[:3]
                self.known[key] = (by, digest)

    def add(self, fault, by, digest):
        with self.lock:
            self.known[fault.key] = (by, digest)
            with open(self.path, "a") as f:
                f.write(f"{fault.key} {by} {digest} {fault}\n")

    def of(self, fault, digest):
        by, then = self.known.get(fault.key, (None, None))
        return None if by == "-" and then != digest else by


def work(todo, results, digests, worker, deadline, explained):
    while time.time() < deadline:
        try:
            subject, fault = todo.get_nowait()
        except queue.Empty:
            return
        by = try_fault(subject, fault, worker)
        results.add(fault, by, digests[subject.id])
        if by == "-" and not explains(explained, fault):
            print(f"survives: {fault}", flush=True)


def run_all(subjects, todo, results, jobs, deadline, explained):
    digests = {s.id: s.digest() for s in subjects}
    crew = [threading.Thread(target=work, daemon=True,
                             args=(todo, results, digests, i, deadline, explained))
            for i in range(jobs)]
    for t in crew:
        t.start()
    try:
        for t in crew:
            while t.is_alive():
                t.join(0.2)
    except KeyboardInterrupt:
        print("interrupted; the same command goes on from here")


# ---- explanations -------------------------------------------------------------------------------

def read_explained():
    """Two lines each: the fault as it is printed, without its line number; and why it changes
    nothing, indented."""
    explained, fault = {}, None
    if not os.path.exists(EXPLAINED):
        return explained
    for number, line in enumerate(open(EXPLAINED), 1):
        if line.startswith("#") or not line.strip():
            continue
        if line[0] in " \t" and fault:
            explained[fault] = line.strip()
        elif " => " in line:
            fault = line.strip()
        else:
            sys.exit(f"{EXPLAINED}:{number}: neither a fault nor, indented, why it changes nothing")
    return explained


def told(fault):
    return f"{fault.path} {fault.function}: {fault.before} => {fault.after}"


def explains(explained, fault):
    return told(fault) in explained


# ---- the score ----------------------------------------------------------------------------------

def interval(found, n, z=1.96):
    """Wilson's, of a share."""
    if not n:
        return 0.0, 1.0
    p, zz = found / n, z * z
    middle = (p + zz / (2 * n)) / (1 + zz / n)
    half = z * math.sqrt(p * (1 - p) / n + zz / (4 * n * n)) / (1 + zz / n)
    return middle - half, middle + half


def score(subject, results, explained, keys=None):
    digest, counts = subject.digest(), {"found": 0, "survives": 0, "explained": 0, "no-C": 0}
    for f in subject.faults:
        by = results.of(f, digest)
        if by is None or keys is not None and f.key not in keys:
            continue
        if by == "-":
            counts["explained" if explains(explained, f) else "survives"] += 1
        else:
            counts["no-C" if by == "no-C" else "found"] += 1
    return counts


def tell_score(name, all, counts):
    n = counts["found"] + counts["survives"]
    low, high = interval(counts["found"], n)
    share = counts["found"] / n if n else 0
    print(f"{name:18} {all:6} faults, {n + counts['explained']:6} run, {counts['found']:6} found, "
          f"{counts['explained']:3} explained, {counts['survives']:4} survive: "
          f"{100 * share:5.1f}% ({100 * low:.1f} to {100 * high:.1f})")


def tell_survivors(subject, results, explained, keys):
    digest = subject.digest()
    for f in subject.faults:
        if (keys is None or f.key in keys) and results.of(f, digest) == "-" and \
                not explains(explained, f):
            print(f"  {f}")


def is_shown_bad(counts):
    """Whether the sample shows, at 99%, that too few are found."""
    return interval(counts["found"], counts["found"] + counts["survives"], 2.58)[1] < LEAST_SCORE


def report(subjects, results, explained, keys=None):
    bad = False
    for s in subjects:
        counts = score(s, results, explained, keys)
        tell_score(s.id, len(s.faults) - counts["no-C"], counts)
        tell_survivors(s, results, explained, keys)
        bad |= is_shown_bad(counts)
    return bad


# ---- the program --------------------------------------------------------------------------------

def parse():
    p = argparse.ArgumentParser()
    p.add_argument("--game", help="one game's id, or core")
    p.add_argument("--sample", type=int, help="no more than so many faults of each game")
    p.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--list", action="store_true", help="all faults, and nothing is run")
    p.add_argument("--report", action="store_true", help="what is known so far")
    p.add_argument("--results", default=RESULTS)
    for name in ("rules", "perft", "golden", "conform", "match_test"):
        p.add_argument(f"--{name}", default="", help="what this program is linked from")
    return p.parse_args()


def programs_of(args, id):
    libraries = ["-ljansson", "-lm"]
    programs = {name: (getattr(args, name).split(), libraries)
                for name in ("rules", "perft", "golden", "conform")}
    if id == "core":
        programs["match_test"] = (args.match_test.split(), libraries + ["-lcmocka"])
    return programs


def check_sound(subject):
    """Without a fault every test must be content."""
    where = place_of(0)
    for step in subject.steps:
        if not run_step(subject, subject.folder, where, step, 0):
            sys.exit(f"mutation: {step[0]} of {subject.id} fails without any fault")


def build(subjects, chosen):
    for s in subjects:
        wanted = {f.key for subject, f in chosen if subject is s and f.id}
        s.plantation.build(wanted)
        check_sound(s)
        print(f"built {s.id} with {len(wanted)} faults, {len(s.plantation.refused)} of them no C",
              flush=True)


def choose(subjects, sample):
    """All faults in the order of their keys; of a sample, the first so many of each game."""
    order = [(s, f) for s in subjects for f in sorted(s.faults, key=lambda f: f.key)[:sample]]
    return sorted(order, key=lambda sf: sf[1].key)


def unknown(chosen, results):
    digests = {s: s.digest() for s in {s for s, _ in chosen}}
    return [(s, f) for s, f in chosen if results.of(f, digests[s]) is None]


def main():
    args = parse()
    os.makedirs(FOLDER, exist_ok=True)
    games = [args.game] if args.game else \
        sorted(os.path.dirname(p)[6:] for p in glob.glob("games/*/verbs.def")) + ["core"]
    subjects = [Subject(id, programs_of(args, id), args.jobs) for id in games]
    results, explained = Results(args.results), read_explained()
    chosen = choose(subjects, args.sample)
    if args.list:
        for s, f in chosen:
            print(f.key, f)
        return 0
    if not args.report:
        started = time.time()
        todo = queue.SimpleQueue()
        missing = unknown(chosen, results)
        build([s for s in subjects if any(m[0] is s for m in missing)], missing)
        for s, f in missing:
            if f.key in s.plantation.refused:
                results.add(f, "no-C", s.digest())
            else:
                todo.put((s, f))
        run_all(subjects, todo, results, args.jobs, started + args.seconds, explained)
    keys = {f.key for _, f in chosen} if args.sample else None
    return 1 if report(subjects, results, explained, keys) else 0


if __name__ == "__main__":
    sys.exit(main())
