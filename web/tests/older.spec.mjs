/* web/tests/older.spec.mjs -- records of older rules: replayed, and played on, by their own engines. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { goTo, openHome } from './table.mjs';

const recordIn = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const pliesIn = (record) => record.match(/^\d+ /gm).length;

/* A table of this browser with bots in all seats. */
async function keep(page, id, game, record, seats) {
	const save = {
		id,
		game,
		title: game,
		options: '',
		seats: seats.map((seat) => ({ seat, title: seat, level: 'greedy' })),
		seed: '1',
		record,
		changed: 1,
		over: false,
		note: '',
		yours: false,
	};
	await page.evaluate(
		([key, text]) => localStorage.setItem(key, text),
		[`rubicon.table.${id}`, JSON.stringify(save)],
	);
}

const recordOf = (page, id) =>
	page.evaluate((key) => JSON.parse(localStorage.getItem(key)).record, `rubicon.table.${id}`);

const older = [
	['first-triumvirate', 1],
	['three-caesars', 2],
];
for (const [game, rules] of older)
	test(`${game}: a game of rules ${rules} is replayed to its end`, async ({ page }) => {
		const record = recordIn(`engines/${game}/${rules}-whole.rubicon`);
		await openHome(page);
		await keep(page, 'older', game, record, []);
		await goTo(page, `/replay/older?ply=${pliesIn(record)}&as=above`);
		await expect(page.locator('.scrub')).toContainText(`${pliesIn(record)} of ${pliesIn(record)}`);
	});

test('a game of older rules goes on, beside one of today', async ({ page }) => {
	const seats = ['crassus', 'caesar', 'pompey'];
	const game = 'first-triumvirate';
	const left = recordIn(`engines/${game}/1-left.rubicon`);
	const today = recordIn(`tests/records/${game}-adjourned.rubicon`);
	await openHome(page);
	await keep(page, 'older', game, left, seats);
	await keep(page, 'newer', game, today, seats);
	for (const [id, record, rules] of [
		['older', left, 1],
		['newer', today, 2],
	]) {
		await goTo(page, `/table/${id}`);
		await expect
			.poll(async () => pliesIn(await recordOf(page, id)))
			.toBeGreaterThan(pliesIn(record) + 3);
		expect(await recordOf(page, id)).toContain(`\nrules: ${rules}\n`);
	}
});
