#!/usr/bin/env python3
"""tests/peers/compare.py -- our playouts a second beside those of others, in one run.

usage: compare.py RUBICON [--rounds N] [--seconds S] NAME=COMMAND ...

A peer is any program that is called as COMMAND GAME SECONDS, plays the game at random for so long,
and prints playouts per processor second and decisions per playout; exit status 3 says that it does
not have the game.  We and the peers take turns; a ratio is of two neighbours, and the median of the
rounds counts, with the lowest and the highest beside it.  Equal games have equal lengths: a peer
whose mean length is another plays another game, and is not compared.
"""

import argparse
import json
import shlex
import statistics
import subprocess
import sys

LENGTHS = {"tic-tac-toe": 7.6262, "kuhn-poker": 2.25, "leduc-poker": 4.0625, "liars-dice": 3.3618}
HAS_NOT = 3


def processor():
    with open("/proc/cpuinfo") as lines:
        for line in lines:
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return "an unknown processor"


def ours(rubicon, game, seconds):
    out = subprocess.run([rubicon, "bench", game, "--json", "--seconds", str(seconds)],
                         check=True, capture_output=True, text=True).stdout
    return json.loads(out)[0]["playouts_per_s"]


def theirs(name, command, game, seconds):
    """Playouts a second; None: it has no such game."""
    run = subprocess.run([*shlex.split(command), game, str(seconds)], capture_output=True, text=True)
    if run.returncode == HAS_NOT:
        return None
    words = run.stdout.split()
    if run.returncode or len(words) < 2:
        sys.exit(f"compare-peers: '{command} {game}' fails: {run.stderr.strip() or run.stdout.strip()}")
    if abs(float(words[1]) / LENGTHS[game] - 1) > 0.08:
        sys.exit(f"compare-peers: {name} plays another {game}: {words[1]} decisions a playout, "
                 f"not {LENGTHS[game]}")
    return float(words[0])


def spread(ratios):
    return f"{statistics.median(ratios):.3g} ({min(ratios):.3g} to {max(ratios):.3g})"


def main():
    parser = argparse.ArgumentParser(description="our playouts a second beside those of others")
    parser.add_argument("rubicon")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("peer", nargs="+", metavar="NAME=COMMAND")
    args = parser.parse_args()
    peers = {}
    for peer in args.peer:
        name, _, command = peer.partition("=")
        if not command:
            sys.exit(f"compare-peers: a peer is NAME=COMMAND, not '{peer}'")
        peers[name] = command
    print(f"Times as many playouts a second as others, {args.rounds} rounds in turn: the median, "
          "and the lowest and highest.\n")
    print("| game | " + " | ".join(peers) + f" | playouts/s here ({processor()}) |")
    print("|---" * (len(peers) + 2) + "|")
    for game in LENGTHS:
        ratios, rates = {name: [] for name in peers}, []
        for _ in range(args.rounds):
            for name, command in peers.items():
                rates.append(ours(args.rubicon, game, args.seconds))
                rate = theirs(name, command, game, args.seconds)
                if rate is not None:
                    ratios[name].append(rates[-1] / rate)
        cells = [spread(ratios[name]) if ratios[name] else "" for name in peers]
        print(f"| `{game}` | " + " | ".join(cells) + f" | {statistics.median(rates):,.0f} |", flush=True)


main()
