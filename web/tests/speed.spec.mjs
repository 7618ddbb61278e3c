/* web/tests/speed.spec.mjs -- how quick it is.  What does not depend on the machine is always checked; times only
 * by make test-web-long, on a quiet machine. */

import { expect, test } from '@playwright/test';
import { RealServer } from './realserver.mjs';
import { awaitTurn, beginOnline, beginTable, CHOICES, games, isLong, openHome } from './table.mjs';

const TASK = 16; /* milliseconds of the main thread while a board is panned */
const ECHO = 100; /* from an action to its echo */
const READY = 1000; /* from the address to a page that answers */
const FIRST_MOVE = 10_000; /* on a slow phone */
const DELAY = 150; /* of a network, there and back */
const ACTIONS = 40; /* that are measured in each game */
const TABLES = 20; /* at most, to find so many */

const server = new RealServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/* ---- panning ---- */

async function openMap(page, game) {
	await openHome(page);
	await beginTable(page, game);
	await awaitTurn(page);
	const layer = page.locator('.panzoom-layer');
	const scale = () =>
		layer.evaluate((one) => Number(/scale\((.*)\)/.exec(one.style.transform)?.[1]));
	await expect(layer).toHaveAttribute('style', /scale/); /* it can be moved now */
	const before = await scale();
	await page.mouse.move(600, 500);
	await page.mouse.wheel(0, -600); /* nearer, so that there is room to move */
	await expect.poll(scale).toBeGreaterThan(1.5 * before);
	const drawnAt = () => layer.evaluate((one) => Number(one.style.getPropertyValue('--scale')));
	await expect
		.poll(async () => Math.abs((await drawnAt()) / (await scale()) - 1))
		.toBeLessThan(0.001); /* it has settled */
	await expect(layer).not.toHaveClass(/redrawn/);
}

async function pan(page) {
	await page.mouse.move(600, 500);
	await page.mouse.down();
	for (let i = 1; i <= 40; i++) await page.mouse.move(600 - 6 * i, 500 - 3 * i);
	await page.mouse.up();
}

for (const game of ['caesar-augustus', 'first-triumvirate'])
	test(`${game}: panning moves one layer, and nothing is drawn for it`, async ({ page }) => {
		await openMap(page, game);
		await page.evaluate(() => {
			globalThis.changed = new Set();
			new MutationObserver((all) =>
				all.forEach(({ target, attributeName }) =>
					globalThis.changed.add(`${target.className} ${attributeName}`),
				),
			).observe(document.querySelector('.table'), {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			});
		});
		const layer = page.locator('.panzoom-layer');
		const before = await layer.evaluate((one) => one.style.transform);
		await page.mouse.move(600, 500);
		await page.mouse.down();
		for (let i = 1; i <= 10; i++) await page.mouse.move(600 - 20 * i, 500 - 5 * i);
		expect(await layer.evaluate((one) => getComputedStyle(one).willChange)).toBe('transform');
		await page.mouse.up();
		expect(await layer.evaluate((one) => one.style.transform)).not.toBe(before);
		const changed = await page.evaluate(() => [...globalThis.changed]);
		expect(changed.filter((one) => !/^panzoom-layer|^caption/.test(one))).toEqual([]);
	});

/* The longest task of the thread that draws, and how often something was painted. */
function readTrace(trace) {
	const { traceEvents } = JSON.parse(trace);
	const moves = traceEvents.filter(
		({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointermove',
	);
	const { pid, tid } = moves[0];
	const [from, to] = [moves[0].ts, moves.at(-1).ts];
	const during = traceEvents.filter(
		(one) => one.pid === pid && one.tid === tid && one.ts >= from && one.ts <= to,
	);
	const tasks = during
		.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
		.map(({ dur }) => (dur ?? 0) / 1000);
	return {
		moves: moves.length,
		tasks: tasks.length,
		longest: Math.max(...tasks),
		paints: during.filter(({ name }) => name === 'Paint').length,
	};
}

for (const game of ['caesar-augustus', 'first-triumvirate'])
	test(`${game}: no task over ${TASK} ms while it is panned`, async ({ page, browser }) => {
		test.skip(!isLong, 'a time: make test-web-long');
		await openMap(page, game);
		await browser.startTracing(page, {
			categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
		});
		await pan(page);
		const told = readTrace((await browser.stopTracing()).toString());
		console.log(`${game}: ${JSON.stringify(told)}`);
		expect(told.moves).toBeGreaterThan(20);
		expect(told.tasks).toBeGreaterThan(20);
		expect(told.longest).toBeLessThanOrEqual(TASK);
		expect(told.paints).toBeLessThan(
			told.moves / 4,
		); /* what the pointer passes may light up, the board is not drawn */
	});

/* ---- the first page ---- */

test(`the first page answers within ${READY} ms`, async ({ page }) => {
	test.skip(!isLong, 'a time: make test-web-long');
	await page.addInitScript(() => {
		const look = () =>
			document.querySelector('#app .button') &&
			requestIdleCallback(() => {
				globalThis.readyAt ??= performance.now();
			});
		new MutationObserver(look).observe(document, { subtree: true, childList: true });
	});
	await page.goto(server.address);
	await page.waitForFunction(() => globalThis.readyAt);
	const at = await page.evaluate(() => globalThis.readyAt);
	console.log(`ready after ${at.toFixed(0)} ms`);
	expect(at).toBeLessThanOrEqual(READY);
});

/* ---- actions ---- */

/* Runs in the page: clicks what can be done, so many times or until the game is over; milliseconds until each had
 * an echo on the screen: something has changed, and the frame with it has been drawn. */
async function echoesInPage([selector, count]) {
	const times = [];
	const drawn = () =>
		new Promise((done) =>
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = done;
				port2.postMessage(null);
			}),
		);
	const isOurs = () => document.querySelector('.prompt.active') && document.querySelector(selector);
	for (let i = 0; i < count; i++) {
		for (const end = performance.now() + 20_000; !isOurs() && performance.now() < end; )
			await new Promise((done) => setTimeout(done, 5));
		const menu = [...document.querySelectorAll('[role=menu] .menu-item')];
		const all = menu.length ? menu : [...document.querySelectorAll(selector)];
		if (!all.length || document.querySelector('.prompt .caps').textContent === 'Game over') break;
		const start = performance.now();
		const changed = new Promise((done) => {
			const watch = new MutationObserver(() => {
				watch.disconnect();
				void drawn().then(() => done(performance.now() - start));
			});
			watch.observe(document.querySelector('.table'), {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			});
		});
		all[(i * 13) % all.length].dispatchEvent(
			new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 400, clientY: 400 }),
		);
		times.push(await changed);
		await new Promise((done) => setTimeout(done, 60));
	}
	return times;
}

const nearlyAll = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
const half = (times) => [...times].sort((a, b) => a - b)[times.length >> 1];

for (const game of games)
	for (const [where, begin, from] of [
		['here', beginTable, undefined],
		['at a server', beginOnline, 'server'],
	])
		test(`${game}, ${where}: an action has its echo within ${ECHO} ms`, async ({ page }) => {
			test.skip(!isLong, 'a time: make test-web-long');
			await openHome(page, from && server.address);
			const times = [];
			for (let tables = 0; times.length < ACTIONS && tables < TABLES; tables++) {
				/* who plays like this may lose soon */
				await begin(page, game);
				await awaitTurn(page);
				await page.evaluate(
					() => new Promise((done) => requestIdleCallback(done)),
				); /* the table has been drawn */
				times.push(...(await page.evaluate(echoesInPage, [CHOICES, ACTIONS - times.length])));
			}
			console.log(
				`${game}, ${where}: ${times.length} actions, half within ${half(times).toFixed(0)} ms, 19 of 20 within ${nearlyAll(times).toFixed(0)} ms`,
			);
			expect(times.length).toBe(ACTIONS);
			expect(nearlyAll(times)).toBeLessThanOrEqual(ECHO);
		});

/* Eighteen troops, one after another, without waiting for the server. */
test(`first-triumvirate: a turn of many troops at ${DELAY} ms of delay`, async ({ page }) => {
	test.skip(!isLong, 'a time: make test-web-long');
	await page.routeWebSocket(/\/live$/, (socket) => {
		const far = socket.connectToServer();
		far.onMessage((text) => setTimeout(() => socket.send(text), DELAY / 2));
		socket.onMessage((text) => setTimeout(() => far.send(text), DELAY / 2));
	});
	await openHome(page, server.address);
	await beginOnline(page, 'first-triumvirate');
	await awaitTurn(page);
	await page.waitForTimeout(1000); /* the engine is there */
	const times = await page.evaluate(echoesInPage, [
		'.stage .hex.glows',
		36,
	]); /* pick up, put down */
	console.log(
		`at ${DELAY} ms: ${times.length} clicks, 19 of 20 within ${nearlyAll(times).toFixed(0)} ms`,
	);
	expect(times.length).toBe(36);
	expect(nearlyAll(times)).toBeLessThanOrEqual(ECHO);
});

/* ---- a slow phone ---- */

const SLOW_4G = {
	offline: false,
	latency: 562.5,
	downloadThroughput: 180_000,
	uploadThroughput: 84_375,
}; /* as the browser's own tools have it */

for (const game of ['Caesar Augustus', 'The First Triumvirate'])
	test(`${game}: two taps to the first move, on a slow phone within ${FIRST_MOVE / 1000} s`, async ({
		browser,
	}) => {
		const context = await browser.newContext({
			viewport: { width: 390, height: 844 },
			hasTouch: true,
			isMobile: true,
			serviceWorkers: 'allow',
		});
		const page = await context.newPage();
		const devtools = await context.newCDPSession(page);
		if (isLong) {
			await devtools.send('Network.enable');
			await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
			await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		}
		const start = Date.now();
		await page.goto(server.address);
		await page
			.locator('.game-card', { hasText: game })
			.getByRole('button', { name: 'Play now' })
			.tap(); /* the first */
		await awaitTurn(page);
		const asked = await page.locator('.sheet .prompt').innerText();
		const target = page
			.locator('.prompt .buttons .button:not(.quiet), .order-card, .stage .glows')
			.first();
		await ((await target.isVisible()) && !(await target.evaluate((one) => one.closest('svg')))
			? target.tap()
			: target.dispatchEvent('click')); /* the second */
		await expect(page.locator('.sheet .prompt')).not.toHaveText(asked, { useInnerText: true });
		const took = Date.now() - start;
		console.log(`${game}: first move after ${(took / 1000).toFixed(1)} s`);
		if (isLong) expect(took).toBeLessThanOrEqual(FIRST_MOVE);
		await context.close();
	});
