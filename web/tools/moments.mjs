/* web/tools/moments.mjs -- a moment of a game, as a saved table: bots play until somebody is asked something. */

import { readFileSync } from 'node:fs';
import { openEngine } from '../engine/engine.mjs';

const MOST = 4000; /* plies */
const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);

/* Whoever is asked `step`, with `least` choices, after `from` plies or more, is you. */
export function findMoment({ game, options, seed, from, step, least = 1 }) {
	engine.start(`${game} ${options}`);
	for (let ply = 0; ply < MOST; ply++) {
		const { asks, asked, seats, over } = engine.position('above');
		if (over) break;
		const found = asks.find(
			(ask) => ply >= from && (!step || ask.step === step) && ask.legal.length >= least,
		);
		if (found)
			return saved({ game, options, seed, you: found.seat, seats, record: engine.record() });
		if (asked.includes('chance')) engine.roll(BigInt(seed));
		else
			engine.play(
				`${asks[0].seat} ${engine.advise(`${asks[0].seat} greedy`, BigInt(seed) + BigInt(ply)).act}`,
			);
	}
	throw new Error(`${game}: ${step ?? 'anything'} is not asked.`);
}

const saved = ({ game, options, seed, you, seats, record }) => ({
	id: 'moment',
	game,
	title: game,
	options,
	seed,
	record,
	changed: 1,
	over: false,
	note: '',
	yours: true,
	seats: seats.map(({ seat, title }) => ({ seat, title, level: seat === you ? null : 'greedy' })),
});

/* Puts it, and these settings, into a page that is opened afterwards, at #/table/moment. */
export const keepMoment = (page, save, theme = 'light') =>
	page.addInitScript(
		([table, colours]) => {
			localStorage.setItem(
				'rubicon.settings',
				JSON.stringify({ pace: 0, sound: false, theme: colours }),
			);
			localStorage.setItem('rubicon.table.moment', JSON.stringify(table));
		},
		[save, theme],
	);
