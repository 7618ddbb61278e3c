"""tests/server/hostile.py -- nobody in: what a hostile client sends changes nothing.

Each message is answered with a reason, no state changes, and nobody else's connection is closed.
MESSAGES=100000 is the long form; RUBICON names the server, so that the same runs under sanitizers.
"""

import json
import os
import random
import secrets
import socket
import tempfile

from client import Closed, Server, check, run_tests, until, PATIENCE

MESSAGES = int(os.environ.get("MESSAGES", "5000"))
WINDOW = 50
random.seed(int(os.environ.get("SEED", "1")))


def deep(n):
    return b"[" * n + b"]" * n


def garbage():
    return bytes(random.randrange(256) for _ in range(random.randrange(1, 200)))


class Hostile:
    """Knows a table, a seat's token of another table, and no manners."""

    def __init__(self, server):
        self.server = server
        self.made = server.create("exemplum", seats=3)
        self.table = self.made["table"]["id"]
        self.seats = [self.made] + [server.join(self.table, name=f"P{i}") for i in (1, 2)]
        self.own = server.create("tic-tac-toe")
        self.victims = [server.live(self.table, seat["token"]) for seat in self.seats]
        for victim in self.victims:
            victim.wait("position")
        self.position = server.get(f"/api/tables/{self.table}/position", self.made["token"])["position"]
        self.legal = self.position["asks"][0]["legal"]

    def state(self):
        """Everything that anybody at the table could see."""
        return [self.server.get(f"/api/tables/{self.table}/position", seat["token"]) for seat in self.seats]

    def message(self):
        """A bad message of any kind, for a connection without a seat."""
        action = random.choice(self.legal)["act"]
        kinds = [
            lambda: {"do": "act", "stamp": self.position["stamp"], "act": action},
            lambda: {"do": "act", "stamp": self.position["stamp"], "act": action, "seat": self.seats[1]["seat"]},
            lambda: {"do": "act", "token": secrets.token_hex(16), "stamp": 0, "act": action},
            lambda: {"do": random.choice(["undo", "resign", "start", "leave", "grant", "deny", "back", "say",
                                          "replace", "abandon", "order", "notify"]), "text": "x", "stamp": 1},
            lambda: {"do": random.choice(["join", "claim", "rematch", "link", "position", "", "live", "bot", "expire",
                                          "sit", "create", "sql'--", "a" * 500])},
            lambda: {"do": random.choice([1, None, True, [], {}, 1.5])},
            lambda: {"act": action}, lambda: [], lambda: 7, lambda: None, lambda: "act", lambda: {},
            lambda: deep(random.choice([10, 1000, 3000])), lambda: b'{"do":"act","x":' + deep(2000) + b"}",
            garbage, lambda: b"{" * 100, lambda: b'{"do":"act"', lambda: b'{"do":"act","do":"say"}',
            lambda: b'{"do":"say","text":"' + b"x" * random.choice([301, 5000, 16000]) + b'"}',
            lambda: b'{"do":"say","text":"\\u0000"}', lambda: b'{"do":"say","text":"\\ud800"}',
            lambda: b"", lambda: b" " * 100, lambda: b'{"do":"act","stamp":1e999}',
            lambda: {"do": "act", "stamp": random.choice([-1, 2 ** 32, 2 ** 63 - 1, "0", None, 0.5]), "act": action},
            lambda: {"do": "act", "stamp": 0, "act": random.choice([7, None, "", "x" * 129, "plan", "%s%n", action * 9])},
        ]
        made = random.choice(kinds)()
        return made if isinstance(made, bytes) else json.dumps(made).encode()


def is_utf8(data):
    try:
        data.decode()
        return True
    except UnicodeDecodeError:
        return False


def from_outside():
    """A spectator who tries everything: each message is answered with a reason."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--max-created", "1000000") as server:
        hostile = Hostile(server)
        before = hostile.state()
        live = server.live(hostile.table)
        live.wait("position")
        sent = closed = 0
        reasons = {}
        while sent < MESSAGES:
            batch = [hostile.message() for _ in range(WINDOW)]
            texts = [data for data in batch if is_utf8(data)]
            for data in texts:
                live.frame(1, data)
            for _ in texts:
                answer = live.wait("refused")
                check(answer["reason"] and answer["sentence"], answer)
                reasons[answer["reason"]] = reasons.get(answer["reason"], 0) + 1
            for data in batch:
                if is_utf8(data):
                    continue
                # Text that is not UTF-8 ends a connection, by RFC 6455: one's own.
                end_by(live, data)
                closed += 1
                live = server.live(hostile.table)
                live.wait("position")
            sent += len(batch)
        check(sum(reasons.values()) + closed == sent, "some were not answered")
        check(hostile.state() == before, "something has changed")
        for victim in hostile.victims:
            came = [message for message in victim.catch_up() if message["type"] != "watchers"]
            check(not came, "a victim got", came)
            check(victim.do("act", stamp=99999, act="x")["reason"] in ("stale", "illegal"), "a victim was cut off")
        check(len(reasons) >= 5, reasons)
        return f"{sent} messages, {closed} connections ended for bad UTF-8: {reasons}"


def end_by(live, data, stays=False):
    live.frame(1, data)
    try:
        while True:
            live.receive()
    except Closed:
        check(live.code == 1007, "closed with", live.code)
    if not stays:
        live.close()


def from_a_seat():
    """A player who cheats: out of turn, stale, replayed, illegal, for others."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        hostile = Hostile(server)
        cheat = hostile.victims[0]
        others = [server.get(f"/api/tables/{hostile.table}/position", seat["token"]) for seat in hostile.seats[1:]]
        good = {"stamp": hostile.position["stamp"], "act": hostile.legal[0]["act"]}
        check(cheat.do("act", **good)["type"] == "done")
        n = min(MESSAGES // 10, 2000)
        for i in range(0, n, WINDOW):
            for j in range(i, i + WINDOW):
                act = random.choice(hostile.legal)["act"]
                message = random.choice([good, {"stamp": good["stamp"], "act": act}, {"stamp": good["stamp"] + 1, "act": act},
                                         {"stamp": j, "act": "nonsense"}, {"stamp": good["stamp"] + 1, "act": "pass"}])
                cheat.send({"do": "act", "id": j, **message})
            for _ in range(WINDOW):
                answer = cheat.wait("refused")
                check(answer["type"] == "refused" and answer["reason"] in ("stale", "illegal"), answer)
            check(cheat.do("start")["reason"] in ("not_yours", "not_now"))
            check(cheat.do("replace", seat=hostile.seats[1]["seat"])["reason"] == "not_now")
            check(cheat.do("grant")["reason"] == "not_now")
        again = [server.get(f"/api/tables/{hostile.table}/position", seat["token"]) for seat in hostile.seats[1:]]
        check(others == again, "the others see a difference")
        for seat in hostile.seats[1:]:
            status, answer, _ = server.ask("POST", f"/api/tables/{hostile.own['table']['id']}/act",
                                           {"stamp": 0, "act": "mark a1"}, seat["token"])
            check(status == 403 and answer["error"]["reason"] == "no_seat", "a token opened another table")
        return f"{n} messages"


def broken_frames():
    """Unmasked, oversized, truncated, fragmented, reserved: only the sender suffers."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        hostile = Hostile(server)
        def send_raw(data):
            live = server.live(hostile.table)
            live.socket.sendall(data)
            return live
        def ends_with(live, *codes):
            try:
                while True:
                    live.receive()
            except Closed:
                check(live.code in codes, "closed with", live.code, "not", codes)
        big = server.live(hostile.table)
        big.frame(1, b'{"do":"say","text":"' + b"x" * 40000 + b'"}')
        ends_with(big, 1009)
        loose = server.live(hostile.table)
        loose.frame(1, b"{}", masked=False)
        ends_with(loose, 1002, None)
        ends_with(send_raw(bytes([0xC1, 0x80, 1, 2, 3, 4])), 1002, None)
        ends_with(send_raw(bytes([0x83, 0x80, 1, 2, 3, 4])), 1002, None)
        ends_with(send_raw(bytes([0x81, 0xFF]) + b"\x7f" * 8 + b"mask" + b"x" * 10), 1009, 1002, None)
        cut = send_raw(bytes([0x81, 0x85, 1, 2]))
        cut.close()
        parts = server.live(hostile.table)
        parts.frame(1, b'{"do":', fin=False)
        parts.frame(9, b"still there?")
        parts.frame(0, b'"say","text":"x"}')
        check(parts.wait("refused")["reason"] == "no_seat", "fragments were not put together")
        binary = server.live(hostile.table)
        binary.frame(2, b"{}")
        check(binary.wait("refused")["reason"] == "bad_json")
        for head in (b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
                     b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     b"Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"):
            raw = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
            raw.sendall(head % hostile.table.encode())
            check(b" 400 " in raw.recv(4096), "a bad handshake was accepted")
            raw.close()
        for junk in (b"\x00" * 100, b"GET\r\n\r\n", b"A" * 20000, b"GET / HTTP/1.1\r\nX: " + b"y" * 30000, garbage()):
            raw = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
            try:
                raw.sendall(junk)
                raw.settimeout(0.2)
                raw.recv(100)
            except OSError:
                pass
            raw.close()
        for victim in hostile.victims:
            check(victim.do("act", stamp=99999, act="x")["type"] == "refused", "a victim was cut off")


def slow_readers():
    """Who does not read is cut off; the others never notice."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        hostile = Hostile(server)
        slow = server.live(hostile.table)
        slow.wait("position")
        connected = server.metric("rubicon_ws_connections")

        def ask_on():
            """Asks, and never reads the answers."""
            try:
                for _ in range(5000):
                    slow.frame(1, b"{}")
            except OSError:
                pass
            return server.metric("rubicon_ws_connections") < connected

        until(ask_on, "who does not read stays for ever")
        check(hostile.victims[0].do("act", stamp=99999, act="x")["type"] == "refused", "the others have to wait")


def ended_while_others_talk():
    """Who is thrown out hears why, even if there is news for him at that moment; and his socket is closed at once."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        made = server.create("tic-tac-toe", bots={"nought": "random"})
        anna = server.live(made["table"]["id"], made["token"])
        for _ in range(min(MESSAGES // 10, 1000)):
            live = server.live(made["table"]["id"])
            anna.send({"do": "say", "text": "Salve!"})
            end_by(live, b"\xff", stays=True)
            check(live.socket.recv(1) == b"", "it was not closed")
            live.close()


def many_attempts_on_a_token():
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        hostile = Hostile(server)
        for token in [secrets.token_hex(16) for _ in range(200)] + ["", "0" * 31, "g" * 32, "0" * 32, "'" * 32]:
            status, answer, _ = server.ask("POST", f"/api/tables/{hostile.table}/resign", {}, token)
            check(status == 403, token, answer)
        check(server.get(f"/api/tables/{hostile.table}")["table"]["state"] == "playing")


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([from_outside, from_a_seat, broken_frames, slow_readers, ended_while_others_talk, many_attempts_on_a_token])
