"""tests/server/tables.py -- what people do at tables: over real sockets, with a real database."""

import http.server
import json
import os
import random
import re
import secrets
import socket
import sqlite3
import ssl
import subprocess
import tempfile
import threading
import time
import urllib.parse

from client import Closed, Server, check, run_tests, until, PATIENCE, RUBICON

server = None
OUT = os.environ.get("SERVER_TEST", "build/release/tests/server")


def pair(game="tic-tac-toe", **members):
    """A table of two people; answers its id, both tokens and both connections."""
    anna = server.create(game, **{"seats": 2, **members})
    table = anna["table"]["id"]
    ben = server.join(table)
    return table, anna["token"], ben["token"], server.live(table, anna["token"]), server.live(table, ben["token"])


def act(live, position, which=None):
    legal = position["asks"][0]["legal"]
    chosen = next(a for a in legal if a["act"] == which) if which else random.choice(legal)
    return live.do("act", stamp=position["stamp"], act=chosen["act"])


def lobby_and_start():
    """A public table is listed, told to the lobby, and gone from it when it is full."""
    from client import Live
    lobby = Live(server.port, "/api/lobby/live")
    anna = server.create("tic-tac-toe", public=True)
    table = anna["table"]["id"]
    check(lobby.receive()["table"]["id"] == table)
    check(table in [t["id"] for t in server.get("/api/tables?state=open")["tables"]])
    secret = server.create("tic-tac-toe")["table"]["id"]
    check(secret not in [t["id"] for t in server.get("/api/tables?state=open&limit=100")["tables"]])
    server.join(table)
    until(lambda: lobby.wait("lobby")["table"]["state"] == "playing")
    check(table not in [t["id"] for t in server.get("/api/tables?state=open&limit=100")["tables"]])
    check(table in [t["id"] for t in server.get("/api/tables?state=playing&limit=100")["tables"]])
    status, answer, _ = server.ask("POST", f"/api/tables/{table}/join", {"name": "Cai", "luck": "0" * 32})
    check(status == 409 and answer["error"]["reason"] == "not_now", answer)
    lobby.close()


def lobby_pages():
    """Long lists come in pages, none missing and none twice."""
    made = [server.create("kuhn-poker", public=True)["table"]["id"] for _ in range(7)]
    got, before = [], ""
    while True:
        page = server.get(f"/api/tables?game=kuhn-poker&limit=3&before={before}")
        got += [t["id"] for t in page["tables"]]
        if not page["more"]:
            break
        before = got[-1]
    check(got == made[::-1], got, made)


def host_starts_with_bots():
    anna = server.create("exemplum", seats=4)
    table = anna["table"]["id"]
    live = server.live(table, anna["token"])
    check(live.do("start", bot="random")["type"] == "done")
    position = live.kept if getattr(live, "kept", None) else live.wait("position")
    for _ in range(300):
        position = position["position"]
        if position["over"]:
            break
        if position["asks"]:
            live.kept = None
            check(act(live, position)["type"] == "done")
            position = live.kept or live.receive(20)
        else:
            position = live.receive(20)
        while position["type"] != "position":
            position = live.receive(20)
    check(position["over"], "the game with bots did not end")


def chat_and_spectators():
    table, _, _, anna, ben = pair()
    watcher = server.live(table)
    check(watcher.receive()["you"] == "nobody")
    check(anna.do("say", text="Salve, Ben!")["type"] == "done")
    check(ben.wait("chat")["text"] == "Salve, Ben!" and watcher.wait("chat")["name"] == "Anna")
    refused = watcher.do("say", text="psst: a1!")
    check(refused["reason"] == "no_seat", refused)
    check(watcher.do("act", stamp=0, act="mark a1")["reason"] == "no_seat")
    check(ben.wait("watchers")["watchers"] == 1)
    late = server.live(table)
    hello = late.receive()
    check([c["text"] for c in hello["chat"]] == ["Salve, Ben!"] and hello["watchers"] == 2, hello)
    check(anna.wait("watchers", watchers=2))
    watcher.close()
    late.close()
    check(ben.wait("watchers", watchers=0))


def undo_with_consent():
    """An open action needs the other's consent; a denied or outdated offer does nothing."""
    table, token, _, anna, ben = pair()
    anna.wait("position")
    anna.do("act", stamp=0, act="mark b2")
    check(anna.do("undo", stamp=1)["type"] == "done")
    check(ben.wait("table") is not None)
    state = server.get(f"/api/tables/{table}", token)["table"]
    check(state["undo"] == {"seat": "cross", "waits": ["nought"]}, state["undo"])
    check(anna.do("grant")["reason"] == "not_now")
    ben.do("deny")
    check(server.get(f"/api/tables/{table}")["table"]["undo"] is None)
    anna.do("undo", stamp=1)
    check(ben.do("grant")["type"] == "done")
    position = server.get(f"/api/tables/{table}/position", token)
    check(position["position"]["asks"] and position["count"] == 0, "nothing was taken back")
    check(ben.wait("position", count=0)["from"] == 0)
    stamp = position["position"]["stamp"]
    anna.do("act", stamp=stamp, act="mark a1")
    anna.do("undo", stamp=stamp + 1)
    ben_stamp = ben.wait("position", count=1)["position"]["stamp"]
    ben.do("act", stamp=ben_stamp, act="mark b2")
    check(server.get(f"/api/tables/{table}")["table"]["undo"] is None, "the offer did not lapse")
    check(anna.do("undo", stamp=99)["reason"] == "stale")


def undo_against_bots_and_in_secret():
    anna = server.create("tic-tac-toe", bots={"nought": "random"})
    live = server.live(anna["table"]["id"], anna["token"])
    live.wait("position")
    live.do("act", stamp=0, act="mark b2")
    # The bot answers at once, so that there is nothing left to take back.
    position = until(lambda: (p := live.wait("position"))["position"]["asks"] and p)
    check(live.do("undo", stamp=position["position"]["stamp"])["reason"] == "not_now")
    # A secret choice is taken back without asking, and nobody hears of it.
    table, token, _, anna, ben = pair("exemplum")
    anna.wait("position")
    ben.wait("position")
    position = server.get(f"/api/tables/{table}/position", token)["position"]
    check(len(position["asked"]) == 2, "exemplum should begin with a secret choice")
    ben.catch_up()
    check(anna.do("act", stamp=position["stamp"], act=position["asks"][0]["legal"][0]["act"])["type"] == "done")
    stamp = server.get(f"/api/tables/{table}/position", token)["position"]["stamp"]
    check(anna.do("undo", stamp=stamp)["type"] == "done")
    check(server.get(f"/api/tables/{table}/position", token)["position"]["asks"])
    check(not ben.catch_up(), "the other heard of a secret choice")


def resign_and_replay():
    table, token, other, anna, ben = pair()
    anna.do("act", stamp=0, act="mark b2")
    for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay?view=above&at=1"):
        status, answer, _ = server.ask("GET", path, token=token)
        check(status == 409 and answer["error"]["reason"] == "not_now", path, answer)
    check(server.get(f"/api/tables/{table}")["table"]["dice"]["secret"] is None)
    check(ben.do("resign")["type"] == "done")
    over = anna.wait("over")["table"]
    check(over["state"] == "over" and re.fullmatch("[0-9a-f]{64}", over["dice"]["secret"]))
    record = server.get(f"/api/tables/{table}/record")
    check("resign nought" in record and "player cross: Anna" in record, record)
    for view in ("cross", "nobody", "above"):
        position = server.get(f"/api/tables/{table}/replay?view={view}&at=1")
        check(position["position"]["viewer"] == view and position["plies"] == 1)
    check(anna.do("act", stamp=1, act="mark a1")["reason"] == "not_now")
    return other and ""


def rematch():
    """Both come to the same new table, in each other's seats, by the tokens they have."""
    table, a, b, anna, ben = pair()
    ben.do("resign")
    first = server.post(f"/api/tables/{table}/rematch", {}, a)
    new = first["table"]["id"]
    check(first["seat"] == "nought" and first["table"]["previous"] == table and first["table"]["state"] == "open")
    check(anna.wait("over")["table"]["state"] == "over")
    check(server.get(f"/api/tables/{table}")["table"]["rematch"] == new)
    status, answer, _ = server.ask("POST", f"/api/tables/{new}/join", {"name": "X", "luck": "0" * 32})
    check(status == 409 and answer["error"]["reason"] == "taken", answer)
    second = server.post(f"/api/tables/{table}/rematch", {}, b)
    check(second["table"]["id"] == new and second["seat"] == "cross" and second["table"]["state"] == "open")
    for token in (a, b):
        server.post(f"/api/tables/{new}/luck", {"luck": secrets.token_hex(16)}, token)
    check(server.get(f"/api/tables/{new}")["table"]["state"] == "playing")
    check(server.live(new, b).receive()["you"] == "cross")


def second_device_and_cookies():
    table, token, _, anna, _ = pair()
    status, answer, headers = server.ask("POST", f"/api/tables/{table}/claim", {"token": token})
    cookie = headers["Set-Cookie"]
    check(status == 200 and answer["seat"] == "cross" and "HttpOnly" in cookie and "SameSite=Strict" in cookie)
    check(f"Path=/api/tables/{table};" in cookie)
    phone = server.live(table, headers={"Cookie": cookie.split(";")[0]})
    check(phone.receive()["you"] == "cross")
    phone.do("act", stamp=0, act="mark c3")
    check(anna.wait("position", count=1)["position"]["stamp"] == 1, "the first device was not told")
    link = server.ask("POST", f"/api/tables/{table}/link", {}, headers={"Cookie": cookie.split(";")[0]})[1]
    check(link["token"] == token and link["link"].endswith(f"#/at/{table}?seat={token}"), link)
    status, answer, _ = server.ask("POST", f"/api/tables/{table}/claim", {"token": "0" * 32})
    check(status == 403)
    dump = subprocess.run(["strings", "-a", f"{server.store}/rubicon.db"], capture_output=True, text=True, check=False).stdout
    check(token not in dump, "a token is in the database")


def since_you_looked():
    table, token, other, anna, ben = pair()
    anna.wait("position")
    anna.do("act", stamp=0, act="mark b2")
    connected = server.metric("rubicon_ws_connections")
    anna.close()
    until(lambda: server.metric("rubicon_ws_connections") < connected)
    ben.do("act", stamp=1, act="mark a1")
    again = server.live(table, token)
    hello = again.receive()
    check(hello["seen"] == 1, hello["seen"])
    news = server.get(f"/api/tables/{table}/history?from={hello['seen']}", token)
    check([e["text"] for e in news["events"]] == ["nought marks a1."], news)
    check(server.get(f"/api/tables/{table}/history?from=0", other)["count"] == 2)


def history_while_bots_move():
    """Who asks while a move is being stored is told everything that was stored before."""
    told = 0
    for _ in range(6):
        made = server.create("first-triumvirate", seats=3, sit="crassus", bots={"caesar": "greedy", "pompey": "greedy"})
        table, token, count = made["table"]["id"], made["token"], 0
        while not server.get(f"/api/tables/{table}/position", token)["position"]["asks"]:
            now = server.get(f"/api/tables/{table}/history?from=0", token)["count"]
            check(now >= count, (now, count))
            count = now
            told += 1
    check(told)


def clocks_run_out():
    """A bot plays on for who is late, until he comes back."""
    with tempfile.TemporaryDirectory() as folder:
        later = Later(folder)
        with later.server as one:
            a = one.create("tic-tac-toe", clock={"move": 5})
            table = a["table"]["id"]
            b = one.join(table)
            anna, ben = one.live(table, a["token"]), one.live(table, b["token"])
            now = 1800000000000
            check(one.get(f"/api/tables/{table}")["table"]["deadline"] == now + 5000)
            later.wait(6)
            until(lambda: one.get(f"/api/tables/{table}")["table"]["grace"], "the clock stood still")
            later.wait(6)
            until(lambda: one.get(f"/api/tables/{table}")["table"]["seats"][0]["away"], "the clock stood still")
            position = until(lambda: (p := ben.wait("position")["position"])["asks"] and p)
            seat = one.get(f"/api/tables/{table}")["table"]["seats"][0]
            check(seat["away"] and seat["bot"] == "normal" and seat["kind"] == "person", seat)
            ben.do("act", stamp=position["stamp"], act=position["asks"][0]["legal"][0]["act"])
            check(anna.do("back")["type"] == "done")
            seat = one.get(f"/api/tables/{table}")["table"]["seats"][0]
            check(not seat["away"] and seat["bot"] is None, seat)


def standing_orders():
    """The order answers in its step, after a while, and only its owner sees it."""
    anna = server.create("exemplum", seats=2)
    table = anna["table"]["id"]
    b = server.join(table)
    ben, live = server.live(table, b["token"]), server.live(table, anna["token"])
    position = ben.wait("position")["position"]
    ask = position["asks"][0]
    order = ask["legal"][0]["act"]
    check(ben.do("order", act=order, until=1)["type"] == "done")
    check(ben.wait("orders")["orders"] == [{"act": order, "step": ask["step"], "until": 1}])
    start = time.time()
    ben.close()
    live.wait("position")
    position = server.get(f"/api/tables/{table}/position", anna["token"])["position"]
    live.do("act", stamp=position["stamp"], act=position["asks"][0]["legal"][0]["act"])
    until(lambda: any(e["seat"] == b["seat"] for e in live.wait("position")["events"]))
    took = time.time() - start
    check(took > 0.8, "no person is as quick as this order:", took)
    ben = server.live(table, b["token"])
    check(ben.receive()["orders"] == [], "it was for one time")
    return f"answered after {took:.1f} s"


class Listener:
    """Where webhooks are called: keeps what is posted."""

    def __init__(self, certificate=None):
        got = self.got = []

        class Hook(http.server.BaseHTTPRequestHandler):
            def do_POST(self):  # pylint: disable=invalid-name
                got.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *unused):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook)
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(*certificate)
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http{'s' if certificate else ''}://127.0.0.1:{self.server.server_port}/hook"

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.server.shutdown()
        self.server.server_close()


def leave(at, live):
    """Closes a connection, and waits until the server has noticed."""
    connected = at.metric("rubicon_ws_connections")
    live.close()
    until(lambda: at.metric("rubicon_ws_connections") < connected, what="nobody noticed who left")


def called(at):
    return at.metric("rubicon_webhooks_total"), at.metric("rubicon_webhooks_failed_total")


def webhooks():
    """Called when a seat is asked and its player is not here; not while he watches."""
    with Listener() as hook:
        table, _, _, anna, ben = pair()
        check(ben.do("notify", url=hook.url)["type"] == "done")
        anna.do("act", stamp=0, act="mark b2")
        ben.wait("position", count=1)
        ben.do("act", stamp=1, act="mark a1")
        leave(server, ben)
        anna.do("act", stamp=2, act="mark c3")
        until(lambda: sum(called(server)) > 0, "the webhook was not called")
        check(called(server) == (1, 0) and len(hook.got) == 1, "called while watching?", called(server), hook.got)
        got = hook.got[0]
        check(got["table"] == table and got["seat"] == "nought" and "seat=" not in got["page"], got)


def ask_absent(at, url):
    """Ben wants to be called there, leaves, and is asked."""
    anna = at.create("tic-tac-toe")
    table = anna["table"]["id"]
    ben = at.join(table)
    at.post(f"/api/tables/{table}/notify", {"url": url}, ben["token"])
    at.post(f"/api/tables/{table}/act", {"stamp": 0, "act": "mark b2"}, anna["token"])


def webhooks_by_tls():
    """A certificate that the server knows is believed, any other is not."""
    with tempfile.TemporaryDirectory() as folder:
        files = f"{folder}/cert.pem", f"{folder}/key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                        "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-out", files[0], "-keyout",
                        files[1]], check=True, capture_output=True)
        with Listener(files) as hook:
            with Server(f"{folder}/a", "--webhooks", "local", "--webhook-ca", files[0]) as one:
                ask_absent(one, hook.url)
                until(lambda: sum(called(one)) > 0, "the webhook was not called")
                check(called(one) == (1, 0) and hook.got[0]["seat"] == "nought", one.log())
            with Server(f"{folder}/b", "--webhooks", "local") as one:
                ask_absent(one, hook.url)
                until(lambda: sum(called(one)) > 0, "the webhook was not called")
                check(called(one) == (0, 1) and len(hook.got) == 1, "any certificate will do?", one.log())


def webhooks_stay_outside():
    """Usually nothing of the server's own network can be reached, by whatever name."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--webhooks", "public") as one, Listener() as hook:
        port = hook.server.server_port
        anna = one.create("tic-tac-toe")
        table = anna["table"]["id"]
        for url in ("ftp://example.org", "https://", "nonsense", "http://a b/", f"http://127.0.0.1:{port}/", "http://me:pw@example.org/",
                    "http://[::1]/", f"http://localhost:{port}/", f"http://127.1:{port}/", f"http://2130706433:{port}/",
                    "http://169.254.169.254/latest", "http://example.org:25/", "file:///etc/passwd"):
            status, answer, _ = one.ask("POST", f"/api/tables/{table}/notify", {"url": url}, anna["token"])
            check(status == 400 and "'url' must" in answer["error"]["sentence"], url, answer)
        # A name is looked at again when it has been resolved.
        ask_absent(one, f"http://{socket.gethostname()}:{port}/")
        until(lambda: sum(called(one)) > 0, "the webhook was not called")
        check(called(one) == (0, 1) and not hook.got, "it was let in", one.log())


def hints_and_reasons():
    table, token, _, _, _ = pair()
    hint = server.get(f"/api/tables/{table}/hint", token)
    check(hint["thoughts"] and hint["thoughts"][0]["act"].startswith("mark "), hint)
    why = server.get(f"/api/tables/{table}/why?act=mark+z9", token)
    check(not why["allowed"] and why["refusal"], why)
    status, answer, _ = server.ask("GET", f"/api/tables/{table}/hint")
    check(status == 403, answer)


def odds():
    """What may come of an action: exact in the open, from imagined worlds where there are secrets."""
    table, token, other, _, _ = pair()
    got = server.get(f"/api/tables/{table}/odds?act=mark+b2", token)
    check(got["exact"] and got["rest"] == 0 and got["stamp"] == 0, got)
    check([(one["share"], one["low"], one["high"]) for one in got["outcomes"]] == [(10000, 10000, 10000)], got)
    for who, act_text, status in ((token, "mark z9", 409), (other, "mark b2", 409), (None, "mark b2", 403), (token, "", 409)):
        got = server.ask("GET", f"/api/tables/{table}/odds?" + urllib.parse.urlencode({"act": act_text}), token=who)
        check(got[0] == status and got[1]["error"]["sentence"], act_text, got)
    check(server.ask("GET", f"/api/tables/{table}/odds", token=token)[0] == 400)
    table, token, _, _, _ = pair("liars-dice")
    legal = server.get(f"/api/tables/{table}/position", token)["position"]["asks"][0]["legal"]
    for offer in legal:
        got = server.get(f"/api/tables/{table}/odds?" + urllib.parse.urlencode({"act": offer["act"]}), token)
        total = got["rest"] + sum(one["share"] for one in got["outcomes"])
        check(abs(total - 10000) <= len(got["outcomes"]) + 1, offer, got)
        check(all(one["low"] <= one["share"] <= one["high"] for one in got["outcomes"]), got)


def advice_has_bounds():
    """One table cannot keep all bots busy with its questions."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--bots", "1") as one:
        for _ in range(3):
            busy = one.create("caesar-augustus", seats=3, sit=None)
            one.post(f"/api/tables/{busy['table']['id']}/start", {"bot": "normal"}, busy["token"])
        made = one.create("caesar-augustus", seats=3)
        table = made["table"]["id"]
        one.post(f"/api/tables/{table}/start", {"bot": "random"}, made["token"])
        until(lambda: one.get(f"/api/tables/{table}/position", made["token"])["position"]["asks"])
        asked = [socket.create_connection(("127.0.0.1", one.port), timeout=PATIENCE) for _ in range(24)]
        for raw in asked:
            raw.sendall(f"GET /api/tables/{table}/hint HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                        f"Authorization: Bearer {made['token']}\r\n".encode())
        for raw in asked:
            raw.sendall(b"\r\n")
        statuses = [raw.makefile("rb").readline().split()[1] for raw in asked]
        check(set(statuses) == {b"200", b"503"}, statuses)


def abandoned_games_publish_their_secret():
    table, _, _, anna, ben = pair("exemplum")
    check(anna.do("abandon", wish=True)["type"] == "done")
    check(server.get(f"/api/tables/{table}")["table"]["abandon"])
    check(server.get(f"/api/tables/{table}")["table"]["state"] == "playing")
    ben.do("abandon", wish=True)
    state = server.get(f"/api/tables/{table}")["table"]
    check(state["state"] == "abandoned" and state["dice"]["secret"], state)
    with tempfile.NamedTemporaryFile("w", suffix=".rubicon") as file:
        file.write(server.get(f"/api/tables/{table}/record"))
        file.flush()
        said = subprocess.run([RUBICON, "replay", "--verify", file.name], capture_output=True, text=True, check=False)
        check(said.returncode == 0 and "what the secret gives" in said.stdout, said)
        text = open(file.name).read()
        lines = [i for i, line in enumerate(text.split("\n")) if " chance " in line]
        check(lines, "no dice in exemplum?")
        forged = re.sub(r"^secret: ....", "secret: 0000", text, flags=re.M)
        open(file.name, "w").write(forged)
        said = subprocess.run([RUBICON, "replay", "--verify", file.name], capture_output=True, text=True, check=False)
        check(said.returncode == 1 and "committed" in said.stderr, said)
        forged = re.sub(r"^luck: ....", "luck: 0000", text, flags=re.M)
        open(file.name, "w").write(forged)
        said = subprocess.run([RUBICON, "replay", "--verify", file.name], capture_output=True, text=True, check=False)
        check(said.returncode == 1 and "is not what the dice gave" in said.stderr, said)


def dice_by_the_book():
    """Python's own HMAC gives the same rolls as docs/protocol.md says."""
    import hashlib
    import hmac
    table, _, _, anna, ben = pair("liars-dice")
    anna.do("abandon")
    ben.do("abandon")
    record = server.get(f"/api/tables/{table}/record")
    tag = dict(re.findall(r"^([a-z]+): (.*)$", record, re.M))
    secret = bytes.fromhex(tag["secret"])
    check(hashlib.sha256(secret).hexdigest() == tag["commitment"])
    lucks = tag["luck"].split(" ")
    key = hmac.new(secret, ("rubicon dice 1\n" + "\n".join([table, *lucks]) + "\n").encode(), "sha256").digest()
    seen, rolls = {}, re.findall(r"chance (\S+) \S+ (\S+) @\d+/6 ;", record)
    check(len(rolls) == 2, record)
    for verb, value in rolls:
        n = seen.get(verb, 0)
        seen[verb] = n + 1
        x = int.from_bytes(hmac.new(key, f"{verb} {n} 0".encode(), "sha256").digest()[:6], "big")
        check(["one", "two", "three", "four", "five", "six"][x % 6] == value, verb, n, x % 6, value)


def options_and_bad_tables():
    for body, word in (({"game": "chess"}, "chess"), ({"game": "tic-tac-toe", "seats": 5}, "seats"),
                       ({"game": "exemplum", "options": {"rounds": 9999}}, "rounds"),
                       ({"game": "exemplum", "bots": {"nobody": "normal"}}, "bots"),
                       ({"game": "exemplum", "clock": {"move": 1}}, "clock"),
                       ({"game": "exemplum", "luck": "zz"}, "luck"), ({"game": "exemplum", "name": ""}, "name"),
                       ({"game": "exemplum", "sit": "caesar"}, "sit"), ({}, "game")):
        whole = {"name": "Anna", **body}
        status, answer, _ = server.ask("POST", "/api/tables", whole)
        check(status == 400 and word in answer["error"]["sentence"], body, answer)
    made = server.create("exemplum", options={"scenario": "capua", "rounds": 5})
    check(made["table"]["options"]["rounds"] == 5 and made["table"]["options"]["scenario"] == "capua")


def headers_and_origins():
    status, _, headers = server.ask("GET", "/")
    check(status == 200 and "frame-ancestors 'none'" in headers["Content-Security-Policy"])
    check(headers["X-Content-Type-Options"] == "nosniff" and "Access-Control-Allow-Origin" not in headers)
    own = f"http://127.0.0.1:{server.port}"
    table, token, *_ = pair()
    for origin, want in ((own, 409), ("http://evil.example", 403), ("null", 403)):
        status, answer, _ = server.ask("POST", f"/api/tables/{table}/act", {"stamp": 77, "act": "mark a1"}, token,
                                       {"Origin": origin})
        check(status == want, origin, status, answer)
    try:
        server.live(table, token, headers={"Origin": "http://evil.example"})
        check(False, "a page of another site was let in")
    except Closed as closed:
        check("wrong_origin" in str(closed))
    check(server.ask("GET", "/nowhere")[0] == 404 and server.ask("PUT", "/")[0] == 405)
    check(server.ask("GET", "/api/tables/0000000000000000")[0] == 404)


def limits_and_proxies():
    with tempfile.TemporaryDirectory() as folder:
        flags = ("--max-requests", "5", "--max-from", "3", "--max-created", "2", "--max-messages", "2",
                 "--trust-proxy", "--origin", "https://friend.example", "--max-body", "2048")
        with Server(folder, *flags) as small:
            by = lambda n: {"X-Forwarded-For": f"6.6.6.6, 9.9.9.{n}", "X-Forwarded-Proto": "https",  # noqa: E731
                            "X-Forwarded-Host": "rubicon.example"}
            raw = socket.create_connection(("127.0.0.1", small.port), timeout=PATIENCE)
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.1\r\n\r\n" * 99
                        + b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.1\r\nConnection: close\r\n\r\n")
            codes = re.findall(r"HTTP/1.1 (\d+)", raw.makefile("rb").read().decode())
            check(len(codes) == 100 and set(codes) == {"200", "429"}, codes)
            check(small.ask("GET", "/healthz", headers=by(2))[0] == 200, "another address suffered")
            made = [small.ask("POST", "/api/tables", {"game": "tic-tac-toe", "name": "A"},
                              headers=by(3)) for _ in range(3)]
            check([m[0] for m in made] == [201, 201, 429] and made[2][2]["Retry-After"], made)
            check(made[0][1]["link"].startswith("https://rubicon.example/#/at/"), made[0][1]["link"])
            check("Secure" in made[0][2]["Set-Cookie"])
            answer = small.ask("POST", "/api/tables", b"{" + b" " * 3000 + b"}", headers=by(4))
            check(answer[0] == 413, answer)
            friend = small.ask("GET", "/api/games", headers={"Origin": "https://friend.example", **by(5)})
            check(friend[2]["Access-Control-Allow-Origin"] == "https://friend.example")
            table = made[0][1]["table"]["id"]
            lives = [small.live(table, headers=by(6)) for _ in range(3)]
            try:
                small.live(table, headers=by(6))
                check(False, "a fourth connection was let in")
            except Closed as closed:
                check("429" in str(closed))
            for _ in range(80):
                lives[0].send({"do": "say", "text": "x"})
            reasons = [lives[0].wait("refused")["reason"] for _ in range(80)]
            check("too_many" in reasons and "no_seat" in reasons, reasons)


def gentle_stop():
    """Clients are told, and find everything where it was."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(folder) as old:
            anna = old.create("tic-tac-toe", bots={"nought": "easy"})
            table = anna["table"]["id"]
            live = old.live(table, anna["token"])
            live.wait("position")
            check(live.do("act", stamp=0, act="mark b2")["type"] == "done")
            old.process.terminate()
            check(live.wait("closing")["again"] > 0)
            try:
                live.receive()
            except Closed:
                check(live.code == 1012, live.code)
            live.close()
            check(old.process.wait(PATIENCE) == 0)
            old.start()
            check(old.get("/healthz")["status"] == "ok")
            again = old.live(table, anna["token"])
            position = again.wait("position")["position"]
            check(0 in position["view"]["cells"], position["view"])
            until(lambda: old.get(f"/api/tables/{table}/position", anna["token"])["position"]["asks"],
                  "the bot did not wake up")


def fair_between_tables():
    """A table that thinks hard does not keep a quick one waiting for long."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--bots", "1") as one:
        for _ in range(4):
            one.create("caesar-augustus", seats=5, sit=None, bots={})
            made = one.create("caesar-augustus", seats=3, sit=None)
            one.post(f"/api/tables/{made['table']['id']}/start", {"bot": "normal"}, made["token"])
        anna = one.create("tic-tac-toe", bots={"nought": "random"})
        live = one.live(anna["table"]["id"], anna["token"])
        live.wait("position")
        before = one.metric("rubicon_bot_moves_total")
        live.do("act", stamp=0, act="mark b2")
        until(lambda: live.wait("position")["position"]["asks"])
        thought = one.metric("rubicon_bot_moves_total") - before
        check(thought < 60, "the quick table waited for many others:", thought)
        return f"after {thought} questions"


class Later:
    """A server whose clock a test can put forward."""

    def __init__(self, folder):
        self.path, self.passed = f"{folder}/clock", 0
        open(self.path, "w").write("0")
        self.server = Server(folder, program=[f"{OUT}/test_server"], env={"RUBICON_CLOCK": self.path})

    def wait(self, seconds):
        self.passed += seconds * 1000
        open(self.path, "w").write(str(self.passed))


def days_pass():
    """Clocks of days run out; tables that everybody has left are closed, and tell their secret."""
    with tempfile.TemporaryDirectory() as folder:
        later = Later(folder)
        with later.server as one:
            anna = one.create("tic-tac-toe", clock={"days": 2})
            table = anna["table"]["id"]
            one.join(table)
            left = one.create("exemplum", seats=2)["table"]["id"]
            one.join(left)
            check(one.get(f"/api/tables/{table}")["table"]["clock"] == {"days": 2})
            later.wait(2 * 24 * 3600 - 60)
            one.get("/healthz")  # the loop turns, and looks at its clocks
            check(not one.get(f"/api/tables/{table}")["table"]["seats"][0]["away"], "too early")
            later.wait(61)
            until(lambda: one.get(f"/api/tables/{table}")["table"]["grace"], "the clock stood still")
            later.wait(2 * 24 * 3600)
            until(lambda: one.get(f"/api/tables/{table}")["table"]["seats"][0]["away"], "the clock stood still")
            later.wait(61 * 24 * 3600)
            ended = until(lambda: (t := one.get(f"/api/tables/{left}")["table"])["state"] == "abandoned" and t)
            check(ended["dice"]["secret"] and ended["ended"], ended)


def woken_too_early():
    """Not every move puts off in the store when a table is to be looked after: then it is put off once woken."""
    days = 60 * 24 * 3600
    with tempfile.TemporaryDirectory() as folder:
        later = Later(folder)

        def seconds_until(one, table):
            one.get("/healthz")  # the loop turns, and sees what is due
            db = sqlite3.connect(f"{folder}/rubicon.db")
            wake = db.execute("SELECT wake FROM tables WHERE id = ?", (table,)).fetchone()[0]
            db.close()
            return wake and (wake - 1800000000000) // 1000

        with later.server as one:
            anna = one.create("tic-tac-toe")
            table = anna["table"]["id"]
            one.join(table)
            check(seconds_until(one, table) == days)
            later.wait(60)
            one.post(f"/api/tables/{table}/act", {"stamp": 0, "act": "mark b2"}, anna["token"])
            check(seconds_until(one, table) == days, "every move is written")
            one.kill()
            one.start()
            later.wait(days - 30)
            until(lambda: seconds_until(one, table) == days + 60, "it is woken again and again")
            check(one.get(f"/api/tables/{table}")["table"]["state"] == "playing")
            later.wait(31)
            until(lambda: seconds_until(one, table) is None, "it was never closed")
            check(one.get(f"/api/tables/{table}")["table"]["state"] == "abandoned")


def faulty_json_rest():
    table, token, *_ = pair()
    for body in (b"{", b"[]", b"\xff\xfe", b'{"stamp":1e400,"act":"x"}', b'{"a":1,"a":2}', b"[" * 5000):
        status, answer, _ = server.ask("POST", f"/api/tables/{table}/act", body, token)
        check(status == 400 and answer["error"]["reason"] in ("bad_json", "bad_member"), body[:20], answer)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    with tempfile.TemporaryDirectory() as place, Server(place, "--webhooks", "local") as server:
        run_tests([lobby_and_start, lobby_pages, host_starts_with_bots, chat_and_spectators, undo_with_consent,
                   undo_against_bots_and_in_secret, resign_and_replay, rematch, second_device_and_cookies,
                   since_you_looked, history_while_bots_move, clocks_run_out, standing_orders, webhooks, webhooks_by_tls, webhooks_stay_outside, hints_and_reasons, odds, advice_has_bounds,
                   abandoned_games_publish_their_secret, dice_by_the_book, options_and_bad_tables,
                   headers_and_origins, limits_and_proxies, gentle_stop,
                   days_pass, woken_too_early, fair_between_tables, faulty_json_rest])
