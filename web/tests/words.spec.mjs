/* web/tests/words.spec.mjs -- what is said and heard: no words of the engine, people by their names, sounds that can be
 * made softer and switched off. */

import { expect, test } from '@playwright/test';
import { RealServer } from './realserver.mjs';
import { awaitTurn, beginTable, goTo, openHome, playOut } from './table.mjs';

const server = new RealServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const ENGINE_WORDS = /greedy|random|mcts|\bchance is\b/i;

test('no words of the engine are on the screen', async ({ page }) => {
	await openHome(page);
	await page.evaluate(() => {
		globalThis.said = new Set();
		const look = () =>
			document
				.querySelectorAll('.prompt h2, .seat-line, .new-fields option, .table-row .note')
				.forEach((one) => globalThis.said.add(one.textContent));
		new MutationObserver(look).observe(document, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});
	await beginTable(page, 'caesar-augustus', { options: 'seats=3 turns=2' });
	await playOut(page, { hurry: 0.5 });
	await goTo(page, '/replays');
	await expect(page.locator('.table-row .note')).toContainText('won');
	const said = await page.evaluate(() => [...globalThis.said]);
	expect(said.length).toBeGreaterThan(20);
	expect(said.filter((one) => ENGINE_WORDS.test(one))).toEqual([]);
});

test('people are called by their names', async ({ browser }) => {
	const [anna, ben] = await Promise.all(
		[0, 1].map(async () =>
			(await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage(),
		),
	);
	await Promise.all([openHome(anna, server.address), openHome(ben, server.address)]);
	await goTo(anna, '/new/tic-tac-toe?online=1');
	await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
	await anna.getByRole('button', { name: 'Open the table' }).click();
	await expect(anna.getByText('1 of 2 seats are free')).toBeVisible();
	await goTo(ben, `/at/${anna.url().split('/').at(-1)}`);
	await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
	await ben.getByRole('button', { name: 'Take a seat' }).click();
	await expect(ben.locator('.prompt h2')).toHaveText(/^Anna is/);
	await expect(anna.locator('.seat', { hasText: 'Ben' }).locator('.seat-name')).toHaveText('Ben');
	await expect(anna.locator('.seat', { hasText: 'Ben' }).locator('.seat-line')).toContainText(
		'nought',
	);
});

test('a hint does not list equal chances', async ({ page }) => {
	await openHome(page);
	await goTo(page, '/new/tic-tac-toe');
	await page.getByRole('button', { name: 'Begin' }).click();
	await awaitTurn(page);
	await page.getByRole('button', { name: /Hint/ }).click();
	await expect(page.locator('.suggestion').first()).toBeVisible();
	const shares = await page.locator('.suggestion .share b').allInnerTexts();
	expect(new Set(shares).size).toBe(shares.length);
});

/* ---- sound and touch ---- */

async function listen(page) {
	await page.addInitScript(() => {
		globalThis.heard = { sounds: 0, loudest: 0, touches: [] };
		for (const name of ['createOscillator', 'createBufferSource']) {
			const make = BaseAudioContext.prototype[name];
			BaseAudioContext.prototype[name] = function made() {
				globalThis.heard.sounds++;
				return make.call(this);
			};
		}
		const ramp = AudioParam.prototype.linearRampToValueAtTime;
		AudioParam.prototype.linearRampToValueAtTime = function ramped(value, at) {
			globalThis.heard.loudest = Math.max(globalThis.heard.loudest, value);
			return ramp.call(this, value, at);
		};
		navigator.vibrate = (touch) => {
			globalThis.heard.touches.push(String(touch));
			return true;
		};
	});
}

const heard = (page) => page.evaluate(() => ({ ...globalThis.heard }));

async function nextVolume(page) {
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('menuitem', { name: /^Sound and touch/ }).click();
}

test('a game is heard and felt, softly if one likes, or not at all', async ({ page }) => {
	await listen(page);
	await openHome(page);
	await beginTable(page, 'caesar-augustus', { options: 'seats=3 turns=2' });
	await playOut(page, { most: 12 });
	expect((await heard(page)).sounds).toBe(0); /* it is off */
	await nextVolume(page);
	await playOut(page, { hurry: 0.5 });
	await expect(page.locator('.prompt .caps')).toHaveText('Game over');
	const loud = await heard(page);
	expect(loud.sounds).toBeGreaterThan(10);
	expect(loud.touches).toContain('25'); /* your turn */
	expect(loud.touches).toContain('30,60,30,60,60'); /* the end */
	await nextVolume(page);
	await page.getByRole('button', { name: 'Menu' }).click();
	await expect(page.getByRole('menuitem', { name: 'Sound and touch: soft' })).toBeVisible();
	await page.keyboard.press('Escape');
	await page.evaluate(() => {
		globalThis.heard.loudest = 0;
	});
	await beginTable(page, 'exemplum', { options: 'seats=2 rounds=3' });
	await playOut(page);
	const soft = await heard(page);
	expect(soft.loudest).toBeGreaterThan(0);
	expect(soft.loudest).toBeLessThan(loud.loudest / 2);
});
