"""tests/server/docs.py -- runs the examples of docs/protocol.md against a fresh server.

A ```http block is a request, an empty line, a status and an answer; a ```ws block is a conversation.
"$name" stands for a value that the server chose, "..." for anything; objects may hold more.
"""

import json
import os
import re
import subprocess
import tempfile
import time

from client import Server, check, run_tests, until, PATIENCE, RUBICON

values = {}


def fill(text):
    return re.sub(r"\$([a-z]+)", lambda m: values.get(m[1], m[0]), text)


def match(want, got, where="answer"):
    if want == "...":
        return
    if isinstance(want, str) and want.startswith("$"):
        values.setdefault(want[1:], got)
        want = values[want[1:]]
    if isinstance(want, dict):
        check(isinstance(got, dict), where, "is not an object:", got)
        for key, value in want.items():
            check(key in got, where, "has no member", key, "in", got)
            match(value, got[key], f"{where}.{key}")
    elif isinstance(want, list):
        check(isinstance(got, list) and len(got) >= len(want), where, "is another list:", got)
        check(len(want) == len(got) or want, where, "should be empty:", got)
        for i, one in enumerate(want):
            match(one, got[i], f"{where}[{i}]")
    else:
        check(want == got, where, "is", got, "not", want)


def run_http(server, block):
    request, answer = block.split("\n\n", 1)
    lines = fill(request).split("\n")
    method, path = lines[0].split(" ", 1)
    headers, body = {}, None
    for i, line in enumerate(lines[1:], 1):
        if line.startswith("{"):
            body = "\n".join(lines[i:]).encode()
            break
        name, value = line.split(": ", 1)
        headers[name] = value
    status, got, _ = server.ask(method, path, body, headers=headers)
    want, text = answer.split("\n", 1)
    check(status == int(want), path, "answered", status, got)
    match(json.loads(text), got)


def run_ws(server, head, block):
    _, table, token = fill(head).split(" ")
    live = server.live(table, token)
    for message in re.split(r"\n(?=[<>])", block.strip()):
        if message[0] == ">":
            live.send(json.loads(fill(message[2:])))
        else:
            match(json.loads(message[2:]), live.receive())
    live.close()


def examples():
    text = open("docs/protocol.md").read()
    blocks = re.findall(r"^```(http|ws)( ?.*)\n((?:.|\n)*?)^```$", text, re.M)
    check(len(blocks) >= 8, "there are few examples in docs/protocol.md")
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        for kind, head, block in blocks:
            if kind == "http":
                run_http(server, block.strip())
            else:
                run_ws(server, head.strip(), block)
    return f"{len(blocks)} examples"


def openapi():
    """Every address of openapi.yaml is answered, and every verb is in it."""
    text = open("docs/openapi.yaml").read()
    names = set(re.findall(r"^  /api/tables/\{table\}/([a-z]+):$", text, re.M))
    listed = open("server/endpoints.def").read()
    wanted = set(re.findall(r"^(?:VERB|EXTRA|GETS)\(([a-z]+)", listed, re.M)) - {"table"}
    check(names - {"live"} == wanted, "differs:", names ^ wanted)
    reasons = set(re.findall(r'"([a-z_]+)", \d+\)', open("server/reasons.def").read()))
    listed = set(re.findall(r"^ +- ([a-z_]+)$", text.split("reason:", 1)[1].split("sentence:", 1)[0], re.M))
    check(reasons == listed, "reasons differ:", reasons ^ listed)
    protocol = open("docs/protocol.md").read()
    for word in wanted | reasons:
        check(f"`{word}" in protocol or f"/{word}" in protocol, "docs/protocol.md does not name", word)


def budgets():
    """The page has every budget as it is, and /metrics counts each."""
    rows = re.findall(r'^BUDGET\(\w+, \w+, "([a-z-]+)", (\d+), (\d+), (\d+),',
                      open("server/budgets.def").read(), re.M)
    wanted = [(word, usual, per if int(per) else "", str(int(usual) * int(at_once)) if int(per) else "")
              for word, usual, per, at_once in rows]
    listed = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| (\d*) ?\| (\d*) ?\|", open("docs/budgets.md").read(), re.M)
    check(listed == wanted, "docs/budgets.md differs:", set(listed) ^ set(wanted))
    with tempfile.TemporaryDirectory() as folder, Server(folder, "--budget", "address-requests=1") as server:
        codes = [server.ask("GET", "/")[0] for _ in range(6)]
        check(codes[:4] == [200] * 4 and 429 in codes, codes)
        time.sleep(1.5)
        _, text, _ = server.ask("GET", "/metrics", port=server.private)
        for kind in ("granted", "refused"):
            counted = dict(re.findall(rf'^rubicon_budget_{kind}_total{{budget="([a-z-]+)"}} (\d+)$', text, re.M))
            check(set(counted) == {row[0] for row in rows}, kind, counted)
            check(int(counted["address-requests"]) > 0, kind, counted)
    for wrong in ("nonsense=1", "address-requests", "address-requests=0", "address-requests=x"):
        said = subprocess.run([RUBICON, "serve", "--budget", wrong], capture_output=True, text=True, timeout=PATIENCE)
        check(said.returncode == 2 and "budget" in said.stderr, wrong, said)


def watching():
    """The board and the alerts ask for what the server tells; histograms count what has happened."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        made = server.create("tic-tac-toe", bots={"nought": "normal"})
        live = server.live(made["table"]["id"], made["token"])
        live.wait("position")
        check(live.do("act", stamp=0, act="mark b2")["type"] == "done")
        until(lambda: server.metric("rubicon_bot_moves_total"), "no bot answers")
        text = server.metrics()
    told = set(re.findall(r"^(rubicon_\w+)", text, re.M))
    for page in ("docs/grafana.json", "docs/alerts.yaml"):
        asked = set(re.findall(r"rubicon_\w+", open(page).read()))
        check(len(asked) > 5 and asked <= told, page, "asks for", asked - told)
    json.load(open("docs/grafana.json"))
    for name in re.findall(r'"(rubicon_\w+)"', open("server/histograms.def").read()):
        buckets = [int(n) for n in re.findall(rf'^{name}_bucket{{le="[^"]+"}} (\d+)$', text, re.M)]
        (n,) = re.findall(rf"^{name}_count (\d+)$", text, re.M)
        (total,) = re.findall(rf"^{name}_sum (\d+\.\d{{6}})$", text, re.M)
        check(buckets == sorted(buckets) and buckets[-1] == int(n) > 0 and float(total) > 0, name, buckets, n, total)


def example_bot():
    """Three processes of examples/bot.py play a whole game of each kind, secrets and all."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        for game, seats in (("exemplum", 3), ("tic-tac-toe", 2), ("liars-dice", 2)):
            table = server.create(game, seats=seats, sit=None)["table"]["id"]
            players = [subprocess.Popen(["python3", "examples/bot.py", f"http://127.0.0.1:{server.port}", table],
                                        stdout=subprocess.PIPE, text=True) for _ in range(seats)]
            for player in players:
                text, _ = player.communicate(timeout=PATIENCE)
                check(player.returncode == 0 and text.startswith("over:"), game, text)
            path = f"{folder}/{game}.rubicon"
            open(path, "w").write(server.ask("GET", f"/api/tables/{table}/record")[1])
            said = subprocess.run([RUBICON, "replay", "--verify", path], capture_output=True, text=True)
            check(said.returncode == 0 and "what the secret gives" in said.stdout, said)


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    run_tests([examples, openapi, budgets, watching, example_bot])
