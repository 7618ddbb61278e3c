#!/usr/bin/env python3
"""tests/screen.py -- at one screen: two worlds that differ in secrets alone ask the same people.

    tests/screen.py RUBICON TWO_WORLDS

Two games that differ in one seat's secrets (tests/server/two_worlds.c) are taken up at the terminal,
everybody at the same screen, after each ply.  Somebody must be asked in both worlds or in neither,
and the same one; and all that is shown must be the same, if it is not the keeper of the secrets who
looks.  (What is played without asking may go on to where a veil is lifted: then the worlds part.)
"""

import re
import subprocess
import sys
import tempfile

GAMES = [("exemplum", 3), ("caesar-augustus", 3), ("three-caesars", 3), ("augustus", 3), ("leduc-poker", 2)]
SEEDS = 2
MOST = 40  # moments of a game that are looked at

RUBICON, TWO_WORLDS = sys.argv[1:3]


def record_of(game, seats, plies):
    lines = ["rubicon record 1", f"game: {game}", f"rules: {rules_of(game)}", f"seats: {seats}", "seed: 1", "start"]
    return "\n".join([*lines, *plies, "adjourned"]) + "\n"


def rules_of(game):
    played = subprocess.run([RUBICON, "play", game, "--auto", "--seed", "1"], capture_output=True, text=True, check=True)
    return re.search(r"^rules: (\d+)$", played.stdout, re.M).group(1)


def screen_after(folder, record, n):
    """What is shown until the first question is answered with a wish to leave, and who is asked; None: no
    question came before something was played."""
    path = f"{folder}/taken-up.rubicon"
    with open(path, "w", encoding="utf-8") as file:
        file.write(record)
    shown = subprocess.run([RUBICON, "play", "--load", path, "--as", "all"], input="quit\n", capture_output=True,
                           text=True, check=True).stdout
    with open(path, encoding="utf-8") as saved:
        is_skipped = len(re.findall(r"^\d+ ", saved.read(), re.M)) > n
    return shown, None if is_skipped else re.search(r"^([A-Z][A-Za-z ]*)> ", shown, re.M).group(1)


def moments_of(plies):
    """Not before chance, and not more than is quick."""
    moments = [i for i, ply in enumerate(plies) if not ply.startswith("chance")]
    return moments[::1 + len(moments) // MOST]


def compare(folder, game, seats, seed):
    said = subprocess.run([TWO_WORLDS, game, str(seats), str(seed), folder], capture_output=True, text=True, check=True)
    keeper = said.stdout.split()[0]
    worlds = [open(f"{folder}/{world}", encoding="utf-8").read().splitlines() for world in "ab"]
    moments = moments_of(worlds[0])
    for i in moments:
        (one, asked), (other, asked_too) = (screen_after(folder, record_of(game, seats, plies[:i]), i) for plies in worlds)
        where = f"{game}, seed {seed}, after {i} plies"
        if asked != asked_too:
            sys.exit(f"screen: {where}: {asked or 'nobody'} is asked, or {asked_too or 'nobody'}")
        if asked and asked.split()[-1].lower() != keeper and one != other:
            sys.exit(f"screen: {where}: {asked} sees two things:\n{one}\n----\n{other}")
    return len(moments)


def main():
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for game, seats in GAMES:
            for seed in range(SEEDS):
                count += compare(folder, game, seats, seed)
    print(f"screen: {count} moments of two worlds at one screen")


main()
