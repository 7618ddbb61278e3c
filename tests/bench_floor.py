#!/usr/bin/env python3
"""tests/bench_floor.py -- every game, seat count and scenario stays as fast as it was.

usage: bench_floor.py RUBICON FUSED [--update]

Speed is told as a ratio: decisions a second to rounds a second of a calibration loop (tic-tac-toe in
plain C, tests/peers/fused.c) that is measured in turn, so it hardly depends on the machine or on what
else it does.  A short run may be slow by bad luck, hardly fast by good luck: the best of the rounds
counts, of games and of the loop.  It must reach LEAST of what tests/bench_floors.txt says; --update writes that
table anew.
"""

import pathlib
import subprocess
import sys

TABLE = pathlib.Path(__file__).with_name("bench_floors.txt")
ROUNDS, SECONDS, LEAST = 5, 0.04, 0.6


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def measure(rubicon, fused, best):
    """One round into the best so far; the calibration loop is the row (None, None)."""
    names = [line.split()[0] for line in run(rubicon, "games", "--all").splitlines()[1:]]
    for game in names:
        unit = float(run(fused, "tic-tac-toe", str(SECONDS)).split()[0])
        best[None, None] = max(best.get((None, None), 0), unit)
        for line in run(rubicon, "bench", game, "--seconds", str(SECONDS)).splitlines():
            name, seats, _, decisions, _ = line.split()
            best[name, seats] = max(best.get((name, seats), 0), float(decisions))


def read_table():
    rows = (line.split() for line in TABLE.read_text().splitlines() if line and line[0] != "#")
    return {(name, seats): float(ratio) for name, seats, ratio in rows}


def write_table(best):
    head = "# tests/bench_floors.txt -- decisions per round of the calibration loop; `make bench-floors` writes it.\n"
    TABLE.write_text(head + "".join(f"{name} {seats} {ratio:.3f}\n"
                                    for (name, seats), ratio in best.items()))


def main():
    rubicon, fused = sys.argv[1:3]
    best = {}
    for _ in range(ROUNDS):
        measure(rubicon, fused, best)
    unit = best.pop((None, None))
    best = {row: rate / unit for row, rate in best.items()}
    if "--update" in sys.argv:
        return write_table(best)
    wanted = read_table()
    failed = [f"{name} {seats} has no row in {TABLE.name}" for name, seats in best.keys() - wanted.keys()]
    failed += [f"{name} {seats} was not measured" for name, seats in wanted.keys() - best.keys()]
    failed += [f"{' '.join(row)}: {best[row] / ratio:.2f} of what it was, should be {LEAST}"
               for row, ratio in wanted.items() if best.get(row, ratio) < LEAST * ratio]
    for line in failed:
        print("FAILED", line)
    print(f"{len(wanted) - len(failed)} passed, {len(failed)} failed")
    sys.exit(bool(failed))


main()
