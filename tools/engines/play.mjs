/* tools/engines/play.mjs -- records that an engine plays itself: a whole game, and one that is left.
 *
 * usage: node tools/engines/play.mjs ENGINE.wasm PREFIX     writes PREFIX-whole.rubicon, PREFIX-left.rubicon
 *        node tools/engines/play.mjs --rules ENGINE.wasm    prints its rules number */

import { readFileSync, writeFileSync } from 'node:fs';
import { openEngine } from '../../web/engine/engine.mjs';

const SEED = 69n;

/* A small generator of our own: the same games on every machine. */
function* numbers(seed) {
	for (let x = Number(seed); ; ) {
		x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
		yield x >>> 8;
	}
}

function playOn(engine, random, plies) {
	for (let n = 0; n < plies; n++) {
		const { over, asked, asks } = engine.position('above');
		if (over) return n;
		if (asked.includes('chance')) {
			engine.roll(SEED);
			continue;
		}
		const { seat, legal } = asks[0];
		engine.play(`${seat} ${legal[random.next().value % legal.length].act}`);
	}
	return plies;
}

function begin(engine) {
	const { game, usual_seats } = engine.games()[0];
	engine.start(`${game} seats=${usual_seats}`);
}

const [first, second] = process.argv.slice(2);
if (first === '--rules') {
	const engine = await openEngine(readFileSync(second));
	console.log(engine.games()[0].rules);
} else {
	const engine = await openEngine(readFileSync(first));
	begin(engine);
	const all = playOn(engine, numbers(SEED), 20000);
	writeFileSync(`${second}-whole.rubicon`, engine.record());
	begin(engine);
	playOn(engine, numbers(SEED), Math.floor(all / 2));
	writeFileSync(`${second}-left.rubicon`, engine.record());
}
