"""tests/server/worlds.py -- on the wire: two worlds that differ in secrets alone look alike.

Two servers play two games that differ in one seat's secrets (tests/server/two_worlds.c), with the
same ids, the same standing clock and recorded chance.  Every byte that any other seat or a
spectator gets must be the same: on the WebSocket, and in the answers to everything they may ask.
How many messages there are, of which kind and in which order, must be the same for the keeper of the
secrets, too: who watches a wire counts them.  So must the numbers that the operator reads.
"""

import json
import os
import subprocess
import tempfile

from client import Server, check, run_tests

OUT = os.environ.get("SERVER_TEST", "build/release/tests/server")
GAMES = [("exemplum", 3), ("kuhn-poker", 2), ("leduc-poker", 2), ("liars-dice", 2), ("caesar-augustus", 3),
         ("augustus", 3), ("exemplum", 2), ("caesar-augustus", 5), ("three-caesars", 3)]
SEEDS = int(os.environ.get("WORLDS", "2"))


def seats_of(server, game, n):
    return next(iter(server.get(f"/api/games/{game}")["names"].values()))["words"][:n]


class Player:
    """A seat that acts when the script says so, with the stamp it would see."""

    def __init__(self, server, table, token):
        self.server, self.table, self.token = server, table, token
        self.live = server.live(table, token)

    def act(self, action):
        stamp = self.server.get(f"/api/tables/{self.table}/position", self.token)["position"]["stamp"]
        return self.live.do("act", stamp=stamp, act=action)


def play_world(folder, world, game, n):
    """Plays the script; answers what each seat and the spectator got, byte by byte."""
    script = [line.split(" ", 1) for line in open(f"{folder}/{world}").read().splitlines()]
    chance = f"{folder}/{world}-chance"
    with open(chance, "w") as file:
        file.writelines(action + "\n" for who, action in script if who == "chance")
    with Server(f"{folder}/{world}-data", program=[f"{OUT}/test_server"],
                env={"RUBICON_CHANCE": chance}) as server:
        seats = seats_of(server, game, n)
        made = server.create(game, seats=n, sit=seats[0], luck="1" * 32)
        table = made["table"]["id"]
        tokens = {seats[0]: made["token"]}
        for seat in seats[1:-1]:
            tokens[seat] = server.join(table, name=seat, seat=seat, luck="2" * 32)["token"]
        watcher = server.live(table)
        watcher.wait("watchers")  # told when they have settled: before anything else happens
        tokens[seats[-1]] = server.join(table, name=seats[-1], seat=seats[-1], luck="2" * 32)["token"]
        players = {seat: Player(server, table, token) for seat, token in tokens.items()}
        asked = {seat: [] for seat in [*seats, "nobody"]}
        for number, (who, action) in enumerate(script):
            if who == "chance":
                continue
            answer = players[who].act(action)
            check(answer["type"] == "done", game, world, "ply", number, who, action, answer)
            if number % 16 == 0 or number == len(script) - 1:
                for seat in asked:
                    asked[seat].append(look(server, table, tokens.get(seat)))
        for player in players.values():
            player.live.catch_up()
        got = {seat: player.live for seat, player in players.items()}
        got["nobody"] = watcher
        watcher.catch_up()
        return {seat: (live.raw, asked[seat]) for seat, live in got.items()}, counted(server)


def kinds_of(raw):
    """The types of the messages that came, in their order."""
    kinds = []
    while raw:
        size, start = raw[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(raw[2:start], "big")
        if raw[0] & 15 == 1:
            kinds.append(json.loads(raw[start:start + size])["type"])
        raw = raw[start + size:]
    return kinds


COUNTED = ["requests", "messages_received", "messages_sent", "connections", "tables_created", "changes", "actions",
           "refused", "limited", "bot_moves", "webhooks"]


def counted(server):
    """What has been counted, as the operator reads it; bytes and times of private messages are his alone."""
    text = server.ask("GET", "/metrics", port=server.private)[1]
    lines = [line for line in text.splitlines() if any(f"_{word}" in line for word in COUNTED)]
    check(len(lines) > len(COUNTED), "the numbers have other names now", text[:300])
    return lines


def look(server, table, token):
    """Everything that can be asked by anybody at any time."""
    paths = ["", "/position", "/history?from=0", "/why?act=pass", "/odds?act=pass", "/record", "/replay?view=above"]
    everywhere = [f"/api/tables/{table}{path}" for path in paths] + ["/metrics", "/healthz"]
    return [server.ask("GET", path, token=token)[:2] for path in everywhere]


def same_traffic(game, n, seed):
    with tempfile.TemporaryDirectory() as folder:
        said = subprocess.run([f"{OUT}/two_worlds", game, str(n), str(seed), folder], capture_output=True, text=True,
                              check=True).stdout.split()
        keeper, plies, different = said[0], int(said[1]), int(said[2])
        first, count = play_world(folder, "a", game, n)
        second, other_count = play_world(folder, "b", game, n)
        check(count == other_count, game, seed, "the numbers differ:", sorted(set(count) ^ set(other_count)))
        for seat, (raw, asked) in first.items():
            kinds, others = kinds_of(raw), kinds_of(second[seat][0])
            check(kinds == others, game, seed, seat, "gets other messages:", kinds[-5:], others[-5:])
            if seat == keeper:
                continue
            check(raw == second[seat][0], game, seed, seat, "could tell the worlds apart:", differs(raw, second[seat][0]))
            check(asked == second[seat][1], game, seed, seat, "got another answer")
        if different:
            check(first[keeper] != second[keeper], "the secrets do not even differ for their keeper")
        return plies, different


def differs(x, y):
    i = next((i for i, (p, q) in enumerate(zip(x, y)) if p != q), min(len(x), len(y)))
    return x[max(0, i - 120):i + 80], y[max(0, i - 120):i + 80]


def make_test(game, n):
    def test():
        plies = different = 0
        for seed in range(SEEDS):
            one = same_traffic(game, n, seed)
            plies, different = plies + one[0], different + one[1]
        check(different > 0, "the worlds never differed")
        return f"{plies} plies, {different} of them different"
    test.__name__ = f"{game}-{n}"
    return test


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([make_test(game, n) for game, n in GAMES])
