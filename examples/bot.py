#!/usr/bin/env python3
"""A player for any game of `rubicon serve`, in Python's standard library: it plays at random.

    examples/bot.py http://127.0.0.1:8080 TABLE [SEAT]      joins the table and plays it to its end
"""
import base64, json, os, random, secrets, socket, struct, sys, time, urllib.error, urllib.parse, urllib.request


def post(url, body):
    try:
        return json.load(urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode()), timeout=30))
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["error"]["sentence"])
    except urllib.error.URLError as error:
        sys.exit(f"{url}: {error.reason}")


class Live:
    """A WebSocket that sends and receives JSON; enough of RFC 6455 to talk to rubicon."""

    def __init__(self, url, token):
        at = urllib.parse.urlparse(url)
        self.socket = socket.create_connection((at.hostname, at.port or 80), timeout=120)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {at.path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                             f"Authorization: Bearer {token}\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        while self.file.readline().strip():
            pass

    def frame(self, kind, data):
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 128 | 126, len(data))
        self.socket.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def __iter__(self):
        while head := self.file.read(2):
            kind, size = head[0] & 15, head[1]
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if kind == 1:
                yield json.loads(data)
            elif kind == 9:
                self.frame(10, data)


def play(live):
    """To the end of the game, or of the connection: then the answer is None."""
    position = {"seats": []}
    for message in live:
        position = message.get("position", position)
        if message["type"] == "position" and position["asks"]:
            act = random.choice(position["asks"][0]["legal"])["act"]
            live.frame(1, json.dumps({"do": "act", "stamp": position["stamp"], "act": act}).encode())
        elif message["type"] == "over":
            return " ".join(f"{seat['seat']} {seat['place']}" for seat in position["seats"])


def main(server, table, seat=None):
    at = f"{server}/api/tables/{table}"
    me = post(f"{at}/join", {"name": "a small bot", "seat": seat, "luck": secrets.token_hex(16)})
    while True:
        try:
            if (result := play(Live(f"{at}/live", me["token"]))) is not None:
                return print("over:", result)
        except OSError:
            pass
        time.sleep(1)  # the server has stopped, and will be back


if __name__ == "__main__":
    main(*sys.argv[1:]) if len(sys.argv) in (3, 4) else sys.exit(__doc__)
