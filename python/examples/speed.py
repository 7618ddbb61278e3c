"""Steps a second in batches of 1,024, observations and legal indices included: the best of several short runs, by processor time.

    speed.py [THREADS ...]      1 unless told; with more, by the clock on the wall
"""
import sys
import time

import rubicon

TABLES = [("exemplum", 3), ("augustus", 3), ("caesar-augustus", 4), ("first-triumvirate", 3), ("three-caesars", 3), ("tic-tac-toe", 2),
          ("kuhn-poker", 2), ("leduc-poker", 2), ("liars-dice", 2)]

for threads in [int(word) for word in sys.argv[1:]] or [1]:
    clock = time.process_time if threads == 1 else time.perf_counter
    for id, seats in TABLES:
        batch, best = rubicon.load(id, seats=seats).batch(1024, seed=1, threads=threads), 0.0
        for _ in range(12):
            start, steps = clock(), 0
            while clock() - start < 0.1:
                batch.step(batch.sample())
                steps += len(batch)
            best = max(best, steps / (clock() - start))
        print(f"{id}, {seats} seats, {threads} threads: {best:,.0f} steps a second", flush=True)
