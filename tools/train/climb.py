#!/usr/bin/python3
# tools/train/climb.py -- finds the weights of a judge by playing: small changes that win are kept.
#
# usage: climb.py TRAIN GAME START OUT [--seconds S] [--deals N] [--against PLAYER,PLAYER...] [--seed S]
#
# A fit to recorded games learns what goes with winning, which need not be what wins: nobody was seen
# to win by parades in games in which nobody knows what to do after one.  Here a few weights are
# changed at random, the changed judge plays the same deals as the present one against every rival, and
# is kept when it wins more.  START and OUT hold WEIGHT rows; OUT is written whenever something is kept.
import argparse
import random
import re
import subprocess
import time

UNIT = 600  # of a weight that is nothing yet: its feature times so much is a change worth trying
CHANGED, SHRINK = 4, 0.997


def read(path, names):
	weights = {name: [0, 0] for name in names}
	for line in open(path):
		row = re.match(r'WEIGHT\(0, (\w+), (-?\d+), (-?\d+)\)', line)
		if row:
			weights[row[1]] = [int(row[2]), int(row[3])]
	return weights


def write(path, weights, game):
	with open(path, 'w') as out:
		out.write('/* WEIGHT(table, feature, plain, early): worth of a unit, 4,096 make a player twice as'
			' likely to win.\n *\n * Made by `make climb GAME=%s`. */\n' % game)
		for name, (plain, early) in weights.items():
			out.write('WEIGHT(0, %s, %d, %d)\n' % (name, plain, early))


def share(args, path, rival, seed):
	judge, player = (rival, 'step') if '/' in rival else ('hand', rival)
	said = subprocess.run([args.train, 'match', args.game, '--judge', path, '--judge', judge, '--new',
		'step', '--old', player, '--seed', str(seed), '--games', str(args.deals), '--whole'],
		capture_output=True, text=True).stdout
	return float(re.search(r'([\d.]+)%', said)[1])


def change(weights, ranges, heat):
	new = {name: list(value) for name, value in weights.items()}
	for name in random.sample(sorted(new), CHANGED):
		size = max(abs(new[name][0]) * 0.5, UNIT / max(ranges[name], 1))
		new[name][0] = round(max(-32767, min(32767, new[name][0] + random.gauss(0, size * heat))))
	return new


def main():
	parser = argparse.ArgumentParser()
	for name in ('train', 'game', 'start', 'out'):
		parser.add_argument(name)
	parser.add_argument('--seconds', type=float, default=600)
	parser.add_argument('--deals', type=int, default=160)
	parser.add_argument('--against', default='step')
	parser.add_argument('--ranges', default='', help='feature=usual size, with commas')
	parser.add_argument('--seed', type=int, default=1)
	args = parser.parse_args()
	random.seed(args.seed)
	names = feature_names(args)
	ranges = dict.fromkeys(names, 1.0)
	ranges.update((k, float(v)) for k, v in (pair.split('=') for pair in args.ranges.split(',') if pair))
	weights, rivals, end, heat, tried, kept = read(args.start, names), args.against.split(','), \
		time.time() + args.seconds, 1.0, 0, 0
	write(args.out, weights, args.game)
	while time.time() < end:
		new, seed = change(weights, ranges, heat), random.randrange(1 << 30)
		write(args.out + '.new', new, args.game)
		gain = sum(share(args, args.out + '.new', rival, seed) - share(args, args.out, rival, seed)
			for rival in rivals) / len(rivals)
		tried, heat = tried + 1, max(0.3, heat * SHRINK)
		if gain > 1.0:
			weights, kept = new, kept + 1
			write(args.out, weights, args.game)
			print('%4d tried, %3d kept: +%.1f' % (tried, kept, gain), flush=True)
	for rival in rivals:
		print('%s: %.1f%%, before %.1f%%' % (rival, share(args, args.out, rival, 1 << 31),
			share(args, args.start, rival, 1 << 31)))


def feature_names(args):
	said = subprocess.run([args.train, 'names', args.game], capture_output=True, text=True, check=True)
	return [line.split()[0].upper() for line in said.stdout.strip().split('\n')]


if __name__ == '__main__':
	main()
