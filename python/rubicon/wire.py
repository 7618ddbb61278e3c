"""Playing at the tables of a server (`rubicon serve`): connections that come back, several tables at once, the clock.

    from rubicon.wire import Player

    player = Player("http://127.0.0.1:8080", name="a small bot", choose=lambda turn: random.choice(turn.legal))
    player.join(table)                    # a thread plays it to its end
    print(player.wait())                  # {table: {seat: place}}

Standard library alone; docs/protocol.md is what it speaks.
"""
from __future__ import annotations

import base64
import json
import os
import secrets
import socket
import ssl
import struct
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass, field
from typing import Any, Callable, Iterator, Optional


class Refused(Exception):
    """The server said no; the text is its sentence."""


def call(url: str, body: Optional[dict] = None, token: Optional[str] = None, patience: float = 30) -> dict:
    """One request, as JSON."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=patience) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        try:
            sentence = json.load(refused)["error"]["sentence"]
        except (ValueError, KeyError):
            sentence = f"{url}: {refused}"
        raise Refused(sentence) from None


class Live:
    """A WebSocket of JSON messages: as much of RFC 6455 as the server speaks."""

    def __init__(self, url: str, token: str, patience: float = 90):
        at = urllib.parse.urlparse(url)
        is_safe = at.scheme in ("https", "wss")
        self.socket = socket.create_connection((at.hostname, at.port or (443 if is_safe else 80)), timeout=patience)
        if is_safe:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=at.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {at.path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nAuthorization: Bearer {token}\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        if b" 101 " not in self.file.readline():
            raise ConnectionError("the server does not open a live connection")
        while self.file.readline().strip():
            pass

    def send(self, message: dict) -> None:
        self._frame(1, json.dumps(message).encode())

    def close(self) -> None:
        self.file.close()
        self.socket.close()

    def _frame(self, kind: int, data: bytes) -> None:
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 128 | 126, len(data))
        self.socket.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def __iter__(self) -> Iterator[dict]:
        while len(head := self.file.read(2)) == 2:
            kind, size = head[0] & 15, head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if len(data) < size or kind == 8:
                return
            if kind == 1:
                yield json.loads(data)
            elif kind == 9:
                self._frame(10, data)


@dataclass
class Turn:
    """What a player is asked: everything that the server tells its seat."""

    table: str
    game: str
    seat: str
    legal: list[str]
    position: dict[str, Any]
    events: list[dict] = field(default_factory=list)  # since the last turn
    deadline: Optional[float] = None  # seconds since 1970; None: there is no clock

    @property
    def seconds(self) -> float:
        """How long there is to decide."""
        return float("inf") if self.deadline is None else max(0.0, self.deadline - time.time())


class Player:
    """Plays at any number of tables, each in a thread of its own.  `choose` is called with a Turn and returns one of its legal actions."""

    def __init__(self, server: str, name: str, choose: Callable[[Turn], str], patience: float = 60):
        self.server, self.name, self.choose, self.patience = server.rstrip("/"), name, choose, patience
        self.results: dict[str, dict[str, int]] = {}
        self.errors: dict[str, str] = {}
        self._threads: dict[str, threading.Thread] = {}
        self._stops = threading.Event()

    def join(self, table: str, seat: Optional[str] = None, token: Optional[str] = None) -> str:
        """Takes a seat (any that is free, unless told), or comes back to one by its token; returns the token."""
        if token is None:
            body = {"name": self.name, "seat": seat, "luck": secrets.token_hex(16)}
            token = call(f"{self.server}/api/tables/{table}/join", body)["token"]
        self._threads[table] = threading.Thread(target=self._run, args=(table, token), daemon=True)
        self._threads[table].start()
        return token

    def wait(self, seconds: Optional[float] = None) -> dict[str, dict[str, int]]:
        """Until all tables are over: each seat's place, by table."""
        for thread in self._threads.values():
            thread.join(seconds)
        if self.errors:
            raise Refused("; ".join(f"{table}: {sentence}" for table, sentence in self.errors.items()))
        return self.results

    def stop(self) -> None:
        """Leaves the connections; the seats stay taken."""
        self._stops.set()

    def _run(self, table: str, token: str) -> None:
        """Comes back as often as it must: at once, then more slowly."""
        lost, pause = None, 0.1
        while not self._stops.is_set():
            try:
                live = Live(f"{self.server}/api/tables/{table}/live", token)
                lost, pause = None, 0.1
                if self._play(live, table):
                    return
            except OSError:
                lost = lost or time.monotonic()
                if time.monotonic() - lost > self.patience:
                    self.errors[table] = "the server cannot be reached"
                    return
            self._stops.wait(pause)
            pause = min(pause * 2, 5)

    def _play(self, live: Live, table: str) -> bool:
        """Until the end of the game (True) or of the connection."""
        head: dict[str, Any] = {}
        position: dict[str, Any] = {"seats": []}
        events: list[dict] = []
        for message in live:
            kind = message["type"]
            head = {**head, **message.get("table", {})} if isinstance(message.get("table"), dict) else head
            if kind == "position":
                position = message["position"]
                events += message.get("events", [])
                if position["asks"]:
                    self._answer(live, table, head, position, events)
                    events = []
            elif kind == "refused" and message["reason"] not in ("stale", "not_now"):
                self.errors[table] = message["sentence"]
                return True
            elif kind == "over":
                self.results[table] = {seat["seat"]: seat["place"] for seat in position["seats"]}
                live.close()
                return True
            elif kind == "fault":
                self.errors[table] = message["sentence"]
                return True
            elif kind == "closing":
                self._stops.wait(message.get("again", 1000) / 1000)
                return False
        return False

    def _answer(self, live: Live, table: str, head: dict, position: dict, events: list[dict]) -> None:
        ask, deadline = position["asks"][0], head.get("deadline")
        turn = Turn(table, head.get("game", ""), position["viewer"], [row["act"] for row in ask["legal"]], position, events,
                    deadline / 1000 if deadline else None)
        live.send({"do": "act", "stamp": position["stamp"], "act": self.choose(turn)})
