/* web/tests/engine.spec.mjs -- the engine in the browser: records, no network. */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { awaitTurn, games, isLong, openHome } from './table.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = new URL('../../tests/records/', import.meta.url);
const records = readdirSync(folder).filter((one) => one.endsWith('.rubicon'));
const web = new URL('../../build/web/', import.meta.url);
const workerName = readdirSync(web).find((name) => /^worker-.*\.js$/.test(name));

/* The module with this record's game. */
function moduleFor(record) {
	const game = /^game: (.*)$/m.exec(record)[1];
	const find = (id) =>
		readdirSync(web).find((name) => new RegExp(`^engine-${id}-[0-9a-f]{8}\\.wasm$`).test(name));
	return find(game) ?? find('others');
}

test('replays every record to the same fingerprints', async ({ page }) => {
	await openHome(page);
	for (const name of records) {
		const text = readFileSync(new URL(name, folder), 'utf8');
		const told = [...text.matchAll(/ ;([0-9a-f]{4})(?: =[0-9a-f]{16})?$/gm)].map(
			(match) => match[1],
		);
		const isNew = / =[0-9a-f]{16}$/m.test(text); /* older ones have prints of positions alone */
		const value = await page.evaluate(
			([script, module, record]) =>
				new Promise((done) => {
					const worker = new Worker(script, { type: 'module' });
					worker.onmessage = (event) => {
						worker.terminate();
						done(event.data);
					};
					worker.postMessage(module);
					worker.postMessage({ id: 1, name: 'replay', args: [new TextEncoder().encode(record)] });
				}),
			[workerName, moduleFor(text), text],
		);
		expect(value.error, name).toBeUndefined();
		expect(value.value.agreed, name).toBe(told.length);
		if (isNew && told.length > value.value.plies) expect(value.value.prints, name).toEqual(told);
	}
});

/* ---- speed ---- */

const SHARE = 0.5; /* of the speed that the machine itself has */
const ROUNDS = 60; /* of which the best counts: a busy machine cannot make the engine look slow, nor quick */

/* Runs in the page: microseconds for all of these records, in the best round. */
async function replayInPage([module, texts, rounds]) {
	const { instance } = await WebAssembly.instantiate(await (await fetch(module)).arrayBuffer(), {});
	const wasm = instance.exports;
	const all = texts.map((text) => new TextEncoder().encode(text));
	const most = wasm.input_size();
	const replay = (bytes) => {
		wasm.record_begin();
		for (let at = 0; at < bytes.length; at += most) {
			const part = bytes.subarray(at, at + most);
			new Uint8Array(wasm.memory.buffer, wasm.input(), part.length).set(part);
			if (wasm.record_next(part.length) < 0) throw new Error('not a record');
		}
		if (wasm.record_end() < 0) throw new Error('not a whole record');
	};
	const times = 10; /* at a time: clocks of browsers are coarse */
	let best = Infinity;
	for (let round = 0; round < rounds; round++) {
		const start = performance.now();
		for (let i = 0; i < times; i++) all.forEach(replay);
		best = Math.min(best, ((performance.now() - start) * 1000) / times);
		if (round % 10 === 0)
			await new Promise((done) =>
				setTimeout(done, 20),
			); /* the compiler may bring what it has made better */
	}
	return best;
}

test(`replays records at ${100 * SHARE}% of the machine's own speed, or more`, async ({ page }) => {
	test.skip(!isLong, 'a time: make test-web-long');
	execFileSync('make', ['-s', 'replay-speed'], { cwd: root });
	await openHome(page);
	for (const game of games) {
		const names = records.filter((one) => one.startsWith(`${game}-`));
		const texts = names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
		const native = execFileSync(
			'build/release/tests/replay_speed',
			[String(10 * ROUNDS), ...names.map((name) => `tests/records/${name}`)],
			{ cwd: root },
		);
		const here = await page.evaluate(replayInPage, [moduleFor(texts[0]), texts, ROUNDS]);
		const share = Number(native) / here;
		console.log(
			`${game}: ${(100 * share).toFixed(0)}% of the machine's own speed (${Number(native)} µs, ${here.toFixed(0)} µs in the browser)`,
		);
		expect(share, game).toBeGreaterThanOrEqual(SHARE);
	}
});

test('works without a network after the first visit', async ({ browser }) => {
	const context = await browser.newContext({ serviceWorkers: 'allow' });
	const page = await context.newPage();
	await page.clock.install();
	await openHome(page);
	await page.clock.runFor(11_000); /* it does not compete with the first game */
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'The die is cast.' })).toBeVisible();
	await page
		.getByRole('button', { name: /^Play now/ })
		.first()
		.click();
	await awaitTurn(page);
	await page.reload();
	await awaitTurn(page);
	await context.close();
});
