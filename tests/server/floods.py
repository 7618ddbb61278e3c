"""tests/server/floods.py -- a bored passer-by at a server with its usual budgets: who takes too much is stopped,
and nobody else notices.

RUBICON names the server, so that the same runs under sanitizers.
"""

import http.client
import os
import socket
import sqlite3
import tempfile
import threading
import time

from client import Closed, Live, Server, check, run_tests, until, PATIENCE
from load import memory_of

# Freed memory comes back at once, also under AddressSanitizer.
PLAIN = {"ASAN_OPTIONS": "quarantine_size_mb=1:" + os.environ.get("ASAN_OPTIONS", "")}

ALL_HARD = {"caesar": "hard", "pompey": "hard", "crassus": "hard"}
TABLES = int(os.environ.get("LISTED", "100000"))


def is_gone(live):
    try:
        live.receive(0.01)
    except Closed:
        return True
    except OSError as error:
        return not isinstance(error, TimeoutError)
    return False


def flood(live, frame, seconds):
    """Sends the same frames over and over, and reads nothing; answers how many bytes went."""
    sent, end = 0, time.time() + seconds
    live.socket.settimeout(0.2)
    try:
        while time.time() < end:
            try:
                sent += live.socket.send(frame)
            except TimeoutError:
                pass
    except OSError:
        pass
    return sent


def code_of(live):
    """How it was ended: a code, None for a broken line, or words."""
    live.socket.settimeout(5)
    try:
        while True:
            live.receive(5)
    except TimeoutError:
        return "not at all"
    except (Closed, OSError):
        return live.code


def pings_from_the_lobby():
    """Pongs that nobody reads wait in no queue without end: memory stays, and the flood ends."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, loose=False, env=PLAIN) as server:
        server.get("/healthz")
        before = memory_of(server.process)
        live = Live(server.port, "/api/lobby/live")
        sent = flood(live, (b"\x89\x80mask" * 4000), 6)
        after = memory_of(server.process)
        check(after - before < 24, f"{before:.0f} MiB before, {after:.0f} after {sent} bytes of pings")
        until(lambda: is_gone(live), "who floods stays")
        return f"{after - before:.1f} MiB more"


def every_frame_counts():
    """Pings, empty pieces of messages and binary messages are frames like all others."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, loose=False) as server:
        for kind in (9, 10):
            live = Live(server.port, "/api/lobby/live")
            try:
                for _ in range(2000):
                    live.frame(kind)
            except OSError:
                pass
            check((code := code_of(live)) in (1008, None), "who sends frames of kind", kind, "is ended", code)
        live = Live(server.port, "/api/lobby/live")
        live.frame(1, b"{", fin=False)
        try:
            for _ in range(2000):
                live.frame(0, b"", fin=False)
        except OSError:
            pass
        check((code := code_of(live)) in (1008, None), "who sends pieces is ended", code)
        live = Live(server.port, "/api/lobby/live")
        for _ in range(200):
            live.frame(2, b"{}")
        reasons = [live.wait("refused")["reason"] for _ in range(200)]
        check(set(reasons) == {"bad_json", "too_many"}, "binary messages are", set(reasons))
        patient = Live(server.port, "/api/lobby/live")
        for _ in range(40):
            patient.frame(9, b"still there?")
            time.sleep(0.02)
        check(not is_gone(patient), "a patient one was cut off")


def bytes_of_an_address():
    """One address sends so many bytes, however many its connections; another one goes on."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--trust-proxy", "--budget", "address-bytes=4000",
                                                                 loose=False) as server:
        other = Live(server.port, "/api/lobby/live", headers=by(2))
        lives = [Live(server.port, "/api/lobby/live", headers=by(1)) for _ in range(8)]
        text = b'{"do":"' + b"x" * 16000 + b'"}'
        ended = 0
        for live in lives:
            try:
                for _ in range(2):
                    live.frame(1, text)
            except OSError:
                pass
        for live in lives:
            try:
                live.catch_up()
            except (Closed, OSError):
                ended += 1
        check(ended, "256 KB were read from one address that may send 64")
        status, answer, _ = server.ask("POST", "/api/tables", text, headers=by(1))
        check(status == 429, "and a body after it:", status, answer)
        status, _, _ = server.ask("POST", "/api/tables", text, headers=by(2))
        check(status == 400, "another address suffers:", status)
        check(other.catch_up() == [], "another address was sent something")
        return f"{ended} of 8 connections ended"


def talk(live, lines, text):
    """Says it so often, twenty at a time; answers how many were let through."""
    done = 0
    for i in range(0, lines, 20):
        for k in range(i, i + 20):
            live.send({"do": "say", "text": f"{k} {text}", "id": k + 1000})
        for _ in range(20):
            while (message := live.receive(20))["type"] not in ("done", "refused"):
                pass
            done += message["type"] == "done"
    return done


def chat_locks_no_table():
    """However much was said, the greeting is short; the rest comes page by page, the newest first."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--budget", "seat-storage=9999999") as server:
        made = server.create("tic-tac-toe", bots={"nought": "random"})
        table, anna = made["table"]["id"], server.live(made["table"]["id"], made["token"])
        talk(anna, 600, "\U0001F600" * 290)
        for token in (made["token"], None):
            late = server.live(table, token)
            hello = late.receive(20)
            check(hello["type"] == "hello" and late.receive(20)["type"] == "position", "nobody can come in", hello)
        chat, before = hello["chat"], hello["chat_from"]
        check(len(chat) == 50 and chat[-1]["text"].startswith("599 "), "the newest come first")
        while before:
            page = server.get(f"/api/tables/{table}/chat?before={before}")
            chat, before = page["chat"] + chat, page["chat_from"]
        check([said["text"].split()[0] for said in chat] == [str(i) for i in range(600)], "lines are missing")
        status, answer, _ = server.ask("GET", f"/api/tables/{table}/chat?before=601")
        check(status == 400, status, answer)


def chat_has_budgets():
    """Who says too much is silent for a while; the others talk, and everybody plays."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, loose=False) as server:
        made = server.create("tic-tac-toe", seats=2)
        table = made["table"]["id"]
        ben = server.live(table, server.join(table)["token"])
        anna = server.live(table, made["token"])
        answers = [anna.do("say", text=f"line {i}") for i in range(30)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        check(5 <= len(refused) <= 10 and all(answer["reason"] == "too_many" for answer in refused), answers)
        check(ben.do("say", text="Peace!")["type"] == "done", "Ben has to be silent, too")
        check(anna.do("act", stamp=0, act="mark b2")["type"] == "done", "Anna cannot play on")


def storage_of_a_seat():
    """What a seat can have stored besides its actions is bounded; it plays on, and so do the others."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--budget", "seat-storage=3000") as server:
        made = server.create("tic-tac-toe", seats=2)
        table = made["table"]["id"]
        ben = server.live(table, server.join(table)["token"])
        anna = server.live(table, made["token"])
        wishes = [anna.do("abandon", wish=i % 2 == 0)["type"] for i in range(300)]
        check("refused" in wishes, "a seat stores as much as it likes")
        check(anna.do("say", text="x")["reason"] == "too_many" and ben.do("say", text="x")["type"] == "done")
        check(anna.do("act", stamp=0, act="mark b2")["type"] == "done" and ben.do("act", stamp=1, act="mark a1")["type"] == "done")
        check(server.stop() == 0)
        server.start()  # the sum is kept
        again = server.live(table, made["token"])
        check(again.do("say", text="x")["reason"] == "too_many", "a restart forgets what was stored")
        check(again.do("resign")["type"] == "done", "nobody is held at a table")


def storage_of_a_table():
    """A table that has grown beyond its budget is closed."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--budget", "table-storage=4000") as server:
        made = server.create("tic-tac-toe", seats=2)
        table = made["table"]["id"]
        server.join(table)
        anna = server.live(table, made["token"])
        check(talk(anna, 40, "x" * 200) < 40, "it grows on")
        until(lambda: server.get(f"/api/tables/{table}")["table"]["state"] == "abandoned", "it stays open")


def trickle(server, start, drop=b"x", most=12):
    """Sends a byte now and then; answers after how many seconds the server had enough, or None."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=0.3)
    begin = time.time()
    raw.sendall(start)
    while time.time() < begin + most:
        try:
            raw.sendall(drop)
            if not raw.recv(4096):
                return time.time() - begin
        except TimeoutError:
            pass
        except OSError:
            return time.time() - begin
    return None


def slow_requests():
    """A head or a body that trickles in has its time, and no more; who is patient with us may stay."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--timeout", "2") as server:
        live = Live(server.port, "/api/lobby/live")
        head = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
        took = [trickle(server, b"GE"), trickle(server, head + b"X: "),
                trickle(server, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n")]
        check(all(one and one < 8 for one in took), "they may go on for ever:", took)
        check(live.catch_up() == [], "a WebSocket had to go")
        again = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        for _ in range(4):
            again.request("GET", "/api/games")
            check(again.getresponse().read(), "a quick one had to go")
            time.sleep(1)
        check(server.metric("rubicon_http_too_slow_total") == 3)
        return " ".join(f"{one:.1f} s" for one in took)


def connections_of_an_address():
    """Plain connections are counted by address, too, and given back."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--budget", "address-open=20") as server:
        def open_some(n):
            raws = [socket.create_connection(("127.0.0.1", server.port), timeout=5) for _ in range(n)]
            alive = 0
            for raw in raws:
                try:
                    raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
                    alive += raw.recv(100).startswith(b"HTTP/1.1 200")
                except OSError:
                    pass
            return raws, alive
        raws, alive = open_some(60)
        check(alive == 20, alive, "of 60 connections were let in")
        for raw in raws:
            raw.close()
        lives = []
        until(lambda: open_some(1)[1], "they are never given back")
        for _ in range(30):  # they are counted as WebSockets, not twice
            lives.append(Live(server.port, "/api/lobby/live"))
        check(lives[-1].catch_up() == [])


def requests_behind_a_proxy():
    """Behind a proxy it is requests under way that count, by the address that it names."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--trust-proxy", "--budget", "address-open=2",
                                                         "--bots", "1", "--budget", "table-advice=50",
                                                         "--budget", "seat-advice=50") as server:
        made = server.create("first-triumvirate", seats=3, bots={"pompey": "random", "crassus": "random"})
        path = f"/api/tables/{made['table']['id']}/hint"
        until(lambda: server.ask("GET", path, token=made["token"])[0] == 200, "no hints")
        codes = []
        def ask(n):
            codes.append(server.ask("GET", path, token=made["token"], headers={"X-Forwarded-For": f"9.9.9.{n}"})[0])
        threads = [threading.Thread(target=ask, args=(1,)) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        check(429 in codes and 200 in codes, codes)
        ask(1)
        check(codes[-1] == 200, "they are never given back")


def fill_lobby(folder, n):
    """So many finished public tables, as they would lie there after years."""
    with Server(folder) as server:
        check(server.stop() == 0)
    with sqlite3.connect(f"{folder}/rubicon.db") as db:
        (place,) = db.execute("SELECT coalesce(max(place), 0) FROM tables").fetchone()
        db.executemany("INSERT INTO tables (id, head, game, public, state, place, summary) VALUES (?, '', 'tic-tac-toe', 1, 2, ?, ?)",
                       ((f"{i:016d}", place + 1 + i, f'{{"id": "{i:016d}", "state": "over"}}') for i in range(n)))
    db.close()


def best_of(tries, work):
    times = []
    for _ in range(tries):
        start = time.time()
        work()
        times.append(time.time() - start)
    return min(times)


def long_lobbies():
    """A page of a long list costs what a page costs: of a rare game, or far behind; and nobody's action waits for it."""
    with tempfile.TemporaryDirectory() as folder:
        fill_lobby(folder, TABLES)
        with Server(folder) as server:
            pages = {"first": "", "rare": "&game=kuhn-poker", "far": f"&before={TABLES // 100:016d}",
                     "far, of a game": f"&game=tic-tac-toe&before={TABLES // 100:016d}"}
            ask = lambda more: server.get(f"/api/tables?state=over{more}")  # noqa: E731
            times = {name: best_of(5, lambda more=more: ask(more)) for name, more in pages.items()}
            check(all(one < 5 * times["first"] + 0.01 for one in times.values()), times)
            check(ask("&before=nobody0000000000")["tables"] == [], "after a table that is not there comes nothing")
            made = server.create("tic-tac-toe", seats=2)
            live = server.live(made["table"]["id"], made["token"])
            on, stop = [], threading.Event()
            threads = [threading.Thread(target=lambda: [on.append(ask("&game=kuhn-poker")) for _ in iter(stop.is_set, True)])
                       for _ in range(8)]
            for thread in threads:
                thread.start()
            waits = sorted(best_of(1, lambda: live.do("say", text="x")) for _ in range(40))
            stop.set()
            for thread in threads:
                thread.join()
            check(waits[20] < 0.25, "who acts waits", waits)
            return f"{TABLES} tables: {times['first'] * 1000:.1f} ms, {len(on)} more while one acts in {waits[20] * 1000:.0f} ms"


def by(n):
    """Another visitor, in the words of a proxy."""
    return {"X-Forwarded-For": f"9.9.9.{n}"}


def create_by(server, n, game, **members):
    status, answer, _ = server.ask("POST", "/api/tables", {"game": game, "name": "Anna", **members}, headers=by(n))
    check(status == 201, status, answer)
    if answer["seat"]:
        path = f"/api/tables/{answer['table']['id']}/luck"
        status, done, _ = server.ask("POST", path, {"luck": "0" * 32}, answer["token"], headers=by(n))
        check(status == 200, status, done)
    return answer


def bots_have_fair_shares():
    """However many bots of one address think, another's answers after a thought or two."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--trust-proxy", "--bots", "1") as server:
        anna = create_by(server, 2, "tic-tac-toe", bots={"nought": "normal"})
        live = Live(server.port, f"/api/tables/{anna['table']['id']}/live", anna["token"], headers=by(2))
        stamp = live.wait("position")["position"]["stamp"]
        for _ in range(15):
            create_by(server, 1, "first-triumvirate", seats=3, sit=None, bots=ALL_HARD)
        until(lambda: server.metric("rubicon_bot_queue") >= 15, "they do not think")
        moves = lambda: server.metric("rubicon_bot_moves_total")  # noqa: E731
        before, live.kept = moves(), None
        check(live.do("act", stamp=stamp, act="mark b2")["type"] == "done")
        while not (live.kept or {}).get("position", {}).get("asks"):
            live.kept = live.wait("position")
        answered = moves() - before
        before = moves()
        hint = server.ask("GET", f"/api/tables/{anna['table']['id']}/hint", token=anna["token"], headers=by(2))
        hinted = moves() - before
        check(answered <= 4, "others' thoughts before the bot's:", answered)
        check(hint[0] == 200 and hinted <= 4, "and before the hint:", hinted, hint)
        return f"after {answered} thoughts, a hint after {hinted}"


def advice_for_everybody():
    """One address cannot have all the advice that there is; one seat asks one thing after another."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--trust-proxy", "--bots", "1", "--max-requests", "999",
                                                         loose=False) as server:
        tables = [create_by(server, 1, "first-triumvirate", seats=3, sit="caesar",
                            bots={"pompey": "random", "crassus": "random"}) for _ in range(30)]
        anna = create_by(server, 2, "tic-tac-toe", sit="cross", bots={"nought": "random"})
        until(lambda: not server.metric("rubicon_bot_queue"), "they are never ready")
        asks = []
        for made in tables:
            for _ in range(4):
                raw = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
                raw.sendall(f"GET /api/tables/{made['table']['id']}/hint HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.1\r\n"
                            f"Authorization: Bearer {made['token']}\r\n\r\n".encode())
                asks.append(raw)
        status, answer, _ = server.ask("GET", f"/api/tables/{anna['table']['id']}/hint", token=anna["token"], headers=by(2))
        check(status == 200, "another has no advice:", answer)
        codes = [raw.recv(4096)[9:12].decode() for raw in asks]
        check("200" in codes and "503" in codes, codes)


def moves_in_two_seconds(*flags):
    """How many actions hard bots do among themselves; and what the server tells of them."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--bots", "1", *flags) as server:
        server.create("first-triumvirate", seats=3, sit=None, bots=ALL_HARD)
        time.sleep(2)
        hard = next(bot for bot in server.get("/api/games")["bots"] if bot["bot"] == "hard")
        return server.metric("rubicon_bot_moves_total"), hard["seconds"]


def thoughts_are_bounded():
    """A bot thinks as long as the server lets it, which everybody may know, and then does what it has found."""
    hurried, seconds = moves_in_two_seconds("--budget", "seat-thought=1")
    usual, usual_seconds = moves_in_two_seconds()
    check((seconds, usual_seconds) == (1, 10), seconds, usual_seconds)
    check(hurried > 3 * usual, hurried, "actions instead of", usual)
    return f"{hurried} actions instead of {usual}"


class Flood:
    """Three connections of one seat that never stop wishing, with as many questions under way as there may be."""

    def __init__(self, server, table, token):
        self.on = True
        self.threads = [threading.Thread(target=self.run, args=(server.live(table, token), i)) for i in range(3)]
        for thread in self.threads:
            thread.start()

    def run(self, live, first):
        for i in range(60):
            live.send({"do": "abandon", "wish": (i + first) % 2 == 0, "id": i})
        while self.on:
            answer = live.receive()
            if answer["type"] in ("done", "refused"):
                live.send({"do": "abandon", "wish": answer["id"] % 2 == 0, "id": answer["id"] + 3})
        live.close()

    def stop(self):
        self.on = False
        for thread in self.threads:
            thread.join()


def flooded_table(server):
    """Anna is asked, has five seconds, and floods; answers Ben's connection, too."""
    made = server.create("tic-tac-toe", seats=2, clock={"move": 5})
    table = made["table"]["id"]
    ben = server.live(table, server.join(table)["token"])
    ben.wait("position")
    return table, ben, Flood(server, table, made["token"])


def clocks_run_in_a_flood():
    """A seat that keeps its table busy loses its turn in time all the same."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--budget", "seat-storage=99999999") as server:
        table, _, flooding = flooded_table(server)
        start = time.time()
        try:
            seats = lambda: server.get(f"/api/tables/{table}")["table"]["seats"]  # noqa: E731
            while not (is_away := seats()[0]["away"]) and time.time() < start + 15:
                time.sleep(0.1)
            took = time.time() - start
        finally:
            flooding.stop()
        check(is_away, "the clock has run out, and nothing happens")
        check(server.metric("rubicon_changes_total") > 30, "that was no flood")
        return f"after {took:.1f} s of 5"


def nobody_is_behind_a_flood():
    """What the other seat asks for is done next, not after all that one seat has asked for before."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--budget", "seat-storage=99999999") as server:
        _, ben, flooding = flooded_table(server)
        behind = []
        try:
            for i in range(10):
                ben.catch_up()
                ben.send({"do": "say", "text": "Salve!", "id": f"ben {i}"})
                before = 0
                while (message := ben.receive()).get("id") != f"ben {i}":
                    before += message["type"] == "table"
                behind.append(before)
        finally:
            flooding.stop()
        check(max(behind) < 16, "changes before his:", behind)
        return f"{max(behind)} changes before his at most"


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([pings_from_the_lobby, every_frame_counts, bytes_of_an_address, chat_locks_no_table, chat_has_budgets,
               storage_of_a_seat, storage_of_a_table, clocks_run_in_a_flood, nobody_is_behind_a_flood,
               bots_have_fair_shares, advice_for_everybody, thoughts_are_bounded, slow_requests, long_lobbies, connections_of_an_address, requests_behind_a_proxy])
