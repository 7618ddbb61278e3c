"""tests/server/cost.py -- instructions that a move costs a server, counted by callgrind: two programs side by side.

    python3 tests/server/cost.py OLD/rubicon ./rubicon [GAME SEATS]

Each plays the same number of moves twice, few and many, with every seat looking on; the difference is the moves'
own.  Counts hardly depend on what else the machine does, so that two versions can be compared on a busy one.
"""

import glob
import os
import re
import sys
import tempfile

from client import Server

FEW, MANY = 20, 140


def play(server, game, seats, moves):
    """Everybody does what is first in his list; answers how many moves it were."""
    done = 0
    while done < moves:
        made = server.create(game, seats=seats)
        table = made["table"]["id"]
        lives = [server.live(table, made["token"])] + [server.live(table, server.join(table)["token"])
                                                       for _ in range(seats - 1)]
        going = True
        while going and done < moves:
            going = False
            for live in lives:
                position = latest(live)
                if position and position["asks"] and done < moves:
                    legal = position["asks"][0]["legal"]
                    going = live.do("act", stamp=position["stamp"], act=legal[done % len(legal)]["act"])["type"] == "done"
                    done += going
        for live in lives:
            live.close()
    return done


def latest(live):
    came = [message["position"] for message in live.catch_up() if message["type"] == "position"]
    kept = getattr(live, "kept", None)
    live.kept = {"position": came[-1]} if came else kept
    return live.kept["position"] if live.kept else None


def count(program, game, seats, moves):
    """Instructions of a whole run, and how many actions it had."""
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/callgrind"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={out}.%p", program, "serve"]
        with Server(f"{folder}/data", "--bots", "1", program=valgrind) as server:
            play(server, game, seats, moves)
            actions = server.metric("rubicon_actions_total")
            server.stop()
        total = sum(int(re.search(r"^totals: (\d+)", open(one).read(), re.M)[1]) for one in glob.glob(f"{out}.*"))
        keep = os.environ.get("KEEP")
        if keep:
            os.system(f"cat {out}.* >{keep}")
        return total, actions


def main():
    programs, rest = sys.argv[1:3], sys.argv[3:]
    for game, seats in [(rest[0], int(rest[1]))] if rest else [("first-triumvirate", 3), ("exemplum", 2), ("tic-tac-toe", 2)]:
        row = []
        for program in programs:
            few, many = count(program, game, seats, FEW), count(program, game, seats, MANY)
            row.append((many[0] - few[0]) / (many[1] - few[1]))
        print(f"{game} ({seats}): " + ", ".join(f"{one / 1000:.0f} thousand" for one in row) + " instructions a move"
              + (f", {100 * (row[1] / row[0] - 1):+.1f}%" if len(row) == 2 else ""), flush=True)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    main()
