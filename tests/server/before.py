"""tests/server/before.py -- databases of programs before this one: read, played on, and brought up to date.

tests/server/kept has a copy of each schema, made by tests/server/keep.py.  Each becomes today's, in SQLite and in
PostgreSQL, and every table in it is what it was: seats, chat, orders, clocks, each ply.  Then somebody acts.
"""

import hashlib
import json
import os
import re
import sqlite3
import subprocess
import tempfile
import time

from client import Server, check, run_tests, RUBICON
from durable import Postgres
from keep import FOLDER, Table, plies_of, what_it_is

VERSION = int(re.search(r"SCHEMA_VERSION = (\d+)", open(os.path.join(os.path.dirname(__file__),
                                                                    "../../server/store.h")).read())[1])

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
        check(db.execute("PRAGMA user_version").fetchone()[0] == VERSION, "a program of before would read it")
        db.close()


# ---- kept copies

def kept_versions():
    return sorted(int(name.split(".")[0]) for name in os.listdir(FOLDER))


def read_kept(version):
    """The script as of now, and what each table was; moves have longer than the seconds of the one that ran out."""
    now = int(time.time() * 1000)
    with open(f"{FOLDER}/{version}.sql") as file:
        script = re.sub(r"@(-?\d+)@", lambda found: str(now + int(found[1])), file.read())
    script = re.sub(r'(clock 5000|"move": ?5)\b', r"\g<1>00", script)
    facts = {line.split(" ", 2)[1]: json.loads(line.split(" ", 2)[2]) for line in script.split("\n")
             if re.match(r"-- [0-9a-z]{16} \{", line)}
    return script, facts


def as_it_was(server, facts):
    for table_id, was in facts.items():
        table = Table.__new__(Table)
        table.server, table.id, table.tokens = server, table_id, was["tokens"]
        is_now = what_it_is(server, table)
        for key, value in was.items():
            check(is_now[key] == value, table_id, was["game"], key, "was", value, "and is", is_now[key])


def play_on(server, facts):
    """Somebody acts at every table where somebody is asked; what is over has a record that can be verified."""
    acted = verified = 0
    for table_id, was in facts.items():
        for seat, token in was["tokens"].items():
            if seat not in was["asked"] or was["state"] != "playing":
                continue
            position = server.get(f"/api/tables/{table_id}/position", token)["position"]
            if position["asks"]:
                server.post(f"/api/tables/{table_id}/act", {"stamp": position["stamp"],
                                                            "act": position["asks"][0]["legal"][-1]["act"]}, token)
                acted += 1
                break
        if "plies" in was:
            record = server.get(f"/api/tables/{table_id}/record")
            check(plies_of(record) == was["plies"], table_id, record)
            verify(record)
            verified += 1
    check(acted >= 4 and verified >= 3, "hardly anything was kept:", acted, verified)


def verify(record):
    said = subprocess.run([RUBICON, "replay", "--verify", "-"], input=record, capture_output=True, text=True, check=False)
    check(said.returncode == 0, said.stderr, record)
    return said.stdout


def brought_along(store, facts):
    with Server(store, "--webhooks", "local") as server:
        as_it_was(server, facts)
        play_on(server, facts)
        faults = server.metric("rubicon_table_faults_total")
        check(faults == 0 and "what=fault" not in server.log(), server.log())
        check(server.stop() == 0)
    with Server(store, "--webhooks", "local") as server:  # what was added is read as well
        for table_id, was in facts.items():
            check(server.get(f"/api/tables/{table_id}")["table"]["state"] != "fault", table_id, was)
            is_a_record(store, table_id, was)
    said = run_table(store, "0" * 16)
    check(said.returncode == 1 and "There is no table" in said.stderr, said)


def run_table(store, table_id):
    where = "--db" if store.startswith("postgres") else "--data"
    return subprocess.run([RUBICON, "table", table_id, where, store], capture_output=True, text=True, check=False)


def is_a_record(store, table_id, was):
    """What is stored can be read by whoever reads records."""
    said = run_table(store, table_id)
    check(said.returncode == 0 and said.stdout.startswith("rubicon record 1\n"), said)
    if was["state"] == "open":
        return
    words = verify(said.stdout)
    check("dice and draws are what the secret gives" in words, words)
    told = subprocess.run([RUBICON, "replay", "-"], input=said.stdout, capture_output=True, text=True, check=True).stdout
    names = [seat[2] for seat in was["seats"] if seat[2]]
    check(all(name[:40] in told for name in names), names, told)


def kept_in_sqlite():
    for version in kept_versions():
        script, facts = read_kept(version)
        with tempfile.TemporaryDirectory() as folder:
            db = sqlite3.connect(f"{folder}/rubicon.db")
            db.executescript(f"BEGIN;{script}; PRAGMA user_version = {version}; COMMIT;")
            db.close()
            brought_along(folder, facts)
    return f"schemas {kept_versions()}"


def kept_in_postgres():
    with Postgres() as database:
        def run(name, script):
            subprocess.run(["psql", "-q", "-v", "ON_ERROR_STOP=1", "-h", database.place, "-U", "rubicon", "-d", name],
                           input=script, check=True, text=True)
        for version in kept_versions():
            run("rubicon", f"CREATE DATABASE kept_{version};")
            script, facts = read_kept(version)
            run(f"kept_{version}", f"{script}; CREATE TABLE schema_version (version INTEGER NOT NULL);"
                                   f"INSERT INTO schema_version VALUES ({version});")
            brought_along(database.store.replace("///rubicon", f"///kept_{version}"), facts)
    return f"schemas {kept_versions()}"


def doctor(folder):
    said = subprocess.run([RUBICON, "doctor", "--data", folder], capture_output=True, text=True, check=False)
    return said.returncode, said.stdout + said.stderr


def what_the_doctor_finds():
    """Whole databases are well; damaged pages, tables that make no sense and other schemas are found and named."""
    script, facts = read_kept(VERSION)
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/rubicon.db"
        code, said = doctor(folder)
        check(code == 1 and "cannot be read" in said, said)
        db = sqlite3.connect(path)
        db.executescript(f"BEGIN;{script}; PRAGMA user_version = {VERSION}; COMMIT;")
        os.chmod(path, 0o600)
        code, said = doctor(folder)
        check(code == 0 and "All is well" in said and " 0 that cannot be read" in said, said)
        check(f"{sum(one['state'] == 'open' for one in facts.values())} tables open" in said, said)
        os.chmod(path, 0o644)
        check("can be read by others" in doctor(folder)[1])
        one = next(table for table, was in facts.items() if was["state"] == "over")
        db.execute("UPDATE changes SET lines = replace(lines, ' ;', ' ;f00d ') WHERE table_id = ? AND seq = 5", (one,))
        db.execute("PRAGMA user_version = 99") and db.commit()
        code, said = doctor(folder)
        check(code == 1 and "a newer one is needed" in said, said)
        db.execute(f"PRAGMA user_version = {VERSION - 1}") and db.commit()
        code, said = doctor(folder)
        check(code == 1 and "'rubicon serve' brings it along" in said, said)
        db.execute(f"PRAGMA user_version = {VERSION}") and db.commit()
        code, said = doctor(folder)
        check(code == 1 and f"Table {one} cannot be read: Line" in said, said)
        size = db.execute("PRAGMA page_size").fetchone()[0]
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'changes'").fetchone()[0]
        db.close()
        with open(path, "r+b") as file:
            file.seek((root - 1) * size)
            file.write(b"\xff" * 64)
        code, said = doctor(folder)
        check(code == 1 and "The database is damaged" in said and "Keep a copy" in said, said)


def schema_of(db):
    return sorted(sql for (sql,) in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"))


def this_schema_is_kept():
    """A program that changes the schema leaves a copy of it for those that come after it."""
    check(kept_versions()[-1] == VERSION, f"run tests/server/keep.py: there is no {FOLDER}/{VERSION}.sql")
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        server.stop()
        kept, now = sqlite3.connect(":memory:"), sqlite3.connect(f"{folder}/rubicon.db")
        kept.executescript(read_kept(VERSION)[0])
        check(schema_of(kept) == schema_of(now), "the kept copy has other tables:", schema_of(kept), schema_of(now))
        kept.close()
        now.close()


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([schema_1, kept_in_sqlite, kept_in_postgres, this_schema_is_kept, what_the_doctor_finds])
