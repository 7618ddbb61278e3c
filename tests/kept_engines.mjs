/* tests/kept_engines.mjs -- every kept engine is what its name says, replays its records, and goes on.
 *
 * usage: node tests/kept_engines.mjs     reads engines/ */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { openEngine } from '../web/engine/engine.mjs';

const MORE_PLIES = 40;
let passed = 0;
let failed = 0;

function expect(holds, what) {
	if (holds) passed++;
	else {
		failed++;
		console.log(`FAIL ${what}`);
	}
}

/* Some plies more, the first action of the list each time. */
function goOn(engine) {
	let plies = 0;
	for (; plies < MORE_PLIES && !engine.position('above').over; plies++) {
		const { asked, asks } = engine.position('above');
		if (asked.includes('chance')) engine.roll(7n);
		else engine.play(`${asks[0].seat} ${asks[0].legal[0].act}`);
	}
	return plies;
}

function replays(engine, path) {
	const { plies, agreed } = engine.replay(readFileSync(path));
	return plies > 0 && agreed === plies + 1;
}

async function checkEngine(folder, file) {
	const path = `engines/${folder}/${file}`;
	const [, rules, hash] = /^(\d+)-([0-9a-f]{16})\.wasm$/.exec(file) ?? [];
	const bytes = readFileSync(path);
	expect(
		hash === createHash('sha256').update(bytes).digest('hex').slice(0, 16),
		`${path}: its name has another hash`,
	);
	expect(
		WebAssembly.Module.imports(new WebAssembly.Module(bytes)).length === 0,
		`${path}: it imports something`,
	);
	const engine = await openEngine(bytes);
	const { game, rules: own } = engine.games()[0];
	expect(
		game === folder && own === Number(rules),
		`${path}: it says it is rules ${own} of ${game}`,
	);
	expect(replays(engine, `engines/${folder}/${rules}-whole.rubicon`), `${path}: its whole game`);
	expect(engine.position('above').over, `${path}: its whole game ends`);
	expect(replays(engine, `engines/${folder}/${rules}-left.rubicon`), `${path}: the game it left`);
	const before = engine.plies().length;
	expect(engine.plies().length - before + goOn(engine) > 0, `${path}: it goes on`);
	const again = new TextEncoder().encode(engine.record());
	expect(engine.replay(again).plies > before, `${path}: what it went on with is a record`);
}

for (const folder of readdirSync('engines').filter((name) =>
	statSync(`engines/${name}`).isDirectory(),
))
	for (const file of readdirSync(`engines/${folder}`).filter((name) => name.endsWith('.wasm')))
		await checkEngine(folder, file);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
