"""tests/server/faults.py -- a mistake of the program stays in its room.

A fault is planted in one of TABLES tables (tests/server/registry.c); the others see no disconnect.
"""

import os
import subprocess
import tempfile

from client import Closed, Server, check, run_tests, until, PATIENCE, RUBICON

OUT = os.environ.get("SERVER_TEST", "build/release/tests/server")
TABLES = int(os.environ.get("TABLES", "500"))


def one_of_many():
    with tempfile.TemporaryDirectory() as folder, Server(folder, program=[f"{OUT}/test_server"]) as server:
        lives = []
        for _ in range(TABLES - 1):
            made = server.create("tic-tac-toe", bots={"nought": "random"})
            live = server.live(made["table"]["id"], made["token"])
            lives.append(live)
        bad = server.create("faulty")
        table = bad["table"]["id"]
        other = server.join(table)
        anna, ben = server.live(table, bad["token"]), server.live(table, other["token"])
        anna.wait("position")
        check(anna.do("act", stamp=0, act="mark b2")["type"] == "done")
        ben.wait("position", count=1)
        answer = ben.do("act", stamp=1, act="mark c3")
        check(answer["reason"] == "fault", answer)
        check("mistake" in anna.wait("fault")["sentence"])
        check(ben.do("act", stamp=1, act="mark a1")["reason"] == "fault")
        for live in lives:
            live.wait("position")
            check(live.do("act", stamp=0, act="mark b2")["type"] == "done", "another table suffered")
        check(server.metric("rubicon_ws_connections") == TABLES + 1, "somebody was disconnected")
        check(server.metric("rubicon_table_faults_total") == 1)
        check("what=fault" in server.log())
        keeps_its_record(server, table)
        server.kill()
        server.start()
        keeps_its_record(server, table)
        return f"{TABLES} tables"


def keeps_its_record(server, table):
    state = until(lambda: server.get(f"/api/tables/{table}")["table"])
    check(state["state"] == "fault" and state["dice"]["secret"], state)
    record = server.get(f"/api/tables/{table}/record")
    check("cross mark b2" in record and "mark c3" not in record, record)


def in_a_bot():
    """A bot that runs into the mistake while it thinks takes its own table out, too."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, program=[f"{OUT}/test_server"]) as server:
        good = server.create("tic-tac-toe", bots={"nought": "normal"})
        bad = server.create("faulty", bots={"nought": "normal"})
        live = server.live(good["table"]["id"], good["token"])
        live.wait("position")
        faulty = server.live(bad["table"]["id"], bad["token"])
        faulty.wait("position")
        check(faulty.do("act", stamp=0, act="mark b2")["type"] == "done")
        faulty.wait("fault")
        live.do("act", stamp=0, act="mark b2")
        until(lambda: live.wait("position")["position"]["asks"], "the good bot is gone, too")


def unreadable_tables():
    """What another version wrote, or somebody else: it is said, and the server goes on."""
    import sqlite3
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        made = [server.create("tic-tac-toe") for _ in range(4)]
        ids = [one["table"]["id"] for one in made]
        for one in ids:
            server.join(one)
        server.post(f"/api/tables/{ids[3]}/act", {"stamp": 0, "act": "mark b2"}, made[3]["token"])
        server.kill()
        db = sqlite3.connect(f"{folder}/rubicon.db")
        db.execute("UPDATE changes SET lines = '1 cross mark z9'||char(10) WHERE table_id = ?", (ids[0],))
        db.execute("UPDATE tables SET head = replace(head, 'tic-tac-toe', 'chess') WHERE id = ?", (ids[1],))
        db.execute("UPDATE changes SET lines = replace(lines, 'b2', 'a1') WHERE table_id = ?", (ids[3],))
        db.commit()
        db.close()
        server.start()
        check(server.get(f"/api/tables/{ids[0]}")["table"]["state"] == "fault")
        check(server.ask("GET", f"/api/tables/{ids[1]}")[0] == 404)
        check(server.get(f"/api/tables/{ids[3]}")["table"]["state"] == "fault", "another position went unnoticed")
        check(server.get(f"/api/tables/{ids[2]}")["table"]["state"] == "playing")
        for path in ("record", "replay", "history", "position"):
            check(server.ask("GET", f"/api/tables/{ids[0]}/{path}")[0] in (409, 500), path)
        try:
            live = server.live(ids[1])
            live.receive()
            live.receive()
        except Closed:
            check(live.code == 4404, live.code)


def ends(*flags):
    """A server that cannot start says why, in a sentence."""
    said = subprocess.run([RUBICON, "serve", *flags], capture_output=True, text=True, check=False, timeout=PATIENCE)
    return said.returncode, said.stderr.splitlines()[-1 if said.returncode == 1 else -2]


def wrong_beginnings():
    import sqlite3
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/a") as server:
        there, other = ("--data", f"{folder}/a"), ("--data", f"{folder}/b")
        for flags, code, words in (
                ((*there, "--listen", "127.0.0.1:0"), 1, "another server uses it"),
                ((*other, "--listen", f"127.0.0.1:{server.port}"), 1, "cannot be listened to: Address already in use"),
                ((*other, "--listen", "8080"), 2, "--listen takes an address and a port"),
                ((*other, "--listen", "127.0.0.1:70000"), 2, "--listen takes an address and a port"),
                ((*other, "--db", "postgres://x@127.0.0.1:1/x"), 2, "--data or --db, once"),
                (("--db", "mysql://x"), 2, "--db takes postgres://"),
                (("--db", "postgres://secret:word@127.0.0.1:1/x"), 1, "PostgreSQL cannot be used"),
                (("--data", "/dev/null/x"), 1, "cannot be made"),
                (("--webhooks", "all"), 2, "'public' or 'local'"), (("--max-body", "1"), 2, "a number from 1024"),
                (("--store", "x"), 2, "There is no flag")):
            got = ends(*flags)
            check(got[0] == code and words in got[1], flags, got)
            check("word" not in got[1] or "secret" not in got[1], "a password is told:", got)
        server.kill()
        db = sqlite3.connect(f"{folder}/a/rubicon.db")
        db.execute("PRAGMA user_version = 99")
        db.commit()
        db.close()
        got = ends(*there, "--listen", "127.0.0.1:0")
        check(got[0] == 1 and "its schema is version 99" in got[1], got)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([one_of_many, in_a_bot, unreadable_tables, wrong_beginnings])
