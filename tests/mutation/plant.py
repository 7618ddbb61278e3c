"""tests/mutation/plant.py -- builds the tests of one game with many faults in it, asleep.

Every function is written once for each of its faults, and once as it is; in its place stands one
that asks the variable planted_fault which of them is meant.  So a fault costs a run, not a build.
Faults in tables cannot sleep: they are built one by one."""

import functools
import hashlib
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from faults import NAME

SWITCH = """#include <stdlib.h>
int planted_fault;
static void __attribute__((constructor)) plant(void)
{
	const char *which = getenv("PLANTED_FAULT");
	planted_fault = which ? atoi(which) : 0;
}
"""
COMPILER = os.environ.get("CC", "cc")
FLAGS = ["-std=c11", "-D_POSIX_C_SOURCE=200809L", "-w", "-ffreestanding", "-fno-math-errno"]
ERROR = re.compile(r"^([^:\n]+):(\d+):\d+: error", re.M)


# ---- functions with sleeping faults -------------------------------------------------------------

def names_of(parameters):
    """The names in "const struct state *s, int n[3], bool (*ask)(int)"."""
    depth, part, parts = 0, "", []
    for c in parameters:
        depth += (c in "([") - (c in ")]")
        if c == "," and not depth:
            parts.append(part)
            part = ""
        else:
            part += c
    parts.append(part)
    for part in parts:
        if part.strip() == "void":
            continue
        pointer = re.search(r"\(\*(\w+)\)", part)
        yield pointer.group(1) if pointer else re.search(r"(\w+)\s*(\[[^]]*\]\s*)*$", part).group(1)


def renamed(head, name, id):
    at = NAME.search(head).start(1)
    return f"{head[:at]}{name}_fault_{id}{head[at + len(name):]}"


def dispatcher(function, faults):
    head = function.head
    at = NAME.search(head)
    parameters = head[at.end():head.rindex(")")]
    call = ", ".join(names_of(parameters))
    kind = re.sub(r"\b(static|inline|_Noreturn|extern)\b", "", head[:at.start(1)]).strip()
    out = [head, "{", "\tswitch (planted_fault) {"]
    back = "" if kind == "void" else "return "
    for f in faults:
        out.append(f"\tcase {f.id}: {back}{function.name}_fault_{f.id}({call}); break;")
    out.append(f"\tdefault: {back}{function.name}_fault_0({call}); break;")
    return "\n".join(out + ["\t}", "}"])


def body_with(text, function, fault):
    start, end = function.start + len(function.head), function.end
    if not fault:
        return text[start:end]
    return text[start:fault.start] + fault.new + text[fault.end:end]


def asleep(text, functions, wanted):
    """The file with those of its faults whose key is wanted; and which line belongs to which."""
    out, at, owner = [], 0, {}
    for function in functions:
        faults = [f for f in function.faults if f.key in wanted]
        if not faults:
            continue
        out.append(text[at:function.start] + function.head + ";\n")
        for f in [None] + faults:
            first = sum(o.count("\n") for o in out) + 1
            head = renamed(function.head, function.name, f.id if f else 0)
            if not head.startswith("static"):
                head = "static " + head
            out.append(head + body_with(text, function, f) + "\n")
            last = first + out[-1].count("\n")
            owner.update({line: f for line in range(first, last)})
        out.append(dispatcher(function, faults))
        at = function.end
    return "extern int planted_fault;\n" + "".join(out) + text[at:], \
        {line + 1: f for line, f in owner.items()}


# ---- compiling ----------------------------------------------------------------------------------

def write_if_changed(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    try:
        with open(path) as f:
            if f.read() == text:
                return
    except OSError:
        pass
    with open(path, "w") as f:
        f.write(text)


def compile_one(over, source, target, optimize):
    os.makedirs(os.path.dirname(target), exist_ok=True)
    path = os.path.join(over, source)
    if not os.path.exists(path):
        path = source
    return subprocess.run([COMPILER, *FLAGS, optimize, f"-I{over}", "-I.", "-c", "-o", target, path],
                          capture_output=True, text=True)


class Bad(Exception):
    """Faults that are no C."""


def compile_all(over, sources, jobs, optimize="-O1"):
    """All objects, or Bad with the lines that were refused."""
    targets = [os.path.join(over, s[:-2] + ".o") for s in sources]
    with ThreadPoolExecutor(jobs) as pool:
        runs = list(pool.map(lambda st: compile_one(over, *st, optimize), zip(sources, targets)))
    refused = [(os.path.relpath(path, over), int(line)) for run in runs if run.returncode
               for path, line in ERROR.findall(run.stderr)]
    if refused or any(run.returncode for run in runs):
        raise Bad(refused, "".join(run.stderr for run in runs)[:4000])
    return targets


def expanded(over, source):
    """What the compiler gets to see, as a hash."""
    run = subprocess.run([COMPILER, *FLAGS, f"-I{over}", "-I.", "-E", "-P", source],
                         capture_output=True)
    return hashlib.sha1(run.stdout).digest()


@functools.lru_cache(maxsize=None)
def plainly(source):
    return expanded(".", source)


class Plantation:
    """A game's tests, linked with its faults."""

    def __init__(self, folder, texts, functions, sources, programs, jobs):
        self.folder, self.texts, self.functions = folder, texts, functions
        self.sources, self.programs, self.jobs = sources, programs, jobs
        self.refused = set()

    def write(self, wanted):
        owners = {}
        for path, text in self.texts.items():
            made, owners[path] = asleep(text, self.functions[path], wanted)
            write_if_changed(os.path.join(self.folder, path), made)
        return owners

    def build(self, wanted):
        """Builds all faults whose key is wanted, less those that are no C."""
        wanted = set(wanted)
        while True:
            owners = self.write(wanted)
            try:
                objects = compile_all(self.folder, self.sources, self.jobs)
                break
            except Bad as bad:
                lines, said = bad.args
                bad_faults = {owners[path].get(line) for path, line in lines if path in owners}
                keys = {f.key for f in bad_faults if f}
                if not keys:
                    sys.exit(f"mutation: this does not build:\n{said}")
                self.refused |= keys
                wanted -= keys
        self.link(objects, self.folder)
        return wanted

    def link(self, objects, folder):
        switch = os.path.join(folder, "switch.c")
        write_if_changed(switch, SWITCH)
        ours = {s[:-2] + ".o" for s in self.sources}
        for name, (others, libraries) in self.programs.items():
            rest = [o for o in others if not any(o.endswith("/" + own) for own in ours)]
            used = [o for o in objects if "/tests/" not in o or
                    any(other.endswith(o[len(folder):]) for other in others)]
            run = subprocess.run([COMPILER, "-w", "-o", os.path.join(folder, name), switch,
                                  *used, *rest, *libraries], capture_output=True, text=True)
            if run.returncode:
                sys.exit(f"mutation: {name} cannot be linked:\n{run.stderr[:4000]}")

    def build_table(self, fault, text, folder):
        """One fault of a table, awake; False if it is no C.  Only what it changes is built."""
        write_if_changed(os.path.join(folder, fault.path),
                         text[:fault.start] + fault.new + text[fault.end:])
        self.sources = [s for s in self.sources if expanded(folder, s) != plainly(s)]
        try:
            objects = compile_all(folder, self.sources, 1, "-O0")
        except Bad:
            return False
        self.link(objects, folder)
        return True
