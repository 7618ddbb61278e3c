"""A player for the laboratory, over a pipe (docs/pipe.md): `rubicon lab GAME --bots "pipe:python3 my_bot.py"`.

    import rubicon.pipe

    rubicon.pipe.serve(lambda seat, view, legal, seconds: legal[0])
"""
from __future__ import annotations

import json
import sys
from typing import Any, Callable


def serve(choose: Callable[[str, dict[str, Any], list[str], float], str]) -> None:
    """Answers until the laboratory has no more questions.  `choose` gets its seat, its view, what is legal, and how long it has."""
    legal: list[str] = []
    view: dict[str, Any] = {}
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "rubicon":
            print("ready", flush=True)
        elif word == "view":
            view = json.loads(rest)
        elif word == "legal":
            legal.append(rest)
        elif word == "go":
            seat, ms = rest.split()
            print("play", choose(seat, view, legal, int(ms) / 1000), flush=True)
            legal = []
