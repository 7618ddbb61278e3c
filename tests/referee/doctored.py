#!/usr/bin/env python3
"""tests/referee/doctored.py -- would the second opinion notice?  What the engine tells of a game is
falsified, one line at a time: each time its referee must differ."""

import importlib
import os
import re
import subprocess
import sys

from follow import FEEDER, Difference, Follower, Referee, read_options

GAMES = ["augustus", "caesar-augustus", "exemplum", "first-triumvirate", "three-caesars"]
SEEDS, EVERY = (1, 2, 3), 11


def drop_action(line):
    head, _, actions = line.partition(": ")
    return f"{head}: {';'.join(actions.split(';')[1:])}" if ";" in actions else None


def add_action(line):
    return line + ";march nowhere"


def other_step(line):
    return re.sub(r"^ask (\S+) [\w-]+:", r"ask \1 dreaming:", line)


def other_weight(line):
    """One ticket goes from the last outcome to the first; the sum stays."""
    weights = [int(n) for n in re.findall(r"\*(\d+)", line)]
    if len(weights) < 2 or weights[-1] < 2:
        return None
    start, end = line.index("*"), line.rindex("*")
    first = re.sub(r"^\*\d+", f"*{weights[0] + 1}", line[start:end])
    return f"{line[:start]}{first}*{weights[-1] - 1}"


def drop_outcome(line):
    head, _, outcomes = line.partition(": ")
    first, _, rest = outcomes.partition(";")
    tickets = int(head.split()[2]) - int(first.rsplit("*", 1)[1])
    return f"{' '.join(head.split()[:2])} {tickets}: {rest}" if rest else None


def one_point_more(line):
    return re.sub(r"=(-?\d+)/", lambda found: f"={int(found[1]) + 1}/", line, count=1)


def one_place_lower(line):
    return re.sub(r"/(\d+)", lambda found: f"/{int(found[1]) + 1}", line, count=1)


def over_already(line):
    return line.replace("now 0", "now 1") if "now 0" in line else line.replace("now 1", "now 0")


FAULTS = {"ask": [drop_action, add_action, other_step],
          "lot": [drop_outcome, other_weight],
          "now": [one_point_more, one_place_lower, over_already]}


def referee_of(game):
    """The class in a module whose name no import statement can spell."""
    module = importlib.import_module(game)
    return next(thing for thing in vars(module).values() if isinstance(thing, type)
                and issubclass(thing, Referee) and thing is not Referee)


def told(game, seed):
    lines = subprocess.run([FEEDER, game, str(seed), "1"], capture_output=True, text=True,
                           check=True).stdout.splitlines()
    return lines[0].split()[2:], lines[1:]


def differs(follower, line):
    kind, _, rest = line.partition(" ")
    try:
        getattr(follower, kind)(rest)
        return False
    except Difference:
        return True


def missed_by(game, seed):
    """(faults planted, those that nobody noticed); after each the true line is told."""
    setup, lines = told(game, seed)
    follower, planted, missed = Follower(referee_of(game)(*read_options(setup))), 0, []
    for number, line in enumerate(lines):
        faults = FAULTS.get(line.split()[0], []) if number % EVERY == 0 else []
        for fault in faults:
            false = fault(line)
            if false is not None and false != line:
                planted += 1
                asked = list(follower.asked)
                if not differs(follower, false):
                    missed.append(f"{game}, {fault.__name__}: {false[:80]}")
                follower.asked = asked
        if differs(follower, line):
            missed.append(f"{game} differs where nothing was falsified: {line[:80]}")
            break
    return planted, missed


def main():
    sys.path.insert(0, os.path.dirname(__file__))
    missed = []
    for game in GAMES:
        found = [missed_by(game, seed) for seed in SEEDS]
        planted, here = sum(n for n, _ in found), sum((some for _, some in found), [])
        missed += here if planted else [f"{game}: nothing could be falsified"]
        print(f"{game}: {planted} faults planted, {len(here)} not noticed")
    print("\n".join(missed))
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
