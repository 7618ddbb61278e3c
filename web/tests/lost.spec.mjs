/* web/tests/lost.spec.mjs -- nothing gets lost: tables and replays of the server are listed, moves outlive a lost
 * connection; two tabs follow each other, and a storage that is full or spoilt and an address that is bad are told. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { isAnswered, keepFrames, keepSent, RealServer } from './realserver.mjs';
import { awaitTurn, beginOnline, beginTable, goTo, openHome, playOut } from './table.mjs';

const server = new RealServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const lastPart = (page) => page.url().split('/').at(-1);

/* ---- one list ---- */

test('local and online tables are one list, yours to move first, with a badge and a title', async ({
	page,
}) => {
	await openHome(page, server.address);
	await beginOnline(page, 'exemplum', { options: 'seats=2 rounds=3' });
	await awaitTurn(page);
	await beginTable(page, 'exemplum');
	await awaitTurn(page);
	await goTo(page, '/');
	await expect(page.locator('.lead-table')).toContainText('Exemplum');
	await expect(page.locator('.table-row', { hasText: 'Your turn' })).toHaveCount(1);
	await expect(page.locator('.page-nav .badge')).toContainText('2');
	await expect(page).toHaveTitle('(2) Rubicon');
	await goTo(page, '/tables');
	await expect(page.locator('.table-row')).toHaveCount(2);
	await expect(page.locator('.table-row', { hasText: 'online' })).toHaveCount(1);
	await expect(page).toHaveTitle('(2) Your tables – Rubicon');
	await page
		.locator('.table-row', { hasText: 'online' })
		.getByRole('link', { name: 'Your turn' })
		.click();
	await expect(page.locator('.table .prompt')).toBeVisible();
});

test('a table whose turn came while nobody looked is found again', async ({ browser }) => {
	const [anna, ben] = await Promise.all(
		[0, 1].map(async () => (await browser.newContext()).newPage()),
	);
	await Promise.all([openHome(anna, server.address), openHome(ben, server.address)]);
	const [sent, frames] = [keepSent(anna), keepFrames(anna)];
	await goTo(anna, '/new/tic-tac-toe?online=1');
	await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
	await anna.getByRole('button', { name: 'Open the table' }).click();
	await expect(anna.getByText('1 of 2 seats are free')).toBeVisible();
	await goTo(ben, `/at/${lastPart(anna)}`);
	await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
	await ben.getByRole('button', { name: 'Take a seat' }).click();
	await expect(ben.locator('.table .prompt')).toBeVisible();
	await goTo(ben, '/');
	await expect(ben.getByRole('heading', { name: 'Nobody waits for you' })).toBeVisible();
	await expect(ben.locator('.table-row')).toContainText('Waiting for Anna');
	await anna.locator('.chip.glows').first().click();
	await expect
		.poll(() => sent.some((one) => one.do === 'act') && isAnswered(sent, frames))
		.toBe(true); /* her move is stored */
	await ben.evaluate(() =>
		document.dispatchEvent(new Event('visibilitychange')),
	); /* he looks again */
	await expect(ben.getByRole('heading', { name: 'Your turn, Ben' })).toBeVisible();
	await expect(ben).toHaveTitle('(1) Rubicon');
});

test('a finished online game is among the replays', async ({ page }) => {
	await openHome(page, server.address);
	await beginOnline(page, 'exemplum', { options: 'seats=2 rounds=3' });
	await playOut(page);
	await expect(page.locator('.prompt .caps')).toHaveText('Game over');
	await goTo(page, '/replays');
	await expect(page.locator('.table-row')).toContainText(/won/);
	await page.getByRole('link', { name: /^Watch/ }).click();
	await expect(page.locator('.scrub')).toBeVisible();
});

/* ---- a connection that is lost ---- */

const lost = (page) => page.locator('.toast', { hasText: 'connection is lost' });

test('a move made while the connection is down is kept, shown, and sent when it is back', async ({
	page,
}) => {
	await openHome(page, server.address);
	const sent = keepSent(page);
	await beginOnline(page, 'first-triumvirate');
	await awaitTurn(page);
	const lines = Number(await page.locator('.log').first().getAttribute('start'));
	await server.kill();
	await expect(lost(page)).toBeVisible();
	await page.getByRole('button', { name: 'Collect a conquest' }).click();
	await expect(lost(page)).toContainText('Your move is kept');
	await expect(page.locator('.log').first()).toHaveAttribute(
		'start',
		String(lines + 1),
	); /* as it will be */
	expect(sent.filter((one) => one.do === 'act')).toEqual([]);
	await server.start();
	await expect
		.poll(() => sent.filter((one) => one.do === 'act').length, { timeout: 40_000 })
		.toBe(1);
	await expect(lost(page)).toHaveCount(0);
	await expect(page.locator('.toast')).toHaveCount(0);
	await expect(page.locator('.log').first()).toHaveAttribute('start', String(lines + 1));
	await page.reload();
	await expect(page.locator('.log').first()).toHaveAttribute('start', String(lines + 1));
});

test('a move that was kept outlives the page', async ({ page }) => {
	await openHome(page, server.address);
	await beginOnline(page, 'exemplum', { options: 'seats=3 rounds=3' });
	await awaitTurn(page);
	const table = lastPart(page);
	await server.kill();
	await expect(lost(page)).toBeVisible();
	await page.locator('.chip.glows').first().click();
	await expect(lost(page)).toContainText('Your move is kept');
	await page.goto('about:blank');
	await server.start();
	await page.goto(`${server.address}#/at/${table}`);
	await expect
		.poll(() => page.evaluate((id) => localStorage.getItem(`rubicon.unsent.${id}`), table))
		.toBe(null);
	await expect(page.locator('.log').first()).not.toHaveAttribute('start', '0');
});

/* A connection that can be cut while the server goes on. */
async function lineFor(page) {
	const line = { isCut: false, sockets: [] };
	await page.routeWebSocket(/\/live$/, (socket) => {
		if (line.isCut) return void socket.close();
		line.sockets.push(socket);
		return void socket.connectToServer();
	});
	line.cut = () => {
		line.isCut = true;
		return line.sockets.at(-1).close();
	};
	return line;
}

test('a move for a table that has gone on is given back, with a word that leaves again', async ({
	page,
}) => {
	const line = await lineFor(page);
	await openHome(page, server.address);
	await beginOnline(page, 'first-triumvirate');
	await awaitTurn(page);
	const table = `${server.address}api/tables/${lastPart(page)}`;
	await line.cut();
	await expect(lost(page)).toBeVisible();
	await page.getByRole('button', { name: 'Collect a conquest' }).click();
	await expect(lost(page)).toContainText('Your move is kept');
	const { position } = await (
		await page.request.get(`${table}/position`)
	).json(); /* the same seat, on another screen */
	const other = position.asks[0].legal.find((offer) => !/conquest/i.test(offer.label));
	const answer = await page.request.post(`${table}/act`, {
		data: { stamp: position.stamp, act: other.act },
	});
	expect(answer.ok()).toBe(true);
	line.isCut = false;
	const word = page.locator('.toast', { hasText: '“Collect a conquest” was not done' });
	await expect(word).toBeVisible({ timeout: 30_000 });
	const you = position.seats.find((one) => one.seat === position.viewer).title;
	await expect(page.locator('.log').first()).not.toContainText(`${you} takes 1 conquest`);
	await expect(word).toHaveCount(0, { timeout: 20_000 });
});

/* ---- two tabs ---- */

test('two tabs of one local table follow each other', async ({ page }) => {
	await openHome(page);
	await beginTable(page, 'exemplum', { options: 'seats=2 rounds=3' });
	await awaitTurn(page);
	const other = await page.context().newPage();
	await other.addInitScript(() =>
		localStorage.setItem('rubicon.settings', JSON.stringify({ pace: 0, sound: false })),
	);
	await other.goto(page.url());
	await awaitTurn(other);
	const lines = (one) => one.locator('.log').first().getAttribute('start').then(Number);
	for (let turn = 0; turn < 6; turn++) {
		const [acts, follows] = turn % 2 ? [other, page] : [page, other];
		const before = await lines(acts);
		await acts.locator('.prompt.active').waitFor();
		await acts.evaluate(() =>
			document.querySelector('.chip.glows, .prompt .buttons button.button:not(.quiet)').click(),
		);
		await expect.poll(() => lines(acts)).toBeGreaterThan(before);
		const seen = async (one) =>
			`${await lines(one)} ${await one.locator('.prompt h2').innerText()}`;
		await expect(async () => expect(await seen(follows)).toBe(await seen(acts))).toPass({
			timeout: 20_000,
		});
	}
	const record = await page.evaluate(
		() =>
			JSON.parse(localStorage.getItem(`rubicon.table.${location.hash.split('/').at(-1)}`)).record,
	);
	const engine = await openEngine(
		readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
	);
	expect(engine.replay(new TextEncoder().encode(record)).plies).toBeGreaterThan(6);
});

/* ---- storage ---- */

const fill = (page) =>
	page.evaluate(() => {
		for (let size = 1 << 20; size >= 1; size >>= 1)
			for (let i = 0; ; i++)
				try {
					localStorage.setItem(`other.${size}.${i}`, 'x'.repeat(size));
				} catch {
					break;
				}
	});

test('a storage that is full says so, offers the record as a file, and the game goes on', async ({
	page,
}) => {
	await openHome(page);
	await fill(page);
	await beginTable(page, 'exemplum', { options: 'seats=2 rounds=3' });
	await awaitTurn(page);
	await expect(page.locator('.notice')).toContainText('storage of this browser is full');
	await playOut(page);
	await expect(page.locator('.prompt .caps')).toHaveText('Game over');
	const file = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save as a file' }).click();
	expect(readFileSync(await (await file).path(), 'utf8')).toMatch(
		/^rubicon record 1\n(.*\n)*end\n$/,
	);
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('menuitem', { name: /colours/ }).click(); /* nothing else breaks either */
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('one spoilt save leaves every page as it is, and can be taken along', async ({ page }) => {
	await openHome(page);
	await beginTable(page, 'exemplum');
	await awaitTurn(page);
	await page.evaluate(() => {
		localStorage.setItem('rubicon.table.spoilt', '{"id":"spoilt","game":');
		localStorage.setItem('rubicon.table.strange', '7');
		localStorage.setItem('rubicon.online', '{"id":1}');
	});
	await goTo(page, '/');
	await expect(page.locator('.lead-table')).toContainText('Exemplum');
	await page.reload();
	await expect(page.locator('.lead-table')).toContainText('Exemplum');
	await goTo(page, '/replays');
	await expect(page.getByRole('heading', { name: 'Replays' })).toBeVisible();
	await goTo(page, '/tables');
	await expect(page.getByRole('heading', { name: '2 tables cannot be read' })).toBeVisible();
	await page.getByRole('button', { name: 'Forget table spoilt' }).click();
	await expect(page.getByRole('heading', { name: 'One table cannot be read' })).toBeVisible();
	await goTo(page, '/table/strange');
	await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});

/* ---- addresses ---- */

test('a malformed address is answered in words', async ({ page }) => {
	await openHome(page);
	for (const [hash, heading] of [
		['/%E0%A4%A', 'There is no such page'],
		['/table/%', 'There is no such table'],
		['/nothing/here', 'There is no such page'],
		['/new/%zz', 'There is no such game'],
		['/replay/%C3', 'This record cannot be read'],
	]) {
		await page.goto('about:blank');
		await page.goto(`${process.env.RUBICON_WEB}#${hash}`);
		await expect(page.getByRole('heading', { name: heading }), hash).toBeVisible();
	}
});

/* ---- links ---- */

async function shareLink(page, game, record) {
	await page.evaluate(
		([id, text, name]) =>
			localStorage.setItem(
				`rubicon.table.${id}`,
				JSON.stringify({
					id,
					game: name,
					title: name,
					options: '',
					seats: [],
					seed: '1',
					record: text,
					changed: 1,
					over: true,
					note: '',
					yours: false,
				}),
			),
		[`shared-${game}`, record, game],
	);
	await goTo(page, `/replay/shared-${game}?ply=3&as=above`);
	await page.getByRole('button', { name: 'Share this moment' }).click();
	await page.waitForFunction(() => location.hash.startsWith('#/replay/='));
	return page.url();
}

const records = [
	'augustus-1',
	'caesar-augustus-five-seats',
	'first-triumvirate-1',
	'three-caesars-1',
	'exemplum-1',
];
const recordIn = (name) =>
	readFileSync(new URL(`../../tests/records/${name}.rubicon`, import.meta.url), 'utf8');

for (const name of records)
	test(`${name}: a link is below 2,000 characters, is read again, and says when it is cut`, async ({
		page,
	}) => {
		await openHome(page);
		const record = recordIn(name);
		const link = await shareLink(page, /^game: (.*)$/m.exec(record)[1], record);
		expect(link.length).toBeLessThan(2000);
		await page.evaluate(() => localStorage.clear());
		const open = async (address) => {
			await page.goto('about:blank');
			await page.goto(address);
		};
		await open(link);
		await expect(page.locator('.scrub')).toContainText(`3 of ${record.match(/^\d+ /gm).length}`);
		const [front] = link.split('?');
		for (const length of [front.length - 7, front.length - 200, front.indexOf('=') + 20]) {
			await open(front.slice(0, length));
			await expect(page.locator('main')).toContainText(/This link is cut off/);
			await expect(page.locator('main')).toContainText(
				'Ask for the link again, or for the record as a file.',
			);
		}
	});

test('links of earlier releases are still read', async ({ page }) => {
	await openHome(page);
	const letters = await page.evaluate(async (text) => {
		const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
		const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
		return btoa(String.fromCharCode(...bytes))
			.replace(/\+/g, '-')
			.replace(/\//g, '_')
			.replace(/=+$/, '');
	}, recordIn('exemplum-1'));
	await goTo(page, `/replay/=${letters}`);
	await expect(page.locator('.scrub')).toBeVisible();
});

test('a game that is too long for a link is sent as a file', async ({ page }) => {
	await openHome(page);
	await page.evaluate(() =>
		history.replaceState(null, '', `?${'x'.repeat(1990)}`),
	); /* an address that leaves no room */
	await page.reload();
	await beginTable(page, 'exemplum');
	await awaitTurn(page);
	await page.evaluate(() => {
		location.hash = `/replay/${location.hash.split('/').at(-1)}`;
	});
	const file = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Share this moment' }).click();
	expect(readFileSync(await (await file).path(), 'utf8')).toMatch(/^rubicon record 1\n/);
	await expect(
		page.getByRole('button', { name: 'Too long for a link: sent as a file' }),
	).toBeVisible();
});

/* ---- offline, and on home screens ---- */

test('offline works as soon as the page says so', async ({ browser }) => {
	const context = await browser.newContext({ serviceWorkers: 'allow' });
	const page = await context.newPage();
	await page.goto(server.address);
	await expect(page.locator('.game-card')).toHaveCount(4);
	expect(await page.locator('main').innerText()).not.toMatch(/online and off|without a network/);
	await expect(page.getByText('it works without a network')).toBeVisible({ timeout: 60_000 });
	await context.setOffline(true);
	for (const game of ['Caesar Augustus', 'The First Triumvirate', '3 Caesars', 'Augustus']) {
		await page.goto(server.address); /* all of it again */
		await page
			.locator('.game-card, .small-card')
			.filter({ has: page.getByText(game, { exact: true }) })
			.getByRole('button')
			.first()
			.click();
		await expect(page.locator('.table .prompt'), game).toBeVisible({ timeout: 30_000 });
		await expect(page.locator('.table .stage'), game).toBeVisible();
	}
	await page.goto(`${server.address}#/at/nothing`);
	await expect(page.locator('main')).toContainText(
		'There is no connection to the server just now. Trying again',
	);
	await context.close();
});

test('there are icons for home screens', async ({ page }) => {
	await openHome(page);
	const { icons } = await (
		await page.request.get(`${process.env.RUBICON_WEB}manifest.webmanifest`)
	).json();
	const touch = await page
		.locator('link[rel="apple-touch-icon"]')
		.getAttribute('href', { timeout: 2000 });
	const look = (src) =>
		page.evaluate(async (name) => {
			const picture = await createImageBitmap(await (await fetch(name)).blob());
			const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
			canvas.drawImage(picture, 0, 0);
			const points = canvas.getImageData(0, 0, picture.width, picture.height).data;
			const at = (x, y) => [
				...points.slice(4 * (y * picture.width + x), 4 * (y * picture.width + x) + 4),
			];
			return {
				size: `${picture.width}x${picture.height}`,
				corner: at(0, 0),
				pip: at(Math.round((picture.width * 15) / 48), Math.round((picture.width * 15) / 48)),
			};
		}, src);
	for (const { src, sizes } of icons.filter((one) => one.type === 'image/png'))
		expect((await look(src)).size, src).toBe(sizes);
	expect(icons.map((one) => `${one.sizes} ${one.purpose}`)).toEqual(
		expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
	);
	const INK = [36, 33, 28, 255];
	expect((await look(icons.find((one) => one.purpose === 'maskable').src)).corner).toEqual(
		INK,
	); /* to its very edge */
	expect(await look(touch)).toEqual({ size: '180x180', corner: INK, pip: [252, 250, 245, 255] });
	expect((await look('icon-192.png')).corner[3]).toBe(0);
});

test('choices that are made at the same time are all kept', async ({ page }) => {
	await openHome(page);
	for (let seed = 1; seed <= 3; seed++) {
		await beginTable(page, 'exemplum', { options: 'seats=4 rounds=3' });
		await playOut(page, { seed });
		await expect(page.locator('.prompt .caps')).toHaveText('Game over');
	}
});
