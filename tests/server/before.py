"""tests/server/before.py -- databases of programs before this one: read, played on, and brought up to date."""

import hashlib
import os
import sqlite3
import tempfile
import time

from client import Server, check, run_tests

# What a program with schema 1 has written: heads without levels, luck that came with the creator.
TOKEN = "4b" * 16
NOW = int(time.time() * 1000)
SCHEMA_1 = """
CREATE TABLE tables (id TEXT PRIMARY KEY, head TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL,
 state INTEGER NOT NULL, place BIGINT NOT NULL, wake BIGINT, summary TEXT NOT NULL);
CREATE INDEX tables_listed ON tables (public, state, place);
CREATE INDEX tables_in_order ON tables (place);
CREATE INDEX tables_due ON tables (wake);
CREATE TABLE changes (table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, lines TEXT NOT NULL,
 PRIMARY KEY (table_id, seq));
CREATE TABLE seen (table_id TEXT NOT NULL, seat INTEGER NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (table_id, seat));
PRAGMA user_version = 1;
"""
HEAD = "game tic-tac-toe\nseats 2\npublic 1\nclock 60000\ndays 0\nsecret {secret}\nhost {hash}\ncreated {now}\n"
OPEN, PLAYING = "0pen0pen0pen0pen", "p1ay1ngp1ay1ngp1"


def write_database(path):
    hashed = hashlib.blake2b(bytes.fromhex(TOKEN), digest_size=32).hexdigest()
    head = HEAD.format(secret="11" * 32, hash=hashed, now=NOW)
    sat = f"sit cross {hashed} {'0' * 32} Anna\n"
    db = sqlite3.connect(path)
    db.executescript(SCHEMA_1)
    for place, (table, state, changes) in enumerate((
            (OPEN, 0, [f"unsit cross\nunsit nought\n{sat}"]),
            (PLAYING, 1, [f"unsit cross\nunsit nought\n{sat}", f"sit nought {'22' * 32} {'1' * 32} Ben\nstart\n",
                          "act cross mark b2\n", "away nought normal\n", "act nought mark a1\n"]))):
        db.execute("INSERT INTO tables VALUES (?, ?, 'tic-tac-toe', 1, ?, ?, NULL, '{}')", (table, head, state, place + 1))
        for seq, lines in enumerate(changes, 1):
            db.execute("INSERT INTO changes VALUES (?, ?, ?, ?)", (table, seq, NOW, lines))
    db.commit()
    db.close()


def schema_1():
    """Open tables are joined, games go on, and a program of before would refuse what this one has written."""
    with tempfile.TemporaryDirectory() as folder:
        write_database(f"{folder}/rubicon.db")
        with Server(folder) as one:
            check(one.get(f"/api/tables/{OPEN}", TOKEN)["you"] == "cross")
            check(one.join(OPEN)["table"]["state"] == "playing", "Anna's luck is lost")
            told = one.get(f"/api/tables/{PLAYING}", TOKEN)["table"]
            check(told["level"] == "normal" and told["absent"] == "bot" and told["seats"][1]["away"], told)
            position = one.get(f"/api/tables/{PLAYING}/position", TOKEN)["position"]
            one.post(f"/api/tables/{PLAYING}/act", {"stamp": position["stamp"], "act": "mark c3"}, TOKEN)
            check(one.stop() == 0)
        db = sqlite3.connect(f"{folder}/rubicon.db")
        check(db.execute("PRAGMA user_version").fetchone()[0] >= 3, "a program of before would read it")
        db.close()


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([schema_1])
