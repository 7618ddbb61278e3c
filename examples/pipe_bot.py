#!/usr/bin/env python3
"""A player for the laboratory, over a pipe, that plays at random: docs/pipe.md.

    rubicon lab exemplum --bots "pipe:examples/pipe_bot.py,easy"
"""
import random
import sys

legal = []
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "rubicon":
        print("ready", flush=True)
    elif word == "legal":
        legal.append(rest)
    elif word == "go":
        print("play", random.choice(legal), flush=True)
        legal = []
