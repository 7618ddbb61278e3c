/* web/tests/online.spec.mjs -- tables of a server, played by a stand-in for one that speaks its protocol. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { openHome } from './table.mjs';

const ID = 'k3v9c2m1x8q7w5z0';
const YOU = 'cross';
const OTHER = 'nought';

/* One table of tic-tac-toe, as docs/protocol.md says. */
class StandIn {
	state = 'open';
	undo = null;
	history = [];
	sockets = [];
	said = [];

	async start(page) {
		this.engine = await openEngine(
			readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
		);
		this.engine.start('tic-tac-toe');
		await page.route('**/api/**', (route) => this.answer(route));
		await page.routeWebSocket(/\/live$/, (socket) => this.connect(socket));
	}

	table() {
		const position = this.engine.position('nobody');
		const seats = position.seats.map(({ seat, title }) => ({
			seat,
			title,
			kind: seat === OTHER && this.state === 'open' ? 'free' : 'person',
			name: seat === YOU ? 'Anna' : 'Ben',
			bot: null,
			away: false,
			resigned: false,
			missing: false,
		}));
		return {
			id: ID,
			game: 'tic-tac-toe',
			title: 'Tic-tac-toe',
			state: position.over ? 'over' : this.state,
			public: true,
			seats,
			asked: position.asked,
			deadline: Date.now() + 60_000,
			undo: this.undo,
			abandon: [],
			rematch: null,
		};
	}

	answer(route) {
		const { pathname, searchParams } = new URL(route.request().url());
		const path = pathname.replace('/api', '');
		const rest = path.replace(`/tables/${ID}`, '');
		const answers = {
			'/tables': () =>
				route.request().method() === 'POST'
					? { table: this.table(), seat: YOU, token: 'x', link: '' }
					: { tables: [this.table()], more: false },
			'/games/tic-tac-toe': () => this.engine.games().find(({ game }) => game === 'tic-tac-toe'),
			'/luck': () => ({ done: 'luck' }),
			'': () => ({ table: this.table(), you: YOU, host: true }),
			'/history': () => ({ from: 0, events: this.history, more: false }),
			'/why': () => this.engine.whyNot(`${YOU} ${searchParams.get('act')}`),
			'/hint': () => ({ thoughts: this.engine.advise(`${YOU} normal`, 1n).thoughts, stamp: 0 }),
		};
		const body = (answers[path] ?? answers[rest])?.();
		const record = rest === '/record' ? this.engine.record() : null;
		return body
			? route.fulfill({ json: body })
			: route.fulfill({ status: record ? 200 : 404, body: record ?? '{}' });
	}

	connect(socket) {
		this.sockets.push(socket);
		socket.onMessage((text) => this.take(JSON.parse(text)));
		socket.send(
			JSON.stringify({
				type: 'hello',
				you: YOU,
				host: true,
				table: this.table(),
				seen: 0,
				chat: this.said,
				orders: [],
			}),
		);
		if (this.state !== 'open') this.sendPosition(this.history.length);
	}

	send(message) {
		this.sockets.at(-1).send(JSON.stringify(message));
	}

	sendPosition(from) {
		this.send({
			type: 'position',
			position: { ...this.engine.position(YOU), events: [] },
			events: this.history.slice(from),
			from,
			count: this.history.length,
		});
	}

	happened() {
		const { events } = this.engine.position(YOU);
		const from = this.history.length;
		this.history.push(...events);
		this.sendPosition(from);
		this.send({ type: this.engine.position(YOU).over ? 'over' : 'table', table: this.table() });
	}

	begin() {
		this.state = 'playing';
		this.send({ type: 'table', table: this.table() });
		this.sendPosition(0);
	}

	otherPlays() {
		const [offer] = this.engine.legal(OTHER);
		if (!offer) return;
		this.engine.play(`${OTHER} ${offer.act}`);
		this.happened();
	}

	take({ do: verb, id, ...message }) {
		const done = () => this.send({ type: 'done', do: verb, id });
		const refuse = (reason, sentence) =>
			this.send({ type: 'refused', do: verb, id, reason, sentence });
		if (verb === 'say') {
			done();
			this.send({ type: 'chat', seat: YOU, name: 'Anna', text: message.text, at: 0 });
		}
		if (verb === 'start') {
			done();
			this.begin();
		}
		if (verb === 'act') this.act(message, done, refuse);
	}

	act({ stamp, act }, done, refuse) {
		if (stamp !== this.engine.position(YOU).stamp)
			return refuse('stale', 'Something has happened since.');
		this.engine.play(`${YOU} ${act}`);
		done();
		this.happened();
		return this.otherPlays();
	}

	/* The other's last action is taken back: the history is cut. */
	takeBack() {
		this.engine.undo(OTHER);
		this.history.length -= 1;
		this.sendPosition(this.history.length);
	}
}

async function openTable(page) {
	const server = new StandIn();
	await server.start(page);
	await openHome(page);
	await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
	await page.getByRole('link', { name: /^Join/ }).click();
	return server;
}

const pick = (page, cell) => page.locator('.chip.glows', { hasText: cell }).click();

test('a table of a server is joined, begun, played to the end and watched', async ({ page }) => {
	await openTable(page);
	await page.getByRole('button', { name: /^Begin/ }).click();
	for (const cell of ['a3', 'b2', 'c1']) await pick(page, cell); /* the other takes a1, then a2 */
	await expect(page.locator('.prompt .caps')).toHaveText('Game over');
	await expect(page.locator('.prompt h2')).toHaveText('You win, 1 to 0');
	await page.getByRole('link', { name: 'Watch replay' }).click();
	await expect(page.locator('.scrub')).toBeVisible();
	await page.locator('.prompt').getByRole('link', { name: 'Review' }).click();
	await expect(page.locator('.review-progress')).toContainText('Analysed');
	await expect(page.locator('.review-chart')).toBeVisible();
});

test('the server answers why not, hints and chat', async ({ page }) => {
	await openTable(page);
	await page.getByRole('button', { name: /^Begin/ }).click();
	await pick(page, 'a1');
	await expect(page.locator('.chip.refuses', { hasText: 'a1' })).toBeVisible();
	await page.locator('.chip.refuses', { hasText: 'a1' }).click();
	await expect(page.locator('.why-not')).toContainText('a1 is taken');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: /Hint/ }).click();
	await expect(page.locator('.suggestion').first()).toContainText('%');
	await page.getByRole('button', { name: 'Chat' }).click();
	await page.getByRole('textbox', { name: 'Say something' }).fill('Salve!');
	await page.keyboard.press('Enter');
	await expect(page.locator('.chat')).toContainText('Salve!');
	await expect(page.locator('.clock').first()).toContainText(':');
});

test('a lost connection is said and mended, and what was taken back is forgotten', async ({
	page,
}) => {
	const server = await openTable(page);
	await page.getByRole('button', { name: /^Begin/ }).click();
	await pick(page, 'b2');
	await expect(page.locator('.log-line')).toHaveCount(2);
	await server.sockets.at(-1).close();
	const lost = page.locator('.toast', { hasText: 'connection is lost' });
	await expect(lost).toBeVisible();
	await expect(lost).toHaveCount(0);
	await expect(page.locator('.log-line')).toHaveCount(2);
	server.takeBack();
	await expect(page.locator('.log-line')).toHaveCount(1);
	server.undo = { seat: OTHER, waits: [YOU] };
	server.send({ type: 'table', table: server.table() });
	await expect(page.locator('.notice')).toContainText('asks to take back');
});
