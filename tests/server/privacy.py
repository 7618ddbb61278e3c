"""tests/server/privacy.py -- what the server keeps to itself: its files, its numbers, and when a secret was chosen."""

import concurrent.futures
import os
import random
import re
import socket
import stat
import tempfile
import time

from client import Server, check, run_tests, PATIENCE

TRIALS = int(os.environ.get("TRIALS", "400"))  # 2000 is the long form
AT_ONCE = 4
MOST_RIGHT = 0.55 if TRIALS >= 2000 else 0.62  # few trials are right by chance more often


def mode_of(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def files_are_the_owners():
    """Nobody else on the machine reads the database, whatever the folder allows; one of before is shut, too."""
    old = os.umask(0o022)
    try:
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            with Server(folder) as one:
                one.create("tic-tac-toe")
                for name in os.listdir(folder):
                    check(mode_of(f"{folder}/{name}") == 0o600, name, oct(mode_of(f"{folder}/{name}")))
                check("rubicon.db-wal" in os.listdir(folder), "there is no log?")
                one.kill()
                for name in os.listdir(folder):
                    os.chmod(f"{folder}/{name}", 0o644)
                one.start()
                one.create("tic-tac-toe")
                for name in os.listdir(folder):
                    check(mode_of(f"{folder}/{name}") == 0o600, name, "was left open")
    finally:
        os.umask(old)


def numbers_are_private():
    """The world hears that the server is well; what it does is told at an address of the operator's own."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as one:
        check(one.ask("GET", "/metrics")[0] == 404, "everybody can read the numbers")
        status, answer, _ = one.ask("GET", "/healthz")
        check(status == 200 and answer == {"status": "ok"}, answer)
        inside = one.private
        status, answer, _ = one.ask("GET", "/healthz", port=inside)
        check(status == 200 and answer["status"] == "ok" and answer["store"] == "ok", answer)
        check("rubicon_changes_total" in one.ask("GET", "/metrics", port=inside)[1])
        for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/tables"), ("GET", "/api/lobby/live")):
            check(one.ask(method, path, {} if method == "POST" else None, port=inside)[0] in (404, 405), path)


class Probe:
    """A seat that asks and takes the time, by one way of asking."""

    def __init__(self, one, table, token, way):
        self.socket = socket.create_connection(("127.0.0.1", one.port), timeout=PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        method, path, body = way
        self.data = (f"{method} /api/tables/{table}/{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
                     f"Content-Length: {len(body)}\r\n\r\n{body}").encode()

    def ask(self):
        start = time.perf_counter()
        self.socket.sendall(self.data)
        got = b""
        while b"\r\n\r\n" not in got or len(got.split(b"\r\n\r\n", 1)[1]) < int(re.search(rb"Content-Length: (\d+)", got)[1]):
            part = self.socket.recv(1 << 16)
            check(part, "the server has gone")
            got += part
        return time.perf_counter() - start


def share_guessed(samples):
    """The best border between short and long times in one half of the trials, tried on the other half."""
    known, asked = samples[::2], samples[1::2]
    borders = sorted(seconds for seconds, _ in known)
    right = lambda border, among: sum((seconds > border) == chosen for seconds, chosen in among)  # noqa: E731
    best = max(borders[::5], key=lambda border: max(right(border, known), len(known) - right(border, known)))
    hits = right(best, asked) / len(asked)
    return hits if right(best, known) * 2 >= len(known) else 1 - hits


def trials(way):
    """Some trials with a server of their own: what was measured, and whether somebody had just chosen."""
    with tempfile.TemporaryDirectory(dir="build") as folder, Server(folder) as one:  # on a disk, which takes its time
        made = one.create("exemplum", seats=2)
        table = made["table"]["id"]
        probe = Probe(one, table, one.join(table)["token"], way)
        anna = one.live(table, made["token"])
        position = anna.wait("position")["position"]
        act, stamp, samples = position["asks"][0]["legal"][0]["act"], position["stamp"], []
        for _ in range(TRIALS // AT_ONCE):
            chosen = random.random() < 0.5
            time.sleep(random.random() * 0.15)  # at any moment of the strokes
            if chosen:
                anna.send({"do": "act", "stamp": stamp, "act": act, "id": 1})
                time.sleep(random.random() * 0.001)
            samples.append((probe.ask(), chosen))
            if chosen:
                anna.wait("done", id=1)
                check(anna.do("undo", stamp=stamp + 1)["type"] == "done")
                stamp += 2
        return samples


def no_time_tells():
    """From how long an answer takes nobody guesses whether another has just chosen in secret."""
    ways = {"a look": ("GET", "position", ""), "a bad action": ("POST", "act", '{"stamp":99999,"act":"pass"}')}
    guessed = {}
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        for name, way in ways.items():
            guessed[name] = share_guessed([one for some in pool.map(trials, [way] * AT_ONCE) for one in some])
    said = ", ".join(f"{name}: {share:.0%} right" for name, share in guessed.items())
    check(all(share <= MOST_RIGHT for share in guessed.values()), said)
    return f"{TRIALS} trials; {said}"


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([files_are_the_owners, numbers_are_private, no_time_tells])
