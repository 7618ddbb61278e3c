/* web/tools/calibrate.mjs -- how often what the judges say comes true: node web/tools/calibrate.mjs [GAMES] [GAME ...].
 *
 * Bots play so many games of each; every other one teaches, the rest will tell (tests/calibration.mjs).
 * Finds the numbers of bots/chances.c by Newton's method, for each game, number of seats and scenario,
 * and writes them into the game's fits.c. */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgedGame, shown, teaching } from './games.mjs';
import * as page from './model.mjs';

const GAMES = Number(process.argv[2] ?? 2000);
const ALIKE = ['augustus']; /* games in which it does not matter where one sits */
const DRIFTING = ['first-triumvirate']; /* and those in which that changes as the game goes on */
const EASE = 4; /* positions' worth of faith in the first guess */
const ROUNDS = 30;
const ENOUGH = 1e-4;
const SHARES = Array.from(
	{ length: 51 },
	(_, i) => i * 200,
); /* at which a judge's word must count for more than less of it */
const LEAST = 1e-3; /* part of a step that is tried */

/* ---- the model: a few features of each seat, and of nobody ------------------------------------------- */

const GUESS = { slope: 0.7 };
const lateOf = (seat) => `${seat}, late`;

function featuresOf({ game, seats }, { ply, share }, { usual, canBeNobody, curve }) {
	const far = Math.min(1, ply / usual);
	const rows = seats.map((seat, i) => {
		if (!share[i]) return null;
		const worth = page.worthOf(share[i], seats.length, curve);
		return {
			slope: worth,
			growth: worth * far,
			bend: page.bendOf(share[i], seats.length) * far,
			...(ALIKE.includes(game) ? {} : { [seat]: 1, [lateOf(seat)]: far }),
		};
	});
	return canBeNobody ? [...rows, { nobody: 1, later: far }] : rows;
}

/* A position as numbers: for each seat that has a share, its features in the order of the keys. */
const asNumbers = (positions, keys) =>
	positions.map(({ rows, won }) => {
		const seats = rows.flatMap((row, i) =>
			row ? [{ features: Float64Array.from(keys, (key) => row[key] ?? 0), won: won[i] }] : [],
		);
		return {
			seats,
			total: seats.reduce((sum, one) => sum + one.won, 0),
		}; /* less than 1, if somebody without a share won */
	});

/* Each seat's chance with these values. */
function chancesWith(values, seats) {
	const weights = seats.map(({ features }) => {
		let sum = 0;
		for (let k = 0; k < features.length; k++) sum += features[k] * values[k];
		return Math.exp(sum);
	});
	const all = weights.reduce((sum, one) => sum + one, 0);
	return weights.map((one) => one / all);
}

/* Adds a position's part of the slope and the curvature of the likelihood. */
function learn({ seats, total }, values, slope, curve) {
	const chances = chancesWith(values, seats);
	const n = values.length;
	const mean = new Float64Array(n);
	seats.forEach(({ features }, i) => {
		for (let a = 0; a < n; a++) mean[a] += chances[i] * features[a];
	});
	seats.forEach(({ features, won }, i) => {
		for (let a = 0; a < n; a++) {
			const away = total * chances[i] * (features[a] - mean[a]);
			slope[a] += (won - total * chances[i]) * features[a];
			if (away) for (let c = 0; c < n; c++) curve[a][c] += away * (features[c] - mean[c]);
		}
	});
}

/* Solves curve * step = slope. */
function solve(curve, slope) {
	const rows = curve.map((row, i) => [...row, slope[i]]);
	const n = rows.length;
	for (let i = 0; i < n; i++) {
		const best = rows
			.slice(i)
			.reduce((most, row, k) => (Math.abs(row[i]) > Math.abs(rows[most][i]) ? i + k : most), i);
		[rows[i], rows[best]] = [rows[best], rows[i]];
		for (let k = 0; k < n; k++) {
			const times = k === i ? 0 : rows[k][i] / rows[i][i];
			for (let c = i; times && c <= n; c++) rows[k][c] -= times * rows[i][c];
		}
	}
	return rows.map((row, i) => row[n] / row[i]);
}

const guessesOf = (keys) => keys.map((key) => GUESS[key] ?? 0);

/* How well the values tell what came. */
function likelihood(numbers, guesses, values) {
	let sum = 0;
	values.forEach((value, k) => {
		sum -= (EASE / 2) * (value - guesses[k]) ** 2;
	});
	for (const { seats } of numbers) {
		const chances = chancesWith(values, seats);
		seats.forEach(({ won }, i) => {
			if (won) sum += won * Math.log(chances[i]);
		});
	}
	return sum;
}

/* Newton's step, halved until it is one forward. */
function stepOn(numbers, guesses, values, step) {
	const before = likelihood(numbers, guesses, values);
	for (let part = 1; part > LEAST; part /= 2) {
		const next = values.map((value, k) => value + part * step[k]);
		if (likelihood(numbers, guesses, next) > before) return next;
	}
	return values;
}

function findValues(positions, keys) {
	const numbers = asNumbers(positions, keys);
	const guesses = guessesOf(keys);
	let values = guesses;
	for (let round = 0; round < ROUNDS; round++) {
		const slope = values.map((value, k) => EASE * (guesses[k] - value));
		const curve = keys.map((_, a) => Float64Array.from(keys, (__, c) => (a === c ? EASE : 0)));
		for (const position of numbers) learn(position, values, slope, curve);
		const next = stepOn(numbers, guesses, values, solve(curve, slope));
		const isThere = next.every((value, k) => Math.abs(value - values[k]) < ENOUGH);
		values = next;
		if (isThere) break;
	}
	return {
		...Object.fromEntries(keys.map((key, k) => [key, values[k]])),
		told: likelihood(numbers, guesses, values),
	};
}

/* ---- games ---------------------------------------------------------------------------------------------- */

const rounded = (x) => Math.round(x * 1000) / 1000;

/* A better word must never mean a worse chance. */
function isRising(values, seats) {
	const weights = (far) => SHARES.map((share) => page.weightOf(values, far, share, seats));
	return [0, 0.5, 1].every((far) =>
		weights(far).every((weight, i, all) => !i || weight >= all[i - 1]),
	);
}

function findRising(positions, rest, { curve, seats }) {
	const find = (keys) => ({
		curve,
		slope: 0,
		growth: 0,
		bend: 0,
		...findValues(positions, [...keys, ...rest]),
	});
	for (const keys of [
		['slope', 'growth', 'bend'],
		['slope', 'growth'],
		['growth', 'bend'],
		['growth'],
		['slope'],
	]) {
		const values = find(keys);
		if (isRising(values, seats)) return values;
	}
	return find([]); /* the judge says nothing of these games */
}

const CURVES = [1, 0.5, 0.25, 0, -0.25, -0.5, -1];
const isNobodys = ({ won }) => !won.some(Boolean);
const usualOf = (games) =>
	Math.round(games.reduce((sum, one) => sum + one.plies, 0) / games.length);

/* The best of the curves, for games that are told by the same numbers. */
function fitFor(games) {
	const { seats, game } = games[0];
	const plies = usualOf(games);
	const canBeNobody = games.some(isNobodys);
	const own = ALIKE.includes(game) ? [] : seats;
	const drifting = DRIFTING.includes(game) ? own : [];
	const rest = [...own, ...drifting.map(lateOf), ...(canBeNobody ? ['nobody', 'later'] : [])];
	const found = CURVES.map((curve) => {
		const positions = games.flatMap((one) =>
			one.looks.map((look) => ({
				rows: featuresOf(one, look, { usual: plies, canBeNobody, curve }),
				won: canBeNobody ? [...one.won, Number(isNobodys(one))] : one.won,
			})),
		);
		return findRising(positions, rest, { curve, seats: seats.length });
	});
	const values = found.reduce((best, one) => (one.told > best.told ? one : best));
	return {
		plies,
		curve: values.curve,
		slope: rounded(values.slope),
		growth: rounded(values.growth),
		bend: rounded(values.bend),
		seats: Object.fromEntries(own.map((seat) => [seat, rounded(values[seat])])),
		...(drifting.length
			? { late: Object.fromEntries(drifting.map((seat) => [seat, rounded(values[lateOf(seat)])])) }
			: {}),
		...(canBeNobody ? { nobody: [rounded(values.nobody), rounded(values.later)] } : {}),
	};
}

/* For each number of seats, and each scenario. */
function* fitsOf(game) {
	const named = new Map();
	for (const n of teaching(GAMES)) {
		const one = judgedGame(game, n);
		const name = page.nameOf(game, one.seats, one.scenario);
		named.set(name, [...(named.get(name) ?? []), one]);
	}
	for (const [name, games] of named) yield [name, fitFor(games)];
}

/* "{ .seats = 3, .plies = 346, .curve = -500 },": thousandths, but seats and plies. */
function rowOf(name, fit) {
	const [, seats, scenario] = name.split(' ');
	const all = (numbers) => `{ ${numbers.map(thousandths).join(', ')} }`;
	const members = [
		['seats', seats],
		['scenario', scenario && `"${scenario}"`],
		['plies', fit.plies],
		...['curve', 'slope', 'growth', 'bend'].map((one) => [one, fit[one] && thousandths(fit[one])]),
		['seat', Object.keys(fit.seats).length && all(Object.values(fit.seats))],
		['late', fit.late && all(Object.values(fit.late))],
		['can_be_nobody', fit.nobody && 'true'],
		['nobody', fit.nobody && thousandths(fit.nobody[0])],
		['nobody_late', fit.nobody && thousandths(fit.nobody[1])],
	];
	const given = members.filter(([, value]) => value);
	return `\t{ ${given.map(([member, value]) => `.${member} = ${value}`).join(', ')} },`;
}

const thousandths = (value) => Math.round(value * 1000);

/* The rows of a game's table are written anew; clang-format breaks its lines. */
for (const game of process.argv.length > 3 ? process.argv.slice(3) : shown()) {
	const file = new URL(`../../games/${game}/fits.c`, import.meta.url);
	const rows = [...fitsOf(game)].sort(([a], [b]) => (a < b ? -1 : 1)).map((one) => rowOf(...one));
	const text = readFileSync(file, 'utf8');
	writeFileSync(
		file,
		text.replace(/= \{\n[\s\S]*?\t\{ \.seats = 0 \}/, `= {\n${rows.join('\n')}\n\t{ .seats = 0 }`),
	);
	execFileSync('clang-format', ['-i', fileURLToPath(file)]);
	console.log(rows.join('\n'));
}
