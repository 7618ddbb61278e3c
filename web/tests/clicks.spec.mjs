/* web/tests/clicks.spec.mjs -- what clicks mean, without a browser: every place of a board, in many
 * positions, is played, picked up or answered; and a question is never an action. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { openEngine } from '../engine/engine.mjs';

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);
const games = Object.fromEntries(engine.games().map((game) => [game.game, game]));

async function load(path) {
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

/* What one click came to. */
function outcome(game, seat, click, place) {
	const position = engine.position(seat);
	let came = 'nothing';
	click(
		{
			game: games[game],
			position,
			offers: position.asks[0]?.legal ?? [],
			picked: {},
			pick: () => {
				came = 'played';
			},
			setPicked: () => {
				came = 'picked up';
			},
			whyNot: (question) => {
				const { allowed, refusal } = engine.whyNot(`${seat} ${question}`);
				came = allowed
					? `refused, but allowed: ${question}`
					: refusal.trim()
						? 'answered'
						: `no words: ${question}`;
			},
		},
		place,
	);
	return came;
}

/* Bots play; every so often each seat clicks each place. */
function clickEverything(game, options, click, places, { plies, every }) {
	const came = {};
	engine.start(`${game} ${options}`);
	for (let ply = 0; ply < plies; ply++) {
		const above = engine.position('above');
		if (above.over) break;
		if (above.asked.includes('chance')) {
			engine.roll(7n);
			continue;
		}
		if (ply % every === 0)
			for (const { seat } of above.seats)
				for (const place of places) {
					const how = outcome(game, seat, click, place);
					came[how] = (came[how] ?? 0) + 1;
				}
		const { seat } = above.asks[0];
		engine.play(`${seat} ${engine.advise(`${seat} greedy`, BigInt(ply)).act}`);
	}
	return came;
}

test('caesar-augustus: every click on a territory means something', async () => {
	const { clickTerritory } = await load('boards/caesar-augustus/acts.ts');
	const { words } = games['caesar-augustus'].names.territory;
	const came = clickEverything('caesar-augustus', 'seats=5', clickTerritory, words, {
		plies: 240,
		every: 4,
	});
	expect(Object.keys(came).sort()).toEqual(['answered', 'picked up', 'played']);
	expect(came.answered).toBeGreaterThan(500);
});

test('first-triumvirate: every click on a hex means something', async () => {
	const { clickHex } = await load('boards/first-triumvirate/acts.ts');
	const words = games['first-triumvirate'].names.hex.words.filter((_, i) => i % 3 === 0);
	const came = clickEverything('first-triumvirate', '', clickHex, words, { plies: 240, every: 20 });
	expect(Object.keys(came).sort()).toEqual(['answered', 'picked up', 'played']);
	expect(came.answered).toBeGreaterThan(500);
});

test('a question that has become possible is answered, not played', async () => {
	const stub = { matches: false, addEventListener: () => undefined };
	Object.assign(globalThis, {
		matchMedia: () => stub,
		localStorage: { getItem: () => null, setItem: () => undefined },
		document: { documentElement: { dataset: {} } },
	});
	const { TableModel } = await load('table/model.ts');
	const played = [];
	const act = 'march burdigala tolosa 1';
	const model = new TableModel({
		whyNot: async () => ({ act, allowed: true, clause: '', refusal: '' }),
		act: async (_, one) => played.push(one),
	});
	model.position = {
		asks: [{ legal: [{ act, verb: 'march', args: ['burdigala', 'tolosa', 1], label: '' }] }],
		stamp: 1,
	};
	await model.whyNot(act, {});
	expect(played).toEqual([]);
	expect(model.answer.refusal.refusal).toMatch(/can be done now/);
});
