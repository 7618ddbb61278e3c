"""tests/server/crowds.py -- the short form of load.py: many sockets fit, many tables are served, nothing is refused.

Times are for load.py and a quiet machine; memory is the same on a busy one.
"""

import os
import subprocess
import tempfile

from client import Server, check, run_tests
from load import OUT, counts, memory_of, words

MOST = 96  # MiB


def five_thousand_idle():
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        with subprocess.Popen([f"{OUT}/load", "idle", str(server.port), "5000"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True) as clients:
            got = words(clients.stdout.readline())
            check(got["connections"] == 5000 and server.metric("rubicon_ws_connections") == 5000, got)
            mib = memory_of(server.process)
            clients.stdin.close()
        check(mib < MOST, "they take", mib, "MiB")
    return f"{mib:.1f} MiB"


def two_hundred_tables():
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        with subprocess.Popen([f"{OUT}/load", "play", str(server.port), "first-triumvirate", "3", "200", "0", "2"],
                              stdout=subprocess.PIPE, text=True) as clients:
            clients.stdout.readline()
            before = counts(server)
            got = words(clients.stdout.read())
        commits, changes = (b - a for a, b in zip(before[:2], counts(server)[:2]))
        check(got["refused"] == 0 and got["over"] == 0 and got["stored"] >= 200, got)
        check(server.metric("rubicon_actions_total") >= got["stored"], "acknowledged, and not counted")
        check(commits < changes, "every change had a commit of its own:", commits, changes)
    return f"{got['rate']:.0f} moves a second, {changes / commits:.1f} a commit"


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([five_thousand_idle, two_hundred_tables])
