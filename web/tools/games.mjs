/* web/tools/games.mjs -- games that bots play, judged ply by ply as a review judges them.
 *
 * Judging takes long, so what was said is kept beside the engine that said it. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { openEngine } from '../engine/engine.mjs';

const wasm = readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url));
const engine = await openEngine(wasm);

const WORLDS = 16; /* as the page has it */
const LOOKS = 60; /* positions of a game */
const LEVEL = 'easy'; /* it slips now and then, as people do */
const PRIME = 7919;

/* A module of the page, as the page runs it. */
export async function pageModule(path) {
	const { outputFiles } = await build({
		entryPoints: [new URL(`../src/${path}`, import.meta.url).pathname],
		bundle: true,
		format: 'esm',
		write: false,
		logLevel: 'error',
	});
	return import(
		`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
	);
}

export const shown = () => engine.shown();

/* Every way to sit down that a review must know. */
function waysToSit(game) {
	const { scenarios } = engine.games().find((one) => one.game === game);
	return scenarios.flatMap(({ word, min_seats: least, max_seats: most }) =>
		Array.from(
			{ length: most - least + 1 },
			(_, i) => `seats=${least + i}${word && ` scenario=${word}`}`,
		),
	);
}

/* Numbers of games in two halves, one to learn from and one to be tested with: blocks take turns, so that
 * every way to sit is in both. */
const BLOCK = 20;
const half = (which, count) =>
	Array.from(
		{ length: count },
		(_, i) => (2 * Math.floor(i / BLOCK) + which) * BLOCK + (i % BLOCK),
	);
export const teaching = (count) => half(0, count);
export const telling = (count) => half(1, count);

function judge(game, n) {
	const ways = waysToSit(game);
	engine.start(`${game} ${ways[n % ways.length]}`);
	engine.finish(LEVEL, BigInt(n * PRIME + 1));
	const {
		seats,
		options: { scenario },
		ply: plies,
	} = engine.position('above');
	const winners = seats.filter((one) => one.place === 1).length;
	const every = Math.max(1, Math.floor(plies / LOOKS));
	const looks = [];
	engine.reviewBegin();
	for (let ply = 1; ply < plies; ply += every) {
		/* the end says nothing */
		const [{ share, chance, held }] = engine.reviewNext(1, WORLDS);
		if (!held) looks.push({ ply, share, chance }); /* else it is what was said before */
		engine.reviewPass(every - 1);
	}
	return {
		game,
		scenario,
		n,
		plies,
		looks,
		seats: seats.map((one) => one.seat),
		won: seats.map((one) => (one.place === 1 ? 1 / winners : 0)),
	};
}

const kept = new URL(
	`../../build/judged/${createHash('sha256').update(wasm).digest('hex').slice(0, 16)}/`,
	import.meta.url,
);

/* The n-th game: who sat there, who won, and what was said of some of its positions. */
export function judgedGame(game, n) {
	const file = new URL(`${game}-${LEVEL}-${n}.json`, kept);
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
	const judged = judge(game, n);
	mkdirSync(kept, { recursive: true });
	writeFileSync(`${file.pathname}.new`, JSON.stringify(judged));
	renameSync(
		`${file.pathname}.new`,
		file,
	); /* whole or not at all, also where several judge at once */
	return judged;
}

/* ---- what came true ------------------------------------------------------------------------------- */

const TENTHS = 10;
const FEW = 60; /* seats in fewer games than this say nothing of a tenth */
const OFF = 0.05;

export const emptyTenths = () =>
	Array.from({ length: TENTHS }, () => ({ n: 0, given: 0, won: 0, games: new Set() }));

export function countTenths(tenths, { n, won, looks }) {
	for (const { chance: all } of looks)
		all.forEach((given, i) => {
			const chance = given / 10000;
			const tenth = tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
			tenth.n++;
			tenth.given += chance;
			tenth.won += won[i];
			tenth.games.add(n);
		});
}

const percent = (part) => `${(100 * part).toFixed(1)}%`.padStart(6);

/* Prints them; how many tenths are more than five points off. */
export function tellTenths(game, tenths) {
	console.log(`\n${game}`);
	console.log('  tenth         given    won    off   positions   games');
	let wrong = 0;
	tenths.forEach(({ n, given, won, games }, i) => {
		const range = `${i * TENTHS} to ${(i + 1) * TENTHS}%`.padEnd(12);
		if (!n) return console.log(`  ${range}  nobody was given it`);
		const off = (won - given) / n;
		const isFew = games.size < FEW;
		const isWrong = !isFew && Math.abs(off) > OFF;
		wrong += Number(isWrong);
		console.log(
			`  ${range} ${percent(given / n)} ${percent(won / n)} ${percent(off)} ${String(n).padStart(11)} ${String(games.size).padStart(7)}${isFew ? '  too few to say' : isWrong ? '  WRONG' : ''}`,
		);
		return undefined;
	});
	return wrong;
}
