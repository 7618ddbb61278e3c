#!/usr/bin/python3
# tools/train/fit.py -- finds the weights of a judge from how games ended, in plain numpy.
#
# usage: fit.py [--along WEIGHTS] NAMES OUT SAMPLES...    NAMES: what `train names GAME` prints; OUT: WEIGHT rows
#
# With --along the weights of that file keep their proportions, and only how much they all count is
# found, plain and times what is left of the game: for weights that were found by playing, which say
# what is better and not how likely it wins.
#
# A softmax over the rows of a position, each the sum of its features times a weight that is a
# straight line of what is left of the game.  That is convex: Newton's method finds the best there
# is.  Every tenth game is held out and only measured.  Where there are several tables each is
# drawn towards the fit of all together, the more the fewer games it has.  A later file counts more.
# What is left of the game enters as its distance from the usual, with a short rein: a weight must not
# be wild where few games were.
import re
import sys
import numpy as np

DOUBLE, WHOLE_GAME, ONE_WIN, SHARE = 4096 / np.log(2), 256.0, 60.0, 10000.0
HELD_OUT, FADE, RIDGE, REIN, STEPS = 10, 0.7, 10.0, 3.0, 12


class Samples:
	"""All positions of some files; each row of a position has its features."""

	def __init__(self, paths):
		parts = [self.read(path, FADE ** (len(paths) - 1 - i)) for i, path in enumerate(paths)]
		for name in parts[0]:
			setattr(self, name, np.concatenate([p[name] for p in parts]))

	@staticmethod
	def read(path, weight):
		head = np.fromfile(path, np.int32, 8)
		assert head[0] == 0x52554249, path + ' holds no samples'
		rows, features, fixed, all_rows = (int(head[i]) for i in (1, 2, 4, 5))
		raw = np.fromfile(path, np.int16, offset=32).reshape(-1, fixed + rows * features)
		pick = list(range(rows)) if rows < all_rows else list(range(all_rows))
		may = raw[:, 6, None] >> np.arange(all_rows) & 1
		if may[:, all_rows - 1].any():
			pick[-1] = all_rows - 1
		block = lambda i: raw[:, 8 + i * all_rows:8 + (i + 1) * all_rows][:, pick]
		now, hand = (Samples.chances(block(i), may[:, pick], pick, all_rows) for i in (1, 2))
		game = raw[:, 0].astype(int) + raw[:, 1].astype(int) * 32768
		third = np.minimum(raw[:, 2].astype(np.uint16) * 3.0 / raw[:, 3].astype(np.uint16), 2).astype(int)
		return dict(f=raw[:, fixed:].reshape(len(raw), rows, features).astype(np.float32),
			may=may[:, pick].astype(bool), won=block(0) / ONE_WIN, left=raw[:, 4] / WHOLE_GAME,
			table=raw[:, 5].astype(int), held=game % HELD_OUT == 0, third=third, now=now, hand=hand,
			weight=np.full(len(raw), weight))

	@staticmethod
	def chances(share, may, pick, all_rows):
		p = np.maximum(share / SHARE, 0)
		if pick[-1] == all_rows - 1:
			p[:, -1] = np.maximum(1 - p[:, :-1].sum(1), 0)
		p = np.where(may, np.maximum(p, 1e-4), 1e-9)
		return p / p.sum(1, keepdims=True)


def inputs(s, keep):
	f = s.f[keep]
	return np.concatenate([f, f * (s.left[keep, None, None] - s.left.mean()).astype(np.float32)], 2)


def predict(x, may, w):
	z = np.where(may, x @ w, -1e9)
	e = np.exp(z - z.max(1, keepdims=True)) * may
	return e / e.sum(1, keepdims=True)


def newton(x, may, won, weight, centre, scale, ridge):
	"""Least loss plus ridge times the squared distance from the centre, in units of the scale."""
	x, w = x / scale, centre * scale
	start, weight = w.copy(), weight / weight.mean()
	for _ in range(STEPS):
		p = predict(x, may, w)
		gradient = np.einsum('nr,nrf->f', (p - won) * weight[:, None], x) + ridge * (w - start)
		mean = np.einsum('nr,nrf->nf', p, x)
		root = np.sqrt(p * weight[:, None])[:, :, None] * x
		flat, mean = root.reshape(-1, x.shape[2]), mean * np.sqrt(weight)[:, None]
		hessian = flat.T @ flat - mean.T @ mean + ridge * np.eye(len(w))
		step = np.linalg.solve(hessian.astype(float), gradient.astype(float))
		w = w - step * min(1, 3 / np.abs(step).max())
		if np.abs(step).max() < 1e-4:
			break
	return w / scale


def fit_along(s, direction):
	"""Each table's weights times a straight line of what is left of the game."""
	result = []
	for t in range(s.table.max() + 1):
		keep = ~s.held & (s.table == t)
		worth = (s.f[keep] @ direction[t])[:, :, None] / DOUBLE
		x = np.concatenate([worth, worth * (s.left[keep, None, None] - s.left.mean())], 2)
		w = newton(x, s.may[keep], s.won[keep], s.weight[keep], np.array([1.0, 0.0]), np.ones(2), RIDGE)
		result.append(np.concatenate([direction[t] * w[0], direction[t] * w[1]]) / DOUBLE)
	return result


def fit(s):
	train = ~s.held
	x = inputs(s, train)
	scale = np.sqrt((x.reshape(-1, x.shape[2]) ** 2).mean(0)) + 1e-6
	scale[x.shape[2] // 2:] *= REIN
	args = lambda k: (x[k], s.may[train][k], s.won[train][k], s.weight[train][k])
	everything = np.ones(train.sum(), bool)
	shared = newton(*args(everything), np.zeros(x.shape[2]), scale, RIDGE)
	tables = range(s.table.max() + 1)
	if len(tables) == 1:
		return [shared]
	at = s.table[train]
	return [newton(*args(at == t), shared, scale, 20 * RIDGE) if (at == t).any() else shared for t in tables]


def loss(p, won):
	return -(won * np.log(np.maximum(p, 1e-9))).sum(1)


def report(s, w):
	"""Log loss of games that were held out, by thirds of the game: uniform, by hand, before, new."""
	h = s.held
	x = inputs(s, h)
	new = np.zeros(s.may[h].shape)
	for t, weights in enumerate(w):
		at = s.table[h] == t
		new[at] = predict(x[at], s.may[h][at], weights)
	uniform = s.may[h] / s.may[h].sum(1, keepdims=True)
	cells = []
	for third in (0, 1, 2, None):
		at = s.third[h] == third if third is not None else np.ones(h.sum(), bool)
		for p in (uniform, s.hand[h], s.now[h], new):
			cells.append('%.3f' % loss(p[at], s.won[h][at]).mean())
	return '\t'.join(cells)


def write(path, names, w, usual, game_line):
	limit = 32767
	with open(path, 'w') as out:
		out.write(game_line)
		for t, weights in enumerate(w):
			plain, early = np.split(weights * DOUBLE, 2)
			whole = np.clip(np.rint(np.concatenate([plain - early * usual, early])), -limit, limit).astype(int)
			for i, name in enumerate(names):
				out.write('WEIGHT(%d, %s, %d, %d)\n' % (t, name.upper(), whole[i], whole[i + len(names)]))


def read_direction(path, names):
	rows = re.findall(r'WEIGHT\((\d+), (\w+), (-?\d+), (-?\d+)\)', open(path).read())
	direction = np.zeros((max(int(row[0]) for row in rows) + 1, len(names)))
	for table, name, plain, _ in rows:
		direction[int(table), names.index(name.lower())] = int(plain)
	return direction


def main():
	args = sys.argv[1:]
	along = args[1] if args[0] == '--along' else None
	names_path, out, *samples = args[2:] if along else args
	names = [line.split('\t')[0] for line in open(names_path)]
	s = Samples(samples)
	w = fit_along(s, read_direction(along, names)) if along else fit(s)
	write(out, names, w, s.left.mean(),
		'/* WEIGHT(table, feature, plain, early): worth of a unit; 4,096 make a row twice as likely to win.\n'
		' *\n * Made by `make train`. */\n')
	print(report(s, w))


main()
