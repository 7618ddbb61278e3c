"""tests/coverage.py -- which branches of the rules no test takes, from gcov's counts.

usage: coverage.py OUT [GAME]     OUT: a build directory with the counts of a run

Counted is what mutation.py calls rules.  A condition that cannot come out otherwise says so in its line,
with a comment that begins with "never:"."""

import glob
import gzip
import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "mutation"))
from mutation import is_rules  # noqa: E402


def counts_of(object_file):
    """gcov's account of one object, as JSON."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["gcov", "-b", "-j", os.path.abspath(object_file)], cwd=folder,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        for path in glob.glob(f"{folder}/*.gcov.json.gz"):
            return json.load(gzip.open(path))["files"]
    return []


def add_counts(sums, file, lines):
    for line in lines:
        where = sums.setdefault((file, line["line_number"]), [0, {}])
        where[0] += line["count"]
        for i, branch in enumerate(line["branches"]):
            where[1][i] = where[1].get(i, 0) + branch["count"]


def all_counts(out, game):
    sums = {}
    for path in sorted(glob.glob(f"{out}/games/{game}/*.o")):
        for file in counts_of(path):
            name = file["file"]
            if name.startswith("games/") and name.endswith((".c", ".h")) and is_rules(name):
                add_counts(sums, name, file["lines"])
    return sums


def is_excused(file, number, texts):
    if file not in texts:
        texts[file] = open(file).read().split("\n")
    return "never:" in texts[file][number - 1]


def report(game, sums):
    texts, branches, taken, missing, lines = {}, 0, 0, [], 0
    for (file, number), (count, ways) in sorted(sums.items()):
        lines += count > 0
        if not ways or is_excused(file, number, texts):
            continue
        branches += len(ways)
        taken += sum(n > 0 for n in ways.values())
        if any(not n for n in ways.values()):
            missing.append((file, number, texts[file][number - 1].strip()))
    print(f"{game:18} {lines} of {len(sums)} lines, {taken} of {branches} branches "
          f"({100 * taken / max(branches, 1):.1f}%)")
    for file, number, text in missing:
        print(f"  {file}:{number}: {text}")


def main():
    out = sys.argv[1]
    games = sys.argv[2:] or sorted(os.path.basename(os.path.dirname(p))
                                   for p in glob.glob("games/*/verbs.def"))
    for game in games:
        report(game, all_counts(out, game))


if __name__ == "__main__":
    main()
