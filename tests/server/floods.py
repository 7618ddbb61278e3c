"""tests/server/floods.py -- a bored passer-by at a server with its usual budgets: who takes too much is stopped,
and nobody else notices.

RUBICON names the server, so that the same runs under sanitizers.
"""

import os
import tempfile
import time

from client import Closed, Live, Server, check, run_tests, until
from load import memory_of

# Freed memory comes back at once, also under AddressSanitizer.
PLAIN = {"ASAN_OPTIONS": "quarantine_size_mb=1:" + os.environ.get("ASAN_OPTIONS", "")}


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
        by = lambda n: {"X-Forwarded-For": f"9.9.9.{n}"}  # noqa: E731
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


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([pings_from_the_lobby, every_frame_counts, bytes_of_an_address])
