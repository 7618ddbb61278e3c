"""tests/server/tables.py -- what people do at tables: over real sockets, with a real database."""

import http.server
import json
import os
import random
import re
import secrets
import socket
import subprocess
import tempfile
import threading
import time

from client import Closed, Server, check, run_tests, until, RUBICON

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
    check(lobby.wait("lobby")["table"]["state"] == "playing")
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
    late = server.live(table)
    check([c["text"] for c in late.receive()["chat"]] == ["Salve, Ben!"])


def undo_with_consent():
    """An open action needs the other's consent; a denied or outdated offer does nothing."""
    table, token, _, anna, ben = pair()
    anna.wait("position")
    anna.do("act", stamp=0, act="mark b2")
    check(anna.do("undo", stamp=1)["type"] == "done")
    check(ben.wait("table", timeout=5) is not None)
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
    while not ben.is_quiet():
        ben.receive()
    check(anna.do("act", stamp=position["stamp"], act=position["asks"][0]["legal"][0]["act"])["type"] == "done")
    stamp = server.get(f"/api/tables/{table}/position", token)["position"]["stamp"]
    check(anna.do("undo", stamp=stamp)["type"] == "done")
    check(server.get(f"/api/tables/{table}/position", token)["position"]["asks"])
    check(ben.is_quiet(), "the other heard of a secret choice")


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
    first = server.post(f"/api/tables/{table}/rematch", {"luck": secrets.token_hex(16)}, a)
    new = first["table"]["id"]
    check(first["seat"] == "nought" and first["table"]["previous"] == table and first["table"]["state"] == "open")
    check(anna.wait("over")["table"]["state"] == "over")
    check(server.get(f"/api/tables/{table}")["table"]["rematch"] == new)
    status, answer, _ = server.ask("POST", f"/api/tables/{new}/join", {"name": "X", "luck": "0" * 32})
    check(status == 409 and answer["error"]["reason"] == "taken", answer)
    second = server.post(f"/api/tables/{table}/rematch", {"luck": secrets.token_hex(16)}, b)
    check(second["table"]["id"] == new and second["seat"] == "cross" and second["table"]["state"] == "playing")
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
    dump = subprocess.run(["strings", "-a", server.store], capture_output=True, text=True, check=False).stdout
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


def clocks_run_out():
    """A bot plays on for who is late, until he comes back."""
    table, token, _, anna, ben = pair(clock={"move": 5})
    deadline = server.get(f"/api/tables/{table}")["table"]["deadline"]
    check(0 < deadline - time.time() * 1000 <= 5000)
    ben.wait("position")
    position = until(lambda: (p := ben.wait("position", timeout=9))["position"]["asks"] and p, 10)
    seat = server.get(f"/api/tables/{table}")["table"]["seats"][0]
    check(seat["away"] and seat["bot"] == "normal" and seat["kind"] == "person", seat)
    ben.do("act", stamp=position["position"]["stamp"], act=position["position"]["asks"][0]["legal"][0]["act"])
    check(anna.do("back")["type"] in ("done", "refused"))
    seat = server.get(f"/api/tables/{table}")["table"]["seats"][0]
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
    until(lambda: any(e["seat"] == b["seat"] for e in live.wait("position", timeout=15)["events"]))
    took = time.time() - start
    check(0.8 < took < 14, "the order was answered after", took)
    ben = server.live(table, b["token"])
    check(ben.receive()["orders"] == [], "it was for one time")
    return f"answered after {took:.1f} s"


def webhooks():
    """Called when a seat is asked and its player is not here; not while he watches."""
    got = []

    class Hook(http.server.BaseHTTPRequestHandler):
        def do_POST(self):  # pylint: disable=invalid-name
            got.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *unused):
            pass

    listener = http.server.HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    table, _, _, anna, ben = pair()
    url = f"http://127.0.0.1:{listener.server_port}/hook"
    check(ben.do("notify", url="ftp://example.org")["reason"] == "bad_member")
    check(ben.do("notify", url=url)["type"] == "done")
    anna.do("act", stamp=0, act="mark b2")
    ben.wait("position", count=1)
    time.sleep(0.3)
    check(not got, "called while watching")
    ben.do("act", stamp=1, act="mark a1")
    ben.close()
    time.sleep(0.1)
    anna.do("act", stamp=2, act="mark c3")
    until(lambda: got, 5, "the webhook was not called")
    check(got[0]["table"] == table and got[0]["seat"] == "nought" and "seat=" not in got[0]["page"], got)
    listener.shutdown()


def hints_and_reasons():
    table, token, _, _, _ = pair()
    hint = server.get(f"/api/tables/{table}/hint", token)
    check(hint["thoughts"] and hint["thoughts"][0]["act"].startswith("mark "), hint)
    why = server.get(f"/api/tables/{table}/why?act=mark+z9", token)
    check(not why["allowed"] and why["refusal"], why)
    status, answer, _ = server.ask("GET", f"/api/tables/{table}/hint")
    check(status == 403, answer)


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
    seen, rolls = {}, re.findall(r"chance (\S+) \S+ (\S+) ;", record)
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
        whole = {"name": "Anna", "luck": "0" * 32, **body}
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
        with Server(f"{folder}/l.db", *flags) as small:
            by = lambda n: {"X-Forwarded-For": f"6.6.6.6, 9.9.9.{n}", "X-Forwarded-Proto": "https",  # noqa: E731
                            "X-Forwarded-Host": "rubicon.example"}
            codes = [small.ask("GET", "/healthz", headers=by(1))[0] for _ in range(40)]
            check(200 in codes and 429 in codes, codes)
            check(small.ask("GET", "/healthz", headers=by(2))[0] == 200, "another address suffered")
            made = [small.ask("POST", "/api/tables", {"game": "tic-tac-toe", "name": "A", "luck": "0" * 32},
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
            for _ in range(20):
                lives[0].send({"do": "say", "text": "x"})
            reasons = [lives[0].wait("refused")["reason"] for _ in range(20)]
            check("too_many" in reasons and "no_seat" in reasons, reasons)


def gentle_stop():
    """Clients are told, and find everything where it was."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(f"{folder}/g.db") as old:
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
            check(old.process.wait(5) == 0)
            old.start()
            check(old.get("/healthz")["status"] == "ok")
            again = old.live(table, anna["token"])
            position = again.wait("position")["position"]
            check(0 in position["view"]["cells"], position["view"])
            until(lambda: old.get(f"/api/tables/{table}/position", anna["token"])["position"]["asks"], 20,
                  "the bot did not wake up")


def fair_between_tables():
    """A table that thinks hard does not keep a quick one waiting for long."""
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/f.db", "--bots", "1") as one:
        for _ in range(4):
            one.create("caesar-augustus", seats=5, sit=None, bots={})
            made = one.create("caesar-augustus", seats=3, sit=None)
            one.post(f"/api/tables/{made['table']['id']}/start", {"bot": "normal"}, made["token"])
        anna = one.create("tic-tac-toe", bots={"nought": "random"})
        live = one.live(anna["table"]["id"], anna["token"])
        live.wait("position")
        start = time.time()
        live.do("act", stamp=0, act="mark b2")
        until(lambda: live.wait("position", timeout=20)["position"]["asks"], 20)
        took = time.time() - start
        check(took < 10, "the quick table waited", took)
        return f"{took:.2f} s"


class Later:
    """A server whose clock a test can put forward."""

    def __init__(self, folder):
        self.path, self.passed = f"{folder}/clock", 0
        open(self.path, "w").write("0")
        self.server = Server(f"{folder}/t.db", program=[f"{OUT}/test_server"], env={"RUBICON_CLOCK": self.path})

    def wait(self, seconds):
        self.passed += seconds * 1000
        open(self.path, "w").write(str(self.passed))


def missing_and_replaced():
    """Who is asked and not here for two minutes may be replaced by a bot, and comes back."""
    with tempfile.TemporaryDirectory() as folder:
        later = Later(folder)
        with later.server as one:
            anna = one.create("tic-tac-toe")
            table = anna["table"]["id"]
            b = one.join(table)
            ben = one.live(table, b["token"])
            ben.wait("position")
            check(ben.do("replace", seat="cross")["reason"] == "not_now")
            later.wait(121)
            ben = one.live(table, b["token"])  # a minute of silence ends a connection
            until(lambda: one.get(f"/api/tables/{table}")["table"]["seats"][0]["missing"], 5, "nobody missed her")
            check(ben.do("replace", seat="cross", bot="random")["type"] == "done")
            until(lambda: ben.wait("position")["position"]["asks"], 10, "the bot did not play on")
            check(one.get(f"/api/tables/{table}")["table"]["seats"][0]["away"])
            check(one.post(f"/api/tables/{table}/back", {}, anna["token"])["done"] == "back")
            seat = one.get(f"/api/tables/{table}")["table"]["seats"][0]
            check(not seat["away"] and not seat["missing"], seat)


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
            time.sleep(0.3)
            check(not one.get(f"/api/tables/{table}")["table"]["seats"][0]["away"], "too early")
            later.wait(61)
            until(lambda: one.get(f"/api/tables/{table}")["table"]["seats"][0]["away"], 10, "the clock stood still")
            later.wait(61 * 24 * 3600)
            ended = until(lambda: (t := one.get(f"/api/tables/{left}")["table"])["state"] == "abandoned" and t, 10)
            check(ended["dice"]["secret"] and ended["ended"], ended)


def faulty_json_rest():
    table, token, *_ = pair()
    for body in (b"{", b"[]", b"\xff\xfe", b'{"stamp":1e400,"act":"x"}', b'{"a":1,"a":2}', b"[" * 5000):
        status, answer, _ = server.ask("POST", f"/api/tables/{table}/act", body, token)
        check(status == 400 and answer["error"]["reason"] in ("bad_json", "bad_member"), body[:20], answer)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    with tempfile.TemporaryDirectory() as place, Server(f"{place}/test.db", "--webhooks", "local") as server:
        run_tests([lobby_and_start, lobby_pages, host_starts_with_bots, chat_and_spectators, undo_with_consent,
                   undo_against_bots_and_in_secret, resign_and_replay, rematch, second_device_and_cookies,
                   since_you_looked, clocks_run_out, standing_orders, webhooks, hints_and_reasons,
                   abandoned_games_publish_their_secret, dice_by_the_book, options_and_bad_tables,
                   headers_and_origins, limits_and_proxies, gentle_stop, missing_and_replaced,
                   days_pass, fair_between_tables, faulty_json_rest])
