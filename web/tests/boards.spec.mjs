/* web/tests/boards.spec.mjs -- the boards of Caesar Augustus and The First Triumvirate: guides, keys, axe
 * in scenes, and nobody else's soldiers. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { findMoment, keepMoment } from '../tools/moments.mjs';
import { findings, LOOKS } from './axe.mjs';
import {
	awaitTurn,
	beginTable,
	clickSomething,
	isLong,
	isOver,
	openHome,
	randomly,
	savedRecord,
} from './table.mjs';

const place = (page, word) => page.locator(`[data-territory="${word}"]`);
const press = (thing) =>
	thing.dispatchEvent('click', { bubbles: true, clientX: 300, clientY: 300 });

test('caesar-augustus: the guided turn can be followed', async ({ page }) => {
	await openHome(page);
	await page.evaluate(() => {
		location.hash = '/learn/caesar-augustus';
	});
	await expect(page.locator('.guide')).toContainText('You are Octavian');
	await press(place(page, 'sicily'));
	await page.locator('.order-card.suggested').click();
	await page.getByRole('button', { name: 'Reveal your action' }).click();
	await expect(page.locator('.guide')).toContainText('Mauretania');
	await press(place(page, 'mauretania'));
	await page.locator('.prompt').getByRole('button', { name: 'End the move' }).click();
	await expect(page.locator('.guide')).toContainText('That was a turn');
});

test('first-triumvirate: the guided turn can be followed', async ({ page }) => {
	await openHome(page);
	await page.evaluate(() => {
		location.hash = '/learn/first-triumvirate';
	});
	await expect(page.locator('.guide')).toContainText('You are Caesar');
	await page.getByRole('button', { name: 'Collect a conquest' }).click();
	await expect(page.locator('.guide')).toContainText('Rotomagus');
	await press(page.locator('[aria-label^="Rotomagus"]'));
	await expect(page.locator('.prompt h2')).toHaveText('Where does 1 troop march?');
	await press(page.locator('[aria-label^="Caesarodunum"]'));
	await expect(page.locator('[aria-label^="Caesarodunum. 1 troop of Caesar"]')).toBeVisible();
	await page.getByRole('button', { name: 'End movement' }).click();
	await expect(page.locator('.guide')).toContainText('parade');
});

test('caesar-augustus: keys are enough to march', async ({ page }) => {
	await openHome(page);
	await beginTable(page, 'caesar-augustus');
	await awaitTurn(page);
	await place(page, 'sicily').focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.order-card').first()).toBeVisible();
	await page.locator('.order-card', { hasText: 'Move' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: 'Reveal your action' }).press('Enter');
	await expect(place(page, 'mauretania')).toHaveClass(/glows/);
	await place(page, 'mauretania').focus();
	await page.keyboard.press('Enter');
	await expect(place(page, 'mauretania')).toHaveAttribute('aria-label', /Army I of Octavian/);
});

test('first-triumvirate: keys pick troops up and walk over the hexes', async ({ page }) => {
	await openHome(page);
	await page.evaluate(() => {
		location.hash = '/learn/first-triumvirate';
	});
	const troops = page.locator('[aria-label^="Rotomagus"]');
	await awaitTurn(page);
	await troops.focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('.prompt h2')).toHaveText('Where does 1 troop march?');
	await page.keyboard.press('ArrowDown');
	const label = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
	expect(label).toMatch(/^Caesarodunum/);
});

/* ---- for everyone: axe where a random walk seldom comes ---- */

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);

async function sitDown(page, theme, how) {
	await keepMoment(page, findMoment(how), theme);
	await page.goto(`${process.env.RUBICON_WEB}#/table/moment`);
	await awaitTurn(page);
}

const MOMENTS = {
	'a march': {
		game: 'caesar-augustus',
		options: 'seats=5',
		seed: '7',
		from: 60,
		step: 'march',
		least: 4,
	},
	'a battle': {
		game: 'caesar-augustus',
		options: 'seats=3',
		seed: '5',
		from: 20,
		step: 'commit',
		least: 1,
	},
	'troops in hand': {
		game: 'first-triumvirate',
		options: '',
		seed: '12',
		from: 20,
		step: 'march',
		least: 20,
		click: '.hex.glows',
	},
	'a combat': {
		game: 'first-triumvirate',
		options: '',
		seed: '4',
		from: 20,
		step: 'fight',
		least: 2,
		click: '.chip.glows',
	},
};

for (const [name, how] of Object.entries(MOMENTS))
	test(`axe: ${name}`, async ({ browser }) => {
		for (const { theme, ...viewport } of LOOKS) {
			const page = await browser.newPage({ viewport });
			await sitDown(page, theme, how);
			if (how.click) await press(page.locator(how.click).first());
			if (name === 'a combat') {
				expect(await findings(page), `${theme}, ${viewport.width}, before it`).toEqual([]);
				const scene = page.waitForSelector('.scene'); /* a short combat is soon over */
				await page.getByRole('button', { name: 'Fight', exact: true }).click();
				await scene;
			}
			if (name === 'a battle') await expect(page.locator('.scene')).toBeVisible();
			expect(await findings(page), `${theme}, ${viewport.width}`).toEqual([]);
			await page.close();
		}
	});

/* ---- secrets: the page against the engine, which knows everything ---- */

const ME = 'octavian';
const KIND = /levy|auxiliary|legion|cavalry|praetorian/i;

/* Whoever has just won the Senate has not seen its soldiers before he inspects them. */
function visible({ hand, known, soldiers }) {
	const unseen = soldiers - Object.values(known).reduce((sum, count) => sum + count, 0);
	return hand ?? { ...known, ...(unseen ? { unseen } : {}) };
}

/* My armies as the panel should show them: "africa: legion 1". */
async function ownHands(page) {
	engine.replay(new TextEncoder().encode(await savedRecord(page)));
	const { view } = engine.position(ME);
	const red = view.senate.controller === ME ? Object.values(view.senate.armies) : [];
	return [...Object.values(view.seats[ME].armies), ...red]
		.map(
			({ at, ...army }) =>
				`${view.territories[at].name}: ${Object.entries(visible(army))
					.map(([kind, count]) => `${kind} ${count}`)
					.sort()
					.join(', ')}`,
		)
		.sort();
}

/* Soldiers that others hold and nobody but they may know. */
function countHidden() {
	const { views } = engine.position('above');
	return views
		.flatMap((view, i) =>
			Object.entries(view.seats)
				.filter(([seat], n) => n === i && seat !== ME)
				.flatMap(([, { armies }]) => Object.values(armies))
				.map(
					({ hand, known }) =>
						Object.entries(hand).filter(([kind, count]) => count > (known[kind] ?? 0)).length,
				),
		)
		.reduce((sum, count) => sum + count, 0);
}

const shownHands = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('.army-row')]
			.map((row) => {
				const tiles = [...row.querySelectorAll('.tile')]
					.map(
						(tile) =>
							`${tile.querySelector('small').textContent.toLowerCase()} ${tile.querySelector('b').textContent}`,
					)
					.sort();
				return `${row.querySelector('.army-words b').textContent}: ${tiles.join(', ')}`;
			})
			.sort(),
	);

/* All of the page, attributes too, without what is one's own, fallen or told to everybody. */
const restOfPage = (page) =>
	page.evaluate(() => {
		const copy = document.querySelector('.table').cloneNode(true);
		const open = '.army-rows, .soldier-cards, .fallen, .last-battle, .log, .scene, [role=log]';
		for (const part of copy.querySelectorAll(open)) part.remove();
		return copy.outerHTML;
	});

test('caesar-augustus: nobody else’s soldiers are in the page', async ({ page }) => {
	await openHome(page);
	await beginTable(page, 'caesar-augustus');
	const random = randomly(3);
	let hidden = 0;
	for (let i = 0; i < (isLong ? 60 : 20) && !(await isOver(page)); i++) {
		await awaitTurn(page);
		await expect
			.poll(
				async () => JSON.stringify(await shownHands(page)) === JSON.stringify(await ownHands(page)),
				{ message: 'only my soldiers' },
			)
			.toBe(true);
		hidden += countHidden();
		expect(KIND.exec(await restOfPage(page))?.[0]).toBeUndefined();
		await clickSomething(page, random);
	}
	expect(hidden, 'there was something to hide').toBeGreaterThan(0);
});
