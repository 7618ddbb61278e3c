/* web/tests/results.spec.mjs -- every fight ends in a result that is held: who won, by what, what is lost, what it brings.
 *
 * Bots play games; each moment at which something was fought out is looked at on the page, and what stands there
 * is compared with what the record tells.  Then one such moment of each game is played at the usual pace. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { findings } from './axe.mjs';
import { address, isLong, openHome } from './table.mjs';

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);

const numbers = (...all) => all.sort((a, b) => b - a).join(' to ');
const isOneOf =
	(...events) =>
	(one) =>
		events.includes(one.event);

/* What the record says of each end: its title must be this. */
const FOUGHT = {
	'caesar-augustus': {
		options: 'seats=3 turns=6',
		seed: 5n,
		ends: isOneOf('round-won', 'round-lost'),
		says: (told) => {
			const end = told.find(isOneOf('round-won', 'round-lost'));
			return [numbers(...end.args.filter((arg) => typeof arg === 'number'))];
		},
	},
	'first-triumvirate': {
		options: 'limit=60',
		seed: 5n,
		ends: isOneOf('won'),
		says: (told) => {
			const { args } = told.find(isOneOf('won'));
			return [`${args[1].charAt(0).toUpperCase()}${args[1].slice(1)} wins with ${args[2]} troop`];
		},
	},
	'three-caesars': {
		options: 'seats=3 scenario=campaign',
		seed: 7n,
		ends: isOneOf('won', 'walls'),
		says: (told) =>
			told.some(isOneOf('won'))
				? [`${told.find(isOneOf('won')).text.split(' ')[0]} wins`]
				: told.some(isOneOf('rome-taken'))
					? ['takes Rome']
					: ['walls', String(told.find(isOneOf('walls')).args[0] || 'have fallen')],
	},
};

function recorded(game) {
	const { options, seed, ends } = FOUGHT[game];
	engine.start(`${game} ${options}`);
	engine.finish('greedy', seed);
	const record = engine.record();
	engine.replay(new TextEncoder().encode(record));
	const story = engine.story('above');
	const plies = engine.plies();
	const found = story.flatMap((told, i) =>
		told.some(ends) ? [{ ply: i + 1, told, play: plies[i] }] : [],
	);
	const seats = engine
		.position('above')
		.seats.map(({ seat, title }) => ({ seat, title, level: 'greedy' }));
	return {
		found,
		story,
		save: {
			id: 'fought',
			game,
			title: '',
			options,
			seed: '1',
			record,
			changed: 1,
			over: true,
			note: '',
			yours: true,
			seats,
		},
	};
}

/* Runs in the page: goes to each ply and reads the result there. */
async function readResults(plies) {
	const slider = document.querySelector('.scrub input');
	const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
	const found = [];
	for (const ply of plies) {
		setValue.call(slider, ply);
		slider.dispatchEvent(new Event('input', { bubbles: true }));
		for (let i = 0; document.querySelector('.prompt h2')?.dataset.ply !== String(ply); i++) {
			if (i > 3000) throw new Error(`The page never came to ply ${ply}.`);
			await new Promise((go) => {
				setTimeout(go, 4);
			});
		}
		const sums = [...document.querySelectorAll('.result .ledger-sum b')].map(
			(one) => one.textContent,
		);
		found.push({
			title: document.querySelector('.result h1')?.textContent ?? '',
			why: document.querySelector('.result-why')?.textContent ?? '',
			sums,
			boxes: document.querySelectorAll('.result-box').length,
		});
	}
	return found;
}

for (const game of Object.keys(FOUGHT))
	test(`${game}: every fight of a game ends in its result`, async ({ page }) => {
		await openHome(page);
		const { found, save } = recorded(game);
		const some = isLong ? found : found.slice(0, 8);
		await page.evaluate((table) => {
			localStorage.setItem(`rubicon.table.${table.id}`, JSON.stringify(table));
			location.hash = `/replay/${table.id}`;
		}, save);
		await page.waitForSelector('.scrub input');
		const shown = await page.evaluate(
			readResults,
			some.map(({ ply }) => ply),
		);
		some.forEach(({ told, ply }, i) => {
			for (const words of FOUGHT[game].says(told))
				expect(shown[i].title, `ply ${ply}`).toContain(words);
			expect(shown[i].why.length, `ply ${ply}: why`).toBeGreaterThan(10);
			expect(shown[i].boxes, `ply ${ply}: what is lost and what it brings`).toBeGreaterThan(0);
		});
		expect(some.length).toBeGreaterThan(1);
	});

/* A table of this moment, at the usual pace: whoever decides it is you. */
async function sitAt(page, { found, save }, n = 0) {
	const { ply, play } = found[n];
	engine.goTo(ply - 1);
	const you = play.seat === 'chance' ? save.seats[0].seat : play.seat;
	const table = {
		...save,
		id: 'moment',
		record: engine.record(),
		over: false,
		seats: save.seats.map((one) => ({ ...one, level: one.seat === you ? null : 'greedy' })),
	};
	await page.addInitScript((kept) => {
		localStorage.setItem(
			'rubicon.settings',
			JSON.stringify({ pace: 1, sound: false, theme: 'light' }),
		);
		localStorage.setItem('rubicon.table.moment', JSON.stringify(kept));
	}, table);
	await page.goto(`${address()}#/table/moment`);
	await page.waitForSelector('.table .prompt');
	return play;
}

/* Who fought in any round of the battle has fallen, but those who were rallied. */
function fallenBy(game, n) {
	const told = game.story.slice(0, game.found[n].ply).flat();
	const battle = told.slice(told.findLastIndex(isOneOf('attacked')));
	return battle.filter(isOneOf('fought')).length - battle.filter(isOneOf('rallied')).length;
}

test('caesar-augustus: the soldier who decides it is seen to do so, until one goes on', async ({
	page,
}) => {
	const game = recorded('caesar-augustus');
	const n = game.found.findIndex(
		({ told, play }) => play.seat !== 'chance' && told.some(isOneOf('major-attack')),
	);
	const play = await sitAt(page, game, n);
	const { told } = game.found[n];
	await page
		.locator('.scene')
		.getByRole('button', { name: new RegExp(play.args[0], 'i') })
		.click();
	const result = page.getByRole('dialog');
	const [won, lost] = told.find(isOneOf('round-won')).args;
	await expect(result.getByRole('heading', { level: 1 })).toContainText(`wins, ${won} to ${lost}`);
	await expect(result.locator('.ledger-sum.left')).toContainText(String(won));
	await expect(result.locator('.ledger-sum.right')).toContainText(String(lost));
	await expect(result.locator('.result-lost .gone')).toHaveCount(fallenBy(game, n));
	await expect(result.locator('.gain-disc')).toHaveCount(2);
	await expect(result.locator('.result-land')).toBeVisible();
	expect(await findings(page)).toEqual([]);
	await page.waitForTimeout(4000);
	await expect(result, 'it waits').toBeVisible();
	await expect(page.locator('.prompt.active'), 'nothing is asked before it was seen').toHaveCount(
		0,
	);
	await result.getByRole('button', { name: 'Go on' }).click();
	await expect(page.locator('.result')).toHaveCount(0);
});

for (const game of ['first-triumvirate', 'three-caesars'])
	test(`${game}: a fight of others waits to be seen, and a key goes on`, async ({ page }) => {
		await sitAt(page, recorded(game));
		const result = page.locator('.result');
		await expect(async () => {
			const answer = page.locator('.scene .button, .scene .tc-answer-card').first();
			if (!(await result.count()) && (await answer.count())) await answer.click({ timeout: 1000 });
			await expect(result).toBeVisible({ timeout: 1500 });
		}).toPass({ timeout: 60_000 });
		const told = await page.locator('.log-line').count();
		const head = await result.locator('.result-head').textContent();
		await page.waitForTimeout(3500);
		await expect(result.locator('.result-head')).toHaveText(head);
		expect(await page.locator('.log-line').count(), 'nothing goes on behind it').toBe(told);
		await expect(result.getByRole('button', { name: 'Go on' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(result.locator('.result-head', { hasText: head })).toHaveCount(0);
	});

test('the scene is a dialog that keeps the focus', async ({ page }) => {
	const game = recorded('caesar-augustus');
	await sitAt(
		page,
		game,
		game.found.findIndex(({ play }) => play.seat !== 'chance'),
	);
	await page.waitForSelector('.scene .soldier-card');
	const isInside = () =>
		page.evaluate(() => document.activeElement.closest('[role=dialog][aria-modal=true]') !== null);
	expect(await isInside(), 'at once').toBe(true);
	for (let i = 0; i < 12; i++) {
		await page.keyboard.press(i < 8 ? 'Tab' : 'Shift+Tab');
		expect(await isInside(), `after ${i + 1} presses`).toBe(true);
	}
	await page.locator('.scene .soldier-card').first().press('Enter');
	await expect(page.locator('.result, .scene')).not.toHaveCount(0);
	expect(await isInside(), 'when the battle goes on').toBe(true);
});
