/* web/tests/phone.spec.mjs -- on phones the buttons of every prompt are in sight without scrolling: whole games of
 * every kind, and every guide, walked step by step. */

import { expect, test } from '@playwright/test';
import { beginTable, CHOICES, games, goTo, openHome, shortest } from './table.mjs';

const PHONES = [
	{ width: 390, height: 844 },
	{ width: 375, height: 667 },
];
const TABLES = 5; /* at most, until enough was seen */
const EDGE = 8; /* pixels that a button keeps from the screen's sides */

/* Runs in the page: plays on, and at every prompt looks where its buttons are.  Says which steps were seen, and which
 * buttons were not in sight, or too near to the side. */
async function walkInPage({ selector, seed, most, patience, edge }) {
	let state = seed;
	const next = () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
	const steps = new Set();
	const hidden = new Map();
	const isInSight = (button) => {
		const box = button.getBoundingClientRect();
		const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
		const top = document.elementFromPoint(box.x + box.width / 2, box.y + 3);
		const bottom = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3);
		return (
			[there, top, bottom].every((one) => button.contains(one)) &&
			box.x >= edge &&
			box.right <= innerWidth - edge
		);
	};
	const look = () => {
		if (document.querySelector('[role=menu], .scene-veil, .curtain')) return;
		const words = `${document.querySelector('.prompt .caps')?.textContent}: ${document.querySelector('.prompt h2')?.textContent}`;
		steps.add(words);
		for (const button of document.querySelectorAll('.prompt.active .buttons .button'))
			if (!isInSight(button)) hidden.set(words, button.textContent);
	};
	const isGameOver = () => document.querySelector('.prompt .caps')?.textContent === 'Game over';
	let last = performance.now();
	for (let clicks = 0; clicks < most && performance.now() - last < patience; ) {
		const isAsked = document.querySelector('.prompt.active');
		if (isAsked) {
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
			look();
		}
		if (isGameOver()) break;
		const menu = [...document.querySelectorAll('[role=menu] .menu-item')];
		const buttons =
			next() < 0.4
				? [...document.querySelectorAll('.prompt .buttons button.button:not(.quiet)')]
				: [];
		const all = menu.length
			? menu
			: !isAsked
				? []
				: buttons.length
					? buttons
					: [...document.querySelectorAll(selector)];
		if (all.length) {
			all[Math.floor(next() * all.length)].dispatchEvent(
				new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 200, clientY: 300 }),
			);
			last = performance.now();
			clicks++;
		}
		await new Promise((done) => setTimeout(done));
	}
	return { steps: [...steps], hidden: [...hidden] };
}

const LEAST = {
	'caesar-augustus': 8,
	'first-triumvirate': 3,
	augustus: 4,
	'three-caesars': 8,
	exemplum: 4,
}; /* steps that a walk must have seen */

for (const { width, height } of PHONES)
	for (const game of games)
		test(`${game}: at ${width} by ${height} the buttons of every prompt are in sight`, async ({
			browser,
		}) => {
			const page = await (
				await browser.newContext({
					viewport: { width, height },
					hasTouch: true,
					isMobile: true,
					deviceScaleFactor: 1,
				})
			).newPage();
			await openHome(page);
			const walk = (seed, most) =>
				page.evaluate(walkInPage, { selector: CHOICES, seed, most, patience: 30_000, edge: EDGE });
			const seen = new Set();
			for (let table = 0; table < TABLES && seen.size < LEAST[game]; table++) {
				/* who plays like this may lose soon */
				await beginTable(page, game, { options: shortest(game) });
				const { steps, hidden } = await walk(width + table, 400);
				expect(hidden).toEqual([]);
				for (const step of steps) seen.add(step);
			}
			expect(seen.size, [...seen].join('\n')).toBeGreaterThanOrEqual(LEAST[game]);
			await goTo(page, `/learn/${game}`);
			await page.waitForSelector('.table .guide');
			expect((await walk(7, 12)).hidden).toEqual([]);
			await page.context().close();
		});
