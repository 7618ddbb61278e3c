/* web/tests/pages.spec.mjs -- every page for everyone: axe finds nothing serious, keys are enough. */

import { expect, test } from '@playwright/test';
import { findings, LOOKS } from './axe.mjs';
import { awaitTurn, beginTable, games, goTo, openHome, playOut } from './table.mjs';

async function midGame(page, game) {
	await beginTable(page, game);
	await playOut(page, { most: 10, seed: 3 });
	await awaitTurn(page);
}

const PAGES = {
	home: async (page) => {
		/* with a table that waits */
		await beginTable(page, 'caesar-augustus');
		await awaitTurn(page);
		await goTo(page, '/');
		await page.waitForSelector('.lead-table');
	},
	tables: (page) => goTo(page, '/tables'),
	replays: (page) => goTo(page, '/replays'),
	'no table': (page) => goTo(page, '/table/nothing'),
	...Object.fromEntries(
		games.flatMap((game) => [
			[`new ${game}`, (page) => goTo(page, `/new/${game}`)],
			[
				`rules of ${game}`,
				async (page) => {
					await goTo(page, `/rules/${game}`);
					await page.waitForSelector('.rules h1');
				},
			],
		]),
	),
};

async function expectNothing(page, what) {
	for (const { theme, width, height } of LOOKS) {
		await page.evaluate((value) => {
			document.documentElement.dataset.theme = value;
		}, theme);
		await page.setViewportSize({ width, height });
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
				message: `${what}, ${width} wide`,
			})
			.toBeLessThanOrEqual(width);
		expect(await findings(page), `${what}, ${theme} ${width}`).toEqual([]);
	}
}

test('axe: pages', async ({ page }) => {
	await openHome(page);
	for (const [name, open] of Object.entries(PAGES)) {
		await open(page);
		await expectNothing(page, name);
	}
});

for (const game of games) {
	test(`axe: table and replay of ${game}`, async ({ page }) => {
		await openHome(page);
		await midGame(page, game);
		await expectNothing(page, 'table');
		await page.evaluate(() => {
			location.hash = `/replay/${location.hash.split('/').at(-1)}`;
		});
		await page.waitForSelector('.scrub');
		await expectNothing(page, 'replay');
	});
}

test('axe: review', async ({ page }) => {
	await openHome(page);
	await midGame(page, 'augustus');
	await page.evaluate(() => {
		location.hash = `/review/${location.hash.split('/').at(-1)}`;
	});
	await page.waitForSelector('.review-chart');
	await expectNothing(page, 'review');
});

test('keys alone play a turn', async ({ page }) => {
	await openHome(page);
	await beginTable(page, 'exemplum');
	await awaitTurn(page);
	const before = await page.locator('.log-line').count();
	for (let i = 0; i < 60; i++) {
		await page.keyboard.press('Tab');
		if (await page.evaluate(() => document.activeElement?.matches('.chip.glows'))) break;
	}
	await page.keyboard.press('Enter');
	await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(before);
	await awaitTurn(page);
	expect(await page.locator('[aria-live]').textContent()).toMatch(/\w/);
});

test('a page is read from its beginning', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 600 });
	await openHome(page);
	const last = page.locator('a[href*="/new/"]').last();
	await last.scrollIntoViewIfNeeded();
	await page.mouse.wheel(0, 2000);
	const below = () =>
		page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
	await expect
		.poll(below)
		.toBeLessThan(2); /* at rest: a wheel that still turns would scroll the next page */
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
	await page.evaluate(() => document.querySelector('a[href*="/new/"]').click());
	await expect.poll(() => page.evaluate(() => location.hash)).toContain('/new/');
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the rules are searched, and a clause has its place', async ({ page }) => {
	await openHome(page);
	await goTo(page, '/rules/exemplum/EX-BED');
	await expect(page.locator('#EX-BED.meant')).toBeInViewport();
	await page.getByRole('searchbox').fill('coin inn');
	await expect(page.locator('.found')).toHaveCount(2); /* how to play, and the clause */
	await expect(page.locator('.found[data-clause="EX-INN"]')).toHaveCount(1);
});

test('a guided first turn goes through its steps by what it suggests', async ({ page }) => {
	await openHome(page);
	await goTo(page, '/learn/exemplum');
	const seen = new Set();
	for (let i = 0; i < 12; i++) {
		await awaitTurn(page);
		const words = await page.locator('.guide p').textContent({ timeout: 5000 });
		seen.add(words);
		if (words.includes('whole round')) break;
		await page.locator('.chip.suggested, .prompt .button.main').first().click();
		await expect(page.locator('.guide p')).not.toHaveText(words);
	}
	expect(seen.size).toBe(6);
});

test('a choice is taken back, and a hint is given', async ({ page }) => {
	await openHome(page);
	await beginTable(page, 'exemplum');
	await awaitTurn(page);
	await page.getByRole('button', { name: /Hint/ }).click();
	await expect(page.locator('.suggestion').first()).toContainText('%');
	await goTo(page, '/learn/first-triumvirate');
	await page.getByRole('button', { name: 'Collect a conquest' }).click();
	await expect(page.locator('.log')).toContainText('takes 1 conquest');
	await page.getByRole('button', { name: 'Take back', exact: true }).click();
	await expect(page.locator('.log')).not.toContainText('takes 1 conquest');
});

test('two people at one screen hand it over', async ({ page }) => {
	await openHome(page);
	await goTo(page, '/new/exemplum');
	await page.getByRole('button', { name: '2', exact: true }).click();
	await page.locator('.new-fields select').nth(1).selectOption('person');
	await page.getByRole('button', { name: 'Begin' }).click();
	await page.getByRole('button', { name: 'I am Aulus' }).click();
	await page.locator('.chip.glows').first().click();
	await expect(page.getByRole('button', { name: 'I am Gaius' })).toBeVisible();
	await expect(page.locator('.log')).not.toContainText('Aulus will play');
});

test('a moment is shared in a link', async ({ page }) => {
	await openHome(page);
	await midGame(page, 'exemplum');
	await page.evaluate(() => {
		location.hash = `/replay/${location.hash.split('/').at(-1)}?ply=9&as=aulus`;
	});
	await page.getByRole('button', { name: 'Share this moment' }).click();
	await page.waitForFunction(() => location.hash.startsWith('#/replay/='));
	const link = page.url();
	await page.evaluate(() => localStorage.clear());
	await page.goto('about:blank');
	await page.goto(link);
	await expect(page.locator('.scrub')).toContainText('9 of');
});

test('a look before acting: a long press, the other mouse button, Shift and Enter', async ({
	browser,
}) => {
	const page = await (
		await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
	).newPage();
	await openHome(page);
	await beginTable(page, 'exemplum');
	await awaitTurn(page);
	const lines = await page.locator('.log-line').count();
	const chip = page.locator('.chip.glows').first();
	const label = await chip.innerText();
	const touch = async (type) =>
		chip.dispatchEvent(type, {
			pointerType: 'touch',
			isPrimary: true,
			bubbles: true,
			clientX: 40,
			clientY: 500,
		});
	await touch('pointerdown');
	await expect(page.locator('.weighed')).toContainText(
		new RegExp(label, 'i'),
	); /* while it is held */
	await touch('pointerup');
	await page.getByRole('button', { name: 'Not yet' }).click();
	await chip.focus();
	await page.keyboard.press('Shift+Enter');
	await expect(page.locator('.weighed')).toBeVisible();
	await page.getByRole('button', { name: 'Not yet' }).click();
	await chip.click({ button: 'right' });
	await expect(page.locator('.weighed')).toBeVisible();
	expect(await page.locator('.log-line').count()).toBe(lines);
	await page.getByRole('button', { name: 'Do it' }).click();
	await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(lines);
	await page.context().close();
});

test('dice and cards move, and a press finishes them', async ({ page }) => {
	await openHome(page);
	await page.evaluate(() =>
		localStorage.setItem(
			'rubicon.settings',
			JSON.stringify({ pace: 1, sound: false, theme: 'light' }),
		),
	);
	await page.addInitScript(() =>
		localStorage.setItem(
			'rubicon.settings',
			JSON.stringify({ pace: 1, sound: false, theme: 'light' }),
		),
	);
	await page.reload();
	await beginTable(page, 'exemplum');
	await awaitTurn(page);
	await page.locator('.chip.glows').first().click();
	await page.waitForFunction(() =>
		document.getAnimations().some((one) => one.animationName === 'deal'),
	);
	await page.evaluate(() =>
		document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
	);
	expect(
		await page.evaluate(
			() => document.getAnimations().filter((one) => one.animationName === 'deal').length,
		),
	).toBe(0);
});
