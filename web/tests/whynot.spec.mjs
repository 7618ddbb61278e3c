/* web/tests/whynot.spec.mjs -- 500 clicks on things that cannot be done, per game: each says why not. */

import { expect, test } from '@playwright/test';
import {
	awaitTurn,
	beginTable,
	clickSomething,
	games,
	isLong,
	isOver,
	openHome,
	randomly,
} from './table.mjs';

const QUIET = '.chip.refuses:not(label), .stage .target:not(.glows), .hand .target:not(.glows)';
const MANY = 500;
const AT_ONCE = 40; /* before something is played */

/* Runs in the page: clicks quiet things one after another; what each was answered. */
async function askInPage([selector, from, count]) {
	const until = async (is) => {
		for (const end = performance.now() + 10_000; !is() && performance.now() < end; )
			await new Promise((done) => setTimeout(done));
		return is();
	};
	document.querySelectorAll('details').forEach((details) => {
		details.open = true;
	});
	const told = [];
	for (let i = from; i < from + count; i++) {
		const all = [...document.querySelectorAll(selector)];
		if (!all.length) break;
		const thing = all[(i * 7) % all.length];
		const name = thing.getAttribute('aria-label') ?? thing.textContent;
		thing.dispatchEvent(
			new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 }),
		);
		await until(() => document.querySelector('.why-not b, [role=menu]'));
		const answer = document.querySelector('.why-not');
		told.push({
			name,
			words:
				answer?.querySelector('b')?.textContent.trim() ??
				document.querySelector('[role=menu]')?.textContent.trim() ??
				'',
			clause: answer?.querySelector('.clause-tag')?.textContent ?? '',
			isMenu: !answer,
		});
		document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
		await until(() => !document.querySelector('.why-not, [role=menu]'));
	}
	return told;
}

for (const game of games)
	test(`${game}: ${MANY} things that cannot be done are answered, nine of ten with the obstacle`, async ({
		page,
	}) => {
		await openHome(page);
		await beginTable(page, game);
		const random = randomly(11);
		const told = [];
		while (told.length < MANY) {
			await awaitTurn(page);
			if (await isOver(page)) await page.getByRole('button', { name: 'Play again' }).click();
			else {
				told.push(
					...(await page.evaluate(askInPage, [QUIET, told.length, isLong ? AT_ONCE / 4 : AT_ONCE])),
				);
				await awaitTurn(page);
				await clickSomething(page, random);
			}
		}
		expect(told.filter(({ words }) => !words).map(({ name }) => name)).toEqual([]);
		const refused = told.filter(({ isMenu }) => !isMenu);
		expect(refused.filter(({ clause }) => clause).length / refused.length).toBeGreaterThanOrEqual(
			0.9,
		);
	});
