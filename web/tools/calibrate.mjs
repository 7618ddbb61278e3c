/* web/tools/calibrate.mjs -- how often what the judges say comes true: node web/tools/calibrate.mjs [SECONDS] [GAME ...].
 *
 * Bots play each game for so many seconds; every position is judged as a review judges it, and whoever
 * was given a share is counted among the winners or not, seat by seat where seats differ.  What was seen
 * is smoothed so that a higher share never means a lower chance.  Writes web/src/review/calibration.ts. */

import { readFileSync, writeFileSync } from 'node:fs';
import { openEngine } from '../engine/engine.mjs';

const target = new URL('../src/review/calibration.ts', import.meta.url);
const engine = await openEngine(readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)));
const SECONDS = Number(process.argv[2] ?? 60);
const [BINS, WORLDS, BETWEEN] = [20, 8, 7];
const PRIOR = 6; /* games' worth of faith in the judge, for bins that are seldom seen */
const LEVEL = 'easy';
const ALIKE = ['augustus']; /* games in which it does not matter where one sits */
const ANY = 'any';

function play(game, seats, seed) {
  engine.start(`${game} seats=${seats}`);
  for (let ply = 0; ; ply++) {
    const { over, asked, asks } = engine.position('above');
    if (over) return;
    if (asked.includes('chance')) engine.roll(seed);
    else {
      const { seat, legal } = asks[0];
      const act = legal.length > 1 ? engine.advise(`${seat} ${LEVEL}`, seed + BigInt(ply)).act : legal[0].act;
      engine.play(`${seat} ${act}`);
    }
  }
}

const emptyBins = () => Array.from({ length: BINS + 1 }, () => ({ n: 0, won: 0 }));

function add(bins, share, won) {
  const bin = bins[Math.round((share / 10000) * BINS)];
  bin.n++;
  bin.won += won;
}

/* Adds the game just played, to everybody's bins and to the seat's own. */
function count(all) {
  const { seats } = engine.position('above');
  const winners = seats.filter((one) => one.place === 1).length;
  const rows = [];
  engine.reviewBegin();
  for (let more; (more = engine.reviewNext(200, WORLDS)).length;) rows.push(...more);
  rows.slice(0, -1).filter((_, ply) => ply % BETWEEN === 0).forEach(({ share }) => share.forEach((one, i) => {
    const won = seats[i].place === 1 ? 1 / winners : 0;
    for (const word of [ANY, seats[i].seat]) add((all[word] ??= emptyBins()), one, won);
  }));
}

/* Neighbours that are in the wrong order become one. */
function rising(values) {
  const blocks = values.map(({ value, weight }) => ({ value, weight, size: 1 }));
  for (let i = 1; i < blocks.length; i++)
    while (i > 0 && blocks[i - 1].value > blocks[i].value) {
      const [a, b] = blocks.splice(i - 1, 2);
      const weight = a.weight + b.weight;
      blocks.splice(i - 1, 0, { value: (a.value * a.weight + b.value * b.weight) / weight, weight, size: a.size + b.size });
      i--;
    }
  return blocks.flatMap(({ value, size }) => Array(size).fill(value));
}

/* Seen often enough, the bins speak; else what was expected does. */
const tableOf = (bins, expected, faith) =>
  rising(bins.map(({ n, won }, i) => ({ value: (won + faith * expected[i]) / (n + faith), weight: n + faith })))
    .map((value) => Math.round(value * 1000) / 1000);

function calibrate(game, seatCounts) {
  const all = {};
  const until = Date.now() + SECONDS * 1000;
  let games = 0;
  for (let seed = 1n; Date.now() < until; seed++, games++) {
    play(game, seatCounts[games % seatCounts.length], seed * 7919n);
    count(all);
  }
  console.log(`${game}: ${games} games; ${all[ANY].map(({ n, won }, i) => `${i * 5}%: ${n ? Math.round((100 * won) / n) : '-'}`).join(', ')}`);
  const faith = (PRIOR * all[ANY].reduce((sum, bin) => sum + bin.n, 0)) / games / BINS;
  const plain = Array.from({ length: BINS + 1 }, (_, i) => i / BINS);
  const any = tableOf(all[ANY], plain, faith);
  if (ALIKE.includes(game)) return { [ANY]: any };
  return Object.fromEntries(Object.entries(all).map(([word, bins]) => [word, word === ANY ? any : tableOf(bins, any, faith)]));
}

const before = readFileSync(target, 'utf8');
const tables = JSON.parse(/= (\{[^]*\});/.exec(before)[1] || '{}');
const shown = engine.shown();
for (const { game, min_seats: least, max_seats: most } of engine.games()) {
  const isAsked = process.argv.length > 3 ? process.argv.slice(3).includes(game) : shown.includes(game);
  if (isAsked) tables[game] = calibrate(game, [...new Set([least, Math.min(most, 3), most])].filter((n) => game !== 'three-caesars' || n === 3));
}
const rowsOf = (table) => Object.entries(table).map(([word, row]) => `    "${word}": [${row.join(', ')}]`).join(',\n');
const lines = Object.entries(tables).map(([game, table]) => `  "${game}": {\n${rowsOf(table)}\n  }`);
writeFileSync(target, before.replace(/= \{[^]*\};/, `= {\n${lines.join(',\n')}\n};`));
