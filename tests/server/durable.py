"""tests/server/durable.py -- nothing that was acknowledged is ever lost, and nothing is half done.

KILLS=50 is the long form: the server is killed so often, at random moments, under load.
"""

import os
import random
import resource
import sqlite3
import subprocess
import tempfile
import threading
import time

from client import Closed, Failed, Live, Server, check, run_tests, until, PATIENCE

KILLS = int(os.environ.get("KILLS", "4"))
PAIRS = int(os.environ.get("PAIRS", "6"))
GAME = "exemplum"


class Postgres:
    """A database of our own."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="rubicon-pg")
        os.chmod(self.folder, 0o755)
        self.place = f"{self.folder}/db"
        self.store = self.run("start")

    def run(self, *words):
        return subprocess.run(["tests/server/postgres.sh", words[0], self.place, *words[1:]], check=True,
                              capture_output=True, text=True).stdout.strip()

    def stop(self, how="fast"):
        self.run("stop", how)

    def start(self):
        self.run("start")

    def changes(self):
        said = subprocess.run(["psql", "-h", self.place, "-U", "rubicon", "-d", "rubicon", "-At", "-F", "\t", "-c",
                               "SELECT table_id, seq, replace(lines, chr(10), '|') FROM changes ORDER BY table_id, seq"],
                              check=True, capture_output=True, text=True).stdout
        return [line.split("\t") for line in said.splitlines()]

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.run("stop", "immediate")
        subprocess.run(["rm", "-rf", self.folder], check=False)


class Sqlite:
    def __init__(self, folder):
        self.store = folder

    def changes(self):
        db = sqlite3.connect(f"{self.store}/rubicon.db")
        rows = db.execute("SELECT table_id, seq, replace(lines, char(10), '|') FROM changes ORDER BY table_id, seq")
        got = [[one, str(seq), lines] for one, seq, lines in rows]
        db.close()
        return got


class Pair(threading.Thread):
    """Two people at one table after another, each a connection; remembers what was acknowledged."""

    def __init__(self, servers):
        super().__init__(daemon=True)
        self.servers, self.acked, self.tables, self.going, self.refused = servers, {}, [], True, 0
        self.trouble = None

    def run(self):
        while self.going:
            try:
                self.play()
            except (Closed, OSError):
                if self.going:
                    time.sleep(0.02)
            except Failed as error:
                if "not_stored" not in str(error):
                    self.trouble = error
                    return
                self.refused += 1
                time.sleep(0.05)
            except Exception as error:  # pylint: disable=broad-except
                self.trouble = error
                return

    def play(self):
        first, second = self.servers[0], self.servers[-1]
        made = first.create(GAME, seats=2)
        table = made["table"]["id"]
        other = second.join(table)
        self.acked[table] = []
        seats = {made["seat"]: (first, made["token"]), other["seat"]: (second, other["token"])}
        until(lambda: first.get(f"/api/tables/{table}")["table"]["state"] == "playing", "no news from the other")
        lives = {seat: server.live(table, token) for seat, (server, token) in seats.items()}
        try:
            self.take_turns(table, seats, lives)
        finally:
            for live in lives.values():
                live.close()

    def take_turns(self, table, seats, lives):
        while self.going:
            for seat, (server, token) in seats.items():
                position = server.get(f"/api/tables/{table}/position", token)["position"]
                if position["over"]:
                    return
                if not position["asks"]:
                    continue
                action = random.choice(position["asks"][0]["legal"])["act"]
                answer = lives[seat].do("act", stamp=position["stamp"], act=action)
                if answer["type"] == "done":
                    self.acked[table].append((seat, action))
                elif answer["reason"] == "not_stored":
                    self.refused += 1
                    time.sleep(0.05)
                else:
                    check(answer["reason"] == "stale", answer)


def count_acked(load):
    return sum(len(acts) for one in load for acts in one.acked.values())


def with_load(servers, seconds, pairs=PAIRS, least=1):
    """Load for a while, and until so many actions have been acknowledged."""
    load = [Pair(servers) for _ in range(pairs)]
    for one in load:
        one.start()
    time.sleep(seconds)
    until(lambda: count_acked(load) >= least or any(one.trouble for one in load), "there is hardly any load")
    return load


def end_load(load):
    for one in load:
        one.going = False
    for one in load:
        one.join(PATIENCE)
        check(not one.is_alive(), "a client hangs")
        if one.trouble:
            raise one.trouble


def compare(load, changes):
    """Every acknowledged action is there, in order; at most one more each, whose answer was lost."""
    stored = {}
    for table, _, lines in changes:
        acts = stored.setdefault(table, [])
        for line in lines.split("|"):
            words = line.split(" ;")[0].split(" ", 2)
            if line[:1].isdigit() and words[1] != "chance":
                acts.append((words[1], words[2]))
    total = 0
    for one in load:
        for table, acked in one.acked.items():
            got = stored.get(table, [])
            check(got[:len(acked)] == acked, table, "lost", acked[len(got):], "or differs")
            check(len(got) <= len(acked) + 1, table, "has what nobody did:", got[len(acked):])
            total += len(acked)
    return total


def whole_numbers(changes):
    last = {}
    for table, seq, _ in changes:
        check(int(seq) == last.get(table, 0) + 1, table, "has a gap before", seq)
        last[table] = int(seq)


def no_half_actions(server, load):
    """After an action the dice have fallen: nobody waits for chance, and every table can be read."""
    for one in load:
        for table in one.acked:
            answer = server.get(f"/api/tables/{table}")["table"]
            check(answer["state"] in ("playing", "over"), answer)
            if answer["state"] == "playing":
                position = server.get(f"/api/tables/{table}/position")["position"]
                check(position["asked"] and "chance" not in position["asked"], position["asked"])


def kill_often(database):
    total = 0
    with Server(database.store) as server:
        for _ in range(KILLS):
            load = with_load([server], random.uniform(0.1, 0.6), least=random.randrange(12, 60))
            server.kill()
            end_load(load)
            changes = database.changes()
            total += compare(load, changes)
            whole_numbers(changes)
            server.start()
            no_half_actions(server, load)
    check(total > 10 * KILLS, "there was hardly any load:", total)
    return f"{KILLS} kills, {total} acknowledged actions, none lost"


def killed_on_sqlite():
    with tempfile.TemporaryDirectory() as folder:
        return kill_often(Sqlite(folder))


def killed_on_postgres():
    with Postgres() as database:
        return kill_often(database)


def full_file():
    """The file may not grow any more: refused, not lost; and after the limit is gone all is well."""
    with tempfile.TemporaryDirectory() as folder:
        database = Sqlite(folder)
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (400 << 10, resource.RLIM_INFINITY))  # noqa: E731
        with Server(database.store, before=limit) as server:
            load = with_load([server], 0.5)
            until(lambda: sum(one.refused for one in load) > 5 or server.metric("rubicon_store_failures_total") > 5,
                  "the file never filled")
            check(server.ask("GET", "/healthz")[0] in (200, 503))
            end_load(load)
            server.kill()
            total = compare(load, database.changes())
            server.before = None
            server.start()
            no_half_actions(server, load)
            more = with_load([server], 0.3, 2)
            end_load(more)
            check(compare(more, database.changes()) > 0, "it does not go on")
    return f"{total} acknowledged, none lost"


def full_disk():
    """A small disk fills up and is cleared again, and the server goes on by itself."""
    with tempfile.TemporaryDirectory() as folder:
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", folder], check=False,
                          capture_output=True).returncode != 0:
            return "skipped: no right to mount; full_file stands in for it"
        try:
            database = Sqlite(folder)
            with Server(database.store) as server:
                load = with_load([server], 0.3)
                with open(f"{folder}/ballast", "wb", buffering=0) as ballast:
                    try:
                        while True:
                            ballast.write(bytes(4096))
                    except OSError:
                        pass
                until(lambda: sum(one.refused for one in load) > 3 or server.metric("rubicon_store_failures_total") > 3,
                      "the disk never filled")
                os.remove(f"{folder}/ballast")
                before = count_acked(load)
                until(lambda: count_acked(load) > before + 10, "it did not go on when there was room again")
                end_load(load)
                server.kill()
                total = compare(load, database.changes())
        finally:
            subprocess.run(["umount", "-l", folder], check=False)
    return f"{total} acknowledged, none lost"


def database_goes_and_comes():
    with Postgres() as database, Server(database.store) as server:
        load = with_load([server], 0.5, 3)
        database.stop("immediate")
        until(lambda: server.ask("GET", "/healthz")[0] == 503, "nobody noticed")
        database.start()
        until(lambda: server.ask("GET", "/healthz")[0] == 200, "it never came back")
        before = count_acked(load)
        until(lambda: count_acked(load) > before + 10, "it did not go on")
        end_load(load)
        total = compare(load, database.changes())
        no_half_actions(server, load)
    return f"{total} acknowledged, none lost"


def two_servers():
    """Players at different servers; one is killed in mid-game, and the other goes on."""
    with Postgres() as database, Server(database.store) as one, Server(database.store) as two:
        load = with_load([one, two], 1.0, 4, least=30)
        end_load(load)
        total = compare(load, database.changes())
        check(total > 20, "hardly anything was played:", total)
        lobby = Live(two.port, "/api/lobby/live")
        made = one.create(GAME, seats=2, public=True)
        table = made["table"]["id"]
        check(lobby.wait("lobby")["table"]["id"] == table, "the other server's lobby does not hear of it")
        other = two.join(table)
        ben = two.live(table, other["token"])
        ben.wait("position")
        until(lambda: one.get(f"/api/tables/{table}")["table"]["state"] == "playing")
        position = one.get(f"/api/tables/{table}/position", made["token"])["position"]
        anna = one.live(table, made["token"])
        anna.wait("position")
        one.post(f"/api/tables/{table}/act", {"stamp": position["stamp"],
                                              "act": position["asks"][0]["legal"][0]["act"]}, made["token"])
        one.kill()
        anna = two.live(table, made["token"])
        check(anna.receive()["you"] == made["seat"], "the seat is not known at the other server")
        until(lambda: not two.get(f"/api/tables/{table}/position", made["token"])["position"]["asks"],
              "the action was lost")
        position = two.get(f"/api/tables/{table}/position", other["token"])["position"]
        check(ben.do("act", stamp=position["stamp"], act=position["asks"][0]["legal"][0]["act"])["type"] == "done")
        until(lambda: anna.wait("position")["events"])
        # Bots whose server has died are woken by the other.
        one.start()
        bots = one.create("exemplum", seats=2, sit=None)
        one.post(f"/api/tables/{bots['table']['id']}/start", {"bot": "easy"}, bots["token"])
        one.kill()
        until(lambda: two.get(f"/api/tables/{bots['table']['id']}")["table"]["state"] == "over",
              "the bots slept on")
    return f"{total} actions across both"


def pages_of_two_servers():
    """The lobby's pages, each from the other server, hold every table once; more may come meanwhile."""
    with Postgres() as database, Server(database.store) as one, Server(database.store) as two:
        servers = [one, two]
        made = [servers[i % 2].create("kuhn-poker", public=True)["table"]["id"] for i in range(9)]
        got, before, page = [], "", {"more": True}
        while page["more"]:
            page = servers[len(got) % 2].get(f"/api/tables?game=kuhn-poker&limit=1&before={before}")
            got += [table["id"] for table in page["tables"]]
            before = got[-1]
            servers[len(got) % 2].create("kuhn-poker", public=True)
        check(got == made[::-1], "the pages hold", got, "not", made[::-1])


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([killed_on_sqlite, killed_on_postgres, full_file, full_disk, database_goes_and_comes, two_servers,
               pages_of_two_servers])
