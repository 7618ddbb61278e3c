/* web/tests/games.spec.mjs -- whole games by clicking what glows, on a desktop, and on a phone; their replays. */

import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { serve } from '../tools/serve.mjs';
import { beginTable, games, openHome, playOut, savedRecord, shortest, tooSmall } from './table.mjs';

/* Runs in the page: whether the middle of a board of some size can be seen. */
function boardInSight() {
	const box = document.querySelector('.stage')?.getBoundingClientRect();
	const shown =
		box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
	return (
		box !== undefined &&
		box.height > 150 &&
		box.width > 300 &&
		shown?.closest('.stage, .scene, .popover') !== null
	);
}

const web = fileURLToPath(new URL('../../build/web', import.meta.url));
const MOST = 300 * 1024; /* bytes that a first visit and a game may take */

for (const game of games) {
	test(`${game}: a whole game against bots in 300 KB, and its replay`, async ({ page }) => {
		let bytes = 0;
		const { server, address } = await serve(web, 0, (sent) => {
			bytes += sent;
		});
		const errors = await openHome(page, address);
		await beginTable(page, game, { options: shortest(game) });
		await playOut(page, { hurry: 0.5 });
		await expect(page.locator('.prompt .caps')).toHaveText('Game over');
		console.log(`${game}: ${(bytes / 1024).toFixed(1)} KB`);
		expect(bytes).toBeGreaterThan(0);
		expect(bytes).toBeLessThanOrEqual(MOST);
		const record = await savedRecord(page);
		expect(record).toMatch(/\nend\n$/);
		const print = [...record.matchAll(/ ;([0-9a-f]{4})$/gm)].at(-1)[1];
		await page.getByRole('link', { name: 'Watch replay' }).click();
		await page.getByRole('button', { name: 'To the end' }).click();
		await expect(page.locator(`[data-print="${print}"]`)).toBeVisible();
		await page.getByRole('button', { name: 'Verify the dice' }).click();
		await expect(page.locator('.verified')).toContainText('Verified');
		await page.getByRole('button', { name: 'To the beginning' }).click();
		await expect(page.locator('.prompt h2')).toHaveText('The opening');
		expect(errors).toEqual([]);
		server.close();
	});

	test(`${game}: on a phone`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const errors = await openHome(page);
		await beginTable(page, game);
		await playOut(page, { most: 40, seed: 7 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			390,
		);
		expect(await page.evaluate(tooSmall)).toEqual([]);
		await page.setViewportSize({ width: 844, height: 390 }); /* on its side */
		await expect.poll(() => page.evaluate(boardInSight)).toBe(true);
		expect(errors).toEqual([]);
	});
}
