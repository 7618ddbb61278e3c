"""accelerator/python/steps.py -- a random learner whose environment stays on the card: steps a second.

usage: python3 steps.py GAME SEATS [N [STEPS]]

With PyTorch it chooses on the card and measures; without, it walks a few games and prints their digest,
which is the same on every machine.
"""

import sys
import time
import zlib

import rubicon_card


def digest(game, seats, n=64, steps=300):
    env = rubicon_card.Env(game, n, seats, seed=7)
    env.reset()
    ended = hash_ = 0
    for step in range(steps):
        count = env.count.copy()
        env.choice.write([(step * 7 + i * 3) % c if c else 0 for i, c in enumerate(count)])
        env.step()
        for array in (env.legal, env.count, env.seat, env.observation, env.points, env.place, env.over):
            hash_ = zlib.crc32(memoryview(array.copy()), hash_)
        ended += sum(env.over.copy())
    env.close()
    print(f"{game}, {seats} seats: {n} games, {steps} steps, {ended} ended, digest {hash_:08x}")


def measure(game, seats, n, steps):
    import torch

    env = rubicon_card.Env(game, n, seats)
    mask = torch.as_tensor(env.mask, device="cuda")
    choice = torch.as_tensor(env.choice, device="cuda")
    over = torch.from_dlpack(env.over)
    assert mask.data_ptr() == env.mask.at and over.data_ptr() == env.over.at
    count = torch.as_tensor(env.count, device="cuda")
    env.reset()
    ended = torch.zeros((), dtype=torch.int64, device="cuda")
    torch.cuda.synchronize()
    start = time.time()
    for _ in range(steps):
        choice.copy_((torch.rand(n, device="cuda") * count).int())
        torch.cuda.synchronize()
        env.step()
        ended += over.sum()
    torch.cuda.synchronize()
    took = time.time() - start
    seen = mask.sum(1).eq(count).all().item()
    print(f"{game}, {seats} seats: {n} games, {steps} steps in {took:.2f} s: {n * steps / took / 1e6:.1f} M steps/s, "
          f"{ended.item()} games ended, masks {'fit' if seen else 'DO NOT FIT'}", flush=True)
    env.close()


if __name__ == "__main__":
    arguments = sys.argv[1:] + ["0", "100"][len(sys.argv) - 3:]
    if int(arguments[2]):
        measure(arguments[0], int(arguments[1]), int(arguments[2]), int(arguments[3]))
    else:
        digest(arguments[0], int(arguments[1]))
