/* web/tests/forecast.spec.mjs -- what cannot be taken back is shown first, with its chances; then one more tap. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { findings } from './axe.mjs';
import { address, awaitTurn, savedRecord } from './table.mjs';

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);

/* The first position in which a seat is offered what `wanted` finds; bots play until then. */
function momentOf(game, options, seed, wanted) {
	engine.start(`${game} ${options}`);
	for (let i = 0; i < 4000; i++) {
		const above = engine.position('above');
		if (above.over) break;
		const found = above.asks.flatMap((ask) =>
			ask.legal.map((offer) => ({ offer, seat: ask.seat, above })).filter(wanted),
		)[0];
		if (found) return { ...found, game, options, record: engine.record() };
		if (above.asked.includes('chance')) engine.roll(seed);
		else
			engine.play(
				`${above.asks[0].seat} ${engine.advise(`${above.asks[0].seat} greedy`, seed + BigInt(i)).act}`,
			);
	}
	throw new Error(`${game}: nothing of that kind was ever offered.`);
}

async function sitAt(page, { game, options, record, seat, above }, settings = {}) {
	const table = {
		id: 'moment',
		game,
		title: game,
		options,
		seed: '5',
		record,
		changed: 1,
		over: false,
		note: '',
		yours: true,
		seats: above.seats.map((one) => ({
			seat: one.seat,
			title: one.title,
			level: one.seat === seat ? null : 'greedy',
		})),
	};
	await page.addInitScript(
		([kept, chosen]) => {
			localStorage.setItem(
				'rubicon.settings',
				JSON.stringify({ pace: 0, sound: false, theme: 'light', ...chosen }),
			);
			localStorage.setItem('rubicon.table.moment', JSON.stringify(kept));
		},
		[table, settings],
	);
	await page.goto(`${address()}#/table/moment`);
	await awaitTurn(page);
}

const pliesOf = async (page) => {
	engine.replay(new TextEncoder().encode(await savedRecord(page)));
	return engine.plies();
};

const tap = (thing) => thing.dispatchEvent('click', { bubbles: true, clientX: 300, clientY: 300 });

const extreme = () =>
	momentOf('three-caesars', 'seats=2 scenario=short', 3n, ({ offer }) => offer.verb === 'extreme');

test('three-caesars: extreme measures are not taken by one tap', async ({ page }) => {
	await sitAt(page, extreme());
	const before = (await pliesOf(page)).length;
	await page.locator('.prompt').getByRole('button', { name: 'Take extreme measures' }).click();
	const card = page.getByRole('region', { name: /This may end your game/ });
	await expect(card.locator('.forecast-risks')).toContainText('out of the game');
	await expect(card.locator('.forecast-risks b')).toHaveText(['33%', '33%', '33%']);
	expect((await pliesOf(page)).length, 'nothing has happened').toBe(before);
	expect(await findings(page)).toEqual([]);
	await card.getByRole('button', { name: 'Not now' }).click();
	await expect(card).toHaveCount(0);
	expect((await pliesOf(page)).length).toBe(before);
	await page.locator('.prompt').getByRole('button', { name: 'Take extreme measures' }).click();
	await card.getByRole('button', { name: 'Take them' }).click();
	await expect.poll(async () => (await pliesOf(page))[before]?.verb).toBe('extreme');
});

test('whoever has switched it off acts at once', async ({ page }) => {
	await sitAt(page, extreme(), { forecast: false });
	const before = (await pliesOf(page)).length;
	await page.locator('.prompt').getByRole('button', { name: 'Take extreme measures' }).click();
	await expect.poll(async () => (await pliesOf(page))[before]?.verb).toBe('extreme');
});

const cohorts = ({ regulars, veterans }) => regulars + veterans;
const isEnemyTown = (space, seat) =>
	space !== undefined && cohorts(space) > 0 && space.holder !== seat;

/* A town of enemies that can be reached: the dice of both sides by source, and nobody has moved. */
test('three-caesars: a march into cohorts says first what may come of it', async ({ page }) => {
	const far = ({ above, offer, seat }) =>
		offer.verb === 'step' &&
		Object.keys(above.view.march?.ways ?? {}).some(
			(town) => town !== 'rome' && isEnemyTown(above.view.spaces[town], seat),
		);
	const moment = momentOf('three-caesars', 'seats=3 scenario=campaign', 7n, far);
	await sitAt(page, moment);
	const { march, spaces } = moment.above.view;
	const town = Object.keys(march.ways).find(
		(one) => one !== 'rome' && isEnemyTown(spaces[one], moment.seat),
	);
	const before = (await pliesOf(page)).length;
	await tap(
		page
			.locator('.tc-place', { has: page.locator('.tc-ring') })
			.and(page.getByRole('button', { name: new RegExp(`^${spaces[town].name},`) })),
	);
	const card = page.locator('.forecast');
	await expect(card.getByRole('heading')).toContainText(`into ${spaces[town].name}`);
	const able = card.locator('tbody tr', { hasText: 'cohorts able' });
	await expect(able.locator('.left b')).toHaveText(cohorts(march) ? `+${cohorts(march)}` : '–');
	await expect(able.locator('.right b')).toHaveText(`+${cohorts(spaces[town])}`);
	await expect(card.locator('.forecast-chances')).toContainText(/\d+% you win.*\d+% you lose/);
	expect((await pliesOf(page)).length, 'nobody has moved').toBe(before);
	await card.getByRole('button', { name: 'March' }).click();
	await expect.poll(async () => (await pliesOf(page))[before]?.verb).toBe('step');
});

test('first-triumvirate: the chance before a combat is the engine’s', async ({ page }) => {
	const moment = momentOf(
		'first-triumvirate',
		'limit=60',
		5n,
		({ offer }) => offer.verb === 'fight',
	);
	await sitAt(page, moment);
	const before = (await pliesOf(page)).length;
	await tap(page.locator('.chip.glows, .hex.glows').first());
	const card = page.locator('.forecast');
	const told = Number(
		/(\d+)% you win/.exec(await card.locator('.forecast-chances').textContent())[1],
	);
	expect((await pliesOf(page)).length, 'nobody has fought').toBe(before);
	engine.play(`${moment.seat} ${moment.offer.act}`);
	const { odds } = engine.position('above').view.battle;
	expect(Math.abs(told - odds / 10), `${told}% for ${odds / 10}%`).toBeLessThan(3);
	await page.keyboard.press('Escape');
	await expect(card).toHaveCount(0);
});

const isAttack = ({ offer, above, seat }) =>
	offer.verb === 'march' &&
	above.view.territories[offer.args[1]].armies.some(({ of }) => of !== seat && of !== 'senate');

test('caesar-augustus: the forecast never lies over the place that it is about', async ({
	page,
}) => {
	await sitAt(
		page,
		momentOf(
			'caesar-augustus',
			'seats=3',
			5n,
			(one) => isAttack(one) && one.offer.args[1] === 'sardinia-corsica',
		),
	);
	await tap(page.locator('[data-territory="sardinia-corsica"]'));
	await expect(page.locator('.forecast')).toBeVisible();
	const [card, place] = await Promise.all([
		page.locator('.forecast').boundingBox(),
		page.locator('[data-territory="sardinia-corsica"]').boundingBox(),
	]);
	const gap = Math.max(place.x - card.x - card.width, card.x - place.x - place.width);
	expect(gap, 'pixels between them, for the army that stands there').toBeGreaterThan(40);
});

test('caesar-augustus: an attack is asked about, on a phone with its buttons in sight', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const moment = momentOf('caesar-augustus', 'seats=3', 5n, isAttack);
	await sitAt(page, moment);
	const before = (await pliesOf(page)).length;
	const [army, goal] = moment.offer.args;
	await page.locator('.army-row', { hasText: '' }).first().waitFor();
	const pickUp = page.getByRole('button', { name: `Pick up army ${army.toUpperCase()}.` });
	if (await pickUp.count()) await tap(pickUp); /* another one was in hand */
	await tap(page.locator(`[data-territory="${goal}"]`));
	const attack = page.locator('.forecast').getByRole('button', { name: 'Attack' });
	await expect(attack).toBeInViewport({ ratio: 1 });
	await expect(page.locator('.forecast')).toContainText('soldiers');
	expect((await pliesOf(page)).length).toBe(before);
	await attack.click();
	await expect
		.poll(async () =>
			(await pliesOf(page)).slice(before).some(({ verb }) => verb === 'march' || verb === 'escort'),
		)
		.toBe(true);
});
