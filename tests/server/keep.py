"""tests/server/keep.py -- makes a kept copy of the schema that a program writes: tests/server/kept/N.sql.

    RUBICON=./rubicon python3 tests/server/keep.py

Run it once for every new version of the schema, with the program that brings it.  The copy is plain SQL
that SQLite and PostgreSQL both read: tables in every state, and before them, in a comment, what each of
them was when it was kept.  Times are written @MILLISECONDS@, counted from when the copy was made, so that no
clock runs out while the copy grows old; tests/server/before.py puts the present in their place.
"""

import json
import os
import random
import re
import sqlite3
import tempfile
import time

from client import Server, check, until

FOLDER = "tests/server/kept"


class Table:
    """A table and the tokens of those who sit there."""

    def __init__(self, server, game, others=1, names=("Ben", "Zoë \U0001f3db", "Dora"), **members):
        made = server.create(game, **members)
        self.server, self.id = server, made["table"]["id"]
        self.tokens = {made["seat"]: made["token"]} if made["seat"] else {"": made["token"]}
        for i in range(others):
            joined = server.join(self.id, names[i])
            self.tokens[joined["seat"]] = joined["token"]

    def path(self, what=""):
        return f"/api/tables/{self.id}{what}"

    def do(self, seat, verb, **members):
        return self.server.post(self.path(f"/{verb}"), members, self.tokens[seat])

    def position(self, seat):
        return self.server.get(self.path("/position"), self.tokens[seat])["position"]

    def state(self):
        return self.server.get(self.path())["table"]["state"]

    def act_somehow(self, dice):
        """Whoever is asked does something; False: nobody is."""
        for seat in self.tokens:
            position = self.position(seat)
            if position["asks"]:
                self.do(seat, "act", stamp=position["stamp"], act=dice.choice(position["asks"][0]["legal"])["act"])
                return True
        return False

    def undo_somehow(self):
        """One who can takes back what he did; the others consent, if they are asked."""
        for seat in self.tokens:
            position = self.position(seat)
            if position["undo"]:
                self.do(seat, "undo", stamp=position["stamp"])
                if self.server.get(self.path())["table"]["undo"]:
                    for other in self.tokens:
                        if other != seat:
                            self.do(other, "grant")
                return True
        return False


def what_it_is(server, table):
    """What must be the same in every later version; tokens by seat are there to play on with."""
    told = server.get(table.path(), next(iter(table.tokens.values())))["table"]
    facts = {"game": told["game"], "tokens": table.tokens, "state": told["state"], "asked": told["asked"],
             "seats": [[seat[key] for key in ("seat", "kind", "name", "bot", "away", "resigned")] for seat in told["seats"]],
             "undo": told["undo"], "abandon": told["abandon"], "luck": told["dice"]["luck"],
             "commitment": told["dice"]["commitment"], "level": told["level"], "absent": told["absent"],
             "clock": told["clock"], "one_screen": told["one_screen"], "public": told["public"],
             "chat": [said["text"] for said in server.get(table.path("/chat"))["chat"]]}
    if told["started"]:
        facts["history"] = {seat: len(server.get(table.path("/history"), token)["events"])
                            for seat, token in table.tokens.items()}
        facts["hello"] = {seat: server.live(table.id, token).receive()["orders"] for seat, token in table.tokens.items()}
        if told["state"] in ("playing", "over"):
            facts["points"] = [[one[key] for key in ("points", "place")] for one in
                               server.get(table.path("/position"))["position"]["seats"]]
    if told["state"] in ("over", "abandoned") and told["started"]:
        facts["plies"] = plies_of(server.get(table.path("/record")))
    return facts


def plies_of(record):
    """SEAT ACTION of each, without number, ticket and fingerprint."""
    lines = record.split("\nstart", 1)[1].split("\n")[1:]
    return [re.sub(r"^\d+ | @\S+| ;[0-9a-f]{4}$", "", re.sub(r" ;[0-9a-f]{4}$", "", line)) for line in lines if line]


def play(server):
    dice = random.Random(18)
    tables = [Table(server, "tic-tac-toe", 0, public=True)]
    over = Table(server, "tic-tac-toe", public=True)
    while over.act_somehow(dice):
        continue
    over.do("cross", "say", text="Well played. # 100% ;beef ~ \"quoted\" \\ 'so' @4/6")
    again = over.server.post(over.path("/rematch"), {}, over.tokens["cross"])
    rematch = Table.__new__(Table)
    rematch.server, rematch.id, rematch.tokens = server, again["table"]["id"], {again["seat"]: again["token"]}
    tables += [over, rematch]
    dicey = Table(server, "exemplum", 1, seats=2, public=True, clock={"days": 3}, options={"rounds": 5})
    for i in range(24):
        dicey.act_somehow(dice)
        if i % 5 == 4:
            dicey.undo_somehow()
    dicey.do(next(iter(dicey.tokens)), "say", text="Salve, Ζωή!")
    ends = Table(server, "exemplum", 1, seats=2)
    while ends.act_somehow(dice):
        continue
    closed = Table(server, "exemplum", 1, seats=2)
    for _ in range(7):
        closed.act_somehow(dice)
    for seat in closed.tokens:
        closed.do(seat, "abandon", wish=True)
    three = Table(server, "first-triumvirate", 2, seats=3)
    for i in range(40):
        three.act_somehow(dice)
        if i % 7 == 6:
            three.undo_somehow()
    first = next(iter(three.tokens))
    three.do(first, "abandon", wish=True)
    resigned = Table(server, "first-triumvirate", 2, seats=3, level="random", absent="ask", clock={"days": 2})
    for _ in range(10):
        resigned.act_somehow(dice)
    resigned.do(next(iter(resigned.tokens)), "resign")
    ordered = Table(server, "augustus", 1, seats=2)
    for _ in range(6):
        ordered.act_somehow(dice)
    asked = next(seat for seat in ordered.tokens if ordered.position(seat)["asks"])
    ordered.do(asked, "order", act=ordered.position(asked)["asks"][0]["legal"][0]["act"], until=7)
    ordered.do(asked, "notify", url="http://127.0.0.1:1024/hook")
    offered = Table(server, "tic-tac-toe", 1)
    offered.act_somehow(dice)
    offered.do("cross", "undo", stamp=offered.position("cross")["stamp"])
    bots = Table(server, "tic-tac-toe", 0, bots={"nought": "random"}, one_screen=True)
    late = Table(server, "tic-tac-toe", 1, clock={"move": 5}, level="random")
    late.act_somehow(dice)
    until(lambda: server.get(late.path())["table"]["seats"][1]["away"], "nobody played for him")
    until(lambda: server.get(late.path())["table"]["asked"] == ["cross"], "the bot did not play")
    tables += [dicey, ends, closed, three, resigned, ordered, offered, bots]
    time.sleep(1)  # bots have answered
    return tables + [late]


def quoted(value):
    return "NULL" if value is None else str(value) if isinstance(value, int) else "'" + value.replace("'", "''") + "'"


def without_times(text, now):
    def mark(found):
        number = int(found[0])
        return f"@{number - now}@" if abs(number - now) < 100 * 24 * 3600 * 1000 else found[0]
    return re.sub(r"(?<![0-9a-z@])\d{13}(?![0-9a-z])", mark, text)


def dump(path, facts, now):
    """The schema as it is, then all rows."""
    db = sqlite3.connect(path)
    version = db.execute("PRAGMA user_version").fetchone()[0]
    lines = [f"-- {FOLDER}/{version}.sql -- what a program with schema {version} wrote; made by tests/server/keep.py.",
             *(f"-- {table} {json.dumps(one, sort_keys=True)}" for table, one in facts.items())]
    for (sql,) in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC, name"):
        lines.append(sql + ";")
    for name in ("tables", "changes", "seen"):
        for row in db.execute(f"SELECT * FROM {name} ORDER BY 1, 2"):
            lines.append(f"INSERT INTO {name} VALUES ({', '.join(map(quoted, row))});")
    db.close()
    os.makedirs(FOLDER, exist_ok=True)
    with open(f"{FOLDER}/{version}.sql", "w") as out:
        out.write(without_times("\n".join(lines) + "\n", now))
    return f"{FOLDER}/{version}.sql"


def main():
    with tempfile.TemporaryDirectory() as folder:
        with Server(folder, "--webhooks", "local") as server:
            tables = play(server)
            facts = {table.id: what_it_is(server, table) for table in tables}
            states = {one["state"] for one in facts.values()}
            check(states == {"open", "playing", "over", "abandoned"}, "there is no table that is each of these:", states)
            now = int(time.time() * 1000)
            check(server.stop() == 0)
        print(dump(f"{folder}/rubicon.db", facts, now))


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    main()
