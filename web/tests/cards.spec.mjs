/* web/tests/cards.spec.mjs -- Augustus and 3 Caesars: what clicks mean, where dice come from, what stays secret. */

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openEngine } from '../engine/engine.mjs';
import { countTenths, emptyTenths, judgedGame, pageModule, telling } from '../tools/games.mjs';
import { findMoment, keepMoment } from '../tools/moments.mjs';
import { address, awaitTurn, beginTable, openHome, playOut, savedRecord } from './table.mjs';

const engine = await openEngine(
	readFileSync(new URL('../../build/wasm/engine.wasm', import.meta.url)),
);

/* Bots play a game; every so many plies a look is taken. */
function watch(request, seed, every, look) {
	engine.start(request);
	for (let ply = 0; ; ply++) {
		const above = engine.position('above');
		if (above.over) return;
		if (ply % every === 0) look(above);
		if (above.asked.includes('chance')) {
			engine.roll(seed);
			continue;
		}
		const { seat } = above.asks[0];
		engine.play(`${seat} ${engine.advise(`${seat} greedy`, seed + BigInt(ply)).act}`);
	}
}

/* A click either does what is offered or asks why not; both are checked with the engine. */
function judge(came, seat, offer, question) {
	if (offer) {
		came.played++;
		expect(engine.legal(seat).map((one) => one.act)).toContain(offer.act);
		return;
	}
	const { allowed, refusal } = engine.whyNot(`${seat} ${question}`);
	expect(allowed, `${seat} ${question}`).toBe(false);
	expect(refusal.trim(), question).not.toBe('');
	came.answered++;
}

const propsFor = (position) => ({ position, offers: position.asks[0]?.legal ?? [] });

test('augustus: every click on a space or a card means something', async () => {
	const view = await pageModule('boards/augustus/view.ts');
	const came = { played: 0, answered: 0 };
	watch('augustus seats=3', 41n, 5, ({ seats }) => {
		for (const { seat } of seats) {
			const position = engine.position(seat);
			const props = propsFor(position);
			const { row, step } = view.tableOf(position);
			const hero = view.heroOf(position);
			if (hero.seat !== seat) continue;
			for (const card of hero.objectives)
				for (const { symbol, filled } of card.spaces)
					judge(
						came,
						seat,
						view.offerForSpace(props, card, symbol, filled),
						view.triedOnSpace(step, card, symbol, filled),
					);
			for (const card of row)
				judge(came, seat, view.offerForCard(props, card), `take ${card.number}`);
		}
	});
	expect(came.played).toBeGreaterThan(50);
	expect(came.answered).toBeGreaterThan(500);
});

test('3 Caesars: every click on a town or a leader means something', async () => {
	const view = await pageModule('boards/three-caesars/view.ts');
	const came = { played: 0, answered: 0 };
	watch('three-caesars seats=3', 7n, 45, ({ seats }) => {
		for (const { seat } of seats) {
			const position = engine.position(seat);
			const props = propsFor(position);
			const war = view.warOf(position);
			for (const town of Object.keys(war.spaces))
				judge(came, seat, view.offersForTown(props, town)[0], view.triedOnTown(position, town));
			for (const leader of Object.keys(war.leaders))
				judge(
					came,
					seat,
					view.offersForLeader(props, leader)[0],
					view.triedOnLeader(position, leader),
				);
		}
	});
	expect(came.answered).toBeGreaterThan(500);
});

test('3 Caesars: the cheapest way is offered step by step, and costs what it says', async () => {
	const { warOf, wayTo } = await pageModule('boards/three-caesars/view.ts');
	let ways = 0;
	watch('three-caesars seats=3', 11n, 1, ({ asks }) => {
		const ask = asks[0];
		if (ask?.step !== 'march') return;
		const { march } = warOf(engine.position(ask.seat));
		for (const [town, { cost }] of Object.entries(march.ways)) {
			const way = wayTo(march, town);
			expect(ask.legal.map((one) => one.act)).toContain(`step ${way[0]}`);
			expect(cost).toBeLessThanOrEqual(march.points);
			expect(way.length).toBeLessThanOrEqual(cost);
			ways++;
		}
		const steps = ask.legal.filter((one) => one.verb === 'step').map((one) => one.args[0]);
		expect(Object.keys(march.ways)).toEqual(expect.arrayContaining(steps));
	});
	expect(ways).toBeGreaterThan(100);
});

test('3 Caesars: dice by source add up to the dice that are rolled', async () => {
	let seen = 0;
	for (const seed of [3n, 5n, 9n])
		watch('three-caesars seats=3', seed, 1, () => {
			const { battle } = engine.position('nobody').view;
			for (const host of battle ? [battle.attacker, battle.defender] : []) {
				const sum = Object.values(host.sources).reduce((all, one) => all + one, 0);
				expect(sum).toBe(host.dice);
				expect(host.kills + host.wounds).toBeLessThanOrEqual(host.dice);
				seen++;
			}
		});
	expect(seen).toBeGreaterThan(100);
});

test('3 Caesars: a battle on the screen explains every die', async ({ page }) => {
	const moment = findMoment({
		game: 'three-caesars',
		options: 'seats=3',
		seed: '9',
		from: 20,
		step: 'after-dice',
	});
	await keepMoment(
		page,
		moment,
	); /* you are asked for a response, so that nothing goes on meanwhile */
	await page.goto(`${address()}#/table/moment`);
	await awaitTurn(page);
	await expect(page.locator('.tc-host')).toHaveCount(2);
	const hosts = await page.locator('.tc-host').evaluateAll((all) =>
		all.map((host) => ({
			dice: Number(host.dataset.dice),
			sources: [...host.querySelectorAll('.tc-source')].map((one) => Number(one.dataset.dice)),
		})),
	);
	for (const { dice, sources } of hosts) expect(sources.reduce((a, b) => a + b, 0)).toBe(dice);
	await page.locator('.tc-source').first().click();
	await expect(page.locator('.tc-why').first()).toContainText('Read rule');
});

/* What a seat knows and nobody else does, as the words that its board would show. */
const SECRETS = {
	augustus: (view) => (view.own?.dealt ?? []).map((card) => card.name),
	'three-caesars': (view, seat) =>
		Object.keys(view.sides[seat].hand ?? {}).map((word) => titles[word]),
};
const { names } = engine.games().find((one) => one.game === 'three-caesars');
const titles = Object.fromEntries(names.card.words.map((word, i) => [word, names.card.titles[i]]));

const BADGE = 'Initiative'; /* a card's name, and what the side that has it is called */

for (const [game, secretsOf] of Object.entries(SECRETS)) {
	test(`${game}: the page holds no other seat's secrets`, async ({ page }) => {
		await openHome(page);
		await beginTable(page, game);
		if (game === 'three-caesars') await playOut(page, { most: 3, seed: 4 });
		await awaitTurn(page);
		const shown = await page.evaluate(
			() => document.body.innerHTML,
		); /* before the record: what it shows is in that */
		engine.replay(new TextEncoder().encode(await savedRecord(page)));
		const [you, ...others] = engine.position('above').seats.map((one) => one.seat);
		const open = JSON.stringify(engine.position(you)) + JSON.stringify(engine.story(you));
		const mine = secretsOf(engine.position(you).view, you);
		const hidden = others
			.flatMap((seat) => secretsOf(engine.position(seat).view, seat))
			.filter((name) => !mine.includes(name) && !open.includes(name) && name !== BADGE);
		expect(hidden.length).toBeGreaterThan(2);
		for (const name of hidden) expect(shown, name).not.toContain(name);
	});
}

test('a finished game is reviewed', async ({ page }) => {
	const errors = await openHome(page);
	await beginTable(page, 'augustus');
	await playOut(page);
	await page.getByRole('link', { name: 'Review' }).click();
	await expect(page.locator('.review-chart')).toBeVisible({ timeout: 60_000 });
	await expect(page.locator('.review-progress')).toContainText('Analysed', { timeout: 90_000 });
	const decisions = page.locator('.review-moments button');
	expect(await decisions.count(), 'who plays anything has something to learn').toBeGreaterThan(0);
	await decisions.last().click();
	await expect(decisions.last()).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator('.review-choices .worse')).toContainText('played');
	await expect(page.locator('.review-choices .better').first()).toContainText('%');
	await expect(page.locator('.review-board .stage')).toBeVisible();
	await expect(page.locator('.review-ledger')).toContainText('at the end');
	await expect(page.locator('.review-verified')).toContainText('come from the seed');
	await page.getByRole('link', { name: 'Show in the replay' }).click();
	await expect(page.locator('.scrub')).toBeVisible();
	expect(errors).toEqual([]);
});

/* The short form of `make test-review`: the same games in every run, all tenths together. */
test('what a review calls likely comes true about as often', async () => {
	test.setTimeout(180_000);
	const tenths = emptyTenths();
	for (const n of telling(80)) countTenths(tenths, judgedGame('caesar-augustus', n));
	const all = tenths.reduce((sum, { n }) => sum + n, 0);
	const off = tenths.reduce((sum, { given, won }) => sum + Math.abs(won - given), 0);
	expect(all).toBeGreaterThan(10_000);
	expect(off / all).toBeLessThan(0.05);
});

const SUGGESTED = '.target.suggested, .chip.suggested, .prompt .button.main';

/* Does what the guide suggests until its words say this. */
async function followGuide(page, game, until) {
	await page.evaluate((id) => {
		location.hash = `/learn/${id}`;
	}, game);
	const seen = new Set();
	for (let i = 0; i < 60; i++) {
		await awaitTurn(page);
		const words = await page.locator('.guide p').textContent({ timeout: 5000 });
		seen.add(words);
		if (until.test(words)) return seen;
		await page.evaluate((selector) => {
			document
				.querySelector(selector)
				?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 300, clientY: 300 }));
		}, SUGGESTED);
		await page.waitForTimeout(60);
	}
	throw new Error(`The guide did not come to ${until}: ${[...seen].join(' | ')}`);
}

test('augustus: a guided first conquest', async ({ page }) => {
	await openHome(page);
	const seen = await followGuide(page, 'augustus', /The rest is yours/);
	expect(seen.size).toBeGreaterThanOrEqual(4);
});

test('3 Caesars: a guided first march, and a far town is reached step by step', async ({
	page,
}) => {
	await openHome(page);
	const seen = await followGuide(page, 'three-caesars', /^Rings show/);
	expect(seen.size).toBeGreaterThanOrEqual(4);
	const far = page.locator('.tc-place.glows[aria-label*="3 points away"]').first();
	const name = (await far.getAttribute('aria-label')).split(',')[0];
	await far.dispatchEvent('click', { clientX: 300, clientY: 300 });
	await expect(page.locator('.log')).toContainText(`goes to ${name}`);
	expect(await page.locator('.log-line', { hasText: 'goes to' }).count()).toBeGreaterThan(1);
});
