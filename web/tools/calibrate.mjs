/* web/tools/calibrate.mjs -- how often what the judges say comes true: node web/tools/calibrate.mjs [GAMES] [GAME ...].
 *
 * Bots play so many games of each; every other one teaches, the rest will tell (tests/calibration.mjs).
 * Finds the numbers of src/review/chances.ts by Newton's method, for each game and number of seats,
 * and writes src/review/calibration.ts. */

import { readFileSync, writeFileSync } from 'node:fs';
import { judgedGame, pageModule, shown, teaching } from './games.mjs';

const target = new URL('../src/review/calibration.ts', import.meta.url);
const GAMES = Number(process.argv[2] ?? 1000);
const ALIKE = ['augustus']; /* games in which it does not matter where one sits */
const EASE = 4; /* positions' worth of faith in the first guess */
const ROUNDS = 30;
const ENOUGH = 1e-5;
const WHOLE = 10000;
const page = await pageModule('review/chances.ts');

/* ---- the model: a few features of each seat, and of nobody ------------------------------------------- */

const GUESS = { slope: 0.7 };

function featuresOf({ game, seats }, { ply, share }, usual, canBeNobody) {
  const far = Math.min(1, ply / usual);
  const rows = seats.map((seat, i) => {
    if (!share[i]) return null;
    const like = page.likeness(share[i], seats.length);
    return { slope: like, growth: like * far, bend: share[i] / WHOLE, ...(ALIKE.includes(game) ? {} : { [seat]: 1 }) };
  });
  return canBeNobody ? [...rows, { nobody: 1, later: far }] : rows;
}

function chancesWith(values, rows) {
  const weights = rows.map((row) => (row ? Math.exp(Object.entries(row).reduce((sum, [key, x]) => sum + x * (values[key] ?? 0), 0)) : 0));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
}

/* Adds a position's part of the slope and the curvature of the likelihood. */
function learn({ rows, won }, keys, values, slope, curve) {
  const chances = chancesWith(values, rows);
  const total = won.reduce((sum, one, i) => sum + (rows[i] ? one : 0), 0); /* less, if somebody without a share won */
  const vectors = rows.map((row) => keys.map((key) => row?.[key] ?? 0));
  const mean = keys.map((_, a) => vectors.reduce((sum, vector, i) => sum + chances[i] * vector[a], 0));
  vectors.forEach((vector, i) => {
    if (!rows[i]) return;
    vector.forEach((x, a) => {
      slope[a] += (won[i] - total * chances[i]) * x;
      vector.forEach((y, b) => { curve[a][b] += total * chances[i] * (x - mean[a]) * (y - mean[b]); });
    });
  });
}

/* Solves curve * step = slope. */
function solve(curve, slope) {
  const rows = curve.map((row, i) => [...row, slope[i]]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const best = rows.slice(i).reduce((most, row, k) => (Math.abs(row[i]) > Math.abs(rows[most][i]) ? i + k : most), i);
    [rows[i], rows[best]] = [rows[best], rows[i]];
    for (let k = 0; k < n; k++) {
      const times = k === i ? 0 : rows[k][i] / rows[i][i];
      for (let c = i; times && c <= n; c++) rows[k][c] -= times * rows[i][c];
    }
  }
  return rows.map((row, i) => row[n] / row[i]);
}

/* How well the values tell what came. */
function likelihood(positions, keys, values) {
  const faith = keys.reduce((sum, key) => sum + (EASE / 2) * (values[key] - (GUESS[key] ?? 0)) ** 2, 0);
  return positions.reduce((sum, { rows, won }) => {
    const chances = chancesWith(values, rows);
    return sum + won.reduce((part, one, i) => part + (one && rows[i] ? one * Math.log(chances[i]) : 0), 0);
  }, -faith);
}

/* Newton's step, halved until it is one forward. */
function stepOn(positions, keys, values, step) {
  const before = likelihood(positions, keys, values);
  for (let part = 1; part > ENOUGH; part /= 2) {
    const next = Object.fromEntries(keys.map((key, i) => [key, values[key] + part * step[i]]));
    if (likelihood(positions, keys, next) > before) return next;
  }
  return values;
}

function findValues(positions, keys) {
  let values = Object.fromEntries(keys.map((key) => [key, GUESS[key] ?? 0]));
  for (let round = 0; round < ROUNDS; round++) {
    const slope = keys.map((key) => EASE * ((GUESS[key] ?? 0) - values[key]));
    const curve = keys.map((_, a) => keys.map((__, b) => (a === b ? EASE : 0)));
    for (const position of positions) learn(position, keys, values, slope, curve);
    const next = stepOn(positions, keys, values, solve(curve, slope));
    const isThere = keys.every((key) => Math.abs(next[key] - values[key]) < ENOUGH);
    values = next;
    if (isThere) break;
  }
  return values;
}

/* ---- games ---------------------------------------------------------------------------------------------- */

const rounded = (x) => Math.round(x * 1000) / 1000;

const ALMOST = 0.99; /* of the slope is left at a share of all */
const isRising = ({ slope, growth, bend }) => Math.min(slope, slope + growth) * ALMOST + Math.min(0, bend) >= 0;

/* A better word must never mean a worse chance: the fullest model that keeps to it. */
function findRising(positions, rest) {
  for (const keys of [['slope', 'growth', 'bend'], ['slope', 'growth'], ['growth']]) {
    const values = { slope: 0, bend: 0, ...findValues(positions, [...keys, ...rest]) };
    if (isRising(values)) return values;
  }
  throw new Error('The judge is worse than nothing.');
}

/* With so many seats at the table. */
function fitFor(games) {
  const { seats, game } = games[0];
  const usual = Math.round(games.reduce((sum, one) => sum + one.plies, 0) / games.length);
  const isNobodys = ({ won }) => !won.some(Boolean);
  const canBeNobody = games.some(isNobodys);
  const positions = games.flatMap((one) => one.looks.map((look) => ({
    rows: featuresOf(one, look, usual, canBeNobody), won: canBeNobody ? [...one.won, Number(isNobodys(one))] : one.won,
  })));
  const own = ALIKE.includes(game) ? [] : seats;
  const rest = [...own, ...(canBeNobody ? ['nobody', 'later'] : [])];
  const values = findRising(positions, rest);
  return {
    plies: usual, slope: rounded(values.slope), growth: rounded(values.growth), bend: rounded(values.bend),
    seats: Object.fromEntries(own.map((seat) => [seat, rounded(values[seat])])),
    ...(canBeNobody ? { nobody: [rounded(values.nobody), rounded(values.later)] } : {}),
  };
}

function* fitsOf(game) {
  const bySeats = new Map();
  for (const n of teaching(GAMES)) {
    const played = judgedGame(game, n);
    const count = played.seats.length;
    bySeats.set(count, [...(bySeats.get(count) ?? []), played]);
  }
  for (const [count, games] of bySeats) yield [`${game} ${count}`, fitFor(games)];
}

const found = {};
for (const game of shown()) {
  if (process.argv.length > 3 && !process.argv.slice(3).includes(game)) continue;
  for (const [key, fit] of fitsOf(game)) {
    found[key] = fit;
    console.log(key, JSON.stringify(fit));
  }
}
const before = readFileSync(target, 'utf8');
const fits = { ...JSON.parse(/= (\{[^]*\});/.exec(before)[1]), ...found };
const lines = Object.keys(fits).sort().map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(fits[key])}`);
writeFileSync(target, before.replace(/= \{[^]*\};/, `= {\n${lines.join(',\n')}\n};`));
