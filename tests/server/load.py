"""tests/server/load.py -- measures a server on this machine: memory, moves, times; a verdict for each.

    python3 tests/server/load.py [FOLDER]     FOLDER: where the database is, on a real disk

What is demanded of a durable move depends on the disk, so that is measured in the same run; the rows
with the database in memory show what the server itself takes.
"""

import os
import subprocess
import sys
import tempfile

from client import Server

OUT = os.environ.get("SERVER_TEST", "build/release/tests/server")
SECONDS = int(os.environ.get("SECONDS", "10"))
MOVES = 40  # of a table at most: a game that is over measures nothing
rows, notes = [], []


def words(text):
    return {key: float(value) for key, value in (word.split("=") for word in text.split())}


def load(*arguments):
    return words(subprocess.run([f"{OUT}/load", *map(str, arguments)], check=True, capture_output=True,
                                text=True).stdout)


def millis(micros):
    return f"{micros / 1000:.2f}"


def row(what, demanded, measured, verdict):
    rows.append((what, demanded, measured, verdict))
    print(f"  {what}: {measured}: {verdict or 'for the record'}", file=sys.stderr, flush=True)


def disk(folder):
    got = load("disk", folder, 500)
    notes.append(f"fdatasync of 8 KiB in {folder}: p50 {millis(got['p50'])} ms, p99 {millis(got['p99'])} ms, "
                 f"most {millis(got['most'])} ms")
    return got


def memory_of(process):
    with open(f"/proc/{process.pid}/status") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))


def seconds_of(process):
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def idle(folder):
    with Server(folder) as server:
        with subprocess.Popen([f"{OUT}/load", "idle", str(server.port), "5000"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True) as clients:
            clients.stdout.readline()
            mib = memory_of(server.process)
            clients.stdin.close()
    row("5,000 idle WebSockets", "below 96 MiB", f"{mib:.1f} MiB resident", "holds" if mib < 96 else "MISSED")


def play(folder, game, seats, tables, rate):
    seconds = min(SECONDS, max(1, MOVES * tables // (rate or 5000)))
    command = [f"{OUT}/load", "play", *map(str, ("PORT", game, seats, tables, rate, seconds))]
    with Server(folder) as server:
        command[2] = str(server.port)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as clients:
            clients.stdout.readline()
            before = counts(server)
            got = words(clients.stdout.read())
        after = counts(server)
    commits, changes, micros, cpu = (b - a for a, b in zip(before, after))
    return {**got, "together": changes / max(1, commits), "store": micros / max(1, commits),
            "cpu": cpu / max(1, got["stored"]) * 1e6}


def counts(server):
    names = ("rubicon_store_transactions_total", "rubicon_changes_total", "rubicon_store_microseconds_total")
    return [*map(server.metric, names), seconds_of(server.process)]


def told(got):
    return (f"{got['rate']:.0f} moves/s; seat to seat p50 {millis(got['p50'])}, p99 {millis(got['p99'])} ms; "
            f"{got['together']:.1f} changes a commit of {millis(got['store'])} ms; {got['cpu']:.0f} us of processor a move"
            + (f"; {got['over']:.0f} GAMES WERE OVER" if got["over"] else ""))


def reason(got, bare, memory):
    """Why a move took longer than demanded, as measured: the disk alone, or more than that."""
    if memory["p99"] > 10000:
        return f"the server alone: p99 {millis(memory['p99'])} ms with the database in memory"
    return (f"the disk: a move waits for the commit under way and for its own, 2 x fdatasync p99 = "
            f"{millis(2 * bare['p99'])} ms; in memory p99 {millis(memory['p99'])} ms")


def durable(folder, memory_folder, bare, rate, game, seats, demanded):
    got = play(f"{folder}/{game}-{rate}", game, seats, 500, rate)
    memory = play(f"{memory_folder}/{game}-{rate}", game, seats, 500, rate)
    is_fast = got["p99"] <= 10000 and got["rate"] >= 0.97 * rate
    word = "holds" if is_fast else "MISSED" if demanded else "not reached"
    what = f"{rate:,} moves/s at 500 tables of {game} ({seats})"
    row(what, f"p99 within 10 ms{'' if demanded else ' (the aim)'}", told(got), word)
    row(what + ", in memory", "", told(memory), "")
    if not is_fast:
        notes.append(f"{what}: {reason(got, bare, memory)}")


def table():
    head = ("what", "demanded", "measured", "verdict")
    wide = [max(len(line[i]) for line in [head, *rows]) for i in range(4)]
    for line in [head, tuple("-" * n for n in wide), *rows]:
        print("| " + " | ".join(text.ljust(n) for text, n in zip(line, wide)) + " |")
    for note in notes:
        print("*", note)


def main():
    place = sys.argv[1] if len(sys.argv) > 1 else "build"
    with tempfile.TemporaryDirectory(dir=place) as folder, tempfile.TemporaryDirectory(dir="/dev/shm") as memory:
        load_before = os.getloadavg()[0]
        bare = disk(folder)
        idle(f"{folder}/idle")
        people = play(f"{folder}/people", "first-triumvirate", 3, 500, 500)
        row("500 live tables of three people, a move a second each", "moves/s, p50, p99", told(people), "")
        durable(folder, memory, bare, 1000, "first-triumvirate", 3, True)
        durable(folder, memory, bare, 1000, "exemplum", 2, True)
        durable(folder, memory, bare, 5000, "exemplum", 2, False)
        most = play(f"{folder}/most", "first-triumvirate", 3, 500, 0)
        row("as fast as 500 tables of three go", "", told(most), "")
        again = disk(folder)
        notes.append(f"load average {load_before:.1f} before it began; {os.cpu_count()} processors, which the clients share")
        if load_before > os.cpu_count() / 2 or again["p99"] > 3 * bare["p99"]:
            notes.append("THE MACHINE WAS BUSY WITH OTHER WORK: these times are not the server's; measure again")
    table()


if __name__ == "__main__":
    os.chdir(os.path.join(os.path.dirname(__file__), "../.."))
    main()
