"""tests/server/privacy.py -- what the server keeps to itself: its files, its numbers, and when a secret was chosen."""

import os
import stat
import tempfile

from client import Server, check, run_tests


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


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([files_are_the_owners, numbers_are_private])
