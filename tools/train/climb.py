#!/usr/bin/python3
# tools/train/climb.py -- finds the weights of a judge by playing: what wins more is followed.
#
# usage: climb.py TRAIN GAME START OUT [--seconds S] [--deals N] [--against RIVAL,RIVAL...] [--seed S]
#
# A fit to recorded games learns what goes with winning, which need not be what wins: nobody was seen
# to win by parades in games in which nobody knows what to do after one.  Here a family of judges is
# drawn about the present one, all play the same deals against every rival, and the present one moves
# towards those that won most; how far they are drawn, and along which lines, follows from what won
# before (CMA-ES: N. Hansen, The CMA Evolution Strategy, 2016).  A rival is a player, or a file of
# WEIGHT rows that plays as the family does.  START and OUT hold WEIGHT rows; all tables get the same.
import argparse
import concurrent.futures
import os
import re
import subprocess
import tempfile
import time

import numpy as np

FIRST_STEP, LIMIT = 0.12, 32767
MOVES = 1024.0  # of weight: what a usual difference in a feature is changed by, times the step


def read_names(args):
	said = subprocess.run([args.train, 'names', args.game], capture_output=True, text=True, check=True)
	return [line.split('\t')[0].upper() for line in said.stdout.strip().split('\n')]


def read_weights(path, names):
	weights = np.zeros(len(names))
	for line in open(path):
		row = re.match(r'WEIGHT\(0, (\w+), (-?\d+), (-?\d+)\)', line)
		if row:
			weights[names.index(row[1])] = int(row[2])
	return weights


def write_weights(path, names, tables, weights, game):
	with open(path, 'w') as out:
		out.write('/* WEIGHT(table, feature, plain, early): worth of a unit, 4,096 make a player twice as'
			' likely to win.\n *\n * Made by `make climb GAME=%s`. */\n' % game)
		for table in range(tables):
			for name, weight in zip(names, np.clip(np.rint(weights), -LIMIT, LIMIT)):
				out.write('WEIGHT(%d, %s, %d, 0)\n' % (table, name, weight))


def usual_differences(args, names):
	"""How far two players of a position usually differ in each feature; and the number of tables."""
	with tempfile.TemporaryDirectory() as folder:
		path = os.path.join(folder, 'samples')
		subprocess.run([args.train, 'play', args.game, '--out', path, '--games', '300', '--judge', 'hand',
			'--old', 'step', '--new', 'greedy'], check=True)
		head = np.fromfile(path, np.int32, 8)
		raw = np.fromfile(path, np.int16, offset=32)
	rows, n, tables, fixed = (int(head[i]) for i in (1, 2, 3, 4))
	raw = raw.reshape(-1, fixed + rows * n)
	f = raw[:, fixed:].reshape(-1, rows, n)[:, :2].astype(float)
	return np.sqrt(((f[:, 0] - f[:, 1]) ** 2).mean(0)) + 0.05, max(tables, 1)


def share(args, path, rival, seed, deals):
	judge, player = (rival, args.player) if '/' in rival else ('hand', rival)
	said = subprocess.run([args.train, 'match', args.game, '--judge', path, '--judge', judge, '--new',
		args.player, '--old', player, '--seed', str(seed), '--games', str(deals), '--whole'] +
		args.option, capture_output=True, text=True).stdout
	return float(re.search(r'([\d.]+)%', said)[1])


class Family:
	"""CMA-ES: where the family is drawn, how far, and along which lines."""

	def __init__(self, mean, rng):
		n = len(mean)
		self.mean, self.sigma, self.rng = mean, FIRST_STEP, rng
		self.cov, self.path_s, self.path_c = np.eye(n), np.zeros(n), np.zeros(n)
		self.size = 4 + int(3 * np.log(n)) + 2
		half = self.size // 2
		weights = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
		self.w = weights / weights.sum()
		mu = 1 / (self.w ** 2).sum()
		self.cs, self.cc = (mu + 2) / (n + mu + 5), 4 / (n + 4)
		self.c1 = 2 / ((n + 1.3) ** 2 + mu)
		self.cmu = min(1 - self.c1, 2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu))
		self.damp = 1 + self.cs + 2 * max(0, np.sqrt((mu - 1) / (n + 1)) - 1)
		self.mu, self.chi, self.n = mu, np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)), n

	def draw(self):
		values, self.axes = np.linalg.eigh(self.cov)
		self.lengths = np.sqrt(np.maximum(values, 1e-12))
		self.y = self.rng.standard_normal((self.size, self.n)) * self.lengths @ self.axes.T
		return self.mean + self.sigma * self.y

	def follow(self, won):
		best = self.y[np.argsort(-won)[:len(self.w)]]
		step = self.w @ best
		self.mean = self.mean + self.sigma * step
		white = self.axes @ ((self.axes.T @ step) / self.lengths)
		self.path_s = (1 - self.cs) * self.path_s + np.sqrt(self.cs * (2 - self.cs) * self.mu) * white
		self.path_c = (1 - self.cc) * self.path_c + np.sqrt(self.cc * (2 - self.cc) * self.mu) * step
		self.cov = (1 - self.c1 - self.cmu) * self.cov + self.c1 * np.outer(self.path_c, self.path_c) + \
			self.cmu * (best.T * self.w) @ best
		self.sigma *= np.exp(self.cs / self.damp * (np.linalg.norm(self.path_s) / self.chi - 1))


def main():
	parser = argparse.ArgumentParser()
	for name in ('train', 'game', 'start', 'out'):
		parser.add_argument(name)
	parser.add_argument('--seconds', type=float, default=600)
	parser.add_argument('--deals', type=int, default=160)
	parser.add_argument('--against', default='step')
	parser.add_argument('--player', default='step', help='how the family plays')
	parser.add_argument('--option', action='append', default=[], help='of the game: seats=2')
	parser.add_argument('--at-once', type=int, default=4, help='matches')
	parser.add_argument('--seed', type=int, default=1)
	args = parser.parse_args()
	names, rivals, end = read_names(args), args.against.split(','), time.time() + args.seconds
	usual, tables = usual_differences(args, names)
	unit, rng = MOVES / usual, np.random.default_rng(args.seed)
	family, generation = Family(read_weights(args.start, names) / unit, rng), 0
	crew = concurrent.futures.ThreadPoolExecutor(args.at_once)
	while time.time() < end:
		seed = int(rng.integers(1 << 30))

		def play(i, judge):
			path = '%s.%d.new' % (args.out, i)
			write_weights(path, names, tables, judge * unit, args.game)
			return np.mean([share(args, path, rival, seed, args.deals) for rival in rivals])

		won = np.array(list(crew.map(play, range(family.size), family.draw())))
		family.follow(won)
		write_weights(args.out, names, tables, family.mean * unit, args.game)
		generation += 1
		print('%4d: %.1f%% on average, %.1f%% at best; step %.3f' % (generation, np.mean(won), max(won),
			family.sigma), flush=True)
	for rival in rivals:
		print('%s: %.1f%%, before %.1f%%' % (rival, share(args, args.out, rival, 1 << 31, 4 * args.deals),
			share(args, args.start, rival, 1 << 31, 4 * args.deals)))


if __name__ == '__main__':
	main()
