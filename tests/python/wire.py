"""A player of the wire at a real server: two tables at once, and a connection that is cut on the way.

    wire.py RUBICON
"""
import random
import re
import subprocess
import sys
import tempfile

from rubicon import wire


def main(rubicon):
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([rubicon, "serve", "--listen", "127.0.0.1:0", "--data", folder], stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True)
        try:
            url = next(match.group() for line in server.stdout if (match := re.search(r"http://127[0-9.]*:\d+", line)))
            play(url)
        finally:
            server.terminate()
            server.wait()


def play(url):
    rng, turns = random.Random(1), []

    def choose(turn):
        turns.append(turn)
        if len(turns) == 9:
            raise ConnectionResetError("the line is cut here, and the same question comes again")
        assert turn.seconds > 1 and turn.seat and turn.position["view"] is not None
        return rng.choice(turn.legal)

    one, two = wire.Player(url, "one", choose), wire.Player(url, "two", choose)
    tables = []
    for game in ("tic-tac-toe", "exemplum"):
        body = {"game": game, "seats": 2, "sit": None, "clock": {"move": 60}}
        made = wire.call(f"{url}/api/tables", body)
        tables.append(made["table"]["id"])
    for table in tables:
        one.join(table), two.join(table)
    for player in (one, two):
        results = player.wait(60)
        assert set(results) == set(tables) and all(sorted(places.values())[0] == 1 for places in results.values()), results
    assert len({turn.table for turn in turns}) == 2 and any(turn.deadline for turn in turns)
    try:
        one.join("0" * 16)
    except wire.Refused as refused:
        print(f"refused: {refused}")
    else:
        raise AssertionError("there is no such table")
    print("1 passed, 0 failed")


if __name__ == "__main__":
    main(sys.argv[1])
