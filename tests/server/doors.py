"""tests/server/doors.py -- who comes in: addresses, proxies, names, seats, and how much room one visitor takes."""

import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time

from client import Server, check, run_tests, until, PATIENCE

NEW = {"game": "tic-tac-toe", "name": "Anna"}


def memory_of(server):
    """Resident, in KiB."""
    return int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{server.process.pid}/status").read())[1])


def raw_request(server, data, limit=10):
    """Everything that comes back until the other side closes, or None if it never does."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=limit) as raw:
        try:
            raw.sendall(data)
            got = b""
            while more := raw.recv(1 << 16):
                got += more
            return got
        except ConnectionError:
            return got
        except TimeoutError:
            return None


def a_rematch_is_a_table():
    """Playing again counts as creating; coming to the table that another has made does not."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--max-created", "2") as one:
        made = one.create("tic-tac-toe")
        table, tokens = made["table"]["id"], [made["token"], one.join(made["table"]["id"])["token"]]
        answers = []
        for _ in range(2):
            one.post(f"/api/tables/{table}/resign", {}, tokens[0])
            for token in tokens:
                answers.append(one.ask("POST", f"/api/tables/{table}/rematch", {}, token))
            table = answers[-1][1].get("table", {}).get("id")
            for token in tokens if table else ():
                one.post(f"/api/tables/{table}/luck", {"luck": secrets.token_hex(16)}, token)
        check([a[0] for a in answers] == [200, 200, 429, 429], [a[:2] for a in answers])
        check(answers[2][1]["error"]["reason"] == "too_many" and answers[2][2]["Retry-After"], answers[2])


def heads_of_all_sizes():
    """Many arguments and long cookies are answered or cut off, soon; nothing of them stays."""
    honest = {"ASAN_OPTIONS": "quarantine_size_mb=0"}  # a sanitizer keeps what was freed
    with tempfile.TemporaryDirectory() as folder, Server(folder, env=honest) as one:
        table = one.create("tic-tac-toe")["table"]["id"]
        shapes = [lambda n: (b"/api/tables?" + b"a&" * n, b""), lambda n: (b"/api/tables?" + b"a=" + b"x" * n, b""),
                  lambda n: (f"/api/tables/{table}/why?".encode() + b"act=x&" * (n // 6), b""),
                  lambda n: (b"/api/games", b"Cookie: " + b"a=b; " * (n // 5) + b"\r\n"),
                  lambda n: (b"/api/games", b"Cookie: seat=" + b"0" * n + b"\r\n"),
                  lambda n: (b"/api/games", b"X-A: b\r\n" * (n // 8))]
        answers = {}
        for _ in range(2):
            for shape in shapes:
                for n in (10, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 5800, 6000, 8000, 20000):
                    path, more = shape(n)
                    got = raw_request(one, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + more + b"\r\n")
                    one.log()  # or it waits for somebody to read what it says
                    check(got is not None, "it hangs:", path[:20], more[:20], n)
                    status = got.split(b" ", 2)[1].decode() if got else "closed"
                    answers[status] = answers.get(status, 0) + 1
            before = memory_of(one)
        for _ in range(300):
            raw_request(one, b"GET /api/tables?" + b"a&" * 2800 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            one.log()
        check(memory_of(one) - before < 2000, "it keeps", memory_of(one) - before, "KiB")
        check(one.stop() == 0, one.log())
        check("LeakSanitizer" not in one.log(), one.log())
        check(set(answers) <= {"200", "400", "404", "409", "414", "431", "closed"}, answers)
        return str(answers)


def stopped_while_asked():
    """SIGTERM while bots think about a hint, with more of them waiting: who asked hears of it, and it ends well."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--bots", "1") as one:
        tables = [one.create("caesar-augustus", seats=3) for _ in range(6)]
        for made in tables:
            one.post(f"/api/tables/{made['table']['id']}/start", {"bot": "random"}, made["token"])
        for made in tables:
            position = f"/api/tables/{made['table']['id']}/position"
            until(lambda: one.get(position, made["token"])["position"]["asks"])
        asked = []
        for made in tables * 4:
            asked.append(socket.create_connection(("127.0.0.1", one.port), timeout=PATIENCE))
            asked[-1].sendall(f"GET /api/tables/{made['table']['id']}/hint HTTP/1.1\r\nHost: x\r\n"
                              f"Connection: close\r\nAuthorization: Bearer {made['token']}\r\n\r\n".encode())
        until(lambda: one.metric("rubicon_bot_queue") >= 4)
        check(one.stop() == 0, "it ended badly:", one.log())
        check("what=stopped" in one.log() and "Sanitizer" not in one.log(), one.log())
        answers = [raw.makefile("rb").read() for raw in asked]
        check(all(b" 200 " in a or b" 503 " in a for a in answers), answers)


def stopped_while_held():
    """The same where answers wait for the stroke of a clock: looks, refusals and hints."""
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder, Server(folder, "--bots", "1") as one:
            made = one.create("augustus", seats=2)
            at = f"/api/tables/{made['table']['id']}"
            one.join(made["table"]["id"])
            asked = []
            for what in ("position", "hint", "why?act=pass", "hint", "odds?act=x", "hint"):
                asked.append(socket.create_connection(("127.0.0.1", one.port), timeout=PATIENCE))
                asked[-1].sendall(f"GET {at}/{what} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                                  f"Authorization: Bearer {made['token']}\r\n\r\n".encode())
            time.sleep(0.02)
            check(one.stop() == 0, "it ended badly:", one.log())
            check("what=stopped" in one.log() and "Sanitizer" not in one.log(), one.log())
            answers = [raw.makefile("rb").read() for raw in asked]
            check(all(a.startswith(b"HTTP/1.1 ") for a in answers), answers)


def buckets_of_addresses():
    """Each IPv4 address has its own, also when it comes through [::]; an IPv6 network of 64 bits is one."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--max-created", "1", "--listen", "[::]:0") as one:
        def create(source):
            with socket.create_connection(("127.0.0.1", one.port), timeout=PATIENCE, source_address=(source, 0)) as raw:
                body = b'{"game":"tic-tac-toe","name":"A"}'
                raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
                return int(raw.makefile("rb").read().split(b" ", 2)[1])
        check([create(s) for s in ("127.0.0.1", "127.0.0.2", "127.0.0.1", "127.0.0.3")] == [201, 201, 429, 201],
              "addresses share a bucket")
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--max-created", "1", "--trust-proxy") as one:
        def status(address):
            return one.ask("POST", "/api/tables", NEW, headers={"X-Forwarded-For": address})[0]
        pairs = (("2001:db8:1:2::1", 201), ("2001:db8:1:2:ffff::9", 429), ("2001:db8:1:3::1", 201),
                 ("::ffff:9.9.9.9", 201), ("9.9.9.9", 429), ("::ffff:9.9.9.8", 201))
        for address, want in pairs:
            check(status(address) == want, address, "should have been", want)


def forwarded_addresses():
    """X-Forwarded-For as proxies write it: several lines, ports, brackets; the last one counts."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--max-created", "1", "--trust-proxy") as one:
        def status(*lines):
            body = b'{"game":"tic-tac-toe","name":"A"}'
            head = "".join(f"X-Forwarded-For: {line}\r\n" for line in lines)
            got = raw_request(one, f"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{head}"
                                   f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
            return int(got.split(b" ", 2)[1])
        rows = ((("1.1.1.1",), 201), (("5.5.5.5", "1.1.1.1"), 429), (("1.1.1.1", "5.5.5.5"), 201),
                (("6.6.6.6, 7.7.7.7", "8.8.8.8 , 9.9.9.9"), 201), (("9.9.9.9:1234",), 429), (("9.9.9.9:99",), 429),
                (("[2001:db8::1]:443",), 201), (("[2001:db8::2]",), 429), (("2001:db8::3",), 429), (("8.8.8.8:1",), 201),
                (("1.2.3.4", ""), 201), (("1.2.3.4,",), 429))
        for lines, want in rows:
            check(status(*lines) == want, lines, "should have been", want)


def resigned_for_good():
    """Who has resigned takes nothing back, and has no say in what the others take back or end."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as one:
        made = one.create("exemplum", seats=3)
        table = made["table"]["id"]
        tokens = [made["token"], one.join(table)["token"], one.join(table, name="Cai")["token"]]
        position = one.get(f"/api/tables/{table}/position", tokens[0])["position"]
        one.post(f"/api/tables/{table}/act", {"stamp": position["stamp"], "act": position["asks"][0]["legal"][0]["act"]},
                 tokens[0])
        stamp = one.get(f"/api/tables/{table}/position", tokens[0])["position"]["stamp"]
        one.post(f"/api/tables/{table}/resign", {}, tokens[0])
        for verb, body in (("undo", {"stamp": stamp}), ("grant", {}), ("deny", {}), ("abandon", {"wish": True}), ("back", {}),
                           ("order", {"act": "pass"}), ("replace", {"seat": "aulus"}), ("resign", {})):
            stamp = one.get(f"/api/tables/{table}/position", tokens[0])["position"]["stamp"]
            body = {**body, **({"stamp": stamp} if "stamp" in body else {})}
            status, answer, _ = one.ask("POST", f"/api/tables/{table}/{verb}", body, tokens[0])
            check(status == 409 and "resigned" in answer["error"]["sentence"], verb, status, answer)


def looking_fills_nothing():
    """However many tables are looked at, there is room for those who play."""
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--max-tables", "20") as one:
        old = [one.create("tic-tac-toe")["table"]["id"] for _ in range(60)]
        for _ in range(2):
            for table in old + [secrets.token_hex(8) for _ in range(40)]:
                status, answer, _ = one.ask("GET", f"/api/tables/{table}")
                check(status in (200, 404), table, answer)
        check(one.metric("rubicon_tables_loaded") <= 20, "more than there may be")
        watching = [one.live(table) for table in old[:20]]
        for live in watching:
            live.receive()
        made = one.create("tic-tac-toe")
        one.join(made["table"]["id"])
        player = one.live(made["table"]["id"], made["token"])
        check(player.receive()["you"] == "cross", "lookers keep a player out")
        check(player.do("act", stamp=0, act="mark b2")["type"] == "done")
        check(one.metric("rubicon_tables_loaded") <= 20, "more than there may be")


def names_are_visible():
    """No control, direction or invisible characters; what is refused is refused in whole characters."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as one:
        bad = ["a\u202eb", "a\u200b", "\u2066a", "a\u0085", "a\u009fb", "\u00adb", "a\u2028b", "\ufeffa", "\u3164", "\u2800\u2800",
               "a\U000e0041", "\u061ca", "a\ufe0f", "\u00a0", "\u3000", "a\tb", "\u115f", "a\u180e", "\ufdd0", "\ue000"]
        for name in bad:
            status, answer, _ = one.ask("POST", "/api/tables", {**NEW, "name": name})
            check(status == 400 and "'name'" in answer["error"]["sentence"], ascii(name), status, answer)
        for name in ("Anna", "Ἀσπασία", "マリア", "علي", "Zoë O'Neil", "Владимир", "e\u0301", "🦅"):
            status, answer, _ = one.ask("POST", "/api/tables", {**NEW, "name": name})
            check(status == 201 and answer["table"]["seats"][0]["name"] == name, name, answer)
        for n in range(30, 45):
            word = "x" * n + "ääää日本語🦅🦅🦅🦅" * 4
            for body in ({**NEW, "game": word}, {**NEW, "options": {word: []}}, {**NEW, "options": {word: 1}},
                         {**NEW, "game": "exemplum", "options": {"scenario": word}}):
                raw = raw_post(one, "/api/tables", body)
                check("\ufffd" not in raw and '"error"' in raw, body, raw)


def raw_post(one, path, body):
    """The answer's text; bytes that are no characters show as U+FFFD."""
    import json
    data = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(data)}\r\n\r\n".encode()
    return raw_request(one, head + data).decode(errors="replace")


def webhooks_to_oneself():
    """Webhooks reach no address of the machine itself, not even one that is the world's: in a network of its own."""
    inside = ["sh", "-c", "ip link set lo up && ip addr add 198.7.6.5/32 dev lo && ip addr add 198.7.6.6/32 dev lo && "
              "exec python3 tests/server/doors.py call_oneself"]
    subprocess.run(["tools/need.sh", "iproute2", "util-linux"], check=True)
    said = subprocess.run(["unshare", "-rn", *inside], capture_output=True, text=True, check=False)
    check(said.returncode == 0 and "1 passed" in said.stdout, said.stdout, said.stderr)


def call_oneself():
    """Run by the one above."""
    with socket.create_server(("198.7.6.5", 0)) as there, tempfile.TemporaryDirectory() as folder, \
            Server(folder, "--webhooks", "public") as one:
        port = there.getsockname()[1]
        made = one.create("tic-tac-toe")
        notify = f"/api/tables/{made['table']['id']}/notify"
        status, answer, _ = one.ask("POST", notify, {"url": f"http://198.7.6.5:{port}/"}, made["token"])
        check(status == 400 and "own network" in answer["error"]["sentence"], answer)
        status, answer, _ = one.ask("POST", notify, {"url": "http://198.7.6.9/"}, made["token"])
        check(status == 200, "an address of somebody else is refused:", answer)


def one_person_one_seat():
    """By token or by cookie: who sits at a table takes no second seat there, unless it was made for one screen."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as one:
        for screen, want in ((None, 409), (False, 409), (True, 200)):
            body = {**NEW, "game": "exemplum", "seats": 3, **({} if screen is None else {"one_screen": screen})}
            status, made, headers = one.ask("POST", "/api/tables", body)
            check(status == 201 and made["table"]["one_screen"] == bool(screen), made)
            join = f"/api/tables/{made['table']['id']}/join"
            cookie = {"Cookie": headers["Set-Cookie"].split(";")[0]}
            for how in ({"headers": cookie}, {"token": made["token"]}):
                status, answer, _ = one.ask("POST", join, {"name": "Anna 2", "luck": "1" * 32}, **how)
                check(status == want, screen, status, answer)
        status, answer, _ = one.ask("POST", "/api/tables", {**NEW, "one_screen": "yes"})
        check(status == 400 and "'one_screen'" in answer["error"]["sentence"], answer)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([a_rematch_is_a_table, heads_of_all_sizes, stopped_while_asked, stopped_while_held,
               buckets_of_addresses, forwarded_addresses,
               resigned_for_good, looking_fills_nothing, names_are_visible, one_person_one_seat, webhooks_to_oneself]
              if "call_oneself" not in sys.argv else [call_oneself])
