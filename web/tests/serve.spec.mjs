/* web/tests/serve.spec.mjs -- tables of the real server: whole games, people who meet, what each of them gets to
 * see, a server that is killed, and actions that are shown before they are answered. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { isAnswered, keepFrames, keepSent, positionsIn, RealServer } from './realserver.mjs';
import { awaitTurn, beginOnline, games, goTo, openHome, playOut, shortest } from './table.mjs';

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);
const server = new RealServer();

test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const newPage = async (browser) =>
	(await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
const tableOf = (page) => page.url().split('/').at(-1);
const recordOf = async (page) =>
	(await page.request.get(`${server.address}api/tables/${tableOf(page)}/record`)).text();

async function watchAgain(page, print) {
	await page.getByRole('link', { name: 'Watch replay' }).click();
	await page.getByRole('button', { name: 'To the end' }).click();
	await expect(page.locator(`[data-print="${print}"]`)).toBeVisible();
	await page.getByRole('button', { name: 'Verify the dice' }).click();
	await expect(page.locator('.verified')).toContainText('Verified');
}

for (const game of games)
	test(`${game}: a whole game against a server's bots, and its replay`, async ({ page }) => {
		const errors = await openHome(page, server.address);
		const frames = keepFrames(page);
		await beginOnline(page, game, { options: shortest(game) });
		await playOut(page, { hurry: 0.5 });
		await expect(page.locator('.prompt .caps')).toHaveText('Game over');
		const last = () => positionsIn(frames).at(-1);
		const missing = async () =>
			last().count - Number(await page.locator('.log').first().getAttribute('start'));
		await expect.poll(missing).toBe(0); /* all that happened is in the log */
		await watchAgain(page, last().position.print);
		expect(errors).toEqual([]);
	});

test('who opens a table is told how long a bot of this server may think', async ({ page }) => {
	await openHome(page, server.address);
	await goTo(page, '#/new/exemplum?online=1');
	await expect(page.locator('fieldset', { hasText: 'Where' })).toContainText(
		'think for 10 seconds at most',
	);
});

test('all that was said is there for who comes back, page by page', async ({ page, request }) => {
	const luck = '0'.repeat(32);
	const tell = async (by, path, data) =>
		(await by.post(`${server.address}api/tables${path}`, { data })).json();
	const anna = await tell(page.request, '', { game: 'exemplum', seats: 2, name: 'Anna' });
	await tell(page.request, `/${anna.table.id}/luck`, { luck });
	await tell(request, `/${anna.table.id}/join`, { name: 'Ben', luck });
	for (let i = 0; i < 60; i++)
		await tell(page.request, `/${anna.table.id}/say`, { text: `line ${i}` });
	await openHome(page, server.address);
	await page.goto(anna.link);
	await page
		.getByRole('button', { name: 'Chat' })
		.or(page.getByRole('tab', { name: 'Chat' }))
		.first()
		.click();
	const lines = page.locator('.chat .log-line');
	await expect(lines).toHaveCount(60);
	await expect(lines.first()).toContainText('line 59');
	await expect(lines.last()).toContainText('line 0');
});

test('the server is killed in mid-game, and play goes on by itself', async ({ page }) => {
	await openHome(page, server.address);
	const frames = keepFrames(page);
	const sent = keepSent(page);
	await beginOnline(page, 'exemplum', { options: 'seats=3 rounds=4' });
	await playOut(page, { most: 6 });
	const isQuiet = async () =>
		isAnswered(sent, frames) &&
		(await page.locator('.prompt.active').count()) > 0 &&
		Number(await page.locator('.log').first().getAttribute('start')) ===
			positionsIn(frames).at(-1).count;
	await expect
		.poll(isQuiet, { timeout: 60_000 })
		.toBe(true); /* what the page only foresees could be lost */
	const before = await page.locator('.log-line').count();
	const told = positionsIn(frames).length;
	const lost = page.locator('.toast', { hasText: 'connection is lost' });
	await server.kill();
	await expect(lost).toBeVisible();
	await server.start();
	await expect(lost).toHaveCount(0);
	await expect.poll(() => positionsIn(frames).length).toBeGreaterThan(told);
	await awaitTurn(page);
	await expect(page.locator('.log-line')).toHaveCount(before);
	await playOut(page);
	await expect(page.locator('.prompt .caps')).toHaveText('Game over');
});

/* Anna opens a table for two, Ben takes the other seat, Carl watches. */
async function meet(browser, game) {
	const [anna, ben, carl] = await Promise.all([0, 1, 2].map(() => newPage(browser)));
	const frames = [anna, ben, carl].map(keepFrames);
	await Promise.all([anna, ben, carl].map((page) => openHome(page, server.address)));
	await goTo(anna, `/new/${game}?online=1`);
	await anna.locator('.seat-count button', { hasText: '2' }).click();
	await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
	await anna.getByRole('button', { name: 'Open the table' }).click();
	await expect(anna.getByText('1 of 2 seats are free')).toBeVisible();
	await goTo(ben, `/at/${tableOf(anna)}`);
	await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
	await ben.getByRole('button', { name: 'Take a seat' }).click();
	for (const page of [anna, ben]) await expect(page.locator('.prompt.active')).toBeVisible();
	await goTo(carl, `/at/${tableOf(anna)}`);
	await expect(carl.locator('.table .prompt')).toBeVisible();
	return { people: [anna, ben, carl], frames };
}

/* What the engine says a viewer may see, at some moment of the record, is all that he was sent. */
function onlyWhatHeMaySee(viewer, frames, record) {
	const { plies } = engine.replay(new TextEncoder().encode(record));
	const seen = new Set();
	for (let ply = 0; ply <= plies; ply++) {
		engine.goTo(ply);
		for (const eyes of [viewer, 'nobody'])
			seen.add(JSON.stringify(engine.position(eyes).view)); /* he may watch before he sits */
		if (viewer !== 'nobody') seen.add(engine.known(viewer));
	}
	engine.goTo(plies);
	for (const one of engine.story(viewer).flat()) seen.add(JSON.stringify(one));
	for (const { position, events, known } of positionsIn(frames)) {
		const told = [
			JSON.stringify(position.view),
			...events.map((one) => JSON.stringify(one)),
			...(known === undefined ? [] : [known]),
		];
		expect(told.filter((one) => !seen.has(one))).toEqual([]);
		expect(position.asks.filter((ask) => ask.seat !== viewer)).toEqual([]);
	}
}

test('two people and one who watches: they meet, talk, take back, and see no more than they may', async ({
	browser,
}) => {
	const {
		people: [anna, ben, carl],
		frames,
	} = await meet(browser, 'exemplum');
	await ben.locator('.chip.refuses').first().click();
	await expect(ben.locator('.why-not')).toContainText('EX-RIDE');
	await ben.keyboard.press('Escape');
	await expect(anna.locator('.bar .pill')).toContainText('1 watching');
	const told = () =>
		[...frames[1], ...frames[2]].filter((text) => !/"type":"(chat|watchers)"/.test(text)).length;
	const before = told();
	await anna.locator('.chip.glows').first().click();
	await expect(anna.locator('.prompt h2')).toHaveText('You have chosen');
	await anna.getByRole('button', { name: 'Take back', exact: true }).click();
	await expect(anna.locator('.prompt.active')).toBeVisible();
	await anna.getByRole('button', { name: 'Chat' }).click();
	await anna.getByRole('textbox', { name: 'Say something' }).fill('Salve!');
	await anna.keyboard.press('Enter');
	await anna.keyboard.press('Escape');
	await ben.getByRole('button', { name: 'Chat' }).click();
	await expect(ben.locator('.chat')).toContainText('Anna Salve!');
	await ben.keyboard.press('Escape');
	const from = frames.map((one) => one.length);
	expect(told(), 'a secret choice makes no message, its being taken back neither').toBe(before);
	await Promise.all([playOut(anna, { seed: 9 }), playOut(ben, { seed: 10 })]);
	for (const page of [anna, ben, carl])
		await expect(page.locator('.prompt .caps')).toHaveText('Game over');
	const record = await recordOf(anna);
	['aulus', 'gaius', 'nobody'].forEach((viewer, i) =>
		onlyWhatHeMaySee(viewer, frames[i].slice(from[i]), record),
	);
	await watchAgain(ben, positionsIn(frames[1]).at(-1).position.print);
});

test('nobody’s page or frames hold the cards that another was dealt', async ({ browser }) => {
	const { people, frames } = await meet(browser, 'augustus');
	const dealt = frames.slice(0, 2).map((one) =>
		positionsIn(one)
			.at(-1)
			.position.view.own.dealt.map((card) => card.name),
	);
	expect(dealt.map((names) => names.length)).toEqual([6, 6]);
	for (const [i, page] of people.entries()) {
		const text =
			frames[i].join('\n') + (await page.evaluate(() => document.documentElement.outerHTML));
		for (const [owner, names] of dealt.entries())
			for (const name of names)
				expect(text.includes(name), `${name} of ${owner} in ${i}`).toBe(owner === i);
	}
});

/* ---- what is shown before it is answered ---- */

/* Messages of the server wait at this gate while it is shut; `forward` may keep the page's from the server. */
async function gateFor(page) {
	const gate = { isShut: false, held: [], passed: [], forward: null };
	await page.routeWebSocket(/\/live$/, (socket) => {
		const far = socket.connectToServer();
		const pass = (text) => {
			socket.send(text);
			gate.passed.push(JSON.parse(text).type);
		};
		gate.put = (text) => (gate.isShut ? gate.held.push(text) : pass(text));
		gate.open = () => {
			gate.isShut = false;
			gate.passed = [];
			gate.held.splice(0).forEach(pass);
		};
		far.onMessage((text) => gate.put(text));
		socket.onMessage((text) => (gate.forward ? gate.forward(text) : far.send(text)));
	});
	return gate;
}

const answers = (gate) => gate.held.map((text) => JSON.parse(text).type);
const logOf = (page) => page.locator('.log').first();

test('open actions are shown before the server has answered, and taken back if it refuses', async ({
	page,
}) => {
	const gate = await gateFor(page);
	await openHome(page, server.address);
	await beginOnline(page, 'first-triumvirate');
	await awaitTurn(page);
	const lines = Number(await logOf(page).getAttribute('start'));
	gate.isShut = true;
	await page.getByRole('button', { name: 'Collect a conquest' }).click();
	await expect(logOf(page)).toHaveAttribute(
		'start',
		String(lines + 1),
	); /* though no answer has come */
	const foreseen = await logOf(page).innerText();
	await expect.poll(() => answers(gate)).toContain('position');
	gate.open();
	await expect.poll(() => gate.passed).toContain('position');
	expect(await logOf(page).innerText()).toBe(foreseen);
	await awaitTurn(page);
	const before = await logOf(page).innerText();
	gate.forward = (text) =>
		gate.put(
			JSON.stringify({
				type: 'refused',
				do: 'act',
				id: JSON.parse(text).id,
				reason: 'stale',
				sentence: 'Not so fast.',
			}),
		);
	gate.isShut = true;
	await page
		.locator('.stage .glows')
		.first()
		.dispatchEvent('click', { bubbles: true, clientX: 300, clientY: 300 });
	await page
		.locator('.stage .glows')
		.first()
		.dispatchEvent('click', { bubbles: true, clientX: 300, clientY: 300 });
	await expect(logOf(page)).not.toHaveText(before);
	gate.open();
	await expect(page.locator('.toast', { hasText: 'Not so fast.' })).toBeVisible();
	expect(await logOf(page).innerText()).toBe(before);
});
