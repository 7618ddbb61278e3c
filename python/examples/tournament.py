"""A random tournament in ten lines: who wins 2,000 games of Augustus, by seat."""
import rubicon

batch = rubicon.load("augustus", seats=3).batch(1000, seed=1)
games, wins = 0, 0
while games < 2000:
    batch.step(batch.sample())
    games += batch.over.sum()
    wins += batch.shares.sum(axis=0)
for seat, share in zip(batch.game.seats, wins / games / 10000):
    print(f"{seat} {share:.1%}")
