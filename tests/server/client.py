"""tests/server/client.py -- a server to test, and clients that talk to it over real sockets."""

import base64
import hashlib
import http.client
import json
import os
import re
import secrets
import signal
import socket
import struct
import subprocess
import sys
import time
import urllib.parse

RUBICON = os.environ.get("RUBICON", "./rubicon")
LOOSE = ["--max-from", "1000000", "--max-created", "1000000", "--max-requests", "1000000",
         "--max-messages", "1000000", "--budget", "connection-frames=1000000", "--budget", "address-bytes=1000000000",
         "--budget", "address-open=1000000", "--budget", "address-thought=1000000000", "--budget", "address-advice=64",
         "--budget", "seat-chat=1000000", "--budget", "table-chat=1000000",
         "--log", "info"]
PATIENCE = 90  # seconds for anything to happen that must: a busy machine is no failure


class Failed(Exception):
    pass


def check(is_true, *what):
    if not is_true:
        raise Failed(" ".join(str(one) for one in what))


def until(condition, what="it never came"):
    end = time.time() + PATIENCE
    while time.time() < end:
        got = condition()
        if got:
            return got
        time.sleep(0.02)
    raise Failed(what)


class Server:
    """A process of its own, on a port of its own."""

    def __init__(self, store, *flags, program=None, port=0, env=None, before=None, loose=True):
        self.store, self.flags, self.port = store, (*(LOOSE if loose else ()), *flags), port
        self.program, self.env, self.before = program or [RUBICON, "serve"], env, before
        self.process, self.lines, self.private = None, [], None
        self.start()

    def start(self):
        where = "--db" if self.store.startswith("postgres") else "--data"
        command = [*self.program, where, self.store, "--listen", f"127.0.0.1:{self.port}",
                   "--private", "127.0.0.1:0", *self.flags]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=self.before,
                                        env={**os.environ, **(self.env or {})})
        for line in self.process.stderr:
            self.lines.append(line)
            private = re.search(r"what=private .*port=(\d+)", line)
            self.private = int(private[1]) if private else self.private
            found = re.search(r"what=listening .*port=(\d+)", line)
            if found:
                self.port = int(found[1])
                break
        else:
            raise Failed("the server did not start: " + "".join(self.lines[-5:]))
        os.set_blocking(self.process.stderr.fileno(), False)

    def log(self):
        try:
            while text := os.read(self.process.stderr.fileno(), 1 << 16):
                self.lines.append(text.decode())
        except (BlockingIOError, ValueError):
            pass
        return "".join(self.lines)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self, limit=PATIENCE):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(limit)
        self.log()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    # ---- HTTP

    def ask(self, method, path, body=None, token=None, headers=None, timeout=PATIENCE, port=None):
        """Answers status, JSON (or text), headers."""
        connection = http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=timeout)
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        all_headers = {**({"Authorization": f"Bearer {token}"} if token else {}), **(headers or {})}
        try:
            connection.request(method, path, data, all_headers)
            response = connection.getresponse()
            text = response.read().decode()
        finally:
            connection.close()
        try:
            return response.status, json.loads(text), response.headers
        except ValueError:
            return response.status, text, response.headers

    def get(self, path, token=None):
        status, answer, _ = self.ask("GET", path, token=token)
        check(status == 200, path, status, answer)
        return answer

    def post(self, path, body, token=None):
        status, answer, _ = self.ask("POST", path, body, token)
        check(status in (200, 201), path, status, answer)
        return answer

    def create(self, game, **members):
        """With the creator's luck, as soon as the server has committed itself; the table is as it is then."""
        luck = members.pop("luck", secrets.token_hex(16))
        made = self.post("/api/tables", {"game": game, "name": "Anna", **members})
        if made["seat"]:
            path = f"/api/tables/{made['table']['id']}"
            self.post(f"{path}/luck", {"luck": luck}, made["token"])
            made["table"] = self.get(path, made["token"])["table"]
        return made

    def join(self, table, name="Ben", **members):
        return self.post(f"/api/tables/{table}/join", {"name": name, "luck": secrets.token_hex(16), **members})

    def live(self, table, token=None, **more):
        return Live(self.port, f"/api/tables/{table}/live", token, **more)

    def metric(self, name):
        return int(re.search(rf"^{name} (\S+)$", self.metrics(), re.M)[1])

    def metrics(self):
        return self.ask("GET", "/metrics", port=self.private)[1]


class Closed(Exception):
    pass


class Live:
    """A WebSocket; `raw` keeps every byte that came after the handshake."""

    def __init__(self, port, path, token=None, headers=None, timeout=PATIENCE):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer, self.raw, self.code = b"", b"", None
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.raw = self.buffer
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(head.decode() + self.buffer.decode())
        accept = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        check(accept in head, "the handshake's answer is wrong")

    def _more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise Closed(str(self.code))
        self.buffer += data
        self.raw += data

    def _need(self, n):
        while len(self.buffer) < n:
            self._more()
        data, self.buffer = self.buffer[:n], self.buffer[n:]
        return data

    def frame(self, kind, data=b"", fin=True, masked=True):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([(128 if fin else 0) | kind])
        flag = 128 if masked else 0
        if size < 126:
            head += bytes([flag | size])
        elif size < 65536:
            head += struct.pack(">BH", flag | 126, size)
        else:
            head += struct.pack(">BQ", flag | 127, size)
        if masked:
            long = mask * (size // 4 + 1)
            data = mask + (int.from_bytes(data, "big") ^ int.from_bytes(long[:size], "big")).to_bytes(size, "big")
        self.socket.sendall(head + data)

    def send(self, message):
        self.frame(1, message if isinstance(message, bytes) else json.dumps(message).encode())

    def receive(self, timeout=PATIENCE):
        self.socket.settimeout(timeout)
        while True:
            first, second = self._need(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(self._need(2 if size == 126 else 8), "big")
            data = self._need(size)
            kind = first & 15
            if kind == 1:
                return json.loads(data)
            if kind == 9:
                self.frame(10, data)
            elif kind == 8:
                self.code = int.from_bytes(data[:2], "big") if data else 0
                raise Closed(str(self.code))

    def wait(self, kind, timeout=PATIENCE, **members):
        """The next message of this type, and with these members."""
        end = time.time() + timeout
        while True:
            message = self.receive(max(0.01, end - time.time()))
            if message["type"] == kind and all(message.get(key) == value for key, value in members.items()):
                return message

    def do(self, verb, timeout=PATIENCE, **members):
        """Sends, and answers the 'done' or 'refused' that belongs to it."""
        self.asked = number = getattr(self, "asked", 0) + 1
        self.send({"do": verb, "id": number, **members})
        end = time.time() + timeout
        while True:
            message = self.receive(max(0.01, end - time.time()))
            if message["type"] in ("done", "refused") and message["id"] == number:
                return message
            self.kept = message if message["type"] == "position" else getattr(self, "kept", None)

    def catch_up(self):
        """Everything that had been sent here when the server read this question."""
        self.asked = number = getattr(self, "asked", 0) + 1
        self.send({"do": "nothing", "id": number})
        came = []
        while (message := self.receive()).get("id") != number:
            came.append(message)
        return came

    def close(self):
        self.socket.close()


def run_tests(tests):
    """Runs functions by their names; says what failed; exits like a test."""
    passed = failed = 0
    only = sys.argv[1:]
    for test in tests:
        name = test.__name__
        if only and name not in only:
            continue
        start = time.time()
        try:
            note = test() or ""
            passed += 1
            print(f"ok   {name} ({time.time() - start:.1f} s) {note}", flush=True)
        except Exception as error:  # pylint: disable=broad-except
            failed += 1
            print(f"FAIL {name}: {type(error).__name__}: {error}", flush=True)
            if os.environ.get("TRACE"):
                raise
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)
